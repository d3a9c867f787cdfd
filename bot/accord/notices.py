"""What a channel is told beside boards, and may be asked, as the database keeps it.

A notice is stored before its message is sent, and its message is edited whenever something has come of it; as long as
it is `stale`, the message does not say yet how things stand.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import aiosqlite

from bot.database import Database


class Kind(StrEnum):
    """What a notice is about."""

    ABSENT = "absent"
    """Somebody has gone; `about` is why: `gone` (from the server), `left` (the table), `missed` (three questions)."""
    LATE = "late"
    """Somebody's time has run out."""
    UNDO = "undo"
    """Somebody asks to take lines back; `about` is the revision of the first of them."""
    INVITED = "invited"
    """Somebody is asked to take a chair over; `about` is whom they would replace."""
    TAKEN_BACK = "taken-back"
    """Somebody has taken back what the channel knew of, but nobody had acted on."""
    BACK = "back"
    """Somebody has come back."""
    ENDED = "ended"
    """Somebody has broken a game off, or taken a lobby down; `about` is its message, whose buttons go, if any."""
    FORGOTTEN = "forgotten"
    """A lobby was taken down as nobody began its game; `about` the same."""
    MOVED = "moved"
    """A game goes on elsewhere; `about` the same."""
    REMATCH = "rematch"
    """Somebody would like to play again with the same people; `about` is the table at which they have played."""
    LANGUAGE = "language"
    """Somebody has chosen in which language a table is told; `about` is that language."""


FAREWELLS = frozenset({Kind.ENDED, Kind.FORGOTTEN, Kind.MOVED})
"""After these there is nothing more to press."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice; the votes are choices by user. It is open as long as it has no outcome."""

    id: int
    table: int
    kind: Kind
    user: int
    """Whom it is about, or who asks."""
    name: str
    """What they are called."""
    about: str
    revision: int
    """The length of the log when it was opened."""
    outcome: str | None = None
    closed_at: float | None = None
    message: int | None = None
    opened_at: float = 0.0
    place: int | None = None
    """The channel where it is told, if not the table's own."""
    stale: int = 0
    """How often it has changed since its message said how things stand."""
    votes: Mapping[int, str] = field(default_factory=dict)


class Notices:
    """Reads of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def notice(self, number: int) -> Notice | None:
        """A notice by its number."""
        found = await self._notices("id = ?", number)
        return found[0] if found else None

    async def stale(self) -> list[Notice]:
        """Those whose message does not say yet how things stand, oldest first."""
        return await self._notices("stale")

    async def told_before(self, notice: Notice) -> int:
        """The newest message of those that were opened at the table before one; 0 if there is none."""
        row = await self._database.row(
            "SELECT max(message) AS newest FROM notices WHERE table_id = ? AND id < ?", notice.table, notice.id
        )
        return 0 if row is None else row["newest"] or 0

    async def absences(self, table: int) -> list[Notice]:
        """Of those who are absent from a table and still have a chair there, the newest notice of each."""
        newest = "SELECT max(id) FROM notices WHERE kind = 'absent' AND table_id = ? GROUP BY user"
        return await self._notices(
            f"id IN ({newest}) AND coalesce(outcome, 'open') IN ('open', 'wait', 'replace')", table
        )

    async def is_absent(self, table: int, user: int) -> bool:
        """Whether somebody who has a chair at a table is away from it."""
        return any(one.user == user for one in await self.absences(table))

    async def has_left(self, table: int, user: int) -> bool:
        """Whether somebody has said so of a table, or left its server, and has not come back."""
        return any(one.user == user and one.about in ("left", "gone") for one in await self.absences(table))

    async def opened(self, table: int, kind: Kind) -> list[Notice]:
        """The open ones of a kind at a table."""
        return await self._notices("closed_at IS NULL AND table_id = ? AND kind = ?", table, kind)

    async def taken_back_by(self, table: int, revision: int) -> int | None:
        """Who took something back at a table without asking anybody, if that is the last that the log had then."""
        row = await self._database.row(
            "SELECT user FROM notices WHERE table_id = ? AND kind = ? AND revision = ? - 1",
            table,
            Kind.TAKEN_BACK,
            revision,
        )
        return None if row is None else int(row["user"])

    async def _notices(self, which: str, *values: object) -> list[Notice]:
        rows = await self._database.rows(f"SELECT * FROM notices WHERE {which} ORDER BY id", *values)  # noqa: S608
        return [_notice(row, await self._votes(row["id"])) for row in rows]

    async def _votes(self, number: int) -> dict[int, str]:
        rows = await self._database.rows("SELECT user, choice FROM votes WHERE notice = ? ORDER BY user", number)
        return {row["user"]: row["choice"] for row in rows}


def _notice(row: sqlite3.Row, votes: Mapping[int, str]) -> Notice:
    return Notice(
        row["id"],
        row["table_id"],
        Kind(row["kind"]),
        row["user"],
        row["name"],
        row["about"],
        row["revision"],
        row["outcome"],
        row["closed_at"],
        row["message"],
        row["opened_at"],
        row["place"],
        row["stale"],
        votes,
    )


async def open_notice(writing: aiosqlite.Connection, draft: Notice, at: float) -> int | None:
    """Open a notice; its number, or None if there is one open about the same. The draft's number is ignored."""
    cursor = await writing.execute(
        "INSERT OR IGNORE INTO notices (table_id, kind, user, name, about, revision, opened_at, place) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (draft.table, draft.kind, draft.user, draft.name, draft.about, draft.revision, at, draft.place),
    )
    return cursor.lastrowid if cursor.rowcount == 1 else None


