"""The standing orders of Yunnan: each is for one round, and says what it foresees; anything else stops it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from games.api import FILLED_IN, Act, Action, Fact, Obeyed, Over, Seat, Stop, Wait
from games.yunnan import bidding, ending
from games.yunnan.actions import Bid, Convert, Pass
from games.yunnan.editions import Building
from games.yunnan.model import Bid as Standing
from games.yunnan.model import Converting, Placing, Reckoning, State

MOST_KEPT = 60
"""The most Yuan that can be asked to be kept of an income that is not reckoned yet."""


@dataclass(frozen=True, slots=True)
class RoundOrder(Action):
    """An order for the round in which it was given; with it, or with the phase that it is for, it is over."""

    round: int = field(default=0, kw_only=True, metadata=FILLED_IN)


@dataclass(frozen=True, slots=True)
class BidUpTo(RoundOrder):
    """When overbid in a building, bid there again: the cheapest free space up to a limit, from the supply.

    Given by who has a bid there that can be overbid. It goes on until a bid of the seat stands there for good.
    It does not foresee that no space up to the limit is free, that all bids would then exceed the money (even where
    a penalty may be paid), that the supply is empty, that the seat is at the bank, or that the person's own other
    colour bids there.
    """

    building: str
    limit: int
    """The highest space, in Yuan."""


@dataclass(frozen=True, slots=True)
class PassIfStanding(RoundOrder):
    """Pass, if all bids that stand now still do, each in its building on whatever space.

    It does not foresee that one of them has been overbid, or that the seat has gone to the bank.
    """

    bids: tuple[str, ...] = field(default=(), kw_only=True, metadata=FILLED_IN)
    """The buildings in which the seat's bids stood, in the order of placing, each as often as it has one."""


@dataclass(frozen=True, slots=True)
class PassIfOverbid(RoundOrder):
    """Pass, once one of the bids that stand now has been overbid, and as often as asked from then on.

    It does not foresee that the seat has gone to the bank.
    """

    bids: tuple[str, ...] = field(default=(), kw_only=True, metadata=FILLED_IN)
    """As in `PassIfStanding`."""


@dataclass(frozen=True, slots=True)
class AlwaysPass(RoundOrder):
    """Pass whenever a trader could be placed, also when overbid after having passed; nothing surprises it."""


@dataclass(frozen=True, slots=True)
class ConvertAll(RoundOrder):
    """Turn the whole income of this round into victory points, however much it is.

    It does not foresee that these points end a game that would go on without them.
    """


@dataclass(frozen=True, slots=True)
class ConvertNone(RoundOrder):
    """Take the whole income of this round as money; it does not foresee that this is the last round."""


@dataclass(frozen=True, slots=True)
class ConvertAllBut(RoundOrder):
    """Keep so many Yuan of this round's income as money, and turn the rest into victory points.

    It does not foresee a smaller income, that this is the last round, or that the points end a game that would
    go on without them.
    """

    kept: int


ORDERS: tuple[type[Action], ...] = (
    BidUpTo, PassIfOverbid, PassIfStanding, AlwaysPass, ConvertAll, ConvertNone, ConvertAllBut,
)  # fmt: skip


def orders_for(state: State, seat: Seat) -> tuple[Action, ...]:
    """All orders that the seat may give now; the bot player gives none."""
    if seat == state.duli:
        return ()
    return (*_for_auction(state, seat), *_for_income(state, seat))


def obey(state: State, seat: Seat, order: Action) -> Obeyed:
    """What comes of an order now. Raises `ValueError` for what is none."""
    match order:
        case BidUpTo() | PassIfStanding() | PassIfOverbid() | AlwaysPass():
            during = state.round == order.round and isinstance(state.task, Placing)
            return _in_auction(state, seat, order) if during else Over()
        case ConvertAll() | ConvertNone() | ConvertAllBut():
            ahead = state.round == order.round and _income_ahead(state, seat)
            return _at_income(state, seat, order) if ahead else Over()
        case _:
            raise ValueError(f"{order!r} is no order of Yunnan")


# ------------------------------------------------------------------ the auction


def _for_auction(state: State, seat: Seat) -> Iterator[Action]:
    """Orders of the bidding phase, for who may still be asked in it."""
    if not isinstance(state.task, Placing):
        return
    own = [bid for bid in state.bids if bid.seat == seat]
    bids, unsafe = tuple(bid.building for bid in own), [bid for bid in own if _can_be_overbid(state, bid)]
    for bid in unsafe:
        yield from _bids_again(state, bid)
    if seat not in state.passed or unsafe:
        yield AlwaysPass(round=state.round)
    if own and seat not in state.passed:
        yield PassIfStanding(round=state.round, bids=bids)
    if unsafe:
        yield PassIfOverbid(round=state.round, bids=bids)


def _can_be_overbid(state: State, bid: Standing) -> bool:
    building = state.edition.building(bid.building)
    return bid.space in building.small and bid.space < max(building.spaces)


