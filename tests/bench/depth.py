"""Whether a move late in a long game costs more than an early one: the rules, the log, and what the channel is told."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bot.database import Database
from bot.lobby import Person
from bot.rooms import Rooms
from bot.store import Chair, Store
from bot.tables import Tables
from bot.telling import tell
from games.registry import GAMES
from tests.bench.crowd import Crowd, Model, model

EARLY, LATE = 10, 400
"""Rows of the log."""
RUNS = 15
PEOPLE = tuple(Chair(number, f"Player {number}") for number in range(1, 6))


async def measure() -> dict[str, float]:
    """Milliseconds for a move with so many before it, and how much more the late one takes."""
    late = _long()
    early = [model(number, len(PEOPLE), EARLY) for number in range(0, RUNS * len(GAMES), len(GAMES))]
    with TemporaryDirectory() as folder:
        async with Database.open(Path(folder) / "depth.db") as database:
            tables = Tables(Rooms(Store(database), time.time, Random(1)))
            first, last = [median([await _move(tables, one) for one in some]) for some in (early, late)]
    return {"move_10_ms": round(first, 2), "move_400_ms": round(last, 2), "move_400_ratio": round(last / first, 2)}


def _long() -> list[Model]:
    """Games that are long enough."""
    found = list[Model]()
    number = 0
    while len(found) < RUNS:
        one = model(number, len(PEOPLE), LATE)
        found += [one] if one.timeline.revision >= LATE else []
        number += len(GAMES)
    return found


async def _move(tables: Tables, one: Model) -> float:
    """Milliseconds for the next move of a game, which is at hand, and for saying it."""
    async with tables.rooms.store.database.transaction() as writing:
        number = await Crowd(writing, PEOPLE).add(1, id(one), one)
    table = await tables.rooms.table(number)
    asked = (await tables.rooms.timeline(table)).decisions[0]
    person = Person(PEOPLE[asked.seat].user or 0, "")
    began = time.perf_counter()
    played = await tables.play(number, person, Random(number).choice(asked.actions), number)
    tell(played.sitting.table, played.sitting.timeline, played.since, played.sitting.timeline.revision)
    return 1e3 * (time.perf_counter() - began)
