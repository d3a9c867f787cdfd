"""Tables with Dúlì: cards made for a test, and positions while bidding and travelling."""

from __future__ import annotations

from typing import Any

from games.api import Setup
from tests.games.yunnan.table import Colour, Table, set_up, table

BUILDINGS = ("trading_school", "customs_office", "horse_trader", "traders_guild", "building_yard")


def card(*bids: str, traders: tuple[int, ...] = (0, 0, 0, 0, 0), teahouse: bool = False) -> dict[str, Any]:
    """A card of a test; buildings not named come after those named."""
    rest = [building for building in BUILDINGS if building not in bids]
    return {"bids": [*bids, *rest], "traders": list(traders), "teahouse": teahouse}


def with_cards(*cards: dict[str, Any], options: tuple[str, ...] = ()) -> Setup:
    return set_up("second", *options, people=2, duli__cards=list(cards))


def bidding(own: Colour, other: Colour = Colour(), duli: Colour = Colour(), *cards: dict[str, Any]) -> Table:  # noqa: B008
    """A and B, and Dúlì with her cards; A is to place a trader."""
    return table(own, other, duli, setup=with_cards(*(cards or (card(),))))


def travelling(
    shown: dict[str, Any],
    own: Colour,
    other: Colour = Colour(),  # noqa: B008
    duli: Colour = Colour(),  # noqa: B008
    presents: dict[str, int] | None = None,
) -> Table:
    """The same after all have passed, and Dúlì has travelled by this card."""
    game = table(own, other, duli, presents=presents, setup=with_cards(shown))
    game.pass_all()
    return game.turn(1)


# ------------------------------------------------------------------ setup
