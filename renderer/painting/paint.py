"""A scene becomes an image: what never changes is painted once and kept, and the rest is pasted on a copy."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import RLock

from PIL import Image

from renderer.painting import yunnan
from renderer.painting.faces import mask
from renderer.painting.pen import Pen
from renderer.painting.sprites import plate, sprite
from renderer.scene import Drawing, Item, Layer, Plate, Scene, Sprite, Text
from renderer.theme import SIZE, THEME, Box, rgb

FINE: int = THEME["picture"]["supersample"]
MARGIN = 6
DRAWINGS: dict[str, Callable[[Pen, Box], None]] = {
    "yunnan-land": yunnan.land,
    "yunnan-city": yunnan.city,
    "roof": yunnan.roof,
}
_one_at_a_time = RLock()


def paint(scene: Scene) -> Image.Image:
    """The scene as an RGB image. May be called from any thread."""
    with _one_at_a_time:
        board = _still(scene.still).copy()
        for layer in scene.moving:
            for item in layer.items:
                put(board, item)
    return board


@lru_cache(maxsize=8)
def _still(layers: tuple[Layer, ...]) -> Image.Image:
    board = Image.new("RGB", SIZE, rgb("paper"))
    for layer in layers:
        for item in layer.items:
            put(board, item)
    return board


def put(board: Image.Image, item: Item) -> None:
    """Paint one item."""
    match item:
        case Sprite():
            image, corner = sprite(item)
            board.paste(image, corner, image)
        case Text(text, style, size, x, y, tone=tone):
            letters, (dx, dy) = mask(text, style, size)
            board.paste(rgb(tone), (x + dx, y + dy), letters)
        case Plate():
            image, corner = plate(item)
            board.paste(image, corner, image)
        case Drawing(kind, box):
            _draw(board, kind, box)


def _draw(board: Image.Image, kind: str, box: Box) -> None:
    left, top = round(box[0]) - MARGIN, round(box[1]) - MARGIN
    width, height = round(box[2]) + MARGIN - left, round(box[3]) + MARGIN - top
    pen = Pen(width, height, FINE, (-left, -top))
    DRAWINGS[kind](pen, box)
    image = pen.done()
    board.paste(image, (left, top), image)
