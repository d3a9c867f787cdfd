"""Panels: their pages, their presets, and how they name people."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.choices import follow
from bot.limits import CONTENT
from bot.tables import Sitting
from cogs.widgets import PRESETS, Panel, panel
from games.yunnan.actions import Travel
from playground.component_limits import check_components
from playground.limits import Problems
from tests.bot.play import decision_of
from tests.cogs.sittings import NAMES, sittings, ways


def pages(sitting: Sitting, path: tuple[int, ...]) -> Iterator[Panel]:
    """A panel and those that its *Later* leads to."""
    page, later = 0, True
    while later:
        shown = panel(sitting, path, page)
        later = "'More'" in str(shown.view and shown.view.to_components())
        yield shown
        page += 1


def refused(shown: Panel) -> list[tuple[str, str, str]]:
    """What Discord would not take."""
    problems = Problems()
    problems.length("content", shown.content, 1, CONTENT)
    check_components(problems, shown.view.to_components() if shown.view else [], v2=False)
    return problems.found


def test_discord_takes_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.widgets.MENU", 2)
    random = Random(1)
    found = [(sitting, path) for sitting in sittings(4, seed=1) for path in ways(decision_of(sitting), random)]
    shown = (one for sitting, path in found for one in pages(sitting, path))
    assert [problem for one in shown for problem in refused(one)] == []


def test_a_button_names_people_plainly() -> None:
    """Buttons and menus show no markdown, so there is nothing to escape or embolden."""
    displacing = (
        str(view.to_components())
        for sitting in sittings(5, seed=2)
        for path in ways(decision_of(sitting), Random(3))
        if sitting.decision and Travel in map(type, follow(sitting.decision, path).values)
        if (view := panel(sitting, path).view) and f"displace {NAMES[1]}" in str(view.to_components())
    )
    assert f"**{NAMES[1]}" not in next(displacing)


def test_presets_are_spread_from_the_least_to_the_most() -> None:
    many = next(
        s
        for s in sittings(3, seed=5)
        if s.decision and follow(s.decision, ()).is_number and len(s.decision.actions) > 25
    )
    assert many.decision is not None
    view = panel(many).view
    assert view is not None
    numbers = [item.item.label for item in view.children][:PRESETS]  # type: ignore[attr-defined]
    assert numbers[0] == "0"
    assert numbers[-1] == str(len(many.decision.actions) - 1)
    assert numbers == sorted(numbers, key=int)
