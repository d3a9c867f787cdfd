"""Going away and coming back: what is put to the others when somebody has gone, and who may take a chair over."""

from __future__ import annotations

from functools import partial

from bot.accord.council import Council
from bot.accord.notices import Kind, Notice, announce, no_more_absent
from bot.calls.ledger import see_to
from bot.chairs import by_people, give_back, kept_at
from bot.errors import TableError
from bot.hours.durations import DAY
from bot.lobby import Person
from bot.seating import seats_with
from bot.store import Status, Table, claim
from bot.tables import Tables
from games.api import Seat

AGAIN = DAY
"""Seconds after which people who wanted to wait for somebody are asked again."""


class Absence:
    """People who are away from their tables."""

    def __init__(self, tables: Tables, council: Council) -> None:
        self._tables = tables
        self._rooms = tables.rooms
        self._council = council

    async def report(self, table: Table, user: int, why: str, interaction: int | None = None) -> bool:
        """Ask the others what to do about somebody who has gone; false if nobody is asked, as nobody else is there."""
        seat = table.seat_of(user)
        assert seat is not None
        timeline = await self._rooms.timeline(table)
        draft = Notice(0, table.id, Kind.ABSENT, user, table.chairs[seat].name, why, timeline.revision)
        if not await self._council.voters(table, draft):
            return False
        await self._council.propose(draft, interaction=interaction)
        return True

    async def leave(self, number: int, person: Person, interaction: int) -> Table:
        """Get up from a running game. Raises `TableError`, `RepeatError`."""
        async with self._rooms.lock(number):
            table = (await self._tables.sit(await self._rooms.table(number), person.id)).table
            if not await self.report(table, person.id, "left", interaction):
                raise TableError("nobody-else")
            return table

    async def suspect(self, table: Table, user: int, why: str | None) -> None:
        """Ask the others about somebody who seems to be away; again, if they wanted to wait and nothing has changed."""
        if table.seat_of(user) is None:
            return
        known = next((one for one in await self._council.notices.absences(table.id) if one.user == user), None)
        if known is None and why is not None:
            await self.report(table, user, why)
        if known is not None and known.closed_at is not None and known.closed_at + AGAIN <= self._rooms.clock():
            await self.report(table, user, why or known.about)

    async def appear(self, number: int, person: Person, interaction: int | None = None) -> bool:
        """Note that somebody is there: a chair that was kept for them is theirs again. False if they were not away.

        Raises `TableError`, `RepeatError`.
        """
        async with self._rooms.lock(number):
            table = await self._rooms.table(number)
            if table.status != Status.RUNNING:
                return False
            kept = await kept_at(self._rooms.store.database, number, person.id)
            away = any(one.user == person.id for one in await self._council.notices.absences(number))
            if kept:
                timeline = await self._rooms.timeline(table)
                news = Notice(0, number, Kind.BACK, person.id, kept[0].name, "", timeline.revision)
                back = partial(announce, news=news, at=self._rooms.clock())
                await give_back(self._tables, table, kept, interaction, [back])
            elif away:
                await self._settle(table, person, interaction)
        return bool(kept) or away

    async def _settle(self, table: Table, person: Person, interaction: int | None) -> None:
        at = self._rooms.clock()
        async with self._rooms.store.database.transaction() as writing:
            if interaction is not None:
                await claim(writing, interaction, at)
            await no_more_absent(writing, table.id, person.id, "back", at)
            await see_to(writing, at, user=person.id, table=table.id)
        self._rooms.stir()

    async def invite(self, number: int, host: Person, seat: Seat, guest: Person, interaction: int) -> Table:
        """Ask somebody to take a chair over. Raises `TableError`, `RepeatError`."""
        async with self._rooms.lock(number):
            table = await self._rooms.table(number)
            await self._check_vacant(table, seat)
            await self._check_may_invite(table, host, seat)
            if (taken := table.seat_of(guest.id)) is not None:
                raise TableError("sits-already", name=taken)
            timeline = await self._rooms.timeline(table)
            draft = Notice(0, number, Kind.INVITED, guest.id, guest.name, str(int(seat)), timeline.revision)
            if not await self._council.propose(draft, interaction=interaction):
                raise TableError("asked-already")
            return table

    async def vacant(self, table: Table) -> tuple[Seat, ...]:
        """The seats that somebody could take over, one for each chair: of stand-ins, and of people who are away."""
        absent = {one.user for one in await self._council.notices.absences(table.id)}
        firsts = (seats_with(table, seat)[0] for seat in by_people(table))
        return tuple(seat for seat in dict.fromkeys(firsts) if table.chairs[seat].user in {None, *absent})

    async def _check_vacant(self, table: Table, seat: Seat) -> None:
        if table.status != Status.RUNNING:
            raise TableError("not-started" if table.status == Status.LOBBY else "over")
        if seat not in await self.vacant(table):
            raise TableError("not-vacant", seat=seat)

    async def _check_may_invite(self, table: Table, person: Person, seat: Seat) -> None:
        """The host and who manages the channel may invite, and anybody there if the people want a replacement."""
        absences = await self._council.notices.absences(table.id)
        user = table.chairs[seat].user
        wanted = any(one.user == user and one.outcome == "replace" for one in absences)
        there = table.seat_of(person.id) is not None and all(one.user != person.id for one in absences)
        if not (person.manages or (there and (wanted or person.id == table.host))):
            raise TableError("not-replace")
