"""When the database cannot be written to: nothing is changed, and whoever tried is told so."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress

import pytest

from games.yunnan.actions import Pass
from playground import Hold, Person
from tests.bot.play import Table, by_command, decision_of
from tests.bot.service import Service


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock is not waited for."""
    monkeypatch.setattr("bot.database.BUSY_MS", 20)
    monkeypatch.setattr("bot.posts.FIRST_PAUSE", 0.01)


@asynccontextmanager
async def locked(service: Service) -> AsyncIterator[None]:
    """Somebody else writes to the database, once nobody does, and takes their time."""
    with closing(sqlite3.connect(service.settings.database, isolation_level=None, timeout=0)) as other:
        while not begun(other):  # noqa: ASYNC110 - SQLite tells nobody
            await asyncio.sleep(0)
        yield
        other.execute("ROLLBACK")


def begun(other: sqlite3.Connection) -> bool:
    """Whether the lock could be had: the event loop must not be kept waiting by who waits for it."""
    with suppress(sqlite3.OperationalError):
        other.execute("BEGIN IMMEDIATE")
    return other.in_transaction


async def test_while_the_database_is_locked_a_move_is_refused_and_works_afterwards(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    asked = decision_of(await table.sitting(first))
    async with locked(table.service):
        refused = await by_command(table, first, Pass())
        offered = await first.autocomplete(table.channel, "yunnan bid", "building", "")
    assert refused.content == "The database is busy, so nothing was changed. Please try again in a moment."
    assert offered
    assert decision_of(await table.sitting(first)) == asked
    assert (await by_command(table, first, Pass())).content.startswith(f"**{first.name}** passes")
    await table.board(2)
    assert len(table.messages) == 3


async def test_while_the_database_is_locked_no_table_is_opened(table: Table, ann: Person) -> None:
    async with locked(table.service):
        refused = await table.use(ann, "game new")
    assert refused.content.startswith("The database is busy")
    assert table.messages == []
    await table.open(ann)


async def test_a_board_waits_for_the_database_and_is_told_once(
    table: Table, ann: Person, ben: Person, cleo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    hold = Hold()
    table.discord.faults.next("POST", "/channels/*/messages", hold)
    await by_command(table, first, Pass())
    await hold.arrived()
    async with locked(table.service):
        hold.release()
        while "next attempt" not in caplog.text:  # noqa: ASYNC110 - a log has no event
            await asyncio.sleep(0)
    await table.service.settled()
    assert [message["content"].count("passes") for message in table.messages] == [0, 0, 1]


async def test_a_read_only_database_is_said_and_changes_nothing(
    table: Table, ann: Person, ben: Person, cleo: Person, mishaps: list[str]
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    asked = decision_of(await table.sitting(first))
    mishaps.append("the database cannot be written to")
    writer = table.service.client.rooms.store.database._writer  # noqa: SLF001 - a file system turned read-only
    await writer.execute("PRAGMA query_only = ON")
    refused = await by_command(table, first, Pass())
    await writer.execute("PRAGMA query_only = OFF")
    assert refused.content.startswith("The database cannot be written to, so nothing was changed.")
    assert decision_of(await table.sitting(first)) == asked
    assert (await by_command(table, first, Pass())).content.startswith(f"**{first.name}** passes")


async def test_a_bug_is_owned_up_to_with_a_number_that_is_in_the_log(
    table: Table, ann: Person, mishaps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(table.service.client.rooms.store, "tables_of", broken)
    said = (await table.use(ann, "games")).content
    number = said.split()[-1].rstrip(".")
    mishaps.append(f"bug {number}")
    assert said.startswith("Something went wrong that should not have.")
