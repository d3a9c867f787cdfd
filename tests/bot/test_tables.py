"""Playing at a table, below Discord: an interaction counts once, and a menu only while it holds."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import RepeatError, StaleError, TableError
from bot.lobby import Person as Player
from bot.tables import Menu, handed_over, stays
from bot.timeline import fingerprint
from games.api import RuleError
from games.yunnan.actions import Bid, Done, Pass, Travel
from playground import Person
from tests.bot.play import Table, decision_of
from tests.bot.positions import asks, sit_down


def player(person: Person) -> Player:
    return Player(int(person.id), person.name)


async def test_an_interaction_that_comes_again_changes_nothing(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Even where its move would be legal once more."""
    number = await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    tables = table.service.client.tables
    steps = [a for a in decision_of(await table.sitting(ann)).actions if isinstance(a, Travel)]
    await tables.play(number, player(ann), steps[0], interaction=1)
    after = (await table.sitting(ann)).timeline
    again = next(a for a in decision_of(await table.sitting(ann)).actions if not isinstance(a, Done))
    with pytest.raises(RepeatError):
        await tables.play(number, player(ann), again, interaction=1)
    with pytest.raises(RepeatError):
        await tables.undo(number, player(ann), interaction=1)
    assert (await table.sitting(ann)).timeline == after
    stored = await table.service.client.rooms.table(number)
    assert await table.service.client.rooms.store.timeline(stored) == after


async def test_a_person_who_joins_again_by_the_same_interaction_is_not_refused_for_sitting_there(
    table: Table, ann: Person, ben: Person
) -> None:
    await table.open(ann)
    lobby = table.service.client.lobby
    await lobby.join(1, player(ben), interaction=1)
    with pytest.raises(RepeatError):
        await lobby.join(1, player(ben), interaction=1)
    with pytest.raises(TableError):
        await lobby.join(1, player(ben), interaction=2)


async def test_of_two_moves_at_once_from_one_menu_one_counts(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    number = await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    sitting = await table.sitting(ann)
    asked = decision_of(sitting)
    menu = Menu(sitting.timeline.revision, fingerprint(asked))
    steps = [action for action in asked.actions if isinstance(action, Travel)][:2]
    plays = (
        table.service.client.tables.play(number, player(ann), step, interaction, menu)
        for interaction, step in enumerate(steps)
    )
    results = await asyncio.gather(*plays, return_exceptions=True)
    assert sum(isinstance(result, StaleError) for result in results) == 1
    assert (await table.sitting(ann)).timeline.revision == sitting.timeline.revision + 1


async def test_a_menu_holds_while_others_act_and_the_question_stays_the_same(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """What counts is one's own last act and the question, not the length of the log."""
    first, *_ = await table.begin(ann, ben, cleo)
    tables, number = table.service.client.tables, (await table.sitting(first)).table.id
    mark = fingerprint(decision_of(await table.sitting(first)))
    await tables.play(number, player(first), Pass(), 1, Menu(0, mark))
    second = await table.asked([ann, ben, cleo])
    mark = fingerprint(decision_of(await table.sitting(second)))
    await tables.play(number, player(second), Pass(), 2, Menu(0, mark))


async def test_what_the_rules_refuse_is_not_stored_and_its_interaction_may_be_used(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    number = await sit_down(table, asks("placing"), [ann, ben, cleo])
    tables = table.service.client.tables
    before = (await table.sitting(ann)).timeline
    with pytest.raises(RuleError):
        await tables.play(number, player(ann), Bid("castle", 1), interaction=1)
    assert (await table.sitting(ann)).timeline == before
    await tables.play(number, player(ann), Pass(), interaction=1)


async def test_only_the_end_of_a_turn_is_told(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    timeline = (await table.sitting(ann)).timeline
    asked = decision_of(await table.sitting(ann))
    step = next(action for action in asked.actions if isinstance(action, Travel))
    assert stays(timeline, asked, step)
    assert not stays(timeline, asked, Done())
    assert not handed_over(asked, timeline)


async def test_a_table_that_does_not_exist_is_named(table: Table, ann: Person) -> None:
    with pytest.raises(TableError, match="no-such-table"):
        await table.service.client.tables.play(77, player(ann), Pass(), 1)
