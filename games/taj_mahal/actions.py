"""The actions of Taj Mahal: what a player may say, and what nature does.

Cards, cities, provinces and tiles are named by the keys of the edition's data.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from games.api import Action, Seat


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a coloured card, alone or with a white or special card (A3)."""

    card: str
    extra: str | None = field(default=None, metadata={"word": "with", "filled": False})


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Leave the visit, and win what can be won (A4)."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a palace just won on a city; `palace` is "ordinary" or "crowned" (A5)."""

    city: str
    palace: str = "ordinary"


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Take a card of the display into the hand (A4.5)."""

    card: str


@dataclass(frozen=True, slots=True)
class Provinces(Action):
    """Nature: the provinces in the order of their tiles, tile 1 first (A1.2)."""

    provinces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bonuses(Action):
    """Nature: the bonus tiles, in the order of `Edition.fortresses` (A1.3)."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class First(Action):
    """Nature: who takes the start marker (A1.8)."""

    player: Seat


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Nature: cards from the draw pile into a hand, seen by its owner alone (A1.6, A4.3, A6.1)."""

    player: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Display(Action):
    """Nature: open cards from the draw pile (A1.6, A7.3)."""

    cards: tuple[str, ...]


PLAYERS: tuple[type[Action], ...] = (Play, Withdraw, Place, Pick)
NATURE: tuple[type[Action], ...] = (Provinces, Bonuses, First, Deal, Display)
