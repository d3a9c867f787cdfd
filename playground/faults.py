"""Trouble on order: what shall go wrong with the next request of a kind."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TypeAlias

from playground.errors import ApiError


@dataclass(frozen=True, slots=True)
class Delay:
    """The request is served after so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Hold:
    """The request is served once `release` has been called."""

    _released: asyncio.Event = field(default_factory=asyncio.Event)
    _arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let the request go on."""
        self._released.set()

    async def arrived(self) -> None:
        """Wait until the request is there and held."""
        await self._arrived.wait()

    async def wait(self) -> None:
        """Hold the request."""
        self._arrived.set()
        await self._released.wait()


@dataclass(frozen=True, slots=True)
class Refuse:
    """The request is refused and has no effect."""

    status: int
    code: int = 0
    message: str = "A fault made to order"
    retry_after: float | None = None

    def error(self) -> ApiError:
        """The refusal as it goes over the wire."""
        more = {} if self.retry_after is None else {"retry_after": self.retry_after, "global": False}
        return ApiError(self.status, self.code, self.message, **more)


@dataclass(frozen=True, slots=True)
class LoseAnswer:
    """The request takes effect, but the connection breaks before the answer."""


Effect: TypeAlias = Delay | Hold | Refuse | LoseAnswer


@dataclass(slots=True)
class _Planned:
    method: str
    path: str
    effect: Effect
    times: int


class Faults:
    """The faults to come, first planned first met."""

    def __init__(self) -> None:
        self._planned: list[_Planned] = []

    def next(self, method: str, path: str, effect: Effect, times: int = 1) -> None:
        """Let the next requests that match meet with `effect`.

        Args:
            method: "POST" and so on, or "*".
            path: a pattern such as "/channels/*/messages", without the version; "*" stands for anything.
            effect: what happens.
            times: how often.
        """
        self._planned.append(_Planned(method, path, effect, times))

    def clear(self) -> None:
        """No more faults."""
        self._planned.clear()

    def take(self, method: str, path: str) -> Effect | None:
        """The fault which this request meets, if any."""
        for planned in self._planned:
            if planned.method in ("*", method) and fnmatchcase(path, planned.path):
                planned.times -= 1
                if not planned.times:
                    self._planned.remove(planned)
                return planned.effect
        return None
