"""Sending what a channel is told: with a picture, with a smaller one, or in words, whatever can be had there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from os import SEEK_END
from typing import Any

import discord
from discord import AllowedMentions, HTTPException
from discord.utils import MISSING

from bot.boards import Boards
from bot.buttons import again_button, end_buttons, take_buttons, turn_buttons
from bot.calls.calls import Calls
from bot.lateness import deadline_lines
from bot.limits import CONTENT, FILE
from bot.obstacles import is_too_large
from bot.outbox import Post
from bot.press import view_of
from bot.repeats import sent_before
from bot.rights import ATTACH, in_words, missing_rights
from bot.rooms import Rooms
from bot.speech import clipped
from bot.store import Status, Table
from bot.telling import Telling, tell
from data.catalogue import catalogue

ATTEMPTS = 3
"""How many pictures, each at most half as large as the one before, are tried while a server takes none."""


class Sender:
    """Sends messages of tables to their channels."""

    def __init__(self, client: discord.Client, rooms: Rooms, boards: Boards, calls: Calls) -> None:
        self._client = client
        self._rooms = rooms
        self._boards = boards
        self._calls = calls

    async def channel(self, table: Table) -> Any:
        """Where a table stands; Discord is asked if it is not known here."""
        return self._client.get_channel(table.channel) or await self._client.fetch_channel(table.channel)

    async def send(self, table: Table, post: Post) -> discord.Message | None:
        """Send a message of the outbox. Raises what `channel.send` raises, and `TableError`.

        Nothing is sent if the game was broken off, or moved elsewhere, while its board was being drawn.
        """
        channel = await self.channel(table)
        timeline = await self._rooms.timeline(table)
        telling, state = tell(table, timeline, post.since, post.upto), timeline.at(post.upto)
        if post.tried and (sent := await self._sent_before(channel, table, telling)):
            return sent
        telling = await self._calls.addressed(table, timeline, post, telling)
        said = [telling.content, *await deadline_lines(self._rooms, table)]
        telling = replace(telling, content=clipped("\n".join(said), CONTENT))
        lacking = missing_rights(channel)
        if ATTACH not in lacking:
            earlier = timeline.at(post.since) if post.since else None
            async for file in self._pictures(table, state, earlier, limit_of(channel)):
                if await self._is_called_off(table):
                    return None
                try:
                    return await _send(channel, table, telling, post, file=file)
                except HTTPException as error:
                    if not is_too_large(error):
                        raise
        if await self._is_called_off(table):
            return None
        return await _send(channel, table, self._in_words(table, state, telling, lacking), post, again=True)

    async def take_buttons(self, table: Table, message: discord.Message, content: str | None = None) -> None:
        """Take the buttons off the message before, so that only the newest has any. A refusal does no harm.

        `content` is what it has to say from now on, if not what it said.
        """
        if table.message is not None and table.message != message.id:
            async with self._rooms.message_lock(table.id):
                await take_buttons(message.channel, table.message, content)

    async def _sent_before(self, channel: Any, table: Table, telling: Telling) -> discord.Message | None:
        """The message, if it is there already."""
        last = None if table.message is None else discord.Object(table.message)
        return await sent_before(self._client, channel, telling.content, last)

    async def _is_called_off(self, table: Table) -> bool:
        now = await self._rooms.table(table.id)
        return now.status == Status.ENDED or now.channel != table.channel

    async def _pictures(self, table: Table, state: Any, earlier: Any, limit: int) -> AsyncIterator[discord.File]:
        """The board's picture, what is new on it marked, then smaller ones, as long as they can be drawn."""
        for _ in range(ATTEMPTS):
            file = await self._boards.picture(table, state, None, limit, earlier)
            if file is None:
                return
            limit = size_of(file) // 2
            yield file

    def _in_words(self, table: Table, state: Any, telling: Telling, lacking: tuple[str, ...]) -> Telling:
        """The same message with the board in words, and why there is no picture."""
        words = catalogue(table.language)
        note = words.text("bot-no-right", rights=in_words(lacking, words)) if lacking else words.text("bot-no-picture")
        parts = (telling.content, note, *self._boards.text(table, state))
        return Telling(clipped("\n\n".join(parts), CONTENT), telling.pings, telling.over)


async def _send(
    channel: Any, table: Table, telling: Telling, post: Post, *, file: discord.File | None = None, again: bool = False
) -> discord.Message:
    buttons = end_buttons(table) if telling.over else turn_buttons(table)
    extra = (again_button(table, post),) if again else ()
    message: discord.Message = await channel.send(
        telling.content,
        nonce=post.nonce,
        view=view_of(*buttons, *extra) if (*buttons, *extra) else MISSING,
        allowed_mentions=AllowedMentions(everyone=False, roles=False, users=[discord.Object(u) for u in telling.pings]),
        **({"file": file} if file else {}),
    )
    return message


def limit_of(channel: Any) -> int:
    """The bytes that a file may have in a channel."""
    guild = getattr(channel, "guild", None)
    return FILE if guild is None else min(guild.filesize_limit, FILE)


def size_of(file: discord.File) -> int:
    """The bytes of a file not yet sent."""
    return file.fp.seek(0, SEEK_END) - file.fp.seek(0)
