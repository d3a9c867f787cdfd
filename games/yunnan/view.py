"""What may be seen of a game of Yunnan. Nothing in it is hidden, but a view is not a state all the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.api import Score, Seat
from games.yunnan.editions import Edition
from games.yunnan.model import (
    Bid,
    Blocking,
    Converting,
    Counts,
    Placing,
    PlacingAtOnce,
    Player,
    Resolving,
    State,
    Travelling,
)

Phase: TypeAlias = Literal["bidding", "travel", "income", "over"]


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody sees it."""

    edition: Edition
    round: int
    phase: Phase
    order: tuple[Seat, ...]
    """The turn order of the present phase, earliest first."""
    acting: tuple[Seat, ...]
    """Who must decide now."""
    players: tuple[Player, ...]
    """By seat."""
    bids: tuple[Bid, ...]
    bank: tuple[Seat | None, ...]
    passed: tuple[Seat, ...]
    """Who has passed, as long as traders are placed."""
    presents: Counts
    """Presents still on the board, by place."""
    blocked: int | None
    """The gorge under the blocker; `None` while it is at home."""
    inspector: int | None
    scores: tuple[Score, ...]
    """The final scores, best first, once the game is over."""
    paid: tuple[Seat, ...] = ()
    """Who has paid for bids that still stand, with progress still to be taken."""
    colours: tuple[int | None, ...] = ()
    """By seat, the person who plays it; `None` for Dúlì."""
    cards: tuple[int, ...] = ()
    """Dúlì's cards turned over since they were shuffled, as indices of `Duli.cards`; the last is the present one."""

    def bound(self, seat: Seat) -> int:
        """Yuan bound in the standing bids of a seat, until they are paid."""
        return 0 if seat in self.paid else sum(bid.space for bid in self.bids if bid.seat == seat)


def view(state: State, acting: tuple[Seat, ...], scores: tuple[Score, ...]) -> View:
    """What the table shows; it is the same for all."""
    return View(
        edition=state.edition,
        round=state.round,
        phase=_phase(state),
        order=state.order,
        acting=acting,
        players=state.players,
        bids=state.bids,
        bank=state.bank,
        passed=state.passed if isinstance(state.task, Placing) else (),
        presents=state.presents,
        blocked=state.blocked,
        inspector=state.inspector,
        colours=state.colours,
        cards=state.cards,
        scores=scores,
        paid=_paid(state),
    )


def _paid(state: State) -> tuple[Seat, ...]:
    match state.task:
        case Resolving() | PlacingAtOnce() | Blocking():
            return tuple(seat for seat in state.order if Resolving(seat) not in state.agenda)
        case _:
            return ()


def _phase(state: State) -> Phase:
    match state.task:
        case None:
            return "over"
        case Travelling():
            return "travel"
        case Converting():
            return "income"
        case _:
            return "bidding"
