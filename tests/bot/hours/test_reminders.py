"""When who has not decided is reminded."""

from __future__ import annotations

from datetime import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours.banks import Wait
from bot.hours.pauses import Pause, Pauses, Quiet
from bot.hours.reminders import MOST, next_reminder
from bot.hours.running import is_paused
from tests.bot.hours.instants import BUDAPEST, DAY, HOUR, often, utc, with_pauses

NIGHT = Quiet(BUDAPEST, time(22), time(8))
Drawn = tuple[tuple[Pauses, ...], list[int]]


@pytest.mark.parametrize(
    ("sent", "now", "expected"),
    [
        ((), 1000, 1100),
        ((), 1099, 1100),
        ((), 1100, 1100),
        ((), 1500, 1500),
        ((1100,), 1100, 1200),
        ((1150,), 1160, 1250),
        ((1100, 1200), 1200, 1300),
        ((1100, 1200, 1300), 1300, None),
        ((400, 500, 600, 1000), 1000, 1100),
    ],
)
def test_a_wait_since_1000_is_reminded_of_every_100_seconds_three_times(
    sent: tuple[float, ...], now: float, expected: float | None
) -> None:
    assert next_reminder(Wait(1000), 100, sent, now, ()) == expected


def test_who_has_decided_is_not_reminded() -> None:
    assert next_reminder(Wait(1000, 1050), 100, (), 1060, ()) is None


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("2026-03-28 08:00", "2026-03-28 20:00"),
        ("2026-03-28 09:00", "2026-03-29 06:00"),
        ("2026-03-28 17:59", "2026-03-29 06:00"),
        ("2026-03-28 18:00", "2026-03-29 06:00"),
        ("2026-03-28 18:01", "2026-03-29 06:01"),
    ],
)
def test_in_the_night_to_summer_time_a_reminder_waits_for_its_end(asked: str, expected: str) -> None:
    """After 12 hours, but not from 22:00 to 08:00 in Budapest."""
    wait = Wait(utc(asked))
    assert next_reminder(wait, 12 * HOUR, (), wait.asked_at, [NIGHT]) == utc(expected)


def test_what_was_not_sent_in_time_is_not_sent_at_night() -> None:
    """The bot was stopped at noon, when it should have reminded, and starts again at 23:00."""
    wait = Wait(utc("2026-01-15 08:00"))
    assert next_reminder(wait, 3 * HOUR, (), utc("2026-01-15 22:00"), [NIGHT]) == utc("2026-01-16 07:00")


def test_after_a_vacation_there_is_one_reminder_at_once() -> None:
    wait, vacation = Wait(1000), Pause(1050, 9000)
    assert next_reminder(wait, 100, (), 1060, [vacation]) == 9000
    assert next_reminder(wait, 100, (9000,), 9000, [vacation]) == 9100


@often
@given(with_pauses, st.integers(HOUR, 2 * DAY), st.lists(st.integers(1, 9 * HOUR), min_size=40, max_size=60))
def test_however_often_the_bot_looks_or_starts_again_none_is_repeated_or_forgotten(
    drawn: Drawn, interval: int, steps: list[int]
) -> None:
    """It looks from time to time, and knows nothing but what it has stored."""
    pauses, (asked, *_) = drawn
    sent, now = list[float](), asked
    due = next_reminder(Wait(asked), interval, sent, now, pauses)
    for step in [*steps, 60 * DAY, 60 * DAY, 60 * DAY, 60 * DAY]:
        now += step
        found = next_reminder(Wait(asked), interval, sent, now, pauses)
        assert found is None or found >= now
        if found == now:
            sent.append(now)
    assert len(sent) <= MOST
    assert due is not None
    assert all(instant >= due and not is_paused(instant, pauses) for instant in sent)
    assert all(later - earlier >= interval for earlier, later in pairwise((asked, *sent)))


@often
@given(with_pauses, st.integers(HOUR, 2 * DAY))
def test_who_looks_when_told_sends_three(drawn: Drawn, interval: int) -> None:
    pauses, (asked, *_) = drawn
    sent, now = list[float](), float(asked)
    while (due := next_reminder(Wait(asked), interval, sent, now, pauses)) is not None:
        assert due == next_reminder(Wait(asked), interval, sent, due, pauses)
        sent.append(now := due)
    assert len(sent) == MOST
    assert not any(is_paused(instant, pauses) for instant in sent)
