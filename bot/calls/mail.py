"""Sending letters, each once, and striking out what was said of questions that were taken back."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any

import discord
from discord import AllowedMentions, HTTPException
from discord.utils import MISSING, time_snowflake

from bot.accord.notices import Notices
from bot.calls.desk import Desk, addressed_to
from bot.calls.ledger import (
    Asked,
    Kind,
    Letter,
    drop_letter,
    put_off,
    write_public,
    write_sent,
    write_struck,
    write_tried,
)
from bot.calls.pending import pending
from bot.hours.durations import MINUTE
from bot.hours.running import resumes
from bot.limits import CONTENT
from bot.obstacles import NOT_DONE, passes, patience, pause_after
from bot.people.store import write_closed
from bot.repeats import sent_before
from bot.resting import resting_button, standing
from bot.speech import clipped
from bot.store import Status, Table
from bot.telling import speech_of

log = logging.getLogger(__name__)

STYLE = re.compile("(-# )?(.*)")
"""A line: how it is set, and what it says."""


class Mail:
    """Sends what is due."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._database = desk.ledger.database

    async def send_all(self) -> None:
        """Send every letter that is due; what cannot be sent now is tried again later."""
        for letter in await self._desk.ledger.letters_due(self._desk.now):
            table = await self._desk.rooms.table(letter.table)
            if await self._is_needed(table, letter):
                await self._send_when_welcome(table, letter)
            else:
                await self._drop(letter)

    async def _is_needed(self, table: Table, letter: Letter) -> bool:
        """Whether what a letter says still holds."""
        if letter.kind is Kind.REMATCH:
            return table.status == Status.LOBBY and table.seat_of(letter.user or 0) is None
        if table.status != Status.RUNNING:
            return False
        if letter.notice is not None:
            notice = await Notices(self._database).notice(letter.notice)
            return notice is not None and notice.outcome is None and letter.user not in notice.votes
        if letter.user is not None and not table.seats_of(letter.user):
            return False
        if not letter.about:
            return letter.kind is Kind.RESUMED or await standing(self._database, table)
        waiting = {one.key for one in pending(await self._desk.rooms.timeline(table))}
        return not waiting.isdisjoint(letter.about)

    async def _send_when_welcome(self, table: Table, letter: Letter) -> None:
        pauses = () if letter.user is None else await self._desk.people.pauses(letter.user)
        welcome = resumes(self._desk.now, pauses)
        if welcome > self._desk.now:
            await self._put_off(letter, welcome)
            return
        try:
            await self._sent(letter, await self._send(table, letter))
        except NOT_DONE as error:
            await self._failed(table, letter, error)

    async def _send(self, table: Table, letter: Letter) -> discord.Message:
        channel = await self._place(table, letter)
        if letter.tried and (sent := await self._sent_before(channel, letter)):
            return sent
        async with self._database.transaction() as writing:
            await write_tried(writing, letter)
        message: discord.Message = await channel.send(
            letter.content,
            nonce=letter.nonce,
            allowed_mentions=AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in letter.mentions]
            ),
            view=resting_button(table) if letter.kind is Kind.IDLE else MISSING,
        )
        return message

    async def _place(self, table: Table, letter: Letter) -> Any:
        client = self._desk.client
        if letter.private and letter.user is not None:
            return await client.create_dm(discord.Object(letter.user))
        return client.get_channel(table.channel) or await client.fetch_channel(table.channel)

    async def _sent_before(self, channel: Any, letter: Letter) -> discord.Message | None:
        written = datetime.fromtimestamp(letter.written_at - MINUTE, UTC)
        return await sent_before(self._desk.client, channel, letter.content, discord.Object(time_snowflake(written)))

    async def _sent(self, letter: Letter, message: discord.Message) -> None:
        async with self._database.transaction() as writing:
            await write_sent(writing, letter, message.channel.id, message.id)
            if letter.private and letter.user is not None:
                await write_closed(writing, letter.user, closed=False)

    async def _failed(self, table: Table, letter: Letter, error: Exception) -> None:
        """What cannot be said in private is said in the channel; the rest has to wait."""
        log.info("table %s: letter %s was not sent: %r", letter.table, letter.id, error)
        if letter.private and isinstance(error, HTTPException) and not passes(error):
            await self._make_public(table, letter)
        else:
            age = self._desk.now - letter.written_at
            pause = pause_after(error, MINUTE) if passes(error) else patience(age)
            await self._put_off(letter, self._desk.now + pause)

    async def _make_public(self, table: Table, letter: Letter) -> None:
        """Send a letter to the channel instead, with why; that is said once, until private messages arrive again."""
        assert letter.user is not None
        content = addressed_to(table, letter.user, letter.content)
        if not (await self._desk.people.profile(letter.user)).closed:
            content = f"{content}\n{speech_of(table).words.text('calls-closed')}"
        async with self._database.transaction() as writing:
            await write_public(writing, letter, content)
            await write_closed(writing, letter.user, closed=True)

    async def _put_off(self, letter: Letter, due: float) -> None:
        async with self._database.transaction() as writing:
            await put_off(writing, letter, due)

    async def _drop(self, letter: Letter) -> None:
        async with self._database.transaction() as writing:
            await drop_letter(writing, letter)

    async def strike_all(self) -> None:
        """Strike out what was said of questions that have been taken back. An edit pings nobody."""
        for asked in await self._desk.ledger.withdrawn():
            try:
                await self._strike(asked)
            except NOT_DONE as error:
                log.info("table %s: a question is struck out later: %r", asked.table, error)

    async def _strike(self, asked: Asked) -> None:
        table = await self._desk.rooms.table(asked.table)
        letters = await self._desk.ledger.letters_about(asked.table, asked.key)
        about = asked.lines.splitlines()
        content = "\n".join(struck(line) if line in about else line for line in asked.content.split("\n"))
        await self._edit(table.channel, asked.message, content)
        for letter in letters:
            await self._edit(letter.place or table.channel, letter.message or 0, struck(letter.content))
        async with self._database.transaction() as writing:
            await write_struck(writing, asked, content)
            for letter in letters:
                await drop_letter(writing, letter)

    async def _edit(self, channel: int, message: int, content: str) -> None:
        """Change what a message says, if it is still there. Raises what passes by itself."""
        place = self._desk.client.get_partial_messageable(channel)
        try:
            await place.get_partial_message(message).edit(content=clipped(content, CONTENT))
        except HTTPException as error:
            if passes(error):
                raise
            log.info("message %s stays as it is: %s", message, error)


def struck(text: str) -> str:
    """Each line of a text struck through, in small letters where it is."""
    return "\n".join(STYLE.sub(r"\1~~\2~~", line, count=1) for line in text.splitlines())
