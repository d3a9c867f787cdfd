"""What is open and what is secret (A0, D14, D18): written from the rules alone."""

from __future__ import annotations

from games.taj_mahal.actions import Deal, Display, Place, Play
from tests.games.taj_mahal.positions import TAJ, A, B, C, Raja, position

HAND = "red_ve red_vg white_e"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = position(Raja(HAND), Raja("green_ee"))
    assert game.view.hand is None
    assert game.hand(A) == HAND.split()
    assert game.hand(B) == ["green_ee"]


def test_d18_the_sizes_of_hands_are_open() -> None:
    game = position(Raja(HAND), Raja("green_ee"))
    for viewer in (None, A, B, C):
        assert [player.cards for player in game.seen_by(viewer).players] == [3, 1, 0]


def test_what_is_played_owned_and_scored_is_open() -> None:
    anna = Raja(HAND, played="red_ge+white_k", specials="plus_mogul", vp=7, influence="monk", goods="tea")
    game = position(anna)
    for viewer in (None, A, B, C):
        player = game.seen_by(viewer).players[A]
        assert (player.vp, player.specials, player.colour) == (7, ("plus_mogul",), "red")
        assert player.played == (("red_ge", "white_k"),)
        assert (player.influence, player.goods) == ((0, 0, 1, 0), (0, 1, 0, 0))


def test_the_display_is_open() -> None:
    game = position(display="red_ee green_ee yellow_ee purple_ee white_k")
    for viewer in (None, A, B, C):
        assert sorted(game.seen_by(viewer).display) == ["green_ee", "purple_ee", "red_ee", "white_k", "yellow_ee"]


def test_another_hand_looks_the_same_to_everybody_else() -> None:
    display = "red_ee green_ee yellow_ee purple_ee white_k"
    one, other = (
        position(Raja(hand), Raja("green_gp"), display=display) for hand in ("red_ve red_vg", "red_ge red_mp")
    )
    for viewer in (None, B, C):
        assert one.seen_by(viewer) == other.seen_by(viewer)
    assert one.seen_by(A) != other.seen_by(A)


def test_a_card_dealt_is_known_to_who_gets_it_alone() -> None:
    deal = Deal(A, ("red_ve", "white_k"))
    assert TAJ.known(deal, A) == deal
    for viewer in (None, B, C):
        known = TAJ.known(deal, viewer)
        assert isinstance(known, Deal)
        assert not set(known.cards) & {"red_ve", "white_k"}


def test_all_else_is_known_to_everybody() -> None:
    for action in (Display(("red_ve",)), Play("red_ve", "white_e"), Place("agra")):
        assert TAJ.known(action) == TAJ.known(action, B) == action


def test_with_memory_only_the_top_of_the_discard_pile_is_shown() -> None:
    game = position(Raja(played="red_ee"), discards="white_k green_ee", options=("memory",)).withdraw(A)
    assert game.view.discards == ("red_ee",)
    assert game.view.unseen is None


def test_without_memory_the_table_keeps_count_of_the_discards() -> None:
    game = position(Raja(played="red_ee"), discards="white_k green_ee").withdraw(A)
    assert game.view.discards == ("white_k", "green_ee", "red_ee")


def test_what_a_viewer_cannot_see_is_in_the_draw_pile_and_the_other_hands() -> None:
    game = position(Raja(HAND), Raja("green_ee"), discards="white_k white_v")
    everywhere = {"red": 21, "green": 21, "yellow": 21, "purple": 21, "white": 12 - 2}
    for card in game.view.display:
        everywhere[game.edition.cards[card].colour] -= 1
    assert game.view.unseen == everywhere
    assert game.seen_by(A).unseen == everywhere | {"red": everywhere["red"] - 2, "white": everywhere["white"] - 1}
