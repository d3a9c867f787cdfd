"""Doing things when their time comes: at stored instants, and whenever something has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from bot.context import about
from bot.obstacles import NOT_DONE

log = logging.getLogger(__name__)

Ring: TypeAlias = Callable[[], Awaitable[float | None]]
"""Does what is due now; the instant, in Unix seconds, at which something is due next, if ever."""

LONGEST_SLEEP = 60.0
"""Seconds after which it is looked again at any rate: while a computer sleeps, its timers stand still."""
AT_ONCE = 5
"""How often it is looked again at once while something is due, such as what came of the last look."""


class Alarm:
    """Rings whoever has something to do. All that is due is stored, so a restart forgets nothing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._rings: list[Ring] = []
        self._changed = asyncio.Event()
        self._lock = asyncio.Lock()
        self._keeping: asyncio.Task[None] | None = None
        self._closed = False

    def add(self, ring: Ring) -> None:
        """Have somebody rung from now on."""
        self._rings.append(ring)

    def wake(self) -> None:
        """Ring at once: something has changed."""
        self._changed.set()

    def start(self) -> None:
        """Ring whenever something is due from now on, unless that was ended for good."""
        if self._keeping is None and not self._closed:
            self._keeping = asyncio.create_task(self._keep(), name="alarm")

    async def stop(self, seconds: float) -> None:
        """Begin nothing more, ever; wait so long for what is under way."""
        self._closed = True
        keeping, self._keeping = self._keeping, None
        if keeping is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._lock:
                keeping.cancel()
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    async def ring(self) -> float | None:
        """Do all that is due now; the instant at which something is due next, if ever."""
        async with self._lock:
            for _ in range(AT_ONCE):
                due = [at for ring in self._rings if (at := await self._rung(ring)) is not None]
                if not due or min(due) > self._clock():
                    break
            return min(due, default=None)

    async def _rung(self, ring: Ring) -> float | None:
        """What goes wrong with one does not keep the others from what they have to do."""
        try:
            with about():
                return await ring()
        except NOT_DONE as error:
            log.warning("not done yet: %r", error)
        except Exception:
            log.exception("something that was due could not be done")
        return self._clock() + LONGEST_SLEEP

    async def _keep(self) -> None:
        while True:
            self._changed.clear()
            due = await self.ring()
            # What is due still, although it was looked at so often, waits: it must not keep the computer busy.
            rest = LONGEST_SLEEP if due is None else due - self._clock()
            seconds = min(rest, LONGEST_SLEEP) if rest > 0 else LONGEST_SLEEP
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._changed.wait()
