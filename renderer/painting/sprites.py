"""Icons and plates as small pictures, each made once."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from renderer.painting.faces import mask
from renderer.painting.icons import ICONS
from renderer.painting.pen import Pen, cut_out, grow
from renderer.scene import Line, Look, Plate, Sprite
from renderer.theme import THEME, halo_of, icon_size, rgb

FINE: int = THEME["picture"]["sprite_supersample"]
MARGIN = 6
"""Room round an icon for contour and halo, in pixels."""
CONTOURS = {"piece": (2.0, 1.6), "token": (1.5, 0.0)}
RING = sum(CONTOURS["piece"]) + THEME["news"]["ring"]
"""How far a ring reaches beyond the shape of its piece, in pixels."""
ROOM = {"ring": MARGIN + 4}
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


def plate(item: Plate) -> tuple[Image.Image, tuple[int, int]]:
    """The picture of a plate, with the place of its corner on the board."""
    left, top, right, bottom = item.box
    at_origin = replace(item, box=(0, 0, round(right - left), round(bottom - top)))
    return _plate(at_origin), (round(left) - MARGIN, round(top) - MARGIN)


@lru_cache(maxsize=512)
def _plate(item: Plate) -> Image.Image:
    _, _, width, height = item.box
    pen = Pen(round(width) + 2 * MARGIN, round(height) + 2 * MARGIN, FINE, (MARGIN, MARGIN))
    shells = ((item.halo, "halo" if item.halo else ""), (0, item.outline), (-item.line, item.fill))
    for grown, tone in shells:
        if tone:
            box = (-grown, -grown, width + grown, height + grown)
            pen.block(box, max(0, item.radius + grown), tone, left_only=item.left_only)
    return pen.done()


def line(item: Line) -> tuple[Image.Image, tuple[int, int]]:
    """The picture of a line, with the place of its corner on the board."""
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
    return pen.done()


HALO = 2.4
"""Width of the rim round letters on an uneven ground, in pixels."""


@lru_cache(maxsize=512)
def rim(text: str, style: str, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """A text grown all round as a mask, with the place of its corner as for the text's own mask."""
    letters, (dx, dy) = mask(text, style, size)
    wide = Image.new("L", (letters.width + 2 * MARGIN, letters.height + 2 * MARGIN))
    wide.paste(letters, (MARGIN, MARGIN))
    return grow(wide, HALO), (dx - MARGIN, dy - MARGIN)
