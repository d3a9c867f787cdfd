"""Standing orders in the database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any

import aiosqlite

from bot.database import Database
from bot.orders.course import Fate, Order, Orders
from bot.timeline import Line, Undone
from games.api import Game, Seat
from games.codec import decode, encode


async def in_force(database: Database, table: int, game: Game[Any, Any]) -> Orders:
    """The orders in force at a table, in the order in which they were given."""
    return await _orders(database, game, "fate IS NULL", table)


async def since(database: Database, table: int, game: Game[Any, Any], revision: int) -> Orders:
    """The orders at a table that are in force, or have ended when the log had so many rows or more."""
    return await _orders(database, game, "coalesce(ended, ?2) >= ?2", table, revision)


async def _orders(database: Database, game: Game[Any, Any], which: str, *values: int) -> Orders:
    rows = await database.rows(
        f"SELECT * FROM orders WHERE table_id = ?1 AND {which} ORDER BY number",  # noqa: S608 - words of ours
        *values,
    )
    return tuple(_order(game, row) for row in rows)


def _order(game: Game[Any, Any], row: sqlite3.Row) -> Order:
    action = decode(json.loads(row["action"]), game.orders)
    fate = None if row["fate"] is None else Fate(row["fate"])
    return Order(row["number"], Seat(row["seat"]), action, row["given"], row["ended"], fate)


async def next_number(database: Database, table: int) -> int:
    """A number for an order that no other at the table has."""
    row = await database.row("SELECT coalesce(max(number), 0) + 1 AS next FROM orders WHERE table_id = ?", table)
    assert row is not None
    return int(row["next"])


async def write_orders(writing: aiosqlite.Connection, table: int, orders: Iterable[Order]) -> None:
    """Write orders as they are now, new ones or not."""
    await writing.executemany(
        "INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (table, one.number, one.seat, json.dumps(encode(one.action)), one.given, one.ended, one.fate)
            for one in orders
        ],
    )


async def write_deputies(writing: aiosqlite.Connection, table: int, rows: Iterable[Line | Undone]) -> None:
    """Note who has decided these rows of the log in a person's place."""
    made = [(table, row.revision, row.deputy) for row in rows if isinstance(row, Line) and row.deputy]
    await writing.executemany("INSERT INTO deputies VALUES (?, ?, ?)", made)


async def forget_orders(writing: aiosqlite.Connection, table: int, seat: Seat) -> None:
    """Let all orders of a seat go, as when it is handed over to somebody else: they are nobody else's business."""
    await writing.execute("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table, seat))
