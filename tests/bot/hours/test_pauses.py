"""When a person's time stands still."""

from __future__ import annotations

from datetime import time

import pytest

from bot.hours.pauses import During, Pause, Pauses, Quiet, Weekend, in_turn
from bot.hours.running import is_paused, resumes
from bot.hours.zones import Zone
from tests.bot.hours.instants import BUDAPEST, HOUR, LORD_HOWE, NEW_YORK, utc
from tests.bot.hours.refusals import refusal

NIGHT = Quiet(BUDAPEST, time(22), time(8))
NAP = Quiet(BUDAPEST, time(13), time(14, 30))


def pause(begins: str, ends: str) -> Pause:
    return Pause(utc(begins), utc(ends))


@pytest.mark.parametrize(
    ("quiet", "instant", "expected"),
    [
        (NIGHT, "2026-01-15 20:59", False),
        (NIGHT, "2026-01-15 21:00", True),
        (NIGHT, "2026-01-16 06:59", True),
        (NIGHT, "2026-01-16 07:00", False),
        (NAP, "2026-01-15 11:59", False),
        (NAP, "2026-01-15 12:00", True),
        (NAP, "2026-01-15 13:30", False),
        (Quiet(BUDAPEST, time(16), time(0)), "2026-01-15 22:59", True),
        (Quiet(BUDAPEST, time(16), time(0)), "2026-01-15 23:00", False),
        (Quiet(BUDAPEST, time(0), time(7)), "2026-01-15 23:00", True),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(quiet: Quiet, instant: str, *, expected: bool) -> None:
    assert is_paused(utc(instant), [quiet]) is expected


def test_quiet_hours_that_end_when_they_begin_are_none() -> None:
    assert Quiet(BUDAPEST, time(8), time(8)).after(0) is None


@pytest.mark.parametrize(
    ("zone", "evening", "night"),
    [
        (BUDAPEST, "2026-03-28 12:00", pause("2026-03-28 21:00", "2026-03-29 06:00")),
        (BUDAPEST, "2026-10-24 12:00", pause("2026-10-24 20:00", "2026-10-25 07:00")),
        (NEW_YORK, "2026-03-07 20:00", pause("2026-03-08 03:00", "2026-03-08 12:00")),
        (NEW_YORK, "2026-10-31 20:00", pause("2026-11-01 02:00", "2026-11-01 13:00")),
        (LORD_HOWE, "2026-10-03 06:00", pause("2026-10-03 11:30", "2026-10-03 21:00")),
        (LORD_HOWE, "2026-04-04 06:00", pause("2026-04-04 11:00", "2026-04-04 21:30")),
    ],
)
def test_the_night_of_a_change_is_shorter_or_longer(zone: Zone, evening: str, night: Pause) -> None:
    """From 22:00 to 08:00: 9 hours in spring and 11 in autumn, on Lord Howe Island 9½ and 10½."""
    quiet = Quiet(zone, time(22), time(8))
    assert quiet.after(utc(evening)) == night
    assert quiet.after(night.begins) == quiet.after(night.ends - 1) == night
    assert resumes(night.begins, [quiet]) == resumes(night.ends - 1, [quiet]) == night.ends
    assert resumes(night.ends, [quiet]) == night.ends


@pytest.mark.parametrize(
    ("begins", "ends", "quiet"),
    [
        (time(2, 30), time(8), pause("2026-03-29 01:00", "2026-03-29 06:00")),
        (time(22), time(2, 30), pause("2026-03-28 21:00", "2026-03-29 01:00")),
    ],
)
def test_a_skipped_begin_or_end_comes_when_it_is_skipped(begins: time, ends: time, quiet: Pause) -> None:
    assert Quiet(BUDAPEST, begins, ends).after(utc("2026-03-28 20:00")) == quiet


def test_quiet_hours_that_are_skipped_wholly_do_not_come() -> None:
    skipped = Quiet(BUDAPEST, time(2, 10), time(2, 50))
    assert skipped.after(utc("2026-03-28 12:00")) == pause("2026-03-30 00:10", "2026-03-30 00:50")


@pytest.mark.parametrize(
    ("begins", "ends", "quiet"),
    [
        (time(2, 30), time(8), pause("2026-10-25 00:30", "2026-10-25 07:00")),
        (time(22), time(2, 30), pause("2026-10-24 20:00", "2026-10-25 01:30")),
        (time(2, 10), time(2, 50), pause("2026-10-25 00:10", "2026-10-25 01:50")),
    ],
)
def test_a_time_that_comes_twice_begins_with_the_first_and_ends_with_the_second(
    begins: time, ends: time, quiet: Pause
) -> None:
    """Who sleeps until 02:30 does not wake up twice."""
    assert Quiet(BUDAPEST, begins, ends).after(utc("2026-10-24 19:00")) == quiet


def test_quiet_hours_leave_some_of_the_day() -> None:
    assert Quiet(BUDAPEST, time(22), time(18)).after(0) is not None
    assert refusal(Quiet, BUDAPEST, time(22), time(18, 1)) == ("quiet-too-long", {"hours": 20})


@pytest.mark.parametrize(
    ("zone", "instant", "weekend"),
    [
        (BUDAPEST, "2026-01-14 12:00", pause("2026-01-16 23:00", "2026-01-18 23:00")),
        (BUDAPEST, "2026-01-17 12:00", pause("2026-01-16 23:00", "2026-01-18 23:00")),
        (BUDAPEST, "2026-01-18 22:59", pause("2026-01-16 23:00", "2026-01-18 23:00")),
        (BUDAPEST, "2026-01-18 23:00", pause("2026-01-23 23:00", "2026-01-25 23:00")),
        (BUDAPEST, "2026-03-26 12:00", pause("2026-03-27 23:00", "2026-03-29 22:00")),
        (BUDAPEST, "2026-10-22 12:00", pause("2026-10-23 22:00", "2026-10-25 23:00")),
        (NEW_YORK, "2026-11-01 12:00", pause("2026-10-31 04:00", "2026-11-02 05:00")),
        (LORD_HOWE, "2026-10-01 12:00", pause("2026-10-02 13:30", "2026-10-04 13:00")),
    ],
)
def test_a_weekend_is_the_whole_saturday_and_sunday_of_the_table(zone: Zone, instant: str, weekend: Pause) -> None:
    """47 hours in spring and 49 in autumn, on Lord Howe Island 47½ in spring."""
    assert Weekend(zone).after(utc(instant)) == weekend


def test_a_pause_is_over_at_its_end() -> None:
    vacation = Pause(100, 200)
    assert vacation.after(0) == vacation.after(100) == vacation.after(199) == vacation
    assert vacation.after(200) is None
    assert Pause(200, 100).after(0) is None


@pytest.mark.parametrize(
    ("instant", "expected"),
    [
        ("2026-01-10 12:00", pause("2026-01-15 02:00", "2026-01-15 07:00")),
        ("2026-01-14 12:00", pause("2026-01-15 02:00", "2026-01-15 07:00")),
        ("2026-01-15 12:00", pause("2026-01-15 21:00", "2026-01-15 23:00")),
        ("2026-01-15 22:00", pause("2026-01-15 21:00", "2026-01-15 23:00")),
        ("2026-01-15 23:00", None),
        ("2026-01-16 01:00", None),
    ],
)
def test_pauses_are_cut_to_the_time_they_held(instant: str, expected: Pause | None) -> None:
    held = During(NIGHT, utc("2026-01-15 02:00"), utc("2026-01-15 23:00"))
    assert held.after(utc(instant)) == expected


def test_a_change_of_quiet_hours_leaves_the_past_alone() -> None:
    """In Budapest until noon of the 15th (UTC), in New York from then on."""
    moved = utc("2026-01-15 12:00")
    kept: tuple[Pauses, ...] = in_turn([(0, NIGHT), (moved, Quiet(NEW_YORK, time(22), time(8)))])
    for quiet, instants in {
        True: ("2026-01-15 02:00", "2026-01-15 12:30", "2026-01-16 04:00"),
        False: ("2026-01-15 11:59", "2026-01-15 13:00", "2026-01-15 22:00"),
    }.items():
        assert [is_paused(utc(instant), kept) for instant in instants] == [quiet] * 3


def test_quiet_hours_over_a_skipped_day_last_until_they_end() -> None:
    """Samoa went from the end of Thursday, 29 December 2011, to Saturday."""
    quiet = Quiet(Zone("Pacific/Apia"), time(22), time(8))
    night = quiet.after(utc("2011-12-30 09:00"))
    assert night == pause("2011-12-30 08:00", "2011-12-30 10:00")
    assert resumes(night.begins, [quiet]) == night.begins + 10 * HOUR
