"""Calling people, as the rest of the bot knows it."""

from __future__ import annotations

import discord

from bot.alarm import Alarm
from bot.calls.boards import Boards
from bot.calls.desk import Desk
from bot.calls.ledger import see_to, write_interval
from bot.calls.mail import Mail
from bot.calls.seeing import Attendant
from bot.outbox import Post
from bot.store import Table
from bot.telling import Telling
from bot.timeline import Timeline


class Calls:
    """Decides whom boards ping, and calls and reminds those whom they do not."""

    def __init__(self, desk: Desk, alarm: Alarm) -> None:
        self._desk = desk
        self._alarm = alarm
        self._boards = Boards(desk)
        self._attendant = Attendant(desk)
        self._mail = Mail(desk)

    async def addressed(self, table: Table, timeline: Timeline, post: Post, telling: Telling) -> Telling:
        """A message about a board, pinging those whom it should."""
        return telling if telling.over else await self._boards.addressed(table, timeline, post, telling)

    async def told(self, table: Table, post: Post, message: discord.Message) -> None:
        """Note whom such a message has asked, once it is out."""
        await self._boards.told(table, post, message)
        self._alarm.wake()

    async def ring(self) -> float | None:
        """Do what is due; the instant at which something is next."""
        await self._attendant.see_to_all()
        await self._mail.send_all()
        await self._mail.strike_all()
        return await self._desk.ledger.next_due()

    async def reconsider(self, *, user: int | None = None, table: int | None = None) -> None:
        """Think anew when a person, or who is asked at a table, is to be called: something about them has changed."""
        async with self._desk.ledger.database.transaction() as writing:
            await see_to(writing, self._desk.now, user=user, table=table)
        self._alarm.wake()

    async def interval(self, table: int) -> float:
        """After how many seconds a table reminds; 0 for never."""
        return await self._desk.ledger.interval(table)

    async def set_interval(self, table: int, seconds: float) -> None:
        """Change that."""
        async with self._desk.ledger.database.transaction() as writing:
            await write_interval(writing, table, seconds)
        await self.reconsider(table=table)
