"""Games in which nothing happens any more: their players are asked about it, later they are parked, never deleted.

Both are void as soon as anything happens at the table, so nothing has to be cleared then.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.calls.desk import Desk
from bot.calls.ledger import Draft, Kind, write_called_anew, write_letter
from bot.database import Database
from bot.errors import TableError
from bot.hours.durations import DAY
from bot.lobby import Person
from bot.naming import bold
from bot.parking import is_parked, park, unpark
from bot.people.profile import Calls
from bot.press import Press, PressButton, view_of
from bot.store import Status, Table, claim
from bot.telling import speech_of
from games.api import Seat


@dataclass(frozen=True, slots=True)
class Idleness:
    """How long nothing has happened at a running table, and what came of it. Instants are Unix seconds."""

    table: int
    changed_at: float
    asked_at: float | None
    parked_at: float | None

    def due(self, idle: float, park: float) -> float | None:
        """When its players are asked, after so many seconds, or when it is parked; None if it is parked already.

        A game is not parked before its players have had the time between the two to answer.
        """
        if self.asked_at is None:
            return self.changed_at + idle
        return None if self.parked_at is not None else max(self.changed_at + park, self.asked_at + park - idle)


_ROWS = (
    "SELECT id, changed_at, rests.asked_at, parked_at FROM tables LEFT JOIN rests "
    "ON table_id = id AND rests.asked_at >= changed_at WHERE status = 'running'"
)


async def _idleness(database: Database, table: int) -> Idleness | None:
    row = await database.row(f"{_ROWS} AND id = ?", table)
    return None if row is None else _read(row)


def _read(row: sqlite3.Row) -> Idleness:
    return Idleness(row["id"], row["changed_at"], row["asked_at"], row["parked_at"])


async def standing(database: Database, table: Table) -> bool:
    """Whether nothing has happened at a table since its players were asked about it."""
    found = await _idleness(database, table.id)
    return found is not None and found.asked_at is not None


class Resting:
    """Asks and parks."""

    def __init__(self, desk: Desk, idle_days: int, park_days: int) -> None:
        self._desk = desk
        self._database = desk.ledger.database
        self._idle, self._park = idle_days * DAY, park_days * DAY

    async def ring(self) -> float | None:
        """Do what is due; the instant at which something is next."""
        found = [_read(row) for row in await self._database.rows(_ROWS)]
        due = {one: one.due(self._idle, self._park) for one in found}
        for one, at in due.items():
            if at is not None and at <= self._desk.now:
                await self._step(one)
        return min((at for at in due.values() if at is not None and at > self._desk.now), default=None)

    async def _step(self, idleness: Idleness) -> None:
        table = await self._desk.rooms.table(idleness.table)
        draft = await self._draft(table, Kind.IDLE if idleness.asked_at is None else Kind.PARKED)
        now = self._desk.now
        async with self._database.transaction() as writing:
            if draft.kind is Kind.IDLE:
                await writing.execute("INSERT OR REPLACE INTO rests VALUES (?, ?, NULL)", (table.id, now))
            else:
                await writing.execute("UPDATE rests SET parked_at = ? WHERE table_id = ?", (now, table.id))
                await park(writing, table.id, now)
                await writing.execute("UPDATE asked SET due = NULL WHERE table_id = ?", (table.id,))
            await write_letter(writing, draft, now)

    async def _draft(self, table: Table, kind: Kind) -> Draft:
        users = list(dict.fromkeys(chair.user for chair in table.chairs if chair.user))
        pinged = tuple([user for user in users if await self._desk.way(table, user) is Calls.PING])
        words = speech_of(table).words
        who = words.listed(f"<@{user}>" for user in users)
        since = f"<t:{int(table.changed_at)}:D>"
        parks = f"<t:{int(table.changed_at + self._park)}:D>"
        content = words.text(f"resting-{kind}", who=who, since=since, parks=parks)
        return Draft(table.id, kind, content, mentions=pinged if kind is Kind.IDLE else ())

    async def go_on(self, number: int, person: Person, interaction: int) -> Table:
        """Have a game that nobody played go on; whoever must decide is called again if it was parked.

        For those at the table, its host, and who manages the channel. Raises `TableError`, `RepeatError`.
        """
        async with self._desk.rooms.lock(number), self._database.transaction() as writing:
            now = self._desk.now
            await claim(writing, interaction, now)
            table = await self._desk.rooms.table(number)
            if table.status != Status.RUNNING:
                raise TableError("not-started" if table.status == Status.LOBBY else "over")
            if not table.seats_of(person.id) and person.id != table.host and not person.manages:
                raise TableError("not-at-table")
            if await is_parked(self._database, number):
                mine = table.seats_of(person.id)
                seats = {Seat(seat): seat in mine for seat in range(len(table.chairs))}
                await write_called_anew(writing, number, seats, now)
                await write_letter(writing, _resumed(table, person), now)
            await writing.execute("UPDATE tables SET changed_at = ? WHERE id = ?", (now, number))
            await unpark(writing, number, now)
            await writing.execute("DELETE FROM rests WHERE table_id = ?", (number,))
        return table


def _resumed(table: Table, person: Person) -> Draft:
    content = speech_of(table).words.text("resting-resumed", name=bold(person.name))
    return Draft(table.id, Kind.RESUMED, content)


def resting_button(table: Table) -> ui.View:
    """The button for going on."""
    words = speech_of(table).words
    return view_of(PressButton(Press("goon", table.id), words.text("resting-button"), ButtonStyle.success))
