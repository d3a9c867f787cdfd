"""Panels as Discord takes them, for every question of a game and every way through it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.choices import follow
from bot.store import Chair, Status, Table
from bot.tables import Sitting
from bot.timeline import Timeline, begin
from cogs.widgets import PRESETS, Panel, panel
from games.api import Setup
from games.history import Entry, nature, onward
from games.registry import GAMES
from games.yunnan.actions import Travel
from playground.component_limits import check_components
from playground.limits import Problems

YUNNAN, TAJ = "yunnan", "taj_mahal"
NAMES = ("**Ann**", "B_e_n @everyone <@1>", "C" * 32, "`Dora`", "Емил 🐎 " + "x" * 24)


def sittings(seats: int, seed: int, game: str = YUNNAN) -> Iterator[Sitting]:
    """Who must decide, through a game of random moves, at a table of awkward names with the largest of numbers."""
    random, rules = Random(seed), GAMES[game]
    timeline = begin(rules, Setup(rules.editions[0], seats))
    timeline = timeline.plus(nature(rules, timeline.state, random), 0.0)
    while timeline.decisions:
        (asked,) = timeline.decisions
        yield Sitting(_table(timeline), timeline, asked.seat)
        entry = Entry(random.choice(asked.actions), asked.seat)
        timeline = timeline.plus(onward(rules, timeline.state, entry, random), 0.0)


def _table(timeline: Timeline) -> Table:
    chairs = tuple(Chair(2**63 - 1, name) for name in NAMES[: timeline.setup.seats])
    return Table(
        2**53,
        2**63 - 1,
        2**63 - 1,
        2**63 - 1,
        "en",
        timeline.game.key,
        timeline.setup,
        1,
        Status.RUNNING,
        chairs,
        None,
        0.0,
    )


def ways(sitting: Sitting, random: Random) -> Iterator[tuple[int, ...]]:
    """A way through the panel by random answers, step by step."""
    assert sitting.decision is not None
    path: tuple[int, ...] = ()
    while (point := follow(sitting.decision, path)).action is None:
        yield path
        path = (*path, random.randrange(len(point.values)))
    yield path


def pages(sitting: Sitting, path: tuple[int, ...]) -> Iterator[Panel]:
    """A panel and those that its *Later* leads to."""
    page, later = 0, True
    while later:
        shown = panel(sitting, path, page)
        later = "'Later'" in str(shown.view and shown.view.to_components())
        yield shown
        page += 1


def refused(shown: Panel) -> list[tuple[str, str, str]]:
    """What Discord would not take."""
    problems = Problems()
    problems.length("content", shown.content, 1, 2000)
    check_components(problems, shown.view.to_components() if shown.view else [], v2=False)
    return problems.found


@pytest.mark.parametrize(("game", "seats"), [(YUNNAN, 3), (YUNNAN, 5), (TAJ, 3), (TAJ, 5)])
def test_discord_takes_every_panel(game: str, seats: int) -> None:
    random = Random(seats)
    found = [(sitting, path) for sitting in sittings(seats, seats, game) for path in ways(sitting, random)]
    assert len(found) > 300
    assert [problem for sitting, path in found for problem in refused(panel(sitting, path))] == []


def test_discord_takes_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.widgets.MENU", 2)
    random = Random(1)
    found = [(sitting, path) for sitting in sittings(4, seed=1) for path in ways(sitting, random)]
    shown = (one for sitting, path in found for one in pages(sitting, path))
    assert [problem for one in shown for problem in refused(one)] == []


def test_a_button_names_people_plainly() -> None:
    """Buttons and menus show no markdown, so there is nothing to escape or embolden."""
    displacing = (
        str(view.to_components())
        for sitting in sittings(5, seed=2)
        for path in ways(sitting, Random(3))
        if sitting.decision and Travel in map(type, follow(sitting.decision, path).values)
        if (view := panel(sitting, path).view) and f"displace {NAMES[1]}" in str(view.to_components())
    )
    assert f"**{NAMES[1]}" not in next(displacing)


def test_presets_are_spread_from_the_least_to_the_most() -> None:
    many = next(
        s
        for s in sittings(3, seed=5)
        if s.decision and follow(s.decision, ()).is_number and len(s.decision.options) > 25
    )
    assert many.decision is not None
    view = panel(many).view
    assert view is not None
    numbers = [item.item.label for item in view.children][:PRESETS]  # type: ignore[attr-defined]
    assert numbers[0] == "0"
    assert numbers[-1] == str(len(many.decision.options) - 1)
    assert numbers == sorted(numbers, key=int)
