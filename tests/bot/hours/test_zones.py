"""What clocks show, and when."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours.zones import Zone
from tests.bot.hours.instants import BUDAPEST, CHANGES, LORD_HOWE, NEW_YORK, near_changes, often, utc, zones


def wall(text: str) -> datetime:
    return datetime.fromisoformat(text)


@pytest.mark.parametrize(
    ("zone", "shown", "instant"),
    [
        (BUDAPEST, "2026-01-15 12:00", "2026-01-15 11:00"),
        (BUDAPEST, "2026-07-15 12:00", "2026-07-15 10:00"),
        (NEW_YORK, "2026-07-15 12:00", "2026-07-15 16:00"),
        (LORD_HOWE, "2026-01-15 12:00", "2026-01-15 01:00"),
        (LORD_HOWE, "2026-07-15 12:00", "2026-07-15 01:30"),
    ],
)
def test_a_time_comes_once(zone: Zone, shown: str, instant: str) -> None:
    assert zone.first(wall(shown)) == zone.last(wall(shown)) == utc(instant)
    assert zone.local(utc(instant)) == wall(shown)


@pytest.mark.parametrize(
    ("zone", "skipped", "instant"),
    [
        (BUDAPEST, "2026-03-29 02:00", "2026-03-29 01:00"),
        (BUDAPEST, "2026-03-29 02:30", "2026-03-29 01:00"),
        (BUDAPEST, "2026-03-29 02:59", "2026-03-29 01:00"),
        (NEW_YORK, "2026-03-08 02:30", "2026-03-08 07:00"),
        (LORD_HOWE, "2026-10-04 02:15", "2026-10-03 15:30"),
        (Zone("Africa/Cairo"), "2026-04-24 00:00", "2026-04-23 22:00"),
        (Zone("Pacific/Apia"), "2011-12-30 12:00", "2011-12-30 10:00"),
    ],
)
def test_a_skipped_time_comes_when_it_is_skipped(zone: Zone, skipped: str, instant: str) -> None:
    """Samoa skipped a whole day, to come to the other side of the date line; Egypt skips midnight."""
    assert zone.first(wall(skipped)) == zone.last(wall(skipped)) == utc(instant)


@pytest.mark.parametrize(
    ("zone", "shown", "first", "second"),
    [
        (BUDAPEST, "2026-10-25 02:00", "2026-10-25 00:00", "2026-10-25 01:00"),
        (BUDAPEST, "2026-10-25 02:30", "2026-10-25 00:30", "2026-10-25 01:30"),
        (NEW_YORK, "2026-11-01 01:30", "2026-11-01 05:30", "2026-11-01 06:30"),
        (LORD_HOWE, "2026-04-05 01:45", "2026-04-04 14:45", "2026-04-04 15:15"),
    ],
)
def test_a_time_comes_twice(zone: Zone, shown: str, first: str, second: str) -> None:
    assert (zone.first(wall(shown)), zone.last(wall(shown))) == (utc(first), utc(second))
    assert zone.local(utc(first)) == zone.local(utc(second)) == wall(shown)


@often
@given(st.data(), zones)
def test_what_clocks_show_is_shown_then(data: st.DataObject, zone: Zone) -> None:
    instant = data.draw(near_changes(zone))
    shown = zone.local(instant)
    assert instant in {zone.first(shown), zone.last(shown)}


@often
@given(st.data(), zones)
def test_later_times_come_later(data: st.DataObject, zone: Zone) -> None:
    shown = zone.local(data.draw(near_changes(zone)))
    later = shown + timedelta(minutes=data.draw(st.integers(0, 3000)))
    assert zone.first(shown) <= zone.first(later)
    assert zone.last(shown) <= zone.last(later)
    assert zone.first(shown) <= zone.last(shown)


def test_the_changes_of_these_tests_are_changes() -> None:
    for zone, changes in CHANGES.items():
        info = ZoneInfo(zone.name)
        steps = [zone.local(change) - zone.local(change - 1) - timedelta(seconds=1) for change in changes]
        assert steps[0] == -steps[1] > timedelta()
        assert info.key == zone.name
