"""Posting notices: each in one message, which is edited when something comes of it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import discord
from discord import AllowedMentions, HTTPException
from discord.utils import MISSING, time_snowflake

from bot.accord.council import Council
from bot.accord.notices import FAREWELLS, Kind, Notice, told
from bot.accord.wording import Wording
from bot.buttons import take_buttons
from bot.calls.desk import Desk
from bot.calls.ledger import Draft, write_letter
from bot.calls.matters import letters_about, pinged_now
from bot.hours.durations import DAY, MINUTE
from bot.moving import moves_of
from bot.obstacles import NOT_DONE, UNKNOWN_MESSAGE, is_closed, passes, patience, pause_after
from bot.repeats import sent_before
from bot.store import Status, Table

log = logging.getLogger(__name__)

OLD = 7 * DAY
"""Seconds after which what came of a notice is no news any more where it could not be told."""


class NoticeBoard:
    """Sees to it that channels show how all notices stand."""

    def __init__(self, desk: Desk, council: Council) -> None:
        self._desk = desk
        self._client = desk.client
        self._rooms = desk.rooms
        self._council = council
        self._began = desk.now
        self._later: dict[int, float] = {}
        """When to try again what Discord has refused; without it, as after a start, it is tried at once."""

    async def ring(self) -> float | None:
        """Post or edit whatever does not say yet how things stand; the instant at which to try again."""
        stale = await self._council.notices.stale()
        self._later = {one.id: self._later[one.id] for one in stale if one.id in self._later}
        for notice in stale:
            if self._later.get(notice.id, 0.0) <= self._desk.now:
                await self._try(notice)
        return min(self._later.values(), default=None)

    async def _try(self, notice: Notice) -> None:
        try:
            await self._show(notice)
            self._later.pop(notice.id, None)
        except NOT_DONE as error:
            log.info("table %s: notice %s is not shown: %r", notice.table, notice.id, error)
            await self._fail(notice, error)

    async def _fail(self, notice: Notice, error: Exception) -> None:
        """Try it later; what is no news any more is left untold in a channel that stays closed."""
        if is_closed(error) and notice.closed_at is not None and notice.closed_at + OLD <= self._desk.now:
            self._later.pop(notice.id, None)
            await self._note(notice, notice.message)
        else:
            age = self._desk.now - (notice.closed_at or notice.opened_at)
            pause = pause_after(error, MINUTE) if passes(error) else patience(age)
            self._later[notice.id] = self._desk.now + pause

    async def _show(self, notice: Notice) -> None:
        table = await self._rooms.table(notice.table)
        wording = Wording(table, notice, await self._council.voters(table, notice))
        if notice.kind != Kind.REMATCH:
            await self._bring_up_to_date(wording)
        elif table.status != Status.LOBBY or not wording.called:
            await self._note(notice, None)
        elif table.message is not None:  # before that nobody could sit down
            await self._bring_up_to_date(wording)

    async def _bring_up_to_date(self, wording: Wording) -> None:
        table, notice = wording.table, wording.notice
        number = table.channel if notice.place is None else notice.place
        channel = self._client.get_channel(number) or await self._client.fetch_channel(number)
        letters = list[Draft]()
        shown = await self._edited(channel, wording)
        if shown is None:
            message = await self._sent_before(channel, wording) or await self._sent(channel, table, wording)
            letters, shown = await self._letters(wording, message), message.id
        if notice.kind in FAREWELLS and notice.about:
            async with self._rooms.message_lock(table.id):
                await take_buttons(channel, int(notice.about))
        await self._note(notice, shown, letters)

    async def _note(self, notice: Notice, message: int | None, letters: list[Draft] | None = None) -> None:
        async with self._rooms.store.database.transaction() as writing:
            await told(writing, notice, message)
            for letter in letters or ():
                await write_letter(writing, letter, self._desk.now)

    async def _letters(self, wording: Wording, message: discord.Message) -> list[Draft]:
        """What those are sent who are called, but not to be pinged, or not now."""
        return await letters_about(self._desk, wording.letter, sorted(wording.called), message)

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

    async def _sent_before(self, channel: Any, wording: Wording) -> discord.Message | None:
        """The message of a notice that may have been sent without word of it, as by a process that died."""
        notice = wording.notice
        if notice.opened_at >= self._began and notice.id not in self._later:
            return None
        opened = time_snowflake(datetime.fromtimestamp(notice.opened_at - MINUTE, UTC))
        after = max(opened, await self._council.notices.told_before(notice))
        return await sent_before(self._client, channel, wording.content, discord.Object(after))

    async def _sent(self, channel: Any, table: Table, wording: Wording) -> discord.Message:
        """A notice's message; the nonce keeps a repeat from being seen twice."""
        called = await pinged_now(self._desk, table, sorted(wording.called))
        message: discord.Message = await channel.send(
            wording.content,
            view=wording.view or MISSING,
            nonce=f"cva{table.id}.{wording.notice.id}.{await moves_of(self._rooms, table.id)}",
            allowed_mentions=AllowedMentions(everyone=False, roles=False, users=called),
        )
        return message