async def announce(writing: aiosqlite.Connection, news: Notice, at: float, outcome: str = "told") -> None:
    """Have the channel told something about which nothing has to be decided."""
    number = await open_notice(writing, news, at)
    if number is not None:
        await close(writing, number, outcome, at)


async def write_vote(writing: aiosqlite.Connection, notice: Notice, user: int, choice: str) -> None:
    """Note what somebody wants; the last word counts."""
    await writing.execute("INSERT OR REPLACE INTO votes VALUES (?, ?, ?)", (notice.id, user, choice))
    await writing.execute("UPDATE notices SET stale = stale + 1 WHERE id = ?", (notice.id,))


async def close(writing: aiosqlite.Connection, notice: int, outcome: str, at: float) -> None:
    """Close a notice."""
    await _close(writing, outcome, at, "id = ?", notice)


async def close_all(
    writing: aiosqlite.Connection, table: int, kind: Kind, outcome: str, at: float, *, user: int | None = None
) -> None:
    """Close the open notices of a kind at a table, about one person or about anybody."""
    await _close(writing, outcome, at, "table_id = ? AND kind = ? AND user = coalesce(?, user)", table, kind, user)


async def close_every(writing: aiosqlite.Connection, table: int, at: float) -> None:
    """Close whatever is open at a table whose game has ended."""
    await _close(writing, "over", at, "table_id = ?", table)


async def _close(writing: aiosqlite.Connection, outcome: str, at: float, which: str, *values: object) -> None:
    await writing.execute(
        f"UPDATE notices SET outcome = ?, closed_at = ?, stale = stale + 1 WHERE closed_at IS NULL AND {which}",  # noqa: S608
        (outcome, at, *values),
    )


async def show_anew(writing: aiosqlite.Connection, table: int) -> None:
    """Have what is open at a table shown in a new message, as it stands in another channel now."""
    await writing.execute(
        "UPDATE notices SET message = NULL, stale = stale + 1 WHERE table_id = ? AND closed_at IS NULL", (table,)
    )


async def no_more_absent(writing: aiosqlite.Connection, table: int, user: int, outcome: str, at: float) -> None:
    """Note that somebody is back, or replaced: what was asked, or agreed, about their absence is settled."""
    await close_all(writing, table, Kind.ABSENT, outcome, at, user=user)
    await writing.execute(
        "UPDATE notices SET outcome = ? WHERE table_id = ? AND kind = 'absent' AND user = ? "
        "AND outcome IN ('wait', 'replace')",
        (outcome, table, user),
    )


async def told(writing: aiosqlite.Connection, notice: Notice, message: int | None) -> None:
    """Note what message, if any, says how a notice stands, if it still stands so."""
    await writing.execute("UPDATE notices SET message = ? WHERE id = ?", (message, notice.id))
    await writing.execute("UPDATE notices SET stale = 0 WHERE id = ? AND stale = ?", (notice.id, notice.stale))
