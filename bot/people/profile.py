"""What a person has set: how they are called to decide, their time zone and quiet hours, their vacation."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from enum import StrEnum

from bot.errors import TableError
from bot.hours.durations import DAY, seconds_of
from bot.hours.notation import ENGLISH, Notation
from bot.hours.pauses import Pause, Quiet
from bot.hours.zones import Zone

LONGEST_VACATION = 180
"""Days."""
EXAMPLE = 10
"""In how many days a vacation ends that is given as an example."""
UTC_ZONE = Zone("Etc/UTC")
"""The zone of who has named none."""


class Calls(StrEnum):
    """How a person is told that they must decide."""

    PING = "ping"
    """By a mention in the channel."""
    PRIVATE = "private"
    """By a private message instead."""
    OFF = "off"
    """Not at all."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A person's time zone, and their quiet hours by it, if any. Raises `TableError` if they are too long."""

    zone: Zone
    quiet: tuple[time, time] | None = None
    """From when until when."""
    hours: Quiet = field(init=False, compare=False)
    """The quiet hours as pauses; if there are none they never begin."""

    def __post_init__(self) -> None:
        begins, ends = self.quiet or (time.min, time.min)
        object.__setattr__(self, "hours", Quiet(self.zone, begins, ends))


@dataclass(frozen=True, slots=True)
class Profile:
    """All that a person has set."""

    calls: Calls = Calls.PING
    ahead: bool = False
    """Whether they are told that they are probably next."""
    closed: bool = False
    """Whether they have been told that private messages do not reach them."""
    clock: Clock | None = None
    vacation: Pause | None = None
    """The present one."""

    @property
    def zone(self) -> Zone:
        """Where they live, or UTC."""
        return UTC_ZONE if self.clock is None else self.clock.zone


def return_of(typed: str, zone: Zone, now: float, notation: Notation = ENGLISH) -> float:
    """The instant at which a vacation ends: the beginning of a day such as `2027-01-31`, or so long from now (`10d`).

    Raises `TableError`.
    """
    ends = now + seconds_of(typed, notation) if _is_length(typed) else zone.first(_midnight(typed, zone, now))
    if not now < ends <= now + LONGEST_VACATION * DAY:
        raise TableError("vacation-length", days=LONGEST_VACATION)
    return ends


def _is_length(typed: str) -> bool:
    return typed.strip(" .")[-1:].isalpha()


def _midnight(typed: str, zone: Zone, now: float) -> datetime:
    try:
        return datetime.combine(date.fromisoformat(typed.strip()), time.min)
    except ValueError as error:
        example = zone.local(now).date() + timedelta(days=EXAMPLE)
        raise TableError("no-date", typed=typed, example=str(example)) from error
