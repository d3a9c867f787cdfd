"""Small groups of items that all boards use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renderer.scene import Item, Plate, Sprite
from renderer.theme import NOBODY, Box, type_of
from renderer.writing import width_of, write


def centred(x: float, y: float, width: float, height: float) -> Box:
    """The box of this size with its centre at (x, y)."""
    return (x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def middle_line(y: float, style: str) -> float:
    """The baseline at which the figures of a style stand with their middle at `y`."""
    return y + type_of(style).size * 0.345


def badge(number: int, x: float, y: float, height: float, style: str = "badge") -> tuple[Item, ...]:
    """The number plate of a stack, with its centre at (x, y)."""
    width = max(height - 4, width_of(str(number), style) + 0.4 * height)
    plate = Plate(centred(x, y, width, height), "plate", 0.28 * height, "ink", 2, 1.2)
    return plate, write(str(number), style, x, middle_line(y, style), anchor="middle")


def flat(kind: str, x: float, y: float, height: float, tone: str = "ink_soft") -> Sprite:
    """The silhouette of an icon, with its centre at (x, y)."""
    return Sprite(kind, x, y, height, look="flat", foot=False, tone=tone)


def stamp(kind: str, x: float, y: float, height: float) -> Sprite:
    """An icon as a part of the board, with its centre at (x, y)."""
    return Sprite(kind, x, y, height, look="print", foot=False)


@dataclass(frozen=True, slots=True)
class Stat:
    """A sign with a figure to its right, and perhaps a smaller note after it."""

    kind: str
    figure: str
    height: float
    """Of the sign, in pixels."""
    style: str
    livery: str = NOBODY
    note: str = ""
    gap: float = 5
    room: float | None = None
    """In which the figure shrinks, in pixels."""

    @property
    def width(self) -> float:
        """From end to end, in pixels."""
        note = width_of(self.note, "note") + 1 if self.note else 0
        return self._sign + self.gap + width_of(self.figure, self.style) + note

    @property
    def _sign(self) -> float:
        return Sprite(self.kind, 0, 0, self.height).width

    def at(self, x: float, y: float) -> Iterator[Item]:
        """Its items, with the left end and the middle line at (x, y)."""
        yield Sprite(self.kind, x + self._sign / 2, y, self.height, self.livery, "token", foot=False)
        figure = write(self.figure, self.style, x + self._sign + self.gap, middle_line(y, self.style), room=self.room)
        yield figure
        if self.note:
            yield write(self.note, "note", figure.x + figure.width + 1, figure.y, tone="ink_soft")


def spread(widths: Sequence[float], left: float, right: float, gap: float) -> list[float]:
    """Left ends of things in a row with a gap between them, or less where the room does not suffice."""
    if len(widths) > 1:
        gap = min(gap, (right - left - sum(widths)) / (len(widths) - 1))
    return [left + sum(widths[:i]) + gap * i for i in range(len(widths))]


def slots(rows: Sequence[Sequence[float]], widths: Sequence[float], gap: float) -> list[tuple[float, float]]:
    """Standing places for groups of these widths, in rows of [centre x, feet y, width, how many groups].

    Every row is centred; one too full closes up evenly. The last row takes all that are left.
    """
    found: list[tuple[float, float]] = []
    for number, (x, y, room, holds) in enumerate(rows, 1):
        rest = widths[len(found) :]
        here = rest if number == len(rows) else rest[: int(holds)]
        between = min(gap, (room - sum(here)) / max(1, len(here) - 1))
        left = x - (sum(here) + between * (len(here) - 1)) / 2
        found += [(start + w / 2, y) for start, w in zip(spread(here, left, left + room, between), here, strict=True)]
    return found
