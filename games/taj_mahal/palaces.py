"""Palaces: where they may be placed, and what they score along unbroken roads (A5, A6.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from games.api import Action, Event, Fact, Seat, Step, Value
from games.taj_mahal import bonuses
from games.taj_mahal.actions import Place
from games.taj_mahal.editions import Edition, Province
from games.taj_mahal.model import CROWNED, ORDINARY, Building, State, is_one_of, without
from games.taj_mahal.view import Palace

KINDS = (ORDINARY, CROWNED)


def points(provinces: Mapping[str, str], roads: Iterable[tuple[str, str]], own: Collection[str], province: str) -> int:
    """Points for the palaces in a province: one for each province that they are joined with, itself included (A6.2).

    `provinces` are by city, `roads` pairs of cities, `own` the cities with a palace of the player.
    """
    return len(reached(provinces, roads, own, province))


def reached(
    provinces: Mapping[str, str], roads: Iterable[tuple[str, str]], own: Collection[str], province: str
) -> tuple[str, ...]:
    """The provinces with palaces joined to those in this one by roads over palaces of the same player; it comes first.

    None if there is no palace in it.
    """
    links = [road for road in roads if road[0] in own and road[1] in own]
    joined = {city for city in own if provinces[city] == province}
    while grown := {city for road in links if not joined.isdisjoint(road) for city in road} - joined:
        joined |= grown
    others = {provinces[city]: None for city in provinces if city in joined and provinces[city] != province}
    return (province, *others) if joined else ()


@lru_cache(maxsize=8)
def by_city(provinces: tuple[Province, ...]) -> Mapping[str, str]:
    """The province of each city."""
    return {city: province.key for province in provinces for city in province.cities}


@lru_cache(maxsize=256)
def cities_of(provinces: tuple[Province, ...], key: str) -> tuple[str, ...]:
    """The cities of a province."""
    return next(province.cities for province in provinces if province.key == key)


def joined(edition: Edition, own: Collection[str], province: str) -> tuple[str, ...]:
    """The provinces that a player's palaces in this one are joined with, itself first (see `reached`)."""
    return reached(by_city(edition.provinces), edition.roads, own, province)


def own_cities(palaces: Iterable[Palace], seat: Seat) -> frozenset[str]:
    """The cities with a palace of this player."""
    return frozenset(palace.city for palace in palaces if palace.seat == seat)


def sites(state: State, kind: str) -> tuple[str, ...]:
    """The cities of the province being visited where such a palace may be placed (A5)."""
    cities = cities_of(state.edition.provinces, state.province)
    taken = {palace.city for palace in state.palaces if not palace.crowned} if kind == ORDINARY else ()
    return tuple(city for city in cities if city not in taken)


def prompt(state: State, task: Building) -> Fact:
    """What the player is asked."""
    numbers = {kind: task.palaces.count(kind) for kind in KINDS}
    return Fact("placing", {"province": state.province, **numbers})


def options(state: State, task: Building) -> tuple[Action, ...]:
    """Each kind of palace still to place, on each city where it may stand."""
    kinds = [kind for kind in KINDS if kind in task.palaces]
    return tuple(Place(city, kind) for kind in kinds for city in sites(state, kind))


def objection(state: State, task: Building, action: Place) -> Fact | None:
    """Why a palace cannot be placed so."""
    if not is_one_of(action.palace, KINDS):
        return Fact("no-such-palace")
    if action.palace not in task.palaces:
        return Fact("none-to-place", {"palace": action.palace})
    return _objection_to_city(state, action)


def _objection_to_city(state: State, action: Place) -> Fact | None:
    provinces = by_city(state.edition.provinces)
    if not is_one_of(action.city, provinces):
        return Fact("no-such-city")
    if provinces[action.city] != state.province:
        return Fact("not-in-province", {"city": action.city, "province": state.province})
    if action.city in sites(state, action.palace):
        return None
    owner = next(palace.seat for palace in state.palaces if palace.city == action.city and not palace.crowned)
    return Fact("city-taken", {"city": action.city, "seat": owner})


def by_itself(state: State, task: Building) -> Step[State] | None:
    """Who has nothing more to place is done; a palace that can stand in one place only is placed there."""
    if not task.palaces:
        return Step(state.doing())
    offered = options(state, task)
    match offered:
        case [Place() as action]:
            return place(state, task, action)
        case _:
            return None


def place(state: State, task: Building, action: Place) -> Step[State]:
    """A palace on a city; an ordinary one takes the bonus tile, which counts at once (A4.1)."""
    palace = Palace(task.seat, action.city, action.palace == CROWNED)
    rest = replace(task, palaces=without(task.palaces, (action.palace,)))
    after = replace(state, palaces=(*state.palaces, palace)).doing(rest)
    told: dict[str, Value] = {"seat": task.seat, "city": action.city, "palace": action.palace}
    tile = None if palace.crowned else dict(state.bonuses).get(action.city)
    if tile is None:
        return Step(after, (Event("built", told),))
    taken = replace(after, bonuses=tuple(pair for pair in state.bonuses if pair[0] != action.city))
    gain = bonuses.points(state.edition, state.players[task.seat].goods, (tile,))
    return Step(
        bonuses.take(taken, task.seat, tile), (Event("built-for-bonus", {**told, "tile": tile, "points": gain}),)
    )


def score(state: State, seat: Seat) -> Step[State]:
    """Points for the palaces in the province being visited, if there are any (A6.2)."""
    provinces = joined(state.edition, own_cities(state.palaces, seat), state.province)
    if not provinces:
        return Step(state)
    told = Event("palaces-scored", {"seat": seat, "points": len(provinces), "provinces": provinces})
    return Step(state.scored(seat, len(provinces)), (told,))


def placings(state: State, kinds: tuple[str, ...]) -> Iterator[tuple[Place, ...]]:
    """All ways to place these palaces, without regard to their order."""
    ordinary = combinations(sites(state, ORDINARY), kinds.count(ORDINARY))
    crowned = [(Place(city, CROWNED),) for city in sites(state, CROWNED)] if CROWNED in kinds else [()]
    for cities in ordinary:
        yield from ((*map(Place, cities), *last) for last in crowned)
