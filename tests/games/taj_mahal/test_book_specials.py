"""Special cards (A8, C5): written from the rules alone."""

from __future__ import annotations

import pytest

from games.api import Action
from games.taj_mahal.actions import Place, Play, Withdraw
from tests.games.taj_mahal.positions import A, B, C, Raja, crown, position


def test_special_cards_are_played_like_white_ones() -> None:
    game = position(Raja("red_ve", specials="plus_elephant plus_mogul plus_points any_colour"))
    extras = {extra for _, extra in game.plays(A)}
    assert extras == {None, "plus_elephant", "plus_mogul", "plus_points", "any_colour"}


def test_c5_5_plus_elephant_with_a_double_elephant_counts_three() -> None:
    game = position(Raja("red_ee", specials="plus_elephant")).play(A, Play("red_ee", "plus_elephant"))
    assert game.counts(A) == {"elephant": 3}


def test_c5_5_plus_mogul_with_mogul_elephant_counts_two_and_one() -> None:
    game = position(Raja("red_ke", specials="plus_mogul")).play(A, Play("red_ke", "plus_mogul"))
    assert game.counts(A) == {"mogul": 2, "elephant": 1}


@pytest.mark.parametrize("card", ["plus_points", "any_colour"])
def test_the_other_special_cards_show_no_symbol(card: str) -> None:
    game = position(Raja("red_gm", specials=card)).play(A, Play("red_gm", card))
    assert game.counts(A) == {"general": 1, "monk": 1}


@pytest.mark.parametrize("card", ["red_ee", "green_vm", "purple_ke"])
def test_c5_4_plus_points_brings_2_points_at_once(card: str) -> None:
    game = position(Raja(card, specials="plus_points", vp=7)).play(A, Play(card, "plus_points"))
    assert game[A].vp == 9


def test_c5_4_plus_points_brings_them_though_nothing_is_won() -> None:
    game = position(Raja("red_ve", specials="plus_points"), Raja("red_ve"))
    game.play(A, Play("red_ve", "plus_points")).play(B, Play("red_ve")).withdraw(C).withdraw(A)
    assert (game[A].vp, game.palaces(A), game.goods(A)) == (2, [], [])


def test_c5_4_plus_points_is_back_in_the_hand_and_scores_again_in_the_next_visit() -> None:
    game = position(Raja("red_ve green_ve", specials="plus_points"), Raja("red_ve", played="red_ve"))
    game.play(A, Play("red_ve", "plus_points"))
    assert "plus_points" not in game.held(A)
    game.withdraw(B).withdraw(C).withdraw(A, Place("sehwan"))
    assert "plus_points" in game.held(A)
    before = game[A].vp
    game.withdraw(B).withdraw(C).play(A, Play("green_ve", "plus_points"))
    assert game[A].vp == before + 2


@pytest.mark.parametrize("card", ["plus_elephant", "plus_mogul", "plus_points", "any_colour"])
def test_d15_a_special_card_is_played_once_in_a_visit(card: str) -> None:
    game = position(Raja("red_ve red_ve red_ee green_ee", specials=card)).play(A, Play("red_ve", card))
    game.withdraw(B).withdraw(C)
    assert game.plays(A) <= {("red_ve", None), ("red_ee", None), ("green_ee", None)}
    assert not game.may(A, Play("red_ve", card))


def test_special_cards_return_to_the_hand_and_are_never_discarded() -> None:
    game = position(Raja("red_ve", specials="plus_mogul")).play(A, Play("red_ve", "plus_mogul"))
    game.withdraw(B).withdraw(C).withdraw(A, Place("sehwan"), crown("sehwan"))
    assert game[A].specials == ("plus_mogul",)
    assert "plus_mogul" in game.held(A)
    assert game.view.discards == ("red_ve",)


def test_a_special_card_counts_for_its_owner_alone() -> None:
    game = position(Raja("red_ve"), Raja(specials="plus_elephant"))
    assert game.plays(A) == {("red_ve", None)}


def test_special_cards_are_not_counted_among_the_cards_of_the_hand() -> None:
    game = position(Raja("red_ve", specials="plus_elephant"))
    assert (game[A].cards, game[A].specials) == (1, ("plus_elephant",))
    assert sorted(game.held(A)) == ["plus_elephant", "red_ve"]


# ------------------------------------------------------------------ any colour


def test_c5_2_any_colour_breaks_the_rule_in_that_play_alone() -> None:
    game = position(Raja("green_ve green_ee red_ee", specials="any_colour", played="red_ve"))
    assert game.plays(A) == {
        ("red_ee", None),
        ("red_ee", "any_colour"),
        ("green_ve", "any_colour"),
        ("green_ee", "any_colour"),
    }
    game.play(A, Play("green_ve", "any_colour")).withdraw(B).withdraw(C)
    assert game[A].colour == "red"
    assert game.plays(A) == {("red_ee", None)}


def test_c5_3_in_the_first_play_any_colour_leaves_the_colour_open() -> None:
    game = position(Raja("green_ve red_ee yellow_gp yellow_ee", specials="any_colour"))
    game.play(A, Play("green_ve", "any_colour")).withdraw(B).withdraw(C)
    assert game[A].colour is None
    assert game.plays(A) == {("red_ee", None), ("yellow_gp", None), ("yellow_ee", None)}
    game.play(A, Play("yellow_gp"))
    assert game[A].colour == "yellow"
    assert game.plays(A) == {("yellow_ee", None)}


def test_c5_3_the_colour_of_the_first_play_is_allowed_too() -> None:
    game = position(Raja("green_ve green_ee", specials="any_colour"))
    game.play(A, Play("green_ve", "any_colour")).withdraw(B).withdraw(C)
    assert game.may(A, Play("green_ee"))


def test_any_colour_may_be_played_with_the_own_colour() -> None:
    game = position(Raja("red_ee red_ve", specials="any_colour", played="red_ve"))
    game.play(A, Play("red_ee", "any_colour")).withdraw(B).withdraw(C)
    assert game[A].colour == "red"


def test_other_special_cards_break_no_rule() -> None:
    game = position(Raja("green_ve", specials="plus_elephant plus_points plus_mogul", played="red_ve"))
    assert game.offered(A, Action) == [Withdraw()]


def test_the_symbols_of_a_card_played_with_any_colour_count() -> None:
    game = position(Raja("green_ee", specials="any_colour", played="red_ve")).play(A, Play("green_ee", "any_colour"))
    assert game.counts(A) == {"vizier": 1, "elephant": 3}
