"""What a game of Yunnan consists of: players, bids, tasks and the state.

Places are counted along the Tea Horse Road: 0 is Pu'er (its market), 1 to 5 are the provinces. Outside this
package places have names, the keys of `Edition.places`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.api import Seat
from games.yunnan.editions import Edition

PUER = 0
STRUCTURES = ("post", "bridge", "teahouse")

Counts: TypeAlias = tuple[int, ...]
"""A number for each place, Pu'er first."""


@dataclass(frozen=True, slots=True)
class Player:
    """All that belongs to one colour, but for the traders that stand on bids: those are in the state."""

    money: int
    passes: int
    influence: int
    horse: int
    """The farthest place reached, 1 to 5."""
    supply: int
    """Traders in the personal supply."""
    reserve: int
    """Traders in the general supply."""
    traders: Counts
    posts: Counts
    in_hand: tuple[int, int, int] = (0, 0, 0)
    """Posts, bridges and teahouses in the personal supply."""
    in_general: tuple[int, int, int] = (0, 0, 0)
    """The same in the general supply."""
    bridges: tuple[int, ...] = ()
    """Gorges bridged, as indices of `Edition.gorges`."""
    teahouses: tuple[int, ...] = ()
    """Places with a teahouse of this player."""
    vp: int = 0
    presents: int = 0
    income: int | None = None
    """The income of the round once reckoned, until the next travel phase ends."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A trader on a space of a building."""

    seat: Seat
    building: str
    space: int


@dataclass(frozen=True, slots=True)
class DrawOrder:
    """Nature draws the first bid order."""


@dataclass(frozen=True, slots=True)
class Placing:
    """The bidding phase, with the seat whose turn it is to place a trader (section 3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PayingBank:
    """The bank is resolved (section 4)."""


@dataclass(frozen=True, slots=True)
class Resolving:
    """A player pays, then takes traders and progress back; `buildings` are those not yet taken (section 4)."""

    seat: Seat
    buildings: tuple[str, ...] | None = None
    """`None` before the payment."""


@dataclass(frozen=True, slots=True)
class PlacingAtOnce:
    """A structure just taken may be placed now, or kept (section 4, Building Yard)."""

    seat: Seat
    structure: str


@dataclass(frozen=True, slots=True)
class Blocking:
    """The gorge blocker has to be placed (section 4, Temple)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Travelling:
    """A travel turn: building and travelling, mixed freely (sections 5 and 6)."""

    seat: Seat
    begun: bool = False
    passes: int = 0
    """Border passes still unused this round."""
    arrived: Counts = ()
    """By place, the traders that have travelled in this turn and stay."""


@dataclass(frozen=True, slots=True)
class Inspecting:
    """The inspector's visit (section 7)."""


@dataclass(frozen=True, slots=True)
class GivingPresents:
    """The presents are handed out (section 7)."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Incomes are reckoned and the order is set anew (section 7)."""


@dataclass(frozen=True, slots=True)
class Converting:
    """A player turns a part of the income into victory points (section 8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndingRound:
    """The end is checked, and the next round prepared or the game scored (section 8)."""


Task: TypeAlias = (
    DrawOrder | Placing | PayingBank | Resolving | PlacingAtOnce | Blocking | Travelling
    | Inspecting | GivingPresents | Reckoning | Converting | EndingRound
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class State:
    """A position. The agenda holds what is still to do, first things first; an empty one ends the game."""

    edition: Edition
    players: tuple[Player, ...]
    order: tuple[Seat, ...]
    """The bid order of this round while bids are placed and resolved; from the travel phase on the travel order."""
    agenda: tuple[Task, ...]
    presents: Counts
    round: int = 1
    turn: int = 0
    """Counts the turns; see `games.api.Decision.turn`."""
    bids: tuple[Bid, ...] = ()
    """All standing bids, in the order of placing."""
    bank: tuple[Seat | None, ...] = ()
    """Who stands on each bank space."""
    passed: tuple[Seat, ...] = ()
    blocked: int | None = None
    """The gorge under the blocker."""
    inspector: int | None = None
    """The place that the inspector visited last, until the next round's visit."""
