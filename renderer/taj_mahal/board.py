"""The geometry of the board (`data/taj_mahal/board.toml`), and what the modules of this package share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from data.catalogue import Catalogue
from data.tables import table
from games.api import Seat
from games.taj_mahal.editions import Edition, Province
from games.taj_mahal.view import View
from renderer.table import Table as AnyTable
from renderer.theme import LIVERIES

BOARD: dict[str, Any] = table("taj_mahal/board")
CITIES: dict[str, dict[str, Any]] = BOARD["city"]
PROVINCES: dict[str, dict[str, Any]] = BOARD["province"]
HEIGHT: dict[str, int] = BOARD["pieces"]
"""Heights of the pieces on the map, in pixels."""


@dataclass(frozen=True, slots=True)
class Table(AnyTable[View]):
    """All that a picture of Taj Mahal is made from."""


@dataclass(frozen=True, slots=True)
class Map:
    """What the rules say of the map: the part of an edition that is printed on the board."""

    provinces: tuple[Province, ...]
    roads: tuple[tuple[str, str], ...]
    fortresses: tuple[str, ...]
    taj_mahal: str


def map_of(edition: Edition) -> Map:
    """The map of an edition."""
    return Map(edition.provinces, edition.roads, edition.fortresses, edition.taj_mahal)


def livery(seat: Seat) -> str:
    """The colour of a seat."""
    return LIVERIES[seat]


def with_colour(table: Table, seat: Seat) -> str:
    """The name and the colour."""
    colour = table.words.text(f"board-colour-{livery(seat)}")
    return table.words.text("board-player", name=table.names[seat], colour=colour)


@lru_cache(maxsize=512)
def term(words: Catalogue, value: str) -> str:
    """A city, a card or the like in the reader's language."""
    return words.word(f"taj_mahal-term-{value}")


@lru_cache(maxsize=64)
def letter(words: Catalogue, value: str) -> str:
    """The letter that stands for a symbol or a colour on a card."""
    return words.text(f"taj_mahal-letter-{value}")


def number_of(view: View, province: str) -> int:
    """The number of a province's tile."""
    return view.provinces.index(province) + 1


def goods_of(view: View, province: str) -> tuple[str, ...]:
    """The goods on a province's tile."""
    return view.edition.tiles[number_of(view, province) - 1]


def to_come(view: View) -> tuple[str, ...]:
    """The provinces not yet visited, in the order of the visits."""
    return view.provinces[view.visit :] if view.province or not view.provinces else view.provinces


def visited(view: View) -> str | None:
    """The province where the court is; none before the first visit and after the last."""
    return None if view.phase == "over" else view.province
