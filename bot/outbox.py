"""The outbox: what channels still have to be told, as the database holds it.

Its rows are written with the actions they tell of, so no message is lost; a nonce fixed before sending keeps a
repeat from being seen twice.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

import aiosqlite

from bot.database import Database


@dataclass(frozen=True, slots=True)
class Post:
    """What one message still has to tell: everything after `since`, up to `upto`."""

    table: int
    since: int
    upto: int
    nonce: str
    tried: bool = False
    """Whether it may have been sent before, without word of it."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A table whose channel has not been told everything up to a revision."""

    table: int
    channel: int
    upto: int


class Outbox:
    """Reads and writes of the outbox."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, table: int) -> Post | None:
        """The next message of a table. Its rows get their nonce once, so a repeat is known as one."""
        async with self._database.transaction() as writing:
            row = await _first(
                writing,
                "SELECT min(since) AS since, max(upto) AS upto, nonce FROM outbox "
                "WHERE table_id = ? AND posted IS NULL GROUP BY nonce ORDER BY nonce IS NULL, since LIMIT 1",
                table,
            )
            if row is None:
                return None
            nonce = row["nonce"] or await _nonce(writing, table, row)
            await writing.execute(
                "UPDATE outbox SET nonce = ? WHERE table_id = ? AND posted IS NULL AND upto <= ?",
                (nonce, table, row["upto"]),
            )
        return Post(table, row["since"], row["upto"], nonce, row["nonce"] is not None)

    async def owed(self, guild: int | None = None) -> list[int]:
        """The tables that have something to tell, in one server or in all."""
        rows = await self._database.rows(
            "SELECT DISTINCT table_id FROM outbox JOIN tables ON id = table_id "
            "WHERE posted IS NULL AND guild = coalesce(?, guild)",
            guild,
        )
        return [row["table_id"] for row in rows]

    async def owed_by(self, table: int) -> Owed | None:
        """What one table has to tell, if anything."""
        row = await self._database.row(
            "SELECT channel, max(upto) AS upto FROM outbox JOIN tables ON id = table_id "
            "WHERE table_id = ? AND posted IS NULL GROUP BY table_id",
            table,
        )
        return None if row is None else Owed(table, row["channel"], row["upto"])

    async def parked(self, table: int) -> str | None:
        """Why a table's messages are waiting, if they are."""
        row = await self._database.row(
            "SELECT parked FROM outbox WHERE table_id = ? AND posted IS NULL AND parked IS NOT NULL LIMIT 1", table
        )
        return None if row is None else str(row["parked"])

    async def tell_again(self, guild: int) -> None:
        """Have channels of a server that has lost its messages told again what they were told last of games there."""
        running = await self._database.rows("SELECT id FROM tables WHERE status = 'running' AND guild = ?", guild)
        async with self._database.transaction() as writing:
            for row in running:
                await writing.execute("UPDATE tables SET message = NULL WHERE id = ?", (row["id"],))
                await write_again(writing, row["id"])

    async def posted(self, post: Post, message: int) -> None:
        """Note that a message is out. One that is not asked for any more, as the table was moved, changes nothing."""
        async with self._database.transaction() as writing:
            cursor = await writing.execute(
                "UPDATE outbox SET posted = ?, parked = NULL WHERE table_id = ? AND nonce = ?",
                (message, post.table, post.nonce),
            )
            if cursor.rowcount:
                await writing.execute("UPDATE tables SET message = ? WHERE id = ?", (message, post.table))
                await writing.execute("DELETE FROM stranded WHERE table_id = ?", (post.table,))

    async def park(self, table: int, reason: str) -> None:
        """Note why a table's messages, which Discord has refused, cannot go out for now; they may go out as one."""
        async with self._database.transaction() as writing:
            await writing.execute(
                "UPDATE outbox SET parked = ?, nonce = NULL WHERE table_id = ? AND posted IS NULL", (reason, table)
            )


async def write_post(writing: aiosqlite.Connection, table: int, upto: int) -> None:
    """Have the channel told everything up to a revision that it has not been told yet."""
    await writing.execute(
        "INSERT INTO outbox (table_id, since, upto) "
        "SELECT ?1, coalesce(max(upto), 0), ?2 FROM outbox WHERE table_id = ?1",
        (table, upto),
    )


async def write_again(writing: aiosqlite.Connection, table: int) -> None:
    """Have a table's channel, which is another one now or emptied, told what was told last, or not yet."""
    await writing.execute(
        "UPDATE outbox SET posted = NULL, parked = NULL, nonce = NULL WHERE table_id = ?1 "
        "AND (posted IS NULL OR upto = (SELECT max(upto) FROM outbox WHERE table_id = ?1))",
        (table,),
    )


async def drop_posts(writing: aiosqlite.Connection, table: int) -> None:
    """Let go what the channel has not been told."""
    await writing.execute("DELETE FROM outbox WHERE table_id = ? AND posted IS NULL", (table,))


async def _nonce(writing: aiosqlite.Connection, table: int, row: sqlite3.Row) -> str:
    """What tells a message apart from all others, also from the same one in the channel before a move."""
    moves = await _first(writing, "SELECT count(*) AS moves FROM moves WHERE table_id = ?", table)
    nonce = f"cv{table}.{row['since']}.{row['upto']}"
    return nonce if moves is None or not moves["moves"] else f"{nonce}.{moves['moves']}"


async def _first(connection: aiosqlite.Connection, sql: str, *values: object) -> sqlite3.Row | None:
    rows = list(await connection.execute_fetchall(sql, values))
    return rows[0] if rows else None
