"""Forgetting a person: all that is stored of them, but for what games that go on need."""

from __future__ import annotations

import aiosqlite

from bot.people.store import erase
from bot.rooms import Rooms
from bot.seating import distinct_name
from bot.store import Table
from data.catalogue import catalogue

_MINE = (
    "SELECT id, language, status IN ('lobby', 'running') AS open FROM tables "
    "WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE user = ?1 "
    "UNION SELECT table_id FROM kept_chairs WHERE user = ?1) ORDER BY id"
)


async def forget(rooms: Rooms, user: int) -> list[Table]:
    """Forget a person, who has no name in games that have ended. The tables at which they are still known."""
    mine = await rooms.store.database.rows(_MINE, user)
    async with rooms.store.database.transaction() as writing:
        await erase(writing, user)
        await _erase_elsewhere(writing, user, [row["id"] for row in mine])
        for row in mine:
            if not row["open"]:
                await _leave(writing, row["id"], user, catalogue(row["language"]).text("people-nobody"))
    return [await rooms.table(row["id"]) for row in mine if row["open"]]


async def _erase_elsewhere(writing: aiosqlite.Connection, user: int, tables: list[int]) -> None:
    """Forget what a person was asked at other tables than these, at which they sit no more."""
    others = f"AND table_id NOT IN ({', '.join(map(str, tables))})"
    for kind in ("questions", "notices", "letters"):
        await writing.execute(f"DELETE FROM {kind} WHERE user = ? {others}", (user,))  # noqa: S608 - ours, and numbers
    await writing.execute(
        f"DELETE FROM votes WHERE user = ? AND notice IN (SELECT id FROM notices WHERE true {others})",  # noqa: S608
        (user,),
    )


async def _leave(writing: aiosqlite.Connection, table: int, user: int, nobody: str) -> None:
    """Take a person's name off a game that has ended, and what names anybody there and is of no use any more."""
    seats = await writing.execute_fetchall("SELECT user, name FROM seats WHERE table_id = ?", (table,))
    # Who had several seats has one name still, and it is nobody else's.
    name = distinct_name(nobody, tuple(seat["name"] for seat in seats if seat["user"] != user))
    await writing.execute("UPDATE seats SET user = NULL, name = ? WHERE table_id = ? AND user = ?", (name, table, user))
    await writing.execute("UPDATE tables SET host = 0 WHERE id = ? AND host = ?", (table, user))
    for kind in ("questions", "kept_chairs", "notices", "asked", "letters"):
        await writing.execute(f"DELETE FROM {kind} WHERE table_id = ?", (table,))  # noqa: S608 - the names are ours
