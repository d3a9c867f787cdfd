"""The SQLite file: whose it is, its migrations, and transactions one at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bot.database import APPLICATION_ID, MIGRATIONS, BusyError, Database, DatabaseError, ReadOnlyError, migrations


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with Database.open(tmp_path / "bot.db") as database:
        yield database


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock is not waited for."""
    monkeypatch.setattr("bot.database.BUSY_MS", 20)


async def remember(database: Database, key: str) -> None:
    async with database.transaction() as writing:
        await writing.execute("INSERT INTO memory VALUES (?, '')", (key,))


async def keys(database: Database) -> list[str]:
    return [row["key"] for row in await database.rows("SELECT key FROM memory ORDER BY key")]


async def refused(path: Path) -> str:
    """Why a file is not opened; it must be left as it was."""
    before = await asyncio.to_thread(path.read_bytes)
    with pytest.raises(DatabaseError) as raised:
        async with Database.open(path):
            pass
    assert await asyncio.to_thread(path.read_bytes) == before
    return str(raised.value)


async def test_a_new_file_is_marked_as_ours_and_has_the_newest_schema(tmp_path: Path) -> None:
    async with Database.open(tmp_path / "new.db"):
        pass
    with closing(sqlite3.connect(tmp_path / "new.db")) as raw:
        assert raw.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert raw.execute("PRAGMA user_version").fetchone() == (max(migrations()),)
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_the_writer_waits_for_the_disk_and_keeps_references_whole(database: Database) -> None:
    async with database.transaction() as writing:
        assert [tuple(row) for row in await writing.execute_fetchall("PRAGMA synchronous")] == [(2,)]
        with pytest.raises(aiosqlite.IntegrityError):
            await writing.execute("INSERT INTO seats VALUES (99, 0, NULL, 'nobody')")


async def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    async with Database.open(tmp_path / "bot.db") as database:
        await remember(database, "a")
    async with Database.open(tmp_path / "bot.db") as database:
        assert await keys(database) == ["a"]


def test_each_migration_has_a_number_of_its_own() -> None:
    assert list(migrations()) == sorted(migrations())
    assert len(migrations()) == len(list(MIGRATIONS.glob("*.sql")))


async def test_an_older_file_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, known = tmp_path / "bot.db", migrations()
    async with Database.open(path) as database:
        await remember(database, "a")
    more = {**known, max(known) + 1: "ALTER TABLE memory ADD COLUMN note TEXT;"}
    monkeypatch.setattr("bot.database.migrations", lambda: more)
    async with Database.open(path) as database:
        assert (await database.row("SELECT note, key FROM memory"))["key"] == "a"  # type: ignore[index]


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, known = tmp_path / "bot.db", migrations()
    async with Database.open(path):
        pass
    more = {**known, max(known) + 1: "CREATE TABLE half (x); SELECT nonsense;"}
    monkeypatch.setattr("bot.database.migrations", lambda: more)
    with pytest.raises(DatabaseError, match="nonsense"):
        async with Database.open(path):
            pass
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (max(known),)
        assert raw.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)


async def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    async with Database.open(path):
        pass
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version = 99")
    said = await refused(path)
    assert said.startswith(f"{path} was written by a newer version of this program (schema 99, known up to ")
    assert "nothing was changed" in said


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "music.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE songs (title)")
    assert (await refused(path)).startswith(f"{path} is a database of another program")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Buy tea, horses and salt. " * 100)
    assert "file is not a database" in await refused(path)


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match=r"no/bot\.db: unable to open database file"):
        async with Database.open(tmp_path / "no" / "bot.db"):
            pass


async def test_a_transaction_that_fails_leaves_its_neighbours_alone(database: Database) -> None:
    """One connection is one transaction: whoever writes at the same time has to wait."""
    entered = asyncio.Event()

    async def fails() -> None:
        async with database.transaction() as writing:
            await writing.execute("INSERT INTO memory VALUES ('bad', '')")
            entered.set()
            await asyncio.sleep(0)
            raise ValueError

    failing = asyncio.create_task(fails())
    await entered.wait()
    await asyncio.gather(*(remember(database, f"good {number}") for number in range(3)))
    with pytest.raises(ValueError):  # noqa: PT011 - the one above
        await failing
    assert await keys(database) == ["good 0", "good 1", "good 2"]


async def test_a_transaction_that_is_cancelled_is_undone(database: Database) -> None:
    entered = asyncio.Event()

    async def waits() -> None:
        async with database.transaction() as writing:
            await writing.execute("INSERT INTO memory VALUES ('half', '')")
            entered.set()
            await asyncio.Event().wait()

    waiting = asyncio.create_task(waits())
    await entered.wait()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await remember(database, "whole")
    assert await keys(database) == ["whole"]


async def test_a_transaction_that_cannot_be_committed_is_undone(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full() -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(database._writer, "commit", full)  # noqa: SLF001 - a disk is full
        with pytest.raises(sqlite3.OperationalError):
            await remember(database, "half")
    await remember(database, "whole")
    assert await keys(database) == ["whole"]


async def test_readers_see_only_what_is_committed(database: Database) -> None:
    async with database.transaction() as writing:
        await writing.execute("INSERT INTO memory VALUES ('a', '')")
        assert await keys(database) == []
    assert await keys(database) == ["a"]


async def test_readers_cannot_write(database: Database) -> None:
    with pytest.raises(ReadOnlyError):
        await database.rows("INSERT INTO memory VALUES ('a', '')")


async def test_a_lock_of_somebody_else_is_a_busy_database(database: Database, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bot.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BusyError):
            await remember(database, "a")
        assert await keys(database) == []
        other.execute("ROLLBACK")
    await remember(database, "b")
    assert await keys(database) == ["b"]


async def test_a_connection_that_may_not_write_is_a_read_only_database(database: Database) -> None:
    await database._writer.execute("PRAGMA query_only = ON")  # noqa: SLF001 - a file system turned read-only
    with pytest.raises(ReadOnlyError):
        await remember(database, "a")


async def test_a_database_that_turns_read_only_within_a_transaction_is_one_too(database: Database) -> None:
    async def write() -> None:
        async with database.transaction() as writing:
            await writing.execute("PRAGMA query_only = ON")
            await writing.execute("INSERT INTO memory VALUES ('a', '')")

    with pytest.raises(ReadOnlyError):
        await write()
    assert await keys(database) == []
