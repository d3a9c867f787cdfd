"""The procedures that editions choose from by name: each is an entry here and a small function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from games.api import Event, Seat, Step
from games.yunnan.model import PUER, Counts, Player, State, moved
from games.yunnan.routes import gaps


def from_anywhere(player: Player) -> tuple[int | None, ...]:
    """A trader is taken from the supply or from any province, freely."""
    supply = (None,) if player.supply else ()
    return (*supply, *(place for place, count in enumerate(player.traders) if count and place != PUER))


def supply_first(player: Player) -> tuple[int | None, ...]:
    """A trader is taken from a province only when the supply is empty."""
    return (None,) if player.supply else from_anywhere(player)


def takes_all(state: State, seat: Seat) -> Step[State]:
    """The visitor moves all traders in buildings and supply to the market, and passes."""
    step = takes_bids(state, seat)
    player = step.state.players[seat]
    traders = moved(player.traders, None, PUER, player.supply)
    after = step.state.with_player(seat, supply=0, traders=traders)
    return Step(replace(after, passed=(*after.passed, seat)), step.events)


def takes_bids(state: State, seat: Seat) -> Step[State]:
    """The visitor moves all traders in buildings to the market, and stays in the bidding phase."""
    withdrawn = tuple(bid.building for bid in state.bids if bid.seat == seat)
    state = replace(state, bids=tuple(bid for bid in state.bids if bid.seat != seat))
    state = state.with_player(seat, traders=moved(state.players[seat].traders, None, PUER, len(withdrawn)))
    return Step(state, (Event("withdrawn", {"seat": seat, "buildings": withdrawn}),) if withdrawn else ())


def all_posts(state: State, player: Player) -> Counts:  # noqa: ARG001 - other editions look at the routes
    """The inspector counts every post, whether it is connected or not."""
    return player.posts


def connected_posts(state: State, player: Player) -> Counts:
    """The inspector counts only posts with a connected route."""
    open_at = gaps(state.edition, player, state.blocked)
    return tuple(0 if gap else count for count, gap in zip(player.posts, open_at, strict=True))


TRADER_FROM: Mapping[str, Callable[[Player], tuple[int | None, ...]]] = {
    "anywhere": from_anywhere,
    "supply_first": supply_first,
}
VISIT: Mapping[str, Callable[[State, Seat], Step[State]]] = {"takes_all": takes_all, "takes_bids": takes_bids}
INSPECTOR_COUNTS: Mapping[str, Callable[[State, Player], Counts]] = {
    "all_posts": all_posts,
    "connected_posts": connected_posts,
}
