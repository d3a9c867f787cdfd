"""The map: what is printed there, the province being visited, and what stands in the cities."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from data.catalogue import Catalogue
from games.taj_mahal.view import Palace, View
from renderer.painting.taj_mahal import lifted_tints, shape
from renderer.parts import stamp
from renderer.scene import Drawing, Item, Layer, Sprite, Text
from renderer.table import box_of, spot
from renderer.taj_mahal import roads
from renderer.taj_mahal.board import (
    BOARD,
    CITIES,
    HEIGHT,
    PROVINCES,
    Map,
    goods_of,
    livery,
    map_of,
    number_of,
    term,
    to_come,
    visited,
)
from renderer.taj_mahal.names import Place, places
from renderer.taj_mahal.tiles import bonus_tile, province_tile
from renderer.theme import Box
from renderer.writing import write

SITE = BOARD["site"]


def printed(plan: Map, raised: str | None) -> tuple[Layer, ...]:
    """The map with its roads and cities, and the province being visited raised above it."""
    ground = [Drawing("taj_mahal-land", box_of(BOARD["map"]))]
    if raised:
        ground.append(Drawing(f"taj_mahal-lifted-{raised}", _around(raised)))
    return (
        Layer("land", tuple(ground)),
        Layer("roads", tuple(roads.printed(plan))),
        Layer("cities", tuple(_city(plan, city) for city in CITIES)),
    )


def _around(province: str) -> Box:
    """The box of a province with its contour and shadow."""
    xs, ys = zip(*shape(province), strict=True)
    (dx, dy), rim = BOARD["border"]["shadow"], BOARD["border"]["lift"]
    return (min(xs) - rim, min(ys) - rim, max(xs) + rim + dx, max(ys) + rim + dy)


def _city(plan: Map, city: str) -> Sprite:
    kind, (x, y) = "town", spot(CITIES[city]["at"])
    if city in plan.fortresses:
        kind = "garden" if city == plan.taj_mahal else "fortress"
    height = {"town": 22, "fortress": 45, "garden": 48}[kind]
    return stamp(kind, x, y, height)


@lru_cache(maxsize=32)
def _names(plan: Map, words: Catalogue, raised: str | None) -> Layer:
    """The cities' names, which stand above coloured roads."""
    return Layer("names", tuple(_named(plan, words, raised)))


def _named(plan: Map, words: Catalogue, raised: str | None) -> Iterable[Item]:
    for province in plan.provinces:
        ground = _ground(province.key, raised)
        for city in province.cities:
            yield _name(words, city, "town", places(plan, words).cities[city], ("ink_soft", ground))


def _name(words: Catalogue, key: str, style: str, place: Place, tones: tuple[str, str]) -> Text:
    """A name at its place, in a tone and with a rim of another."""
    tone, halo = tones
    return write(term(words, key), style, place.x, place.y, anchor=place.anchor, tone=tone, room=place.room, halo=halo)


def _ground(province: str, raised: str | None) -> str:
    return lifted_tints(province)[0] if province == raised else f"{PROVINCES[province]['land']}.fill"


def pieces(view: View, words: Catalogue) -> tuple[Layer, ...]:
    """The roads that carry somebody, province tiles with the provinces' names, bonus tiles and palaces."""
    ordered = sorted(CITIES, key=lambda city: float(CITIES[city]["at"][1]))
    return (
        Layer("connections", tuple(roads.owned(view))),
        _names(map_of(view.edition), words, visited(view)),
        Layer("tiles", tuple(item for key in PROVINCES for item in _province(view, words, key))),
        Layer("sites", tuple(item for city in ordered for item in _site(view, city))),
    )


def _province(view: View, words: Catalogue, key: str) -> Iterable[Item]:
    """The name above the tile; once the tile has gone, in its place, and the elephant in the province visited."""
    regions, ground = places(map_of(view.edition), words).regions, _ground(key, visited(view))
    x, y = spot(PROVINCES[key]["tile"])
    if key in to_come(view):
        yield from province_tile(number_of(view, key), goods_of(view, key), (x, y), HEIGHT["tile"])
        yield _name(words, key, "region", regions[key, "to_come"], ("ink", ground))
    elif key == visited(view):
        yield _name(words, key, "region", regions[key, "visited"], ("ink", ground))
        yield Sprite("elephant", x, y + BOARD["names"]["elephant"], HEIGHT["elephant"])
    else:
        yield _name(words, key, "region", regions[key, "gone"], ("ink_soft", ground))


def _site(view: View, city: str) -> Iterable[Item]:
    """A city's bonus tile, its palace, and to the right of them the crowned palace."""
    x, y = spot(CITIES[city]["at"])
    palaces = sorted((palace for palace in view.palaces if palace.city == city), key=lambda palace: palace.crowned)
    bonus = view.bonuses.get(city)
    count = len(palaces) + (bonus is not None)
    start = x - (count - 1) * SITE["pair"] * CITIES[city]["lean"]
    if bonus is not None:
        yield from bonus_tile(view.edition, bonus, start, y, HEIGHT["bonus"])
        start += SITE["pair"]
    for i, palace in enumerate(palaces):
        yield _palace(palace, start + i * SITE["pair"], y)


def _palace(palace: Palace, x: float, y: float) -> Sprite:
    kind = "crowned" if palace.crowned else "palace"
    return Sprite(kind, x, y + SITE["feet"][kind], HEIGHT[kind], livery(palace.seat))
