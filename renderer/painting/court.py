"""The signs of the Mughal court: its six suits, palaces with onion domes, fortresses, and the tiles."""

from __future__ import annotations

import math

from renderer.curves import Points, points, spline
from renderer.painting.pen import Pen
from renderer.painting.pieces import Icon, mark


def onion(pen: Pen, top: tuple[float, float], half: float, height: float, fill: str) -> None:
    """An onion dome with its point at `top`, twice `half` wide."""
    x, y = top
    side = [(0, 0), (0.10, 0.20), (0.42, 0.36), (0.86, 0.56), (1, 0.76), (0.84, 1)]
    right = spline([(x + half * u, y + height * v) for u, v in side], steps=6)
    pen.poly([*right, *[(2 * x - u, v) for u, v in reversed(right)]], fill)


def _round(pen: Pen, shape: Points, fill: str) -> None:
    """A closed shape with soft corners."""
    pen.poly(spline(points(shape), closed=True, steps=6), fill)


def palace(pen: Pen, livery: str) -> None:
    """A tall dome between two minarets."""
    _palace(pen, livery, (f"{livery}.dark", f"{livery}.light", f"{livery}.dark"), 0)
    mark(pen, "palace", livery)


def _palace(pen: Pen, livery: str, tones: tuple[str, str, str], y: float) -> None:
    """The walls in a livery, the roofs in tones of their own: dome, its light, its rim."""
    roof, light, rim = tones
    for x in (0, 46):
        pen.block((x, y + 27, x + 6, y + 60), 1, f"{livery}.fill")
        onion(pen, (x + 3, y + 17), 4.6, 10, roof)
    pen.block((9, y + 32, 43, y + 60), 1, f"{livery}.fill")
    pen.block((2, y + 53, 50, y + 60), 1, f"{livery}.fill")
    onion(pen, (26, y), 15.5, 33, roof)
    pen.line(spline([(15.5, y + 25), (15, y + 20), (18.5, y + 15.5)]), light, 2.4)
    pen.block((8, y + 31, 44, y + 35.5), 1, rim)


def crowned(pen: Pen, livery: str) -> None:
    """A palace with golden roofs, the crown on its point, and a golden step."""
    _palace(pen, livery, ("gold", "gold_light", "gold_dark"), 8)
    _crown(pen, (13.6, 0), 0.59, "gold_light")
    pen.block((1, 64, 51, 70), 1, "gold")
    mark(pen, "crowned", livery)


def _crown(pen: Pen, corner: tuple[float, float], size: float, fill: str) -> None:
    def place(x: float, y: float) -> tuple[float, float]:
        return (corner[0] + size * x, corner[1] + size * y)

    rim = [(4, 30), (1, 10), (12, 18), (21, 3), (30, 18), (41, 10), (38, 30)]
    pen.poly([place(x, y) for x, y in rim], fill)
    for x, y in ((2, 9), (21, 3.5), (40, 9)):
        pen.disc(*place(x, y), 3.4 * size, fill)
    pen.block((*place(4, 31.5), *place(38, 38)), 2 * size, fill)


def _jewelled(pen: Pen, fill: str) -> None:
    for x in (11, 21, 31):
        pen.disc(x, 26, 2.4, fill)


def crown(pen: Pen, _livery: str) -> None:
    """The Grand Mogul's golden crown."""
    _crown(pen, (0, 0), 1, "gold")
    pen.block((4, 31.5, 38, 38), 2, "gold_light")
    _jewelled(pen, "cinnabar")


def mogul(pen: Pen, _livery: str) -> None:
    """The Grand Mogul: a crown."""
    _crown(pen, (0, 0), 1, "ink")
    _jewelled(pen, "on_dark")


def vizier(pen: Pen, _livery: str) -> None:
    """The Vizier: a turban with a plume."""
    _round(pen, [(22, 14), (21, 5), (26, 0), (31, 2), (28, 8), (25, 15)], "cinnabar")
    _round(pen, [(3, 27), (3, 17), (12, 9), (22, 8), (34, 12), (40, 20), (39, 29), (30, 33), (12, 33)], "ink")
    for fold in ([(5, 24), (15, 18), (30, 13)], [(9, 30), (22, 22), (36, 18)]):
        pen.line(spline(points(fold)), "on_dark", 1.9)
    pen.block((7, 31, 36, 38), 3, "ink")
    pen.disc(23, 18, 4.4, "on_dark")
    pen.disc(23, 18, 2.9, "cinnabar")


def general(pen: Pen, _livery: str) -> None:
    """The General: crossed sabres."""
    rim = [(6, 34), (17, 26), (29, 14), (35, 1), (38, 9), (34, 20), (24, 29), (10, 37)]
    blade = [(8, 33), (18, 25.5), (28, 14), (34.5, 3), (36.5, 10), (32, 20), (23, 28.5), (11, 36)]
    for side in (1, -1):

        def turned(shape: Points, side: int = side) -> Points:
            return [(21 + side * (x - 21), y) for x, y in shape]

        _round(pen, turned(points(rim)), "on_dark")
        pen.poly(turned(points(blade)), "ink")
        pen.line(turned([(3, 28), (13, 39)]), "ink", 3.6)
        pen.line(turned([(8, 34), (2, 40)]), "ink", 4)


