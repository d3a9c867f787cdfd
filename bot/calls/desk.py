"""What calling people needs at hand, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.accord.notices import Notices
from bot.calls.ledger import Asked, Ledger
from bot.hours.running import is_paused
from bot.people.profile import Calls
from bot.people.store import People
from bot.rooms import Rooms
from bot.seating import shares
from bot.store import Table
from bot.telling import speech_of
from bot.timeline import Timeline
from games.api import Decision, Seat


@dataclass(frozen=True, slots=True)
class Desk:
    """The client, the tables, the people, and what is noted about calling them."""

    client: discord.Client
    rooms: Rooms
    people: People
    ledger: Ledger

    @property
    def now(self) -> float:
        """The present instant, in Unix seconds."""
        return self.rooms.clock()

    async def wish(self, table: Table, user: int) -> Calls:
        """How a person wants to be called at a table, at whatever hour: not at all, if they have left it."""
        if await Notices(self.ledger.database).has_left(table.id, user):
            return Calls.OFF
        return (await self.people.profile(user)).calls

    async def way(self, table: Table, user: int) -> Calls | None:
        """How they are to be called there now; None while they are in their quiet hours or on vacation."""
        wish = await self.wish(table, user)
        if wish is not Calls.OFF and is_paused(self.now, await self.people.pauses(user)):
            return None
        return wish

    async def ahead_way(self, table: Table, user: int) -> Calls | None:
        """The same for telling them that they are probably next; None also if they do not want that."""
        return await self.way(table, user) if (await self.people.profile(user)).ahead else None


def link_to(table: Table, message: int) -> str:
    """The address of a table's newest board, or of a message that came later and may be one."""
    return address_of(table, max(table.message or 0, message))


def address_of(table: Table, message: int) -> str:
    """The address of a message in a table's channel."""
    return f"https://discord.com/channels/{table.guild}/{table.channel}/{message}"


def called_line(table: Table, timeline: Timeline, decision: Decision, asked: Asked, kind: str) -> str:
    """What a person is asked, since when and where, but for who it is."""
    speech = speech_of(table)
    what = speech.prompt(decision.prompt)
    if shares(table, decision.seat):
        what = speech.words.text("calls-as", who=speech.name(decision.seat), what=what)
    since = speech.words.text("calls-since", instant=str(int(timeline.asked_at(decision))))
    return speech.words.text(
        f"calls-{kind}", game=speech.title, what=what, since=since, link=link_to(table, asked.message)
    )


def addressed_to(table: Table, user: int, text: str) -> str:
    """The same, for a channel: with who it is for."""
    return speech_of(table).words.text("calls-to", who=f"<@{user}>", text=text)


def user_at(table: Table, seat: Seat | None) -> int | None:
    """Who sits on a seat: nobody, if a stand-in does."""
    return None if seat is None else table.chairs[seat].user
