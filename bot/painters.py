"""Who draws: threads, or processes of their own, so that the event loop never waits for drawing to let go of Python."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Protocol, Self, TypeVar

from bot.studio import LENGTH, packed, unpacked

T = TypeVar("T")

AT_ONCE = 2
"""How many pictures are drawn at the same time."""
LONGEST = 300.0
"""Seconds that a process may take for a picture, a moving one too."""
FAREWELL = 2.0
"""Seconds that a process has to end by itself."""
ROOT = Path(__file__).parents[1]


class PaintingError(Exception):
    """Drawing went wrong in another process; the message is its traceback."""


class Painters(Protocol):
    """Whoever carries out drawing."""

    async def draw(self, job: Callable[[], T]) -> T:
        """Carry out a job. Raises what it raises, or `PaintingError`."""

    async def close(self) -> None:
        """Let what is being drawn go."""


class Threads:
    """Painters for jobs that can be done only here, such as those of tests."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "painter")

    async def draw(self, job: Callable[[], T]) -> T:
        """Carry out a job. Raises what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    async def close(self) -> None:
        """Let what is being drawn go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Studio:
    """A process that draws."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def open(cls) -> Self:
        """Start one. Raises `OSError`."""
        return cls(
            await asyncio.create_subprocess_exec(sys.executable, "-m", "bot.studio", stdin=PIPE, stdout=PIPE, cwd=ROOT)
        )

    async def draw(self, job: Callable[[], T]) -> T:
        """Carry out a job that can be sent. Raises `PaintingError`; after anything else the process is of no use."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(LONGEST):
            self._process.stdin.write(packed(job))
            await self._process.stdin.drain()
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            found, failure = unpacked(await self._process.stdout.readexactly(length))
        if failure:
            raise PaintingError(failure)
        result: T = found
        return result

    async def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._process.wait()
        await self.kill()

    async def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Processes:
    """Painters in processes of their own, each started when it is needed first, and anew should it have died."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._idle: list[Studio] = []

    async def draw(self, job: Callable[[], T]) -> T:
        """Carry out a job that can be sent to another process. Raises `PaintingError`, `OSError`, `EOFError`."""
        async with self._turns:
            try:
                return await self._draw(job)
            except (ConnectionError, EOFError):  # the system may have ended it, short of memory
                return await self._draw(job)

    async def _draw(self, job: Callable[[], T]) -> T:
        studio = self._idle.pop() if self._idle else await Studio.open()
        try:
            found = await studio.draw(job)
        except PaintingError:
            self._idle.append(studio)
            raise
        except BaseException:
            await studio.kill()
            raise
        self._idle.append(studio)
        return found

    async def close(self) -> None:
        """End those that draw nothing; the others end as soon as nobody waits for them."""
        idle, self._idle = self._idle, []
        await asyncio.gather(*(studio.close() for studio in idle))
