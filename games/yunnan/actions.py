"""The actions of Yunnan: what a player may say, and what nature does.

Places, buildings, gorges and structures are named by the keys of the edition's data.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.api import Action, Seat


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Place a trader on a space of a building. `source` is "supply" or a province."""

    building: str
    space: int
    source: str = "supply"


@dataclass(frozen=True, slots=True)
class Bank(Action):
    """Place a trader on a bank space, by its number from 1."""

    space: int = 1
    source: str = "supply"


@dataclass(frozen=True, slots=True)
class Market(Action):
    """Place a trader in the market of Pu'er."""

    source: str = "supply"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Place no more traders; those left in the supply go to the market."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a trader back from a building, with its progress; the Building Yard asks for the structure."""

    building: str
    structure: str | None = None


@dataclass(frozen=True, slots=True)
class Block(Action):
    """Put the gorge blocker on a gorge."""

    gorge: str


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a structure, or place Guards; the site is a province, or a gorge for a bridge."""

    structure: str
    site: str


@dataclass(frozen=True, slots=True)
class Travel(Action):
    """A trader goes from a place to a province, and may displace an opponent's trader there."""

    origin: str
    destination: str
    displaced: Seat | None = None


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End building and travelling, or keep the structure that could be placed at once."""


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Turn so much of this round's income into victory points, 1:1, and take the rest as money."""

    amount: int


@dataclass(frozen=True, slots=True)
class Order(Action):
    """Nature: the first bid order, earliest first."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Card(Action):
    """Nature: Dúlì turns over a card, by its number from 1."""

    number: int


PLAYERS: tuple[type[Action], ...] = (Bid, Bank, Market, Pass, Take, Block, Build, Travel, Done, Convert)
NATURE: tuple[type[Action], ...] = (Order, Card)
