"""Provinces of any map: borders drawn once for both sides, and tinted ground within them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from data.tables import table
from renderer.curves import Point, points, roughen, spline
from renderer.painting.pen import Pen
from renderer.theme import mix

Draw = Callable[[Pen, float, float, float, str], None]
"""Draws a piece of relief: its foot, its size, and the tone of the land."""
Draws = Callable[[Pen], None]


@lru_cache(maxsize=128)
def edge(board: str, name: str) -> tuple[Point, ...]:
    """A border on a board between two provinces, or to the land beyond, drawn once for both; "-" turns it round."""
    if name.startswith("-"):
        return edge(board, name[1:])[::-1]
    spec = table(board)
    return tuple(roughen(spline(points(spec["edge"][name]), steps=9), name, spec["border"]["roughness"]))


def outline(board: str, names: Iterable[str]) -> list[Point]:
    """The border of a province all round."""
    return [point for name in names for point in edge(board, name)[:-1]]


def scatter(pen: Pen, draw: Draw, spots: Iterable[Sequence[float]], tone: str) -> None:
    """The same relief in several spots."""
    for x, y, size in spots:
        draw(pen, x, y, size, tone)


def province(pen: Pen, shape: Sequence[Point], tints: tuple[str, str, str], band: float, relief: Draws) -> None:
    """Ground, with a band of deeper tint along the inside of its border and a line in it, and relief."""
    ground, deep, line = tints
    left, top = (int(min(values)) for values in zip(*shape, strict=True))
    right, bottom = (int(max(values)) + 1 for values in zip(*shape, strict=True))
    tint = Pen(right - left, bottom - top, pen.fine, (-left, -top))
    ring = [*shape, *shape[:2]]
    tint.poly(shape, ground)
    tint.line(ring, deep, 2 * band)
    tint.line(ring, line, 0.8 * band)
    relief(tint)
    cut = Image.new("L", tint.image.size)
    ImageDraw.Draw(cut).polygon(tint.points(shape), fill=255)
    x, y = pen.point(left, top)
    pen.image.paste(tint.image, (round(x), round(y)), cut)


def tints(tone: str) -> tuple[str, str, str]:
    """The tints of a province in a tone of land."""
    return f"{tone}.fill", f"{tone}.band", mix(f"{tone}.band", f"{tone}.line", 0.28)
