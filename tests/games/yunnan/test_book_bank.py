"""Going to the bank in the second edition, written from the rulebook alone."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Bank, Bid, Market, Pass
from tests.games.yunnan.table import A, B, C, Colour, table

READY = Colour(supply=3)


def test_the_bank_takes_bids_and_supply_to_the_market_and_passes() -> None:
    banker = Colour(supply=3, traders={"yunnan": 1, "kang": 2}, bids={"horse_trader": 12, "dianmu_temple": 1})
    game = table(banker, READY, READY).play(A, Bank(1))
    assert game.where(A) == {"puer": 4, "yunnan": 1, "kang": 2}
    assert game[A].supply == 0
    assert game.standing("horse_trader") == game.standing("dianmu_temple") == {}
    assert A in game.state.passed
    assert game.state.bank[0] == A


def test_the_way_to_the_bank_may_begin_in_a_province() -> None:
    game = table(Colour(supply=1, traders={"yunnan": 1, "kang": 1}), READY).play(A, Bank(2, "kang"))
    assert game.where(A) == {"puer": 1, "yunnan": 1}
    assert game.state.bank == (None, A)


def test_a_bank_space_holds_one() -> None:
    game = table(READY, READY, READY).play(A, Bank(1))
    assert not game.may(B, Bank(1))
    game.play(B, Bank(2))
    assert not any(isinstance(move, Bank) for move in game.offered(C))


@pytest.mark.parametrize("space", [-1, 0, 3])
def test_the_bank_has_two_spaces(space: int) -> None:
    assert not table(READY).may(A, Bank(space))


def test_nobody_has_both_bank_spaces() -> None:
    game = (
        table(Colour(supply=1, traders={"kang": 2}), READY, READY).play(A, Bank(1)).play(B, Market()).play(C, Market())
    )
    assert game.acting == B


def test_the_bank_asks_for_no_money() -> None:
    assert table(Colour(supply=1, money=0)).may(A, Bank(1))


def test_spaces_freed_for_the_bank_are_open_to_all_again() -> None:
    game = table(Colour(supply=1, bids={"horse_trader": 15, "dianmu_temple": 7}), READY).play(A, Bank(1))
    assert all(game.bid("horse_trader", space) for space in (5, 7, 9, 12, 15))
    assert game.bid("dianmu_temple", 1)


def test_a_small_space_stays_closed_while_a_higher_bid_of_another_stands() -> None:
    game = table(Colour(supply=1, bids={"horse_trader": 15}), READY, Colour(bids={"horse_trader": 9})).play(A, Bank(1))
    assert {space for space in (5, 7, 9, 12, 15) if game.bid("horse_trader", space)} == {12, 15}


def test_going_to_the_bank_brings_nobody_back_whom_the_bid_had_beaten() -> None:
    game = table(READY, READY, READY).play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7)).play(C, Pass())
    game.play(A, Pass()).play(B, Bank(1))
    assert game.phase == "travel"
    assert game.where(A) == {"puer": 3}


def test_the_banker_cannot_be_sent_back_into_bidding() -> None:
    game = table(Colour(supply=1, bids={"horse_trader": 5}), READY, READY).play(A, Bank(1))
    game.play(B, Bid("horse_trader", 7)).play(C, Bid("horse_trader", 9))
    assert game.acting == B
    assert game[A].supply == 0
