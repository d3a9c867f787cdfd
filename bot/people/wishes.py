"""What a person types to set something, all of it read before any of it is kept."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import time

from bot.errors import TableError
from bot.hours.atlas import zone_named
from bot.hours.durations import time_of_day
from bot.hours.notation import ENGLISH, Notation
from bot.people.profile import Calls, Clock, Profile, return_of
from bot.people.store import People

_BETWEEN = re.compile(r"\s*(?:-|–|—|\bto\b)\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person has typed; `None` for what stays as it is."""

    calls: Calls | None = None
    ahead: bool | None = None
    zone: str | None = None
    quiet: str | None = None
    vacation: str | None = None
    notation: Notation = field(default=ENGLISH, compare=False)
    """In which it is typed."""


async def fulfil(people: People, user: int, wishes: Wishes, now: float) -> None:
    """Set what is wished. Raises `TableError`, and then nothing is set."""
    profile = await people.profile(user)
    clock = _clock(profile, wishes)
    ends = _vacation(profile if clock is None else Profile(clock=clock), wishes, now)
    if wishes.calls is not None:
        await people.set_calls(user, wishes.calls)
    if wishes.ahead is not None:
        await people.set_ahead(user, wishes.ahead)
    if clock is not None:
        await people.set_clock(user, clock)
    if wishes.vacation is not None:
        await people.set_vacation(user, ends)


def _clock(profile: Profile, wishes: Wishes) -> Clock | None:
    """The zone and quiet hours from now on; None if they stay as they are."""
    if not wishes.zone and wishes.quiet is None:
        return None
    before = profile.clock
    zone = zone_named(wishes.zone) if wishes.zone else before.zone if before else None
    kept = before.quiet if before else None
    quiet = kept if wishes.quiet is None else quiet_of(wishes.quiet, wishes.notation)
    if zone is None and quiet is not None:
        raise TableError("zone-first")
    return None if zone is None else Clock(zone, quiet)


def quiet_of(typed: str, notation: Notation = ENGLISH) -> tuple[time, time] | None:
    """From when until when quiet hours last, such as `22:00-7:30` or `10pm to 8am`; None for none.

    Raises `TableError`.
    """
    if notation.is_none(typed):
        return None
    ends = _BETWEEN.split(notation.plain(typed))
    if len(ends) != 2:  # noqa: PLR2004 - from and to
        raise TableError("no-quiet", typed=typed)
    begins, ends_at = map(time_of_day, ends)
    return begins, ends_at


def _vacation(profile: Profile, wishes: Wishes, now: float) -> float | None:
    """When a vacation ends; None for none."""
    if wishes.vacation is None or wishes.notation.is_none(wishes.vacation):
        return None
    return return_of(wishes.vacation, profile.zone, now, wishes.notation)
