"""What a game of Yunnan consists of: players, bids, tasks and the state.

Places are counted along the Tea Horse Road: 0 is Pu'er (its market), 1 to 5 are the provinces. Outside this
package places have names, the keys of `Edition.places`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from games.api import Seat
from games.yunnan.editions import Edition

PUER = 0
STRUCTURES = ("post", "bridge", "teahouse")
GUARDS = "guards"
"""The Guards marker: taken like a structure, placed at once, and gone when the round ends."""

Counts: TypeAlias = tuple[int, ...]
"""A number for each place, Pu'er first."""


@dataclass(frozen=True, slots=True)
class Player:
    """All that belongs to one colour, but for the traders that stand on bids: those are in the state."""

    money: int
    passes: int
    influence: int
    horse: int
    """The farthest place reached, 1 to 5; 0 for the bot player, who has none."""
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
    held_back: tuple[int, int, int] = (0, 0, 0)
    """Of those in hand, the ones that may not be built before the next round."""
    bridges: tuple[int, ...] = ()
    """Gorges bridged, as indices of `Edition.gorges`."""
    teahouses: tuple[int, ...] = ()
    """Places with a teahouse of this player."""
    guards: int = 0
    """Guards markers in the general supply."""
    guarded: tuple[int, ...] = ()
    """Places where a Guards marker of this player stands this round."""
    vp: int = 0
    """Victory points on the track; the colours of one person have them in common."""
    presents: int = 0
    income: int | None = None
    """The income of the round once reckoned, until the next travel phase ends."""

    def present(self, place: int) -> bool:
        """Whether a trader or a post of this player keeps a route open here."""
        return self.traders[place] > 0 or self.posts[place] > 0


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
    """A structure just taken may be placed now, or kept; Guards must be placed (section 4, Building Yard)."""

    seat: Seat
    structure: str


@dataclass(frozen=True, slots=True)
class Blocking:
    """The gorge blocker has to be placed (section 4, Temple)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Departing:
    """The markers move to the other track: the order is reversed for the travel phase."""


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
    DrawOrder | Placing | PayingBank | Resolving | PlacingAtOnce | Blocking | Departing | Travelling
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
    colours: tuple[int | None, ...]
    """By seat, the person who plays it; `None` for Dúlì, the bot player."""
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
    cards: tuple[int, ...] = ()
    """Dúlì's cards turned over since they were shuffled, as indices of `Duli.cards`."""

    @property
    def duli(self) -> Seat | None:
        """The seat of the bot player, if there is one."""
        return Seat(self.colours.index(None)) if None in self.colours else None

    @property
    def task(self) -> Task | None:
        """What is to be done now; `None` once the game is over."""
        return self.agenda[0] if self.agenda else None

    def with_player(self, seat: Seat, **changes: Any) -> State:
        """The state with a player changed."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def scored(self, seat: Seat, points: int) -> State:
        """The state with victory points gained or lost by the person who plays this seat."""
        vp, person = self.players[seat].vp + points, self.colours[seat]
        players = tuple(
            replace(player, vp=vp) if self.colours[number] == person else player
            for number, player in enumerate(self.players)
        )
        return replace(self, players=players)

    def doing(self, *tasks: Task) -> State:
        """The state with these tasks in place of the present one."""
        return replace(self, agenda=tasks + self.agenda[1:])

    def handed_over(self, *tasks: Task) -> State:
        """The state with a player's turn ended, and these tasks in place of the present one."""
        return replace(self, agenda=tasks + self.agenda[1:], turn=self.turn + 1)

    def bound(self, seat: Seat) -> int:
        """Yuan bound in the standing bids of a seat."""
        return sum(bid.space for bid in self.bids if bid.seat == seat)


def is_one_of(value: object, numbers: range) -> bool:
    """Whether a field that came from outside holds one of these numbers, and no other type."""
    return isinstance(value, int) and value in numbers


def moved(counts: Counts, origin: int | None, destination: int | None, number: int = 1) -> Counts:
    """The counts with so many pieces moved; `None` stands for a place outside them."""
    result = list(counts)
    if origin is not None:
        result[origin] -= number
    if destination is not None:
        result[destination] += number
    return tuple(result)


def changed(pieces: tuple[int, int, int], structure: int, number: int) -> tuple[int, int, int]:
    """The numbers of posts, bridges and teahouses with one of them changed."""
    first, second, third = (count + number * (structure == index) for index, count in enumerate(pieces))
    return first, second, third


def round_agenda(order: tuple[Seat, ...]) -> tuple[Task, ...]:
    """What is to be done in a round, in this bid order (section 2)."""
    resolving = tuple(Resolving(seat) for seat in order)
    return (
        Placing(order[0]), PayingBank(), *resolving, Departing(),
        Inspecting(), GivingPresents(), Reckoning(), EndingRound(),
    )  # fmt: skip
