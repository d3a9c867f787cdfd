"""Boards as calls: whom the message of a board pings, and what is noted about its questions once it is out."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.accord.notices import Notices
from bot.calls.desk import Desk, link_to, user_at
from bot.calls.ledger import Asked, Draft, Kind, forget, forget_sent, write_asked, write_letter, write_withdrawn
from bot.calls.pending import Pending, follower, is_withdrawn, last_to_act, pending
from bot.lateness import deadlines
from bot.outbox import Post
from bot.people.profile import Calls
from bot.store import Table
from bot.telling import Telling, asked_line, speech_of
from bot.timeline import Timeline
from games.api import Seat


class Boards:
    """Compares who was asked before a message and who is after it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def addressed(self, table: Table, timeline: Timeline, post: Post, telling: Telling) -> Telling:
        """The message, pinging those alone who are newly asked, in their way and at this hour.

        Who has just acted is there anyhow. Who wants to know that they are next is named too.
        """
        then = timeline.upto(post.upto)
        fresh = await self._fresh(table, then)
        there = await self._there(table, then, post)
        asked = dict.fromkeys(user_at(table, one.decision.seat) for one in fresh)
        pings = [user for user in asked if user and user != there and await self._desk.way(table, user) is Calls.PING]
        ahead = [user for user, _ in await self._ahead(table, then, fresh, Calls.PING)]
        words = speech_of(table).words
        lines = [words.text("calls-ahead-line", who=f"<@{user}>") for user in ahead]
        return replace(telling, content="\n".join([telling.content, *lines]), pings=(*pings, *ahead))

    async def told(self, table: Table, post: Post, message: discord.Message) -> None:
        """Note whom a message that is out has asked, and what it asks no more. Doing so twice changes nothing."""
        now = self._desk.now
        then = (await self._desk.rooms.timeline(table)).upto(post.upto)
        fresh, gone = await self._fresh(table, then), await self._gone(table, then)
        there = await self._there(table, then, post)
        asked = [await self._asked(table, then, one, message, there) for one in fresh]
        ahead = await self._ahead(table, then, fresh, Calls.PRIVATE)
        async with self._desk.ledger.database.transaction() as writing:
            await write_asked(writing, asked)
            for one in ahead:
                await write_letter(writing, _ahead_letter(table, then, one, message), now)
            await write_withdrawn(writing, [one for one in gone if is_withdrawn(then, one.since)])
            await forget(writing, [one for one in gone if not is_withdrawn(then, one.since)])
            await forget_sent(writing, table.id)

    async def _fresh(self, table: Table, then: Timeline) -> list[Pending]:
        """The questions that the channel has not been told of."""
        known = {one.key for one in await self._desk.ledger.open(table.id)}
        return [one for one in pending(then) if one.key not in known]

    async def _gone(self, table: Table, then: Timeline) -> list[Asked]:
        """The questions that the channel was told of and that wait no more."""
        waiting = {one.key for one in pending(then)}
        return [one for one in await self._desk.ledger.open(table.id) if one.key not in waiting]

    async def _there(self, table: Table, then: Timeline, post: Post) -> int | None:
        """Who did what happened last, and so is there: who acted, or took something back without asking anybody."""
        undone_by = await Notices(self._desk.ledger.database).taken_back_by(table.id, post.upto)
        return undone_by or user_at(table, last_to_act(then))

    async def _asked(
        self, table: Table, then: Timeline, one: Pending, message: discord.Message, there: int | None
    ) -> Asked:
        lines = [asked_line(table, then, one.decision, ping=True)]
        due = (await deadlines(self._desk.rooms, table)).get(one.decision.seat)
        lines += [due] if due else []
        needs_none = await self._needs_no_call(table, user_at(table, one.decision.seat), message, there)
        now = self._desk.now
        return Asked(
            table.id, *one.key, message.id, message.content, "\n".join(lines), now if needs_none else None, due=now
        )

    async def _needs_no_call(self, table: Table, user: int | None, message: discord.Message, there: int | None) -> bool:
        """Whether the person has been pinged, is there anyhow, or wants none."""
        if user is None or user == there:
            return True
        return any(pinged.id == user for pinged in message.mentions) or await self._desk.way(table, user) is Calls.OFF

    async def _ahead(self, table: Table, then: Timeline, fresh: list[Pending], way: Calls) -> list[tuple[int, Seat]]:
        """Who wants to know, in this way, that they are probably next, and after whom."""
        asked = {user_at(table, decision.seat) for decision in then.decisions}
        found = list[tuple[int, Seat]]()
        for seat in [one.decision.seat for one in fresh] if await self._somebody_wants_to_know(table) else ():
            user = user_at(table, follower(then, seat))
            if user and user not in asked and await self._desk.ahead_way(table, user) is way:
                found.append((user, seat))
        return found

    async def _somebody_wants_to_know(self, table: Table) -> bool:
        """Looking back through a game takes some time, so it is done only where it is of use."""
        users = {chair.user for chair in table.chairs if chair.user}
        return any([(await self._desk.people.profile(user)).ahead for user in users])


def _ahead_letter(table: Table, then: Timeline, ahead: tuple[int, Seat], message: discord.Message) -> Draft:
    user, before = ahead
    speech = speech_of(table)
    about = tuple(one.key for one in pending(then) if one.decision.seat == before)
    content = speech.words.text(
        "calls-ahead", game=speech.title, who=speech.name(before), link=link_to(table, message.id)
    )
    return Draft(table.id, Kind.AHEAD, content, user, private=True, about=about)
