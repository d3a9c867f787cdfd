"""When somebody who has been asked is called, and reminded: pure functions of what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf

from bot.calls.ledger import Asked
from bot.errors import TableError
from bot.hours.banks import Wait
from bot.hours.durations import HOUR, seconds_of
from bot.hours.notation import ENGLISH, Notation
from bot.hours.pauses import Pauses
from bot.hours.reminders import next_reminder
from bot.hours.running import resumes

SOONEST = HOUR
"""Seconds between two reminders at least."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What counts for when a person is called, or reminded, at a table."""

    interval: float
    """Seconds after which the table reminds; 0 for never."""
    pauses: Sequence[Pauses] = ()
    """When the person is not to be called."""
    agreed: Sequence[Pauses] = ()
    """When nobody at the table is to be reminded, as time stands still for all of them."""


def next_call(asked: Asked, plan: Plan, now: float) -> float | None:
    """The instant at which a person is to be called, or reminded, next: now, if it is due; None for never.

    Who was asked in quiet hours is called at their end; reminders follow at intervals.
    """
    if asked.called_at is None:
        found: float | None = resumes(now, plan.pauses)
    elif plan.interval:
        pauses = (*plan.pauses, *plan.agreed)
        found = next_reminder(Wait(asked.called_at), plan.interval, asked.reminded, now, pauses)
    else:
        found = None
    return None if found == inf else found


def once_called(asked: Asked, now: float) -> Asked:
    """A question once its person has been called, or reminded, now."""
    if asked.called_at is None:
        return replace(asked, called_at=now)
    return replace(asked, reminded=(*asked.reminded, now))


def interval_of(typed: str, notation: Notation = ENGLISH) -> float:
    """After how many seconds a table reminds: a length of time such as `24h`, or 0 for `off`. Raises `TableError`."""
    if notation.is_none(typed):
        return 0
    seconds = seconds_of(typed, notation)
    if seconds < SOONEST:
        raise TableError("remind-too-soon", hours=SOONEST // HOUR)
    return seconds
