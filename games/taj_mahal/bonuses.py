"""Bonus tiles on fortresses: points, a card, or a good (A6.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from games.api import Seat
from games.taj_mahal import goods
from games.taj_mahal.editions import CARD, GOODS, POINTS, TAJ_MAHAL, Edition
from games.taj_mahal.model import Dealing, State


def points(edition: Edition, owned: tuple[int, ...], tiles: Iterable[str]) -> int:
    """The points for bonus tiles gained one after the other by who owns these goods."""
    fixed = {POINTS: edition.bonus_points, TAJ_MAHAL: edition.taj_mahal_points, CARD: 0}
    total = 0
    for tile in tiles:
        gain, owned = (fixed[tile], owned) if tile in fixed else goods.gained(owned, tile, edition.good_points)
        total += gain
    return total


def take(state: State, seat: Seat, tile: str) -> State:
    """A bonus tile counts at once: its card is drawn before anything else happens."""
    player = state.players[seat]
    after = state.scored(seat, points(state.edition, player.goods, (tile,)))
    if tile in GOODS:
        return after.with_player(seat, goods=goods.gained(player.goods, tile, 0)[1])
    return replace(after, agenda=(Dealing(seat, 1), *after.agenda)) if tile == CARD else after
