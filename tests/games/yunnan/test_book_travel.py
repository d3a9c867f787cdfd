"""Travelling, displacing and the connected route in the second edition, written from the rulebook alone."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.yunnan.actions import Bid, Block, Done, Market, Pass, Travel
from tests.games.yunnan.table import PLACES, A, B, Colour, Table, table, travelling

ALONG = {"yunnan": 1, "sichuan": 1, "kang": 1, "tibet": 1, "qinghai": 1}


def alone(traders: dict[str, int], passes: int = 2, horse: str = "qinghai", bridges: tuple[str, ...] = ()) -> Table:
    """A travels with nobody else on the road, safe from the inspector."""
    return travelling(Colour(traders=traders, passes=passes, horse=horse, influence=4, bridges=bridges))


# ------------------------------------------------------------------ turn order


def test_who_bid_last_travels_first() -> None:
    game = travelling(*(Colour(traders={"puer": 1}),) * 4)
    for seat in map(Seat, (3, 2, 1, 0)):
        assert game.acting == seat
        game.play(seat, Travel("puer", "yunnan"), Done())


def test_who_can_neither_build_nor_move_is_not_asked() -> None:
    game = travelling(Colour(traders={"puer": 1}), Colour(traders={"yunnan": 2}), Colour(hand=("bridge",)))
    assert game.acting == A


def test_nobody_travels_in_the_turn_of_another() -> None:
    game = travelling(Colour(traders={"puer": 1}), Colour(traders={"puer": 1}))
    assert not game.may(A, Travel("puer", "yunnan"))
    assert not game.may(A, Done())


@pytest.mark.parametrize("move", [Pass(), Market("yunnan"), Bid("customs_office", 5, "yunnan"), Block("yunnan-kang")])
def test_the_travel_phase_knows_no_placing(move: Pass | Market | Bid | Block) -> None:
    assert not alone({"puer": 1, "yunnan": 1}).may(A, move)


# ------------------------------------------------------------------ border passes


@pytest.mark.parametrize(
    ("passes", "reached"),
    [(2, {"yunnan", "sichuan", "kang"}), (3, {"yunnan", "sichuan", "kang", "tibet"}), (4, set(PLACES[1:]))],
)
def test_leaving_puer_takes_no_pass_every_border_beyond_takes_one(passes: int, reached: set[str]) -> None:
    assert alone({"puer": 1}, passes).destinations(A, "puer") == reached


def test_the_road_is_travelled_in_both_directions() -> None:
    assert alone({**ALONG}, passes=1).destinations(A, "kang") == {"sichuan", "tibet"}
    assert alone({**ALONG}, passes=4).destinations(A, "qinghai") == {"yunnan", "sichuan", "kang", "tibet"}


def test_all_traders_share_the_passes() -> None:
    game = alone({"puer": 3}, passes=3).play(A, Travel("puer", "kang"))
    assert game.destinations(A, "puer") == {"yunnan", "sichuan"}
    game.play(A, Travel("puer", "sichuan"))
    assert game.destinations(A, "puer") == {"yunnan"}


def test_the_passes_come_back_every_round() -> None:
    game = travelling(Colour(traders={"puer": 1}, passes=2, horse="kang"), presents={"qinghai": 1})
    game.play(A, Travel("puer", "kang"), Done())
    game.convert_all()
    assert game.phase == "bidding"
    assert game[A].passes == 2


def test_six_passes_reach_everywhere() -> None:
    game = alone({"puer": 1, "yunnan": 1}, passes=6).play(A, Travel("puer", "qinghai"))
    assert game.destinations(A, "yunnan") == {"sichuan", "kang"}


# ------------------------------------------------------------------ where to


@pytest.mark.parametrize("horse", PLACES[1:])
def test_no_trader_goes_where_the_horse_has_not_been(horse: str) -> None:
    game = alone({"puer": 1}, passes=6, horse=horse)
    assert game.destinations(A, "puer") == set(PLACES[1 : PLACES.index(horse) + 1])


def test_nobody_travels_back_to_puer() -> None:
    game = alone(ALONG, passes=6)
    assert not any(game.may(A, Travel(origin, "puer")) for origin in PLACES)


def test_no_journey_ends_where_it_began() -> None:
    game = alone(ALONG, passes=6, bridges=("yunnan-kang", "yunnan-tibet"))
    assert not any(game.may(A, Travel(place, place)) for place in PLACES)


@pytest.mark.parametrize(("origin", "destination"), [("kang", "yunnan"), ("puer", ""), ("", "yunnan"), ("x", "y")])
def test_a_journey_needs_a_trader_and_a_place(origin: str, destination: str) -> None:
    assert not alone({"puer": 1}, passes=6).may(A, Travel(origin, destination))


def test_traders_in_supply_and_buildings_do_not_travel() -> None:
    game = table(Colour(bids={"customs_office": 5}, traders={"puer": 1}))
    game.pass_all()
    game.play(A, Travel("puer", "yunnan"))
    assert not game.may(A, Travel("supply", "yunnan"))
    assert game.where(A) == {"yunnan": 1}


# ------------------------------------------------------------------ bridges


def test_an_own_bridge_is_a_border_like_any_other() -> None:
    game = alone({"yunnan": 1}, passes=1, bridges=("yunnan-tibet",))
    assert game.destinations(A, "yunnan") == {"sichuan", "tibet"}


def test_road_and_bridges_join_in_one_journey() -> None:
    game = alone({"puer": 1}, passes=2, bridges=("yunnan-tibet", "sichuan-qinghai"))
    assert game.destinations(A, "puer") == {"yunnan", "sichuan", "kang", "tibet", "qinghai"}
    assert alone({"tibet": 1, "qinghai": 1}, passes=1, bridges=("sichuan-qinghai",)).destinations(A, "qinghai") == {
        "tibet",
        "sichuan",
    }


def test_the_cheapest_way_is_charged() -> None:
    game = alone({"puer": 2}, passes=2, bridges=("yunnan-tibet",)).play(A, Travel("puer", "tibet"))
    assert game.destinations(A, "puer") == {"yunnan", "sichuan", "tibet"}


def test_bridges_of_others_carry_nobody() -> None:
    game = travelling(Colour(traders={"yunnan": 1}, passes=1, horse="qinghai"), Colour(bridges=("yunnan-tibet",)))
    assert game.destinations(A, "yunnan") == {"sichuan"}


def test_a_blocked_bridge_carries_nobody() -> None:
    traveller = Colour(traders={"yunnan": 1}, passes=1, horse="qinghai", bridges=("yunnan-tibet", "yunnan-kang"))
    game = table(traveller, Colour(bids={"dianmu_temple": 1}))
    game.pass_all()
    game.play(B, Block("yunnan-tibet"))
    assert game.destinations(A, "yunnan") == {"sichuan", "kang"}


# ------------------------------------------------------------------ one journey each


def test_a_trader_travels_once() -> None:
    game = alone({"puer": 1}, passes=6).play(A, Travel("puer", "yunnan"))
    assert game.destinations(A, "yunnan") == set()


def test_who_was_there_before_may_leave_after_another_has_come() -> None:
    game = alone({"puer": 1, "yunnan": 1}, passes=6).play(A, Travel("puer", "yunnan"), Travel("yunnan", "kang"))
    assert game.where(A) == {"yunnan": 1, "kang": 1}
    assert game.destinations(A, "yunnan") == game.destinations(A, "kang") == set()


def test_two_that_came_stay_while_the_third_may_leave() -> None:
    game = alone({"puer": 2, "yunnan": 1}, passes=6)
    game.play(A, Travel("puer", "yunnan"), Travel("puer", "yunnan"), Travel("yunnan", "sichuan"))
    assert not game.may(A, Travel("yunnan", "sichuan"))


def test_nobody_has_to_travel_and_a_new_round_lets_everybody_travel_again() -> None:
    game = alone({"puer": 1, "yunnan": 1}).play(A, Travel("puer", "yunnan"), Done())
    game.convert_all()
    game.pass_all()
    assert game.play(A, Travel("yunnan", "sichuan"), Travel("yunnan", "sichuan")).where(A) == {"sichuan": 2}
