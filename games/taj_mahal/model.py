"""What a game of Taj Mahal consists of: players, tasks and the state."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from games.api import Seat
from games.taj_mahal.editions import COURTIERS, GOODS, SUITS, Edition
from games.taj_mahal.view import Palace

ORDINARY, CROWNED = "ordinary", "crowned"
PLUS_POINTS, ANY_COLOUR = "plus_points", "any_colour"
"""The special cards whose effect is no symbol."""
MOGUL, ELEPHANT = "mogul", "elephant"


@dataclass(frozen=True, slots=True)
class Player:
    """All that belongs to one player but palaces, which are on the map."""

    vp: int = 0
    hand: tuple[str, ...] = ()
    """The ordinary and white cards, in alphabetical order."""
    specials: tuple[str, ...] = ()
    """The special cards owned, in the hand or played."""
    played: tuple[tuple[str, ...], ...] = ()
    """The plays of this visit, each a coloured card, and what was played with it."""
    bound: str | None = None
    """The colour of this visit, once fixed."""
    withdrawn: bool = False
    influence: tuple[int, ...] = (0,) * len(COURTIERS)
    """Influence tiles, by courtier."""
    goods: tuple[int, ...] = (0,) * len(GOODS)
    """Symbols on province and bonus tiles, by good."""

    @property
    def cards_played(self) -> tuple[str, ...]:
        """All cards of this visit's plays."""
        return tuple(card for play in self.played for card in play)


@dataclass(frozen=True, slots=True)
class LayingProvinces:
    """Nature lays out the province tiles (A1.2)."""


@dataclass(frozen=True, slots=True)
class LayingBonuses:
    """Nature lays out the bonus tiles (A1.3)."""


@dataclass(frozen=True, slots=True)
class ChoosingFirst:
    """Nature gives out the start marker (A1.8)."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Nature deals cards from the draw pile into a hand."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class LayingDisplay:
    """Nature lays out open cards from the draw pile."""

    number: int


@dataclass(frozen=True, slots=True)
class BeginningVisit:
    """The visit begins with the player who has the start marker (A2)."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A player plays or withdraws (A2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Building:
    """A player places the palaces just won (A4.1)."""

    seat: Seat
    palaces: tuple[str, ...]
    """The kinds still to place, ordinary ones first."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """Palaces are scored, and the province tile if it was won (A4.2)."""

    seat: Seat
    tile: bool


@dataclass(frozen=True, slots=True)
class Discarding:
    """The cards played leave the table (A4.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Picking:
    """A player takes cards of the display (A4.5)."""

    seat: Seat
    number: int
    """How many more."""
    picked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EndingVisit:
    """All have withdrawn (A7)."""


Task: TypeAlias = (
    LayingProvinces | LayingBonuses | ChoosingFirst | Dealing | LayingDisplay | BeginningVisit
    | Playing | Building | Scoring | Discarding | Picking | EndingVisit
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class State:
    """A position. The agenda holds what is still to do, first things first; an empty one ends the game."""

    edition: Edition
    players: tuple[Player, ...]
    """By seat."""
    agenda: tuple[Task, ...]
    pile: tuple[str, ...]
    """The draw pile in alphabetical order: it has no other, nature draws from it."""
    visit: int = 1
    start: Seat = Seat(0)  # noqa: RUF009 - a seat is an immutable number
    """Who has the start marker."""
    provinces: tuple[str, ...] = ()
    """In the order of their tiles."""
    bonuses: tuple[tuple[str, str], ...] = ()
    """The bonus tiles still on their fortresses, as pairs of city and tile."""
    palaces: tuple[Palace, ...] = ()
    """In the order of placing."""
    court: tuple[str, ...] = SUITS
    """The suits whose prize can still be won in this visit."""
    won: tuple[tuple[str, Seat], ...] = ()
    """The suits won in this visit, and by whom."""
    display: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    """The top last."""
    turn: int = 0
    """Counts the turns; see `games.api.Decision.turn`."""

    @property
    def task(self) -> Task | None:
        """What is to be done now; `None` once the game is over."""
        return self.agenda[0] if self.agenda else None

    @property
    def province(self) -> str:
        """The province being visited. Raises `IndexError` before they are laid out."""
        return self.provinces[self.visit - 1]

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the start player."""
        return clockwise(self.start, len(self.players))

    def with_player(self, seat: Seat, **changes: Any) -> State:
        """The state with a player changed."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def scored(self, seat: Seat, points: int) -> State:
        """The state with victory points gained by a player."""
        return self.with_player(seat, vp=self.players[seat].vp + points)

    def doing(self, *tasks: Task) -> State:
        """The state with these tasks in place of the present one."""
        return replace(self, agenda=tasks + self.agenda[1:])

    def handed_over(self, *tasks: Task) -> State:
        """The state with these tasks in place of the present one, and a player's turn ended."""
        return replace(self.doing(*tasks), turn=self.turn + 1)

    def active(self, but: Seat | None = None) -> tuple[Seat, ...]:
        """Who has not yet withdrawn from this visit, in turn order; all `but` one where one is named."""
        return tuple(seat for seat in self.order if seat != but and not self.players[seat].withdrawn)


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in the order of turns, this one first."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def without(cards: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """The cards without those taken, each as often as it was taken, in their order."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def is_one_of(value: object, words: Collection[str]) -> bool:
    """Whether a field that came from outside holds one of these words, and no other type."""
    return isinstance(value, str) and value in words


def is_seat(value: object, seats: Collection[Seat]) -> bool:
    """Whether a field that came from outside holds one of these seats."""
    return isinstance(value, int) and value in seats


def are_words(value: object) -> bool:
    """Whether a field that came from outside holds a tuple of words."""
    return isinstance(value, tuple) and all(isinstance(item, str) for item in value)
