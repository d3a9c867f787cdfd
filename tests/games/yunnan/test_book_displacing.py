"""Displacing traders in the second edition, written from the rulebook alone. The last colour travels first."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.yunnan.actions import Done, Travel
from tests.games.yunnan.table import NOBODY, PLACES, A, B, C, Colour, D, explorer, travelling


def test_example_4_who_may_be_displaced() -> None:
    green, yellow, purple = (Colour(traders={"kang": n}, influence=i) for n, i in ((3, 1), (2, 3), (2, 2)))
    game = travelling(green, yellow, purple, Colour(traders={"puer": 1}, influence=3, horse="kang"))
    assert game.displaceable(D, "puer", "kang") == {A, C}
    game.play(D, Travel("puer", "kang", C))
    assert game.where(C) == {"kang": 1, "sichuan": 1}
    assert (game.where(A), game.where(B), game.where(D)) == ({"kang": 3}, {"kang": 2}, {"kang": 1})


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 1), (1, 2), (4, 4), (3, 4)])
def test_only_strictly_lower_influence_gives_way(mine: int, theirs: int) -> None:
    game = travelling(
        Colour(traders={"yunnan": 1}, influence=theirs), NOBODY, Colour(traders={"puer": 1}, influence=mine)
    )
    assert game.displaceable(C, "puer", "yunnan") == set()
    assert not game.may(C, Travel("puer", "yunnan", A))


def test_displacing_is_a_choice() -> None:
    game = travelling(Colour(traders={"yunnan": 1}), NOBODY, Colour(traders={"puer": 1}, influence=1))
    assert game.may(C, Travel("puer", "yunnan"))
    assert game.play(C, Travel("puer", "yunnan")).where(A) == {"yunnan": 1}


@pytest.mark.parametrize("place", PLACES[1:])
def test_the_displaced_goes_one_province_down_the_road(place: str) -> None:
    game = travelling(Colour(traders={place: 1}, horse="qinghai"), NOBODY, explorer(4))
    game.play(C, Travel("puer", place, A))
    assert game.where(A) == {PLACES[PLACES.index(place) - 1]: 1}


def test_the_displaced_never_goes_over_its_own_bridge() -> None:
    victim = Colour(traders={"qinghai": 1}, horse="qinghai", bridges=("sichuan-qinghai", "kang-qinghai"))
    game = travelling(victim, NOBODY, explorer(1)).play(C, Travel("puer", "qinghai", A))
    assert game.where(A) == {"tibet": 1}


def test_the_displaced_needs_neither_pass_nor_horse() -> None:
    game = travelling(Colour(traders={"kang": 1}, horse="yunnan", passes=2), NOBODY, explorer(1))
    assert game.play(C, Travel("puer", "kang", A)).where(A) == {"sichuan": 1}


def test_one_journey_displaces_one_trader() -> None:
    game = travelling(Colour(traders={"yunnan": 2}), Colour(traders={"yunnan": 1}), explorer(1))
    game.play(C, Travel("puer", "yunnan", A))
    assert (game.where(A), game.where(B)) == ({"puer": 1, "yunnan": 1}, {"yunnan": 1})
    game.play(C, Travel("puer", "yunnan", B), Travel("puer", "yunnan", A))
    assert (game.where(A), game.where(B)) == ({"puer": 2}, {"puer": 1})


def test_nobody_is_displaced_on_the_way() -> None:
    game = travelling(Colour(traders={"yunnan": 1}), NOBODY, explorer(1))
    assert game.displaceable(C, "puer", "sichuan") == set()


def test_nobody_displaces_the_own_traders_or_those_who_are_not_there() -> None:
    game = travelling(Colour(traders={"sichuan": 1, "puer": 2}), Colour(posts=("yunnan",)), explorer(1))
    assert not any(game.may(C, Travel("puer", "yunnan", seat)) for seat in (A, B, C, Seat(3), Seat(-1)))


def test_posts_cannot_be_displaced() -> None:
    game = travelling(Colour(posts=("yunnan",)), NOBODY, explorer(4)).play(C, Travel("puer", "yunnan"))
    assert game[A].posts == (0, 1, 0, 0, 0, 0)


def test_the_displaced_may_be_displaced_again_down_to_the_market() -> None:
    game = travelling(Colour(traders={"sichuan": 1}, horse="sichuan"), NOBODY, explorer(1))
    game.play(C, Travel("puer", "sichuan", A), Travel("puer", "yunnan", A))
    assert game.where(A) == {"puer": 1}


def test_the_displaced_may_be_displaced_again_by_another() -> None:
    victim = Colour(traders={"sichuan": 1}, horse="sichuan")
    game = travelling(victim, explorer(2), explorer(1)).play(C, Travel("puer", "sichuan", A), Travel("puer", "yunnan"))
    game.play(C, Done()).play(B, Travel("puer", "yunnan", A))
    assert game.where(A) == {"puer": 1}


def test_the_displaced_displaces_nobody() -> None:
    strong = Colour(traders={"sichuan": 1}, influence=3)
    game = travelling(Colour(traders={"yunnan": 1}), strong, explorer(4)).play(C, Travel("puer", "sichuan", B))
    assert (game.where(A), game.where(B), game.acting) == ({"yunnan": 1}, {"yunnan": 1}, C)


def test_the_displaced_travels_and_displaces_in_its_own_turn() -> None:
    victim = Colour(traders={"yunnan": 1}, influence=1)
    game = travelling(Colour(traders={"yunnan": 1}), victim, explorer(2))
    game.play(C, Travel("puer", "yunnan", B), Done()).play(B, Travel("puer", "yunnan", A))
    assert (game.where(A), game.where(B)) == ({"puer": 1}, {"yunnan": 1})


def test_who_is_displaced_after_the_own_turn_does_not_travel_again() -> None:
    game = travelling(explorer(2), Colour(traders={"puer": 2}, horse="sichuan"), NOBODY)
    game.play(B, Travel("puer", "yunnan"), Travel("puer", "sichuan"), Done())
    game.play(A, Travel("puer", "sichuan", B), Travel("puer", "yunnan"), Done())
    assert (game.phase, game.where(B)) == ("income", {"yunnan": 2})


def test_two_traders_change_places_and_displace_in_both() -> None:
    changer = Colour(traders={"yunnan": 1, "sichuan": 1}, influence=1, horse="sichuan")
    game = travelling(Colour(traders={"yunnan": 1, "sichuan": 1}), NOBODY, changer)
    game.play(C, Travel("yunnan", "sichuan", A), Travel("sichuan", "yunnan", A), Done())
    assert game.where(A) == {"puer": 1, "yunnan": 1}


def test_a_teahouse_does_not_protect_from_other_players() -> None:
    game = travelling(Colour(traders={"yunnan": 1}, teahouses=("yunnan",)), NOBODY, explorer(1))
    assert game.displaceable(C, "puer", "yunnan") == {A}


def test_influence_is_compared_not_turn_order_or_majority() -> None:
    crowd = Colour(traders={"yunnan": 7}, influence=2)
    game = travelling(crowd, Colour(traders={"yunnan": 1}, influence=1), explorer(2))
    assert game.displaceable(C, "puer", "yunnan") == {B}
