"""The board of Yunnan: as a scene, and in words."""

from __future__ import annotations

from functools import lru_cache

from data.catalogue import Catalogue
from games.yunnan.editions import Edition
from games.yunnan.view import View
from renderer.names import shown
from renderer.scene import Layer, Scene
from renderer.yunnan import city, land
from renderer.yunnan.alt import sentences
from renderer.yunnan.board import Table
from renderer.yunnan.header import header
from renderer.yunnan.panels import panels
from renderer.yunnan.text import lines

__all__ = ["lines", "scene_of", "sentences"]


def scene_of(view: View, names: tuple[str, ...], words: Catalogue) -> Scene:
    """What the board shows: `names` are those of the players by seat, as they come."""
    table = Table(view, shown(names, words), words)
    moving = (*land.pieces(view), *city.pieces(view, words), *panels(table), *header(table))
    return Scene(_printed(view.edition, words), moving)


@lru_cache(maxsize=16)
def _printed(edition: Edition, words: Catalogue) -> tuple[Layer, ...]:
    return (*land.printed(edition, words), *city.printed(edition, words, land.market_note(edition, words)))
