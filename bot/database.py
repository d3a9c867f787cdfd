"""The SQLite file: opening it safely, migrating it, and transactions one at a time.

One aiosqlite connection is one transaction, so all writing goes through one connection under one lock, and
reading through another, which sees only what is committed.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

import aiosqlite

from bot.lease import RENEWAL, STALE, Holder, Lease

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x43415256
"""Marks a file as ours ("CARV")."""
LEASED = 2
"""The first schema with a lease."""
BUSY_MS = 2000
"""How long a lock of somebody else is waited for: less than the 3 s after which Discord gives an answer up."""


class DatabaseError(Exception):
    """The database cannot be used as it is; the message is for the person who runs the service."""


class BusyError(Exception):
    """The database is locked by somebody else; trying again later may help."""


class ReadOnlyError(Exception):
    """The database, or its folder, cannot be written to."""


class Database:
    """An open database.

    Attributes:
        lost: set once another process has taken the lease; nothing is written from then on.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, lease: Lease | None = None) -> None:
        self._writer = writer
        self._reader = reader
        self._lease = lease
        self._lock = asyncio.Lock()
        self.lost = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, lease: Lease | None = None) -> AsyncIterator[Self]:
        """Open the file, bring it to the newest schema, and close it at the end. Raises `DatabaseError`.

        With a lease no other process that asks for one can write to it meanwhile.
        """
        try:
            await asyncio.to_thread(_try, path)
            async with _connect(path) as writer:
                await _check_ours(writer, path)
                await _prepare(writer, path, lease)
                async with _connect(path) as reader:
                    await reader.execute("PRAGMA query_only = ON")
                    database = cls(writer, reader, lease)
                    async with database._kept():
                        yield database
        except sqlite3.Error as error:
            raise DatabaseError(f"{path}: {error}") from error

    def _kept(self) -> AbstractAsyncContextManager[None]:
        """The lease is renewed as long as this lasts, and released then."""
        return nullcontext() if self._lease is None else self._keep(self._lease)

    @asynccontextmanager
    async def _keep(self, lease: Lease) -> AsyncIterator[None]:
        keeping = asyncio.create_task(self._renew(lease), name="lease")
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            with suppress(BusyError, ReadOnlyError, sqlite3.Error):
                async with self.transaction() as writing:
                    await lease.release(writing)

    async def _renew(self, lease: Lease) -> None:
        while not self.lost.is_set():
            await asyncio.sleep(RENEWAL)
            try:
                async with self.transaction() as writing:
                    await lease.renew(writing)
            except (BusyError, ReadOnlyError, sqlite3.Error) as error:
                log.warning("the lease could not be renewed: %r", error)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """A write transaction: all of it is committed, or nothing. Raises `BusyError`, `ReadOnlyError`."""
        async with self._lock:
            try:
                with _translated():
                    await self._writer.execute("BEGIN IMMEDIATE")
                    await self._check_lease()
                    yield self._writer
                    await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise

    async def _check_lease(self) -> None:
        """Refuse to write what another process has taken over. Raises `BusyError`."""
        if self._lease is not None and not await self._lease.holds(self._writer):
            self.lost.set()
            raise BusyError("another process has taken over the database")

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


async def _prepare(connection: aiosqlite.Connection, path: Path, lease: Lease | None) -> None:
    """Bring a file to the newest schema; with a lease, only if nobody else works on it."""
    scripts, version = migrations(), await _pragma(connection, "user_version")
    if version > max(scripts):
        raise DatabaseError(
            f"{path} was written by a newer version of this program (schema {version}, known up to {max(scripts)}); "
            "nothing was changed: update the program, or name another file in DATABASE"
        )
    if version >= LEASED:
        await _take(connection, path, lease)
    await connection.execute_fetchall("PRAGMA journal_mode = WAL")
    await _migrate(connection, scripts, version)
    if version < LEASED:
        await _take(connection, path, lease)


async def _take(connection: aiosqlite.Connection, path: Path, lease: Lease | None) -> None:
    holder = None if lease is None else await lease.take(connection)
    if holder is not None:
        raise DatabaseError(f"{path} {_in_use(holder)}")


def _in_use(holder: Holder) -> str:
    since, heard = (f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S}" for at in (holder.since, holder.renewed))
    return (
        f"is in use by process {holder.pid} on {holder.host}, since {since} UTC (last heard of at {heard}); stop that "
        f"one first, or name another file in DATABASE. If it is gone, try again in {STALE:.0f} seconds"
    )


async def _migrate(connection: aiosqlite.Connection, scripts: Mapping[int, str], version: int) -> None:
    """Run all scripts that are new to a file in one transaction: whatever goes wrong leaves it as it was."""
    steps = [script for number, script in scripts.items() if number > version]
    if steps:
        marks = f"PRAGMA user_version = {max(scripts)};\nPRAGMA application_id = {APPLICATION_ID};"
        await connection.executescript("\n".join(["BEGIN IMMEDIATE;", *steps, marks, "COMMIT;"]))


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
