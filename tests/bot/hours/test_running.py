"""How long time runs."""

from __future__ import annotations

from datetime import time
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours.pauses import Pause, Pauses, Quiet, Weekend
from bot.hours.running import elapsed, is_paused, resumes, runs_out
from bot.hours.zones import Zone
from tests.bot.hours.instants import (
    BUDAPEST,
    DAY,
    HOUR,
    durations,
    near_changes,
    often,
    quiets,
    utc,
    with_pauses,
    zones,
)

NIGHT, WEEKEND = Quiet(BUDAPEST, time(22), time(8)), Weekend(BUDAPEST)
VACATION = Pause(utc("2026-03-30 07:00"), utc("2026-04-01 10:00"))
FRIDAY_EVENING = utc("2026-03-27 19:00")
QUARTER = 900
Drawn = tuple[tuple[Pauses, ...], list[int]]


@pytest.mark.parametrize(
    ("pauses", "end"),
    [
        ((), "2026-03-27 23:00"),
        ((NIGHT,), "2026-03-28 09:00"),
        ((WEEKEND,), "2026-03-27 23:00"),
        ((NIGHT, WEEKEND), "2026-03-30 08:00"),
        ((NIGHT, WEEKEND, VACATION), "2026-04-01 11:00"),
        ((NIGHT, VACATION), "2026-03-28 09:00"),
    ],
)
def test_four_hours_from_friday_evening(pauses: tuple[Pauses, ...], end: str) -> None:
    """In Budapest, from 20:00: two until 22:00, then two of Saturday, of Monday in summer time, or after a vacation."""
    assert runs_out(FRIDAY_EVENING, 4 * HOUR, pauses) == utc(end)
    assert elapsed(FRIDAY_EVENING, utc(end), pauses) == 4 * HOUR


@pytest.mark.parametrize(
    ("quiet", "spring", "autumn"),
    [
        (NIGHT, 14, 14),
        (Quiet(BUDAPEST, time(10), time(12)), 21, 23),
        (Quiet(BUDAPEST, time(1), time(4)), 21, 21),
        (Quiet(BUDAPEST, time(2), time(3)), 23, 23),
        (Quiet(BUDAPEST, time(0), time(2, 30)), 21, 21.5),
        (Quiet(BUDAPEST, time(2, 30), time(4)), 22, 22.5),
        (Quiet(BUDAPEST, time(5), time(5)), 23, 25),
    ],
)
def test_waking_hours_of_the_sundays_with_23_and_25_hours(quiet: Quiet, spring: float, autumn: float) -> None:
    assert elapsed(utc("2026-03-28 23:00"), utc("2026-03-29 22:00"), [quiet]) == spring * HOUR
    assert elapsed(utc("2026-10-24 22:00"), utc("2026-10-25 23:00"), [quiet]) == autumn * HOUR


def test_pauses_that_overlap_count_once() -> None:
    pauses = [Pause(10, 30), Pause(20, 40), Pause(40, 50), Pause(25, 27)]
    assert elapsed(0, 100, pauses) == 60
    assert elapsed(0, 100, pauses * 2) == 60
    assert resumes(10, pauses) == 50
    assert runs_out(0, 11, pauses) == 51


def test_time_that_is_used_up_as_a_pause_begins_runs_out_then() -> None:
    assert runs_out(FRIDAY_EVENING, 2 * HOUR, [NIGHT]) == FRIDAY_EVENING + 2 * HOUR


@pytest.mark.parametrize("remaining", [0, -1])
def test_no_time_runs_out_at_once_also_in_a_pause(remaining: float) -> None:
    assert runs_out(20, remaining, [Pause(10, 30)]) == 20


def test_in_a_pause_without_end_time_never_runs_out() -> None:
    pauses: list[Pauses] = [Pause(FRIDAY_EVENING + 10, inf), NIGHT]
    assert resumes(FRIDAY_EVENING + 20, pauses) == inf
    assert runs_out(FRIDAY_EVENING, 10, pauses) == FRIDAY_EVENING + 10
    assert runs_out(FRIDAY_EVENING, 11, pauses) == inf
    assert elapsed(FRIDAY_EVENING, 2 * FRIDAY_EVENING, pauses) == 10


