"""The bot as a process of its own that watches itself while it is under load, and one that has nothing to do."""

from __future__ import annotations

import asyncio
import logging
import resource
import signal
import sys
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import discord

from bot.service import opened, run_until, stop_on_signals
from bot.settings import Settings
from playground.redirect import redirected
from tests.killing.process import Address

TICK = 0.005
"""Seconds between two looks at how late the event loop is."""
STALL = 0.1
"""Seconds that are too many."""


@dataclass(slots=True)
class Strain:
    """What the process has noticed of itself."""

    stalls: Counter[int] = field(default_factory=Counter)
    """How often the event loop was so many milliseconds late."""
    logged: list[str] = field(default_factory=list)
    """Warnings and errors."""
    rss_mib: float = 0.0
    """The most memory that it had."""
    cpu_s: float = 0.0

    @property
    def longest_ms(self) -> int:
        """The longest stall."""
        return max(self.stalls, default=0)


class Notes(logging.Handler):
    """Keeps warnings."""

    def __init__(self, strain: Strain) -> None:
        super().__init__(logging.WARNING)
        self._strain = strain

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self._strain.logged.append(f"{record.levelname} {record.getMessage()}")


def carry(address: Address, path: Path, pipe: Connection) -> None:
    """Run the bot until it is told to stop, then hand over what was noticed since a word came through the pipe."""
    strain = Strain()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logging.getLogger().addHandler(Notes(strain))
    with redirected(address):
        asyncio.run(_serve(address, path, pipe, strain))
    usage = resource.getrusage(resource.RUSAGE_SELF)
    strain.rss_mib = usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
    strain.cpu_s = usage.ru_utime + usage.ru_stime
    pipe.send(strain)


async def _serve(address: Address, path: Path, pipe: Connection, strain: Strain) -> None:
    stop = stop_on_signals()
    options: dict[str, Any] = {"guild_ready_timeout": 0}
    async with opened(Settings(database=path), **options) as client:
        asyncio.get_running_loop().add_reader(pipe.fileno(), _forget, pipe, strain)
        feeling = asyncio.create_task(_feel(strain))
        await run_until(client, address.token, stop)
        feeling.cancel()


def stand_by(pipe: Connection) -> None:
    """Notice how late the event loop of a process is that does nothing else: that is the computer's doing."""
    strain = Strain()
    asyncio.run(_stand_by(pipe, strain))
    pipe.send(strain)


async def _stand_by(pipe: Connection, strain: Strain) -> None:
    stop = stop_on_signals()
    asyncio.get_running_loop().add_reader(pipe.fileno(), _forget, pipe, strain)
    feeling = asyncio.create_task(_feel(strain))
    await stop.wait()
    feeling.cancel()


def _forget(pipe: Connection, strain: Strain) -> None:
    """What was noticed before the word came does not count; if there is nobody any more to give it, this ends."""
    try:
        pipe.recv()
    except EOFError:
        asyncio.get_running_loop().remove_reader(pipe.fileno())
        signal.raise_signal(signal.SIGTERM)
    strain.stalls.clear()


async def _feel(strain: Strain) -> None:
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + TICK
        await asyncio.sleep(TICK)
        strain.stalls[round(1e3 * (clock() - due))] += 1
