"""How a game goes on by standing orders, and what becomes of them when something is taken back: without a database."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.draws import Draws
from bot.orders.course import Course, Deed, Fate, Order, Orders, offers, proceed, taken_back
from bot.timeline import Deputy, Timeline, Undone, advance, begin
from games.api import Act, Action, Obeyed, Seat
from games.history import Entry
from games.yunnan.actions import Bid, Pass
from games.yunnan.orders import AlwaysPass, BidUpTo, PassIfOverbid
from tests.games.playouts import CASES, Case

DRAWS, AT = Draws("1"), 10.0
NOBODY: frozenset[Seat] = frozenset()


def started(case: Case) -> Timeline:
    timeline = begin(case.game, case.setup)
    return timeline.plus(advance(timeline, None, NOBODY, DRAWS), 0.0)


def yunnan() -> tuple[Timeline, list[Seat]]:
    """A game of three that has begun, and who is asked one after the other."""
    case = next(case for case in CASES if (case.game.key, case.setup.seats, case.setup.options) == ("yunnan", 3, ()))
    timeline = started(case)
    return timeline, list(timeline.state.order)


def orders(*given: tuple[Seat, Action], at: int = 0) -> Orders:
    return tuple(Order(number, seat, action, at) for number, (seat, action) in enumerate(given, 1))


def done(course: Course, action: Action, stand_ins: frozenset[Seat] = NOBODY) -> Course:
    return proceed(course, Deed(Entry(action, course.timeline.decisions[0].seat)), stand_ins, DRAWS, AT)


def made(course: Course, before: Timeline) -> list[tuple[Any, bool]]:
    """The new lines: who made each, and whether by an order."""
    return [(line.taken.entry.seat, line.deputy is Deputy.ORDER) for line in course.timeline.lines[len(before.lines) :]]


def test_an_order_acts_as_soon_as_its_seat_is_asked() -> None:
    timeline, (a, b, c) = yunnan()
    after = done(Course(timeline, orders((b, AlwaysPass(round=1)))), Bid("trading_school", 7))
    assert made(after, timeline) == [(a, False), (b, True)]
    assert after.timeline.decisions[0].seat == c
    assert after.orders[0].fate is None


def test_orders_of_two_who_bid_each_other_up_end() -> None:
    timeline, (a, b, c) = yunnan()
    course = done(done(Course(timeline), Bid("trading_school", 5)), Bid("horse_trader", 5))
    up = orders((a, BidUpTo("trading_school", 15, round=1)), (c, AlwaysPass(round=1)))
    after = done(replace(course, orders=up), Bid("trading_school", 7))
    assert [seat for seat, by_order in made(after, course.timeline) if by_order] == [a]
    assert [(bid.seat, bid.space) for bid in after.timeline.state.bids if bid.building == "trading_school"] == [(a, 9)]
    assert after.timeline.decisions[0].seat == b


def test_an_order_goes_before_a_stand_in() -> None:
    timeline, (a, b, c) = yunnan()
    after = done(Course(timeline, orders((b, AlwaysPass(round=1)))), Bid("trading_school", 7), frozenset({c}))
    assert made(after, timeline)[:3] == [(a, False), (b, True), (c, False)]


def test_an_order_stops_where_something_happened_that_it_did_not_foresee() -> None:
    timeline, (a, b, _) = yunnan()
    course = done(Course(timeline), Bid("trading_school", 5))
    limited = orders((a, BidUpTo("trading_school", 7, round=1)))
    course = done(done(replace(course, orders=limited), Bid("trading_school", 9)), Pass())
    (order,) = course.orders
    assert (order.fate, order.ended) == (Fate.STOPPED, course.timeline.revision)
    reason = course.reason(order)
    assert reason is not None
    assert (reason.kind, reason.fields) == ("beyond-limit", {"building": "trading_school", "limit": 7})
    assert course.timeline.decisions[0].seat == a
    assert b in course.timeline.state.order


def test_an_order_whose_time_has_passed_is_over() -> None:
    timeline, (a, *_) = yunnan()
    course = Course(timeline, orders((a, AlwaysPass(round=1))))
    course = proceed(course, None, NOBODY, DRAWS, AT)
    for _ in range(2):
        course = done(course, Pass())
    assert [order.fate for order in course.orders] == [Fate.OVER]
    assert course.reason(course.orders[0]) is None


class Stubborn:
    """A game whose orders do what is not allowed."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def obey(self, _state: object, _seat: Seat, _order: Action) -> Obeyed:
        return Act(Bid("trading_school", 99))


