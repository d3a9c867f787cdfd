"""The steps of an unfinished turn are for nobody but who makes them."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Travel
from playground import Person
from tests.bot.play import Table, by_command, decision_of, labels
from tests.bot.positions import asks, sit_down


@pytest.fixture
async def in_mid_turn(table: Table, ann: Person, ben: Person, cleo: Person) -> Table:
    """Ann has made a step, and may still take it back."""
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    step = next(action for action in decision_of(await table.sitting(ann)).actions if isinstance(action, Travel))
    await by_command(table, ann, step)
    return table


async def test_the_story_of_others_does_not_tell_the_step(in_mid_turn: Table, ann: Person, ben: Person) -> None:
    own = await in_mid_turn.use(ann, "game log")
    other = await in_mid_turn.use(ben, "game log")
    assert own.content.splitlines()[-1].startswith("**Ann** travels from")
    assert own.content.splitlines()[:-1] == other.content.splitlines()


async def test_the_board_of_others_does_not_show_the_step(in_mid_turn: Table, ann: Person, ben: Person) -> None:
    own = await in_mid_turn.use(ann, "game board", show="text")
    other = await in_mid_turn.use(ben, "game board", show="text")
    assert own.content != other.content
    await in_mid_turn.use(ann, "game undo")
    again = await in_mid_turn.use(ann, "game board", show="text")
    assert again.content == other.content


async def test_the_table_is_reached_again_when_its_message_is_gone(in_mid_turn: Table, ann: Person) -> None:
    status = await in_mid_turn.use(ann, "game status")
    assert labels(status.message) == ["My turn", "Board in words"]
