"""Where the names of provinces and cities stand on the map.

The board's data have a place for each, with room for the words of English. Where a longer word would meet something, it
stands as near to that place as it can, a city's name nearer to its own city than to any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import hypot
from typing import TypeAlias

from data.catalogue import Catalogue
from renderer.parts import centred
from renderer.scene import Sprite
from renderer.table import box_of, spot
from renderer.taj_mahal.board import BOARD, CITIES, HEIGHT, PROVINCES, Map, term
from renderer.taj_mahal.tiles import WIDE
from renderer.theme import Box
from renderer.writing import Anchor, width_of, write

SITE, SPEC = BOARD["site"], BOARD["names"]
STATES = ("to_come", "visited", "gone")
"""Of a province: its name stands above its tile, above the elephant, or where the tile was."""
Region: TypeAlias = tuple[str, str]
"""A province and its state."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a name stands: its anchor and baseline, and its room in pixels; without a room it is of full size."""

    x: float
    y: float
    anchor: Anchor = "middle"
    room: float | None = None


@dataclass(frozen=True, slots=True)
class Places:
    """Where all names stand."""

    regions: Mapping[Region, Place]
    cities: Mapping[str, Place]


@lru_cache(maxsize=32)
def places(plan: Map, words: Catalogue) -> Places:
    """Where the names of a map stand in a language."""
    keys = sorted({city for province in plan.provinces for city in province.cities})
    wanted = {city: Place(*spot(CITIES[city]["name"]), CITIES[city]["anchor"]) for city in keys}
    towns = [_box(words, city, "town", place) for city, place in wanted.items()]
    regions, taken = dict[Region, Place](), _standing(keys)
    for province, state in product(plan.provinces, STATES):
        marks, key = [*_marks(province.key, state)], province.key
        unbuilt = province.cities if state == "to_come" else ()
        rounds = ([*_standing(keys), *marks], [*_standing(keys, unbuilt), *marks])
        regions[key, state] = _region(words, key, designed(key)[state], rounds, towns)
        taken += [*marks, _box(words, key, "region", regions[key, state])]
    return Places(regions, _cities(words, wanted, taken))


def _standing(cities: Iterable[str], unbuilt: Sequence[str] = ()) -> list[Box]:
    """What may stand on the map; before the visit of a province there are no palaces in its cities."""
    palaces = (box for city in cities if city not in unbuilt for box in _palaces(city))
    return [*_edges(), *map(_bonus, cities), *palaces]


def _box(words: Catalogue, key: str, style: str, place: Place) -> Box:
    return write(term(words, key), style, place.x, place.y, anchor=place.anchor, room=place.room).box


def _region(
    words: Catalogue, key: str, place: Place, rounds: tuple[Sequence[Box], Sequence[Box]], towns: Sequence[Box]
) -> Place:
    """The name of a province: moved or made smaller, if need be over towns, which can move, or near what is unbuilt."""
    (everything, real), full = rounds, width_of(term(words, key), "region")
    tries = [
        *product(SPEC["shares"], ([*everything, *towns], everything)),
        *product((*SPEC["shares"], SPEC["least"]), ([*real, *towns], real)),
    ]
    for share, taken in tries:
        smaller = Place(place.x, place.y, room=None if share == 1 else share * full)
        if (found := _moved(smaller, _box(words, key, "region", smaller), taken, SPEC["region"])) is not None:
            return found
    return place


def _cities(words: Catalogue, wanted: Mapping[str, Place], taken: Sequence[Box]) -> dict[str, Place]:
    """The names of cities: first those that can stand where they are wanted, then the others."""
    boxes = {city: _box(words, city, "town", place) for city, place in wanted.items()}
    others = {city: [box for other, box in boxes.items() if other != city] for city in boxes}
    found = {city: place for city, place in wanted.items() if not _meets(boxes[city], [*taken, *others[city]])}
    full = [*taken, *(boxes[city] for city in found)]
    for city in (city for city in wanted if city not in found):
        found[city] = _moved(wanted[city], boxes[city], full, SPEC["town"], city) or wanted[city]
        full.append(_box(words, city, "town", found[city]))
    return found


def _moved(place: Place, box: Box, taken: Sequence[Box], reach: Sequence[int], city: str | None = None) -> Place | None:
    """The place, or the nearest to it within reach where its box meets nothing; `None` if there is none."""
    near = [other for other in taken if _meets(box, [other], max(reach))]
    for dx, dy in _steps(*reach):
        moved = (box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy)
        if not _meets(moved, near) and (city is None or _belongs(moved, city)):
            return Place(place.x + dx, place.y + dy, place.anchor, place.room)
    return None


@lru_cache(maxsize=4)
def _steps(across: int, down: int) -> tuple[tuple[int, int], ...]:
    """Ways to move so far at most, the shortest first."""
    step = SPEC["step"]
    found = product(range(-across, across + 1, step), range(-down, down + 1, step))
    return tuple(sorted(found, key=lambda way: (hypot(*way), way)))


def _meets(box: Box, others: Iterable[Box], margin: float = 0) -> bool:
    """Whether a box, with a margin, shares more than a touch with one of others."""
    left, top, right, bottom = box
    grown = margin - SPEC["touch"]
    return any(
        left - grown < east and west < right + grown and top - grown < south and north < bottom + grown
        for west, north, east, south in others
    )


def _belongs(box: Box, city: str) -> bool:
    """Whether a name is nearer to its own city than to any other."""
    far = {other: _distance(box, spot(spec["at"])) for other, spec in CITIES.items()}
    return far[city] == min(far.values())


def _distance(box: Box, point: tuple[float, float]) -> float:
    (left, top, right, bottom), (x, y) = box, point
    return hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))


def designed(province: str) -> dict[str, Place]:
    """Where the data put the name of a province, by its state."""
    x, y = spot(PROVINCES[province]["tile"])
    above, low = SPEC["above_elephant"], SPEC["for_tile"]
    return {
        "to_come": Place(*spot(PROVINCES[province]["name"])),
        "visited": Place(x, y - above),
        "gone": Place(x, y + low),
    }


def _marks(province: str, state: str) -> Iterator[Box]:
    """What stands in a province with its name: the tile, or the elephant."""
    x, y = spot(PROVINCES[province]["tile"])
    if state == "to_come":
        yield Sprite("wide_tile", x, y, HEIGHT["tile"], foot=False).box
    elif state == "visited":
        yield Sprite("elephant", x, y + SPEC["elephant"], HEIGHT["elephant"]).box


def _bonus(city: str) -> Box:
    """A bonus tile in a city."""
    return centred(*spot(CITIES[city]["at"]), HEIGHT["bonus"] * WIDE, HEIGHT["bonus"])


def _palaces(city: str) -> Iterator[Box]:
    """Palaces in a city: one, or two side by side."""
    x, y = spot(CITIES[city]["at"])
    first = x - SITE["pair"] * CITIES[city]["lean"]
    for kind, at in (("palace", x), ("crowned", x), ("palace", first), ("crowned", first + SITE["pair"])):
        yield Sprite(kind, at, y + SITE["feet"][kind], HEIGHT[kind]).box


def _edges() -> Iterator[Box]:
    """The cartouche, and what lies round the map."""
    left, top, right, bottom = box_of(BOARD["map"])
    yield box_of(BOARD["cartouche"]["box"])
    yield from ((0, 0, left, 1200), (right, 0, 1600, 1200), (0, 0, 1600, top), (0, bottom, 1600, 1200))
