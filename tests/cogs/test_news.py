"""What is new is marked: on the channel's boards since the one before, below the story since one's own last action."""

from __future__ import annotations

from typing import Any

import pytest

from games.yunnan.actions import Pass
from playground import Person
from renderer import Picture
from tests.bot.play import Table, by_command
from tests.bot.service import DOT, Service


class Kept:
    """Keeps what boards are made from: the view that tells what is new, and the view."""

    def __init__(self) -> None:
        self.views: list[tuple[Any, Any]] = []

    def __call__(
        self, view: Any, _names: tuple[str, ...], _words: Any, *, limit: int, since: Any = None
    ) -> Picture | None:
        self.views.append((since, view))
        return Picture(DOT, "") if limit >= len(DOT) else None


@pytest.fixture
async def kept(service: Service) -> Kept:
    kept = Kept()
    service.draw = kept
    await service.restart()
    return kept


async def passed(table: Table, people: list[Person]) -> Person:
    """Whoever must decide passes, and the channel is told; who it was."""
    person = await table.asked(people)
    await by_command(table, person, Pass())
    await table.service.settled()
    return person


async def test_a_board_of_the_channel_marks_what_is_new_since_the_one_before(
    table: Table, kept: Kept, ann: Person, ben: Person, cleo: Person
) -> None:
    people = await table.begin(ann, ben, cleo)
    await table.service.settled()
    assert [since for since, _ in kept.views] == [None]
    for _ in range(2):
        await passed(table, people)
    (_, first), (since, second), (then, third) = kept.views
    assert (since, then) == (first, second)
    assert first != second != third


async def test_the_board_below_the_story_marks_what_is_new_since_one_s_last_action(
    table: Table, kept: Kept, ann: Person, ben: Person, cleo: Person
) -> None:
    people = await table.begin(ann, ben, cleo)
    first = await passed(table, people)
    await passed(table, people)
    timeline = (await table.sitting(await table.asked(people))).timeline
    told = await table.use(first, "game log")
    await told.until(lambda one: one.message and one.message["attachments"])
    own = next(line.revision for line in timeline.lines if isinstance(line.taken.entry.action, Pass))
    since, view = kept.views[-1]
    assert since == timeline.game.view(timeline.at(own), None)
    assert view == timeline.game.view(timeline.state, None)
    assert since != view
