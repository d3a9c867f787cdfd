"""An edition of Yunnan: the figures of its data file as one frozen value.

The rules ask an edition how many, what, or to do it; never which edition it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.api import Seat, Step
    from games.yunnan.model import Player, State

SUPPLY = "supply"
"""The personal supply, as the source of a trader; other sources are places."""


@dataclass(frozen=True, slots=True)
class Building:
    """A building of Pu'er with its bid spaces, by their price in Yuan."""

    key: str
    gives: str
    """What a successful bid brings: trader, pass, horse, influence, structure or block."""
    spaces: tuple[int, ...]
    small: tuple[int, ...]
    """The spaces whose trader has to leave when overbid."""
    bids: int = 1
    """How many traders of one player it takes."""


@dataclass(frozen=True, slots=True)
class Band:
    """A step of the bank's table: from this total of all bids on, each bank space pays so much."""

    total: int
    pays: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One of Dúlì's cards (section 10)."""

    buildings: tuple[str, ...]
    """Where she would bid, first choice first."""
    traders: tuple[int, ...]
    """How many traders she puts into each place, Pu'er first."""
    teahouse: bool


@dataclass(frozen=True, slots=True)
class Duli:
    """What the bot player of a game of two has (section 10)."""

    posts: tuple[int, ...]
    """The places of her posts."""
    building: str
    space: int
    """Her bid before the first round."""
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """All figures that a game is played by (rules page, section 1). Tuples "by place" start with Pu'er."""

    key: str
    seats: tuple[int, ...]
    """The numbers of people that it is played by."""
    places: tuple[str, ...]
    """Keys of the places along the road, Pu'er first."""
    gorges: tuple[tuple[int, int], ...]
    """Pairs of places (lower, higher) that a bridge may join."""

    start_money: tuple[int, ...]
    """Yuan by place in the first bid order."""
    start_supply: int
    start_passes: int
    start_influence: int
    start_horse: int
    start_presents: tuple[int, ...]
    """Presents by place."""

    traders: int
    posts: int
    bridges: int
    teahouses: int

    max_passes: int
    max_influence: int
    posts_in_a_province: int
    posts_in_puer: bool

    buildings: tuple[Building, ...]
    bank: tuple[Band, ...]
    visit: Callable[[State, Seat], Step[State]]
    """What the bank asks of its visitor."""

    trader_from: Callable[[Player], tuple[int | None, ...]]
    """Where a player may take a trader to place: the supply (`None`) and places."""
    placed_at_once: tuple[str, ...]
    """Structures that may be placed as soon as they are taken."""

    border_of_puer: int
    """Passes that the way between Pu'er and the first province takes."""
    back_to_puer: bool
    back_to_start: bool
    bridge_passes: int
    build_in_round_taken: bool

    trader_income: tuple[int, ...]
    post_income: tuple[int, ...]
    paid_in_puer: int
    transport: int
    inspector_counts: Callable[[State, Player], tuple[int, ...]]
    """The posts of a player that the inspector counts, by place."""

    end_vp: int | None
    """Victory points that end the game; `None` where they do not."""
    end_presents: int
    yuan_for_a_point: int
    vp_present: int
    vp_passes: tuple[int, ...]
    vp_influence: tuple[int, ...]
    vp_teahouse: tuple[int, ...]
    vp_horse: tuple[int, ...]

    colours_each: int = 1
    """How many colours each person plays."""
    guards: int = 0
    penalty: int | None = None
    """Victory points for each missing Yuan, less the number of the round; `None` where bids must be covered."""
    least_penalty: int = 0
    duli: Duli | None = None
    """The bot player, if there is one."""

    def colours(self, people: int) -> tuple[int | None, ...]:
        """By seat, the person who plays it; `None` for the bot player, who sits last."""
        return tuple(range(people)) * self.colours_each + (() if self.duli is None else (None,))

    def penalty_in(self, number: int) -> int:
        """Victory points for each Yuan missing in this round."""
        return max((self.penalty or 0) - number, self.least_penalty)

    def building(self, key: str) -> Building:
        """The building of this key. Raises `KeyError`."""
        for building in self.buildings:
            if building.key == key:
                return building
        raise KeyError(key)

    def gorge_key(self, gorge: int) -> str:
        """The name of a gorge in actions and catalogue, such as "sichuan-qinghai"."""
        low, high = self.gorges[gorge]
        return f"{self.places[low]}-{self.places[high]}"

    @property
    def gorge_keys(self) -> tuple[str, ...]:
        """The names of all gorges."""
        return tuple(self.gorge_key(gorge) for gorge in range(len(self.gorges)))

    @property
    def building_keys(self) -> tuple[str, ...]:
        """The names of all buildings."""
        return tuple(building.key for building in self.buildings)

    @property
    def last(self) -> int:
        """The place at the far end of the road."""
        return len(self.places) - 1

    @property
    def bank_spaces(self) -> int:
        """The number of spaces in the bank."""
        return len(self.bank[0].pays)
