"""Making the fixed palette of all boards anew, after a colour has changed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from PIL import Image

from renderer.painting.paint import paint
from renderer.scene import Scene
from renderer.theme import RGB, THEME

COLOURS = 256
FLATS: int = THEME["picture"]["flats"]
COMMONEST = 600
ALIKE = 4
"""Flat colours nearer than this, in all channels together, share an entry."""
APART = 10
"""A colour nearer than this to a flat one needs no blend."""
CELL = 4


def make(scenes: Iterable[Scene]) -> bytes:
    """The palette for boards such as these, three bytes a colour: plain surfaces exactly, the rest for edges."""
    counts: Counter[RGB] = Counter()
    for scene in scenes:
        pixels = paint(scene).getcolors(1 << 24) or []
        counts.update({(c[0], c[1], c[2]): n for n, c in pixels if isinstance(c, tuple)})
    flats = _flats(counts)
    return bytes(value for colour in flats + _blends(counts, flats) for value in colour)


def _flats(counts: Counter[RGB]) -> list[RGB]:
    chosen: list[RGB] = []
    for colour, _ in counts.most_common(COMMONEST):
        alone = _far(colour, chosen, ALIKE) and not any(_mistaken(colour, o) or _mistaken(o, colour) for o in chosen)
        if len(chosen) < FLATS and alone:
            chosen.append(colour)
    return chosen


def _far(colour: RGB, others: Iterable[RGB], least: int) -> bool:
    return all(sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > least for other in others)


def _blends(counts: Counter[RGB], flats: list[RGB]) -> list[RGB]:
    rest = [(colour, n) for colour, n in counts.items() if n > ALIKE and _far(colour, flats, APART - 2)]
    sample = [colour for colour, n in rest for _ in range(int(n**0.5) + 1)]
    strip = Image.new("RGB", (len(sample), 1))
    strip.putdata(sample)
    values = strip.quantize(COLOURS - len(flats), Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    found = [(values[i], values[i + 1], values[i + 2]) for i in range(0, 3 * (COLOURS - len(flats)), 3)]
    return [colour for colour in dict.fromkeys(found) if not any(_mistaken(flat, colour) for flat in flats)]


def _mistaken(one: RGB, other: RGB) -> bool:
    """Whether a pixel of one colour would be given the other one: Pillow compares colours in steps of `CELL`."""
    corner = [value - value % CELL for value in one]
    return math.dist(corner, other) <= math.dist(corner, one)
