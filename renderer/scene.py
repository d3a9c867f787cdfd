"""What stands on a board, as data: items with their boxes, in layers from the bottom up.

All coordinates are pixels of the picture, a board being 1600 x 1200. A scene knows nothing of how it is painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from renderer.curves import Point
from renderer.theme import NOBODY, SIZE, Box, emblem_spot, icon_size

Look: TypeAlias = Literal["piece", "token", "print", "flat", "ghost", "ring"]
"""A piece has contour and halo, a token a thin contour; a print has neither; flat is a silhouette, ghost an outline.

A ring is what shows round a piece that is painted above it.
"""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Something large and printed, such as the land, drawn into its box."""

    kind: str
    box: Box


@dataclass(frozen=True, slots=True)
class Plate:
    """A rounded rectangle; `line` is the width of its outline, inside the box, and `halo` of a pale rim outside."""

    box: Box
    fill: str
    radius: float = 8
    outline: str = ""
    line: float = 0
    halo: float = 0
    left_only: bool = False
    """Only the left corners are round."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """An icon at a height, with the middle of its foot or its centre at (x, y)."""

    kind: str
    x: float
    y: float
    height: float
    livery: str = NOBODY
    look: Look = "piece"
    foot: bool = True
    tone: str = "ink_soft"
    """The colour of a flat, ghost or ring look."""

    @property
    def width(self) -> float:
        """In pixels, without contour and halo."""
        width, height = icon_size(self.kind)
        return width * self.height / height

    @property
    def box(self) -> Box:
        """What the icon covers, without contour and halo."""
        bottom = self.y if self.foot else self.y + self.height / 2
        return (self.x - self.width / 2, bottom - self.height, self.x + self.width / 2, bottom)

    @property
    def emblem(self) -> Box | None:
        """Where the owner's emblem stands, if there is one."""
        spot = emblem_spot(self.kind)
        if spot is None:
            return None
        scale = self.height / icon_size(self.kind)[1]
        (left, top, _, _), (x, y, radius) = self.box, (scale * value for value in spot)
        return (left + x - radius, top + y - radius, left + x + radius, top + y + radius)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text with its left end and baseline at (x, y); `box` is what its letters cover."""

    text: str
    style: str
    size: int
    x: int
    y: int
    width: float
    box: Box
    tone: str = "ink"
    halo: str = ""
    """The colour of a rim round the letters, on an uneven ground."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line along a course; `dash` is the length of a mark and of a gap in it, where it is broken."""

    course: tuple[Point, ...]
    fill: str
    width: float
    dash: tuple[int, int] | None = None

    @property
    def box(self) -> Box:
        """What the line covers."""
        (xs, ys), half = zip(*self.course, strict=True), self.width / 2
        return (min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)


Item: TypeAlias = Drawing | Plate | Sprite | Text | Line


@dataclass(frozen=True, slots=True)
class Layer:
    """Items of one subject, bottom first."""

    name: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: what is the same in many pictures, and above it what is not; layers bottom first."""

    still: tuple[Layer, ...]
    moving: tuple[Layer, ...]
    size: tuple[int, int] = SIZE
    """Width and height in pixels."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        """All layers, bottom first."""
        return self.still + self.moving

    @property
    def items(self) -> Iterator[Item]:
        """All items, bottom first."""
        return (item for layer in self.layers for item in layer.items)


def describe(layers: tuple[Layer, ...]) -> str:
    """The layers as text, a line for each item: for snapshots and bug reports."""
    return "".join(f"[{layer.name}]\n" + "".join(f"{_line(item)}\n" for item in layer.items) for layer in layers)


def _line(item: Item) -> str:
    match item:
        case Drawing(kind, box):
            return f"drawing {kind} {_box(box)}"
        case Plate(box, fill):
            return f"plate {fill} {_box(box)}"
        case Sprite(kind, x, y, height, livery, look):
            owner = "" if livery == NOBODY else f"{livery} "
            return f"{look} {owner}{kind} {x:.0f},{y:.0f} h{height:.0f}"
        case Text(text, style, size, x, y, tone=tone):
            return f"text {style} {size} {tone} {x},{y} {text!r}"
        case Line(course, fill, width):
            return f"line {fill} {_box((*course[0], *course[-1]))} w{width:.0f}"


def _box(box: Box) -> str:
    return ",".join(f"{value:.0f}" for value in box)
