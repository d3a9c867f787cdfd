"""When games were parked, as the database keeps it: that time counts for nobody at the table."""

from __future__ import annotations

from math import inf

import aiosqlite

from bot.database import Database
from bot.hours.pauses import Pause


async def is_parked(database: Database, table: int) -> bool:
    """Whether a game rests until somebody resumes it, or plays on."""
    row = await database.row("SELECT 1 FROM parkings WHERE table_id = ? AND ends IS NULL", table)
    return row is not None


async def parkings(database: Database, table: int) -> tuple[Pause, ...]:
    """From when until when a game was parked; the last time has no end as long as it is."""
    rows = await database.rows("SELECT begins, ends FROM parkings WHERE table_id = ? ORDER BY begins", table)
    return tuple(Pause(row["begins"], inf if row["ends"] is None else row["ends"]) for row in rows)


async def park(writing: aiosqlite.Connection, table: int, at: float) -> None:
    """Have a game rest."""
    await writing.execute("INSERT OR IGNORE INTO parkings VALUES (?, ?, NULL)", (table, at))


async def unpark(writing: aiosqlite.Connection, table: int, at: float) -> None:
    """Have a game go on, if it rests."""
    await writing.execute("UPDATE parkings SET ends = ? WHERE table_id = ? AND ends IS NULL", (at, table))
