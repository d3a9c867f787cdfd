"""When somebody who has not decided is reminded."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hours.banks import Wait
from bot.hours.pauses import Pauses
from bot.hours.running import resumes

MOST = 3
"""Reminders of one wait."""


def next_reminder(
    wait: Wait, interval: float, sent: Sequence[float], now: float, pauses: Sequence[Pauses]
) -> float | None:
    """The instant of a wait's next reminder: now, if it is due; None if there is none to come.

    It comes an interval, in seconds, after the question or the last reminder, but not before the end of a pause that it
    would fall into. `sent` are the instants of a person's reminders; only those of this wait count, so that what is
    stored says all, also after a restart.
    """
    given = [at for at in sent if at > wait.asked_at]
    if wait.answered_at is not None or len(given) >= MOST:
        return None
    due = max(given, default=wait.asked_at) + interval
    return resumes(max(due, now), pauses)
