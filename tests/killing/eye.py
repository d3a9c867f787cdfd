"""Reading what the bot has stored, beside it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

from bot.database import Database
from bot.store import Store, Table
from bot.tables import Sitting
from bot.timeline import Timeline, Undone, begin
from games.api import Seat
from games.history import Taken, decode_entry
from games.registry import GAMES

NEWEST = "SELECT max(id) FROM tables"
LENGTH = "SELECT count(*) FROM log WHERE table_id = (SELECT max(id) FROM tables)"
OWED = "SELECT count(*) FROM outbox WHERE table_id = (SELECT max(id) FROM tables)"
GIVEN = "SELECT count(*) FROM orders WHERE table_id = (SELECT max(id) FROM tables)"
OPEN = "SELECT count(*) FROM notices WHERE kind = ? AND closed_at IS NULL"
PENDING = (
    "SELECT (SELECT count(*) FROM outbox WHERE posted IS NULL) + (SELECT count(*) FROM notices WHERE stale) "
    "+ (SELECT count(*) FROM asked WHERE withdrawn OR due <= ?1) + (SELECT count(*) FROM letters WHERE due <= ?1)"
)
ACTIONS = "SELECT seat, action, undoes FROM log WHERE table_id = (SELECT max(id) FROM tables) ORDER BY revision"


class Eye:
    """Looks at the newest table of a database, for as long as a query takes: it keeps nothing open.

    So when the bot dies nobody else holds the file, and its next start finds what any start after a crash does.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._store = Store(cast("Database", self))
        self._known: Timeline | None = None

    async def rows(self, sql: str, *values: object) -> list[sqlite3.Row]:
        """All rows of a query, as `Database.rows`."""
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(sql, values).fetchall()

    async def row(self, sql: str, *values: object) -> sqlite3.Row | None:
        """The first row of a query, if any."""
        return next(iter(await self.rows(sql, *values)), None)

    async def table(self) -> Table:
        """The newest table."""
        ((number,),) = await self.rows(NEWEST)
        found = await self._store.table(number)
        assert found is not None
        return found

    async def revision(self) -> int:
        """How long its log is."""
        ((found,),) = await self.rows(LENGTH)
        return int(found)

    async def boards(self) -> int:
        """How many messages its channel is owed in all, the lobby's not counted."""
        ((found,),) = await self.rows(OWED)
        return int(found)

    async def orders(self) -> int:
        """How many standing orders were given at it."""
        ((found,),) = await self.rows(GIVEN)
        return int(found)

    async def is_open(self, kind: str) -> bool:
        """Whether something of a kind is put to people."""
        ((found,),) = await self.rows(OPEN, kind)
        return bool(found)

    async def pending(self, at: float) -> int:
        """How much there is still to be told, struck out, or seen to at an instant."""
        ((found,),) = await self.rows(PENDING, at)
        return int(found)

    async def log(self) -> list[tuple[int | None, str | None, int | None]]:
        """Its log: seats, actions, and what was taken back."""
        return [(row["seat"], row["action"], row["undoes"]) for row in await self.rows(ACTIONS)]

    async def sitting(self, user: int) -> Sitting:
        """Somebody's place at it, on the seat that must decide."""
        table = await self.table()
        timeline = await self._timeline(table)
        seats = table.seats_of(user)
        return Sitting(table, timeline, next(one.seat for one in timeline.decisions if one.seat in seats))

    async def _timeline(self, table: Table) -> Timeline:
        """Its game, brought up to date by what is new in the log."""
        found = self._known or begin(GAMES[table.game], table.setup)
        new = "SELECT * FROM log WHERE table_id = ? AND revision > ? ORDER BY revision"
        for row in await self.rows(new, table.id, found.revision):
            found = _with(found, row)
        self._known = found
        return found


def _with(timeline: Timeline, row: sqlite3.Row) -> Timeline:
    """A timeline with one more row of the log."""
    if row["undoes"] is not None:
        return timeline.minus(Undone(row["revision"], Seat(row["seat"]), row["undoes"], row["at"]))
    entry = decode_entry(timeline.game, json.loads(row["action"]))
    step = timeline.game.apply(timeline.state, entry.action, entry.seat)
    return timeline.plus([Taken(entry, step.state, step.events)], row["at"])
