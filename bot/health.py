"""How the bot is, for who watches over it: as JSON in a file and on a port of this computer, see `.env.example`."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import tomllib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import discord
from aiohttp import web

from bot.client import Caravanserai
from bot.settings import SettingsError
from bot.vitals import ailment, waiting

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two reports in the file."""
TICK = 0.25
"""Seconds between two looks at how late the event loop is."""
HOST = "127.0.0.1"
_PROJECT = Path(__file__).parents[1] / "pyproject.toml"


@dataclass(frozen=True, slots=True)
class Health:
    """A report. Instants are Unix seconds."""

    ok: bool
    """Whether it is connected and can write to its database, which is its own."""
    at: float
    connected: bool
    last_event: float | None
    """When Discord last sent something."""
    waiting: int
    """Tables whose channels have not been told everything."""
    parked: int
    """Those among them that wait for something to change."""
    oldest: float | None
    """Since when the first of them waits."""
    loop_lag_ms: float
    """How late the event loop was at worst since the report before."""
    database_writable: bool
    lease_held: bool
    version: str


@cache
def version() -> str:
    """The version of this program."""
    try:
        return str(tomllib.loads(_PROJECT.read_text("utf8"))["project"]["version"])
    except (OSError, KeyError, ValueError):
        return "unknown"


class Pulse:
    """Feels how a client is."""

    def __init__(self, client: Caravanserai) -> None:
        self._client = client
        self._last_event: float | None = None
        self._lag = 0.0
        client.add_listener(self._hear, "on_socket_event_type")

    async def _hear(self, _kind: str) -> None:
        """Discord has sent something."""
        self._last_event = time.time()

    async def feel(self) -> None:
        """Note how late the event loop is, until cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + TICK
            await asyncio.sleep(TICK)
            self._lag = max(self._lag, clock() - due)

    async def report(self) -> Health:
        """How things are now."""
        store = self._client.rooms.store
        owing = await waiting(store.database)
        trouble, connected = await ailment(store, time.time()), _is_connected(self._client)
        lag, self._lag = self._lag, 0.0
        return Health(
            ok=connected and trouble is None,
            at=time.time(),
            connected=connected,
            last_event=self._last_event,
            waiting=len(owing),
            parked=sum(one.parked is not None for one in owing),
            oldest=owing[0].since if owing else None,
            loop_lag_ms=round(1e3 * lag, 1),
            database_writable=trouble is None,
            lease_held=not store.database.lost.is_set(),
            version=version(),
        )


def _is_connected(client: discord.AutoShardedClient) -> bool:
    return client.is_ready() and all(not shard.is_closed() for shard in client.shards.values())


def write(path: Path, health: Health) -> None:
    """Put a report into a file, in one piece. Raises `OSError`."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(json.dumps(asdict(health)) + "\n", "utf8")
    fresh.replace(path)


@asynccontextmanager
async def reported(client: Caravanserai) -> AsyncIterator[None]:
    """Say how a client is wherever its settings want it, as long as this lasts. Raises `SettingsError`."""
    path, port = client.settings.health_file, client.settings.health_port
    if path is None and port is None:
        yield
        return
    pulse = Pulse(client)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(_task(pulse.feel()))
        if path is not None:
            await stack.enter_async_context(_kept(path, pulse))
        if port is not None:
            await stack.enter_async_context(_served(port, pulse))
        yield


@asynccontextmanager
async def _task(work: Any) -> AsyncIterator[None]:
    """Have something done as long as this lasts."""
    task = asyncio.create_task(work, name="health")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def _kept(path: Path, pulse: Pulse) -> AsyncIterator[None]:
    """A file that is there as long as the bot is, unless it ends without warning."""
    try:
        write(path, await pulse.report())
    except OSError as error:
        raise SettingsError(f"HEALTH_FILE {path} cannot be written: {error.strerror}") from error
    async with _task(_keep(path, pulse)):
        yield
    await asyncio.to_thread(path.unlink, missing_ok=True)


async def _keep(path: Path, pulse: Pulse) -> None:
    while True:
        await asyncio.sleep(EVERY)
        try:
            await asyncio.to_thread(write, path, await pulse.report())
        except Exception as error:  # noqa: BLE001 - whatever it was, the next report may succeed
            log.warning("the health file could not be written: %r", error)


@asynccontextmanager
async def _served(port: int, pulse: Pulse) -> AsyncIterator[None]:
    """An address, `/health`, as long as this lasts."""

    async def answer(_request: web.Request) -> web.Response:
        found = await pulse.report()
        return web.json_response(asdict(found), status=200 if found.ok else 503)

    app = web.Application()
    app.router.add_get("/health", answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await _listen(runner, port)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        raise SettingsError(f"HEALTH_PORT {port} cannot be used: {error.strerror}") from error
    log.info("health is told at http://%s:%d/health", HOST, runner.addresses[0][1])
