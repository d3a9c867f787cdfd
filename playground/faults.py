"""Trouble on order with the requests to the API: what shall go wrong with the next of a kind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from playground import errors
from playground.clock import Clock
from playground.errors import ApiError, Scope
from playground.plans import Plan, Plans


@dataclass(frozen=True, slots=True)
class Delay:
    """The request is served after so many seconds of the playground's clock."""

    seconds: float

    def __str__(self) -> str:
        return f"{self.seconds:g} s late"


@dataclass(frozen=True, slots=True)
class Hold:
    """The request is served once `release` has been called."""

    _released: asyncio.Event = field(default_factory=asyncio.Event)
    _arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def __str__(self) -> str:
        return "held back"

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
    """The request is refused and has no effect.

    `TROUBLES` has Discord's own refusals under names. `retry_after`, in seconds, and `scope` belong to status 429,
    which always has them.
    """

    status: int
    code: int = 0
    message: str = "A fault made to order"
    retry_after: float | None = None
    scope: Scope = "user"

    def __str__(self) -> str:
        return f"{self.status} ({self.code}): {self.message}"

    def error(self) -> ApiError:
        """The refusal as it goes over the wire."""
        if self.retry_after is not None:
            return errors.too_many(self.retry_after, code=self.code, scope=self.scope)
        return ApiError(self.status, self.code, self.message)


@dataclass(frozen=True, slots=True)
class Unreachable:
    """The request does not reach Discord, and is answered with a page of the proxy before it: 502, no JSON."""

    def __str__(self) -> str:
        return "502: a page of the proxy"


@dataclass(frozen=True, slots=True)
class LoseAnswer:
    """The request takes effect, but the connection breaks before the answer."""

    def __str__(self) -> str:
        return "done, but the answer is lost"


@dataclass(frozen=True, slots=True)
class Afterwards:
    """The request takes effect, and only its answer meets with this: it is late, held back, or a refusal."""

    effect: Delay | Hold | Refuse | Unreachable

    def __str__(self) -> str:
        return f"done, but the answer is {self.effect}"


Effect: TypeAlias = Delay | Hold | Refuse | Unreachable | LoseAnswer | Afterwards


def _refusal(error: ApiError) -> Refuse:
    return Refuse(error.status, error.body["code"], error.body["message"])


def _rate_limit(code: int = 0, scope: Scope = "user") -> Refuse:
    words = errors.too_many(1.0, code=code).body["message"]
    return Refuse(429, code, words, retry_after=1.0, scope=scope)


TROUBLES: Mapping[str, Effect] = MappingProxyType(
    {
        "unknown-interaction": _refusal(errors.unknown("interaction")),
        "acknowledged": _refusal(errors.acknowledged()),
        "invalid-token": _refusal(errors.invalid_token()),
        "unknown-webhook": _refusal(errors.unknown("Webhook")),
        "unknown-message": _refusal(errors.unknown("Message")),
        "unknown-channel": _refusal(errors.unknown("Channel")),
        "unknown-guild": _refusal(errors.unknown("Guild")),
        "unknown-member": _refusal(errors.unknown("Member")),
        "missing-access": _refusal(errors.missing_access()),
        "missing-permissions": _refusal(errors.missing_permissions()),
        "closed-to-messages": _refusal(errors.closed_to_messages()),
        "too-many-threads": _refusal(errors.too_many_threads()),
        "thread-archived": _refusal(errors.archived()),
        "thread-locked": _refusal(errors.locked()),
        "too-large": _refusal(errors.too_large()),
        "old-edits": _rate_limit(errors.OLD_EDITS),
        "rate-limit": _rate_limit(),
        "shared-rate-limit": _rate_limit(scope="shared"),
        "global-rate-limit": _rate_limit(scope="global"),
        "server-error": _refusal(errors.broken(500, "Internal Server Error")),
        "bad-gateway": Unreachable(),
        "unavailable": _refusal(errors.broken(503, "Service Unavailable")),
        "late": Delay(5.0),
        "late-answer": Afterwards(Delay(5.0)),
        "lost-answer": LoseAnswer(),
        "server-error-afterwards": Afterwards(_refusal(errors.broken(500, "Internal Server Error"))),
    }
)
"""What can happen to a request, by name: refusals with Discord's status, code and words, and other mishaps."""


class Faults:
    """The faults to come, first planned first met.

    Attributes:
        plans: what is planned, for "METHOD /path".
    """

    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock = clock
        self.plans: Plans[Effect] = Plans(changed)

    def next(self, method: str, path: str, effect: Effect | str, times: int | None = 1) -> Plan[Effect]:
        """Let the next requests that match meet with `effect`.

        Args:
            method: "POST" and so on, or "*".
            path: a pattern such as "/channels/*/messages", without the version; "*" stands for anything.
            effect: what happens, or its name in `TROUBLES`.
            times: how often; `None` until it is called off.
        """
        return self.plans.add(f"{method} {path}", TROUBLES[effect] if isinstance(effect, str) else effect, times)

    def clear(self) -> None:
        """No more faults."""
        self.plans.clear()

    def take(self, method: str, path: str) -> Effect | None:
        """The fault which this request meets, if any."""
        return self.plans.take(f"{method} {path}")

    async def before(self, effect: Effect | None) -> None:
        """What happens before a request is served.

        Raises:
            ApiError: it is refused instead.
        """
        match effect:
            case Delay(seconds):
                await self._clock.sleep(seconds)
            case Hold():
                await effect.wait()
            case Refuse():
                raise effect.error()
            case Unreachable():
                raise errors.unreachable()

    async def after(self, effect: Effect | None) -> None:
        """What happens between a request's effect and its answer.

        Raises:
            ApiError: this is the answer instead.
        """
        if isinstance(effect, Afterwards):
            await self.before(effect.effect)
