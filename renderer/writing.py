"""Setting lines of text: their place, and how a text too long shrinks or loses its end."""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from typing import Literal, TypeAlias

from renderer.painting.faces import extent
from renderer.scene import Text
from renderer.theme import type_of

Anchor: TypeAlias = Literal["left", "middle", "right"]


def write(  # noqa: PLR0913 - a line of text has as many properties
    text: str,
    style: str,
    x: float,
    y: float,
    *,
    anchor: Anchor = "left",
    tone: str = "ink",
    room: float | None = None,
    halo: str = "",
) -> Text:
    """A line of text with its anchor and baseline at (x, y); in a room (in pixels) it shrinks, then is cut."""
    size = type_of(style).size
    if room is not None:
        text, size = fit(text, style, room)
    reach = extent(text, style, size)
    left = round(x - reach.width * {"left": 0, "middle": 0.5, "right": 1}[anchor])
    box = (left + reach.box[0], y + reach.box[1], left + reach.box[2], y + reach.box[3])
    return Text(text, style, size, left, round(y), reach.width, box, tone, halo)


def width_of(text: str, style: str) -> float:
    """The advance of a text at the full size of its style, in pixels."""
    return extent(text, style, type_of(style).size).width


@lru_cache(maxsize=1024)
def fit(text: str, style: str, room: float) -> tuple[str, int]:
    """The text and the size at which it fits the room: the largest one, or cut with an ellipsis at the smallest."""
    size, floor = type_of(style).size, type_of(style).floor
    while size > floor and extent(text, style, size).width > room:
        size -= 1
    return cut(text, style, size, room), size


def cut(text: str, style: str, size: int, room: float) -> str:
    """The text, without its end where it would not fit the room."""
    if extent(text, style, size).width <= room:
        return text
    kept = bisect(range(1, len(text)), room, key=lambda count: extent(text[:count] + "…", style, size).width)
    return text[:kept].rstrip() + "…"


def wrap(text: str, style: str, room: float, most: int) -> tuple[str, ...]:
    """The text in at most so many lines that fit the room, in pixels, at the full size; the last one may be cut."""
    lines, words = [""], text.split()
    while words:
        longer = f"{lines[-1]} {words[0]}".lstrip()
        if len(lines) == most:
            return (*lines[:-1], cut(" ".join((lines[-1], *words)).lstrip(), style, type_of(style).size, room))
        if lines[-1] and width_of(longer, style) > room:
            lines.append("")
        else:
            lines[-1] = longer
            words.pop(0)
    return tuple(cut(line, style, type_of(style).size, room) for line in lines)
