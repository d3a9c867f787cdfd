"""Influence tiles and the special cards that they bring (A7.1, C8): written from the rules alone."""

from __future__ import annotations

import pytest

from games.taj_mahal.actions import Place, Play
from games.taj_mahal.editions import COURTIERS, SUITS
from tests.games.taj_mahal.positions import A, B, C, Raja, Table, position

CARD = {"vizier": "any_colour", "general": "plus_elephant", "monk": "plus_mogul", "princess": "plus_points"}
PLAYED = {"vizier": "red_ve", "general": "red_ge", "monk": "red_me", "princess": "red_pe"}


def generals(anna: Raja, *others: Raja) -> Table:
    """A visit in which A has withdrawn with a general, and the others have not yet."""
    return position(anna, *others).withdraw(A, Place("sehwan"))


def test_c8_1_two_tiles_bring_the_card_at_the_end_of_the_visit_and_not_earlier() -> None:
    game = generals(Raja(played="red_ge", influence="general"))
    assert (game.influence(A), game[A].specials) == (["general", "general"], ())
    game.withdraw(B)
    assert (game.influence(A), game[A].specials) == (["general", "general"], ())
    game.withdraw(C)
    assert (game.influence(A), game[A].specials) == ([], ("plus_elephant",))
    assert "plus_elephant" in game.held(A)


@pytest.mark.parametrize("person", COURTIERS)
def test_c8_1_each_courtier_brings_his_card(person: str) -> None:
    game = position(Raja(played=PLAYED[person], influence=person)).end_visit()
    assert (game.influence(A), game[A].specials) == ([], (CARD[person],))


def test_c8_1_the_card_may_be_played_in_the_next_visit() -> None:
    game = generals(Raja("red_ee", played="red_ge", influence="general")).withdraw(B).withdraw(C)
    game.withdraw(B).withdraw(C)
    assert game.may(A, Play("red_ee", "plus_elephant"))


def test_c8_2_the_card_goes_from_the_player_who_has_it() -> None:
    game = generals(Raja(played="red_ge", influence="general"), Raja(specials="plus_elephant plus_points"))
    assert game[B].specials == ("plus_elephant", "plus_points")
    game.end_visit()
    assert (game[A].specials, game[B].specials) == (("plus_elephant",), ("plus_points",))
    assert game.influence(A) == []


def test_c8_2_the_old_owner_may_play_the_card_in_that_visit_still() -> None:
    game = generals(Raja(played="red_ge", influence="general"), Raja("green_ee", specials="plus_elephant"))
    game.play(B, Play("green_ee", "plus_elephant")).withdraw(C).withdraw(B)
    assert (game[A].specials, game[B].specials) == (("plus_elephant",), ())
    assert "plus_elephant" not in game.held(B)


def test_c8_3_who_has_the_card_gives_the_tiles_back_and_keeps_it() -> None:
    game = generals(Raja(played="red_ge", influence="general", specials="plus_elephant"))
    points = game[A].vp
    cards = game[A].cards
    game.end_visit()
    assert (game.influence(A), game[A].specials) == ([], ("plus_elephant",))
    assert (game[A].vp, game[A].cards) == (points, cards)


def test_c8_3_a_card_played_by_its_owner_stays_his() -> None:
    game = generals(Raja(played="red_ge+plus_elephant", influence="general", specials="plus_elephant")).end_visit()
    assert (game.influence(A), game[A].specials) == ([], ("plus_elephant",))


def test_c8_4_a_tile_not_won_stays_in_the_court() -> None:
    game = generals(Raja(played="red_ge")).end_visit()
    assert game.view.court == SUITS


def test_one_tile_brings_nothing_and_is_kept() -> None:
    game = generals(Raja(played="red_ge", influence="monk princess")).end_visit()
    assert (game.influence(A), game[A].specials) == (["general", "monk", "princess"], ())


def test_two_tiles_of_different_kinds_are_no_pair() -> None:
    game = generals(Raja(played="red_ge", influence="vizier")).end_visit()
    assert game.influence(A) == ["vizier", "general"]


def test_tiles_of_different_players_are_no_pair() -> None:
    game = generals(Raja(played="red_ge"), Raja(influence="general")).end_visit()
    assert [game.influence(seat) for seat in (A, B)] == [["general"], ["general"]]
    assert all(player.specials == () for player in game.view.players)


def test_several_pairs_of_a_player_bring_several_cards() -> None:
    game = position(Raja(played="red_vg red_mp", influence=" ".join(COURTIERS))).end_visit()
    assert game.influence(A) == []
    assert set(game[A].specials) == set(CARD.values())


def test_several_players_may_exchange_at_the_same_time() -> None:
    monks = Raja(played="green_me", influence="monk")
    game = generals(Raja(played="red_ge", influence="general"), monks).end_visit()
    assert (game[A].specials, game[B].specials) == (("plus_elephant",), ("plus_mogul",))
    assert game.influence(A) == game.influence(B) == []


def test_d13_the_exchange_is_no_choice() -> None:
    game = generals(Raja(played="red_ge", influence="general")).withdraw(B).withdraw(C)
    assert (game.view.visit, game.acting, game.view.phase) == (2, B, "playing")


def test_d14_everybody_sees_who_has_a_special_card() -> None:
    game = generals(Raja(played="red_ge", influence="general")).end_visit()
    for viewer in (None, A, B, C):
        assert game.seen_by(viewer).players[A].specials == ("plus_elephant",)
