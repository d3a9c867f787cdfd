"""The tiles: of provinces, on fortresses, of influence; each with its left end or its centre at a point."""

from __future__ import annotations

from collections.abc import Iterable

from data.catalogue import Catalogue
from games.taj_mahal.editions import CARD, POINTS, TAJ_MAHAL, Edition
from renderer.parts import centred, middle_line, stamp
from renderer.scene import Item, Plate, Sprite
from renderer.taj_mahal.board import letter
from renderer.theme import icon_size
from renderer.writing import write

TALL = 48
"""The height of a province tile in its own units."""
WIDE = 1.42
"""The width of a bonus tile with a figure and a sign, by its height."""


def tile_kind(goods: tuple[str, ...]) -> str:
    """The icon of a province tile with room for the goods."""
    return "tile" if len(goods) == 1 else "wide_tile"


def province_tile(number: int, goods: tuple[str, ...], middle: tuple[float, float], height: float) -> Iterable[Item]:
    """The tile of a province, with its centre at the point."""
    (x, y), scale, kind = middle, height / TALL, tile_kind(goods)
    left = x - icon_size(kind)[0] * scale / 2
    yield Sprite(kind, x, y, height, foot=False)
    yield write(str(number), "tile", left + 22 * scale, middle_line(y, "tile"), anchor="middle", room=34 * scale)
    for i, good in enumerate(goods):
        yield Sprite(good, left + (57 + 35 * i) * scale, y, 28 * scale, look="token", foot=False)


def bonus_tile(edition: Edition, kind: str, x: float, y: float, side: float) -> Iterable[Item]:
    """A bonus tile with its centre at the point: points, a card, the Taj Mahal, or a good."""
    rim = "cinnabar" if kind == CARD else "gold" if kind in {POINTS, TAJ_MAHAL} else "octagon.fill"
    box = centred(x, y, side * (WIDE if kind in {CARD, TAJ_MAHAL} else 1), side)
    yield Plate((box[0] - 1.6, box[1] - 1.6, box[2] + 1.6, box[3] + 1.6), rim, 6, "ink", 1.6, 1.4)
    yield Plate((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), "gold_light" if kind == POINTS else "plate", 3)
    base = middle_line(y, "bonus")
    if kind == POINTS:
        yield write(f"+{edition.bonus_points}", "bonus", x, base, anchor="middle", room=side - 6)
    elif kind == CARD:
        yield write("+1", "bonus", x - 10, base, anchor="middle", room=26)
        yield Sprite("back", x + 13, y, 20, look="token", foot=False)
    elif kind == TAJ_MAHAL:
        yield write(str(edition.taj_mahal_points), "bonus", x - 13, base, anchor="middle", room=20)
        yield Sprite("palace", x + 8, y, 26, look="token", foot=False)
    else:
        yield Sprite(kind, x, y, 25, look="token", foot=False)


def influence_tile(words: Catalogue, suit: str, at: tuple[float, float], height: float, number: int) -> Iterable[Item]:
    """Influence tiles of a person with their centre at the point: hollow for none, and a pair for two."""
    x, y = at
    if number > 1:
        yield stamp("influence", x + 4, y - 3, height)
    yield stamp("influence" if number else "no_influence", x, y, height)
    tone = "ink" if number else "ink_soft"
    yield write(letter(words, suit), "played", x, middle_line(y, "played"), anchor="middle", tone=tone)
