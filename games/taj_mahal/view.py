"""What a seat, or the channel, may see of a game of Taj Mahal: no draw pile, and no hand but one's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.api import Score, Seat
from games.taj_mahal.editions import Edition

Phase: TypeAlias = Literal["setup", "playing", "placing", "picking", "over"]
"""What the acting player does: plays or withdraws; places palaces won; picks cards from the display."""
Standing: TypeAlias = Literal["alone", "tied", "behind", "gone"]
"""Of a count, against the other active players: a prize would be won only alone; it may be gone from the court."""
Use: TypeAlias = Literal["now", "with-any-colour", "never"]
"""Whether a card in the hand may be played now, only beside the any-colour card, or not in this turn."""


@dataclass(frozen=True, slots=True)
class Palace:
    """A palace on the map."""

    seat: Seat
    city: str
    crowned: bool = False


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody may know of a player."""

    vp: int
    cards: int
    """Ordinary and white cards in the hand."""
    specials: tuple[str, ...]
    """Special cards owned, those played in this visit included."""
    played: tuple[tuple[str, ...], ...]
    """The plays of this visit, each of one or two cards."""
    colour: str | None
    """The colour that this visit is bound to."""
    counts: tuple[int, ...]
    """The symbols played in this visit, by suit."""
    wins: tuple[str, ...]
    """The suits that would be won by withdrawing now."""
    withdrawn: bool
    influence: tuple[int, ...]
    """Influence tiles, by courtier."""
    goods: tuple[int, ...]
    """Symbols owned on province and bonus tiles, by good."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What playing a card would make of one's count in a suit."""

    suit: str
    count: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the viewer's hand."""

    card: str
    use: Use
    effects: tuple[Effect, ...] = ()
    """Of playing it now; for a white or special card, of adding it to the present counts."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    edition: Edition
    visit: int
    """From 1."""
    phase: Phase
    province: str | None
    """The province being visited; `None` before the set-up."""
    provinces: tuple[str, ...]
    """In the order of their tiles, which is that of the visits; empty before the set-up."""
    order: tuple[Seat, ...]
    """The turn order of this visit, the start player first."""
    acting: tuple[Seat, ...]
    players: tuple[Player, ...]
    """By seat."""
    court: tuple[str, ...]
    """The suits whose prize can still be won."""
    won: Mapping[str, Seat]
    """The suits won in this visit, and by whom."""
    bonuses: Mapping[str, str]
    """The bonus tiles still on their fortresses, by city."""
    palaces: tuple[Palace, ...]
    """In the order of placing."""
    unplaced: tuple[str, ...]
    """The palaces that the acting player has still to place, "ordinary" and "crowned"."""
    display: tuple[str, ...]
    """The open cards."""
    pile: int
    """Cards in the draw pile."""
    discards: tuple[str, ...]
    """The discard pile, the top last; the top alone where the table keeps no count."""
    unseen: Mapping[str, int] | None
    """By colour (white included), how many cards are where this viewer cannot see them: draw pile and hands."""
    scores: tuple[Score, ...]
    """The final scores, best first, once the game is over."""
    viewer: Seat | None = None
    hand: tuple[Held, ...] | None = None
    """The viewer's cards, special ones included, copies each on its own, sorted by colour and symbols."""
