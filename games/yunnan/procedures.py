"""The procedures that editions choose from by name: each is an entry here and a small function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from games.api import Event, Seat, Step
from games.yunnan.model import PUER, Counts, Player, State, moved


def from_anywhere(player: Player) -> tuple[int | None, ...]:
    """A trader is taken from the supply or from any province, freely."""
    supply = (None,) if player.supply else ()
    return (*supply, *(place for place, count in enumerate(player.traders) if count and place != PUER))


def takes_all(state: State, seat: Seat) -> Step[State]:
    """The visitor moves all traders in buildings and supply to the market, and passes."""
    withdrawn = tuple(bid.building for bid in state.bids if bid.seat == seat)
    state = replace(state, bids=tuple(bid for bid in state.bids if bid.seat != seat), passed=(*state.passed, seat))
    player = state.players[seat]
    to_market = len(withdrawn) + player.supply
    state = state.with_player(seat, supply=0, traders=moved(player.traders, None, PUER, to_market))
    return Step(state, (Event("withdrawn", {"seat": seat, "buildings": withdrawn}),) if withdrawn else ())


def all_posts(state: State, player: Player) -> Counts:  # noqa: ARG001 - other editions look at the routes
    """The inspector counts every post, whether it is connected or not."""
    return player.posts


TRADER_FROM: Mapping[str, Callable[[Player], tuple[int | None, ...]]] = {"anywhere": from_anywhere}
VISIT: Mapping[str, Callable[[State, Seat], Step[State]]] = {"takes_all": takes_all}
INSPECTOR_COUNTS: Mapping[str, Callable[[State, Player], Counts]] = {"all_posts": all_posts}
