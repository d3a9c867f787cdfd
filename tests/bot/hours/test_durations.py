"""Lengths of time and times of day, as they are typed."""

from __future__ import annotations

from datetime import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours.durations import duration, seconds_of, time_of_day
from tests.bot.hours.refusals import refusal


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("3d", 259_200),
        ("36h", 129_600),
        ("90m", 5_400),
        ("1h30m", 5_400),
        (" 1D 12 h ", 129_600),
        ("1d0h5m", 86_700),
        ("60d", 5_184_000),
    ],
)
def test_days_hours_and_minutes(typed: str, seconds: int) -> None:
    assert seconds_of(typed) == seconds


@pytest.mark.parametrize("typed", ["", "3", "d", "0h", "-1h", "1.5h", "3h2d", "1w", "three days", "1h1h", "٣d"])
def test_what_is_no_length_of_time_is_refused(typed: str) -> None:
    assert refusal(seconds_of, typed) == ("no-duration", {"typed": typed})


@pytest.mark.parametrize("typed", ["61d", "60d1m", "999999h"])
def test_what_is_too_long_is_refused(typed: str) -> None:
    assert refusal(seconds_of, typed) == ("duration-too-long", {"typed": typed, "days": 60})


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (259_200, "3d"),
        (129_600, "1d12h"),
        (5_400, "1h30m"),
        (5_399.9, "1h29m"),
        (86_460, "1d1m"),
        (59, "0m"),
        (0, "0m"),
    ],
)
def test_seconds_as_they_could_be_typed(seconds: float, text: str) -> None:
    assert duration(seconds) == text


@given(st.integers(1, 60 * 24 * 60))
def test_what_is_shown_can_be_typed(minutes: int) -> None:
    assert seconds_of(duration(minutes * 60)) == minutes * 60


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("22:00", time(22)),
        ("7:30", time(7, 30)),
        ("7.30", time(7, 30)),
        ("22", time(22)),
        ("0", time(0)),
        ("10pm", time(22)),
        ("10:30 PM", time(22, 30)),
        ("12am", time(0)),
    ],
)
def test_times_of_day(typed: str, shown: time) -> None:
    assert time_of_day(typed) == shown


@pytest.mark.parametrize("typed", ["", "24:00", "7:60", "22:00:00", "13pm", "noon", "-1"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    assert refusal(time_of_day, typed) == ("no-time-of-day", {"typed": typed})
