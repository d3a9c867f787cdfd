"""The board of Yunnan: as a scene, and in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from data.catalogue import Catalogue
from games.yunnan.editions import Edition
from games.yunnan.view import View
from renderer.names import shown
from renderer.news import News
from renderer.scene import Layer, Scene
from renderer.yunnan import alt, city, land, text
from renderer.yunnan.board import BOARD, Table
from renderer.yunnan.course import counted, figure, key, livery, measured, scores, stage
from renderer.yunnan.header import header
from renderer.yunnan.panels import panels

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
    moving = (*land.pieces(view), *city.pieces(view, words), *panels(table), *header(table))
    return Scene(_printed(view.edition, words), moving)


@lru_cache(maxsize=16)
def _printed(edition: Edition, words: Catalogue) -> tuple[Layer, ...]:
    return (*land.printed(edition, words), *city.printed(edition, words, land.market_note(edition, words)))


def sentences(view: View, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The board in words, the most important first."""
    return alt.sentences(Table(view, names, words))


def lines(view: View, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The whole board in words, line by line."""
    return text.lines(Table(view, names, words))


def hand_of(_view: View, _names: tuple[str, ...], _words: Catalogue) -> None:
    """Nobody has a hand."""


def hand_sentences(_view: View, _names: tuple[str, ...], _words: Catalogue) -> Iterable[str]:
    """Nobody has a hand."""
    return ()


hand_lines = hand_sentences


def holding(_view: View) -> tuple[()]:
    """Nobody has a hand."""
    return ()


def hands_of(_view: View, _hands: object, _names: tuple[str, ...], _words: Catalogue) -> None:
    """Nobody has a hand."""


def hands_told(_view: View, _hands: object, _names: tuple[str, ...], _words: Catalogue) -> Iterable[tuple[str, str]]:
    """Nobody has a hand."""
    return ()
