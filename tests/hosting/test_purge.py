"""A server is erased: all of it, nothing else, and not under a running bot."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.database import Database, DatabaseError
from bot.lease import Lease
from bot.purge import Holding, holding, purge
from tests.bot.old import restored
from tests.bot.processes import run

HERE, NEIGHBOUR = 55, 77
KEPT = 1
"""The table that is on the other server."""
RARE = "A very rare name"


@pytest.fixture
def stored(tmp_path: Path) -> Iterator[Path]:
    """Games in all states on two servers."""
    path = restored(tmp_path / "caravanserai.db")
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE tables SET guild = CASE id WHEN ? THEN ? ELSE ? END", (KEPT, NEIGHBOUR, HERE))
        raw.execute("UPDATE seats SET name = ? WHERE table_id <> ? AND seat = 0", (RARE, KEPT))
    yield path
    assert read(path, "PRAGMA foreign_key_check") == []


def read(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def told_of(path: Path) -> set[int]:
    """The tables that anything is stored of."""
    kinds = read(path, "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE c.name = 'table_id'")
    rows = (read(path, f"SELECT table_id FROM {kind}") for (kind,) in kinds)  # noqa: S608 - the names are ours
    return {table for found in rows for (table,) in found} | {table for (table,) in read(path, "SELECT id FROM tables")}


def traces(path: Path) -> list[str]:
    """The files in which the rare name is found."""
    return [found.name for found in path.parent.iterdir() if RARE.encode() in found.read_bytes()]


async def test_all_of_a_server_is_erased_and_nothing_of_another(stored: Path) -> None:
    people, neighbour = read(stored, "SELECT * FROM people"), holding(stored, NEIGHBOUR)
    assert len(told_of(stored)) > 1
    assert traces(stored)
    await purge(stored, HERE)
    assert told_of(stored) == {KEPT}
    assert traces(stored) == []
    assert read(stored, "SELECT * FROM people") == people
    assert holding(stored, NEIGHBOUR) == neighbour
    assert holding(stored, HERE) == Holding(0, 0, 0, 0)


def test_what_is_stored_is_counted(stored: Path) -> None:
    """And the bot may be running meanwhile: nothing is written."""
    before = stored.read_bytes()
    found = holding(stored, HERE)
    ((tables,),) = read(stored, f"SELECT count(*) FROM tables WHERE guild = {HERE}")  # noqa: S608 - a number
    assert found.tables == tables > found.open > 0
    assert f"{holding(stored, NEIGHBOUR)}".startswith("tables: 1 (open: 1), moves: ")
    assert stored.read_bytes() == before


def test_only_tables_say_which_server_they_are_of(stored: Path) -> None:
    """What is stored with a server in another place must be erased with it too."""
    found = read(stored, "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE c.name LIKE '%guild%'")
    assert found == [("tables",)]


async def test_nothing_is_erased_under_a_running_bot(stored: Path) -> None:
    async with Database.open(stored, Lease(time.time)) as bot:
        async with bot.transaction() as writing:
            await writing.execute("UPDATE lease SET pid = ?", (os.getppid(),))
        with pytest.raises(DatabaseError, match=f"is in use by process {os.getppid()} on "):
            await purge(stored, HERE)
    assert len(told_of(stored)) > 1


def test_a_host_is_told_what_would_go_and_erases_it_with_a_yes(stored: Path) -> None:
    said = f"caravanserai.db holds of server {HERE}: {holding(stored, HERE)}\n"
    asked = run(stored.parent, "purge", str(HERE))
    assert asked.stdout.startswith(f"{said}Nothing was erased. With --yes ")
    assert run(stored.parent, "purge", str(HERE), "--yes").stdout.startswith(f"{said}All this is erased. ")
    assert told_of(stored) == {KEPT}


def test_without_a_database_there_is_nothing_to_erase(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="there is no file"):
        holding(tmp_path / "caravanserai.db", HERE)
    assert list(tmp_path.iterdir()) == []
