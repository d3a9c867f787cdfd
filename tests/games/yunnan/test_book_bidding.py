"""Placing traders in the second edition, written from the rulebook alone."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.yunnan.actions import Bank, Bid, Market, Pass, Travel
from tests.games.yunnan.table import A, B, C, Colour, D, E, new, table

PROGRESS = ("trading_school", "customs_office", "horse_trader", "traders_guild", "building_yard")
READY = Colour(supply=3)


def test_one_trader_at_a_time_in_bid_order_round_and_round() -> None:
    game = table(READY, READY, READY)
    for seat in (A, B, C, A, B, C):
        assert game.acting == seat
        game.play(seat, Market())


def test_the_cycle_leaves_out_who_has_passed() -> None:
    game = table(READY, READY, READY).play(A, Market()).play(B, Pass()).play(C, Market())
    assert game.acting == A
    assert game.play(A, Market()).acting == C


def test_the_last_one_places_on_alone() -> None:
    game = table(READY, READY, READY).play(A, Market()).play(B, Pass()).play(C, Pass()).play(A, Market())
    assert game.acting == A


def test_who_has_no_trader_anywhere_passes_unasked() -> None:
    game = table(READY, Colour(traders={"puer": 3}), READY).play(A, Market())
    assert game.acting == C
    assert B in game.state.passed


def test_nobody_acts_out_of_turn() -> None:
    game = table(READY, READY, READY)
    assert not any(game.may(seat, Pass()) for seat in (B, C, Seat(3), Seat(-1)))


def test_who_has_passed_acts_no_more() -> None:
    game = table(READY, READY, READY).play(A, Pass())
    assert not game.may(A, Market())


# ------------------------------------------------------------------ the trader's source


def test_a_trader_comes_from_the_supply_or_any_province() -> None:
    game = table(Colour(supply=1, traders={"puer": 2, "yunnan": 1, "tibet": 2}), READY)
    assert game.sources(A) == {"supply", "yunnan", "tibet"}


@pytest.mark.parametrize("source", ["puer", "sichuan", "kang", "trading_school", "bank", "market", "", "Supply"])
def test_a_trader_never_comes_from_elsewhere(source: str) -> None:
    game = table(Colour(supply=1, traders={"puer": 2, "yunnan": 1}), Colour(traders={"kang": 1}))
    assert not any(game.may(A, move) for move in (Bid("customs_office", 5, source), Bank(1, source), Market(source)))


def test_an_empty_supply_gives_no_trader() -> None:
    game = table(Colour(traders={"yunnan": 1}), READY)
    assert game.sources(A) == {"yunnan"}
    assert game.may(A, Pass())


def test_a_province_gives_its_trader_though_the_supply_is_full() -> None:
    game = table(Colour(supply=3, traders={"yunnan": 2}), READY).play(A, Bid("customs_office", 5, "yunnan"))
    assert (game[A].supply, game.at(A, "yunnan")) == (3, 1)


@pytest.mark.parametrize("move", [Bid("customs_office", 5), Bank(1), Market()])
def test_the_supply_is_meant_when_nothing_is_said(move: Bid | Bank | Market) -> None:
    assert move.source == "supply"


def test_a_trader_may_go_from_a_province_to_the_market() -> None:
    game = table(Colour(traders={"kang": 2}), READY).play(A, Market("kang"))
    assert game.where(A) == {"puer": 1, "kang": 1}


# ------------------------------------------------------------------ which bids are allowed


@pytest.mark.parametrize("building", PROGRESS)
def test_a_progress_building_has_the_spaces_5_7_9_12_15(building: str) -> None:
    game = table(READY)
    offered = {move.space for move in game.offered(A) if isinstance(move, Bid) and move.building == building}
    assert offered == {5, 7, 9, 12, 15}


def test_the_temple_has_the_spaces_1_3_5_7() -> None:
    game = table(READY)
    offered = {move.space for move in game.offered(A) if isinstance(move, Bid) and move.building == "dianmu_temple"}
    assert offered == {1, 3, 5, 7}


@pytest.mark.parametrize(("mine", "other"), [(5, 7), (5, 9), (7, 5), (7, 15), (9, 12), (15, 9), (9, 7)])
def test_nobody_stands_twice_in_a_building(mine: int, other: int) -> None:
    """Not even on a large space above an own small one, which would leave only one trader there."""
    game = table(Colour(supply=2, bids={"trading_school": mine}))
    assert not game.bid("trading_school", other)
    assert game.bid("customs_office", other)


def test_nobody_stands_twice_in_the_temple() -> None:
    game = table(Colour(supply=2, bids={"dianmu_temple": 1}))
    assert not any(game.bid("dianmu_temple", space) for space in (1, 3, 5, 7))


@pytest.mark.parametrize(
    ("building", "full", "nearly"),
    [
        ("customs_office", Colour(supply=2, passes=6), Colour(supply=2, passes=5)),
        ("traders_guild", Colour(supply=2, influence=4), Colour(supply=2, influence=3)),
        ("horse_trader", Colour(supply=2, horse="qinghai"), Colour(supply=2, horse="tibet")),
        ("trading_school", Colour(supply=2, reserve=0), Colour(supply=2, reserve=1)),
        (
            "building_yard",
            Colour(supply=2, spent=("post", "bridge", "teahouse") * 2),
            Colour(supply=2, spent=("post", "post", "bridge", "bridge", "teahouse")),
        ),
    ],
)
def test_a_bid_must_be_able_to_bring_progress(building: str, full: Colour, nearly: Colour) -> None:
    assert not table(full).bid(building, 15)
    assert table(full).bid("dianmu_temple", 7)
    assert table(nearly).bid(building, 15)


def test_structures_in_hand_are_no_longer_to_be_had() -> None:
    game = table(Colour(supply=2, hand=("post", "post", "bridge", "bridge", "teahouse", "teahouse")))
    assert not game.bid("building_yard", 9)


@pytest.mark.parametrize(
    ("standing", "free"),
    [
        ((5,), {7, 9, 12, 15}),
        ((7,), {9, 12, 15}),
        ((9,), {12, 15}),
        ((12,), {9, 15}),
        ((15,), {9, 12}),
        ((9, 15), {12}),
        ((9, 12, 15), set()),
    ],
)
def test_a_small_space_only_for_the_highest_bid_a_large_one_always(standing: tuple[int, ...], free: set[int]) -> None:
    others = [Colour(bids={"horse_trader": space}) for space in standing]
    game = table(READY, *others)
    assert {space for space in (5, 7, 9, 12, 15) if game.bid("horse_trader", space)} == free


@pytest.mark.parametrize(("standing", "free"), [(1, {3, 5, 7}), (3, {5, 7}), (5, {7}), (7, set())])
def test_all_spaces_of_the_temple_are_small(standing: int, free: set[int]) -> None:
    game = table(READY, Colour(bids={"dianmu_temple": standing}))
    assert {space for space in (1, 3, 5, 7) if game.bid("dianmu_temple", space)} == free


@pytest.mark.parametrize(("building", "space"), [("bank", 1), ("market", 5), ("", 5), ("traders_guild", 6)])
def test_there_are_no_other_buildings_and_spaces(building: str, space: int) -> None:
    assert not table(READY).bid(building, space)


@pytest.mark.parametrize(("building", "space"), [("customs_office", 1), ("customs_office", 3), ("dianmu_temple", 9)])
def test_a_space_belongs_to_its_building(building: str, space: int) -> None:
    assert not table(READY).bid(building, space)


# ------------------------------------------------------------------ money


@pytest.mark.parametrize(("money", "can"), [(14, True), (13, False)])
def test_all_own_bids_together_must_be_paid_for(money: int, can: bool) -> None:
    game = table(Colour(supply=2, money=money, bids={"horse_trader": 9}))
    assert game.bid("customs_office", 5) is can


def test_the_temple_counts_among_the_bids_to_be_paid() -> None:
    game = table(Colour(supply=2, money=9, bids={"dianmu_temple": 3}))
    assert game.bid("customs_office", 5)
    assert not game.bid("customs_office", 7)


def test_the_bids_of_others_bind_nothing() -> None:
    game = table(Colour(supply=2, money=9), Colour(bids={"horse_trader": 15}))
    assert game.bid("customs_office", 9)


def test_a_beaten_bid_frees_its_money_at_once() -> None:
    game = table(Colour(supply=2, money=9), READY).play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7))
    assert game.acting == A
    assert game.bid("customs_office", 9)


def test_nothing_is_paid_for_a_bid_yet() -> None:
    assert table(Colour(supply=1, money=9), READY).play(A, Bid("horse_trader", 9))[A].money == 9


# ------------------------------------------------------------------ market and pass


def test_any_number_may_stand_in_the_market() -> None:
    game = table(Colour(supply=2, traders={"puer": 5}), Colour()).play(A, Market())
    assert game.where(A) == {"puer": 6}


def test_passing_sends_the_supply_to_the_market_and_nothing_else() -> None:
    player = Colour(supply=3, traders={"puer": 1, "yunnan": 1}, bids={"horse_trader": 5})
    game = table(player, READY, READY).play(A, Pass())
    assert game.where(A) == {"puer": 4, "yunnan": 1}
    assert (game[A].supply, game.standing("horse_trader")) == (0, {A: 5})


def test_the_phase_ends_when_all_have_passed() -> None:
    game = table(READY, READY, READY).play(A, Pass()).play(B, Pass())
    assert game.phase == "bidding"
    game.play(C, Pass())
    assert game.phase == "travel"


def test_passing_is_always_allowed() -> None:
    assert new().may(A, Pass())
    assert table(Colour(supply=3, money=0, bids={"horse_trader": 5})).may(A, Pass())


def test_nobody_travels_or_builds_while_bids_are_placed() -> None:
    assert not table(Colour(traders={"puer": 1, "yunnan": 1}), READY).may(A, Travel("puer", "yunnan"))


def test_the_travel_order_is_the_reverse_of_the_bid_order() -> None:
    game = new(5, (C, A, E, B, D))
    game.pass_all()
    assert game.order == (D, B, E, A, C)
    assert game.acting == D


def test_passing_order_does_not_change_the_turn_order() -> None:
    game = (
        table(READY, READY, READY).play(A, Market()).play(B, Pass()).play(C, Market()).play(A, Pass()).play(C, Pass())
    )
    assert game.order == (C, B, A)
