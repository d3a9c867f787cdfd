"""What the store adds to the bare writing of the rows of an action."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import aiosqlite

from bot.database import Database
from bot.lobby import Lobby, Person, Place
from bot.rooms import Rooms
from bot.store import Entered, Status, Store, Table
from bot.timeline import Line, begin
from games.api import Setup
from games.history import encode_entry
from games.positions import digest
from games.registry import GAMES
from tests.bench.rules import random_lines

ROWS = 150
RUNS = 5
HOST = Person(1, "Ann")


async def _started(store: Store, game: str, setup: Setup) -> Table:
    """A table without anything in its log."""
    lobby = Lobby(Rooms(store, time.time, Random(1)))
    return await lobby.open(Place(1, 1), HOST, game, setup, "en")


async def _by_store(store: Store, table: Table, line: Line) -> float:
    """Seconds for a row by the store."""
    entered = Entered(table, (line,), Status.RUNNING, line.revision, line.revision, line.at)
    began = time.perf_counter()
    await store.append(entered)
    return time.perf_counter() - began


async def _by_hand(connection: aiosqlite.Connection, line: Line) -> float:
    """Seconds for the same rows by aiosqlite alone."""
    number, action = line.revision, json.dumps(encode_entry(line.taken.entry))
    row = (1, number, line.taken.entry.seat, action, None, line.at, digest(line.taken.state))
    began = time.perf_counter()
    await connection.execute("BEGIN IMMEDIATE")
    await connection.execute("INSERT INTO interactions VALUES (?, ?)", (number, line.at))
    await connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    await connection.execute("INSERT INTO outbox (table_id, since, upto) VALUES (1, ?, ?)", (number - 1, number))
    await connection.execute("UPDATE tables SET status = 'running', changed_at = ? WHERE id = 1", (line.at,))
    await connection.execute("COMMIT")
    return time.perf_counter() - began


async def measure() -> dict[str, float]:
    """The median of several runs."""
    return {"append_ratio": round(median([await _ratio() for _ in range(RUNS)]), 2)}


async def _ratio() -> float:
    """The median append by the store, as a ratio to the same rows written by bare aiosqlite, row by row in turn."""
    game = next(iter(GAMES.values()))
    setup = Setup(game.editions[0], max(game.seats(game.editions[0])))
    lines = begin(game, setup).plus(random_lines(game, setup, 1)[:ROWS], 0.0).lines
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bare.db"
        async with Database.open(path) as database:
            await _started(Store(database), game.key, setup)
        async with (
            Database.open(Path(folder) / "ours.db") as ours,
            aiosqlite.connect(path, isolation_level=None) as bare,
        ):
            for pragma in ("synchronous = FULL", "foreign_keys = ON"):
                await bare.execute_fetchall(f"PRAGMA {pragma}")
            store = Store(ours)
            table = await _started(store, game.key, setup)
            spent = [(await _by_store(store, table, line), await _by_hand(bare, line)) for line in lines]
    return median(one for one, _ in spent) / median(other for _, other in spent)
