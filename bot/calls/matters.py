"""Calling people to what they are asked beside the questions of a game: each in their way, and at their hours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.calls.desk import Desk, address_of, addressed_to
from bot.calls.ledger import Draft, Kind
from bot.people.profile import Calls
from bot.store import Table
from bot.telling import speech_of


@dataclass(frozen=True, slots=True)
class Matter:
    """What a message in a table's channel asks people, in words; and which notice that is, if it is one."""

    table: Table
    kind: Kind
    text: str
    notice: int | None = None


async def pinged_now(desk: Desk, table: Table, users: Iterable[int]) -> list[discord.Object]:
    """Those of some people whom a message may ping."""
    return [discord.Object(user) for user in users if await desk.way(table, user) is Calls.PING]


async def letters_about(desk: Desk, matter: Matter, users: Iterable[int], message: discord.Message) -> list[Draft]:
    """The letters to those whom the message that is out has not pinged: in private, or once they want to be called."""
    pinged = {user.id for user in message.mentions}
    wishes = {user: await desk.wish(matter.table, user) for user in users if user not in pinged}
    return [_letter(matter, user, way, message) for user, way in wishes.items() if way is not Calls.OFF]


def _letter(matter: Matter, user: int, way: Calls, message: discord.Message) -> Draft:
    table, speech = matter.table, speech_of(matter.table)
    text = speech.words.text("calls-matter", game=speech.title, matter=matter.text, link=address_of(table, message.id))
    if way is Calls.PRIVATE:
        return Draft(table.id, matter.kind, text, user, private=True, notice=matter.notice)
    return Draft(table.id, matter.kind, addressed_to(table, user, text), user, mentions=(user,), notice=matter.notice)
