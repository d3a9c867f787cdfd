"""What is printed on the board of Taj Mahal: twelve provinces, the sea, and the walls and domes of the court."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from data.tables import table
from renderer.curves import Point, points, spline
from renderer.painting.court import onion
from renderer.painting.land import Draw, outline, province, scatter, tints
from renderer.painting.pen import Pen
from renderer.painting.terrain import bush, compass, paddy, peak, tuft
from renderer.theme import Box, mix

KEY = "taj_mahal/board"
BOARD: dict[str, Any] = table(KEY)
BORDER, RELIEF, SEA, WALL = BOARD["border"], BOARD["relief"], BOARD["sea"], BOARD["wall"]
PROVINCES: dict[str, dict[str, Any]] = BOARD["province"]
RELIEFS: dict[str, Draw] = {"peaks": peak, "paddies": paddy, "tufts": tuft, "bushes": bush}


def shape(key: str) -> list[Point]:
    """The border of a province all round."""
    return outline(KEY, PROVINCES[key]["outline"])


def land(pen: Pen, box: Box) -> None:
    """The whole map."""
    pen.block(box, BOARD["radius"], "beyond")
    _sea(pen, box)
    scatter(pen, peak, RELIEF["beyond"], "beyond")
    compass(pen, *RELIEF["compass"])
    for key, spec in PROVINCES.items():
        province(pen, shape(key), tints(spec["land"]), BORDER["band"], partial(_relief, key))
    for key in PROVINCES:
        pen.line([*shape(key), shape(key)[0]], "frame", BORDER["line"])


def _relief(key: str, pen: Pen) -> None:
    for kind, draw in RELIEFS.items():
        scatter(pen, draw, RELIEF.get(f"{kind}_{key}", ()), PROVINCES[key]["land"])


def _sea(pen: Pen, box: Box) -> None:
    """The Arabian Sea, in the corner."""
    tone = mix("river.light", "beyond", 0.45)
    for coast in SEA["water"]:
        pen.poly(points(coast), tone)
    left, _, _, bottom = box
    radius = BOARD["radius"]
    pen.block((left, bottom - 4 * radius, left + 4 * radius, bottom), radius, tone)
    for x, y in SEA["waves"]:
        crest = [(x, y), (x + 6, y - 5), (x + 12, y), (x + 18, y - 5), (x + 24, y)]
        pen.line(spline(points(crest)), mix("river.light", "river.deep", 0.25), 2)


def lifted(key: str, pen: Pen, _box: Box) -> None:
    """The province being visited: raised above the map, with a shadow, an ink contour and pale ground."""
    (dx, dy), rim = BORDER["shadow"], BORDER["lift"]
    course = [*shape(key), *shape(key)[:2]]
    shadow = [(x + dx, y + dy) for x, y in course]
    for around, tone in ((shadow, "frame"), (course, "ink")):
        pen.poly(around, tone)
        pen.line(around, tone, rim)
    pale = lifted_tints(key)
    province(pen, shape(key), pale, BORDER["band"], partial(_relief, key))
    pen.line(course, "ink", 2)


def lifted_tints(key: str) -> tuple[str, str, str]:
    """The tints of the province being visited; the first is its ground."""
    ground, band, line = tints(PROVINCES[key]["land"])
    return mix(ground, "plate", 0.62), mix(band, "plate", 0.3), line


def walls(pen: Pen, box: Box) -> None:
    """The walls of the court."""
    left, top, right, bottom = box
    inner = (left + 4, top + 4, right - 4, bottom - 4)
    pen.block(box, 18, "wall_dark")
    pen.block(inner, 14, "ground")
    wide, high, pitch = WALL["merlon"]
    x = left + 18
    while x + wide < right - 12:
        tooth = [(x, top + 2), (x, top - high / 2), (x + wide / 2, top - high), (x + wide, top - high / 2)]
        pen.poly([*tooth, (x + wide, top + 2)], "wall_dark")
        x += pitch


def pavilion(pen: Pen, box: Box) -> None:
    """The roof of a pavilion with its dome."""
    left, _, right, bottom = box
    x, top = (left + right) / 2, bottom - 4
    onion(pen, (x, top - 52), 40, 44, "dome.dark")
    onion(pen, (x, top - 45), 36.5, 38, "dome.fill")
    pen.line(spline([(x - 25, top - 11), (x - 25, top - 19), (x - 15, top - 27)]), "dome.light", 4)
    pen.poly([(left - 3, top + 1), (left + 10, top - 11), (right - 10, top - 11), (right + 3, top + 1)], "dome.dark")
    pen.block((left - 3, top, right + 3, bottom), 2, "roof_dark")


DRAWINGS: Mapping[str, Callable[[Pen, Box], None]] = {
    "taj_mahal-land": land,
    "taj_mahal-walls": walls,
    "pavilion": pavilion,
    **{f"taj_mahal-lifted-{key}": partial(lifted, key) for key in PROVINCES},
}
