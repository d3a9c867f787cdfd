"""Standing orders at a table of any game: what is offered, what comes of an order, and why it stops."""

from __future__ import annotations

from typing import Any, Protocol

from games.api import Action, Game, Obeyed, Seat, Stop

FIRST = Seat(0)


class HasState(Protocol):
    """A game in progress."""

    state: Any


def obey(game: Game[Any, Any], table: HasState, order: Action, seat: Seat = FIRST) -> Obeyed:
    """What comes of an order of a seat now."""
    return game.obey(table.state, seat, order)


def why(game: Game[Any, Any], table: HasState, order: Action, seat: Seat = FIRST) -> tuple[str, dict[str, Any]]:
    """Why an order stops now."""
    obeyed = game.obey(table.state, seat, order)
    assert isinstance(obeyed, Stop), obeyed
    return obeyed.reason.kind, dict(obeyed.reason.fields)


def offered(game: Game[Any, Any], table: HasState, seat: Seat = FIRST) -> list[Action]:
    """The orders that a seat may give now."""
    return list(game.orders_for(table.state, seat))
