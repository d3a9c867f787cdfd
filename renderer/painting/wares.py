"""Goods, the shapes of the card colours, and signs of judgement."""

from __future__ import annotations

import math

from renderer.curves import points, regular, spline
from renderer.painting.pen import Pen
from renderer.painting.pieces import Icon


def rice(pen: Pen, _livery: str) -> None:
    """A heaped bowl."""
    pen.poly(spline([(4, 18), (10, 8), (20, 2), (30, 8), (36, 18), (20, 22)], closed=True, steps=6), "goods.rice")
    for x, y in ((14, 11), (21, 7), (27, 12), (20, 14)):
        pen.line([(x, y), (x + 3, y - 2)], "parcel", 1.6)
    pen.poly([(0, 17), (40, 17), (35, 29), (27, 35), (13, 35), (5, 29)], "goods.bowl")
    pen.block((0, 16, 40, 20.5), 2, "parcel_dark")


def tea(pen: Pen, _livery: str) -> None:
    """A sprig of three leaves."""
    pen.line(spline([(18, 40), (18, 30), (18, 22)]), "goods.tea_dark", 3.2)
    for turn, foot, length in ((-52, 32, 21), (52, 32, 21), (0, 28, 28)):
        angle = math.radians(turn - 90)
        ux, uy = math.cos(angle) * length, math.sin(angle) * length
        half = [(18 + ux / 2 - side * 0.3 * uy, foot + uy / 2 + side * 0.3 * ux) for side in (1, -1)]
        blade = [(18, foot), half[0], (18 + ux, foot + uy), half[1]]
        pen.poly(spline(points(blade), closed=True, steps=6), "goods.tea")
        pen.line([(18, foot), (18 + 0.75 * ux, foot + 0.75 * uy)], "goods.tea_dark", 1.5)


def spices(pen: Pen, _livery: str) -> None:
    """A chilli."""
    pod = [(30, 8), (38, 14), (35, 24), (24, 32), (8, 36), (0, 32), (10, 28), (19, 20), (24, 11)]
    cap = [(22, 9), (30, 4), (40, 12), (34, 13), (30, 11), (27, 13)]
    pen.poly(spline(points(pod), closed=True, steps=6), "goods.spice")
    pen.line(spline([(31, 15), (28, 22), (20, 28)]), "goods.spice_light", 2)
    pen.poly(spline(points(cap), closed=True, steps=5), "goods.tea_dark")
    pen.line(spline([(32, 7), (35, 2), (41, 1)]), "goods.tea_dark", 3.4)


def jewels(pen: Pen, _livery: str) -> None:
    """A cut stone."""
    pen.poly([(9, 0), (31, 0), (40, 12), (20, 36), (0, 12)], "goods.jewel")
    pen.poly([(0, 12), (13, 12), (20, 36)], "goods.jewel_dark")
    pen.poly([(13, 12), (27, 12), (20, 0)], "goods.jewel_light")
    pen.poly([(9, 0), (20, 0), (13, 12), (0, 12)], "goods.jewel_shine")
    pen.line([(0, 12), (40, 12)], "goods.jewel_dark", 1.4)


def heart(pen: Pen, _livery: str) -> None:
    """The shape of red cards."""
    half = spline([(18, 8), (22, 1), (30, 0), (36, 7), (34, 17)], steps=6)
    pen.poly([*half, (18, 34), *[(36 - x, y) for x, y in reversed(half)]], "ink")


def leaf(pen: Pen, _livery: str) -> None:
    """The shape of green cards."""
    pen.poly(spline([(3, 33), (4, 14), (16, 3), (35, 0), (33, 19), (21, 31)], closed=True, steps=6), "ink")
    pen.line([(0, 36), (8, 28)], "ink", 3.5)


def sun(pen: Pen, _livery: str) -> None:
    """The shape of yellow cards."""
    tips, dents = regular(8, 18, 18, 18), regular(8, 18, 18, 11, -67.5)
    pen.poly([point for pair in zip(tips, dents, strict=True) for point in pair], "ink")


def moon(pen: Pen, _livery: str) -> None:
    """The shape of purple cards."""
    outer = [math.radians(turn) for turn in range(-60, -301, -8)]
    inner = [math.radians(turn) for turn in range(-260, -99, 8)]
    rim = [(18 + 18 * math.cos(a), 18 + 18 * math.sin(a)) for a in outer]
    pen.poly([*rim, *[(27 + 15 * math.cos(a), 18 + 14.5 * math.sin(a)) for a in inner]], "ink")


def back(pen: Pen, _livery: str) -> None:
    """The back of a card."""
    pen.block((0, 0, 34, 44), 5, "card_back.fill")
    pen.frame((3.5, 3.5, 30.5, 40.5), 3, "card_back.light", 1.8)
    pen.poly([(17, 10), (25, 22), (17, 34), (9, 22)], "card_back.light")


def special_card(pen: Pen, _livery: str) -> None:
    """A special card."""
    pen.block((0, 0, 34, 44), 5, "gold")
    pen.block((4, 4, 30, 40), 3, "gold_light")
    tips, dents = regular(5, 17, 22.5, 10), regular(5, 17, 22.5, 4.5, -54)
    pen.poly([point for pair in zip(tips, dents, strict=True) for point in pair], "ink")


def white_card(pen: Pen, _livery: str) -> None:
    """A white card."""
    pen.block((0, 0, 34, 44), 5, "card.white.fill")
    pen.frame((4, 4, 30, 40), 3, "ghost", 1.6)


def coloured_cards(pen: Pen, _livery: str) -> None:
    """Cards of one colour."""
    for x, y, tone in ((12, 0, "card.red.dark"), (6, 3, "card.red.fill"), (0, 6, "card.red.fill")):
        pen.block((x - 1.4, y - 1.4, x + 28, y + 38), 5, "on_dark")
        pen.block((x, y, x + 28, y + 38), 5, tone)


def tick(pen: Pen, _livery: str) -> None:
    """It would be won."""
    pen.line([(4, 17), (15, 28), (36, 4)], "ink", 7)


def equal(pen: Pen, _livery: str) -> None:
    """Several have as many."""
    for y in (8, 20):
        pen.block((3, y, 37, y + 7), 2.5, "ink")


def fewer(pen: Pen, _livery: str) -> None:
    """Somebody has more: the sign "less than"."""
    pen.line([(34, 4), (7, 16), (34, 28)], "ink", 6.5)


def taken(pen: Pen, _livery: str) -> None:
    """It cannot be won any more."""
    for course in ([(5, 4), (35, 28)], [(5, 28), (35, 4)]):
        pen.line(course, "ink", 5.5)


SIGNS: dict[str, Icon] = {
    made.__name__: made
    for made in (
        rice,
        tea,
        spices,
        jewels,
        heart,
        leaf,
        sun,
        moon,
        back,
        special_card,
        white_card,
        coloured_cards,
        tick,
        equal,
        fewer,
        taken,
    )
}
