"""Who runs the bot: starts it, and starts it again whenever it has died."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from playground import Playground
from tests.killing.points import DIED, PASSED, Plan
from tests.killing.process import LOG, Address, live

SOON = 30.0
"""Seconds within which anything happens that happens at all, on a busy computer too."""

_context = multiprocessing.get_context("forkserver")
# Each start is a fork of a process that has read the code already: a tenth of the time, and a process all the same.
_context.set_forkserver_preload([live.__module__])


class Host:
    """Keeps a bot running in a folder.

    Attributes:
        deaths: the points at which it has died.
        folder: where it lives.
    """

    def __init__(self, discord: Playground, folder: Path, plan: Callable[[list[str]], Plan]) -> None:
        self._discord = discord
        self.folder = folder
        self._plan = plan
        self.deaths: list[str] = []
        self._process: multiprocessing.process.BaseProcess | None = None
        self._gone = asyncio.Event()

    @property
    def address(self) -> Address:
        """Where the bot finds its Discord."""
        return Address(self._discord.base_url, self._discord.gateway_url, self._discord.token)

    @property
    def errors(self) -> list[str]:
        """What the bot has logged as errors."""
        return [line for line in (self.folder / LOG).read_text("utf8").splitlines() if line.startswith("ERROR")]

    @property
    def passed(self) -> dict[str, int]:
        """The points that the bot has passed before it was stopped, in order, and how many times."""
        lines = [line.split(" ", 1) for line in (self.folder / PASSED).read_text("utf8").splitlines()]
        return {point: int(count) for count, point in lines}

    async def up(self) -> None:
        """Have the bot connected, started as often as it takes."""
        while self._process is None or self._gone.is_set():
            await self._bury()
            await self._start(self._plan(self.deaths))

    async def until(self, holds: Callable[[], object]) -> bool:
        """Wait until something is true of the world; false if the bot dies first."""
        await self._unless_gone(self._discord.until(holds, SOON))
        return bool(holds())

    async def stop(self) -> None:
        """Stop the bot in good order; if it dies on the way it is started again, and stopped for good."""
        await self.up()
        assert self._process is not None
        self._process.terminate()
        await self._gone.wait()
        if self._process.exitcode == -signal.SIGKILL:
            await self.stop()
            return
        assert self._process.exitcode == 0, self.errors

    async def kill(self) -> None:
        """Leave no process behind."""
        if self._process is not None:
            self._process.kill()
            await self._gone.wait()
            self._process.close()
            self._process = None

    async def _start(self, plan: Plan) -> None:
        self._gone.clear()
        self._process = _context.Process(target=live, args=(self.address, self.folder, plan), daemon=True)
        self._process.start()
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._ended)
        await self._unless_gone(self._discord.connected(SOON))

    async def _unless_gone(self, waiting: Coroutine[Any, Any, None]) -> None:
        """Wait for something, or for the end of the process, whichever comes first. Raises what the first raises."""
        tasks = [asyncio.create_task(waiting), asyncio.create_task(self._gone.wait())]
        done, late = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for task in done:
            task.result()

    def _ended(self) -> None:
        assert self._process is not None
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._gone.set()

    async def _bury(self) -> None:
        """Take note of how a process ended, once Discord has noticed that it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.exitcode == -signal.SIGKILL, "the bot has ended by itself"
        self.deaths.append((self.folder / DIED).read_text("utf8"))
        process.close()
        gateway = self._discord.gateway
        await gateway.changed.until(lambda: not gateway.ready, SOON)
