"""Relief of the land, as an atlas draws it: mountains, terraces, tufts and bushes, each standing on a point."""

from __future__ import annotations

import math

from renderer.curves import Point
from renderer.painting.pen import Pen
from renderer.theme import mix


def peak(pen: Pen, x: float, y: float, size: float, tone: str) -> None:
    """A mountain with a lit and a shaded flank."""
    half, top = size * 0.62, (x, y - size)
    ridge = [(x + half * 0.1, y - size * 0.62), (x - half * 0.06, y - size * 0.34), (x + half * 0.12, y)]
    line, shade, light = _tones(tone)
    pen.poly([top, *ridge, (x - half, y)], light)
    pen.poly([top, *ridge, (x + half, y)], shade)
    pen.line([(x - half, y), top, (x + half, y)], line, 1.6)


def _tones(tone: str) -> tuple[str, str, str]:
    """Line, shade and light of mountains on a ground."""
    match tone:
        case "beyond":
            return "beyond_line", mix("beyond", "beyond_line", 0.45), "paper_deep"
        case "ridge":
            return "ridge.line", "ridge.shade", "ridge.light"
        case _:
            return f"{tone}.line", f"{tone}.relief", f"{tone}.relief_light"


def paddy(pen: Pen, x: float, y: float, size: float, tone: str) -> None:
    """Rice terraces."""
    turns = [math.pi * i / 12 for i in range(13)]
    for k in range(3):
        wide = size * (1 - 0.27 * k)
        rim = [(x + wide * math.cos(a), y - 6.5 * k - wide * 0.3 * math.sin(a)) for a in turns]
        pen.line(rim, f"{tone}.relief", 2)


def tuft(pen: Pen, x: float, y: float, size: float, tone: str) -> None:
    """Grass."""
    for lean in (-0.5, 0, 0.5):
        pen.line([(x + lean * size * 0.4, y), (x + lean * size, y - size * (1 - abs(lean) * 0.4))], f"{tone}.line", 1.7)


def bush(pen: Pen, x: float, y: float, size: float, tone: str) -> None:
    """A row of tea bushes."""
    for dx in (-size, 0, size):
        box = (x + dx - size * 0.46, y - size * 0.62, x + dx + size * 0.46, y)
        pen.block(box, size * 0.3, f"{tone}.line")
        pen.block((box[0] + 1.2, box[1] + 1.2, box[2] - 1.2, box[3] - 1.2), size * 0.24, f"{tone}.relief")


def compass(pen: Pen, x: float, y: float, radius: float) -> None:
    """A wind rose."""
    pen.ring(x, y, radius * 0.72, "beyond_line", 2)
    for turn, reach in ((45, 0.62 * radius), (0, radius)):
        for quarter in range(4):
            _ray(pen, (x, y), math.radians(turn + 90 * quarter - 90), reach, 0.2 * radius)


def _ray(pen: Pen, centre: Point, angle: float, reach: float, width: float) -> None:
    tip = _towards(centre, angle, reach)
    for side, fill in ((-1, "beyond_line"), (1, "paper_deep")):
        pen.poly([centre, tip, _towards(centre, angle + side * math.pi / 4, width)], fill)


def _towards(centre: Point, angle: float, reach: float) -> Point:
    return (centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle))
