"""Playing: the log in, one action on, the log and what the channel is told out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from sqlite3 import IntegrityError

from bot.accord.following import follow
from bot.accord.notices import no_more_absent
from bot.context import note
from bot.errors import StaleError, TableError
from bot.lobby import Person
from bot.orders import keeping
from bot.orders.course import Course, Deed, proceed, taken_back
from bot.rooms import Rooms
from bot.seeds import draws_of
from bot.store import Entered, Row, Status, Table, Writing
from bot.timeline import Timeline, Undone, fingerprint
from games.api import Action, Decision, Event, Seat, Value
from games.history import Entry


@dataclass(frozen=True, slots=True)
class Menu:
    """What a choice was made from: the log's length and the question's fingerprint when it was shown."""

    revision: int
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person at a running table, on the seat that must decide if one of theirs must."""

    table: Table
    timeline: Timeline
    seat: Seat

    @property
    def decision(self) -> Decision | None:
        """What this person must decide now."""
        return self.timeline.decision(self.seat)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of an action: the table after it, and whether the channel is told (or it stays private)."""

    sitting: Sitting
    since: int
    told: bool
    undone: Action | None = None
    """What was taken back, if that was it."""

    @property
    def action(self) -> Action:
        """What was done, if nothing was taken back."""
        return next(line for line in self.sitting.timeline.lines if line.revision > self.since).taken.entry.action

    @property
    def events(self) -> tuple[Event, ...]:
        """What the action did to who did it."""
        return own(self.sitting.timeline.events(self.since), self.sitting.seat)


class Tables:
    """Running games."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def sit(self, table: Table, user: int) -> Sitting:
        """A person's place at a running table. Raises `TableError`."""
        if table.status == Status.LOBBY:
            raise TableError("not-started")
        if table.status != Status.RUNNING:
            raise TableError("over")
        seats = table.seats_of(user)
        if not seats:
            kept = any(chair.kept_for == user for chair in table.chairs)
            raise TableError("kept-warm" if kept else "not-at-table")
        timeline = await self.rooms.timeline(table)
        note(game=table.game, table=table.id, revision=timeline.revision)
        asked = (decision.seat for decision in timeline.decisions if decision.seat in seats)
        return Sitting(table, timeline, next(asked, seats[0]))

    async def at(self, channel: int, user: int) -> Sitting:
        """A person's place at the table of a channel. Raises `TableError`."""
        table = await self.rooms.store.open_table(channel)
        if table is None:
            raise TableError("no-table-here")
        return await self.sit(table, user)

    async def play(
        self, table: int, person: Person, action: Action, interaction: int, menu: Menu | None = None
    ) -> Played:
        """Carry out a person's action and store it. Raises `RuleError`, `StaleError`, `TableError`, `RepeatError`."""
        async with self.rooms.lock(table):
            before = await self.sit(await self.rooms.table(table), person.id)
            decision = check_fresh(before, menu)
            course = await self.course(before)
            after = await self.proceed(course, Deed(Entry(action, before.seat)), before.table)
            told = handed_over(decision, after.timeline)
            here = partial(no_more_absent, table=table, user=person.id, outcome="back", at=self.rooms.clock())
            return await self.enter(before, course, after, interaction, told=told, also=(here,))

    async def undo(self, table: int, person: Person, interaction: int, menu: Menu | None = None) -> Played:
        """Take back the last step of one's own unfinished turn. Raises as `play` does."""
        async with self.rooms.lock(table):
            before = await self.sit(await self.rooms.table(table), person.id)
            decision = check_fresh(before, menu)
            last = before.timeline.last_of(before.seat)
            if last is None:
                raise TableError("drawn" if before.timeline.has_begun(decision) else "nothing-to-undo")
            undone = Undone(before.timeline.revision + 1, before.seat, last.revision, self.rooms.clock())
            course, after = await self.without(before, undone)
            told = handed_over(decision, after.timeline)
            played = await self.enter(before, course, after, interaction, undone, told=told)
            return replace(played, undone=last.taken.entry.action)

    async def course(self, sitting: Sitting) -> Course:
        """A running game and the standing orders in force in it."""
        timeline = sitting.timeline
        orders = await keeping.in_force(self.rooms.store.database, sitting.table.id, timeline.game)
        return Course(timeline, orders)

    async def proceed(self, course: Course, done: Deed | None, table: Table) -> Course:
        """The course after what a seat does, if anything, and all that follows of it by itself. Raises `RuleError`."""
        draws = await draws_of(self.rooms, table.id)
        return await asyncio.to_thread(proceed, course, done, table.stand_ins, draws, self.rooms.clock())

    async def without(self, before: Sitting, undone: Undone) -> tuple[Course, Course]:
        """A running game with its standing orders of late, and the same with something taken back."""
        database, timeline = self.rooms.store.database, before.timeline
        orders = await keeping.since(database, before.table.id, timeline.game, undone.since)
        course = Course(timeline, orders)
        return course, taken_back(replace(course, timeline=timeline.minus(undone)), undone.since)

    async def enter(
        self,
        before: Sitting,
        course: Course,
        after: Course,
        interaction: int | None,
        *more: Row,
        told: bool,
        also: Iterable[Writing] = (),
    ) -> Played:
        """Write what an action has changed, and the channel's message if the turn was handed over, all at once.

        `more` are rows of the log besides the lines that are new, `also` what else is written with them.
        """
        table, timeline = before.table, after.timeline
        lines = tuple(line for line in timeline.lines if line.revision > before.timeline.revision)
        entered = Entered(
            table,
            (*more, *lines),
            Status.OVER if timeline.over else Status.RUNNING,
            max(timeline.known_to(()), *(row.revision for row in more), 0) if told else None,
            interaction,
            self.rooms.clock(),
            tuple(order for order in after.orders if order not in course.orders),
        )
        try:
            await self.rooms.store.append(entered, *also, partial(follow, entered=entered, timeline=timeline))
        except IntegrityError as error:  # the log has gone on without this process
            self.rooms.forget(table.id)
            raise StaleError(before.timeline.revision) from error
        self.rooms.put(table.id, timeline)
        self.rooms.stir()
        return Played(Sitting(table, timeline, before.seat), before.timeline.revision, told)


