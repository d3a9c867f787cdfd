"""Ways along the Tea Horse Road and over bridges: border passes needed, and gaps on the way to Pu'er."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from games.yunnan.editions import Edition
from games.yunnan.model import PUER, Counts, Player

Pairs: TypeAlias = tuple[tuple[int, int], ...]
Ways: TypeAlias = tuple[tuple[int, int, int], ...]
"""Steps from a place to another, each with its cost."""

FAR = 99
"""The cost of what cannot be reached."""


def passes_needed(edition: Edition, player: Player, blocked: int | None, origin: int) -> Counts:
    """By place, the border passes that a journey from `origin` takes; `FAR` where it cannot end (section 6)."""
    ways = _bordered(edition.last, edition.border_of_puer, edition.bridge_passes, _crossings(edition, player, blocked))
    return _journeys(ways, player.horse, origin, edition.back_to_puer, edition.back_to_start)


def gaps(edition: Edition, player: Player, blocked: int | None) -> Counts:
    """By place, the provinces without trader or post of the player on the best route to Pu'er (section 7).

    The place itself does not count, so a trader or post is connected exactly where this is 0.
    """
    empty = tuple(place != PUER and not player.present(place) for place in range(edition.last + 1))
    return _gaps(_crossings(edition, player, blocked), empty)


def _crossings(edition: Edition, player: Player, blocked: int | None) -> Pairs:
    return tuple(edition.gorges[gorge] for gorge in player.bridges if gorge != blocked)


def _road(last: int) -> Pairs:
    return tuple((place, place + 1) for place in range(last))


@lru_cache(maxsize=1024)
def _bordered(last: int, of_puer: int, of_bridge: int, crossings: Pairs) -> Ways:
    """All steps with the border passes they take."""
    road = [(low, high, of_puer if low == PUER else 1) for low, high in _road(last)]
    bridges = [(low, high, of_bridge) for low, high in crossings]
    return tuple(way for low, high, cost in road + bridges for way in ((low, high, cost), (high, low, cost)))


@lru_cache(maxsize=8192)
def _journeys(ways: Ways, horse: int, origin: int, to_puer: bool, to_start: bool) -> Counts:  # noqa: FBT001 - figures
    open_ways = [way for way in ways if max(way[:2]) <= horse and (to_puer or way[1] != PUER)]
    costs = _cheapest(open_ways, origin, 1 + max(max(way[:2]) for way in ways))
    there_and_back = (2 * cost for start, _, cost in open_ways if start == origin)
    costs[origin] = min(there_and_back, default=FAR) if to_start and (to_puer or origin != PUER) else FAR
    return tuple(costs)


@lru_cache(maxsize=8192)
def _gaps(crossings: Pairs, empty: tuple[bool, ...]) -> Counts:
    """Leaving Pu'er, a step costs a gap where the place that it leaves is empty."""
    pairs = _road(len(empty) - 1) + crossings
    ways = [way for a, b in pairs for way in ((a, b, int(empty[a])), (b, a, int(empty[b])))]
    return tuple(_cheapest(ways, PUER, len(empty)))


def _cheapest(ways: Sequence[tuple[int, int, int]], origin: int, places: int) -> list[int]:
    """The cost of the cheapest route from `origin` to each place (Bellman and Ford)."""
    costs = [FAR] * places
    costs[origin] = 0
    for _ in range(places):
        for start, end, cost in ways:
            costs[end] = min(costs[end], costs[start] + cost)
    return costs
