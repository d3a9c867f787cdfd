"""The bot as a process of its own, against a playground in another one.

It is the ordinary service; but boards are dots that tell what was to be drawn, and all tables have the same seed, so
that two runs of a game are alike however often one of them is broken off.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.boards import Art, Boards
from bot.service import opened, run_until, stop_on_signals
from bot.settings import Settings
from playground.redirect import redirected
from renderer import Picture
from tests.bot.service import DOT
from tests.killing.points import Loop, Plan, Points

DATABASE, LOG, LATER = "bot.db", "bot.log", "later"
"""Files in the process's folder; the last has by how many seconds it is later than the computer's clock says."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the playground is."""

    base_url: str
    gateway_url: str
    token: str


class Loaded(Random):
    """Makes the same seed whenever it is asked for one."""

    def getrandbits(self, bits: int, /) -> int:
        return (1 << bits) // 3


def live(address: Address, folder: Path, plan: Plan) -> None:
    """Run the bot until it is told to stop, or dies as planned."""
    logging.basicConfig(filename=folder / LOG, level=logging.WARNING)
    points = Points(plan, folder)
    with redirected(address), points.watching(), _runner(points) as runner:
        runner.run(_serve(address, folder, points))
    points.write()


def _runner(points: Points) -> asyncio.Runner:
    return asyncio.Runner(loop_factory=lambda: Loop(points))


async def _serve(address: Address, folder: Path, points: Points) -> None:
    stop = stop_on_signals()
    settings, boards = Settings(database=folder / DATABASE), Boards(Art(_dot, _dot, _dot, _dot))
    options: dict[str, Any] = {"guild_ready_timeout": 0, "http_trace": points.trace}
    async with opened(settings, clock=lambda: now(folder), random=Loaded(), boards=boards, **options) as client:
        await run_until(client, address.token, stop)


def now(folder: Path) -> float:
    """The instant by the bot's clock."""
    later = folder / LATER
    return time.time() + (float(later.read_text("utf8")) if later.exists() else 0.0)


def _dot(
    view: Any, names: tuple[str, ...], _words: Any, *, limit: int, since: Any = None, brings: str = ""
) -> Picture | None:
    """A dot whose words tell what board it stands for."""
    return Picture(DOT, f"{', '.join(names)}: {zlib.crc32(repr(view).encode()):08x}") if limit >= len(DOT) else None
