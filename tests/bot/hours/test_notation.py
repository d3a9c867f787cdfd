"""The words in which people type times, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import time

import pytest

from bot.calls.plan import interval_of
from bot.hours.banks import bank_of
from bot.hours.durations import DAY, HOUR, MINUTE, seconds_of, time_of_day
from bot.hours.notation import PREFIX, notation_of, words_for
from bot.people.profile import UTC_ZONE, return_of
from bot.people.wishes import quiet_of
from data.catalogue import Catalogue, catalogue
from tests.bot.hours.refusals import refusal
from tests.words.tried import TRIED


@pytest.mark.parametrize("language", TRIED)
def test_no_word_stands_for_two_things(language: str) -> None:
    """Nor does one stand for something else in English, which is understood as well."""
    english, notation = catalogue(), notation_of(language)
    for key in english.keys(PREFIX):
        chief = words_for(key, english)[0]
        for word in (*words_for(key, english), *words_for(key, Catalogue(language))):
            assert notation.plain(word.upper()) == chief, (key, word)


@pytest.mark.parametrize("language", TRIED)
@pytest.mark.parametrize(
    ("key", "read"),
    [
        ("bot-error-no-duration", seconds_of),
        ("bot-error-no-bank", bank_of),
        ("bot-error-no-time-of-day", time_of_day),
        ("bot-error-no-quiet", quiet_of),
        ("bot-error-remind-too-soon", interval_of),
    ],
)
def test_what_is_given_as_an_example_can_be_typed(key: str, read: Callable[..., object], language: str) -> None:
    examples = re.findall("`(.+?)`", Catalogue(language).text(key, typed="", hours=1))
    assert examples
    for example in examples:
        read(example, notation_of(language))


@pytest.mark.parametrize(
    ("language", "typed", "seconds"),
    [
        ("en", "1 day 12 hours", 36 * HOUR),
        ("hu", "1 nap 12 óra", 36 * HOUR),
        ("hu", "1ó30p", 90 * MINUTE),
        ("hu", "1 ORA 30 PERC", 90 * MINUTE),
        ("el", "3 ημέρες", 3 * DAY),
        ("el", "1 μερα 12 ΩΡΕΣ", 36 * HOUR),
        ("el", "1ώ. 30λ.", 90 * MINUTE),
        ("el", "1h30m", 90 * MINUTE),
    ],
)
def test_lengths_in_the_words_of_a_language(language: str, typed: str, seconds: int) -> None:
    assert seconds_of(typed, notation_of(language)) == seconds


def test_banks_in_the_words_of_a_language_are_stored_like_any_other() -> None:
    stored = "3d+12h max 4d"
    assert str(bank_of("72 óra + 12 óra legfeljebb 96 óra", notation_of("hu"))) == stored
    assert str(bank_of("3 ημέρες + 12 ώρες μέγιστο 4 ημέρες", notation_of("el"))) == stored


def test_quiet_hours_in_the_words_of_a_language() -> None:
    night = (time(22), time(7, 30))
    assert quiet_of("10 μ.μ. έως 7:30 π.μ.", notation_of("el")) == night
    assert quiet_of("22:00 és 7:30", notation_of("hu")) == night
    assert [quiet_of(off, notation_of("hu")) for off in ("ki", "KI", "off", "")] == [None] * 4


def test_a_vacation_in_the_words_of_a_language() -> None:
    assert return_of("10 ημ.", UTC_ZONE, 0, notation_of("el")) == 10 * DAY


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "3 nap"), ("hu", "3 ώρες"), ("hu", "3 napp"), ("el", "τρεις ώρες")]
)
def test_words_of_other_languages_and_other_words_are_refused_as_they_were_typed(language: str, typed: str) -> None:
    assert refusal(seconds_of, typed, notation_of(language)) == ("no-duration", {"typed": typed})
