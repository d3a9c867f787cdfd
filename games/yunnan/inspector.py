"""The visit of the province inspector (section 7)."""

from __future__ import annotations

from dataclasses import replace

from games.api import Event, Seat, Step
from games.yunnan.model import PUER, State, moved


def visit(state: State) -> Step[State]:
    """He goes to the province of the highest revenue, the farther of equals, and may send a trader home."""
    revenues = _revenues(state)
    place = max(range(1, len(revenues)), key=lambda place: (revenues[place], place))
    state = state.doing()
    if not revenues[place]:
        return Step(replace(state, inspector=None))
    state = replace(state, inspector=place)
    chosen = _chosen(state, place)
    event = Event("inspector", {"place": state.edition.places[place], "revenue": revenues[place]})
    return Step(state, (event, Event("inspector-idle"))) if chosen is None else _banish(state, chosen, place, event)


def _revenues(state: State) -> tuple[int, ...]:
    """By place, the printed income of all traders and of the posts that count."""
    edition = state.edition
    posts = [edition.inspector_counts(state, player) for player in state.players]
    return tuple(
        edition.trader_income[place] * sum(player.traders[place] for player in state.players)
        + edition.post_income[place] * sum(counts[place] for counts in posts)
        for place in range(edition.last + 1)
    )


def _chosen(state: State, place: int) -> Seat | None:
    """Of those with a trader, no teahouse there and influence below the top: the most influential, then the earlier."""
    exposed = [seat for seat in state.order if _exposed(state, seat, place)]
    return max(exposed, key=lambda seat: state.players[seat].influence, default=None)


def _exposed(state: State, seat: Seat, place: int) -> bool:
    player = state.players[seat]
    return (
        player.traders[place] > 0 and place not in player.teahouses and player.influence < state.edition.max_influence
    )


def _banish(state: State, seat: Seat, place: int, event: Event) -> Step[State]:
    after = state.with_player(seat, traders=moved(state.players[seat].traders, place, PUER))
    return Step(after, (event, Event("banished", {"seat": seat, "place": state.edition.places[place]})))
