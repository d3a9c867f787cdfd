"""From one visit to the next (A7): written from the rules alone."""

from __future__ import annotations

import pytest

from games.taj_mahal.actions import Place, Play
from games.taj_mahal.editions import SUITS
from tests.games.taj_mahal.positions import THATTA, A, B, C, D, E, Raja, crown, new, position

WINNER = Raja(played="red_vg red_mp red_ke")


def test_a_visit_ends_when_all_have_withdrawn() -> None:
    game = position(Raja("red_ve"))
    game.withdraw(A).withdraw(B)
    assert game.view.visit == 1
    assert game.withdraw(C).view.visit == 2


def test_the_start_marker_goes_to_the_left_neighbour() -> None:
    game = new(4, first=C)
    starts = []
    for _ in range(6):
        starts.append(game.acting)
        assert game.view.order[0] == game.state.start == game.acting
        game.end_visit()
    assert starts == [C, D, A, B, C, D]


def test_d20_the_start_player_acts_first_though_he_withdrew_first_before() -> None:
    game = position(Raja("red_ve"), Raja("green_ve"), Raja("yellow_ve"))
    game.play(A, Play("red_ve")).withdraw(B).withdraw(C).withdraw(A, Place("sehwan"))
    assert game.acting == B


def test_everybody_takes_part_again() -> None:
    game = position(WINNER).end_visit()
    assert not any(player.withdrawn for player in game.view.players)
    for seat in (B, C, A):
        assert game.acting == seat
        game.withdraw(seat)


def test_the_next_province_is_the_one_with_the_next_number() -> None:
    game = new()
    visited = []
    for number in range(1, 13):
        assert game.view.visit == number
        visited.append(game.view.province)
        game.end_visit()
    assert tuple(visited) == game.view.provinces
    assert visited[-1] == "agra"


def test_palaces_are_placed_in_the_next_province() -> None:
    game = position(Raja(), Raja("red_ve"), then="multan").end_visit()
    game.play(B, Play("red_ve")).withdraw(C).withdraw(A).withdraw(B, Place("uch"))
    assert game.palaces(B) == ["uch"]
    assert not game.may(B, Place("sehwan"))


@pytest.mark.parametrize("played", ["", "red_ve", "red_ke", "red_vg red_mp red_ke"])
def test_the_court_is_filled_up(played: str) -> None:
    game = position(Raja(played=played)).end_visit()
    assert game.view.court == SUITS
    assert not game.view.won


def test_d21_the_crown_returns_and_the_palace_stays() -> None:
    game = position(Raja(played="red_ke"), Raja("green_gk"), then="multan").withdraw(A, crown("sehwan")).end_visit()
    assert "sehwan" in game.palaces(A)
    game.play(B, Play("green_gk")).withdraw(C).withdraw(A).withdraw(B, crown("uch"), Place("multan"))
    assert sorted(game.palaces(B)) == ["multan", "uch"]
    assert game.palaces(A) == ["sehwan"]


def test_a_province_tile_left_in_the_court_leaves_the_game() -> None:
    game = position(Raja(played="red_vg"), Raja("green_ee"), visit=6).end_visit()
    assert all(sum(player.goods) == 0 for player in game.view.players if player != game[A])
    game.play(B, Play("green_ee")).withdraw(C).withdraw(A).withdraw(B)
    assert game.goods(B) == ["rice", "spices"]  # of tile 7, and nothing of tile 6
    assert game[B].vp == 2


def test_bonus_tiles_left_in_the_province_leave_the_game_and_no_others() -> None:
    game = position(Raja(), Raja(), Raja(), then="multan")
    before = dict(game.view.bonuses)
    game.end_visit()
    assert dict(game.view.bonuses) == {city: tile for city, tile in before.items() if city not in THATTA}


def test_points_palaces_hands_and_tiles_stay() -> None:
    anna = Raja("red_ve", played="red_ge", vp=5, palaces="agra", goods="tea", specials="plus_points")
    game = position(anna, then="multan").withdraw(A, Place("sehwan"))
    before = (game[A].vp, game.hand(A), game.palaces(A), game.goods(A), game.influence(A), game[A].specials)
    game.end_visit()
    assert before == (game[A].vp, game.hand(A), game.palaces(A), game.goods(A), game.influence(A), game[A].specials)


def test_the_first_visit_comes_to_each_of_five_players() -> None:
    game = new(5, first=E)
    for seat in (E, A, B, C, D):
        assert game.acting == seat
        game.withdraw(seat)
    assert (game.view.visit, game.acting) == (2, A)
