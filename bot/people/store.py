"""What the database holds about people."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import time

import aiosqlite

from bot.database import Database
from bot.hours.pauses import Pause, Pauses, in_turn
from bot.hours.zones import Zone
from bot.people.profile import Calls, Clock, Profile

CLOCK = "%H:%M"
_PROFILE = (
    "SELECT calls, ahead, closed, zone, quiet_from, quiet_to, begins, ends FROM (SELECT ?1 AS user) "
    "LEFT JOIN people USING (user) "
    "LEFT JOIN (SELECT * FROM hours WHERE user = ?1 ORDER BY since DESC LIMIT 1) USING (user) "
    "LEFT JOIN (SELECT * FROM vacations WHERE user = ?1 AND ends > ?2 LIMIT 1) USING (user)"
)
"""All that a person has set at once: it is read several times for each move."""


class People:
    """Reads and writes of it; instants come from a clock, in Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def profile(self, user: int) -> Profile:
        """What a person has set, or the defaults."""
        row = await self._database.row(_PROFILE, user, self._clock())
        assert row is not None
        clock = None if row["zone"] is None else _clock(row)
        vacation = None if row["begins"] is None else Pause(row["begins"], row["ends"])
        if row["calls"] is None:
            return Profile(clock=clock, vacation=vacation)
        return Profile(Calls(row["calls"]), bool(row["ahead"]), bool(row["closed"]), clock, vacation)

    async def pauses(self, user: int) -> tuple[Pauses, ...]:
        """When a person's time stands still: their quiet hours, as they held at each time, and their vacations."""
        hours = await self._database.rows("SELECT * FROM hours WHERE user = ? ORDER BY since", user)
        away = await self._database.rows("SELECT begins, ends FROM vacations WHERE user = ? ORDER BY begins", user)
        quiet = in_turn([(row["since"], _clock(row).hours) for row in hours])
        return (*quiet, *(Pause(row["begins"], row["ends"]) for row in away))

    async def set_calls(self, user: int, calls: Calls) -> None:
        """Choose how a person is called; whether private messages reach them is then found out anew."""
        await self._set(
            "INSERT INTO people (user, calls) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET calls = ?2, closed = 0",
            user,
            calls,
        )

    async def set_ahead(self, user: int, ahead: bool) -> None:  # noqa: FBT001 - the setting itself
        """Choose whether a person is told that they are probably next."""
        await self._set(
            "INSERT INTO people (user, ahead) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET ahead = ?2", user, int(ahead)
        )

    async def set_clock(self, user: int, clock: Clock) -> None:
        """Set a person's time zone and quiet hours from now on."""
        begins, ends = (None, None) if clock.quiet is None else (at.strftime(CLOCK) for at in clock.quiet)
        await self._set(
            "INSERT OR REPLACE INTO hours VALUES (?, ?, ?, ?, ?)", user, self._clock(), clock.zone.name, begins, ends
        )

    async def set_vacation(self, user: int, ends: float | None) -> None:
        """Have a person be away from now on until an instant; `None` for back again."""
        now = self._clock()
        async with self._database.transaction() as writing:
            await writing.execute("UPDATE vacations SET ends = ?1 WHERE user = ?2 AND ends > ?1", (now, user))
            if ends is not None:
                await writing.execute("INSERT OR REPLACE INTO vacations VALUES (?, ?, ?)", (user, now, ends))

    async def _set(self, sql: str, *values: object) -> None:
        async with self._database.transaction() as writing:
            await writing.execute(sql, values)


async def write_closed(writing: aiosqlite.Connection, user: int, closed: bool) -> None:  # noqa: FBT001 - the fact itself
    """Note whether a person has been told that private messages do not reach them."""
    await writing.execute(
        "INSERT INTO people (user, closed) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET closed = ?2", (user, int(closed))
    )


async def erase(writing: aiosqlite.Connection, user: int) -> None:
    """Forget what a person has set."""
    for table in ("people", "hours", "vacations"):
        await writing.execute(f"DELETE FROM {table} WHERE user = ?", (user,))  # noqa: S608 - the names are ours


def _clock(row: sqlite3.Row) -> Clock:
    begins, ends = row["quiet_from"], row["quiet_to"]
    quiet = (time.fromisoformat(begins), time.fromisoformat(ends)) if begins else None
    return Clock(Zone(row["zone"]), quiet)
