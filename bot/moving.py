"""Which games can go on in another channel of their server, and noting that one does."""

from __future__ import annotations

import aiosqlite

from bot.rooms import Rooms
from bot.store import Table


async def movable(rooms: Rooms, guild: int) -> list[Table]:
    """The games of a server that are under way, or over without that being told, oldest first."""
    rows = await rooms.store.database.rows(
        "SELECT id FROM tables WHERE guild = ? AND (status = 'running' OR status = 'over' "
        "AND EXISTS (SELECT 1 FROM outbox WHERE table_id = id AND posted IS NULL)) ORDER BY id",
        guild,
    )
    return [await rooms.table(row["id"]) for row in rows]


async def moves_of(rooms: Rooms, table: int) -> int:
    """How often a table has been moved: part of nonces, as Discord takes the same one elsewhere for a repeat."""
    row = await rooms.store.database.row("SELECT count(*) AS moves FROM moves WHERE table_id = ?", table)
    return 0 if row is None else int(row["moves"])


async def write_move(writing: aiosqlite.Connection, table: Table, channel: int, interaction: int, at: float) -> None:
    """Let a table stand in another channel from now on, where it has no message yet."""
    await writing.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", (interaction, table.id, table.channel, at))
    await writing.execute("UPDATE tables SET channel = ?, message = NULL WHERE id = ?", (channel, table.id))
    await writing.execute("DELETE FROM stranded WHERE table_id = ?", (table.id,))
