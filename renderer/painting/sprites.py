"""Icons and plates as small pictures, each made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil

from PIL import Image, ImageChops, ImageFilter

from renderer.painting.faces import mask
from renderer.painting.icons import ICONS
from renderer.painting.pen import Pen, cut_out, grow
from renderer.scene import Line, Look, Plate, Sprite, Text
from renderer.theme import THEME, halo_of, icon_size, rgb

FINE: int = THEME["picture"]["sprite_supersample"]
MARGIN = 6
"""Room round an icon for contour and halo, in pixels."""
CONTOURS = {"piece": (2.0, 1.6), "token": (1.5, 0.0)}
RING = sum(CONTOURS["piece"]) + THEME["news"]["ring"]
"""How far a ring reaches beyond the shape of its piece, in pixels."""
ROOM = {"ring": MARGIN + 4}
LARGE = 10_000
"""Pixels in the middle of a plate from which on it is pasted by itself."""
RIM = 1.5
"""Width of a ghost's outline, in pixels."""


def sprite(item: Sprite) -> tuple[Image.Image, tuple[int, int]]:
    """The picture of an icon, with the place of its corner on the board."""
    image = icon(item.kind, item.livery, item.height, item.look, item.tone)
    left, top = round(item.x - image.width / 2), item.y - image.height / 2
    return image, (left, round(item.y - image.height + _room(item.look) if item.foot else top))


def _room(look: Look) -> int:
    """The room all round an icon, in pixels."""
    return ROOM.get(look, MARGIN)


@lru_cache(maxsize=1024)
def icon(kind: str, livery: str, height: float, look: Look, tone: str) -> Image.Image:
    """An icon at a height, with room all round, as RGBA."""
    (wide, high), room = icon_size(kind), _room(look)
    scale = height / high
    pen = Pen(round(wide * scale) + 2 * room, round(high * scale) + 2 * room, FINE, (room, room), scale)
    ICONS[kind](pen, livery)
    _finish(pen, look, tone, halo_of(kind))
    return pen.done()


def _finish(pen: Pen, look: Look, tone: str, halo: str) -> None:
    match look:
        case "piece" | "token":
            cut_out(pen, *CONTOURS[look], halo)
        case "flat":
            pen.image = _silhouette(pen.image.getchannel("A"), tone)
        case "ring":
            pen.image = _silhouette(grow(pen.image.getchannel("A"), RING * FINE), tone)
        case "ghost":
            pen.image = _silhouette(_rim(pen.image.getchannel("A")), tone)


def _silhouette(shape: Image.Image, tone: str) -> Image.Image:
    image = Image.new("RGBA", shape.size, rgb(tone))
    image.putalpha(shape)
    return image


def _rim(shape: Image.Image) -> Image.Image:
    inner = shape.filter(ImageFilter.MinFilter(2 * round(RIM * FINE) + 1))
    return ImageChops.subtract(shape, inner)


def plate(item: Plate) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
    """The pictures that a plate is made of, each with the place of its corner on the board.

    The middle of a large one is RGB: pasting it without a mask is several times as fast.
    """
    left, top, right, bottom = item.box
    box = (0, 0, round(right - left), round(bottom - top))
    at_origin = Plate(box, item.fill, item.radius, item.outline, item.line, item.halo, item.left_only)
    for image, (x, y) in _plate(at_origin):
        yield image, (round(left) - MARGIN + x, round(top) - MARGIN + y)


@lru_cache(maxsize=512)
def _plate(item: Plate) -> Sequence[tuple[Image.Image, tuple[int, int]]]:
    image, inset = _whole_plate(item), MARGIN + ceil(max(item.radius, item.line))
    width, height = image.size
    if (width - 2 * inset) * (height - 2 * inset) < LARGE:
        return ((image, (0, 0)),)
    beside, below = width - inset, height - inset
    edges = ((0, 0, width, inset), (0, inset, inset, below), (beside, inset, width, below), (0, below, width, height))
    core = image.crop((inset, inset, beside, below)).convert("RGB")
    return ((core, (inset, inset)), *((image.crop(box), (box[0], box[1])) for box in edges))


def _whole_plate(item: Plate) -> Image.Image:
    _, _, width, height = item.box
    pen = Pen(round(width) + 2 * MARGIN, round(height) + 2 * MARGIN, FINE, (MARGIN, MARGIN))
    shells = ((item.halo, "halo" if item.halo else ""), (0, item.outline), (-item.line, item.fill))
    for grown, tone in shells:
        if tone:
            box = (-grown, -grown, width + grown, height + grown)
            pen.block(box, max(0, item.radius + grown), tone, left_only=item.left_only)
    return pen.done()


def line(item: Line) -> tuple[Image.Image, tuple[int, int]]:
    """A line as a mask, with the place of its corner on the board."""
    left, top, _, _ = item.box
    return _line(item), (int(left) - MARGIN, int(top) - MARGIN)


@lru_cache(maxsize=1024)
def _line(item: Line) -> Image.Image:
    left, top, right, bottom = item.box
    corner = (int(left) - MARGIN, int(top) - MARGIN)
    pen = Pen(int(right) + MARGIN - corner[0], int(bottom) + MARGIN - corner[1], FINE, (-corner[0], -corner[1]))
    if item.dash:
        pen.dashes(item.course, item.fill, item.width, *item.dash)
    else:
        pen.line(item.course, item.fill, item.width)
    return pen.done().getchannel("A")


HALO = 2.4
"""Width of the rim round letters on an uneven ground, in pixels."""


def rimmed(item: Text) -> tuple[Image.Image, tuple[int, int]]:
    """The picture of a text with a rim round its letters, with the place of its corner on the board."""
    image, (dx, dy) = _rimmed(item.text, item.style, item.size, item.tone, item.halo)
    return image, (item.x + dx, item.y + dy)


@lru_cache(maxsize=512)
def _rimmed(text: str, style: str, size: int, tone: str, halo: str) -> tuple[Image.Image, tuple[int, int]]:
    letters, (dx, dy) = mask(text, style, size)
    wide = Image.new("L", (letters.width + 2 * MARGIN, letters.height + 2 * MARGIN))
    wide.paste(letters, (MARGIN, MARGIN))
    image = _silhouette(grow(wide, HALO), halo)
    image.paste(rgb(tone), (0, 0), wide)
    return image, (dx - MARGIN, dy - MARGIN)
