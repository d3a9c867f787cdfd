"""The roads: as they are printed, and in the colours of those whose palaces stand at both ends."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from games.api import Seat
from games.taj_mahal.view import View
from renderer.curves import Point, spline
from renderer.scene import Line
from renderer.table import spot
from renderer.taj_mahal.board import BOARD, CITIES, Map, livery

ROAD, SITE = BOARD["road"], BOARD["site"]


@lru_cache(maxsize=64)
def way(road: tuple[str, str]) -> tuple[Point, ...]:
    """The course of a road between two cities, a little bent."""
    (x0, y0), (x1, y1) = (spot(CITIES[city]["at"]) for city in road)
    bend = ROAD["bend"] * (1 if (len(road[0]) + len(road[1])) % 2 else -1)
    middle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
    return tuple(spline([(x0, y0), middle, (x1, y1)], steps=10))


def printed(plan: Map) -> Iterable[Line]:
    """All roads: first their edges, so that they join well, then their ground, and the broken line in it."""
    ways = [way(road) for road in plan.roads]
    yield from (Line(course, "road_edge", ROAD["edge"]) for course in ways)
    yield from (Line(course, "road", ROAD["width"]) for course in ways)
    length, gap = ROAD["dash"]
    yield from (Line(course, "road_dash", 1.7, (length, gap)) for course in ways)


def owned(view: View) -> Iterable[Line]:
    """The roads that carry a player from palace to palace (A6.2), side by side where they carry two."""
    at: dict[str, set[Seat]] = {}
    for palace in view.palaces:
        at.setdefault(palace.city, set()).add(palace.seat)
    for road in view.edition.roads:
        seats = sorted(at.get(road[0], set()) & at.get(road[1], set()))
        for number, seat in enumerate(seats):
            aside = (number - (len(seats) - 1) / 2) * 2 * SITE["trail"]
            course = beside(way(road), aside)
            yield Line(course, f"{livery(seat)}.dark", SITE["width"] + 3)
            yield Line(course, f"{livery(seat)}.fill", SITE["width"])


@lru_cache(maxsize=256)
def beside(course: tuple[Point, ...], distance: float) -> tuple[Point, ...]:
    """A course so far, in pixels, to the side of another."""
    if not distance:
        return course
    ends = [*pairwise(course), (course[-2], course[-1])]
    found = []
    for (x, y), ((x0, y0), (x1, y1)) in zip(course, ends, strict=True):
        length = math.dist((x0, y0), (x1, y1)) or 1
        found.append((x - (y1 - y0) / length * distance, y + (x1 - x0) / length * distance))
    return tuple(found)
