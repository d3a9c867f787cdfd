"""What the database holds of games, as values: tables, seats and the log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

import aiosqlite

from bot.agreements import Agreement, agreement_in
from bot.database import Database
from bot.errors import RepeatError, TableError
from bot.orders.course import Order
from bot.orders.keeping import write_deputies, write_orders
from bot.outbox import write_post
from bot.parking import unpark
from bot.timeline import Deputy, Line, Timeline, Undone, begin
from games import registry
from games.api import Game, Seat, Setup
from games.history import Taken, decode_entry, encode_entry
from games.positions import digest
from games.registry import played_by

Row: TypeAlias = Line | Undone
Writing: TypeAlias = Callable[[aiosqlite.Connection], Awaitable[None]]
"""Something to be written within a transaction."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Broken off, or a lobby taken down."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at a table and who has it; no user means a stand-in."""

    user: int | None
    name: str
    kept_for: int | None = None
    """The user for whom a stand-in keeps the chair warm."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game in a channel."""

    id: int
    guild: int
    channel: int
    host: int
    language: str
    game: str
    setup: Setup
    rules: int
    status: Status
    chairs: tuple[Chair, ...]
    message: int | None
    """The message that bears the table's buttons."""
    changed_at: float
    agreement: Agreement | None = None
    """What its people have agreed about time; None if nobody's time runs."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the people at the table, by seat."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """The seats played by stand-ins."""
        return frozenset(Seat(number) for number, chair in enumerate(self.chairs) if chair.user is None)

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """Where a user sits: nowhere, on one seat, or on several."""
        return tuple(Seat(number) for number, chair in enumerate(self.chairs) if chair.user == user)

    def seat_of(self, user: int) -> Seat | None:
        """The first seat of a user, if any."""
        return next(iter(self.seats_of(user)), None)


@dataclass(frozen=True, slots=True)
class Entered:
    """What one action enters: rows of the log, what becomes of the table, and what the channel is told of it."""

    table: Table
    rows: tuple[Row, ...]
    status: Status
    told: int | None
    """The revision up to which the channel is told, if it is."""
    interaction: int | None
    """The interaction that it comes of, if it is one's."""
    at: float
    orders: tuple[Order, ...] = ()
    """The standing orders that are new, or no longer as they were."""

    @property
    def changed_at(self) -> float:
        """When somebody last did something at the table. What comes about by itself does not keep a game awake."""
        return self.table.changed_at if self.rows and self.interaction is None else self.at


_TABLES = (
    "SELECT tables.*, bank, weekends, late, "
    "(SELECT json_group_array(json_array(seat, seats.user, seats.name, kept_chairs.user)) FROM seats "
    "LEFT JOIN kept_chairs USING (table_id, seat) WHERE table_id = tables.id) AS chairs "
    "FROM tables LEFT JOIN agreed_times ON agreed_times.table_id = tables.id"
)
"""All of a table at once: it is read many times for each move."""


class Store:
    """Reads and writes of the database. Writers take the connection of a running transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _tables(self, which: str, *values: object) -> list[Table]:
        return [_table(row) for row in await self.database.rows(f"{_TABLES} WHERE {which}", *values)]

    async def table(self, number: int) -> Table | None:
        """A table by its number."""
        return next(iter(await self._tables("tables.id = ?", number)), None)

    async def open_table(self, channel: int) -> Table | None:
        """The lobby or running game of a channel."""
        found = await self._tables("channel = ? AND status IN ('lobby', 'running')", channel)
        return next(iter(found), None)

    async def last_table(self, channel: int) -> Table | None:
        """The newest table of a channel that was ever started, whatever became of it."""
        found = await self._tables(
            "channel = ? AND EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id) ORDER BY tables.id DESC LIMIT 1",
            channel,
        )
        return next(iter(found), None)

    async def tables_of(self, user: int) -> list[Table]:
        """The open tables at which a user sits, or could again, oldest first."""
        return await self._tables(
            "status IN ('lobby', 'running') AND tables.id IN (SELECT table_id FROM seats "
            "WHERE user = ?1 UNION SELECT table_id FROM kept_chairs WHERE user = ?1) ORDER BY tables.id",
            user,
        )

    async def knows(self, guild: int) -> bool:
        """Whether there has ever been a table in a server."""
        return await self.database.row("SELECT 1 FROM tables WHERE guild = ? LIMIT 1", guild) is not None

    async def running(self) -> list[Table]:
        """The tables with a game under way, oldest first."""
        return await self._tables("status = 'running' ORDER BY tables.id")

    async def idle_lobbies(self, before: float) -> list[Table]:
        """Lobbies in which nothing has happened since an instant."""
        return await self._tables("status = 'lobby' AND changed_at < ?", before)

    async def timeline(self, table: Table) -> Timeline:
        """The game of a table, replayed from its log. Raises `TableError` if its rules are not known here."""
        return await asyncio.to_thread(replayed, table, await self.log(table))

    async def log(self, table: Table) -> list[sqlite3.Row]:
        """The rows of a table's log, in order."""
        return await self.database.rows(
            "SELECT log.*, deputy FROM log LEFT JOIN deputies USING (table_id, revision) "
            "WHERE table_id = ? ORDER BY revision",
            table.id,
        )

    async def append(self, entered: Entered, *also: Writing) -> None:
        """Enter an action, the message that tells of it, and what else follows, all at once.

        Raises `RepeatError`, `BusyError`.
        """
        table = entered.table.id
        async with self.database.transaction() as writing:
            if entered.interaction is not None:
                await claim(writing, entered.interaction, entered.at)
            await write_rows(writing, table, entered.rows)
            await write_orders(writing, table, entered.orders)
            if entered.told is not None:
                await write_post(writing, table, entered.told)
            await write_status(writing, table, entered.status, entered.changed_at, entered.table.setup.seats)
            for write in also:
                await write(writing)

    async def forget_interactions(self, before: float) -> None:
        """Forget the interactions of before an instant: Discord sends none again after so long."""
        if await self.database.row("SELECT 1 FROM interactions WHERE at < ? LIMIT 1", before) is None:
            return
        async with self.database.transaction() as writing:
            await writing.execute("DELETE FROM interactions WHERE at < ?", (before,))

    async def recall(self, key: str) -> str | None:
        """A small fact about the service."""
        row = await self.database.row("SELECT value FROM memory WHERE key = ?", key)
        return None if row is None else str(row["value"])

    async def remember(self, key: str, value: str) -> None:
        """Keep a small fact about the service."""
        async with self.database.transaction() as writing:
            await writing.execute("INSERT OR REPLACE INTO memory VALUES (?, ?)", (key, value))


