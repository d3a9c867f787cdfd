"""A pen that draws flat shapes on a canvas several times too large, which is then shrunk to smooth edges."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PIL import Image, ImageChops, ImageDraw

from renderer.curves import Point, Points, walk
from renderer.painting.edges import stepped
from renderer.theme import Box, rgb

CLEAR = (0, 0, 0, 0)


@dataclass
class Pen:
    """Draws in its own units on a canvas of `width` x `height` pixels, `fine` times as large.

    `origin` is where its own (0, 0) lies, in pixels, and `scale` how many pixels make one of its units.
    """

    width: int
    height: int
    fine: int
    origin: Point = (0, 0)
    scale: float = 1
    image: Image.Image = field(init=False)

    def __post_init__(self) -> None:
        """Spread a clear canvas."""
        self.image = Image.new("RGBA", (self.width * self.fine, self.height * self.fine), CLEAR)
        self.draw = ImageDraw.Draw(self.image)

    def point(self, x: float, y: float) -> Point:
        """A point on the canvas."""
        return ((self.origin[0] + x * self.scale) * self.fine, (self.origin[1] + y * self.scale) * self.fine)

    def points(self, course: Points) -> list[Point]:
        """Points on the canvas."""
        return [self.point(x, y) for x, y in course]

    def length(self, value: float) -> float:
        """A length on the canvas."""
        return value * self.scale * self.fine

    def poly(self, course: Points, fill: str, outline: str = "", width: float = 0) -> None:
        """A filled polygon, with an outline if asked for."""
        self.draw.polygon(self.points(course), fill=rgb(fill))
        if outline:
            self.line([*course, course[0]], outline, width)

    def line(self, course: Points, fill: str, width: float) -> None:
        """A line with round joints and ends."""
        thick, course = self.length(width), self.points(course)
        self.draw.line(course, fill=rgb(fill), width=max(1, round(thick)), joint="curve")
        if thick > 2:  # noqa: PLR2004 - a thinner line needs no round ends
            for x, y in (course[0], course[-1]):
                self.draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=rgb(fill))

    def dashes(self, course: Points, fill: str, width: float, dash: int, gap: int) -> None:
        """A broken line."""
        marks = [place for place, _ in walk(course, 1)]
        for start in range(0, len(marks) - 1, dash + gap):
            self.line(marks[start : start + dash], fill, width)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """A filled circle."""
        self.draw.ellipse(self._round(x, y, radius), fill=rgb(fill))

    def ring(self, x: float, y: float, radius: float, fill: str, width: float) -> None:
        """A circle's line, inside the radius."""
        self.draw.ellipse(self._round(x, y, radius), outline=rgb(fill), width=round(self.length(width)))

    def oval(self, box: Box, fill: str) -> None:
        """A filled ellipse."""
        self.draw.ellipse((*self.point(box[0], box[1]), *self.point(box[2], box[3])), fill=rgb(fill))

    def _round(self, x: float, y: float, radius: float) -> Box:
        (cx, cy), r = self.point(x, y), self.length(radius)
        return (cx - r, cy - r, cx + r, cy + r)

    def block(self, box: Box, radius: float, fill: str, *, left_only: bool = False) -> None:
        """A filled rectangle with round corners."""
        corners = (True, False, False, True) if left_only else None
        edges = (*self.point(box[0], box[1]), *self.point(box[2], box[3]))
        self.draw.rounded_rectangle(edges, self.length(radius), fill=rgb(fill), corners=corners)

    def frame(self, box: Box, radius: float, fill: str, width: float) -> None:
        """A rectangle's line with round corners, inside the box."""
        edges = (*self.point(box[0], box[1]), *self.point(box[2], box[3]))
        self.draw.rounded_rectangle(edges, self.length(radius), outline=rgb(fill), width=round(self.length(width)))

    def done(self) -> Image.Image:
        """The drawing at its proper size, as RGBA. A plain mean of pixels makes fewest colours."""
        made = self.image.reduce(self.fine)
        made.putalpha(stepped(made.getchannel("A"), "shape"))
        return made


def grow(shape: Image.Image, radius: float) -> Image.Image:
    """A mask grown by so many pixels all round."""
    found = shape
    for k in range(24):
        turn = 2 * math.pi * k / 24
        moved = ImageChops.offset(shape, round(radius * math.cos(turn)), round(radius * math.sin(turn)))
        found = ImageChops.lighter(found, moved)
    return found


def cut_out(pen: Pen, line: float, halo: float, tone: str = "halo") -> None:
    """Put a dark contour, and a pale halo, so wide round what the pen drew. There has to be room for both."""
    contour = grow(pen.image.getchannel("A"), line * pen.fine)
    whole = Image.new("RGBA", pen.image.size, (*rgb(tone), 0))
    if halo:
        whole.paste(rgb(tone), mask=grow(contour, halo * pen.fine))
    whole.paste(rgb("ink"), mask=contour)
    whole.alpha_composite(pen.image)
    pen.image = whole
