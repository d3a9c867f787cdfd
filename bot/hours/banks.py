"""Time banks: how long a seat may think in a whole game, while its time runs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.errors import TableError
from bot.hours.durations import duration, seconds_of
from bot.hours.notation import ENGLISH, Notation
from bot.hours.pauses import Pauses
from bot.hours.running import elapsed, runs_out

_BANK = re.compile(r"([^+]+?)(?:\+(.+?)(?:max(.+))?)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Wait:
    """A question to a seat: when it was asked, and when it was answered, if it was, also by a stand-in or a vote."""

    asked_at: float
    answered_at: float | None = None


@dataclass(frozen=True, slots=True)
class Bank:
    """What each seat's bank holds at first, what each wait that ends adds, and what it may hold at most; in seconds."""

    initial: int
    increment: int
    most: int

    def __str__(self) -> str:
        """The bank as it could be typed."""
        most = f" max {duration(self.most)}" if self.most > self.initial else ""
        return duration(self.initial) + (f"+{duration(self.increment)}{most}" if self.increment else "")


def bank_of(typed: str, notation: Notation = ENGLISH) -> Bank:
    """A bank such as `72h`, `72h+12h` or `72h+12h max 96h`; it never holds more than at first unless this says so.

    Raises `TableError`.
    """
    found = _BANK.fullmatch(notation.plain(typed))
    if not found:
        raise TableError("no-bank", typed=typed)
    initial, increment, most = (seconds_of(part) if part else 0 for part in found.groups())
    if 0 < most < initial:
        raise TableError("bank-below-initial", typed=typed)
    return Bank(initial, increment, most or initial)


@dataclass(frozen=True, slots=True)
class Spell:
    """A wait on a bank's time."""

    left: float
    """The seconds that it leaves in the bank; what it adds once it ends is left out."""
    runs_out: float
    """The instant at which the bank is empty, unless the wait ends before."""


def spells(bank: Bank, waits: Sequence[Wait], now: float, pauses: Sequence[Pauses]) -> list[Spell]:
    """Each of a seat's waits, all those so far in their order, up to now."""
    found = list[Spell]()
    held: float = bank.initial
    for wait in waits:
        found.append(_spell(held, wait, now, pauses))
        held = _added(bank, found[-1])
    return found


def _spell(held: float, wait: Wait, now: float, pauses: Sequence[Pauses]) -> Spell:
    end = now if wait.answered_at is None else wait.answered_at
    out = runs_out(wait.asked_at, held, pauses)
    # Instants are compared, not lengths: at the very instant that was told, the bank has to be empty.
    return Spell(0 if end >= out else held - elapsed(wait.asked_at, end, pauses), out)


def _added(bank: Bank, spell: Spell) -> float:
    """What the bank holds once a wait has ended."""
    return min(bank.most, spell.left + bank.increment)


def remaining(bank: Bank, waits: Sequence[Wait], now: float, pauses: Sequence[Pauses]) -> float:
    """The seconds that a seat's bank holds now; what a wait that goes on has used is gone."""
    if not waits:
        return bank.initial
    last = spells(bank, waits, now, pauses)[-1]
    return last.left if waits[-1].answered_at is None else _added(bank, last)


def deadline(bank: Bank, waits: Sequence[Wait], pauses: Sequence[Pauses]) -> float | None:
    """The instant at which a seat's bank runs out if it does not answer; None if it is not asked."""
    if not waits or waits[-1].answered_at is not None:
        return None
    return spells(bank, waits, waits[-1].asked_at, pauses)[-1].runs_out