def rules_of(table: Table) -> Game[Any, Any]:
    """The rules that a table's game was begun with; where they are not known, as for its title, those of today."""
    return played_by(table.game, table.rules) or registry.GAMES[table.game]


def _table(row: sqlite3.Row) -> Table:
    setup = Setup(row["edition"], row["size"], tuple(json.loads(row["options"])), json.loads(row["figures"]))
    return Table(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        language=row["language"],
        game=row["game"],
        setup=setup,
        rules=row["rules"],
        status=Status(row["status"]),
        chairs=tuple(Chair(*chair) for _, *chair in sorted(json.loads(row["chairs"]))),
        message=row["message"],
        changed_at=row["changed_at"],
        agreement=None if row["bank"] is None else agreement_in(row),
    )


def first(table: Table) -> Timeline:
    """The game of a table before its first row, by the rules that it was begun with. Raises `TableError`."""
    game = played_by(table.game, table.rules)
    if game is None:
        raise TableError("unknown-rules", version=table.rules)
    return begin(game, table.setup)


def replayed(table: Table, rows: Iterable[sqlite3.Row]) -> Timeline:
    """The game of a table after these rows. Raises as `first` does."""
    found = first(table)
    for row in rows:
        found = after(found, row)
    return found


def after(timeline: Timeline, row: sqlite3.Row) -> Timeline:
    """The game after the next row of its log, which is known to be good."""
    if row["undoes"] is not None:
        return timeline.minus(Undone(row["revision"], Seat(row["seat"]), row["undoes"], row["at"]))
    deputy = None if row["deputy"] is None else Deputy(row["deputy"])
    return timeline.plus([_carry_out(timeline, row)], row["at"], deputy)


def _carry_out(timeline: Timeline, row: sqlite3.Row) -> Taken:
    entry = decode_entry(timeline.game, json.loads(row["action"]))
    step = timeline.game.apply(timeline.state, entry.action, entry.seat)
    return Taken(entry, step.state, step.events)


async def insert_table(writing: aiosqlite.Connection, table: Table) -> int:
    """A new table without its chairs; returns its number. The number given is ignored."""
    setup = table.setup
    cursor = await writing.execute(
        "INSERT INTO tables (guild, channel, host, language, game, edition, options, figures, rules, size, "
        "created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.guild, table.channel, table.host, table.language, table.game, setup.edition,
            json.dumps(setup.options), json.dumps(dict(setup.figures)), table.rules, setup.seats,
            table.changed_at, table.changed_at,
        ),
    )  # fmt: skip
    return int(cursor.lastrowid or 0)


async def write_chairs(writing: aiosqlite.Connection, table: int, chairs: Iterable[Chair]) -> None:
    """Seat these at a table, in this order, in place of who sat there."""
    await writing.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    await writing.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?)",
        [(table, number, chair.user, chair.name) for number, chair in enumerate(chairs)],
    )


async def write_rows(writing: aiosqlite.Connection, table: int, rows: Iterable[Row]) -> None:
    """Append rows to a table's log."""
    found = tuple(rows)
    await writing.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", [_log_row(table, row) for row in found])
    await write_deputies(writing, table, found)


def _log_row(table: int, row: Row) -> tuple[Any, ...]:
    match row:
        case Line(revision, Taken(entry, state), at):
            return table, revision, entry.seat, json.dumps(encode_entry(entry)), None, at, digest(state)
        case Undone(revision, seat, since, at):
            return table, revision, seat, None, since, at, None


async def write_status(writing: aiosqlite.Connection, table: int, status: Status, at: float, size: int) -> None:
    """Move a table on in its life, also if its game rested; `size` is the number of its seats from now on."""
    await writing.execute(
        "UPDATE tables SET status = ?, changed_at = ?, size = ? WHERE id = ?", (status, at, size, table)
    )
    await unpark(writing, table, at)


async def write_message(writing: aiosqlite.Connection, table: int, message: int) -> None:
    """Remember the message that bears a table's buttons."""
    await writing.execute("UPDATE tables SET message = ? WHERE id = ?", (message, table))


async def claim(writing: aiosqlite.Connection, interaction: int, at: float) -> None:
    """Let an interaction have its effect, once. Raises `RepeatError`."""
    cursor = await writing.execute("INSERT OR IGNORE INTO interactions VALUES (?, ?)", (interaction, at))
    if cursor.rowcount != 1:
        raise RepeatError
