"""Giving standing orders, and taking them back: privately, at any time of a running game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.errors import StaleError, TableError
from bot.lately import last_own
from bot.lobby import Person
from bot.orders import keeping
from bot.orders.course import Course, Fate, Order, Orders, offers
from bot.rooms import Rooms
from bot.seating import seats_with
from bot.store import Table, claim
from bot.tables import Menu, Played, Sitting, Tables, handed_over
from bot.timeline import fingerprint
from games.api import Act, Action, Decision, Fact, RuleError, Seat

MOST = 10
"""How many orders of a seat may be in force."""
PROMPT = Fact("standing-order")
"""What the question for an order is."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A seat's standing orders, for the eyes of who sits there."""

    sitting: Sitting
    orders: Orders
    """Those in force, in the order in which they were given."""

    @property
    def decision(self) -> Decision | None:
        """What may be ordered now besides, as if it were a question; `None` if nothing may."""
        given = {order.action for order in self.orders}
        offered = offers(self.sitting.timeline, self.sitting.seat)
        possible = tuple(action for action in offered if action not in given)
        if not possible:
            return None
        return Decision(self.sitting.seat, PROMPT, possible, 0)

    def would_act(self, action: Action) -> bool:
        """Whether an order would act at once."""
        timeline, seat = self.sitting.timeline, self.sitting.seat
        is_present = timeline.known_to((seat,)) == timeline.revision
        return is_present and isinstance(timeline.game.obey(timeline.state, seat, action), Act)

    def number(self, number: int) -> Order:
        """The order in force with this number. Raises `TableError`."""
        found = next((order for order in self.orders if order.number == number), None)
        if found is None:
            raise TableError("order-gone")
        return found


@dataclass(frozen=True, slots=True)
class Wish:
    """An order that somebody wants to give: for which of their seats, and the menu that it was chosen from."""

    seat: Seat
    action: Action
    menu: Menu


@dataclass(frozen=True, slots=True)
class Given:
    """What came of giving an order: what it did at once, if anything."""

    action: Action
    played: Played | None


class OrderBook:
    """The standing orders of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @property
    def _rooms(self) -> Rooms:
        return self._tables.rooms

    async def desk(self, table: Table, user: int, seat: Seat | None = None) -> Desk:
        """The orders of a person's seat; unless told, of the one that is asked, or the first. Raises `TableError`."""
        sitting = await self._tables.sit(table, user)
        if seat is not None and seat not in table.seats_of(user):
            raise TableError("not-your-seat")
        sitting = sitting if seat is None else replace(sitting, seat=seat)
        return Desk(sitting, (await self._tables.course(sitting)).of(sitting.seat))

    async def ended(self, sitting: Sitting) -> tuple[tuple[Order, Fact | None], ...]:
        """The orders of a person that have stopped or been undone since their own last action, and why, if known."""
        timeline, seats = sitting.timeline, seats_with(sitting.table, sitting.seat)
        since = last_own(timeline, seats)
        orders = await keeping.since(self._rooms.store.database, sitting.table.id, timeline.game, since)
        course = Course(timeline, orders)
        found = (order for order in orders if order.seat in seats and order.fate in (Fate.STOPPED, Fate.UNDONE))
        return tuple((order, course.reason(order)) for order in found)

    async def give(self, table: int, person: Person, wish: Wish, interaction: int) -> Given:
        """Have an order in force, and obeyed at once if its seat is asked already.

        Raises `StaleError`, `TableError`, `RepeatError`, and `RuleError` if it would stop at once.
        """
        async with self._rooms.lock(table):
            desk = await self.desk(await self._rooms.table(table), person.id, wish.seat)
            check_offered(desk, wish)
            course = await self._tables.course(desk.sitting)
            after = await self._obeyed(course, wish, desk.sitting)
            return await self._enter(desk, course, after, wish.action, interaction)

    async def _obeyed(self, course: Course, wish: Wish, sitting: Sitting) -> Course:
        """The course with a new order, and all that follows of it. Raises `RuleError`, `TableError`."""
        number = await keeping.next_number(self._rooms.store.database, sitting.table.id)
        new = Order(number, wish.seat, wish.action, course.timeline.known_to((wish.seat,)))
        after = await self._tables.proceed(replace(course, orders=(*course.orders, new)), None, sitting.table)
        check_lasting(after, number, course.timeline.revision)
        return after

    async def _enter(self, desk: Desk, course: Course, after: Course, action: Action, interaction: int) -> Given:
        decision = desk.sitting.decision
        acts = after.timeline.revision > course.timeline.revision
        told = acts and decision is not None and handed_over(decision, after.timeline)
        played = await self._tables.enter(desk.sitting, course, after, interaction, told=told)
        return Given(action, played if acts else None)

    async def take_back(self, table: int, person: Person, seat: Seat, number: int, interaction: int) -> Order:
        """Have an order no longer in force. Raises `TableError`, `RepeatError`."""
        async with self._rooms.lock(table):
            desk = await self.desk(await self._rooms.table(table), person.id, seat)
            ended = desk.number(number).ends(desk.sitting.timeline.revision, Fate.TAKEN_BACK)
            async with self._rooms.store.database.transaction() as writing:
                await claim(writing, interaction, self._rooms.clock())
                await keeping.write_orders(writing, table, (ended,))
            return ended


def check_offered(desk: Desk, wish: Wish) -> None:
    """An order has to be offered still as it was when the menu was shown. Raises `StaleError`, `TableError`."""
    decision, revision = desk.decision, wish.menu.revision
    if decision is None or fingerprint(decision) != wish.menu.fingerprint or wish.action not in decision.actions:
        raise StaleError(revision)
    if desk.sitting.timeline.acted_since(desk.sitting.seat, revision):
        raise StaleError(revision)
    if len(desk.orders) >= MOST:
        raise TableError("too-many-orders", most=MOST)


def check_lasting(after: Course, number: int, revision: int) -> None:
    """An order that ends before anything has happened is refused. Raises `RuleError`, `TableError`."""
    order = next(order for order in after.orders if order.number == number)
    if order.ended != revision:
        return
    reason = after.reason(order)
    if reason is not None:
        raise RuleError(reason)
    raise TableError("order-idle")
