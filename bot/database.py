"""The SQLite file: opening it safely, migrating it, and transactions one at a time.

One aiosqlite connection is one transaction, so all writing goes through one connection under one lock, and
reading through another, which sees only what is committed.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

import aiosqlite

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x43415256
"""Marks a file as ours ("CARV")."""
BUSY_MS = 2000
"""How long a lock of somebody else is waited for: less than the 3 s after which Discord gives an answer up."""


class DatabaseError(Exception):
    """The database cannot be used as it is; the message is for the person who runs the service."""


class BusyError(Exception):
    """The database is locked by somebody else; trying again later may help."""


class ReadOnlyError(Exception):
    """The database, or its folder, cannot be written to."""


class Database:
    """An open database."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator[Self]:
        """Open the file, bring it to the newest schema, and close it at the end. Raises `DatabaseError`."""
        try:
            await asyncio.to_thread(_try, path)
            async with _connect(path) as writer:
                await _check_ours(writer, path)
                await _migrate(writer, path)
                async with _connect(path) as reader:
                    await reader.execute("PRAGMA query_only = ON")
                    yield cls(writer, reader)
        except sqlite3.Error as error:
            raise DatabaseError(f"{path}: {error}") from error

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """A write transaction: all of it is committed, or nothing. Raises `BusyError`, `ReadOnlyError`."""
        async with self._lock:
            try:
                with _translated():
                    await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                with _translated():
                    await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise

    async def rows(self, sql: str, *values: object) -> list[sqlite3.Row]:
        """All rows of a query over what is committed."""
        with _translated():
            return list(await self._reader.execute_fetchall(sql, values))

    async def row(self, sql: str, *values: object) -> sqlite3.Row | None:
        """The first row of a query, if any."""
        found = await self.rows(sql, *values)
        return found[0] if found else None


def _try(path: Path) -> None:
    """Fail here if the file cannot be opened: the thread of an aiosqlite connection would outlive the attempt."""
    sqlite3.connect(path).close()


@asynccontextmanager
async def _connect(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        connection.row_factory = sqlite3.Row
        for pragma in ("foreign_keys = ON", "synchronous = FULL", f"busy_timeout = {BUSY_MS}"):
            await connection.execute_fetchall(f"PRAGMA {pragma}")
        yield connection


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    return await _number(connection, f"PRAGMA {name}")


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    rows = list(await connection.execute_fetchall(sql))
    return int(rows[0][0])


async def _check_ours(connection: aiosqlite.Connection, path: Path) -> None:
    """Refuse a file of another program before anything is written."""
    filled = await _number(connection, "SELECT count(*) FROM sqlite_master")
    if filled and await _pragma(connection, "application_id") != APPLICATION_ID:
        raise DatabaseError(f"{path} is a database of another program; name another file in DATABASE")


def migrations() -> dict[int, str]:
    """The SQL scripts by their number, in order."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    return {int(path.name.split("_")[0]): path.read_text("utf8") for path in files}


async def _migrate(connection: aiosqlite.Connection, path: Path) -> None:
    scripts, version = migrations(), await _pragma(connection, "user_version")
    if version > max(scripts):
        raise DatabaseError(
            f"{path} was written by a newer version of this program (schema {version}, known up to {max(scripts)}); "
            "nothing was changed: update the program, or name another file in DATABASE"
        )
    await connection.execute_fetchall("PRAGMA journal_mode = WAL")
    for number, script in scripts.items():
        if number > version:
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\n"
                f"PRAGMA user_version = {number};\nPRAGMA application_id = {APPLICATION_ID};\nCOMMIT;"
            )


class _translated:  # noqa: N801 - reads as a word in `with _translated():`
    """Turns SQLite's reasons for not writing into our own exceptions."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, sqlite3.OperationalError):
            if "locked" in str(error) or "busy" in str(error):
                raise BusyError from error
            if "readonly" in str(error) or "read-only" in str(error):
                raise ReadOnlyError from error
