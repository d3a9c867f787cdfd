"""When a person's time stands still: vacations, quiet hours, weekends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import count
from math import inf
from typing import Protocol

from bot.errors import TableError
from bot.hours.zones import Zone

LONGEST_QUIET = timedelta(hours=20)
"""As long as quiet hours may be: time has to run at some hour of the day."""
SATURDAY = 5


class Pauses(Protocol):
    """Pauses of one kind, one after the other."""

    def after(self, instant: float) -> Pause | None:
        """The first of the pauses that has not ended at an instant: one that goes on, or the next one."""


@dataclass(frozen=True, slots=True)
class Pause:
    """One pause, such as a vacation: from an instant on until before another. It is none if it ends before."""

    begins: float
    ends: float

    def after(self, instant: float) -> Pause | None:
        """The pause itself, unless it has ended."""
        return self if max(self.begins, instant) < self.ends else None


@dataclass(frozen=True, slots=True)
class Quiet:
    """A person's quiet hours, each day or over each midnight. If they end when they begin, there are none.

    A clock that is set back in them does not end them: they last until it shows their end for the last time.
    Raises `TableError` if they are too long.
    """

    zone: Zone
    begins: time
    ends: time

    def __post_init__(self) -> None:
        if self._length > LONGEST_QUIET:
            raise TableError("quiet-too-long", hours=LONGEST_QUIET // timedelta(hours=1))

    @property
    def _length(self) -> timedelta:
        """By a clock that is not set anew meanwhile."""
        day = date(2000, 1, 1)
        return (datetime.combine(day, self.ends) - datetime.combine(day, self.begins)) % timedelta(days=1)

    def after(self, instant: float) -> Pause | None:
        """The quiet hours at an instant, or the next ones."""
        if not self._length:
            return None
        yesterday = self.zone.local(instant).date() - timedelta(days=1)
        return _first_after(instant, yesterday, timedelta(days=1), self._of)

    def _of(self, day: date) -> Pause:
        """The quiet hours that begin on a day."""
        begins = datetime.combine(day, self.begins)
        return Pause(self.zone.first(begins), self.zone.last(begins + self._length))


@dataclass(frozen=True, slots=True)
class Weekend:
    """A table's weekend pause: whole Saturdays and Sundays of a zone."""

    zone: Zone

    def after(self, instant: float) -> Pause | None:
        """The weekend at an instant, or the next one."""
        today = self.zone.local(instant).date()
        this_week = today + timedelta(days=SATURDAY - today.weekday())
        return _first_after(instant, this_week, timedelta(days=7), self._of)

    def _of(self, saturday: date) -> Pause:
        begins = datetime.combine(saturday, time.min)
        return Pause(self.zone.first(begins), self.zone.last(begins + timedelta(days=2)))


@dataclass(frozen=True, slots=True)
class During:
    """Pauses that held only from an instant on until before another, such as quiet hours that were changed since."""

    pauses: Pauses
    begins: float
    ends: float = inf

    def after(self, instant: float) -> Pause | None:
        """The first of the pauses that has not ended, as far as it held."""
        found = self.pauses.after(max(instant, self.begins)) if instant < self.ends else None
        return found and Pause(max(found.begins, self.begins), min(found.ends, self.ends)).after(instant)


def in_turn(changes: Sequence[tuple[float, Pauses]]) -> tuple[During, ...]:
    """What held when: each with the instant it was set at, in this order, held until the next was set.

    So a change of quiet hours, or of the zone that they are in, leaves alone what time had run before.
    """
    ends = [begins for begins, _ in changes[1:]] + [inf]
    return tuple(During(pauses, begins, end) for (begins, pauses), end in zip(changes, ends, strict=False))


def _first_after(instant: float, day: date, step: timedelta, of: Callable[[date], Pause]) -> Pause:
    """The first pause that has not ended at an instant, of those of a day and of every so many days from it on."""
    pauses = (of(day + number * step).after(instant) for number in count())
    return next(pause for pause in pauses if pause)
