"""Goods: symbols on province and bonus tiles, each worth more the more of them are owned (A6)."""

from __future__ import annotations

from dataclasses import replace

from games.api import Event, Seat, Step
from games.taj_mahal.editions import GOODS
from games.taj_mahal.model import State


def gained(owned: tuple[int, ...], good: str, base: int) -> tuple[int, tuple[int, ...]]:
    """The points for one more symbol of a good, and the symbols then owned.

    `owned` is by good; `base` are the points for the symbol itself, besides one for each owned before.
    """
    index = GOODS.index(good)
    return base + owned[index], (*owned[:index], owned[index] + 1, *owned[index + 1 :])


def of_tile(owned: tuple[int, ...], tile: tuple[str, ...], base: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points for each good of a tile, one after the other, and the symbols then owned."""
    points: list[int] = []
    for good in tile:
        gain, owned = gained(owned, good, base)
        points.append(gain)
    return tuple(points), owned


def take_tile(state: State, seat: Seat) -> Step[State]:
    """The province tile of this visit, which stays face up with its winner (A6.3)."""
    tile = state.edition.tiles[state.visit - 1]
    points, goods = of_tile(state.players[seat].goods, tile, state.edition.good_points)
    told = Event("tile-scored", {"seat": seat, "goods": tile, "points": sum(points)})
    return Step(replace(state.scored(seat, sum(points))).with_player(seat, goods=goods), (told,))
