"""Income and the new order in the second edition, written from the rulebook alone.

Influence 4 keeps the inspector away where he is not wanted.
"""

from __future__ import annotations

import pytest

from games.api import Seat
from games.yunnan.actions import Block, Done, Travel
from tests.games.yunnan.table import IDLE, PLACES, A, B, C, Colour, D, E, income, table, travelled, travelling

CHAIN = {"yunnan": 1, "sichuan": 1, "kang": 1, "tibet": 1, "qinghai": 1}


@pytest.mark.parametrize(("place", "earned"), tuple(zip(PLACES[1:], (6, 9, 12, 15, 18), strict=True)))
def test_a_trader_earns_what_its_province_pays(place: str, earned: int) -> None:
    road = PLACES[1 : PLACES.index(place) + 1]
    one, two = (dict.fromkeys(road, 1) | {place: number} for number in (1, 2))
    before, after = (income(Colour(traders=traders, influence=4, horse="qinghai")) for traders in (one, two))
    assert after - before == earned


def test_a_trader_in_every_province() -> None:
    assert income(Colour(traders=CHAIN, influence=4, horse="qinghai")) == 6 + 9 + 12 + 15 + 18


@pytest.mark.parametrize(("traders", "earned"), [(0, 0), (1, 3), (2, 3), (3, 3), (7, 3)])
def test_example_13_traders_in_puer_earn_3_in_all(traders: int, earned: int) -> None:
    assert travelled(Colour(traders={"puer": traders}), Colour(traders={"puer": 1}))[A].income == earned


@pytest.mark.parametrize(("place", "earned"), tuple(zip(PLACES[1:], (1, 3, 6, 10, 15), strict=True)))
def test_a_connected_post_earns_what_its_province_pays(place: str, earned: int) -> None:
    chain = Colour(traders=CHAIN, posts=(place,), influence=4, horse="qinghai")
    assert income(chain) == 60 + earned


def test_teahouses_and_bridges_earn_nothing() -> None:
    built = Colour(traders=CHAIN, teahouses=("kang", "tibet"), bridges=("yunnan-kang",), influence=4, horse="qinghai")
    assert income(built) == 60


def test_a_post_in_yunnan_is_always_connected() -> None:
    assert income(Colour(posts=("yunnan",))) == 1


def test_a_gap_takes_everything_from_a_post() -> None:
    assert income(Colour(posts=("sichuan",))) == 0
    assert income(Colour(posts=("yunnan", "kang"))) == 1


def test_posts_connect_each_other() -> None:
    assert income(Colour(posts=("yunnan", "sichuan"))) == 1 + 3


def test_a_post_may_go_up_the_road_and_over_a_bridge() -> None:
    road = Colour(
        traders={"yunnan": 1, "tibet": 1}, posts=("kang",), bridges=("yunnan-tibet",), influence=4, horse="tibet"
    )
    assert income(road) == 6 + 15 + 6


def test_pieces_of_others_close_no_gap() -> None:
    assert income(Colour(posts=("sichuan",)), Colour(posts=("yunnan",), bridges=("sichuan-qinghai",))) == 0


# ------------------------------------------------------------------ transport costs


def test_example_9_all_connected_over_the_bridge() -> None:
    yellow = Colour(
        traders={"tibet": 1, "qinghai": 1},
        posts=("yunnan", "sichuan"),
        bridges=("sichuan-qinghai",),
        influence=4,
        horse="qinghai",
    )
    assert income(yellow) == 37


def test_example_9_without_the_bridge_each_trader_pays_3_for_kang() -> None:
    """The inspector opens the gap: he sends yellow's trader from Kang, which then earns 3 in the market."""
    yellow = Colour(
        traders={"kang": 1, "tibet": 1, "qinghai": 1}, posts=("yunnan", "sichuan"), influence=1, horse="qinghai"
    )
    crowd = Colour(traders={"yunnan": 1, "sichuan": 1, "kang": 3}, horse="kang")
    assert income(yellow, crowd) == 31 + 3


