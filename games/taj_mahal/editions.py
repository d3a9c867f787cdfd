"""Taj Mahal as its data have it: cards, tiles, map and figures as one frozen value.

The rules ask it how many or what; never which edition it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

COURTIERS = ("vizier", "general", "monk", "princess")
"""The persons of the court that have influence tiles."""
SUITS = (*COURTIERS, "mogul", "elephant")
"""All six symbols, in the order of the court; wherever something stands "by suit", it is in this order."""
COLOURS = ("red", "green", "yellow", "purple")
WHITE, SPECIAL = "white", "special"
GOODS = ("rice", "tea", "spices", "jewels")
"""Wherever something stands "by good", it is in this order."""
POINTS, CARD, TAJ_MAHAL = "points", "card", "taj_mahal"
"""The bonus tiles that are no goods."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card, by its face: copies have the same key."""

    key: str
    """A colour and the initials of its symbols, such as "red_ve" or "white_k"; for a special card, its effect."""
    colour: str
    """One of `COLOURS`, `WHITE` or `SPECIAL`."""
    symbols: tuple[str, ...]
    """One or two of `SUITS`; none on some special cards."""
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Province:
    """A province and its cities, in the order of their ring."""

    key: str
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """All figures that a game is played by (rules page, sections A and B)."""

    key: str
    seats: tuple[int, ...]
    """The numbers of people that it is played by."""
    provinces: tuple[Province, ...]
    last_province: str
    """The province that is always visited last."""
    roads: tuple[tuple[str, str], ...]
    """Pairs of cities."""
    fortresses: tuple[str, ...]
    taj_mahal: str
    """The fortress with the Taj Mahal tile."""
    cards: Mapping[str, Card]
    """By key, the special cards included."""
    specials: tuple[str, ...]
    """By courtier, the key of the special card that two influence tiles bring (B4)."""
    tiles: tuple[tuple[str, ...], ...]
    """The goods of each province tile, tile 1 first."""
    bonuses: tuple[str, ...]
    """The bonus tiles but the Taj Mahal's, in no order: goods, `POINTS` or `CARD`."""
    hand: int
    """Cards dealt to each player."""
    display: Mapping[int, int]
    """Open cards of a visit by the number of players."""
    influence_tiles: int
    """Of each courtier."""
    bonus_points: int
    taj_mahal_points: int
    good_points: int
    """For a good on a tile gained, besides one for each symbol of it owned before."""
    card_points: int
    """At once, for the special card that brings points."""
    tracked: bool
    """Whether the table keeps count for all of what anyone could have noted: discards, and what is still unseen."""
