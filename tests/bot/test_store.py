"""What the database holds, as values: the log, tables and their chairs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.database import Database
from bot.draws import Draws
from bot.errors import RepeatError
from bot.store import (
    Chair,
    Status,
    Store,
    Table,
    claim,
    insert_table,
    write_chairs,
    write_rows,
    write_status,
)
from bot.timeline import Timeline, Undone, advance, begin
from games.api import Seat, Setup
from games.history import Entry
from games.registry import GAMES
from games.yunnan.actions import Pass

CHAIRS = (Chair(11, "Ann"), Chair(None, "Mei"), Chair(33, "Őrs 🐎"))
DRAFT = Table(
    0, 1, 2, 11, "en", "yunnan", Setup("second", 3, figures={"final_rounds": 1}), 1, Status.LOBBY, CHAIRS, None, 5.5
)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Database.open(tmp_path / "bot.db") as database:
        yield Store(database)


async def opened(store: Store, draft: Table = DRAFT) -> Table:
    """The draft as a table in the store."""
    async with store.database.transaction() as writing:
        number = await insert_table(writing, draft)
        await write_chairs(writing, number, draft.chairs)
    return replace(draft, id=number)


def game(moves: int) -> Timeline:
    """Some moves of three people by suggestion."""
    yunnan, random = GAMES["yunnan"], Random(1)
    timeline = begin(yunnan, Setup("second", 3))
    timeline = timeline.plus(advance(timeline, None, frozenset(), Draws("1")), 1.0)
    for number in range(moves):
        seat = timeline.decisions[0].seat
        entry = Entry(yunnan.suggest(timeline.state, seat, random), seat)
        timeline = timeline.plus(advance(timeline, entry, frozenset(), Draws("1")), 2.0 + number)
    return timeline


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    draft = replace(DRAFT, setup=Setup("second", 3))
    table = await opened(store, draft)
    assert await store.table(table.id) == table
    assert await store.open_table(2) == table
    assert await store.table(table.id + 1) is None
    assert await store.open_table(3) is None


async def test_options_and_figures_come_back(store: Store) -> None:
    table = await opened(store, replace(DRAFT, setup=Setup("second", 3, ("duli",), {"a": [1, {"b": 2}]})))
    found = await store.table(table.id)
    assert found is not None
    assert found.setup == table.setup


async def test_chairs_know_their_people_and_stand_ins(store: Store) -> None:
    found = await store.table((await opened(store)).id)
    assert found is not None
    assert found.names == ("Ann", "Mei", "Őrs 🐎")
    assert found.stand_ins == {Seat(1)}
    assert (found.seat_of(33), found.seat_of(44)) == (Seat(2), None)


async def test_a_channel_has_at_most_one_open_table(store: Store) -> None:
    first = await opened(store)
    with pytest.raises(Exception, match="UNIQUE constraint failed"):
        await opened(store)
    async with store.database.transaction() as writing:
        await write_status(writing, first.id, Status.ENDED, 6.0, 3)
    second = await opened(store)
    assert await store.open_table(2) == second


async def test_a_user_has_tables_while_they_are_open(store: Store) -> None:
    first, second = await opened(store), await opened(store, replace(DRAFT, channel=3))
    assert [table.id for table in await store.tables_of(11)] == [first.id, second.id]
    assert await store.tables_of(22) == []
    async with store.database.transaction() as writing:
        await write_status(writing, first.id, Status.OVER, 6.0, 3)
    assert [table.id for table in await store.tables_of(33)] == [second.id]


async def test_the_log_gives_the_same_game_again(store: Store) -> None:
    table, played = await opened(store), game(30)
    async with store.database.transaction() as writing:
        await write_rows(writing, table.id, played.lines)
    found = await store.timeline(replace(table, setup=played.setup))
    assert found == played
    assert found.events(0) == played.events(0)


async def test_what_was_taken_back_stays_taken_back(store: Store) -> None:
    table, played = await opened(store), game(6)
    undone = Undone(played.revision + 1, Seat(2), played.revision, 9.0)
    after = played.minus(undone)
    async with store.database.transaction() as writing:
        await write_rows(writing, table.id, [*played.lines, undone])
    found = await store.timeline(replace(table, setup=played.setup))
    assert found == after
    assert found.revision == played.revision + 1
    assert len(found.lines) == len(played.lines) - 1
    again = after.plus(advance(after, Entry(Pass(), after.decisions[0].seat), frozenset(), Draws("1")), 10.0)
    async with store.database.transaction() as writing:
        await write_rows(writing, table.id, again.lines[len(after.lines) :])
    assert await store.timeline(replace(table, setup=played.setup)) == again


async def test_an_interaction_counts_once(store: Store) -> None:
    async with store.database.transaction() as writing:
        await claim(writing, 2**62, 1.0)
        await claim(writing, 1, 2.0)
    with pytest.raises(RepeatError):
        async with store.database.transaction() as writing:
            await claim(writing, 2**62, 3.0)


async def test_small_facts_are_remembered(store: Store) -> None:
    assert await store.recall("commands") is None
    await store.remember("commands", "a")
    await store.remember("commands", "b")
    assert await store.recall("commands") == "b"
