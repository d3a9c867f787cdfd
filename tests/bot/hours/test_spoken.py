"""Lengths of time in words."""

from __future__ import annotations

import pytest

from bot.hours.banks import bank_of
from bot.hours.durations import seconds_of
from bot.hours.spoken import spoken, spoken_bank
from data.catalogue import Catalogue, catalogue


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3d", "3 days"),
        ("36h", "1 day and 12 hours"),
        ("1d1h1m", "1 day, 1 hour and 1 minute"),
        ("90m", "1 hour and 30 minutes"),
    ],
)
def test_a_length_of_time_is_said_in_days_hours_and_minutes(typed: str, said: str) -> None:
    assert spoken(seconds_of(typed), catalogue()) == said


def test_less_than_a_minute_is_none() -> None:
    assert spoken(59.9, catalogue()) == "0 minutes"


@pytest.mark.parametrize(("language", "said"), [("el", "1 ημέρα και 12 ώρες"), ("hu", "1 nap és 12 óra")])
def test_it_is_said_by_the_habits_of_the_language(language: str, said: str) -> None:
    assert spoken(seconds_of("36h"), Catalogue(language)) == said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("72h", "3 days"),
        ("72h+12h", "3 days, of which each turn gives 12 hours back"),
        ("72h+12h max 96h", "3 days, and 12 hours more after each turn, up to 4 days"),
    ],
)
def test_a_bank_says_what_it_holds_and_what_a_turn_adds(typed: str, said: str) -> None:
    assert spoken_bank(bank_of(typed), catalogue()) == said
