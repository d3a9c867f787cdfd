"""How a game goes on from an action: nature, standing orders and stand-ins, until a person must decide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from bot.draws import Draws
from bot.timeline import Deputy, Timeline, by_nature, by_stand_in
from games.api import Act, Action, Fact, Over, RuleError, Seat, Stop
from games.history import Entry, act
from games.orders import Outcome, outcomes


class Fate(StrEnum):
    """How an order came to its end."""

    OVER = "over"
    """It has done all that it was for, or its time has passed."""
    STOPPED = "stopped"
    """Something happened that it did not foresee."""
    UNDONE = "undone"
    """What it was given for, or what it did, was taken back."""
    TAKEN_BACK = "taken-back"
    """Its person has taken it back."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order of a seat, in force as long as it has no fate. Revisions are lengths of the log."""

    number: int
    """Tells it from all others at the table."""
    seat: Seat
    action: Action
    given: int
    """The revision of the position in which it was given."""
    ended: int | None = None
    """The revision of the position in which it ended."""
    fate: Fate | None = None

    def ends(self, revision: int, fate: Fate) -> Order:
        """The order at its end."""
        return replace(self, ended=revision, fate=fate)


Orders: TypeAlias = tuple[Order, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat does, and who has decided it, if not its person."""

    entry: Entry
    deputy: Deputy | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """A game, and the orders that have been in force in it lately, in the order in which they were given."""

    timeline: Timeline
    orders: Orders = ()

    def of(self, seat: Seat) -> Orders:
        """The orders of a seat that are in force."""
        return tuple(order for order in self.orders if order.seat == seat and order.fate is None)

    def plus(self, changed: Iterable[Order]) -> Course:
        """The course with these orders as they are now."""
        now = {order.number: order for order in changed}
        return replace(self, orders=tuple(now.get(order.number, order) for order in self.orders))

    def reason(self, order: Order) -> Fact | None:
        """Why an order has stopped, if it has because of what happened in the game."""
        if order.fate != Fate.STOPPED or order.ended is None:
            return None
        obeyed = self.timeline.game.obey(self.timeline.at(order.ended), order.seat, order.action)
        return obeyed.reason if isinstance(obeyed, Stop) else None


def proceed(course: Course, done: Deed | None, stand_ins: frozenset[Seat], draws: Draws, at: float) -> Course:
    """The course after what one seat does, if anything, and all that follows of it by itself. Raises `RuleError`.

    What follows is decided by nature first, then by standing orders, then by stand-ins.
    """
    if done is not None:
        course = _done(course, done, at)
    while later := _followed(course, stand_ins, draws, at):
        course = later
    return course


def _done(course: Course, done: Deed, at: float) -> Course:
    """The course after a seat's action. Raises `RuleError`."""
    timeline = course.timeline
    taken = act(timeline.game, timeline.state, done.entry)
    return replace(course, timeline=timeline.plus([taken], at, done.deputy))


def _followed(course: Course, stand_ins: frozenset[Seat], draws: Draws, at: float) -> Course | None:
    """The course after the next thing that comes about by itself, if there is one."""
    timeline = course.timeline
    if (drawn := by_nature(timeline, draws)) is not None:
        return replace(course, timeline=timeline.plus([drawn], at))
    if (obeyed := _obeyed(course, at)) is not None:
        return obeyed
    stood_in = by_stand_in(timeline, stand_ins, draws)
    return None if stood_in is None else replace(course, timeline=timeline.plus([stood_in], at, Deputy.STAND_IN))


def _obeyed(course: Course, at: float) -> Course | None:
    """The course after what the orders of one seat come to, if any of them acts or ends."""
    for seat in sorted({order.seat for order in course.orders}):
        mine = course.of(seat)
        found = _outcomes(course.timeline, seat, mine)
        if found and isinstance(found[0][1], Act):
            return _carried_out(course, mine[found[0][0]], found[0][1].action, at)
        if found:
            return course.plus(_ended(mine, found, course.timeline.revision))
    return None


def _outcomes(timeline: Timeline, seat: Seat, orders: Orders) -> tuple[Outcome, ...]:
    """What comes of a seat's orders now; nothing as long as somebody else's turn may still be taken back."""
    if not orders or timeline.known_to((seat,)) != timeline.revision:
        return ()
    return outcomes(timeline.game, timeline.state, seat, [order.action for order in orders])


def _ended(orders: Orders, found: Iterable[Outcome], revision: int) -> Orders:
    fates = ((number, Fate.OVER if isinstance(obeyed, Over) else Fate.STOPPED) for number, obeyed in found)
    return tuple(orders[number].ends(revision, fate) for number, fate in fates)


def _carried_out(course: Course, order: Order, action: Action, at: float) -> Course:
    """The course after an order's action; should the rules not allow it, the order has stopped."""
    try:
        return _done(course, Deed(Entry(action, order.seat), Deputy.ORDER), at)
    except RuleError:
        return course.plus((order.ends(course.timeline.revision, Fate.STOPPED),))


def offers(timeline: Timeline, seat: Seat) -> tuple[Action, ...]:
    """The orders that a seat may give now, from what it may know."""
    return timeline.game.orders_for(timeline.seen_by((seat,)).state, seat)


def taken_back(course: Course, since: int) -> Course:
    """What becomes of orders once the lines from a revision on are taken back; `course` is the game without them.

    What ended after that is in force again. But an order given in a position that is no more has to be one that could
    be given now; and what an order would do at once has just been taken back, so its person decides.
    """
    revived = [replace(order, ended=None, fate=None) for order in course.orders if _has_ended_since(order, since)]
    course = course.plus(revived)
    course = course.plus(_given_anew(course.timeline, order) for order in course.orders if _lost_ground(order, since))
    while acting := [order for order in course.orders if _would_act(course, order)]:
        course = course.plus(order.ends(course.timeline.revision, Fate.UNDONE) for order in acting)
    return course


def _has_ended_since(order: Order, since: int) -> bool:
    return order.ended is not None and order.ended >= since and order.fate in (Fate.OVER, Fate.STOPPED)


def _lost_ground(order: Order, since: int) -> bool:
    return order.fate is None and order.given >= since


def _given_anew(timeline: Timeline, order: Order) -> Order:
    if order.action in offers(timeline, order.seat):
        return replace(order, given=timeline.known_to((order.seat,)))
    return order.ends(timeline.revision, Fate.UNDONE)


def _would_act(course: Course, order: Order) -> bool:
    if order.fate is not None:
        return False
    return isinstance(course.timeline.game.obey(course.timeline.state, order.seat, order.action), Act)
