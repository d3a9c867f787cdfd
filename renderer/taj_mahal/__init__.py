"""The board and the hands of Taj Mahal: as scenes, and in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from data.catalogue import Catalogue
from games.taj_mahal.view import View
from renderer.names import shown
from renderer.news import News
from renderer.scene import Layer, Scene
from renderer.table import Hands
from renderer.taj_mahal import alt, court, hand, hand_words, hands, land, text
from renderer.taj_mahal.board import BOARD, Map, Table, map_of, visited
from renderer.taj_mahal.course import counted, figure, key, livery, measured, scores, stage
from renderer.taj_mahal.display import display
from renderer.taj_mahal.header import header
from renderer.taj_mahal.panels import panels

__all__ = [
    "NEWS",
    "counted",
    "figure",
    "hand_lines",
    "hand_of",
    "hand_sentences",
    "hands_of",
    "hands_told",
    "holding",
    "key",
    "lines",
    "livery",
    "measured",
    "scene_of",
    "scores",
    "sentences",
    "stage",
]

NEWS: News = BOARD["news"]
"""The layers in which it is marked what is new, see `renderer.news`."""


def scene_of(view: View, names: tuple[str, ...], words: Catalogue) -> Scene:
    """What the board shows: `names` are those of the players by seat, as they come."""
    table = Table(view, shown(names, words), words)
    moving = (
        *land.pieces(view, words),
        *court.pieces(table),
        *display(table),
        *panels(table),
        *header(table),
    )
    return Scene(_printed(map_of(view.edition), visited(view)), moving)


@lru_cache(maxsize=32)
def _printed(plan: Map, raised: str | None) -> tuple[Layer, ...]:
    return (*land.printed(plan, raised), *court.printed())


def sentences(view: View, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The board in words, the most important first."""
    return alt.sentences(Table(view, names, words))


def lines(view: View, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The whole board in words, line by line."""
    return text.lines(Table(view, names, words))


def hand_of(view: View, names: tuple[str, ...], words: Catalogue) -> Scene | None:
    """The viewer's hand; `None` for the channel."""
    return hand.scene_of(Table(view, shown(names, words), words))


def hand_sentences(view: View, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The viewer's hand in words, the cards that may be played first."""
    return hand_words.sentences(Table(view, names, words))


def hand_lines(view: View, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The viewer's hand in words, a line for each card."""
    return hand_words.lines(Table(view, names, words))


def holding(view: View) -> tuple[str, ...]:
    """The cards in the viewer's hand, sorted as they are there."""
    return tuple(held.card for held in view.hand or ())


def hands_of(view: View, cards: Hands, names: tuple[str, ...], words: Catalogue) -> Scene:
    """The cards in all hands, a row for each player."""
    return hands.scene_of(Table(view, shown(names, words), words), cards)


def hands_told(view: View, cards: Hands, names: tuple[str, ...], words: Catalogue) -> Iterable[tuple[str, str]]:
    """Each player, and the cards in the hand."""
    return hands.told(Table(view, names, words), cards)
