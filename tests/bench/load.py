"""Many open games, and moves that come in all the time, over the real client in a process of its own."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bot.database import Database
from bot.store import Chair
from bot.tables import handed_over
from games.api import Seat
from games.history import Entry
from playground import Person, Playground, Wire
from tests.bench.burdened import STALL, Strain, carry, stand_by
from tests.bench.crowd import Crowd, Model, model, played
from tests.bot.play import as_command
from tests.killing.process import Address

OPEN = 1000
"""Games."""
RATE = 20.0
"""Moves in a second."""
SECONDS = 60.0
PEOPLE = ("ann", "ben", "cleo")
MODELS, EARLIEST, LATEST = 24, 20, 240
"""How many games are really played before, and how many rows their logs have, at least."""
PATIENCE = 120.0
"""Seconds after which a board does not come any more."""

_context = multiprocessing.get_context("spawn")


@dataclass(slots=True)
class Seen:
    """What those who play have seen; seconds."""

    receipts: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Game:
    """A game as the driver follows it, without a look into the database."""

    channel: Wire
    model: Model
    busy: bool = False


class Driver:
    """Plays at many tables at once.

    Attributes:
        games: as they are after all that has been played.
        seen: what came of it.
    """

    def __init__(self, discord: Playground, games: list[Game]) -> None:
        self._discord = discord
        self.games = games
        self._random = Random(1)
        self.seen = Seen()

    async def drive(self, moves: int, rate: float) -> None:
        """Make so many moves at a steady rate, each at a table where none is under way; wait for all that follows."""
        clock, playing = asyncio.get_running_loop().time, []
        began = clock()
        for number in range(moves):
            await asyncio.sleep(max(0.0, began + number / rate - clock()))
            playing.append(asyncio.create_task(self._move(self._free())))
        await asyncio.gather(*playing)

    def _free(self) -> Game:
        game = self._random.choice([one for one in self.games if not one.busy])
        game.busy = True
        return game

    async def _move(self, game: Game) -> None:
        try:
            await self._play(game)
        except Exception as error:  # noqa: BLE001 - it is counted
            self.seen.errors.append(repr(error))
        else:
            game.busy = bool(game.model.timeline.over)

    async def _play(self, game: Game) -> None:
        """One move: how long until its receipt, and until the board if it hands the turn over."""
        timeline, draws = game.model.timeline, game.model.draws
        asked = timeline.decisions[0]
        action = self._random.choice(asked.actions)
        after = played(timeline, Entry(action, asked.seat), draws)
        command, options = as_command(action, game=timeline.game.key)
        shown, began = self._shown(game), time.perf_counter()
        await (await self._person(asked.seat).slash(game.channel, command, options)).done()
        self.seen.receipts.append(time.perf_counter() - began)
        if handed_over(asked, after):
            await self._discord.until(lambda: self._shown(game) > shown, PATIENCE)
            self.seen.boards.append(time.perf_counter() - began)
        game.model = Model(after, draws)

    def _person(self, seat: Seat) -> Person:
        return self._discord.person(PEOPLE[seat])

    def _shown(self, game: Game) -> int:
        return len(self._discord.world.messages[game.channel["id"]])


@contextmanager
def _process(target: Callable[..., None], *given: object) -> Iterator[Connection]:
    """A process, told to stop at the end; what it has noticed comes through the pipe then."""
    ours, theirs = _context.Pipe()
    process = _context.Process(target=target, args=(*given, theirs))
    process.start()
    try:
        yield ours
    finally:
        process.terminate()


async def run(games: int = OPEN, rate: float = RATE, seconds: float = SECONDS) -> dict[str, Any]:
    """Have it carry the load, and compare what it has stored with what was played."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "load.db"
        async with Playground() as discord:
            driver = Driver(discord, await _crowd(discord, path, games))
            address = Address(discord.base_url, discord.gateway_url, discord.token)
            with _process(carry, address, path) as bot, _process(stand_by) as idle:
                await discord.connected(PATIENCE)
                await discord.until(lambda: discord.commands.of(None), PATIENCE)
                await driver.drive(round(rate), rate)
                driver.seen = Seen(errors=driver.seen.errors)
                bot.send("now")
                idle.send("now")
                await driver.drive(round(rate * seconds), rate)
            strain, beside = [await asyncio.to_thread(pipe.recv) for pipe in (bot, idle)]
        lost = await _lost(path, driver.games)
    return _figures(driver.seen, strain, lost) | {"longest_stall_of_an_idle_process_ms": beside.longest_ms}


async def _crowd(discord: Playground, path: Path, games: int) -> list[Game]:
    """So many channels, each with a game under way."""
    channels = [discord.channel(f"table-{number}") for number in range(games)]
    people = [Chair(int(discord.person(name).id), discord.person(name).name) for name in PEOPLE]
    models = [model(number, len(PEOPLE), EARLIEST + number * (LATEST - EARLIEST) // MODELS) for number in range(MODELS)]
    found = [Game(channel, one) for channel, one in zip(channels, cycle(models), strict=False)]
    async with Database.open(path) as database, database.transaction() as writing:
        crowd = Crowd(writing, people)
        for game in found:
            await crowd.add(int(discord.guild["id"]), int(game.channel["id"]), game.model)
    return found


async def _lost(path: Path, games: list[Game]) -> int:
    """How many games are not stored to the row to which they were played."""
    async with Database.open(path) as database:
        rows = await database.rows(
            "SELECT channel, max(revision) AS revision FROM tables JOIN log ON id = table_id GROUP BY id"
        )
    stored = {row["channel"]: row["revision"] for row in rows}
    return sum(stored[int(game.channel["id"])] != game.model.timeline.revision for game in games)


def _figures(seen: Seen, strain: Strain, lost: int) -> dict[str, Any]:
    return {
        "moves": len(seen.receipts),
        "errors": seen.errors[:5],
        "lost_or_doubled": lost,
        "receipt_p50_ms": _percentile(seen.receipts, 50),
        "receipt_p95_ms": _percentile(seen.receipts, 95),
        "board_p50_ms": _percentile(seen.boards, 50),
        "board_p95_ms": _percentile(seen.boards, 95),
        "longest_stall_ms": strain.longest_ms,
        "stalls_over_100_ms": sum(count for late, count in strain.stalls.items() if late > 1e3 * STALL),
        "memory_mib": round(strain.rss_mib),
        "cpu_s": round(strain.cpu_s, 1),
        "logged": strain.logged[:5],
    }


def _percentile(values: list[float], percent: int) -> float:
    return round(1e3 * quantiles(values, n=100)[percent - 1], 1)


async def measure() -> dict[str, Any]:
    """The load that a large host has, and more."""
    return {"load": await run()}
