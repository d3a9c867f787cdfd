"""Being outbid in the second edition, before and after passing, written from the rulebook alone."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Bid, Market, Pass
from tests.games.yunnan.table import A, B, C, Colour, D, E, table

READY = Colour(supply=3)


@pytest.mark.parametrize(("small", "over"), [(5, 7), (5, 9), (5, 12), (5, 15), (7, 9), (7, 12), (7, 15)])
def test_a_higher_bid_sends_a_small_one_back_to_the_supply_at_once(small: int, over: int) -> None:
    game = table(READY, READY).play(A, Bid("traders_guild", small)).play(B, Bid("traders_guild", over))
    assert game.standing("traders_guild") == {B: over}
    assert (game[A].supply, game[B].supply) == (3, 2)


def test_the_temple_is_outbid_the_same_way() -> None:
    game = table(READY, READY).play(A, Bid("dianmu_temple", 3)).play(B, Bid("dianmu_temple", 7))
    assert game.standing("dianmu_temple") == {B: 7}
    assert game[A].supply == 3


def test_a_trader_from_a_province_goes_to_the_supply_when_outbid() -> None:
    bidder = Colour(traders={"kang": 1, "yunnan": 1})
    game = table(bidder, READY).play(A, Bid("traders_guild", 5, "kang")).play(B, Bid("traders_guild", 7))
    assert game.where(A) == {"yunnan": 1}
    assert game[A].supply == 1


@pytest.mark.parametrize(("large", "over"), [(9, 12), (9, 15), (12, 15), (12, 9), (15, 9)])
def test_nobody_is_beaten_on_a_large_space(large: int, over: int) -> None:
    game = table(READY, READY).play(A, Bid("traders_guild", large)).play(B, Bid("traders_guild", over))
    assert game.standing("traders_guild") == {A: large, B: over}


def test_a_bid_beats_nobody_in_another_building() -> None:
    game = table(READY, READY).play(A, Bid("traders_guild", 5)).play(B, Bid("trading_school", 7))
    assert game.standing("traders_guild") == {A: 5}


def test_example_14_a_building_is_bid_up() -> None:
    five = (READY,) * 5
    game = table(*five).play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7))
    assert game.standing("horse_trader") == {B: 7}
    game.play(C, Bid("horse_trader", 9))
    assert game.standing("horse_trader") == {C: 9}
    assert {space for space in (5, 7, 9, 12, 15) if game.bid("horse_trader", space)} == {12, 15}
    game.play(D, Bid("horse_trader", 15))
    assert game.may(E, Bid("horse_trader", 12))


# ------------------------------------------------------------------ back after passing


def test_an_outbid_player_who_has_passed_is_back_but_the_market_keeps_its_traders() -> None:
    game = table(READY, READY, READY).play(A, Bid("horse_trader", 5)).play(B, Market()).play(C, Market())
    game.play(A, Pass()).play(B, Bid("horse_trader", 7))
    assert A not in game.state.passed
    assert (game[A].supply, game.at(A, "puer")) == (1, 2)


def test_who_comes_back_earlier_in_the_order_waits_for_the_next_cycle() -> None:
    game = table(READY, READY, READY).play(A, Bid("horse_trader", 5)).play(B, Market()).play(C, Market())
    game.play(A, Pass()).play(B, Bid("horse_trader", 7))
    assert game.acting == C
    assert game.play(C, Market()).acting == A


def test_who_comes_back_later_in_the_order_acts_in_this_cycle() -> None:
    game = table(READY, READY, READY).play(A, Market()).play(B, Bid("horse_trader", 5)).play(C, Market())
    game.play(A, Market()).play(B, Pass()).play(C, Pass()).play(A, Bid("horse_trader", 9))
    assert game.acting == B


def test_the_place_in_the_order_is_the_old_one() -> None:
    game = table(READY, READY, READY, READY).play(A, Market()).play(B, Bid("horse_trader", 5)).play(C, Market())
    game.play(D, Market()).play(A, Market()).play(B, Pass()).play(C, Bid("horse_trader", 7)).play(D, Market())
    assert game.acting == A
    assert game.play(A, Market()).acting == B


def test_who_comes_back_when_all_others_have_passed_bids_alone_with_the_beater() -> None:
    game = table(READY, READY, READY).play(A, Bid("horse_trader", 5)).play(B, Market()).play(C, Pass())
    game.play(A, Pass()).play(B, Bid("horse_trader", 7))
    assert game.acting == A
    game.play(A, Bid("horse_trader", 9))
    assert game.acting == B
    assert game[B].supply == 2


def test_one_may_be_sent_back_and_pass_again_and_again() -> None:
    game = table(Colour(supply=2), READY).play(A, Bid("horse_trader", 5)).play(B, Market()).play(A, Pass())
    game.play(B, Bid("horse_trader", 7)).play(A, Bid("horse_trader", 9))
    assert game.where(A) == {"puer": 1}
    assert game.play(B, Bid("horse_trader", 12)).standing("horse_trader") == {A: 9, B: 12}


def test_who_comes_back_may_bid_in_the_same_building_again() -> None:
    game = table(READY, READY).play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7))
    assert game.acting == A
    assert game.bid("horse_trader", 9)


def test_who_is_outbid_before_passing_keeps_the_place_in_the_order() -> None:
    game = table(READY, READY, READY).play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7))
    assert game.acting == C
