"""The signs: what stands for a number, a building or a place, and is no piece."""

from __future__ import annotations

from renderer.curves import regular
from renderer.painting.pen import Pen
from renderer.painting.pieces import Icon, roof


def coin(pen: Pen, _livery: str) -> None:
    """Money: a cash coin."""
    pen.disc(18, 18, 18, "gold_dark")
    pen.disc(18, 18, 15, "gold")
    pen.ring(18, 18, 12, "gold_dark", 1.4)
    pen.block((12.5, 12.5, 23.5, 23.5), 1, "ink")


def star(pen: Pen, _livery: str) -> None:
    """A victory point."""
    tips, dents = regular(5, 18, 19, 18.5), regular(5, 18, 19, 8.4, -54)
    pen.poly([point for pair in zip(tips, dents, strict=True) for point in pair], "star")


def seal(pen: Pen, _livery: str) -> None:
    """Influence: an official's seal."""
    pen.block((0, 0, 32, 32), 5, "cinnabar")
    pen.frame((4, 4, 28, 28), 2.5, "on_dark", 2)
    for x0, y0, x1, y1 in ((16, 8, 16, 24), (10, 12, 22, 12), (10, 18, 22, 18), (10, 18, 10, 24), (22, 18, 22, 24)):
        pen.line([(x0, y0), (x1, y1)], "on_dark", 2.2)


def gate(pen: Pen, _livery: str) -> None:
    """A border pass: a gateway."""
    for x in (5, 26):
        pen.block((x, 8, x + 5, 34), 1, "gate_post")
    pen.block((2, 15, 34, 19.5), 1, "gate_post")
    pen.block((14, 7, 22, 17), 1, "gate_post")
    roof(pen, (0, 0, 36, 9), "gate_roof")


def tools(pen: Pen, _livery: str) -> None:
    """The Building Yard: a mallet."""
    pen.poly([(4, 30), (23, 11), (27, 15), (8, 34)], "gate_post")
    pen.poly([(15, 7), (22, 0), (36, 14), (29, 21)], "gate_roof")


def scroll(pen: Pen, _livery: str) -> None:
    """The Trading School: a book roll."""
    pen.block((6, 4, 32, 28), 1, "on_dark")
    for y in (10, 16, 22):
        pen.line([(11, y), (27, y)], "gate_post", 2.2)
    pen.block((0, 0, 8, 32), 4, "gate_roof")
    pen.block((30, 0, 38, 32), 4, "gate_roof")


def closed(pen: Pen, _livery: str) -> None:
    """A space that nobody may use."""
    pen.line([(4, 4), (30, 30)], "ink_soft", 5)
    pen.line([(4, 30), (30, 4)], "ink_soft", 5)


def bolt(pen: Pen, _livery: str) -> None:
    """The Dianmu Temple: lightning."""
    pen.poly([(17, 0), (3, 20), (12, 20), (7, 36), (27, 14), (17, 14), (24, 0)], "bolt")


def arrow(pen: Pen, _livery: str) -> None:
    """One step up the road."""
    pen.line([(3, 15), (33, 15)], "ink_soft", 5)
    pen.line([(22, 4), (34, 15), (22, 26)], "ink_soft", 5)


def full(pen: Pen, _livery: str) -> None:
    """A structure in hand."""
    pen.disc(5, 5, 5, "ink")


def empty(pen: Pen, _livery: str) -> None:
    """A structure still in the general supply."""
    pen.disc(5, 5, 5, "ink")
    pen.disc(5, 5, 3.2, "plate")


def space(pen: Pen, _livery: str) -> None:
    """A small bid space, whose trader may be thrown out."""
    pen.disc(27, 27, 27, "wall")
    pen.disc(27, 27, 24.8, "plate")


def large_space(pen: Pen, livery: str) -> None:
    """A large bid space, where nobody is thrown out: a double ring."""
    space(pen, livery)
    pen.ring(27, 27, 22, "wall", 2.4)


SIGNS: dict[str, Icon] = {
    made.__name__: made
    for made in (coin, star, seal, gate, tools, scroll, closed, bolt, arrow, full, empty, space, large_space)
}
