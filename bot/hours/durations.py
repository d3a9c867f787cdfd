"""Lengths of time and times of day as people type them: `3d`, `36h`, `1h30m`; `22:00`, `10pm`.

These are the words of English; `notation` has those of other languages.
"""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, datetime, time

from bot.errors import TableError
from bot.hours.notation import ENGLISH, Notation

DAY, HOUR, MINUTE = 86400, 3600, 60
LONGEST = 60 * DAY
"""As long as a length of time may be."""
_UNITS = {"d": DAY, "h": HOUR, "m": MINUTE}
_DURATION = re.compile(r"(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?", re.ASCII)
_TIMES = ("%H:%M", "%H.%M", "%H", "%I%p", "%I:%M%p")


def seconds_of(typed: str, notation: Notation = ENGLISH) -> int:
    """The seconds of days, hours and minutes, each of which may be left out. Raises `TableError`."""
    found = _DURATION.fullmatch(_joined(typed, notation))
    numbers = found.groups("0") if found else ()
    seconds = sum(int(number) * unit for number, unit in zip(numbers, _UNITS.values(), strict=False))
    if not seconds:
        raise TableError("no-duration", typed=typed)
    if seconds > LONGEST:
        raise TableError("duration-too-long", typed=typed, days=LONGEST // DAY)
    return seconds


def duration(seconds: float) -> str:
    """Seconds as they could be typed, rounded down to minutes."""
    return "".join(f"{number}{letter}" for letter, number in parts_of(seconds).items()) or "0m"


def parts_of(seconds: float) -> dict[str, int]:
    """The days, hours and minutes of seconds by their letters, without those of which there are none."""
    rest, parts = int(seconds), dict[str, int]()
    for letter, unit in _UNITS.items():
        number, rest = divmod(rest, unit)
        parts |= {letter: number} if number else {}
    return parts


def time_of_day(typed: str, notation: Notation = ENGLISH) -> time:
    """What a clock shows. Raises `TableError`."""
    for form in _TIMES:
        with suppress(ValueError):
            return datetime.strptime(_joined(typed, notation), form).replace(tzinfo=UTC).time()
    raise TableError("no-time-of-day", typed=typed)


def _joined(typed: str, notation: Notation) -> str:
    return "".join(notation.plain(typed).split())
