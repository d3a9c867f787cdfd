"""Curves as lists of points."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]


def points(raw: Sequence[Sequence[float]]) -> list[Point]:
    """Points as they stand in a data file."""
    return [(float(x), float(y)) for x, y in raw]


def spline(course: Points, *, closed: bool = False, steps: int = 10) -> list[Point]:
    """The Catmull-Rom curve through the points, with so many steps between two of them."""
    count = len(course)
    found = []
    for i in range(count if closed else count - 1):
        near = [course[k % count] if closed else course[min(max(k, 0), count - 1)] for k in range(i - 1, i + 3)]
        found += [_between(near, k / steps) for k in range(steps)]
    return found if closed else [*found, course[-1]]


def _between(near: Points, t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = near
    return (_blend(ax, bx, cx, dx, t), _blend(ay, by, cy, dy, t))


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def roughen(course: Points, seed: str, amount: float) -> list[Point]:
    """The curve as an uneven hand draws it, always the same for a seed; its ends stay where they are."""
    random, wave = Random(zlib.crc32(seed.encode())), 0.0
    found = [course[0]]
    for (x0, y0), (x1, y1) in pairwise(course[:-1]):
        wave = 0.72 * wave + random.uniform(-amount, amount) * 0.55
        length = math.dist((x0, y0), (x1, y1)) or 1
        found.append((x1 - (y1 - y0) / length * wave, y1 + (x1 - x0) / length * wave))
    return [*found, course[-1]]


def walk(course: Points, step: float, start: float = 0) -> Iterator[tuple[Point, Point]]:
    """Points at equal distances along a course, each with the direction of the course there, of length 1."""
    ahead = start
    for (x0, y0), (x1, y1) in pairwise(course):
        length = math.dist((x0, y0), (x1, y1))
        if length == 0:
            continue
        dx, dy = (x1 - x0) / length, (y1 - y0) / length
        while ahead <= length:
            yield (x0 + dx * ahead, y0 + dy * ahead), (dx, dy)
            ahead += step
        ahead -= length


def regular(count: int, x: float, y: float, radius: float, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon; `turn` is the direction of the first one, in degrees."""
    angles = (math.radians(turn + 360 * i / count) for i in range(count))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
