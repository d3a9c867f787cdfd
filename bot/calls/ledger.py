"""What the database holds about calling people: whom channels were told to be asked, and letters to be sent."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import aiosqlite

from bot.calls.pending import Key
from bot.database import Database
from bot.hours.durations import DAY
from games.api import Seat

REMIND = DAY
"""Seconds after which a table reminds, unless its people want it otherwise."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that a channel was told of, and how far its person has been called. Instants are Unix seconds."""

    table: int
    seat: Seat
    since: int
    """The revision after which it was asked."""
    message: int
    """The message that told of it first."""
    content: str
    """What that message says."""
    lines: str
    """The lines of it about this question."""
    called_at: float | None = None
    """When the person was called, or needed not to be."""
    reminded: tuple[float, ...] = ()
    due: float | None = None
    """When to see to it next."""

    @property
    def key(self) -> Key:
        """Which question it is."""
        return self.seat, self.since


class Kind(StrEnum):
    """What a letter is for."""

    CALL = "call"
    """Somebody must decide."""
    REMINDER = "reminder"
    """Somebody must still decide."""
    AHEAD = "ahead"
    """Somebody is probably next."""
    IDLE = "idle"
    """Nothing happens at a table."""
    PARKED = "parked"
    """Nothing will happen at it by itself."""
    RESUMED = "resumed"
    """It goes on."""
    VOTE = "vote"
    """Something is put to somebody that is no question of the game."""
    REMATCH = "rematch"
    """Somebody would like to play again."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be told beside the boards: to one person in private, or else in the table's channel."""

    table: int
    kind: Kind
    content: str
    user: int | None = None
    """Whom it is for, if it is for one person."""
    private: bool = False
    mentions: tuple[int, ...] = ()
    """The users whom it pings."""
    about: tuple[Key, ...] = ()
    """The questions that it is about."""
    notice: int | None = None
    """The notice that it is about."""


@dataclass(frozen=True, slots=True)
class Letter(Draft):
    """A draft as it is kept until it has been sent, and after that as long as it may have to be taken back."""

    id: int = field(kw_only=True)
    written_at: float = field(kw_only=True)
    tried: bool = field(kw_only=True)
    """Whether it may have been sent, without word of it."""
    place: int | None = field(kw_only=True)
    """The channel that it was sent to."""
    message: int | None = field(kw_only=True)

    @property
    def nonce(self) -> str:
        """What keeps a repeat from being seen twice."""
        return f"cl{self.id}.{int(self.written_at)}{'p' if self.private else ''}"


class Ledger:
    """Reads of it. Writers take the connection of a running transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self, table: int) -> list[Asked]:
        """The questions that a table's channel was told of and that have neither been answered nor taken back."""
        rows = await self.database.rows("SELECT * FROM asked WHERE table_id = ? AND NOT withdrawn", table)
        return [_asked(row) for row in rows]

    async def due(self, now: float) -> list[Asked]:
        """Those of running games that are to be seen to now, table by table."""
        rows = await self.database.rows(
            "SELECT asked.* FROM asked JOIN tables ON id = table_id "
            "WHERE due <= ? AND NOT withdrawn AND status = 'running' ORDER BY table_id, seat, since",
            now,
        )
        return [_asked(row) for row in rows]

    async def withdrawn(self) -> list[Asked]:
        """Those that were taken back while their messages still ask them."""
        return [_asked(row) for row in await self.database.rows("SELECT * FROM asked WHERE withdrawn")]

    async def letters_due(self, now: float) -> list[Letter]:
        """What is to be sent now, oldest first."""
        return [
            _letter(row) for row in await self.database.rows("SELECT * FROM letters WHERE due <= ? ORDER BY id", now)
        ]

    async def letters_about(self, table: int, key: Key) -> list[Letter]:
        """What has been sent about a question."""
        rows = await self.database.rows("SELECT * FROM letters WHERE table_id = ? AND message IS NOT NULL", table)
        return [letter for letter in map(_letter, rows) if key in letter.about]

    async def next_due(self) -> float | None:
        """When there is something to see to, or to send, next."""
        row = await self.database.row(
            "SELECT min(due) AS due FROM (SELECT due FROM letters UNION ALL SELECT due FROM asked "
            "JOIN tables ON id = table_id WHERE NOT withdrawn AND status = 'running')"
        )
        return None if row is None else row["due"]

    async def next_call(self, table: int, seat: Seat) -> float | None:
        """When who sits there is called, or reminded, next."""
        row = await self.database.row(
            "SELECT min(due) AS due FROM asked WHERE table_id = ? AND seat = ? AND NOT withdrawn", table, seat
        )
        return None if row is None else row["due"]

    async def reminded(self, table: int, seat: Seat) -> int:
        """How often who sits there has been reminded of what is asked there now."""
        row = await self.database.row(
            "SELECT max(json_array_length(reminded)) AS times FROM asked WHERE table_id = ? AND seat = ? "
            "AND NOT withdrawn",
            table,
            seat,
        )
        return 0 if row is None else row["times"] or 0

    async def interval(self, table: int) -> float:
        """After how many seconds a table reminds; 0 for never."""
        row = await self.database.row("SELECT every FROM reminding WHERE table_id = ?", table)
        return REMIND if row is None else row["every"]


def _asked(row: sqlite3.Row) -> Asked:
    return Asked(
        row["table_id"],
        Seat(row["seat"]),
        row["since"],
        row["message"],
        row["content"],
        row["line"],
        row["called_at"],
        tuple(json.loads(row["reminded"])),
        row["due"],
    )


