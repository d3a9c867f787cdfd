"""What the service keeps at hand: one lock for each table, and the positions of the tables lately played at.

Everything here can be had again from the database.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from weakref import WeakValueDictionary

from bot.errors import TableError
from bot.outbox import Outbox
from bot.store import Store, Table
from bot.timeline import Timeline

KEPT = 60_000
"""How many lines the timelines that are kept may have in all; a line takes one or two kilobytes."""


class Rooms:
    """Tables at hand."""

    def __init__(self, store: Store, clock: Callable[[], float], random: Random) -> None:
        self.store = store
        self.outbox = Outbox(store.database)
        self.clock = clock
        """The instant now, in Unix seconds."""
        self.random = random
        self._listeners: list[Callable[[], None]] = []
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        self._timelines: OrderedDict[int, Timeline] = OrderedDict()
        self._replaying = asyncio.Lock()
        """Held while a log is replayed: several at once would only be in each other's and everybody's way."""

    def listen(self, hear: Callable[[], None]) -> None:
        """Have something called whenever something has happened at a table."""
        self._listeners.append(hear)

    def stir(self) -> None:
        """Say that something has happened at a table."""
        for hear in self._listeners:
            hear()

    def lock(self, table: int) -> asyncio.Lock:
        """Held while a table is changed."""
        return self._lock("table", table)

    def channel_lock(self, channel: int) -> asyncio.Lock:
        """Held while a table is opened in a channel."""
        return self._lock("channel", channel)

    def message_lock(self, table: int) -> asyncio.Lock:
        """Held while a lobby's message is changed, so that the last edit shows the last change."""
        return self._lock("message", table)

    def _lock(self, kind: str, number: int) -> asyncio.Lock:
        lock = self._locks.get((kind, number))
        if lock is None:
            lock = self._locks[kind, number] = asyncio.Lock()
        return lock

    async def table(self, number: int) -> Table:
        """A table as it is stored. Raises `TableError`."""
        found = await self.store.table(number)
        if found is None:
            raise TableError("no-such-table")
        return found

    async def timeline(self, table: Table) -> Timeline:
        """The game at a table, from memory or from the log."""
        found = self._timelines.get(table.id)
        if found is None:
            async with self._replaying:
                found = self._timelines.get(table.id) or await self.store.timeline(table)
        self.put(table.id, found)
        return found

    def forget(self, table: int) -> None:
        """Read a table's game from the log the next time."""
        self._timelines.pop(table, None)

    def put(self, table: int, timeline: Timeline) -> None:
        """Keep what has just been stored."""
        newest = self._timelines.pop(table, timeline)
        self._timelines[table] = max(newest, timeline, key=lambda one: one.revision)
        while len(self._timelines) > 1 and sum(len(one.lines) for one in self._timelines.values()) > KEPT:
            self._timelines.popitem(last=False)
