"""What is new on a board since an earlier one: pieces that stand where they did not, each with a quiet ring round it.

The two boards are compared as scenes, so nothing here knows a game; its board says which layers are looked at, and how
far a piece may be shifted in them by what comes to stand beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from renderer.scene import Item, Layer, Plate, Scene, Sprite, Text
from renderer.theme import THEME, Box

News: TypeAlias = Mapping[str, Mapping[str, Any]]
"""By layer, `shift`: how far across and down a piece may stand from its former place to count as the same, in pixels;
and `only`: the kinds of pieces that are looked at, unless it is all of them."""

FIGURE = "figure"
"""The kind of a number, or other text, that has a plate for itself."""

RING: float = THEME["news"]["ring"]
"""The width of a ring outside what it is round, in pixels."""
TONE: str = THEME["news"]["tone"]
TAG = (44, 2.2)
"""How much wider (pixels) and how much higher (times) than its text a plate may be that goes with it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing that can be new: what it is, where, and the number in its layer of the item, or of its plate."""

    kind: str
    look: str
    """Its livery, or what is written on it."""
    x: float
    y: float
    number: int

    def distance(self, other: Piece) -> tuple[float, float]:
        """How far the other is across and down, in pixels."""
        return abs(self.x - other.x), abs(self.y - other.y)


def with_news(now: Scene, before: Scene, news: News) -> Scene:
    """The scene with rings round what was not there before."""
    old = {layer.name: layer for layer in before.moving}
    layers = (
        _ringed(layer, old[layer.name], **news[layer.name]) if layer.name in news and layer.name in old else layer
        for layer in now.moving
    )
    return replace(now, moving=tuple(layers))


def _ringed(layer: Layer, before: Layer, shift: Sequence[float], only: Sequence[str] = ()) -> Layer:
    """The layer with each ring just above the ground that its piece stands on."""
    rings: dict[int, list[Item]] = {}
    here, there = ([piece for piece in _pieces(one) if not only or piece.kind in only] for one in (layer, before))
    for piece in _new(here, there, *shift):
        rings.setdefault(_ground(layer.items, piece.number), []).append(_ring(layer.items[piece.number]))
    return replace(layer, items=tuple(_woven(layer.items, rings)))


def _woven(items: Sequence[Item], rings: Mapping[int, list[Item]]) -> Iterator[Item]:
    """The items, each of the rings before the item with its number."""
    for number, item in enumerate(items):
        yield from rings.get(number, ())
        yield item


def _pieces(layer: Layer) -> Iterator[Piece]:
    """The pieces and tokens of a layer, and the figures on plates of their own."""
    for number, item in enumerate(layer.items):
        match item:
            case Sprite(kind, x, y, livery=livery, look="piece" | "token"):
                yield Piece(kind, livery, x, y, number)
            case Text(text) if (plate := _plate_of(layer.items, number)) is not None:
                x, y = _middle(layer.items[plate].box)
                yield Piece(FIGURE, text, x, y, plate)


def _plate_of(items: Sequence[Item], number: int) -> int | None:
    """The plate that a text has for itself, if it has one."""
    box, found = items[number].box, number - 1
    plate = items[found] if found >= 0 else None
    wide, high = TAG
    if not isinstance(plate, Plate) or not _holds(plate.box, *_middle(box)):
        return None
    (left, top, right, bottom), (west, north, east, south) = plate.box, box
    return found if right - left < east - west + wide and bottom - top < high * (south - north) else None


def _new(now: Sequence[Piece], before: Sequence[Piece], across: float, down: float) -> list[Piece]:
    """The pieces of now that none of before is; of several that could be it, the nearest is."""
    pairs = sorted(
        (sum(one.distance(other)), number, former)
        for number, one in enumerate(now)
        for former, other in enumerate(before)
        if (one.kind, one.look) == (other.kind, other.look) and _within(one.distance(other), across, down)
    )
    taken, kept = set[int](), set[int]()
    for _, number, former in pairs:
        if number not in kept and former not in taken:
            kept.add(number)
            taken.add(former)
    return [piece for number, piece in enumerate(now) if number not in kept]


def _within(distance: tuple[float, float], across: float, down: float) -> bool:
    return distance[0] <= across and distance[1] <= down


def _ground(items: Sequence[Item], number: int) -> int:
    """Where in its layer a ring is laid: above the last plate that its item stands on."""
    middle = _middle(items[number].box)
    below = (i for i in range(number - 1, -1, -1) if isinstance(items[i], Plate) and _holds(items[i].box, *middle))
    return next(below, -1) + 1


def _ring(item: Item) -> Item:
    if isinstance(item, Sprite):
        return replace(item, look="ring", tone=TONE)
    assert isinstance(item, Plate)
    left, top, right, bottom = item.box
    grown = item.halo + RING
    return Plate((left - grown, top - grown, right + grown, bottom + grown), TONE, item.radius + grown)


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _holds(box: Box, x: float, y: float) -> bool:
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]
