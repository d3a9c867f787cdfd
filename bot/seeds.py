"""The seeds that nature's draws come from: made when a table first needs one, and never out of the database again."""

from __future__ import annotations

import aiosqlite

from bot.draws import Draws
from bot.rooms import Rooms

BITS = 256
"""The length of a seed."""


async def draws_of(rooms: Rooms, table: int) -> Draws:
    """A table's draws."""
    row = await rooms.store.database.row("SELECT seed FROM seeds WHERE table_id = ?", table)
    if row is not None:
        return Draws(row["seed"])
    async with rooms.store.database.transaction() as writing:
        return await seeded(writing, rooms, table)


async def seeded(writing: aiosqlite.Connection, rooms: Rooms, table: int) -> Draws:
    """A table's draws, within a transaction."""
    fresh = f"{rooms.random.getrandbits(BITS):064x}"
    await writing.execute("INSERT OR IGNORE INTO seeds VALUES (?, ?)", (table, fresh))
    (row,) = await writing.execute_fetchall("SELECT seed FROM seeds WHERE table_id = ?", (table,))
    return Draws(row["seed"])
