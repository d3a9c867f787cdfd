"""What is offered reads in the order of the board and the rulebook, so that who hears a menu can follow it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.choices import follow
from games.api import Setup
from games.taj_mahal.making import edition as standard
from games.yunnan.making import edition as second
from tests.bot.play import decision_of
from tests.cogs.sittings import sat, ways

STRUCTURES = ("post", "bridge", "teahouse", "guards")
YUNNAN = (second("second").places, tuple(one.key for one in second("second").buildings), STRUCTURES)
"""Places along the road, buildings as they stand on the board, structures from small to large."""
CITIES = tuple(tuple(province.cities) for province in standard("standard").provinces)
TAJ_MAHAL = (tuple(standard("standard").cards), *CITIES)
"""Cards by colour, then special ones; the cities of each province."""
ORDERS: dict[str, tuple[tuple[Any, ...], ...]] = {"yunnan": YUNNAN, "taj_mahal": TAJ_MAHAL}


def reads(values: tuple[Any, ...], orders: tuple[tuple[Any, ...], ...]) -> bool:
    """Whether numbers rise, and words follow the order of what they are words for."""
    words = [value for value in values if value is not None]
    if all(isinstance(word, int) for word in words):
        return words == sorted(words)
    order = next((order for order in orders if set(words) <= set(order)), ())
    return words == [word for word in order if word in words]


def menus(game: str, setup: Setup) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The name of a field, and its values as they are offered, through a game; gorges have no order.

    Where only the crowned palace may stand comes after the cities where either may.
    """
    random = Random(2)
    for decision in map(decision_of, sat(setup, 3, game)):
        either = len({getattr(action, "palace", None) for action in decision.actions}) > 1
        for field, values in (
            (point.field, point.values) for point in map(partial(follow, decision), ways(decision, random))
        ):
            if field is not None and field.name != "gorge" and not (either and field.name == "city"):
                yield field.name, values


@pytest.mark.parametrize(
    ("game", "setup", "fields"),
    [
        ("yunnan", Setup("second", 4), {"building", "space", "destination", "structure", "amount"}),
        ("taj_mahal", Setup("standard", 4), {"card", "extra", "city"}),
    ],
)
def test_menus_follow_the_order_of_the_board_and_the_rulebook(game: str, setup: Setup, fields: set[str]) -> None:
    found = list(menus(game, setup))
    assert [menu for menu in found if not reads(menu[1], ORDERS[game])] == []
    assert {name for name, _ in found} >= fields


def test_a_menu_out_of_order_would_be_noticed() -> None:
    assert not reads((7, 5), ())
    assert not reads(("kang", "sichuan"), YUNNAN)
    assert not reads(("somewhere",), YUNNAN)
