"""Trouble on order with the events of the gateway.

Discord says that an event may never be sent, or once, or several times, and in any order (docs: API Reference,
Consistency). Each time counts as an event of its own, with the next sequence number (guess).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from playground.clock import Clock
from playground.plans import Plan, Plans


@dataclass(frozen=True, slots=True)
class Twice:
    """The event comes twice."""

    def __str__(self) -> str:
        return "twice"


@dataclass(frozen=True, slots=True)
class Late:
    """The event comes after so many seconds of the playground's clock, maybe after others."""

    seconds: float

    def __str__(self) -> str:
        return f"{self.seconds:g} s late"


@dataclass(frozen=True, slots=True)
class OutOfOrder:
    """The event comes right after the one that follows it."""

    def __str__(self) -> str:
        return "after the next one"


@dataclass(frozen=True, slots=True)
class Lost:
    """The event never comes."""

    def __str__(self) -> str:
        return "lost"


EventEffect: TypeAlias = Twice | Late | OutOfOrder | Lost


class EventFaults:
    """What is to happen to events, first planned first met.

    Attributes:
        plans: what is planned, for an event's name.
    """

    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock = clock
        self.plans: Plans[EventEffect] = Plans(changed)
        self._held: list[Callable[[], None]] = []

    def next(self, event: str, effect: EventEffect, times: int | None = 1) -> Plan[EventEffect]:
        """Let the next events of a name meet with `effect`.

        Args:
            event: a name such as "INTERACTION_CREATE", or a pattern such as "THREAD_*".
            effect: what happens.
            times: how often; `None` until it is called off.
        """
        return self.plans.add(event, effect, times)

    def clear(self) -> None:
        """No more faults; what waits for the next event comes now."""
        self.plans.clear()
        self._release()

    def meet(self, event: str, deliver: Callable[[], None]) -> None:
        """Let an event that somebody is to hear of come, in whatever way is planned for it."""
        match self.plans.take(event):
            case Twice():
                deliver()
                self._come(deliver)
            case Late(seconds):
                self._clock.after(seconds, lambda: self._come(deliver))
            case OutOfOrder() if not self._held:
                self._held.append(deliver)
            case Lost():
                return
            case _:
                self._come(deliver)

    def _come(self, deliver: Callable[[], None]) -> None:
        deliver()
        self._release()

    def _release(self) -> None:
        held, self._held = self._held, []
        for deliver in held:
            deliver()
