"""Erasing a server: all its tables with whatever belongs to them, for good.

What people have set for themselves stays: it is theirs, and the same on all servers; `/me forget` erases it.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.backup import reading
from bot.database import Database, DatabaseError
from bot.lease import Lease

_HOLDING = """
SELECT count(*), total(status IN ('lobby', 'running')),
    (SELECT count(*) FROM log JOIN tables ON tables.id = table_id WHERE guild = ?1),
    (SELECT count(DISTINCT user) FROM seats JOIN tables ON tables.id = table_id WHERE guild = ?1)
FROM tables WHERE guild = ?1
"""


@dataclass(frozen=True, slots=True)
class Holding:
    """How much is stored of a server."""

    tables: int
    open: int
    """How many of the tables are lobbies or running games."""
    rows: int
    """Of the logs of its games."""
    people: int
    """Who have seats at its tables."""

    def __str__(self) -> str:
        """The same for the person who runs the bot."""
        return f"tables: {self.tables} (open: {self.open}), moves: {self.rows}, people with seats: {self.people}"


def holding(path: Path, guild: int) -> Holding:
    """What a database holds of a server, also while a bot is using it. Raises `DatabaseError`."""
    try:
        with closing(reading(path)) as connection:
            return Holding(*map(int, connection.execute(_HOLDING, (guild,)).fetchone()))
    except sqlite3.Error as error:
        raise DatabaseError(f"{path} cannot be read: {error}") from error


async def purge(path: Path, guild: int) -> None:
    """Erase a server from a database that no bot is using, and overwrite what was there. Raises `DatabaseError`."""
    async with Database.open(path, Lease(time.time)) as database, database.transaction() as writing:
        await writing.execute_fetchall("PRAGMA secure_delete = ON")
        await writing.execute("DELETE FROM tables WHERE guild = ?", (guild,))
