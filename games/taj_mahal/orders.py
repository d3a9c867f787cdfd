"""The standing orders of Taj Mahal: each is for one visit, and says what it foresees; anything else stops it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations

from games.api import FILLED_IN, Act, Action, Fact, Obeyed, Over, Seat, Stop, Wait
from games.taj_mahal import visit
from games.taj_mahal.actions import Pick, Withdraw
from games.taj_mahal.model import EndingVisit, Picking, Playing, State

CHOICES = 3
"""How many cards, or suits, an order may name."""


@dataclass(frozen=True, slots=True)
class VisitOrder(Action):
    """An order for the visit in which it was given; with it, or with the seat's part in it, it is over."""

    visit: int = field(default=0, kw_only=True, metadata=FILLED_IN)


@dataclass(frozen=True, slots=True)
class PickFirst(VisitOrder):
    """Pick from the display: at each pick the first of these cards that is there and was not picked before.

    It foresees that some of them are gone, and that the last to withdraw has one pick fewer; it does not foresee that
    none of those still wanted is left. A card that is wanted twice is named twice.
    """

    card: str
    second: str | None = None
    third: str | None = None

    @property
    def wanted(self) -> tuple[str, ...]:
        """The cards, most wanted first."""
        return _named(self.card, self.second, self.third)


@dataclass(frozen=True, slots=True)
class WithdrawAlone(VisitOrder):
    """Withdraw, once all these suits would be won by it: with at least one symbol in each, and more than any other.

    For one suit or another, an order is given for each. It does not foresee that the prize of one of them is gone, or
    that all others have withdrawn: then more can be won at leisure, and there is one pick fewer.
    """

    suit: str
    also: str | None = None
    besides: str | None = None

    @property
    def suits(self) -> tuple[str, ...]:
        """All of them."""
        return _named(self.suit, self.also, self.besides)


@dataclass(frozen=True, slots=True)
class WithdrawNext(VisitOrder):
    """Withdraw at the next turn, with all that would be won when the order was given, or more.

    It does not foresee that at that turn one of these suits would not be won, or that all others have withdrawn.
    """

    wins: tuple[str, ...] = field(default=(), kw_only=True, metadata=FILLED_IN)
    """The suits that would have been won then."""


ORDERS: tuple[type[Action], ...] = (WithdrawNext, WithdrawAlone, PickFirst)


def _named(*keys: str | None) -> tuple[str, ...]:
    return tuple(key for key in keys if key is not None)


def orders_for(state: State, seat: Seat) -> tuple[Action, ...]:
    """All orders that the seat may give now; none before the first visit, and none once its part in one is over."""
    if EndingVisit() not in state.agenda:
        return ()
    return (*_for_withdrawal(state, seat), *_for_display(state, seat))


def _for_withdrawal(state: State, seat: Seat) -> Iterator[Action]:
    """Orders to withdraw while others are still there."""
    if not state.players[seat].withdrawn and state.active(seat):
        yield WithdrawNext(visit=state.visit, wins=visit.wins(state, seat))
        yield from _withdrawals(state.visit, state.court)


@lru_cache(maxsize=64)
def _withdrawals(number: int, court: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(WithdrawAlone(*suits, visit=number) for suits in _lists(court))


def _for_display(state: State, seat: Seat) -> tuple[Action, ...]:
    """Orders for the display, which stays as it is in a visit but for what is picked."""
    rank = visit.ranks(tuple(state.edition.cards))
    display = tuple(sorted(state.display, key=rank.__getitem__))
    return _picks(state.visit, display) if _is_to_pick(state, seat) else ()


@lru_cache(maxsize=64)
def _picks(number: int, display: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(PickFirst(*cards, visit=number) for cards in _lists(display))


def _lists(keys: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every list of one key or more, in any order, of which none is there more often than among the keys."""
    return tuple(dict.fromkeys(found for length in range(1, CHOICES + 1) for found in permutations(keys, length)))


def _is_to_pick(state: State, seat: Seat) -> bool:
    """Whether the seat has still to withdraw in this visit, or to pick after it."""
    picking = any(isinstance(task, Picking) and task.seat == seat for task in state.agenda)
    return picking or not state.players[seat].withdrawn


def obey(state: State, seat: Seat, order: Action) -> Obeyed:
    """What comes of an order now. Raises `ValueError` for what is none."""
    match order:
        case VisitOrder(visit=number) if number != state.visit or EndingVisit() not in state.agenda:
            return Over()
        case PickFirst():
            return _pick(state, seat, order) if _is_to_pick(state, seat) else Over()
        case WithdrawAlone() | WithdrawNext():
            return Over() if state.players[seat].withdrawn else _withdraw(state, seat, order)
        case _:
            raise ValueError(f"{order!r} is no order of Taj Mahal")


def _pick(state: State, seat: Seat, order: PickFirst) -> Obeyed:
    match state.task:
        case Picking(picker, picked=picked) if picker == seat:
            left = _left(order.wanted, picked)
            card = next((card for card in left if card in state.display), None)
            reason = Fact("none-in-display", {"cards": left})
            return Over() if not left else Stop(reason) if card is None else Act(Pick(card))
        case _:
            return Wait()


def _left(wanted: tuple[str, ...], picked: tuple[str, ...]) -> tuple[str, ...]:
    """The cards still wanted, in their order; one that was picked counts for the first place where it is named."""
    rest = list(wanted)
    for card in picked:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def _withdraw(state: State, seat: Seat, order: WithdrawAlone | WithdrawNext) -> Obeyed:
    if not state.active(seat):
        return Stop(Fact("others-withdrawn"))
    match order:
        case WithdrawAlone():
            return _withdraw_alone(state, seat, order)
        case _ if state.task != Playing(seat):
            return Wait()
        case WithdrawNext(wins=wins):
            lost = tuple(suit for suit in wins if suit not in visit.wins(state, seat))
            return Stop(Fact("would-win-less", {"suits": lost})) if lost else Act(Withdraw())


def _withdraw_alone(state: State, seat: Seat, order: WithdrawAlone) -> Obeyed:
    gone = tuple(suit for suit in order.suits if suit not in state.court)
    if gone:
        return Stop(Fact("prize-gone", {"suits": gone}))
    is_time = state.task == Playing(seat) and {*order.suits} <= {*visit.wins(state, seat)}
    return Act(Withdraw()) if is_time else Wait()
