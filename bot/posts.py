"""The outbox: what a channel still has to be told, and telling it.

Rows are written with the actions they tell of, so a message is never lost; a nonce fixed before sending keeps a
repeat from being seen twice. What Discord refuses is parked with its reason until something gives hope.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from os import SEEK_END
from typing import Any

import discord
from aiohttp import ClientError
from discord import AllowedMentions, ButtonStyle, HTTPException

from bot.boards import Boards
from bot.database import BusyError
from bot.invitation import content_of
from bot.limits import CONTENT, FILE
from bot.offer import played
from bot.press import Press, PressButton, view_of
from bot.rights import ATTACH, in_words, missing_rights
from bot.rooms import Rooms
from bot.speech import clipped
from bot.store import Post, Status, Table
from bot.telling import Telling, tell
from data.catalogue import catalogue

log = logging.getLogger(__name__)

ATTEMPTS = 3
"""How many pictures, each at most half as large as the one before, are tried while a server takes none."""
TOO_LARGE = 40005
TOO_MANY = 429
"""HTTP's answer to too many requests, where discord.py has given up waiting."""
RECENT = 100
"""How many messages back one is looked for that may have been sent."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0
"""Seconds between attempts while Discord has trouble of its own: doubled each time, up to the longest."""
TROUBLE = (discord.DiscordServerError, ClientError, OSError, TimeoutError, BusyError)
"""What passes by itself."""


class Posts:
    """Tells channels what the outbox holds, each table for itself."""

    def __init__(self, client: discord.Client, rooms: Rooms, boards: Boards) -> None:
        self._client = client
        self._rooms = rooms
        self._boards = boards
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._announcing: set[asyncio.Task[None]] = set()
        self._closed = False

    async def wake_all(self) -> None:
        """Tell everything that is left, as after a start."""
        for table in await self._rooms.store.tables_to_tell():
            self.wake(table)

    async def wake_guild(self, guild: int) -> None:
        """Tell what is left in a server, now that something there has changed."""
        for table in await self._rooms.store.tables_to_tell(guild):
            self.wake(table)

    def announce(self, table: Table, content: str) -> None:
        """Say something in a table's channel that may be lost, such as that its game was broken off."""
        task = asyncio.create_task(self._announce(table, content), name=f"announcement of table {table.id}")
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    async def _announce(self, table: Table, content: str) -> None:
        try:
            channel = await self._channel(table)
            message = await channel.send(content)
            await self._take_buttons(table, message)
        except (HTTPException, *TROUBLE) as error:
            log.info("table %s: not announced: %s", table.id, error)

    def wake(self, table: int) -> None:
        """Tell a table's channel what its outbox holds, as soon as may be."""
        if self._closed:
            return
        if table in self._under_way:
            self._again.add(table)
            return
        task = asyncio.create_task(self._tell_all(table), name=f"posts of table {table}")
        self._under_way[table] = task
        task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: int) -> None:
        self._under_way.pop(table, None)
        if table in self._again:
            self._again.discard(table)
            self.wake(table)

    async def flush(self, seconds: float) -> None:
        """Wait so long for what is under way, then let the rest go: the outbox keeps it."""
        late: set[asyncio.Task[None]] = set()
        while not late and (tasks := {*self._under_way.values(), *self._announcing}):
            _, late = await asyncio.wait(tasks, timeout=seconds)
        self._again.clear()
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def close(self) -> None:
        """Begin nothing more: the outbox keeps it for the next start."""
        self._closed = True

    async def _tell_all(self, table: int) -> None:
        """Tell everything, trying again while Discord or the database has trouble that passes by itself."""
        pause, more = FIRST_PAUSE, True
        while more:
            try:
                more, pause = await self._tell_next(table), FIRST_PAUSE
            except TROUBLE as error:
                log.warning("table %s: %r; next attempt in %.0f s", table, error, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception:
                log.exception("the outbox of table %s is stuck; next attempt in %.0f s", table, LONGEST_PAUSE)
                await asyncio.sleep(LONGEST_PAUSE)

    async def _tell_next(self, number: int) -> bool:
        """Tell the next message; false if there is none, or if it has to be parked."""
        post = await self._rooms.store.post(number)
        if post is None:
            return False
        table = await self._rooms.table(number)
        try:
            message = await self._send(table, post)
        except HTTPException as error:
            if isinstance(error, TROUBLE) or error.status == TOO_MANY:
                raise
            log.warning("table %s is parked: %s", number, error)
            await self._rooms.store.park(number, str(error.code))
            return False
        if message is None:
            return False
        # In this order, as what is noted as posted is not looked at again.
        await self._take_buttons(table, message, content_of(table) if post.since == 0 else None)
        await self._rooms.store.posted(post, message.id)
        return True

    async def _send(self, table: Table, post: Post) -> discord.Message | None:
        """Send with a picture, with a smaller one, or in words, whatever can be had here.

        Nothing is sent if the game was broken off while its board was being drawn.
        """
        channel = await self._channel(table)
        timeline = await self._rooms.timeline(table)
        telling, state = tell(table, timeline, post.since, post.upto), timeline.at(post.upto)
        if post.tried and (sent := await self._sent_before(channel, table, telling)):
            return sent
        lacking = missing_rights(channel)
        if ATTACH not in lacking:
            async for file in self._pictures(table, state, limit_of(channel)):
                if await self._broken_off(table):
                    return None
                try:
                    return await _send(channel, table, telling, post, file=file)
                except HTTPException as error:
                    if not is_too_large(error):
                        raise
        if await self._broken_off(table):
            return None
        return await _send(channel, table, self._in_words(table, state, telling, lacking), post, again=True)

    async def _sent_before(self, channel: Any, table: Table, telling: Telling) -> discord.Message | None:
        """The message, if it is there already. Discord itself knows a nonce again only for some minutes."""
        last = None if table.message is None else discord.Object(table.message)
        try:
            async for message in channel.history(limit=RECENT, after=last, oldest_first=False):
                if message.author == self._client.user and message.content.startswith(telling.content):
                    return message  # type: ignore[no-any-return]
        except discord.Forbidden as error:
            log.info("table %s: what was said before cannot be read: %s", table.id, error)
        return None

    async def _broken_off(self, table: Table) -> bool:
        return (await self._rooms.table(table.id)).status == Status.ENDED

    async def _pictures(self, table: Table, state: Any, limit: int) -> AsyncIterator[discord.File]:
        """The board's picture, then smaller ones, as long as they can be drawn."""
        for _ in range(ATTEMPTS):
            file = await self._boards.picture(table, state, None, limit)
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

    async def _channel(self, table: Table) -> Any:
        return self._client.get_channel(table.channel) or await self._client.fetch_channel(table.channel)

    async def _take_buttons(self, table: Table, message: discord.Message, content: str | None = None) -> None:
        """Take the buttons off the message before, so that only the newest has any. A refusal does no harm.

        `content` is what it has to say from now on, if not what it said.
        """
        if table.message is None or table.message == message.id:
            return
        before = message.channel.get_partial_message(table.message)  # type: ignore[union-attr]
        try:
            await before.edit(view=None, content=discord.utils.MISSING if content is None else content)
        except HTTPException as error:
            log.info("table %s: the buttons of message %s stay: %s", table.id, table.message, error)


async def _send(
    channel: Any, table: Table, telling: Telling, post: Post, *, file: discord.File | None = None, again: bool = False
) -> discord.Message:
    buttons = () if telling.over else turn_buttons(table)
    extra = (again_button(table, post),) if again else ()
    message: discord.Message = await channel.send(
        telling.content,
        nonce=post.nonce,
        view=view_of(*buttons, *extra) if (*buttons, *extra) else discord.utils.MISSING,
        allowed_mentions=AllowedMentions(everyone=False, roles=False, users=[discord.Object(u) for u in telling.pings]),
        **({"file": file} if file else {}),
    )
    return message


def turn_buttons(table: Table) -> tuple[PressButton, ...]:
    """The buttons under a board."""
    if table.status != Status.RUNNING:
        return ()
    words = catalogue(table.language)
    verbs = ("turn", "hand", "words") if played(table).hands else ("turn", "words")
    return tuple(
        PressButton(
            Press(verb, table.id),
            words.text(f"bot-button-{verb}"),
            ButtonStyle.primary if verb == "turn" else ButtonStyle.secondary,
        )
        for verb in verbs
    )


def again_button(table: Table, post: Post) -> PressButton:
    """The button for drawing a picture that could not be drawn or sent; it knows what its message tells."""
    return PressButton(
        Press("draw", table.id, post.upto, path=(post.since,)), catalogue(table.language).text("bot-button-draw")
    )


def limit_of(channel: Any) -> int:
    """The bytes that a file may have in a channel."""
    guild = getattr(channel, "guild", None)
    return FILE if guild is None else min(guild.filesize_limit, FILE)


def size_of(file: discord.File) -> int:
    """The bytes of a file not yet sent."""
    return file.fp.seek(0, SEEK_END) - file.fp.seek(0)


def is_too_large(error: HTTPException) -> bool:
    """Whether Discord refused a file for its size."""
    return error.status == 413 or error.code == TOO_LARGE  # noqa: PLR2004 - HTTP's "content too large"
