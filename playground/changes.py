"""Waiting for something to have happened, without sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Changes:
    """Tells those who wait that something has changed.

    Attributes:
        count: how many changes there have been.
    """

    def __init__(self) -> None:
        self.count = 0
        self._waiting: set[asyncio.Future[None]] = set()

    def tell(self) -> None:
        """Wake everybody who waits."""
        self.count += 1
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def next(self) -> None:
        """Wait for the next change."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        try:
            await future
        finally:
            self._waiting.discard(future)

    async def until(self, holds: Callable[[], object], timeout: float = 10.0) -> None:  # noqa: ASYNC109
        """Wait until `holds()` is true.

        Raises:
            TimeoutError: it was not within `timeout` seconds of real time.
        """
        async with asyncio.timeout(timeout):
            while not holds():
                await self.next()