def _letter(row: sqlite3.Row) -> Letter:
    return Letter(
        row["table_id"],
        Kind(row["kind"]),
        row["content"],
        row["user"],
        bool(row["private"]),
        tuple(json.loads(row["mentions"])),
        tuple((Seat(seat), since) for seat, since in json.loads(row["about"])),
        row["notice"],
        id=row["id"],
        written_at=row["written_at"],
        tried=bool(row["tried"]),
        place=row["place"],
        message=row["message"],
    )


async def write_asked(writing: aiosqlite.Connection, asked: Iterable[Asked]) -> None:
    """Note questions that a channel has been told of; what is noted already stays as it is."""
    await writing.executemany(
        "INSERT OR IGNORE INTO asked (table_id, seat, since, message, content, line, called_at, due) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(one.table, *one.key, one.message, one.content, one.lines, one.called_at, one.due) for one in asked],
    )


async def write_called(writing: aiosqlite.Connection, asked: Iterable[Asked]) -> None:
    """Note how far people have been called, and when to see to it next."""
    await writing.executemany(
        "UPDATE asked SET called_at = ?, reminded = ?, due = ? WHERE table_id = ? AND seat = ? AND since = ?",
        [(one.called_at, json.dumps(one.reminded), one.due, one.table, *one.key) for one in asked],
    )


async def write_withdrawn(writing: aiosqlite.Connection, asked: Iterable[Asked]) -> None:
    """Note that questions have been taken back."""
    await writing.executemany(
        "UPDATE asked SET withdrawn = 1 WHERE table_id = ? AND seat = ? AND since = ?",
        [(one.table, *one.key) for one in asked],
    )


async def write_struck(writing: aiosqlite.Connection, asked: Asked, content: str) -> None:
    """Note what a message says now that a question is struck through in it, and forget the question."""
    await writing.execute(
        "UPDATE asked SET content = ? WHERE table_id = ? AND message = ?", (content, asked.table, asked.message)
    )
    await forget(writing, [asked])


async def forget(writing: aiosqlite.Connection, asked: Iterable[Asked]) -> None:
    """Forget questions."""
    await writing.executemany(
        "DELETE FROM asked WHERE table_id = ? AND seat = ? AND since = ?", [(one.table, *one.key) for one in asked]
    )


async def write_letter(writing: aiosqlite.Connection, draft: Draft, now: float) -> None:
    """Have something sent."""
    await writing.execute(
        "INSERT INTO letters (table_id, kind, content, user, private, mentions, about, notice, written_at, due) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)",
        (
            draft.table, draft.kind, draft.content, draft.user, int(draft.private), json.dumps(draft.mentions),
            json.dumps(draft.about), draft.notice, now,
        ),
    )  # fmt: skip


async def write_public(writing: aiosqlite.Connection, letter: Letter, content: str) -> None:
    """Have a private letter, which cannot be delivered, sent to the channel instead."""
    await writing.execute(
        "UPDATE letters SET private = 0, tried = 0, content = ?, mentions = ? WHERE id = ?",
        (content, json.dumps([letter.user]), letter.id),
    )


async def write_tried(writing: aiosqlite.Connection, letter: Letter) -> None:
    """Note that a letter may be sent from now on."""
    await writing.execute("UPDATE letters SET tried = 1 WHERE id = ?", (letter.id,))


async def write_sent(writing: aiosqlite.Connection, letter: Letter, place: int, message: int) -> None:
    """Note that a letter has been sent."""
    await writing.execute(
        "UPDATE letters SET due = NULL, place = ?, message = ? WHERE id = ?", (place, message, letter.id)
    )


async def put_off(writing: aiosqlite.Connection, letter: Letter, due: float) -> None:
    """Have a letter tried again later."""
    await writing.execute("UPDATE letters SET due = ? WHERE id = ?", (due, letter.id))


async def drop_letter(writing: aiosqlite.Connection, letter: Letter) -> None:
    """Let a letter go that is of no use any more."""
    await writing.execute("DELETE FROM letters WHERE id = ?", (letter.id,))


async def forget_sent(writing: aiosqlite.Connection, table: int) -> None:
    """Forget the letters that have been sent about questions which are forgotten."""
    await writing.execute(
        "DELETE FROM letters WHERE table_id = ? AND message IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(about) "
        "JOIN asked ON asked.table_id = letters.table_id AND seat = json_extract(value, '$[0]') "
        "AND since = json_extract(value, '$[1]'))",
        (table,),
    )


async def see_to(
    writing: aiosqlite.Connection, now: float, *, user: int | None = None, table: int | None = None
) -> None:
    """Have everything seen to at once that a person, or a table, is asked, since something about them has changed."""
    await writing.execute(
        "UPDATE asked SET due = ?1 WHERE table_id = coalesce(?2, table_id) AND (?3 IS NULL OR EXISTS "
        "(SELECT 1 FROM seats WHERE seats.table_id = asked.table_id AND seats.seat = asked.seat AND user = ?3))",
        (now, table, user),
    )


async def write_called_anew(writing: aiosqlite.Connection, table: int, seats: Mapping[Seat, bool], now: float) -> None:
    """Have who is asked on these seats called, and reminded, from the beginning; not called where they are there."""
    await writing.executemany(
        "UPDATE asked SET called_at = ?, reminded = '[]', due = ? WHERE table_id = ? AND seat = ?",
        [(now if there else None, now, table, seat) for seat, there in seats.items()],
    )


async def write_interval(writing: aiosqlite.Connection, table: int, seconds: float) -> None:
    """Set after how many seconds a table reminds; 0 for never."""
    await writing.execute("INSERT OR REPLACE INTO reminding VALUES (?, ?)", (table, int(seconds)))
