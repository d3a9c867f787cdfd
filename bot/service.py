"""The service as a whole: the database opened, the client connected, and both closed in good order."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory
from typing import Any

from bot.boards import Boards
from bot.client import Caravanserai
from bot.database import Database, DatabaseError
from bot.health import reported
from bot.house import load
from bot.lease import Lease
from bot.painters import Processes
from bot.rooms import Rooms
from bot.settings import Settings
from bot.store import Store
from bot.tidying import tidied

log = logging.getLogger(__name__)

TURN = 0.001
"""Seconds that a thread, such as one that replays a log, may keep the event loop waiting; a fifth of Python's own."""
FAREWELL = 1.0
"""Seconds that Discord has to say goodbye. With what is under way, see `bot.client.GRACE`, this ends within 10 s."""


@asynccontextmanager
async def opened(
    settings: Settings,
    *,
    clock: Callable[[], float] = time.time,
    random: Random | None = None,
    boards: Boards | None = None,
    **options: Any,
) -> AsyncIterator[Caravanserai]:
    """A client over its database, not yet connected; both are closed at the end.

    Raises `DatabaseError` and `SettingsError`.
    """
    house = load(settings.rules_dir)
    # Between processes the computer's own clock counts, wherever that of the games stands.
    async with Database.open(settings.database, Lease(time.time)) as database:
        rooms = Rooms(Store(database), clock, random or SystemRandom())
        async with (
            Caravanserai(settings, rooms, boards or Boards(painters=Processes()), house=house, **options) as client,
            reported(client),
        ):
            yield client


async def serve(settings: Settings, token: str, stop: asyncio.Event) -> None:
    """Run the bot until it is told to stop. Raises `discord.LoginFailure`, `DatabaseError`."""
    async with opened(settings) as client:
        await run_until(client, token, stop)


async def run_until(client: Caravanserai, token: str, *events: asyncio.Event) -> None:
    """Connect a client and run it until one of the events is set, then close it. Raises what stopped it."""
    sys.setswitchinterval(TURN)
    async with tidied(client.is_idle):
        await _run_until(client, token, *events)
    log.info("stopped")


async def _run_until(client: Caravanserai, token: str, *events: asyncio.Event) -> None:
    lost = client.rooms.store.database.lost
    running = asyncio.create_task(client.start(token))
    waiting = [asyncio.create_task(event.wait()) for event in (*events, lost)]
    done, _ = await asyncio.wait([running, *waiting], return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    if lost.is_set():
        await client.posts.flush(0)
    await _take_nothing_more(client)
    await client.close()
    # What breaks off because it was told to stop, such as a login under way, has not failed.
    await asyncio.gather(running, return_exceptions=running not in done)
    if lost.is_set():
        raise DatabaseError("another process has taken over the database, so this one has stopped")


async def _take_nothing_more(client: Caravanserai) -> None:
    """Disconnect from the gateway, through which events come; requests can still be made."""
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await asyncio.gather(*(shard.disconnect() for shard in client.shards.values()))


def stop_on_signals() -> asyncio.Event:
    """An event that SIGINT and SIGTERM set, where the system has them."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows: the interpreter raises KeyboardInterrupt instead
            return stop
    return stop


async def command_tree() -> list[dict[str, Any]]:
    """The commands as they go to Discord, without connecting to it."""
    with TemporaryDirectory() as folder:
        async with opened(Settings(database=Path(folder) / "none.db")) as client:
            await client.load_cogs()
            return await client.command_tree()
