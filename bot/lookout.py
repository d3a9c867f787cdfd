"""Looking after running games: who has left the server, and whose time has run out.

All of it follows from what is stored, so a restart loses nothing and does nothing twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf

import discord

from bot.accord.absence import Absence
from bot.accord.council import Council
from bot.accord.notices import Kind, Notice, announce
from bot.agreements import Late, Question
from bot.calls.ledger import Ledger
from bot.errors import StaleError, TableError
from bot.hours.durations import DAY
from bot.hours.reminders import MOST as REMINDERS
from bot.lateness import deadline_of, decide_for
from bot.questions import MISSES, keep_up, looked, miss
from bot.store import Table

log = logging.getLogger(__name__)

LOOK = DAY
"""Seconds after which it is looked up anew, at the latest, whether somebody still waited for has left the server."""
LATELY = 30.0
"""Seconds in which somebody who was found to be a member is not looked up for another question."""
OVER = 60.0
"""Seconds after which all is found out anew: people change their hours, and come back from vacations."""
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's codes for who is not, or no longer, a member."""


class Lookout:
    """Looks after games that wait for somebody."""

    def __init__(
        self,
        client: discord.Client,
        council: Council,
        absence: Absence,
        ledger: Ledger,
        *,
        tell: Callable[[int], None],
    ) -> None:
        self._client = client
        self._tables = council.tables
        self._rooms = council.tables.rooms
        self._council = council
        self._tell = tell
        self._absence = absence
        self._ledger = ledger
        self._seen: dict[tuple[int, int], float] = {}
        """When users were last found to be members of servers; for saving requests only."""
        self._due: dict[int, float] = {}
        """When to look after questions next; for saving time only."""
        self._thought_over = -inf
        """When all that was found out anew."""

    async def ring(self) -> float | None:
        """See to everything that is due now; the instant at which something is due next."""
        for table in await self._council.questions.unknown():
            await self._find_out(table)
        now = self._rooms.clock()
        self._think_over(now)
        questions, running = self._council.questions, await self._council.questions.running()
        due = {number for number in running if self._due.get(number, now) <= now}
        for question in await questions.open(due):
            await self._look_after(question)
        known = self._due | {one.id: await self._next(one) for one in await questions.open(due)}
        running = await questions.running() if due else running
        # What was asked meanwhile has not been looked after yet: it is due at once.
        self._due = {number: known.get(number, now) for number in running}
        return min(self._due.values(), default=None)

    def _think_over(self, now: float) -> None:
        """Take nothing for granted every now and then, or once a clock was set back."""
        if not self._thought_over <= now < self._thought_over + OVER:
            self._due, self._thought_over = {}, now
            self._seen = {who: at for who, at in self._seen.items() if now < at + LATELY}

    async def _find_out(self, number: int) -> None:
        """Note whom a table asks."""
        async with self._rooms.lock(number):
            table = await self._rooms.table(number)
            with suppress(TableError):  # rules that are not known here
                timeline = await self._rooms.timeline(table)
                async with self._rooms.store.database.transaction() as writing:
                    await keep_up(writing, table, timeline, self._rooms.clock())

    async def _next(self, question: Question) -> float:
        """When to look after a question again."""
        due = None if question.missed else await deadline_of(self._rooms, question)
        return min(await self._next_look(question), inf if due is None else due)

    async def _next_look(self, question: Question) -> float:
        if question.looked_at is not None:
            return await self._look_again(question, question.looked_at)
        table = await self._rooms.table(question.table)
        return self._seen.get((table.guild, question.user), self._rooms.clock()) + LATELY

    async def _look_again(self, question: Question, before: float) -> float:
        """When to look again whether somebody has left: at the next reminder, or a day later."""
        call = await self._ledger.next_call(question.table, question.seat)
        return min(before + LOOK, inf if call is None or call <= before else call)

    async def _look_after(self, question: Question) -> None:
        try:
            table = await self._rooms.table(question.table)
            await self._look_up(table, question)
            await self._look_at_the_clock(table, question)
        except (TableError, StaleError) as error:
            log.info("table %s cannot be looked after: %r", question.table, error)

    async def _look_up(self, table: Table, question: Question) -> None:
        """See whether somebody who is asked has left the server, or the table."""
        now = self._rooms.clock()
        if question.looked_at is not None and now < await self._look_again(question, question.looked_at):
            return
        if question.looked_at is None and now < self._seen.get((table.guild, question.user), -inf) + LATELY:
            return  # it is made up for as soon as that is over
        await self._absence.suspect(table, question.user, await self._why_away(table, question))
        async with self._rooms.store.database.transaction() as writing:
            await looked(writing, question, now)

    async def _why_away(self, table: Table, question: Question) -> str | None:
        """Why somebody seems to be away, if they do; without a time bank, no time can run out."""
        if await self._is_gone(table, question.user):
            return "gone"
        reminded = 0 if table.agreement else await self._ledger.reminded(table.id, question.seat)
        return "silent" if reminded >= REMINDERS else None

    async def _is_gone(self, table: Table, user: int) -> bool:
        """Whether a user is no member of the server; what cannot be found out is not taken for it."""
        guild = self._client.get_guild(table.guild)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        self._seen[table.guild, user] = self._rooms.clock()
        return False

    async def _look_at_the_clock(self, table: Table, question: Question) -> None:
        """See whether the time for a question has run out, and what follows of it."""
        if question.missed:
            return
        due = await deadline_of(self._rooms, question)
        if due is None or self._rooms.clock() < due:
            return
        await self._be_late(table, question)
        if await self._council.questions.missed_on_end(table.id, question.user) >= MISSES:
            now = await self._rooms.table(table.id)
            await self._absence.suspect(now, question.user, "missed")

    async def _be_late(self, table: Table, question: Question) -> None:
        """Have a stand-in answer, or ask the others, as was agreed."""
        late = partial(miss, question=question)
        async with self._rooms.lock(table.id):
            if all(one.id != question.id for one in await self._council.questions.at(table.id)):
                return
            draft = await self._draft(table, question)
            others = await self._council.voters(table, draft)
            if table.agreement is not None and table.agreement.late == Late.STAND_IN:
                tell = partial(announce, news=draft, at=self._rooms.clock(), outcome="once")
                await decide_for(self._tables, question, None, [late, tell])
                self._tell(table.id)
            elif others:
                await self._council.propose(draft, late)
            else:  # nobody else waits for them
                async with self._rooms.store.database.transaction() as writing:
                    await late(writing)

    async def _draft(self, table: Table, question: Question) -> Notice:
        timeline = await self._rooms.timeline(table)
        name = table.chairs[question.seat].name
        return Notice(0, table.id, Kind.LATE, question.user, name, "", timeline.revision)
