"""The connected route to Pu'er in the second edition, written from the rulebook alone."""

from __future__ import annotations

from dataclasses import replace

from games.yunnan.actions import Bid, Block, Done, Travel
from tests.games.yunnan.table import NOBODY, A, C, Colour, explorer, table, travelling


def after(colour: Colour) -> dict[str, int]:
    """The traders of a colour, safe from the inspector, that has ended its turn without a move."""
    game = travelling(NOBODY, NOBODY, replace(colour, influence=4)).play(C, Done())
    return game.where(C)


def test_example_5_a_bridge_and_a_post_connect_beyond_a_gap() -> None:
    road = {"tibet": 1, "qinghai": 1}
    red = Colour(traders={**road, "yunnan": 1}, posts=("sichuan",), bridges=("sichuan-qinghai",), horse="qinghai")
    assert after(red) == {"yunnan": 1, "tibet": 1, "qinghai": 1}


def test_example_5_a_post_in_yunnan_serves_as_well_as_a_trader() -> None:
    road = {"tibet": 1, "qinghai": 1}
    red = Colour(traders=road, posts=("yunnan", "sichuan"), bridges=("sichuan-qinghai",), horse="qinghai")
    assert after(red) == road


def test_example_5_without_a_piece_in_yunnan_all_go_to_the_market() -> None:
    red = Colour(traders={"tibet": 1, "qinghai": 1}, posts=("sichuan",), bridges=("sichuan-qinghai",), horse="qinghai")
    game = travelling(NOBODY, NOBODY, red).play(C, Done())
    assert game.where(C) == {"puer": 2}
    assert game[C].posts == (0, 0, 1, 0, 0, 0)


def test_example_5_without_the_bridge_both_go_to_the_market() -> None:
    red = Colour(traders={"tibet": 1, "qinghai": 1, "yunnan": 1}, posts=("sichuan",), horse="qinghai")
    assert after(red) == {"puer": 2, "yunnan": 1}


def test_a_route_may_go_up_the_road_to_come_down_a_bridge() -> None:
    traders = {"yunnan": 1, "kang": 1, "tibet": 1}
    assert after(Colour(traders=traders, bridges=("yunnan-tibet",), horse="qinghai")) == traders
    assert after(Colour(traders=traders, horse="qinghai")) == {"puer": 2, "yunnan": 1}


def test_teahouses_do_not_connect() -> None:
    assert after(Colour(traders={"sichuan": 1}, teahouses=("yunnan",), horse="sichuan")) == {"puer": 1}


def test_yunnan_needs_nobody_in_the_market() -> None:
    assert after(Colour(traders={"yunnan": 2}, horse="sichuan")) == {"yunnan": 2}


def test_traders_in_the_market_do_not_stand_in_for_yunnan() -> None:
    assert after(Colour(traders={"puer": 3, "sichuan": 1}, horse="sichuan")) == {"puer": 4}


def test_pieces_of_others_do_not_connect() -> None:
    other = Colour(traders={"yunnan": 1}, posts=("yunnan",), bridges=("yunnan-tibet",))
    game = travelling(other, NOBODY, Colour(traders={"sichuan": 1, "tibet": 1}, horse="tibet")).play(C, Done())
    assert game.where(C) == {"puer": 2}


def test_a_blocked_bridge_does_not_connect() -> None:
    game = table(
        Colour(bids={"dianmu_temple": 1}),
        NOBODY,
        Colour(traders={"yunnan": 1, "tibet": 2}, bridges=("yunnan-tibet",), horse="tibet", influence=4),
    )
    game.pass_all()
    game.play(A, Block("yunnan-tibet")).play(C, Done())
    assert game.where(C) == {"puer": 2, "yunnan": 1}


def test_a_trader_taken_for_a_bid_may_leave_the_others_cut_off() -> None:
    game = table(Colour(traders={"yunnan": 1, "sichuan": 2}, horse="sichuan")).play(
        A, Bid("customs_office", 5, "yunnan")
    )
    game.end_round()
    assert game[A].supply == 3
    assert game.where(A) == {}


def test_the_route_is_looked_at_when_the_turn_ends_not_before() -> None:
    game = travelling(Colour(traders={"puer": 1, "yunnan": 1}, passes=3, influence=4, horse="kang"))
    game.play(A, Travel("yunnan", "kang"))
    assert game.where(A) == {"puer": 1, "kang": 1}
    game.play(A, Travel("puer", "sichuan"), Done())
    assert game.where(A) == {"puer": 2}


def test_a_gap_that_opens_after_the_turn_sends_nobody_home() -> None:
    cut_off = Colour(traders={"yunnan": 1, "sichuan": 1}, teahouses=("sichuan",), horse="sichuan")
    game = travelling(explorer(1), NOBODY, cut_off)
    game.play(C, Done()).play(A, Travel("puer", "yunnan", C), Done())
    assert game.where(C) == {"puer": 1, "sichuan": 1}


def test_who_was_cut_off_before_the_own_turn_may_mend_the_route() -> None:
    game = travelling(Colour(traders={"yunnan": 1, "sichuan": 1}, horse="sichuan"), NOBODY, explorer(1))
    game.play(C, Travel("puer", "yunnan", A), Done()).play(A, Travel("puer", "yunnan"), Done())
    assert game.where(A) == {"yunnan": 1, "sichuan": 1}


def test_who_was_cut_off_before_the_own_turn_goes_home_when_it_ends() -> None:
    game = travelling(Colour(traders={"yunnan": 1, "sichuan": 1}, horse="sichuan"), NOBODY, explorer(1))
    game.play(C, Travel("puer", "yunnan", A), Done()).play(A, Done())
    assert game.where(A) == {"puer": 2}
