"""The special cards: two influence tiles of a person bring the card of that person (A7.1, B4)."""

from __future__ import annotations

from games.api import Event, Seat, Step, Value
from games.taj_mahal.editions import COURTIERS
from games.taj_mahal.model import State, without

PRICE = 2
"""Influence tiles of one kind for a special card."""


def exchange(state: State) -> Step[State]:
    """Whoever has two tiles of a kind must give them back for the card, even if it is already theirs (D13)."""
    events: list[Event] = []
    for suit in range(len(COURTIERS)):
        for seat in state.order:
            if state.players[seat].influence[suit] >= PRICE:
                step = _exchange(state, seat, suit)
                state = step.state
                events += step.events
    return Step(state, tuple(events))


def _exchange(state: State, seat: Seat, suit: int) -> Step[State]:
    card = state.edition.specials[suit]
    owner = owner_of(state, card)
    tiles = tuple(number - PRICE * (index == suit) for index, number in enumerate(state.players[seat].influence))
    after = state.with_player(seat, influence=tiles)
    told: dict[str, Value] = {"seat": seat, "suit": COURTIERS[suit], "card": card}
    if owner == seat:
        return Step(after, (Event("exchanged-for-nothing", told),))
    if owner is not None:
        after = after.with_player(owner, specials=without(after.players[owner].specials, (card,)))
    after = after.with_player(seat, specials=(*after.players[seat].specials, card))
    if owner is None:
        return Step(after, (Event("exchanged", told),))
    return Step(after, (Event("exchanged-with", {**told, "other": owner}),))


def owner_of(state: State, card: str) -> Seat | None:
    """Who has a special card; `None` while it lies beside the board."""
    return next((seat for seat in state.order if card in state.players[seat].specials), None)
