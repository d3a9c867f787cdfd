"""The pieces, each drawn in the box that the theme gives it, in the colours of a livery."""

from __future__ import annotations

from collections.abc import Callable

from renderer.curves import Points, points, regular, spline
from renderer.painting.pen import Pen
from renderer.theme import Box, emblem_of, emblem_spot

Icon = Callable[[Pen, str], None]


def emblem(pen: Pen, shape: str, spot: tuple[float, float, float], fill: str) -> None:
    """The sign that tells a livery apart without its colour."""
    x, y, r = spot
    match shape:
        case "circle":
            pen.disc(x, y, r * 0.94, fill)
        case "ring":
            pen.ring(x, y, r, fill, r * 0.46)
        case "square":
            pen.block((x - r * 0.84, y - r * 0.84, x + r * 0.84, y + r * 0.84), r * 0.1, fill)
        case "triangle":
            pen.poly(regular(3, x, y + r * 0.26, r * 1.2), fill)
        case "diamond":
            pen.poly([(x, y - r * 1.22), (x + r * 0.9, y), (x, y + r * 1.22), (x - r * 0.9, y)], fill)
        case "hexagon":
            pen.poly(regular(6, x, y, r * 1.08), fill)


def mark(pen: Pen, kind: str, livery: str, part: str = "mark") -> None:
    """The owner's emblem where the theme wants it on a piece."""
    spot = emblem_spot(kind)
    if spot is not None:
        emblem(pen, emblem_of(livery), spot, f"{livery}.{part}")


def trader(pen: Pen, livery: str) -> None:
    """A tea porter: a cone hat and a cloak."""
    cloak = [(14, 15), (30, 15), (35, 26), (39.5, 42), (42.5, 56), (40, 60), (4, 60), (1.5, 56), (4.5, 42), (9, 26)]
    hat = [(22, 0), (27, 6), (35, 12), (43.5, 16.5), (43, 20), (22, 21.5), (1, 20), (0.5, 16.5), (9, 12), (17, 6)]
    pen.poly(spline(points(cloak), closed=True, steps=6), f"{livery}.fill")
    pen.poly(spline(points(hat), closed=True, steps=6), f"{livery}.dark")
    pen.line(spline([(5, 17.6), (22, 18.8), (39, 17.6)]), f"{livery}.light", 1.6)
    mark(pen, "trader", livery)


def horse(pen: Pen, livery: str) -> None:
    """A horse's head on a foot, looking up the road."""
    neck = [
        *((6, 42), (7, 30), (10, 18), (17, 9), (20, 7), (22, 0), (26.5, 6), (31, 10), (36, 18), (41, 25)),
        *((41.5, 30), (38, 33.5), (33, 31.5), (28, 30), (25.5, 32), (28, 37), (29, 42)),
    ]
    mane = [(20, 7), (22, 0), (17, 4), (9, 11), (4, 21), (2, 32), (2, 42), (7, 42), (8, 30), (11, 19), (17, 11)]
    pen.poly(neck, f"{livery}.fill")
    pen.poly(mane, f"{livery}.dark")
    pen.block((0, 41, 33, 46), 2.2, f"{livery}.dark")
    pen.disc(29, 15.5, 1.9, "ink")
    pen.disc(38, 28, 1.2, "ink")
    mark(pen, "horse", livery)


def bridge(pen: Pen, livery: str) -> None:
    """A moon bridge."""
    over = _arc(34, 30)
    pen.poly([(0, 36), *over, (58, 36)], f"{livery}.fill")
    pen.line([(x, y + 1.6) for x, y in over[2:-2]], f"{livery}.dark", 3.4)
    pen.poly([(29 + 11.5 * x, 36 + 11.5 * y) for x, y in regular(40, 0, 0, 1) if y <= 0], "river.deep")
    mark(pen, "bridge", livery)


def _arc(foot: float, rise: float) -> list[tuple[float, float]]:
    return [(x, foot - rise * (1 - ((x - 29) / 29) ** 2) ** 0.9) for x in range(59)]


def arch(pen: Pen, _livery: str) -> None:
    """A place where a bridge may stand."""
    over = _arc(33, 28)
    under = [(29 + (x - 29) * 0.74, 36 - (36 - y) * 0.72) for x, y in reversed(over)]
    pen.poly([(0, 36), *over, (58, 36), (50, 36), *under, (8, 36)], "stone")


