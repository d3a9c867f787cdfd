"""Deciding together: opening a question to the people at a table, voting, and carrying out what they decide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial

from bot.accord.notices import Kind, Notice, Notices, announce, close, no_more_absent, open_notice, write_vote
from bot.accord.verdicts import CHOICES, verdict
from bot.calls.ledger import write_called_anew
from bot.chairs import keep_warm, take_over
from bot.errors import StaleError, TableError
from bot.lateness import decide_for
from bot.lobby import Person
from bot.questions import Questions, ask_again
from bot.store import Table, Writing, claim
from bot.tables import Played, Sitting, Tables
from bot.timeline import Line
from bot.undoing import has_just_undone, is_free, is_private, line_at, request_for, take_back, to_take_back

AGAIN = "again"
"""What a request to take something back comes to if it may be the one before, whose answer was lost."""


@dataclass(frozen=True, slots=True)
class Decided:
    """What a vote or a request has come to, and what was played because of it, if anything was."""

    table: Table
    wanted: str
    outcome: str | None
    played: Played | None = None


class Council:
    """The people at tables, deciding together."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._rooms = tables.rooms
        self.notices = Notices(tables.rooms.store.database)
        self.questions = Questions(tables.rooms.store.database)

    async def voters(self, table: Table, notice: Notice) -> frozenset[int]:
        """Who decides: the others at the table, as far as they are there; or who is invited, or is to play again."""
        if notice.kind == Kind.INVITED:
            return frozenset({notice.user})
        if notice.kind == Kind.REMATCH:
            before = await self._rooms.table(int(notice.about))
            return frozenset(chair.user for chair in before.chairs if chair.user is not None) - {notice.user}
        absent = {one.user for one in await self.notices.absences(table.id)}
        people = {chair.user for chair in table.chairs if chair.user is not None}
        return frozenset(people - absent - {notice.user})

    async def propose(self, draft: Notice, *also: Writing, interaction: int | None = None) -> bool:
        """Put something to the others; false if they are being asked already. Raises `RepeatError`."""
        async with self._rooms.store.database.transaction() as writing:
            if interaction is not None:
                await claim(writing, interaction, self._rooms.clock())
            opened = await open_notice(writing, draft, self._rooms.clock())
            for write in also:
                await write(writing)
        self._rooms.stir()
        return opened is not None

    async def vote(self, number: int, person: Person, choice: int, interaction: int) -> Decided:
        """Say what one wants. Raises `TableError`, `RepeatError`, and what the rules raise."""
        found = await self._found(number)
        async with self._rooms.lock(found.table):
            notice, table = await self._found(number), await self._rooms.table(found.table)
            voters = await self.voters(table, notice)
            if notice.outcome is not None:
                raise TableError("settled")
            if person.id not in voters:
                raise TableError("not-asked")
            wanted = CHOICES[notice.kind][choice]
            outcome = verdict(notice.kind, {**notice.votes, person.id: wanted}, voters, table.host)
            voted = partial(write_vote, notice=notice, user=person.id, choice=wanted)
            played = await self._settle(table, notice, outcome, interaction, [voted])
        self._rooms.stir()
        return Decided(table, wanted, outcome, played)

    async def _found(self, number: int) -> Notice:
        found = await self.notices.notice(number)
        if found is None:
            raise TableError("settled")
        return found

    async def _settle(
        self, table: Table, notice: Notice, outcome: str | None, interaction: int, also: list[Writing]
    ) -> Played | None:
        """Write a vote and carry out what has been decided by it, if anything has been, all at once."""
        if outcome is not None:
            also.append(partial(close, notice=notice.id, outcome=outcome, at=self._rooms.clock()))
        match notice.kind, outcome:
            case Kind.ABSENT, "stand-in":
                return await keep_warm(self.tables, table, notice.user, interaction, also)
            case Kind.LATE, "once" | "wait":
                return await self._after_lateness(notice, outcome, interaction, also)
            case Kind.UNDO, "agree":
                line = line_at(await self._rooms.timeline(table), notice)
                asks = dict.fromkeys(table.seats_of(notice.user), False)
                also.append(partial(write_called_anew, table=table.id, seats=asks, now=self._rooms.clock()))
                return await take_back(self.tables, table, line, interaction, also)
            case Kind.INVITED, "accept":
                return await take_over(self.tables, table, notice, interaction, also)
        await self._write(interaction, also)
        return None

    async def _after_lateness(
        self, notice: Notice, outcome: str, interaction: int, also: list[Writing]
    ) -> Played | None:
        """Answer what a person has not in time, or let their time begin anew."""
        missed = [one for one in await self.questions.at(notice.table) if one.user == notice.user and one.missed]
        if outcome == "once":
            return await decide_for(self.tables, missed[0], interaction, also)
        also += [partial(ask_again, question=one, at=self._rooms.clock()) for one in missed]
        await self._write(interaction, also)
        return None

    async def _write(self, interaction: int, also: Iterable[Writing]) -> None:
        async with self._rooms.store.database.transaction() as writing:
            await claim(writing, interaction, self._rooms.clock())
            for write in also:
                await write(writing)

    async def undo(self, table: int, person: Person, interaction: int, again: int | None = None) -> Decided:
        """Take back somebody's last action: at once if that concerns nobody else, or else ask the others.

        If they have just taken something back nothing is done, as the first answer may have been lost, unless they
        mean one more: `again` is how long the log was then. Raises what `Tables.play` raises.
        """
        async with self._rooms.lock(table):
            sitting = await self.tables.sit(await self._rooms.table(table), person.id)
            line = to_take_back(sitting)
            if not _is_meant(sitting, person, again):
                return Decided(sitting.table, "agree", AGAIN)
            draft = self._request(sitting, person, line)
            if is_free(sitting.timeline, line) or not await self.voters(sitting.table, draft):
                also = [self._here(draft), *([] if is_private(sitting.timeline, line) else [self._news(draft)])]
                played = await take_back(self.tables, sitting.table, line, interaction, also)
                return Decided(sitting.table, "agree", "agree", played)
            if not await self.propose(draft, self._here(draft), interaction=interaction):
                raise TableError("asked-already")
            return Decided(sitting.table, "agree", None)

    def _here(self, request: Notice) -> Writing:
        """That who asks is not away."""
        return partial(no_more_absent, table=request.table, user=request.user, outcome="back", at=self._rooms.clock())

    def _request(self, sitting: Sitting, person: Person, line: Line) -> Notice:
        table, timeline = sitting.table, sitting.timeline
        name, about = table.chairs[sitting.seat].name, request_for(table, timeline, line).about
        return Notice(0, table.id, Kind.UNDO, person.id, name, about, timeline.revision)

    def _news(self, request: Notice) -> Writing:
        """That something which was told has been taken back without asking anybody."""
        return partial(announce, news=replace(request, kind=Kind.TAKEN_BACK), at=self._rooms.clock())


def _is_meant(sitting: Sitting, person: Person, again: int | None) -> bool:
    """Whether an undo is the first, or is known to be one more. Raises `StaleError` if more has happened since."""
    timeline = sitting.timeline
    if again is not None and again != timeline.revision:
        raise StaleError(again)
    return again is not None or not has_just_undone(timeline, sitting.table.seats_of(person.id))
