"""The geometry of the board (`data/yunnan/board.toml`), and what the modules of this package share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from data.catalogue import Catalogue
from data.tables import table
from games.api import Seat
from games.yunnan.view import View
from renderer.theme import LIVERIES, Box

BOARD: dict[str, Any] = table("yunnan/board")
PLACES: list[dict[str, Any]] = BOARD["place"]
HEIGHT: dict[str, int] = BOARD["pieces"]
"""Heights of the pieces on the map, in pixels."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that a picture of Yunnan is made from: the view, the names at the table as they can be shown, the words."""

    view: View
    names: tuple[str, ...]
    words: Catalogue


def livery(seat: Seat) -> str:
    """The colour of a seat."""
    return LIVERIES[seat]


def term(words: Catalogue, value: str) -> str:
    """A place, a building or the like in the reader's language."""
    return words.text(f"yunnan-term-{value}")


def spot(raw: list[float]) -> tuple[float, float]:
    """A point as it stands in the data."""
    return (raw[0], raw[1])


def box_of(raw: list[float]) -> Box:
    """A box as it stands in the data."""
    left, top, right, bottom = raw
    return (left, top, right, bottom)
