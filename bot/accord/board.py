"""Posting notices: each in one message, which is edited when something comes of it."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import AllowedMentions, HTTPException
from discord.utils import MISSING

from bot.accord.council import Council
from bot.accord.notices import Notice, told
from bot.accord.wording import Wording
from bot.hours.running import is_paused
from bot.moving import moves_of
from bot.obstacles import LONGEST_PAUSE, NOT_DONE, PATIENCE, UNKNOWN_MESSAGE, is_closed
from bot.people.profile import Calls
from bot.people.store import People
from bot.rooms import Rooms
from bot.store import Table

log = logging.getLogger(__name__)


class NoticeBoard:
    """Sees to it that channels show how all notices stand."""

    def __init__(self, client: discord.Client, rooms: Rooms, council: Council) -> None:
        self._client = client
        self._rooms = rooms
        self._council = council
        self._later: dict[int, float] = {}
        """When to try again what Discord has refused; without it, as after a start, it is tried at once."""

    async def show_all(self) -> None:
        """Post or edit whatever does not say yet how things stand."""
        for notice in await self._council.notices.stale():
            if self._later.get(notice.id, 0.0) <= self._rooms.clock():
                await self._try(notice)

    async def _try(self, notice: Notice) -> None:
        try:
            await self._show(notice)
            self._later.pop(notice.id, None)
        except NOT_DONE as error:
            log.info("table %s: notice %s is not shown: %r", notice.table, notice.id, error)
            self._later[notice.id] = self._rooms.clock() + (PATIENCE if is_closed(error) else LONGEST_PAUSE)

    async def _show(self, notice: Notice) -> None:
        table = await self._rooms.table(notice.table)
        wording = Wording(table, notice, await self._council.voters(table, notice))
        channel = self._client.get_channel(table.channel) or await self._client.fetch_channel(table.channel)
        message = await self._edited(channel, wording) or await self._sent(channel, table, wording)
        async with self._rooms.store.database.transaction() as writing:
            await told(writing, notice, message)

    async def _edited(self, channel: Any, wording: Wording) -> int | None:
        """The message of a notice, brought up to date; None if there is none, or none any more."""
        number = wording.notice.message
        if number is None:
            return None
        try:
            await channel.get_partial_message(number).edit(content=wording.content, view=wording.view)
        except HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return None
            raise
        return number

    async def _sent(self, channel: Any, table: Table, wording: Wording) -> int:
        """A notice's message; the nonce keeps a repeat from being seen twice."""
        called = [discord.Object(user) for user in sorted(wording.voters) if await may_ping(self._rooms, user)]
        message = await channel.send(
            wording.content,
            view=wording.view or MISSING,
            nonce=f"cva{table.id}.{wording.notice.id}.{await moves_of(self._rooms, table.id)}",
            allowed_mentions=AllowedMentions(everyone=False, roles=False, users=called),
        )
        return int(message.id)


async def may_ping(rooms: Rooms, user: int) -> bool:
    """Whether somebody wants to be called by a ping at all, and not at another time."""
    people = People(rooms.store.database, rooms.clock)
    if (await people.profile(user)).calls == Calls.OFF:
        return False
    return not is_paused(rooms.clock(), await people.pauses(user))
