"""A scene becomes an image: what never changes is painted once and kept, and the rest is pasted on a copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from threading import RLock

from PIL import Image

from renderer.painting import taj_mahal, yunnan
from renderer.painting.faces import mask
from renderer.painting.pen import Pen
from renderer.painting.sprites import line, plate, rimmed, sprite
from renderer.scene import Drawing, Item, Layer, Line, Plate, Scene, Sprite, Text
from renderer.theme import THEME, Box, rgb

FINE: int = THEME["picture"]["supersample"]
MARGIN = 6
DRAWINGS: dict[str, Callable[[Pen, Box], None]] = {
    "yunnan-land": yunnan.land,
    "yunnan-city": yunnan.city,
    "roof": yunnan.roof,
    **taj_mahal.DRAWINGS,
}
_one_at_a_time = RLock()


def paint(scene: Scene) -> Image.Image:
    """The scene as an RGB image. May be called from any thread."""
    with _one_at_a_time:
        board = _still(scene.still, scene.size).copy() if scene.still else _blank(scene.size)
        for layer in scene.moving:
            for item in layer.items:
                put(board, item)
    return board


def _blank(size: tuple[int, int]) -> Image.Image:
    return Image.new("RGB", size, rgb("paper"))


@lru_cache(maxsize=8)
def _still(layers: tuple[Layer, ...], size: tuple[int, int]) -> Image.Image:
    board = _blank(size)
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
        case Text():
            _write(board, item)
        case Plate():
            for image, corner in plate(item):
                board.paste(image, corner, image if image.mode == "RGBA" else None)
        case Line():
            mask_of_line, corner = line(item)
            board.paste(rgb(item.fill), corner, mask_of_line)
        case Drawing(kind, box):
            image = _drawing(kind, box)
            board.paste(image, _corner(box), image)


def _write(board: Image.Image, text: Text) -> None:
    if text.halo:
        image, corner = rimmed(text)
        board.paste(image, corner, image)
        return
    letters, (dx, dy) = mask(text.text, text.style, text.size)
    board.paste(rgb(text.tone), (text.x + dx, text.y + dy), letters)


def _corner(box: Box) -> tuple[int, int]:
    return round(box[0]) - MARGIN, round(box[1]) - MARGIN


@lru_cache(maxsize=48)
def _drawing(kind: str, box: Box) -> Image.Image:
    left, top = _corner(box)
    width, height = round(box[2]) + MARGIN - left, round(box[3]) + MARGIN - top
    pen = Pen(width, height, FINE, (-left, -top))
    DRAWINGS[kind](pen, box)
    return pen.done()


def stack(pictures: Sequence[Image.Image]) -> Image.Image:
    """The pictures, all of one width, one below the other."""
    whole, top = Image.new("RGB", (pictures[0].width, sum(picture.height for picture in pictures))), 0
    for picture in pictures:
        whole.paste(picture, (0, top))
        top += picture.height
    return whole
