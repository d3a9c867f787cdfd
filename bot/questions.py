"""The questions that people have been asked, as the database keeps them: whom, since when, and whether in time.

A question lasts as long as a seat's turn; steps within the turn are none of its own.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

import aiosqlite

from bot.agreements import Question
from bot.database import Database
from bot.store import Table
from bot.timeline import Timeline
from games.api import Seat

MISSES = 3
"""Questions on end whose time ran out, after which somebody counts as absent."""


_OPEN = (
    "SELECT questions.* FROM questions JOIN tables ON tables.id = table_id "
    "WHERE answered_at IS NULL AND status = 'running'"
)


class Questions:
    """Reads of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def running(self) -> list[int]:
        """The numbers of all that wait for an answer, oldest first; in parked games nobody's time runs."""
        rows = await self._database.rows(
            "SELECT questions.id FROM questions JOIN tables ON tables.id = table_id WHERE answered_at IS NULL "
            "AND status = 'running' AND table_id NOT IN (SELECT table_id FROM parkings WHERE ends IS NULL) "
            "ORDER BY questions.id"
        )
        return [row["id"] for row in rows]

    async def open(self, numbers: Iterable[int]) -> list[Question]:
        """Those of these that wait for an answer, oldest first."""
        return await self._open("questions.id IN (SELECT value FROM json_each(?))", json.dumps(list(numbers)))

    async def at(self, table: int) -> list[Question]:
        """Those at one table that wait for an answer."""
        return await self._open("table_id = ?", table)

    async def _open(self, which: str, value: object) -> list[Question]:
        rows = await self._database.rows(f"{_OPEN} AND {which} ORDER BY questions.id", value)
        return [_question(row) for row in rows]

    async def unknown(self) -> list[int]:
        """The running tables of which it is not known whom they ask: of games begun before that was kept."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE status = 'running' "
            "AND NOT EXISTS (SELECT 1 FROM questions WHERE table_id = tables.id)"
        )
        return [row["id"] for row in rows]

    async def upto(self, question: Question) -> list[Question]:
        """All that its person has been asked for its seat, in order, up to this one."""
        rows = await self._database.rows(
            "SELECT * FROM questions WHERE table_id = ? AND seat = ? AND user = ? AND id <= ? ORDER BY id",
            question.table,
            question.seat,
            question.user,
            question.id,
        )
        return [_question(row) for row in rows]

    async def missed_on_end(self, table: int, user: int) -> int:
        """How many of the last questions to a person ran out, one after the other."""
        row = await self._database.row(
            "SELECT count(*) AS missed FROM questions WHERE table_id = ?1 AND user = ?2 AND missed AND id > "
            "(SELECT coalesce(max(id), 0) FROM questions WHERE table_id = ?1 AND user = ?2 AND NOT missed)",
            table,
            user,
        )
        return 0 if row is None else int(row["missed"])


def _question(row: sqlite3.Row) -> Question:
    return Question(
        row["id"],
        row["table_id"],
        Seat(row["seat"]),
        row["turn"],
        row["user"],
        row["asked_at"],
        row["answered_at"],
        bool(row["missed"]),
        row["looked_at"],
    )


async def keep_up(writing: aiosqlite.Connection, table: Table, timeline: Timeline, at: float) -> None:
    """Bring the questions of a table in line with its game: end those that are no more, ask those that are new."""
    asked = {(one.seat, one.turn, table.chairs[one.seat].user) for one in timeline.decisions}
    rows = await writing.execute_fetchall(
        "SELECT * FROM questions WHERE table_id = ? AND answered_at IS NULL", (table.id,)
    )
    before = {(one.seat, one.turn, one.user): one.id for one in map(_question, rows)}
    ended = [(at, number) for key, number in before.items() if key not in asked]
    await writing.executemany("UPDATE questions SET answered_at = ? WHERE id = ?", ended)
    fresh = [(table.id, *key, at) for key in sorted(asked - before.keys(), key=str) if key[2] is not None]
    await writing.executemany(_ASK, fresh)


_ASK = "INSERT INTO questions (table_id, seat, turn, user, asked_at) VALUES (?, ?, ?, ?, ?)"


async def withdraw(writing: aiosqlite.Connection, table: int) -> None:
    """Forget what is asked at a table, as an undo takes it back: it has cost nobody any time."""
    await writing.execute("DELETE FROM questions WHERE table_id = ? AND answered_at IS NULL", (table,))


async def miss(writing: aiosqlite.Connection, question: Question) -> None:
    """Note that a question's time has run out."""
    await writing.execute("UPDATE questions SET missed = 1 WHERE id = ?", (question.id,))


async def ask_again(writing: aiosqlite.Connection, question: Question, at: float) -> None:
    """Let a missed question's time begin anew."""
    await writing.execute("UPDATE questions SET answered_at = ? WHERE id = ?", (at, question.id))
    await writing.execute(_ASK, (question.table, question.seat, question.turn, question.user, at))


async def looked(writing: aiosqlite.Connection, question: Question, at: float) -> None:
    """Note that somebody's membership has been looked up."""
    await writing.execute("UPDATE questions SET looked_at = ? WHERE id = ?", (at, question.id))
