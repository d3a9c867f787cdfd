"""Incomes, and the new order that they make (section 7)."""

from __future__ import annotations

from dataclasses import replace

from games.api import Event, Seat, Step
from games.yunnan.editions import Edition
from games.yunnan.model import PUER, Converting, Player, State
from games.yunnan.routes import gaps


def income_of(edition: Edition, player: Player, blocked: int | None) -> tuple[int, int]:
    """The income of a round, costs taken off, and the transport costs, in Yuan."""
    on_the_way = gaps(edition, player, blocked)
    provinces = range(PUER + 1, edition.last + 1)
    paid = min(player.traders[PUER], edition.paid_in_puer) * edition.trader_income[PUER]
    traders = sum(player.traders[place] * edition.trader_income[place] for place in provinces)
    posts = sum(player.posts[place] * edition.post_income[place] for place in provinces if not on_the_way[place])
    costs = edition.transport * sum(player.traders[place] * on_the_way[place] for place in provinces)
    return paid + traders + posts - costs, costs


def reckon(state: State) -> Step[State]:
    """Each person's income, in travel order, and the order that follows from them; Dúlì has none."""
    events: tuple[Event, ...] = ()
    for seat in _people(state):
        amount, costs = income_of(state.edition, state.players[seat], state.blocked)
        state = state.with_player(seat, income=amount)
        events += (Event("income", {"seat": seat, "amount": amount, "costs": costs}),)
    order = _new_order(state)
    state = replace(state, order=order, turn=state.turn + 1)
    state = state.doing(*(Converting(seat) for seat in _people(state)))
    return Step(state, (*events, Event("order", {"seats": order})))


def _people(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.order if seat != state.duli)


def _new_order(state: State) -> tuple[Seat, ...]:
    """Highest income first; of equals the later in the old order, whose marker lies on top. Dúlì is always first."""
    later_first = tuple(reversed(_people(state)))
    ranked = sorted(later_first, key=lambda seat: -(state.players[seat].income or 0))
    return (*(seat for seat in state.order if seat == state.duli), *ranked)
