"""How many lines of play there are from fixed positions: one number watches all that is offered.

The numbers are ours: they prove nothing right, but they show a change. A changed number is explained in its commit.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import Withdraw
from games.taj_mahal.model import State
from tests.games.taj_mahal.positions import A, Raja, Table, new, position


def lines(state: State, depth: int) -> int:
    """The number of lines of play of this length; nature draws what a fixed generator says."""
    while (drawn := TAJ_MAHAL.chance(state, Random(depth))) is not None:
        state = TAJ_MAHAL.apply(state, drawn).state
    offered = [action for decision in TAJ_MAHAL.decisions(state) for action in decision.actions]
    if depth == 1 or not offered:
        return len(offered)
    return sum(lines(TAJ_MAHAL.apply(state, action).state, depth - 1) for action in offered)


def busy() -> Table:
    """Two colours in play, whites and special cards in the hands."""
    return position(
        Raja("red_vg red_ve red_ve green_ee white_k white_e", "red_gm", "any_colour"),
        Raja("yellow_vg yellow_pe purple_ke white_m", "", "plus_points plus_elephant"),
        Raja("green_gk green_gp white_e", "green_vp+white_v"),
        bonuses={"umarkot": "card", "thatta": "tea"},
    )


def winning() -> Table:
    """Three palaces and the crowned one to place, two fortresses, and a display of few faces."""
    own = Raja("", "red_vg red_pk", palaces="multan", goods="tea")
    bonuses = {"umarkot": "card", "thatta": "points"}
    table = position(own, bonuses=bonuses, display="red_ve red_ve green_ve green_ve white_e")
    return table.play(A, Withdraw())


def last_visit() -> Table:
    return position(Raja("red_ke", "red_pk"), Raja("green_ve"), province="agra", visit=12)


@pytest.mark.parametrize(
    ("table", "numbers"),
    [
        (lambda: new(3), (11, 135, 1390, 4420)),
        (lambda: new(5), (11, 139, 1482)),
        (busy, (10, 121, 597)),
        (winning, (8, 44, 168, 384, 1152, 3072)),
        (last_visit, (2, 12, 56, 275, 1040, 2080)),
    ],
    ids=["first-of-three", "first-of-five", "busy", "winning", "last-visit"],
)
def test_lines_of_play(table: Callable[[], Table], numbers: tuple[int, ...]) -> None:
    state = table().state
    assert tuple(lines(state, depth) for depth in range(1, 1 + len(numbers))) == numbers