def monk(pen: Pen, _livery: str) -> None:
    """The Monk: an oil lamp with its flame."""
    _round(pen, [(21, 0), (26, 8), (27.5, 15), (21, 21), (14.5, 15), (16, 8)], "cinnabar")
    pen.disc(21, 15, 3, "gold_light")
    pen.poly([(0, 21), (21, 23), (42, 21), (37, 30), (27, 36), (15, 36), (5, 30)], "ink")
    pen.block((12, 35, 30, 40), 2, "ink")
    pen.line([(6, 26), (36, 26)], "on_dark", 1.7)


def princess(pen: Pen, _livery: str) -> None:
    """The Princess: a fan."""
    rays = [(math.cos(math.radians(20 * k - 150)), math.sin(math.radians(20 * k - 150))) for k in range(7)]
    rim = [(27 + 26 * math.cos(math.radians(t)), 31 + 26 * math.sin(math.radians(t))) for t in range(-156, -23, 6)]
    for x, y in rays:
        pen.disc(27 + 24.5 * x, 30 + 24.5 * y, 5.2, "ink")
    pen.poly([(27, 38), *rim], "ink")
    for x, y in rays:
        pen.line([(27 + 11 * x, 31 + 11 * y), (27 + 17 * x, 31 + 17 * y)], "on_dark", 1.5)
        pen.disc(27 + 22.5 * x, 30 + 22.5 * y, 2.3, "on_dark")
    pen.disc(27, 37, 4, "cinnabar")


def elephant(pen: Pen, _livery: str) -> None:
    """The elephant, with a golden saddle cloth."""
    pen.line(spline([(4, 17), (1, 23), (2, 29)]), "elephant.dark", 2.2)
    for x in (13, 29):
        pen.block((x, 22, x + 8, 39), 2, "elephant.dark")
    _round(pen, [(4, 26), (4, 14), (11, 7), (24, 6), (33, 9), (35, 20), (32, 29), (12, 30)], "elephant.fill")
    for x in (6, 23):
        pen.block((x, 22, x + 8.5, 40), 2, "elephant.fill")
    _head(pen)
    pen.poly([(9, 4), (23, 4), (25, 19), (8, 19)], "gold")
    pen.block((7.5, 17, 25.5, 20), 1, "gold_dark")
    pen.poly([(16, 8), (20, 12), (16, 16), (12, 12)], "cinnabar")


def _head(pen: Pen) -> None:
    pen.line(spline([(41, 14), (44, 23), (42, 31), (46, 35)], steps=8), "elephant.fill", 5.4)
    pen.disc(37, 12.5, 9.5, "elephant.fill")
    pen.line(spline([(38, 21), (41, 26), (46, 25)]), "on_dark", 3)
    _round(pen, [(25, 8), (32, 5), (35, 13), (31, 22), (25, 17)], "elephant.light")
    pen.disc(40.5, 11, 1.7, "ink")


def town(pen: Pen, _livery: str) -> None:
    """A city without walls: a ring on the road."""
    for radius, tone in ((11, "road_edge"), (9, "road"), (4, "road_dash")):
        pen.disc(11, 11, radius, tone)


def fortress(pen: Pen, _livery: str) -> None:
    """A plan with four towers."""
    _plan(pen, (22.5, 22.5), "fort.wall")


def _plan(pen: Pen, centre: tuple[float, float], wall: str) -> None:
    x, y = centre
    for grown, tone in ((2, "fort.dark"), (0, wall)):
        for dx, dy in ((-15, -15), (-15, 15), (15, -15), (15, 15)):
            pen.disc(x + dx, y + dy, 5.5 + grown, tone)
        pen.block((x - 15 - grown, y - 15 - grown, x + 15 + grown, y + 15 + grown), 2, tone)
    pen.block((x - 10, y - 10, x + 10, y + 10), 1, "fort.court")


def garden(pen: Pen, _livery: str) -> None:
    """The fortress of the Taj Mahal: a marble terrace in a garden with canals."""
    pen.block((0, 0, 56, 48), 4, "gold_dark")
    pen.block((2.5, 2.5, 53.5, 45.5), 3, "fort.garden")
    pen.line([(3, 24), (53, 24)], "river.light", 4)
    pen.line([(28, 3), (28, 45)], "river.light", 4)
    _plan(pen, (28, 24), "on_dark")


def tile(pen: Pen, _livery: str) -> None:
    """A province tile with room for one good."""
    _octagon(pen, 79)


def wide_tile(pen: Pen, _livery: str) -> None:
    """A province tile with room for two goods."""
    _octagon(pen, 115)


def _octagon(pen: Pen, width: float) -> None:
    for inset, tone in ((0, "octagon.fill"), (3, "octagon.face")):
        near, far, bottom = inset, width - inset, 48 - inset
        pen.poly(
            [
                *((13, near), (width - 13, near), (far, 13), (far, 35)),
                *((width - 13, bottom), (13, bottom), (near, 35), (near, 13)),
            ],
            tone,
        )


def influence(pen: Pen, _livery: str) -> None:
    """An oval influence tile."""
    _oval(pen, "octagon.dark", "octagon.face")


def no_influence(pen: Pen, _livery: str) -> None:
    """The place of an influence tile."""
    _oval(pen, "ghost", "paper")


def _oval(pen: Pen, rim: str, face: str) -> None:
    for inset, tone in ((0, rim), (2.6, face)):
        pen.oval((inset, inset, 52 - inset, 60 - inset), tone)


SIGNS: dict[str, Icon] = {
    made.__name__: made
    for made in (
        *(palace, crowned, crown, vizier, general, monk, princess, mogul, elephant),
        *(town, fortress, garden, tile, wide_tile, influence, no_influence),
    )
}
