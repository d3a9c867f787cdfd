"""The geometry of the board (`data/yunnan/board.toml`), and what the modules of this package share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from data.catalogue import Catalogue
from data.tables import table
from games.api import Seat
from games.yunnan.view import View
from renderer.table import Table as AnyTable
from renderer.theme import LIVERIES, NEUTRAL

BOARD: dict[str, Any] = table("yunnan/board")
PLACES: list[dict[str, Any]] = BOARD["place"]
HEIGHT: dict[str, int] = BOARD["pieces"]
"""Heights of the pieces on the map, in pixels."""


@dataclass(frozen=True, slots=True)
class Table(AnyTable[View]):
    """All that a picture of Yunnan is made from."""


def is_bot(view: View, seat: Seat) -> bool:
    """Whether the rules play this seat."""
    return view.colours[seat : seat + 1] == (None,)


def livery(view: View, seat: Seat) -> str:
    """The colour of a seat."""
    return NEUTRAL if is_bot(view, seat) else LIVERIES[seat]


def mates(view: View, seat: Seat) -> tuple[Seat, ...]:
    """All seats of the person at this seat, in turn order."""
    if not view.colours:
        return (seat,)
    return tuple(other for other in view.order if view.colours[other] == view.colours[seat])


def called(table: Table, seat: Seat) -> str:
    """The name, with the colour where somebody plays several."""
    return with_colour(table, seat) if len(mates(table.view, seat)) > 1 else table.names[seat]


def with_colour(table: Table, seat: Seat) -> str:
    """The name and the colour."""
    colour = table.words.text(f"board-colour-{livery(table.view, seat)}")
    return table.words.text("board-player", name=table.names[seat], colour=colour)


@lru_cache(maxsize=512)
def term(words: Catalogue, value: str) -> str:
    """A place, a building or the like in the reader's language."""
    return words.word(f"yunnan-term-{value}")
