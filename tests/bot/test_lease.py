"""One process at a time works on a database; one that is gone does not keep the next out."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.database import BusyError, Database, DatabaseError
from bot.lease import STALE, Lease
from bot.service import serve
from bot.settings import Settings
from playground import Playground

ALIVE = os.getppid()
"""A process that is there, and not this one."""


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest.fixture
def as_process(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let the next lease be taken by a process of another number."""

    def pretend(pid: int) -> None:
        monkeypatch.setattr("bot.lease.os.getpid", lambda: pid)

    return pretend


def ended() -> int:
    """The number of a process that is no more."""
    with subprocess.Popen((sys.executable, "-c", "")) as process:
        process.wait()
    return process.pid


def held(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute("SELECT pid, since, renewed FROM lease").fetchall()


def taken_over(path: Path) -> None:
    """Another process has taken the lease."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("UPDATE lease SET token = 'another', pid = 1, since = 2.0, renewed = 3.0")


async def lease_of(database: Database) -> tuple[float, float]:
    """When its holder began, and when it was last heard of."""
    row = await database.row("SELECT since, renewed FROM lease")
    assert row is not None
    return row["since"], row["renewed"]


async def note(database: Database, key: str) -> None:
    async with database.transaction() as writing:
        await writing.execute("INSERT INTO memory VALUES (?, '')", (key,))


@asynccontextmanager
async def left_behind(path: Path, clock: Hand) -> AsyncIterator[Database]:
    """A database whose process does not notice what happens to it: it is stopped, or busy with something else."""
    async with Database.open(path, Lease(clock)) as database:
        yield database


async def test_the_second_process_is_refused_and_told_who_is_there(
    path: Path, clock: Hand, as_process: Callable[[int], None]
) -> None:
    as_process(ALIVE)
    async with left_behind(path, clock) as first:
        clock.now += STALE - 1
        as_process(ALIVE + 1)
        with pytest.raises(DatabaseError, match=rf"bot\.db is in use by process {ALIVE} on .*, since 2026-09-21 14:13"):
            async with Database.open(path, Lease(clock)):
                pass
        await note(first, "still there")


async def test_a_lease_is_given_back_at_the_end(path: Path, clock: Hand) -> None:
    async with Database.open(path, Lease(clock)):
        assert held(path) == [(os.getpid(), clock.now, clock.now)]
    assert held(path) == []


async def test_who_has_not_been_heard_of_for_long_loses_it_and_writes_nothing_more(
    path: Path, clock: Hand, as_process: Callable[[int], None]
) -> None:
    as_process(ALIVE)
    async with left_behind(path, clock) as first:
        clock.now += STALE
        as_process(ALIVE + 1)
        async with Database.open(path, Lease(clock)) as second:
            with pytest.raises(BusyError):
                await note(first, "late")
            assert first.lost.is_set()
            await note(second, "in time")
            assert [row["key"] for row in await second.rows("SELECT key FROM memory")] == ["in time"]
            assert not second.lost.is_set()


async def test_a_process_that_has_ended_loses_it_at_once(
    path: Path, clock: Hand, as_process: Callable[[int], None]
) -> None:
    as_process(ended())
    async with left_behind(path, clock):
        as_process(ALIVE)
        async with Database.open(path, Lease(clock)):
            assert held(path) == [(ALIVE, clock.now, clock.now)]


async def test_of_a_process_elsewhere_nobody_knows_that_it_has_ended(
    path: Path, clock: Hand, as_process: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    as_process(ended())
    async with left_behind(path, clock):
        monkeypatch.setattr("bot.lease.socket.gethostname", lambda: "elsewhere")
        with pytest.raises(DatabaseError, match="in use"):
            async with Database.open(path, Lease(clock)):
                pass


async def test_a_clock_that_was_set_back_keeps_nobody_out_for_ever(
    path: Path, clock: Hand, as_process: Callable[[int], None]
) -> None:
    as_process(ALIVE)
    async with left_behind(path, clock):
        clock.now -= 86400
        as_process(ALIVE + 1)
        async with Database.open(path, Lease(clock)) as second:
            await note(second, "here")


async def test_a_process_shows_again_and_again_that_it_is_alive(
    path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.database.RENEWAL", 0.0)
    began = clock.now
    async with Database.open(path, Lease(clock)) as database:
        clock.now += 10
        while (renewed := (await lease_of(database))[1]) == began:  # noqa: ASYNC110 - a row has no event
            await asyncio.sleep(0)
        assert renewed == began + 10
        assert (await lease_of(database))[0] == began


async def test_reading_needs_no_lease(path: Path, clock: Hand, as_process: Callable[[int], None]) -> None:
    as_process(ALIVE)
    async with left_behind(path, clock) as first:
        await note(first, "a")
        async with Database.open(path) as other:
            assert await other.row("SELECT key FROM memory") is not None


async def test_a_bot_that_loses_its_database_stops_and_says_so(
    discord: Playground, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.database.RENEWAL", 0.05)
    running = asyncio.create_task(serve(Settings(database=path), discord.token, asyncio.Event()))
    await discord.connected()
    await asyncio.to_thread(taken_over, path)
    with pytest.raises(DatabaseError, match="another process has taken over the database"):
        await running
    assert held(path) == [(1, 2.0, 3.0)]