def test_an_empty_yunnan_is_a_gap_for_everything_beyond() -> None:
    crowd = Colour(traders={"yunnan": 6})
    settled = Colour(traders={"yunnan": 1, "sichuan": 2}, posts=("sichuan",), influence=1, horse="sichuan")
    game = travelled(settled, crowd)
    assert game.where(A) == {"puer": 1, "sichuan": 2}
    assert game[A].income == 3 + 2 * (9 - 3) + 0


@pytest.mark.parametrize(("bridges", "costs"), [((), 6), (("yunnan-kang",), 3)])
def test_two_gaps_cost_twice_and_the_least_costly_route_is_taken(bridges: tuple[str, ...], costs: int) -> None:
    chain = {"yunnan": 1, "sichuan": 1, "kang": 1}
    victim = Colour(traders=chain, bridges=bridges, teahouses=("kang",), horse="kang")
    game = travelling(Colour(traders={"puer": 3}, influence=1, horse="sichuan"), victim).play(B, Done())
    game.play(A, Travel("puer", "sichuan", B), *[Travel("puer", "yunnan", B)] * 2, Done())
    assert game.where(B) == {"puer": 2, "kang": 1}
    assert game[B].income == 3 + 12 - costs


def test_the_own_province_is_no_gap_but_every_other_empty_one_is() -> None:
    victim = Colour(traders={"yunnan": 1, "sichuan": 1}, influence=0, teahouses=("sichuan",), horse="sichuan")
    game = travelling(Colour(traders={"puer": 1}, influence=1), victim).play(B, Done())
    game.play(A, Travel("puer", "yunnan", B), Done())
    assert game[B].income == (9 - 3) + 3


def test_bridges_over_the_blocked_gorge_save_nothing_in_that_round() -> None:
    victim = Colour(traders={"yunnan": 1}, posts=("tibet",), bridges=("yunnan-tibet",), influence=4, horse="tibet")
    assert income(victim) == 6 + 10
    game = table(victim, Colour(bids={"dianmu_temple": 1}))
    game.pass_all()
    game.play(B, Block("yunnan-tibet"))
    game.done_all()
    assert game[A].income == 6


# ------------------------------------------------------------------ the new order


def order_after(*posts: tuple[str, ...]) -> tuple[Seat, ...]:
    """The travel order after a round with the incomes of these posts, the last colour being first in the old one."""
    return travelled(*(Colour(posts=own) for own in posts)).order


def test_example_15_the_marker_laid_later_lies_on_top() -> None:
    """Gray order C B A here, incomes 20 20 15 there: B overtakes C, the last stays last."""
    low, high = ("yunnan",), ("yunnan", "sichuan")
    assert order_after(low, high, high) == (B, C, A)


def test_the_highest_income_comes_first() -> None:
    assert order_after(("yunnan", "sichuan"), ("yunnan",), ()) == (A, B, C)
    assert order_after(("yunnan",), (), ("yunnan", "sichuan")) == (C, A, B)


def test_equal_incomes_turn_the_order_round() -> None:
    assert travelled(*(IDLE,) * 5).order == (A, B, C, D, E)


def test_the_new_order_holds_for_the_conversion_at_once() -> None:
    game = travelled(Colour(posts=("yunnan",)), Colour(posts=("yunnan", "sichuan")), Colour(posts=("yunnan",)))
    assert game.order == (B, A, C)
    assert game.acting == B


def test_example_12_the_highest_income_bids_last_and_the_lowest_first() -> None:
    game = travelled(Colour(posts=("yunnan",)), Colour(posts=("yunnan", "sichuan")), Colour(), IDLE)
    assert game.order == (B, D, A, C)
    game.convert_all()
    assert game.phase == "bidding"
    assert game.order == (C, A, D, B)
