"""Time banks: what is left, when it runs out, what was missed."""

from __future__ import annotations

from datetime import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours.banks import Bank, Wait, bank_of, deadline, remaining
from bot.hours.pauses import Pauses, Quiet
from bot.hours.running import is_paused
from tests.bot.hours.instants import BUDAPEST, DAY, HOUR, often, utc, with_pauses
from tests.bot.hours.refusals import Fields, refusal

DAYS = Bank(72 * HOUR, 0, 72 * HOUR)
REFILLED = Bank(10, 4, 12)
NIGHT = Quiet(BUDAPEST, time(22), time(8))
Drawn = tuple[tuple[Pauses, ...], list[int]]
banks = st.builds(
    lambda initial, increment, more: Bank(initial, increment, initial + more),
    st.integers(1, 3 * DAY),
    st.integers(0, DAY),
    st.integers(0, DAY),
)


def waits(*instants: float) -> list[Wait]:
    """Asked, answered, asked, and so on; the last may go on."""
    return [Wait(*instants[number : number + 2]) for number in range(0, len(instants), 2)]


@pytest.mark.parametrize(
    ("typed", "bank", "shown"),
    [
        ("72h", DAYS, "3d"),
        ("72h+12h", Bank(72 * HOUR, 12 * HOUR, 72 * HOUR), "3d+12h"),
        ("3d + 12h max 4d", Bank(72 * HOUR, 12 * HOUR, 96 * HOUR), "3d+12h max 4d"),
        ("36H+90M MAX 36h", Bank(36 * HOUR, 5400, 36 * HOUR), "1d12h+1h30m"),
    ],
)
def test_a_bank_as_it_is_typed_and_shown(typed: str, bank: Bank, shown: str) -> None:
    assert bank_of(typed) == bank == bank_of(shown)
    assert str(bank) == shown


@pytest.mark.parametrize(
    ("typed", "kind", "fields"),
    [
        ("", "no-bank", {"typed": ""}),
        ("+12h", "no-bank", {"typed": "+12h"}),
        ("72h+", "no-bank", {"typed": "72h+"}),
        ("soon", "no-duration", {"typed": "soon"}),
        ("72h max 96h", "no-duration", {"typed": "72h max 96h"}),
        ("72h+12h+1h", "no-duration", {"typed": "12h+1h"}),
        ("90d", "duration-too-long", {"typed": "90d", "days": 60}),
        ("72h+12h max 48h", "bank-below-initial", {"typed": "72h+12h max 48h"}),
    ],
)
def test_what_is_no_bank_is_refused(typed: str, kind: str, fields: Fields) -> None:
    assert refusal(bank_of, typed) == (kind, fields)


@pytest.mark.parametrize(
    ("instants", "now", "left"),
    [
        ((), 0, 10),
        ((100,), 100, 10),
        ((100,), 103, 7),
        ((100,), 110, 0),
        ((100,), 999, 0),
        ((100, 101), 999, 12),
        ((100, 103), 999, 11),
        ((100, 103, 200), 200, 11),
        ((100, 103, 200, 211), 999, 4),
        ((100, 150), 999, 4),
        ((100, 150, 200, 250), 999, 4),
    ],
)
def test_what_a_bank_of_10_and_4_a_turn_up_to_12_holds(instants: tuple[float, ...], now: float, left: float) -> None:
    assert remaining(REFILLED, waits(*instants), now, ()) == left


@pytest.mark.parametrize(
    ("instants", "end"),
    [((), None), ((100,), 110), ((100, 103), None), ((100, 103, 200), 211), ((100, 150, 200), 204)],
)
def test_when_a_bank_of_10_and_4_a_turn_up_to_12_runs_out(instants: tuple[float, ...], end: float | None) -> None:
    assert deadline(REFILLED, waits(*instants), ()) == end


def test_a_bank_without_increment_stays_empty() -> None:
    empty = waits(0, 72 * HOUR, 80 * HOUR)
    assert remaining(DAYS, empty, 80 * HOUR, ()) == 0
    assert deadline(DAYS, empty, ()) == 80 * HOUR


def test_a_bank_runs_in_waking_hours_over_the_change_to_summer_time() -> None:
    """Asked on Saturday at 20:00 in Budapest, with 3 hours: two until 22:00, the third from 08:00 on."""
    asked = waits(utc("2026-03-28 19:00"))
    assert deadline(Bank(3 * HOUR, 0, 3 * HOUR), asked, [NIGHT]) == utc("2026-03-29 07:00")
    assert remaining(Bank(3 * HOUR, 0, 3 * HOUR), asked, utc("2026-03-29 02:00"), [NIGHT]) == HOUR


@pytest.mark.parametrize("asked", [1_774_725_600.123, 1_774_725_600.7654321, 0.1])
def test_at_the_deadline_the_bank_is_empty_to_the_instant(asked: float) -> None:
    """Fractions of seconds cannot leave a crumb of time that never runs out."""
    bank = Bank(72 * HOUR, 3 * HOUR, 72 * HOUR)
    end = deadline(bank, waits(asked), [NIGHT])
    assert end is not None
    assert remaining(bank, waits(asked), end, [NIGHT]) == 0


@often
@given(with_pauses, banks)
def test_a_bank_lasts_until_its_deadline(drawn: Drawn, bank: Bank) -> None:
    pauses, instants = drawn
    asked = waits(*sorted(instants))
    end = deadline(bank, asked, pauses)
    assert end is not None
    held = remaining(bank, asked, asked[-1].asked_at, pauses)
    assert remaining(bank, asked, end, pauses) == 0
    assert end == asked[-1].asked_at or remaining(bank, asked, end - 1, pauses) == 1
    assert (held == 0) is (end == asked[-1].asked_at)
    assert end == asked[-1].asked_at or not is_paused(end - 1, pauses)


@often
@given(with_pauses, banks, st.lists(st.integers(0, 5 * DAY), min_size=2, max_size=5))
def test_what_is_left_only_sinks_while_a_seat_is_asked(drawn: Drawn, bank: Bank, steps: list[int]) -> None:
    pauses, instants = drawn
    asked = waits(*sorted(instants))
    left = [remaining(bank, asked, max(instants) + step, pauses) for step in sorted(steps)]
    assert all(0 <= later <= earlier <= bank.most for earlier, later in pairwise(left))
