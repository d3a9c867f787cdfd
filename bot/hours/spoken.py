"""Lengths of time in words, by the habits of the reader's language."""

from __future__ import annotations

from datetime import time

from babel.units import format_unit

from bot.hours.banks import Bank
from bot.hours.durations import parts_of
from data.catalogue import Catalogue

_UNITS = {"d": "duration-day", "h": "duration-hour", "m": "duration-minute"}
"""The units as Babel calls them."""


def spoken(seconds: float, words: Catalogue) -> str:
    """A length of time such as "3 days and 12 hours", rounded down to minutes."""
    parts = parts_of(seconds) or {"m": 0}
    return words.listed(format_unit(number, _UNITS[letter], locale=words.locale) for letter, number in parts.items())


def spoken_bank(bank: Bank, words: Catalogue) -> str:
    """What a bank holds, and what each turn adds."""
    lengths = {"initial": bank.initial, "increment": bank.increment, "most": bank.most}
    kind = "fixed" if not bank.increment else "capped" if bank.most > bank.initial else "refilled"
    return words.text(f"hours-bank-{kind}", **{name: spoken(seconds, words) for name, seconds in lengths.items()})


def spoken_quiet(hours: tuple[time, time]) -> str:
    """From when until when quiet hours last, as they could be typed."""
    begins, ends = hours
    return f"{begins:%H:%M}–{ends:%H:%M}"