def test_an_order_that_the_rules_do_not_allow_stops_and_hurts_nobody() -> None:
    timeline, (a, b, _) = yunnan()
    stubborn = replace(timeline, game=Stubborn(timeline.game))
    after = done(Course(stubborn, orders((b, AlwaysPass(round=1)))), Bid("trading_school", 7))
    assert made(after, timeline) == [(a, False)]
    assert [order.fate for order in after.orders] == [Fate.STOPPED]
    assert after.reason(after.orders[0]) is None


# ------------------------------------------------------------------ taking back


def without(course: Course, since: int) -> Course:
    timeline = course.timeline
    undone = Undone(timeline.revision + 1, timeline.decisions[0].seat, since, AT)
    return taken_back(replace(course, timeline=timeline.minus(undone)), since)


def test_an_order_that_was_used_is_in_force_again() -> None:
    timeline, (a, b, c) = yunnan()
    given = orders((b, AlwaysPass(round=1)), (c, AlwaysPass(round=1)), at=timeline.revision)
    course = done(done(Course(timeline, given), Bid("trading_school", 7)), Pass())
    assert [order.fate for order in course.orders] == [Fate.OVER, Fate.OVER]
    back = without(course, timeline.revision + 1)
    assert back.orders == given
    assert back.timeline.state == timeline.state
    assert back.timeline.decisions[0].seat == a


def test_an_order_does_not_do_again_what_alone_was_taken_back() -> None:
    timeline, (_, b, _) = yunnan()
    course = Course(timeline, orders((b, AlwaysPass(round=1)), at=timeline.revision))
    course = done(course, Bid("trading_school", 7))
    back = without(course, course.timeline.revision)
    assert back.timeline.decisions[0].seat == b
    assert [(order.fate, order.ended) for order in back.orders] == [(Fate.UNDONE, back.timeline.revision)]


def test_an_order_given_for_a_position_that_is_no_more_holds_only_if_it_could_be_given_now() -> None:
    timeline, (a, b, _) = yunnan()
    course = done(Course(timeline), Bid("trading_school", 5))
    given = (PassIfOverbid(round=1, bids=("trading_school",)), AlwaysPass(round=1))
    assert set(given) <= set(offers(course.timeline, a))
    course = replace(course, orders=orders((a, given[0]), (b, given[1]), at=course.timeline.revision))
    back = without(course, course.timeline.revision)
    assert [order.fate for order in back.orders] == [Fate.UNDONE, None]
    assert back.orders[1].given == back.timeline.revision


@pytest.mark.parametrize("fate", [Fate.TAKEN_BACK, Fate.UNDONE])
def test_an_order_that_its_person_let_go_stays_so(fate: Fate) -> None:
    timeline, (_, b, _) = yunnan()
    course = done(Course(timeline), Pass())
    gone = Order(1, b, AlwaysPass(round=1), timeline.revision, course.timeline.revision, fate)
    assert without(replace(course, orders=(gone,)), course.timeline.revision).orders == (gone,)


# ------------------------------------------------------------------ random play


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_games_full_of_orders_go_on_to_their_end(case: Case) -> None:
    """Whoever is asked may have given any orders, and the lines replay to the same state."""
    random, course = Random(3), Course(started(case))
    start = course.timeline
    for number in range(1, 4000):
        if course.timeline.over:
            break
        course = _ordered(course, number, random)
        asked = course.timeline.decisions[0]
        action = case.game.suggest(course.timeline.state, asked.seat, random)
        course = proceed(course, Deed(Entry(action, asked.seat)), NOBODY, DRAWS, AT)
    assert course.timeline.over
    assert any(line.deputy is Deputy.ORDER for line in course.timeline.lines)
    assert Fate.OVER in {order.fate for order in course.orders}
    state = start.state
    for line in course.timeline.lines[len(start.lines) :]:
        state = case.game.apply(state, line.taken.entry.action, line.taken.entry.seat).state
    assert state == course.timeline.state


def _ordered(course: Course, number: int, random: Random) -> Course:
    """The course with an order more of some seat, unless it would act at once."""
    seat = Seat(random.randrange(course.timeline.setup.seats))
    possible = offers(course.timeline, seat)
    if not possible:
        return course
    order = Order(number, seat, random.choice(possible), course.timeline.revision)
    is_asked = course.timeline.decision(seat) is not None
    return course if is_asked else replace(course, orders=(*course.orders, order))