def _bids_again(state: State, bid: Standing) -> Iterator[Action]:
    """Every higher space of the building that the money would suffice for."""
    most = state.players[bid.seat].money - state.bound(bid.seat) + bid.space
    for limit in state.edition.building(bid.building).spaces:
        if bid.space < limit <= most:
            yield BidUpTo(bid.building, limit, round=state.round)


def _in_auction(state: State, seat: Seat, order: BidUpTo | PassIfStanding | PassIfOverbid | AlwaysPass) -> Obeyed:
    match order:
        case BidUpTo():
            return _bid_again(state, seat, order)
        case PassIfStanding() | PassIfOverbid() if seat in state.bank:
            return Stop(Fact("at-bank"))
        case _ if state.task != Placing(seat):
            return Wait()
        case AlwaysPass():
            return Act(Pass())
        case PassIfStanding(bids=bids):
            lost = _overbid(state, seat, bids)
            return Stop(Fact("overbid-in", {"buildings": lost})) if lost else Act(Pass())
        case PassIfOverbid(bids=bids):
            return Act(Pass()) if _overbid(state, seat, bids) else Wait()


def _overbid(state: State, seat: Seat, bids: tuple[str, ...]) -> tuple[str, ...]:
    """The buildings in which bids of the seat stand no more."""
    lost = Counter(bids) - Counter(bid.building for bid in state.bids if bid.seat == seat)
    return tuple(lost.elements())


def _bid_again(state: State, seat: Seat, order: BidUpTo) -> Obeyed:
    own = [bid for bid in state.bids if (bid.seat, bid.building) == (seat, order.building)]
    if own:
        return Wait() if any(_can_be_overbid(state, bid) for bid in own) else Over()
    building = state.edition.building(order.building)
    reason = _shut(state, seat, building)
    if reason is not None or state.task != Placing(seat):
        return Wait() if reason is None else Stop(reason)
    return _cheapest(state, seat, building, order.limit)


def _shut(state: State, seat: Seat, building: Building) -> Fact | None:
    """Why the seat will not bid there again, whatever the others do."""
    person = state.colours[seat]
    if any(bid.building == building.key and state.colours[bid.seat] == person for bid in state.bids):
        return Fact("other-colour-there", {"building": building.key})
    return bidding.building_objection(state, seat, building)


def _cheapest(state: State, seat: Seat, building: Building, limit: int) -> Obeyed:
    """A bid on the cheapest free space up to the limit, that is covered, by a trader of the supply."""
    space = min(bidding.free_spaces(state, building), default=limit + 1)
    money, needed = state.players[seat].money, state.bound(seat) + space
    if space > limit:
        return Stop(Fact("beyond-limit", {"building": building.key, "limit": limit}))
    if needed > money:
        return Stop(Fact("too-expensive", {"money": money, "needed": needed}))
    return Act(Bid(building.key, space)) if state.players[seat].supply else Stop(Fact("supply-empty"))


# ------------------------------------------------------------------ the income


def _income_ahead(state: State, seat: Seat) -> bool:
    """Whether the seat has not converted in this round, but will."""
    return Converting(seat) in state.agenda or Reckoning() in state.agenda


def _for_income(state: State, seat: Seat) -> Iterator[Action]:
    """Orders for the part to be converted, unless there is none; in the last round, all makes sense alone."""
    reckoned = Converting(seat) in state.agenda
    most = (state.players[seat].income or 0) - 1 if reckoned else MOST_KEPT
    if not _income_ahead(state, seat) or most < 0:
        return
    yield ConvertAll(round=state.round)
    if not ending.ends(state):
        yield ConvertNone(round=state.round)
        yield from _keeping(state.round, most)


@lru_cache(maxsize=64)
def _keeping(number: int, most: int) -> tuple[Action, ...]:
    return tuple(ConvertAllBut(kept, round=number) for kept in range(1, most + 1))


def _at_income(state: State, seat: Seat, order: ConvertAll | ConvertNone | ConvertAllBut) -> Obeyed:
    if state.task != Converting(seat):
        return Wait()
    income = state.players[seat].income or 0
    match order:
        case ConvertAll():
            return _convert(state, seat, income, 0)
        case ConvertNone():
            return _convert(state, seat, income, income)
        case ConvertAllBut(kept):
            return _convert(state, seat, income, kept)


def _convert(state: State, seat: Seat, income: int, kept: int) -> Obeyed:
    """Keep so much of an income, unless there is less, or the round is, or would become, the last."""
    if kept > income:
        return Stop(Fact("less-income", {"income": income, "kept": kept}))
    if ending.ends(state):
        return Stop(Fact("last-income")) if kept else Act(Convert(income))
    if ending.ends(state.scored(seat, income - kept)):
        return Stop(Fact("would-end", {"points": state.players[seat].vp + income - kept}))
    return Act(Convert(income - kept))
