"""What the people at a table have agreed about time when it was opened, and when somebody's time runs out by it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import aiosqlite

from bot.errors import TableError
from bot.hours.atlas import zone_named
from bot.hours.banks import Bank, Wait, bank_of, deadline
from bot.hours.durations import HOUR
from bot.hours.notation import ENGLISH, Notation
from bot.hours.pauses import Pauses, Weekend
from bot.hours.zones import Zone
from games.api import Seat

GRACE = 12 * HOUR
"""Seconds of waking time for each further question to somebody whose bank ran out before: nobody is out of the game."""


class Late(StrEnum):
    """What happens when somebody's time has run out."""

    STAND_IN = "stand-in"
    """A stand-in decides that one question."""
    VOTE = "vote"
    """The others decide whether to wait."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a person; instants are Unix seconds."""

    id: int
    table: int
    seat: Seat
    turn: int
    user: int
    asked_at: float
    answered_at: float | None
    missed: bool
    """Whether its time ran out."""
    looked_at: float | None
    """When the person was last found to be, or not to be, a member of the server."""

    @property
    def wait(self) -> Wait:
        """How long it took."""
        return Wait(self.asked_at, self.answered_at)


@dataclass(frozen=True, slots=True)
class Agreement:
    """A time bank for each seat, whose weekends pause, and what comes of being late."""

    bank: Bank
    weekends: Zone | None = None
    late: Late = Late.STAND_IN

    @property
    def pauses(self) -> tuple[Pauses, ...]:
        """When time stands still for everybody at the table."""
        return () if self.weekends is None else (Weekend(self.weekends),)

    def deadline(self, past: Sequence[Question], pauses: Sequence[Pauses]) -> float | None:
        """The instant at which the time for the last of a person's questions for a seat runs out; infinite if never.

        `past` are all these questions in order, `pauses` the person's own. None if the last one is answered.
        """
        missed = [number for number, question in enumerate(past[:-1]) if question.missed]
        waits = [question.wait for question in past[missed[-1] + 1 if missed else 0 :]]
        return deadline(self._after_missing if missed else self.bank, waits, (*self.pauses, *pauses))

    @property
    def _after_missing(self) -> Bank:
        return replace(self.bank, initial=min(self.bank.initial, max(self.bank.increment, GRACE)))


def agreement_of(
    clock: str | None, weekends: str | None, late: str | None, zone: Zone, notation: Notation = ENGLISH
) -> Agreement | None:
    """What was typed when a table was opened; `zone` is that of who opens it. Raises `TableError`."""
    if clock is None or notation.is_none(clock):
        if weekends or late:
            raise TableError("clock-first")
        return None
    where = None if weekends is None else zone if notation.is_pause(weekends) else zone_named(weekends)
    return Agreement(bank_of(clock.strip(), notation), where, Late(late or Late.STAND_IN))


def agreement_in(row: sqlite3.Row) -> Agreement:
    """What has been agreed at a table, from a row of `agreed_times`."""
    weekends = None if row["weekends"] is None else Zone(row["weekends"])
    return Agreement(bank_of(row["bank"]), weekends, Late(row["late"]))


async def write_agreement(writing: aiosqlite.Connection, table: int, agreement: Agreement) -> None:
    """Keep what has been agreed at a table."""
    weekends = None if agreement.weekends is None else agreement.weekends.name
    await writing.execute(
        "INSERT OR REPLACE INTO agreed_times VALUES (?, ?, ?, ?)",
        (table, str(agreement.bank), weekends, agreement.late),
    )
