"""What is printed on the board of Yunnan: the five provinces, the Tea Horse Road and the walls of Pu'er."""

from __future__ import annotations

import math
from typing import Any

from data.tables import table
from renderer.curves import Point, Points, points, spline, walk
from renderer.painting.land import edge, province, scatter, tints
from renderer.painting.land import outline as land_outline
from renderer.painting.pen import Pen
from renderer.painting.pieces import roof as curved_roof
from renderer.painting.terrain import bush, compass, paddy, peak, tuft
from renderer.theme import Box, mix

KEY = "yunnan/board"
BOARD: dict[str, Any] = table(KEY)
BORDER, ROAD, RELIEF = BOARD["border"], BOARD["road"], BOARD["relief"]
PROVINCES: tuple[dict[str, Any], ...] = tuple(place for place in BOARD["place"] if "land" in place)


def outline(place: dict[str, Any]) -> list[Point]:
    """The border of a province all round."""
    return land_outline(KEY, place["outline"])


def land(pen: Pen, box: Box) -> None:
    """The whole map."""
    pen.block(box, BOARD["radius"], "beyond")
    scatter(pen, peak, RELIEF["beyond"], "beyond")
    compass(pen, *RELIEF["compass"])
    for place in PROVINCES:
        _province(pen, place)
    for place in PROVINCES:
        pen.line([*outline(place), outline(place)[0]], "frame", BORDER["line"])
    _ridges(pen)
    for gorge in BOARD["gorge"]:
        _gorge(pen, edge(KEY, gorge["edge"]))
    _road(pen)


def _province(pen: Pen, place: dict[str, Any]) -> None:
    tone = place["land"]
    province(pen, outline(place), tints(tone), BORDER["band"], lambda over: _relief(over, tone))


def _relief(pen: Pen, tone: str) -> None:
    match tone:
        case "snow":
            scatter(pen, peak, RELIEF["peaks"], tone)
        case "grain":
            scatter(pen, paddy, RELIEF["paddies"], tone)
        case "meadow":
            scatter(pen, bush, RELIEF["bushes"], tone)
        case _:
            scatter(pen, tuft, RELIEF["tufts"], tone)
    if tone == "lake":
        shore = mix("river.light", "river.deep", 0.6)
        pen.poly(spline(points(RELIEF["lake"]), closed=True), "river.light", shore, 1.6)


def _ridges(pen: Pen) -> None:
    """The borders that the road crosses are ridges, with a gap for the gate."""
    gates = points(ROAD["gates"])
    spots = [spot for name in BORDER["ridges"] for spot, _ in walk(edge(KEY, name), RELIEF["ridge"], 16)]
    free = [spot for spot in spots if all(math.dist(spot, gate) > RELIEF["ridge"] + 2 for gate in gates)]
    for number, (x, y) in enumerate(sorted(free, key=lambda spot: spot[1])):
        peak(pen, x, y + 9, 25 if number % 3 else 19, "ridge")


def _gorge(pen: Pen, course: Points) -> None:
    """A river between two cliffs."""
    for number, ((x, y), (dx, dy)) in enumerate(walk(course, 7.5, 4)):
        far = 13 if number % 2 else 9.5
        for side in (-1, 1):
            pen.line([(x - side * dy * r, y + side * dx * r) for r in (4, far)], "river.bank", 1.7)
    pen.line(course, "river.deep", 9)
    pen.line(course, "river.light", 4)


def _road(pen: Pen) -> None:
    course, (x, y) = spline(points(ROAD["line"]), steps=14), ROAD["end"]
    pen.line(course, "road_edge", ROAD["width"] + 4)
    pen.line(course, "road", ROAD["width"])
    pen.dashes(course, "road_dash", 2.2, 6, 8)
    for radius, tone in ((13, "road_edge"), (11, "road"), (5.5, "cinnabar")):
        pen.disc(x, y, radius, tone)


def city(pen: Pen, box: Box) -> None:
    """The walls of Pu'er, with the market before the gate."""
    walls, market = (box[0] + 4, BOARD["city"][1] + 4, box[2] - 4, box[3] - 4), BOARD["market"]["box"]
    for grown, tone in ((4, "wall_dark"), (0, "ground")):
        pen.block((market[0] - grown, market[1] - grown, market[2] + grown, market[3]), 12 + grown, tone)
        pen.block((walls[0] - grown, walls[1] - grown, walls[2] + grown, walls[3] + grown), 14 + grown, tone)
    pen.block((market[0], market[1], market[2], market[3]), 12, "ground")
    _teeth(pen, market[0] + 14, market[2] - 8, market[1] - 4)
    _teeth(pen, market[2] + 18, box[2] - 8, BOARD["city"][1])


def _teeth(pen: Pen, left: float, right: float, y: float) -> None:
    """The teeth of a wall."""
    wide, high, gap = BOARD["cards"]["merlon"]
    while left + wide <= right:
        pen.block((left, y - high, left + wide, y + 3), 1.5, "wall_dark")
        left += wide + gap


def roof(pen: Pen, box: Box) -> None:
    """A tiled roof that fills its box, with its ridge beam above."""
    (left, top, right, bottom), x = box, (box[0] + box[2]) / 2
    half, high = (right - left) / 2, bottom - top
    curved_roof(pen, box, "roof")
    for k in range(-5, 6):
        share, a = k / 5, abs(k) / 5
        rib = [(0.24 * share, 1 / high), ((0.24 + 0.27 * a) * share, 0.46), (0.86 * share, 0.98)]
        pen.line(spline([(x + half * u, top + high * v) for u, v in rib], steps=6), "roof_rib", 1.3)
    pen.line([(x - half * 0.9, bottom), (x + half * 0.9, bottom)], "roof_rib", high * 0.1)
    pen.block((x - half * 0.29, top - high * 0.1, x + half * 0.29, top + high * 0.1), high * 0.1, "roof_dark")
