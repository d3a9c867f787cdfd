"""Telling channels what the outbox holds: when, how often, and what becomes of what Discord refuses.

What passes by itself is tried again, later and later. What does not is parked with its reason until something
gives hope: a message more to tell, a change of rights or channels, or somebody there after a long time.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import discord
from discord import HTTPException

from bot.boards import Boards
from bot.calls.calls import Calls
from bot.context import about
from bot.errors import TableError
from bot.invitation import content_of
from bot.obstacles import LONGEST_PAUSE, NOT_DONE, PATIENCE, is_closed, passes, pause_after
from bot.outbox import Owed
from bot.rights import known_of
from bot.rooms import Rooms
from bot.sending import Sender
from bot.store import Table
from bot.stranded import Stranded

log = logging.getLogger(__name__)

FIRST_PAUSE = 2.0
"""Seconds before the second attempt while Discord has trouble of its own; doubled each time."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """What could not be posted and where, what was known of the channel, and until when that is reason not to try."""

    owed: Owed
    known: tuple[str, ...] | None
    until: float


class Posts:
    """Tells channels what the outbox holds, each table for itself."""

    def __init__(self, client: discord.Client, rooms: Rooms, boards: Boards, calls: Calls) -> None:
        self._client = client
        self._calls = calls
        self._rooms = rooms
        self._outbox = rooms.outbox
        self._sender = Sender(client, rooms, boards, calls)
        self.stranded = Stranded(client, rooms)
        self._refusals: dict[int, Refusal] = {}
        """For saving requests only: without it, as after a start, what is parked is tried once more."""
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closed = False

    async def wake_all(self, guild: int | None = None) -> None:
        """Tell what is left, in one server or in all, where there is hope."""
        for table in await self._outbox.owed(guild):
            self.wake(table)

    def wake(self, table: int) -> None:
        """Tell a table's channel what its outbox holds, as soon as may be."""
        if self._closed:
            return
        if table in self._under_way:
            self._again.add(table)
            return
        with about(table=table):
            task = asyncio.create_task(self._tell_all(table), name=f"posts of table {table}")
        self._under_way[table] = task
        task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: int) -> None:
        self._under_way.pop(table, None)
        if table in self._again:
            self._again.discard(table)
            self.wake(table)

    async def flush(self, seconds: float) -> None:
        """Wait so long at most for what is under way, then let the rest go: the outbox keeps it."""
        ends = asyncio.get_running_loop().time() + seconds
        late: set[asyncio.Task[None]] = set()
        while not late and (tasks := set(self._under_way.values())):
            _, late = await asyncio.wait(tasks, timeout=max(0.0, ends - asyncio.get_running_loop().time()))
        self._again.clear()
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def close(self) -> None:
        """Begin nothing more: the outbox keeps it for the next start."""
        self._closed = True

    async def _tell_all(self, table: int) -> None:
        """Tell everything, trying again while there is trouble that passes by itself."""
        pause, more = FIRST_PAUSE, True
        while more:
            try:
                more, pause = await self._tell_next(table), FIRST_PAUSE
            except NOT_DONE as error:
                pause = pause_after(error, pause)
                log.warning("table %s: %r; next attempt in %.0f s", table, error, pause)
                await asyncio.sleep(pause)
                pause = pause_after(error, 2 * pause)
            except Exception:
                log.exception("the outbox of table %s is stuck; next attempt in %.0f s", table, LONGEST_PAUSE)
                await asyncio.sleep(LONGEST_PAUSE)

    async def _tell_next(self, number: int) -> bool:
        """Tell the next message; false if there is none, or no hope, or if it has to be parked."""
        owed = await self._outbox.owed_by(number)
        if owed is None or not self._is_hopeful(owed):
            return False
        known, table = known_of(self._client, owed.channel), await self._rooms.table(number)
        post = await self._outbox.post(number)
        if post is None:
            return False
        try:
            message = await self._sender.send(table, post)
        except (HTTPException, TableError) as error:
            if passes(error):
                raise
            await self._park(table, Refusal(owed, known, self._rooms.clock() + PATIENCE), error)
            return False
        if message is None:
            return False
        # In this order, as what is noted as posted is not looked at again.
        await self._calls.told(table, post, message)
        await self._sender.take_buttons(table, message, content_of(table) if post.since == 0 else None)
        await self._outbox.posted(post, message.id)
        self._refusals.pop(number, None)
        return True

    def _is_hopeful(self, owed: Owed) -> bool:
        refusal = self._refusals.get(owed.table)
        if refusal is None or refusal.owed != owed or refusal.until <= self._rooms.clock():
            return True
        return refusal.known != known_of(self._client, owed.channel)

    async def _park(self, table: Table, refusal: Refusal, error: HTTPException | TableError) -> None:
        """Wait for something to change; if it is the channel that is in the way, its host is told."""
        log.warning("table %s is parked: %s", table.id, error)
        self._refusals[table.id] = refusal
        await self._outbox.park(table.id, error.fact.kind if isinstance(error, TableError) else str(error.code))
        if is_closed(error):
            await self.stranded.note(table)
