"""Time and ids of the playground. Both can be fixed, so that a run repeats itself exactly."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1420070400000
_COUNTER_BITS = 22


class Clock:
    """A clock that can be moved on.

    It runs with real time, or, with `ticking=False`, stands still until `advance`. `start` is in Unix seconds, now
    by default.
    """

    def __init__(self, start: float | None = None, *, ticking: bool = True) -> None:
        self.ticking = ticking
        self._shift = time.time() if start is None else start
        self._began = time.monotonic()
        self._alarms: list[tuple[float, int, Callable[[], None]]] = []
        self._count = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """The time in Unix seconds."""
        return self._shift + (time.monotonic() - self._began if self.ticking else 0.0)

    def iso(self) -> str:
        """The time as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    def after(self, seconds: float, action: Callable[[], None]) -> None:
        """Call `action` once this clock has moved on by `seconds`."""
        heapq.heappush(self._alarms, (self.now() + seconds, next(self._count), action))
        self._ring()

    @property
    def waiting(self) -> int:
        """How much is still to fall due."""
        return len(self._alarms)

    async def sleep(self, seconds: float) -> None:
        """Wait until this clock has moved on by `seconds`."""
        due = asyncio.Event()
        self.after(seconds, due.set)
        await due.wait()

    def advance(self, seconds: float) -> None:
        """Move on by `seconds`; what falls due on the way happens now."""
        self._shift += seconds
        self._ring()

    def stop(self) -> None:
        """Forget all that would still fall due."""
        self._alarms.clear()
        self._ring()

    def _ring(self) -> None:
        while self._alarms and self._alarms[0][0] <= self.now():
            heapq.heappop(self._alarms)[2]()
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._alarms and self.ticking:
            delay = self._alarms[0][0] - self.now()
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)


class Snowflakes:
    """A source of Discord's ids: milliseconds since 2015 in the upper bits, a running number in the lower ones."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._count = itertools.count(1)

    def new(self) -> str:
        """A fresh id, larger than those before it."""
        stamp = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        return str(stamp << _COUNTER_BITS | next(self._count))

    def new_on_shard(self, shard: int, shards: int) -> str:
        """A fresh id for a guild which Discord's formula, `(id >> 22) % shards`, gives to `shard`."""
        first = int(self.new())
        off = (shard - (first >> _COUNTER_BITS)) % shards
        return str(first + (off << _COUNTER_BITS))


def created(snowflake: str) -> float:
    """When the thing with this id was made, in Unix seconds."""
    return ((int(snowflake) >> _COUNTER_BITS) + DISCORD_EPOCH_MS) / 1000
