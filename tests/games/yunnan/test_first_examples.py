"""The worked examples of the first edition (rules page, section 11), and the same ones by the second beside them."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Bid, Convert, Done, Take, Travel
from games.yunnan.income import income_of
from tests.games.yunnan.table import A, B, C, Colour, D, E, Table, new, set_up, table, travelled, travelling

EDITIONS = pytest.mark.parametrize(("edition", "third"), [("first", "qamdo"), ("second", "kang")])
"""Both editions, with what they call the third province."""
GUILDS = {"first": "dragon_house", "second": "traders_guild"}
BRIDGE = "sichuan-qinghai"


def played_out(game: Table) -> Table:
    """The same game once all bids are resolved; whoever wins a structure takes a bridge and keeps it."""
    game.pass_all()
    while game.phase == "bidding":
        (seat, yard) = (game.acting, Take("building_yard", "bridge"))
        game.play(seat, yard if game.may(seat, yard) else Done())
    return game


@pytest.mark.parametrize(("edition", "left", "right"), [("first", 24, 14), ("second", 24, 24)])
def test_first_example_1_bids_of_75_pay_24_and_14(edition: str, left: int, right: int) -> None:
    red = Colour(bids={"trading_school": 9, "horse_trader": 12, GUILDS[edition]: 7})
    green = Colour(bids={"horse_trader": 9, "building_yard": 12})
    blue = Colour(bids={"trading_school": 12, "customs_office": 5, "building_yard": 9})
    game = table(Colour(), red, green, blue, Colour(), bank=(E, A), setup=set_up(edition, people=5))
    played_out(game)
    assert game.told("bank-paid") == [
        {"seat": E, "amount": left, "total": 75},
        {"seat": A, "amount": right, "total": 75},
    ]
    assert game.told("paid") == [{"seat": B, "amount": 28}, {"seat": C, "amount": 21}, {"seat": D, "amount": 26}]
    assert [game[seat].supply for seat in (A, E)] == [1, 1]


@pytest.mark.parametrize(("edition", "pays"), [("first", [27, 15]), ("second", [27, 27])])
def test_first_example_2_bids_of_104_pay_the_last_band(edition: str, pays: list[int]) -> None:
    one = Colour(bids={"trading_school": 15, "customs_office": 15, "horse_trader": 15})
    two = Colour(bids={"trading_school": 12, "customs_office": 12, "horse_trader": 12})
    three = Colour(bids={"trading_school": 9, "customs_office": 9, GUILDS[edition]: 5})
    game = table(one, two, three, Colour(), Colour(), bank=(D, E), setup=set_up(edition, people=5))
    game.pass_all()
    assert [(told["total"], told["amount"]) for told in game.told("bank-paid")] == [(104, pay) for pay in pays]


@EDITIONS
def test_first_example_3_a_new_pass_can_be_used_in_the_same_round(edition: str, third: str) -> None:
    game = new(setup=set_up(edition)).play(A, Bid("customs_office", 5))
    game.pass_all()
    while game.acting != A:
        game.play(game.acting, Done())
    assert game[A].passes == game.state.task.passes == 3


@EDITIONS
def test_first_example_4_only_lower_influence_is_displaced_and_goes_down_the_road(edition: str, third: str) -> None:
    """Green, Yellow and Purple are there; Red has as much influence as Yellow."""
    green, yellow = (
        Colour(traders={third: 3, "sichuan": 1, "yunnan": 1}, influence=1),
        Colour(traders={third: 2}, influence=3),
    )
    purple = Colour(traders={third: 2}, influence=2)
    red = Colour(traders={"puer": 1}, influence=3, horse=third, passes=3)
    game = travelling(green, yellow, purple, red, setup=set_up(edition, people=4))
    assert game.displaceable(D, "puer", third) == {A, C}
    game.play(D, Travel("puer", third, C))
    assert game.where(C) == {third: 1, "sichuan": 1}


@EDITIONS
def test_first_example_5_a_route_may_go_over_a_bridge(edition: str, third: str) -> None:
    far = {"tibet": 1, "qinghai": 1}
    whole = Colour(traders={**far, "yunnan": 1}, posts=("sichuan",), bridges=(BRIDGE,), horse="qinghai", influence=4)
    assert travelled(whole, setup=set_up(edition)).where(A) == {**far, "yunnan": 1}
    game = travelled(Colour(traders=far, posts=("sichuan",), bridges=(BRIDGE,), horse="qinghai"), setup=set_up(edition))
    assert game.where(A) == {"puer": 2}
    assert game[A].posts[2] == 1
    assert game[A].income == (6 if edition == "first" else 3)
    unbridged = Colour(traders={**far, "yunnan": 1}, posts=("sichuan",), horse="qinghai", influence=4)
    assert travelled(unbridged, setup=set_up(edition)).where(A) == {"puer": 2, "yunnan": 1}


@EDITIONS
def test_first_example_6_the_inspector_spares_influence_4_and_owners_of_the_teahouse(edition: str, third: str) -> None:
    blue = Colour(traders={third: 1}, influence=4, posts=("yunnan", "sichuan"))
    red = Colour(traders={third: 1}, influence=2, posts=("yunnan", "sichuan"))
    assert travelled(blue, red, setup=set_up(edition)).where(B) == {"puer": 1}
    owner = Colour(traders={third: 1}, influence=2, posts=("yunnan", "sichuan"), teahouses=(third,))
    game = travelled(blue, owner, setup=set_up(edition))
    assert (game.where(A), game.where(B)) == ({third: 1}, {third: 1})


@EDITIONS
def test_first_example_7_of_equal_provinces_the_inspector_visits_the_farther(edition: str, third: str) -> None:
    one = Colour(traders={"sichuan": 3}, posts=("yunnan", "sichuan"), influence=3)
    two = Colour(traders={third: 2}, posts=("yunnan", third), bridges=(f"yunnan-{third}",), influence=1)
    game = travelled(one, two, setup=set_up(edition))
    assert game.told("inspector") == [{"place": third, "revenue": 30}]
    assert game.where(B) == {third: 1, "puer": 1}


@EDITIONS
def test_first_example_8_presents_go_by_influence_then_one_each_in_turn(edition: str, third: str) -> None:
    """Five in Sichuan; a fifth player, whom the inspector cannot touch, draws him elsewhere."""
    purple, green = (
        Colour(traders={"sichuan": 2, "yunnan": 1}, influence=3),
        Colour(traders={"sichuan": 3, "yunnan": 1}, influence=2),
    )
    red, yellow = (
        Colour(traders={"sichuan": 2, "yunnan": 1}, influence=2),
        Colour(traders={"sichuan": 4, "yunnan": 1}, influence=1),
    )
    decoy = Colour(
        traders={"qinghai": 6}, influence=4, horse="qinghai", posts=("yunnan", third),
        bridges=(f"yunnan-{third}", f"{third}-qinghai"),
    )  # fmt: skip
    game = travelled(purple, green, red, yellow, decoy, presents={"sichuan": 5}, setup=set_up(edition, people=5))
    assert [(told["seat"], told["presents"]) for told in game.told("presents")] == [(A, 2), (C, 2), (B, 1)]
    assert game[D].presents == 0


@EDITIONS
@pytest.mark.parametrize(("bridges", "expected"), [((BRIDGE,), (37, 0)), ((), (31, 6))])
def test_first_example_9_a_bridge_saves_transport(
    edition: str, third: str, bridges: tuple[str, ...], expected: tuple[int, int]
) -> None:
    yellow = Colour(traders={"tibet": 1, "qinghai": 1}, posts=("yunnan", "sichuan"), bridges=bridges, horse="qinghai")
    game = table(yellow, setup=set_up(edition))
    assert income_of(game.state.edition, game[A], None) == expected


@EDITIONS
def test_first_example_10_a_part_of_the_income_becomes_points(edition: str, third: str) -> None:
    blue = Colour(money=0, traders={"yunnan": 2, "sichuan": 1}, influence=4)
    game = travelled(blue, setup=set_up(edition))
    assert game[A].income == 21
    game.play(A, Convert(6))
    assert (game[A].vp, game[A].money) == (6, 15)


@EDITIONS
def test_first_example_12_the_order_is_reversed_and_made_anew_by_incomes(edition: str, third: str) -> None:
    seats = [Colour(traders={"yunnan": count}, influence=4, horse="sichuan") for count in (3, 1, 4, 2)]
    game = travelling(*seats, setup=set_up(edition, people=4))
    assert game.order == (D, C, B, A)
    game.done_all()
    assert game.order == (C, A, D, B)
    game.convert_all()
    assert (game.state.round, game.order) == (2, (B, D, A, C))


@pytest.mark.parametrize(("edition", "expected"), [("first", 9), ("second", 3)])
def test_first_example_13_three_traders_in_puer(edition: str, expected: int) -> None:
    assert travelled(Colour(traders={"puer": 3}), setup=set_up(edition))[A].income == expected


@EDITIONS
def test_first_example_14_small_spaces_are_overbid_and_large_ones_are_safe(edition: str, third: str) -> None:
    rich = Colour(money=30, supply=2)
    game = table(rich, rich, rich, rich, rich, setup=set_up(edition, people=5))
    game.play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7))
    assert (game.standing("horse_trader"), game[A].supply) == ({B: 7}, 2)
    game.play(C, Bid("horse_trader", 9))
    assert (game.standing("horse_trader"), game[B].supply) == ({C: 9}, 2)
    assert [game.bid("horse_trader", space) for space in (5, 7, 9, 12, 15)] == [False, False, False, True, True]
    game.play(D, Bid("horse_trader", 15)).play(E, Bid("horse_trader", 12))
    assert game.standing("horse_trader") == {C: 9, D: 15, E: 12}


@EDITIONS
def test_first_example_15_of_equal_incomes_the_later_goes_first(edition: str, third: str) -> None:
    seats = [Colour(traders={"yunnan": count}, influence=4, horse="sichuan") for count in (1, 2, 2)]
    game = travelling(*seats, setup=set_up(edition))
    assert game.order == (C, B, A)
    game.done_all()
    assert game.order == (B, C, A)
