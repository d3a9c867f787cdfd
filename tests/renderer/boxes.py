"""What may not happen on a picture, found from the boxes of its scene."""

from __future__ import annotations

from collections.abc import Iterator

from renderer.scene import Drawing, Item, Line, Plate, Scene, Sprite, Text
from renderer.theme import Box

EDGE = 4
TOUCH = 1.5
"""Boxes that share less than this, in pixels, in either direction only touch."""
TILES = {"tile", "wide_tile"}
"""Pieces with a figure on them."""
RIM = 3
"""How far a text may reach into the rim of the plate that it is written on, in pixels."""
SEEN = 0.8
"""The share of an emblem that has to be seen."""


def faults(scene: Scene) -> list[str]:
    """Text outside the picture or its plate, on text or on pieces, or covered; emblems of pieces covered by others."""
    items: list[Item] = [item for item in scene.items if not isinstance(item, Drawing)]
    boxes = [item.box for item in items]
    outside = (*_outside(scene.size, items, boxes), *_overrunning(items, boxes))
    return [*outside, *_clashes(items, boxes), *_covered(items, boxes)]


def _outside(size: tuple[int, int], items: list[Item], boxes: list[Box]) -> Iterator[str]:
    for item, (left, top, right, bottom) in zip(items, boxes, strict=True):
        if left < EDGE or top < EDGE or right > size[0] - EDGE or bottom > size[1] - EDGE:
            yield f"outside: {name(item)}"


def _overrunning(items: list[Item], boxes: list[Box]) -> Iterator[str]:
    for i, text in enumerate(items):
        if isinstance(text, Text):
            plates = (k for k in reversed(_near(boxes[i], boxes)) if k < i and isinstance(items[k], Plate))
            ground = next((k for k in plates if meets(boxes[i], boxes[k])), None)
            if ground is not None and not _holds(_grown(boxes[ground], RIM), boxes[i]):
                yield f"{name(text)} runs over {name(items[ground])}"


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _clashes(items: list[Item], boxes: list[Box]) -> Iterator[str]:
    for i, text in enumerate(items):
        if isinstance(text, Text):
            for k in _near(boxes[i], boxes):
                if meets(boxes[i], boxes[k]) and _disturbs(items, i, k):
                    yield f"{name(text)} meets {name(items[k])}"


def _disturbs(items: list[Item], text: int, other: int) -> bool:
    """Whether an item disturbs a text: above it all but a plate that replaces it, below it all that no plate hides."""
    below = items[other]
    if other > text:
        return not any(_hides(item, items[text].box) for item in items[text:])
    if other == text or _written_on(below) or (isinstance(below, Line) and _rimmed(items[text])):
        return False
    between = items[other + 1 : text]
    return not any(_hides(item, items[text].box) for item in between)


def _hides(item: Item, box: Box) -> bool:
    """Whether it is a ground that hides what lies in the box below it."""
    ground = isinstance(item, Plate) or (isinstance(item, Sprite) and item.kind in TILES)
    return ground and _holds(item.box, box)


def _written_on(item: Item) -> bool:
    """Whether it is made to be written on."""
    return isinstance(item, Plate) or (isinstance(item, Sprite) and (item.look == "print" or item.kind in TILES))


def _rimmed(item: Item) -> bool:
    """Whether it is a text with a rim, which can be read on a line."""
    return isinstance(item, Text) and bool(item.halo)


def _covered(items: list[Item], boxes: list[Box]) -> Iterator[str]:
    for i, piece in enumerate(items):
        if isinstance(piece, Sprite) and (emblem := piece.emblem) and piece.look in {"piece", "token"}:
            for k in _near(emblem, boxes):
                if k > i and _shared(emblem, boxes[k]) > (1 - SEEN) * _area(emblem) and not _alike(piece, items[k]):
                    yield f"{name(items[k])} covers {name(piece)}"


def _alike(one: Sprite, other: Item) -> bool:
    """Whether the other bears the same emblem: a piece of the same kind, or a shield before a trader."""
    if not isinstance(other, Sprite) or one.livery != other.livery:
        return False
    return one.kind == other.kind or (one.kind, other.kind) == ("trader", "guard")


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a touch."""
    wide, high = _common(one, other)
    return wide > TOUCH and high > TOUCH


def _common(one: Box, other: Box) -> tuple[float, float]:
    return min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])


def _near(one: Box, boxes: list[Box]) -> list[int]:
    """Which boxes reach into this one: asked of every item on a board, hence the quickest way to say it."""
    left, top, right, bottom = one
    return [
        k
        for k, (west, north, east, south) in enumerate(boxes)
        if west < right and left < east and north < bottom and top < south
    ]


def _shared(one: Box, other: Box) -> float:
    wide, high = _common(one, other)
    return max(0, wide) * max(0, high)


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _holds(outer: Box, inner: Box) -> bool:
    return (
        outer[0] <= inner[0] + 1 and outer[1] <= inner[1] + 1 and outer[2] >= inner[2] - 1 and outer[3] >= inner[3] - 1
    )


def name(item: Item) -> str:
    """The item in short."""
    match item:
        case Text(text, style):
            return f"{style} {text!r}"
        case Sprite(kind, x, y, livery=livery):
            return f"{livery} {kind} at {x:.0f},{y:.0f}"
        case Line(_, fill):
            return f"{fill} line"
        case Plate(box, fill):
            return f"{fill} plate at {box[0]:.0f},{box[1]:.0f}"
        case _:
            return "drawing"
