"""Tables that have lost their channel, gone or closed to the bot: who hosts one is told how the game goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from discord import HTTPException

from bot.naming import bold
from bot.obstacles import NOT_DONE, is_closed
from bot.rights import is_open
from bot.rooms import Rooms
from bot.seating import people
from bot.store import Table
from bot.telling import speech_of

log = logging.getLogger(__name__)


class Stranded:
    """Tells hosts once for each time: by a private message, or else when they are there next."""

    def __init__(self, client: discord.Client, rooms: Rooms) -> None:
        self._client = client
        self._rooms = rooms
        self._database = rooms.store.database
        self._telling = asyncio.Lock()
        """Held while hosts who are there are told, so that one who does two things at once is told once."""

    async def note(self, table: Table) -> None:
        """Note that a table has lost its channel. Its host, unless that was noted before, gets a private message."""
        if not await self._is_news(table.id):
            return
        try:
            channel = await self._client.create_dm(discord.Object(table.host))
            await channel.send(self._words(table))
        except NOT_DONE as error:
            log.info("table %s: its host is told when they are there next: %r", table.id, error)
        else:
            await self._heard(table)

    async def note_all(self, guild: int, channel: int | None = None) -> None:
        """Note that the games of a server, or of one channel there, have lost their channel."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE status = 'running' AND guild = ? AND channel = coalesce(?, channel)",
            guild,
            channel,
        )
        for row in rows:
            await self.note(await self._rooms.table(row["id"]))

    async def look_for(self) -> None:
        """Note the games whose channel was lost while nobody looked. Discord is asked for those not known here."""
        for table in await self._rooms.store.running():
            if self._client.get_channel(table.channel) is None:
                await self._look_for(table)

    async def _look_for(self, table: Table) -> None:
        try:
            await self._client.fetch_channel(table.channel)
        except HTTPException as error:
            if is_closed(error):
                await self.note(table)
        except NOT_DONE as error:
            log.info("table %s: nothing is known of its channel: %r", table.id, error)

    async def tell(self, host: int, say: Callable[[str], Awaitable[object]], read: Callable[[Table], Table]) -> None:
        """Tell somebody who is there of their stranded tables, if they do not know yet. Raises what `say` raises.

        `read` gives a table in the language in which they are answered.
        """
        if not await self._untold(host):
            return
        async with self._telling:
            for table in await self._untold(host):
                await say(self._words(read(table)))
                await self._heard(table)

    async def _untold(self, host: int) -> list[Table]:
        """The tables of a host who does not know yet; none whose channel is open again meanwhile."""
        rows = await self._database.rows(
            "SELECT id FROM tables JOIN stranded ON table_id = id WHERE host = ? AND NOT told", host
        )
        tables = [await self._rooms.table(row["id"]) for row in rows]
        return [table for table in tables if not is_open(self._client, table.channel)]

    async def _heard(self, table: Table) -> None:
        """Note that the host of a table knows."""
        async with self._database.transaction() as writing:
            await writing.execute("UPDATE stranded SET told = 1 WHERE table_id = ?", (table.id,))

    def _words(self, table: Table) -> str:
        """What the host is told."""
        speech, guild = speech_of(table), self._client.get_guild(table.guild)
        names = speech.words.listed(map(bold, people(table)))
        if guild is None:
            return speech.words.text("bot-stranded-out", game=speech.title, names=names)
        return speech.words.text("bot-stranded", game=speech.title, names=names, server=bold(guild.name))

    async def _is_news(self, table: int) -> bool:
        async with self._database.transaction() as writing:
            cursor = await writing.execute("INSERT OR IGNORE INTO stranded (table_id) VALUES (?)", (table,))
        return cursor.rowcount == 1
