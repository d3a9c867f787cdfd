"""Time zones by their IANA names: what clocks show there, and when."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from datetime import datetime
from functools import cache, lru_cache
from zoneinfo import ZoneInfo


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone; `bot.hours.atlas` knows the names there are."""

    name: str
    """Such as Europe/Budapest."""

    def local(self, instant: float) -> datetime:
        """What clocks show at an instant, as a date and time without a zone."""
        return datetime.fromtimestamp(instant, _info(self.name)).replace(tzinfo=None, fold=0)

    def first(self, wall: datetime) -> float:
        """The first instant at which clocks show a time or a later one.

        A time that is skipped in spring comes when it is skipped; of one that comes twice in autumn, the first counts.
        """
        return _instants(self, wall)[0]

    def last(self, wall: datetime) -> float:
        """The same, but of a time that comes twice, the second counts."""
        return _instants(self, wall)[1]


# The same nights come up again and again, for every wait and everybody in a zone.
@lru_cache(maxsize=4096)
def _instants(zone: Zone, wall: datetime) -> tuple[int, int]:
    """When clocks show a time, or a later one, for the first and for the last time."""
    before, after = _reading(zone, wall, 0), _reading(zone, wall, 1)
    return (before, after) if before <= after else (_skip(zone, wall, after, before),) * 2


def _reading(zone: Zone, wall: datetime, fold: int) -> int:
    """The instant of a time by the offset in force before (0) or after (1) a change, if one is near."""
    return round(wall.replace(tzinfo=_info(zone.name), fold=fold).timestamp())


def _skip(zone: Zone, wall: datetime, low: int, high: int) -> int:
    """The instant, between two, at which clocks are set forward past a time."""
    return low + bisect_left(range(low, high), wall, key=zone.local)


@cache
def _info(name: str) -> ZoneInfo:
    return ZoneInfo(name)