def check_fresh(sitting: Sitting, menu: Menu | None) -> Decision:
    """The question that is being answered, if a menu shown for it still holds. Raises `StaleError`, `TableError`."""
    decision = sitting.decision
    if menu is not None and _overtaken(sitting, decision, menu):
        raise StaleError(menu.revision)
    if decision is None:
        raise TableError("not-your-turn", seats=tuple(asked.seat for asked in sitting.timeline.decisions))
    return decision


def _overtaken(sitting: Sitting, decision: Decision | None, menu: Menu) -> bool:
    if decision is None or fingerprint(decision) != menu.fingerprint:
        return True
    return sitting.timeline.acted_since(sitting.seat, menu.revision)


def handed_over(decision: Decision, after: Timeline) -> bool:
    """Whether the turn that a question belonged to has ended."""
    now = after.decision(decision.seat)
    return now is None or now.turn != decision.turn


def foreseen(timeline: Timeline, decision: Decision, action: Action) -> tuple[Event, ...]:
    """What an action would do to who does it: its events up to the first that is about somebody else."""
    return own(timeline.game.apply(timeline.state, action, decision.seat).events, decision.seat)


def own(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The events up to the first that is not about a seat."""
    return tuple(takewhile(lambda event: any(_is(seat, value) for value in event.fields.values()), events))


def _is(seat: Seat, value: Value) -> bool:
    return isinstance(value, Seat) and value == seat


def at_once(timeline: Timeline, decision: Decision, action: Action) -> bool:
    """Whether an action is done as soon as it is chosen, without being confirmed.

    It is if it can be taken back, unless it begins a turn and has an outlook that should be read before.
    """
    game, state = timeline.game, timeline.state
    unread = not timeline.has_begun(decision) and bool(game.outlook(state, action, decision.seat))
    return not unread and stays(timeline, decision, action)


def drawn_then(timeline: Timeline, decision: Decision, action: Action) -> bool:
    """Whether nature answers to an action, so that it cannot be taken back even in the middle of a turn."""
    after = timeline.game.apply(timeline.state, action, decision.seat).state
    return not timeline.game.decisions(after) and not timeline.game.scores(after)


def stays(timeline: Timeline, decision: Decision, action: Action) -> bool:
    """Whether the turn goes on after an action, so that it could still be undone."""
    after = timeline.game.apply(timeline.state, action, decision.seat).state
    asked = timeline.game.decisions(after)
    return any(other.seat == decision.seat and other.turn == decision.turn for other in asked)
