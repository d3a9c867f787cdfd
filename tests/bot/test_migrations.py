"""Databases of earlier versions: opened by this one their games go on; whatever goes wrong leaves them as they were."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest

from bot.database import Database, migrations
from bot.lobby import Lobby, Person
from bot.parking import is_parked, parkings
from bot.rooms import Rooms
from bot.store import Status, Store
from bot.tables import Tables
from bot.timeline import Deputy
from games.api import Seat
from games.positions import digest
from tests.bot.old import ENDED, LOBBY, OVER, PARKED, RUNNING, SCHEMAS, restored

ROOT = Path(__file__).parents[2]
ANN, BEN, CLEO = Person(1101, "Ann"), Person(1102, "Ben (2)"), Person(1103, "Őrs 🐎")


@pytest.fixture(params=SCHEMAS)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database of an earlier version."""
    return restored(tmp_path / "bot.db", request.param)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Rooms]:
    async with Database.open(path) as database:
        yield Rooms(Store(database), lambda: 1_800_000_000.0, Random(1))


def schema(path: Path) -> tuple[int, list[tuple[str]]]:
    with closing(sqlite3.connect(path)) as raw:
        (version,) = raw.execute("PRAGMA user_version").fetchone()
        return version, raw.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()


def test_there_is_a_database_of_every_earlier_schema() -> None:
    assert [int(name) for name in SCHEMAS] == list(migrations())[:-1]


async def test_every_schema_ends_as_the_newest(path: Path, tmp_path: Path) -> None:
    async with opened(path), opened(tmp_path / "new.db"):
        pass
    assert schema(path) == schema(tmp_path / "new.db")


async def test_games_in_all_states_are_as_they_were(path: Path) -> None:
    async with opened(path) as rooms:
        tables = [await rooms.table(number) for number in (RUNNING, LOBBY, OVER, ENDED, PARKED)]
        assert [table.status for table in tables] == [
            Status.RUNNING, Status.LOBBY, Status.OVER, Status.ENDED, Status.RUNNING
        ]  # fmt: skip
        running, _, over, ended, _ = [await rooms.timeline(table) for table in tables]
        assert (running.revision, len(running.lines)) == (46, 44)
        assert running.touched
        assert over.over
        assert ended.revision == 7
        assert [table.names[:2] for table in tables[:2]] == [("Ann", "Ben (2)"), ("Ben (2)", "Őrs 🐎")]


async def test_what_channels_have_not_been_told_is_told_as_it_would_have_been(path: Path) -> None:
    async with opened(path) as rooms:
        outbox = rooms.outbox
        assert await outbox.owed() == [RUNNING, PARKED]
        assert [await outbox.parked(number) for number in (RUNNING, PARKED)] == [None, "50013"]
        post = await outbox.post(RUNNING)
        assert post is not None
        assert (post.since, post.upto) == (41, 46)


async def test_what_standing_orders_did_is_still_told_as_theirs(tmp_path: Path) -> None:
    async with opened(restored(tmp_path / "bot.db", "0050")) as rooms:
        lines = (await rooms.timeline(await rooms.table(RUNNING))).lines
        assert [(line.revision, line.deputy) for line in lines if line.deputy] == [(40, Deputy.ORDER)]


@pytest.mark.parametrize("number", [RUNNING, PARKED])
async def test_a_game_goes_on(path: Path, number: int) -> None:
    async with opened(path) as rooms:
        before = await rooms.timeline(await rooms.table(number))
        (asked,) = before.decisions
        chair = (await rooms.table(number)).chairs[asked.seat]
        person = Person(chair.user or 0, chair.name)
        action = before.game.suggest(before.state, asked.seat, Random(1))
        played = await Tables(rooms).play(number, person, action, 99)
        rows = await rooms.store.log(await rooms.table(number))
        assert rows[-1]["position"] == digest(played.sitting.timeline.state)
        assert await rooms.store.timeline(await rooms.table(number)) == played.sitting.timeline


async def test_a_lobby_goes_on(path: Path) -> None:
    async with opened(path) as rooms:
        await Lobby(rooms).start(LOBBY, BEN, 99)
        assert (await rooms.table(LOBBY)).seats_of(CLEO.id) == (Seat(1),)


INTERRUPTED = """
import asyncio, os, signal, sys
from pathlib import Path
from bot import database

def die():
    os.kill(os.getpid(), signal.SIGKILL)

scripts, connect = database.migrations(), database._connect
scripts[max(scripts)] += "\\nSELECT die();"
database.migrations = lambda: scripts

@database.asynccontextmanager
async def deadly(path):
    async with connect(path) as connection:
        await connection.create_function("die", 0, die)
        yield connection

async def main():
    async with database.Database.open(Path(sys.argv[1])):
        pass

database._connect = deadly
asyncio.run(main())
"""
"""Opens a database and is killed when the last migration is all but committed."""


async def test_a_process_killed_while_it_migrates_leaves_the_old_schema(path: Path) -> None:
    before = schema(path)
    command = (sys.executable, "-c", INTERRUPTED, str(path))
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=subprocess.PIPE)
    _, errors = await process.communicate()
    assert (process.returncode, errors) == (-signal.SIGKILL, b"")
    assert schema(path) == before
    async with opened(path) as rooms:
        assert (await rooms.timeline(await rooms.table(RUNNING))).revision == 46


async def test_a_game_that_was_parked_before_that_was_kept_stands_still_since_then(tmp_path: Path) -> None:
    async with opened(restored(tmp_path / "bot.db", "0040")) as rooms:
        database = rooms.store.database
        assert [await is_parked(database, number) for number in (RUNNING, PARKED)] == [False, True]
        assert [pause.begins for pause in await parkings(database, PARKED)] == [1_795_000_000.0]