def roof(pen: Pen, box: Box, fill: str) -> None:
    """A roof with upturned eaves."""
    (left, top, right, bottom), x = box, (box[0] + box[2]) / 2
    sides = [(0.26, 0), (0.5, 0.46), (0.78, 0.72), (1, 0.62)]
    eaves = [(-u, v) for u, v in reversed(sides)]
    under = [(0.92, 1.02), (0.5, 1.02), (-0.5, 1.02), (-0.92, 1.02)]

    def course(shape: Points) -> Points:
        return spline([(x + (right - left) / 2 * u, top + (bottom - top) * v) for u, v in shape], steps=6)

    pen.poly([*course(eaves), *course(sides), *course(under)], fill)


def teahouse(pen: Pen, livery: str) -> None:
    """Two curved roofs over a wall."""
    pen.block((11, 26, 51, 58), 1, f"{livery}.fill")
    pen.block((20, 10, 42, 24), 1, f"{livery}.light")
    roof(pen, (7, 1, 55, 14), f"{livery}.dark")
    roof(pen, (0, 17, 62, 32), f"{livery}.dark")
    mark(pen, "teahouse", livery)


def post(pen: Pen, livery: str) -> None:
    """A small gabled house."""
    pen.block((5, 14, 33, 40), 1, f"{livery}.fill")
    pen.poly([(19, 0), (38, 15.5), (35.5, 19), (2.5, 19), (0, 15.5)], f"{livery}.dark")
    mark(pen, "post", livery)


def guard(pen: Pen, livery: str) -> None:
    """A pale shield, worn over the cloak of a trader."""
    rim = [(16, 0), (31, 4), (31, 16), (27, 27), (16, 36), (5, 27), (1, 16), (1, 4)]
    pen.poly(rim, f"{livery}.dark")
    pen.poly([(16 + (x - 16) * 0.8, 17 + (y - 17) * 0.8) for x, y in rim], "plate")
    mark(pen, "guard", livery, "shield")


def marker(pen: Pen, livery: str) -> None:
    """A round token on a track."""
    pen.disc(12, 12, 12, f"{livery}.fill")
    mark(pen, "marker", livery)


def inspector(pen: Pen, _livery: str) -> None:
    """The golden official with the winged hat."""
    robe = [(18, 26), (38, 26), (45, 40), (50, 60), (50, 66), (46, 68), (10, 68), (6, 66), (6, 60), (11, 40)]
    pen.poly(spline(points(robe), closed=True, steps=5), "gold")
    pen.poly([(28, 30), (34, 68), (22, 68)], "gold_light")
    pen.block((11, 46, 45, 51), 1.5, "gold_dark")
    pen.disc(28, 49, 4.2, "cinnabar")
    pen.disc(28, 19, 9.5, "skin")
    pen.poly(spline([(24, 24), (28, 36), (32, 24)], steps=5), "ink")
    for box, radius in (((18, 4, 38, 15), 4), ((21, 0, 35, 8), 3), ((0, 9, 19, 14), 2.5), ((37, 9, 56, 14), 2.5)):
        pen.block(box, radius, "ink")
    pen.disc(28, 10.5, 2.1, "gold_light")


def parcel(pen: Pen, _livery: str) -> None:
    """A knotted present."""
    body = [(21, 13), (32, 15), (40, 26), (38, 38), (21, 40), (4, 38), (2, 26), (10, 15)]
    pen.poly(spline(points(body), closed=True, steps=6), "parcel")
    pen.poly(spline([(21, 13), (13, 1), (5, 5), (12, 14)], closed=True, steps=6), "parcel_dark")
    pen.poly(spline([(21, 13), (29, 1), (37, 5), (30, 14)], closed=True, steps=6), "parcel_dark")
    pen.line(spline([(20, 15), (11, 24), (8, 37)]), "parcel_dark", 2)
    pen.line(spline([(22, 15), (31, 24), (34, 37)]), "parcel_dark", 2)
    pen.disc(21, 14, 4.4, "parcel_knot")


def storm(pen: Pen, _livery: str) -> None:
    """Dianmu's storm: a cloud and lightning."""
    for x, y, radius in ((14, 20, 12), (29, 14, 14), (43, 21, 11)):
        pen.disc(x, y, radius, "storm")
    pen.block((5, 19, 52, 32), 6.5, "storm")
    pen.poly([(30, 22), (19, 38), (27, 38), (22, 52), (38, 33), (30, 33), (36, 22)], "bolt")


PIECES: dict[str, Icon] = {
    made.__name__: made
    for made in (trader, horse, bridge, arch, teahouse, post, guard, marker, inspector, parcel, storm)
}
