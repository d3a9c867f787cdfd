"""Standing orders of one seat, joined: which of them acts, or else which of them end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from games.api import Act, Action, Game, Obeyed, Over, Seat, Stop

Outcome: TypeAlias = tuple[int, Act | Stop | Over]
"""What comes of an order, named by its place in the list of those given."""


def outcomes(game: Game[Any, Any], state: Any, seat: Seat, orders: Sequence[Action]) -> tuple[Outcome, ...]:
    """What comes of the orders that a seat has given, earliest first; those that wait are left out.

    If one of them acts, it alone is there: the others are asked again in the position that it leads to. So an order
    to bid again goes before one to pass, and does not stop another that would have taken the bid for lost.
    """
    found = [(number, game.obey(state, seat, orders[number])) for number in _by_rank(game, orders)]
    acting = [(number, obeyed) for number, obeyed in found if isinstance(obeyed, Act)]
    return tuple(acting[:1]) or tuple(sorted(_ended(found), key=lambda outcome: outcome[0]))


def _by_rank(game: Game[Any, Any], orders: Sequence[Action]) -> list[int]:
    """The orders by their types, those of one type as they were given."""
    return sorted(range(len(orders)), key=lambda number: game.orders.index(type(orders[number])))


def _ended(found: list[tuple[int, Obeyed]]) -> list[Outcome]:
    return [(number, obeyed) for number, obeyed in found if isinstance(obeyed, Stop | Over)]