def test_a_long_vacation_is_passed_over_at_once() -> None:
    """In one step, not night by night for a million years."""
    vacation = Pause(0, 250_000_000_000)
    assert runs_out(0, HOUR, [Quiet(BUDAPEST, time(8), time(8)), vacation]) == vacation.ends + HOUR


def test_quiet_hours_that_leave_no_hour_of_the_day_let_no_time_run() -> None:
    pauses = [Quiet(BUDAPEST, time(22), time(14)), Quiet(BUDAPEST, time(13), time(23))]
    assert resumes(FRIDAY_EVENING, pauses) == runs_out(FRIDAY_EVENING, 1, pauses) == inf
    assert elapsed(FRIDAY_EVENING, FRIDAY_EVENING + 30 * DAY, pauses) == 0


@often
@given(with_pauses)
def test_parts_add_up_and_no_part_is_negative(drawn: Drawn) -> None:
    pauses, instants = drawn
    first, second, third = sorted(instants)
    parts = elapsed(first, second, pauses), elapsed(second, third, pauses)
    assert 0 <= parts[0] <= second - first
    assert sum(parts) == elapsed(first, third, pauses)
    assert elapsed(third, first, pauses) == 0


@often
@given(with_pauses, durations)
def test_time_runs_out_when_so_much_has_elapsed_and_not_before(drawn: Drawn, remaining: int) -> None:
    pauses, (start, *_) = drawn
    end = runs_out(start, remaining, pauses)
    assert elapsed(start, end, pauses) == remaining
    assert remaining == 0 or elapsed(start, end - 1, pauses) == remaining - 1


@often
@given(with_pauses)
def test_what_elapsed_runs_out_then_or_as_the_pause_began(drawn: Drawn) -> None:
    pauses, instants = drawn
    start, end, _ = sorted(instants)
    found = runs_out(start, elapsed(start, end, pauses), pauses)
    assert start <= found <= end <= max(end, resumes(found, pauses))
    assert elapsed(found, end, pauses) == 0


@often
@given(with_pauses, durations, durations)
def test_more_time_never_runs_out_earlier(drawn: Drawn, less: int, more: int) -> None:
    pauses, (start, *_) = drawn
    middle = runs_out(start, less, pauses)
    assert start <= middle <= runs_out(start, less + more, pauses)
    assert runs_out(middle, more, pauses) == runs_out(start, less + more, pauses) or more == 0


@often
@given(with_pauses)
def test_time_resumes_at_the_end_of_the_pause(drawn: Drawn) -> None:
    pauses, (instant, *_) = drawn
    found = resumes(instant, pauses)
    assert not is_paused(found, pauses)
    assert (found == instant) is not is_paused(instant, pauses)
    assert elapsed(instant, found, pauses) == 0
    assert elapsed(instant, found + 1, pauses) == 1


@often
@given(with_pauses)
def test_the_order_of_the_pauses_is_nothing_to_time(drawn: Drawn) -> None:
    pauses, instants = drawn
    start, _, end = sorted(instants)
    assert elapsed(start, end, pauses) == elapsed(start, end, pauses[::-1])


@often
@given(st.data(), zones)
def test_time_runs_when_the_clock_is_out_of_quiet_hours(data: st.DataObject, zone: Zone) -> None:
    """Counted in quarters of an hour by what the clock shows; hours that begin or end while it is changed left out."""
    quiet = data.draw(quiets(zone, step=15).filter(lambda quiet: quiet.begins.hour > 2 and quiet.ends.hour > 2))
    start = data.draw(near_changes(zone)) // QUARTER * QUARTER
    quarters = range(start, start + 2 * DAY, QUARTER)
    running = [instant for instant in quarters if not clock_in(quiet, zone.local(instant).time())]
    assert [instant for instant in quarters if not is_paused(instant, [quiet])] == running
    assert elapsed(start, start + 2 * DAY, [quiet]) == len(running) * QUARTER


def clock_in(quiet: Quiet, shown: time) -> bool:
    """Whether a clock shows quiet hours."""
    if quiet.begins <= quiet.ends:
        return quiet.begins <= shown < quiet.ends
    return shown >= quiet.begins or shown < quiet.ends
