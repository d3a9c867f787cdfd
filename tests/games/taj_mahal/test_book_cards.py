"""Where the cards go (C7): the extra card, the draw pile and the reshuffle (A4.3, A7.3, D5, D6, D11)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.taj_mahal.actions import Deal, Display, Pick, Place, Play, Withdraw
from tests.games.taj_mahal.positions import A, B, C, D, Raja, position

SHOWN = "red_ee green_ee yellow_ee purple_ee white_k"


# ------------------------------------------------------------------ the extra card


def test_c7_1_who_withdraws_at_once_gets_a_card_of_the_pile_and_two_of_seven() -> None:
    game = position(Raja("red_ve"), Raja(), Raja(), Raja())
    pile = game.view.pile
    assert len(game.view.display) == 7
    game.withdraw(A)
    assert (game[A].cards, game.view.pile, len(game.view.display)) == (1 + 1 + 2, pile - 1, 5)
    assert len(game.withdraw(B).view.display) == 3
    assert len(game.withdraw(C).view.display) == 1
    game.withdraw(D)
    assert [player.cards for player in game.view.players] == [4, 3, 3, 2]


def test_c7_2_the_last_player_gets_one_of_the_pile_and_one_of_the_display() -> None:
    game = position(Raja(played="red_ee"), Raja(played="green_ee"), Raja("yellow_ve"), display=SHOWN)
    game.withdraw(A, picks="red_ee green_ee").withdraw(B, picks="yellow_ee purple_ee")
    game.draws = ["white_v"]
    assert game.withdraw(C).hand(C) == ["white_k", "white_v", "yellow_ve"]


def test_d11_the_extra_card_is_in_the_hand_before_the_first_pick() -> None:
    game = position(Raja("red_ve"))
    game.draws = ["white_v"]
    game.play(A, Withdraw())
    assert game.offered(A, Pick)
    assert game.hand(A) == ["red_ve", "white_v"]


def test_d11_who_has_played_gets_no_extra_card() -> None:
    game = position(Raja("red_ve red_ve"), Raja("green_ve", played="green_gp"))
    game.play(A, Play("red_ve")).withdraw(B, Place("sehwan"), Place("nasarpur")).withdraw(C).withdraw(A)
    assert game[A].cards == 1 + 1  # the last one picks a single card


def test_d11_who_played_and_won_nothing_gets_no_extra_card() -> None:
    game = position(Raja(played="red_ve"), Raja(played="green_ve")).withdraw(A)
    assert game[A].cards == 2


def test_the_extra_card_is_one_of_the_pile() -> None:
    game = position(Raja("red_ve"), display=SHOWN)
    game.do(A, Withdraw())
    assert isinstance(game.chance, Deal)
    assert game.may(None, Deal(A, ("white_v",)))
    for deal in (Deal(B, ("white_v",)), Deal(A, ()), Deal(A, ("white_v", "white_g")), Deal(A, ("white_k",))):
        assert not game.may(None, deal)


def test_nobody_else_is_asked_while_the_extra_card_is_drawn() -> None:
    game = position(Raja("red_ve"))
    game.do(A, Withdraw())
    assert not any(game.may(seat, Withdraw()) for seat in (A, B, C))


# ------------------------------------------------------------------ display and pile


@pytest.mark.parametrize(("seats", "size"), [(3, 5), (4, 7), (5, 9)])
def test_a_new_display_of_the_same_size_comes_from_the_pile(seats: int, size: int) -> None:
    game = position(*[Raja()] * seats)
    pile = game.view.pile
    game.end_visit()
    assert (game.view.visit, len(game.view.display)) == (2, size)
    assert game.view.pile == pile - seats - size


def test_a_new_display_comes_before_the_twelfth_visit_too() -> None:
    game = position(visit=11).end_visit()
    assert (game.view.visit, len(game.view.display)) == (12, 5)


def test_no_display_comes_after_the_twelfth_visit() -> None:
    game = position(visit=12, province="agra")
    pile = game.view.pile
    game.end_visit()
    assert (game.view.display, game.view.pile) == ((), pile - 3)


def test_discarded_cards_go_on_the_discard_pile() -> None:
    game = position(Raja(played="red_ee+white_e red_ge"), Raja(played="green_ee"), discards="white_k")
    game.withdraw(A, Place("sehwan")).withdraw(B)
    assert Counter(game.view.discards) == Counter(["white_k", "red_ee", "white_e", "red_ge", "green_ee"])
    assert game.view.discards[0] == "white_k"
    assert game.view.discards[-1] == "green_ee"


def test_c7_4_the_cards_stay_96_through_a_visit_that_empties_the_pile() -> None:
    """The table counts them after each action."""
    game = position(Raja("red_ve"), Raja(played="green_ee"), pile="white_k", discards=None)
    game.end_visit().end_visit()
    assert game.view.visit == 3


# ------------------------------------------------------------------ the reshuffle


def test_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    game = position(pile="", discards="white_k red_ee green_ee")
    game.draws = ["red_ee"]
    game.play(A, Withdraw())
    assert game.hand(A) == ["red_ee"]
    assert (game.view.discards, game.view.pile) == ((), 2)


def test_the_discards_stay_while_the_pile_has_the_card_needed() -> None:
    game = position(pile="white_v", discards="white_k red_ee green_ee")
    game.play(A, Withdraw())
    assert game.hand(A) == ["white_v"]
    assert (game.view.discards, game.view.pile) == (("white_k", "red_ee", "green_ee"), 0)


def test_a_pile_that_has_a_card_is_drawn_from_first() -> None:
    game = position(pile="white_v", discards="white_k")
    game.do(A, Withdraw())
    assert game.may(None, Deal(A, ("white_v",)))
    assert not game.may(None, Deal(A, ("white_k",)))


def test_a_display_takes_the_rest_of_the_pile_and_then_of_the_discards() -> None:
    rajas = [Raja(played="red_ee"), Raja(played="green_ge"), Raja(played="yellow_me")]
    game = position(*rajas, pile="white_v white_g", discards=None)
    game.end_visit()
    assert (game.view.visit, len(game.view.display)) == (2, 5)
    assert {"white_v", "white_g"} <= set(game.view.display)
    assert game.view.discards == ()


def test_cards_discarded_by_the_last_player_may_come_up_in_the_next_display() -> None:
    rajas = [Raja(played="red_ee"), Raja(played="green_ge"), Raja(played="yellow_me")]
    game = position(*rajas, pile="", discards="white_k white_g")
    game.end_visit()
    assert Counter(game.view.display) == Counter(["red_ee", "green_ge", "yellow_me", "white_k", "white_g"])


def test_d5_the_cards_just_played_are_not_in_the_reshuffle_for_a_bonus_card() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "card"}, pile="", discards="green_ee")
    game.play(A, Withdraw(), Place("thatta"))
    assert game.hand(A) == ["green_ee"]
    game.play(A, Place("sehwan"))
    assert (game.view.discards, game.view.pile) == (("red_vg",), 0)


def test_the_second_of_two_bonus_cards_may_need_the_reshuffle() -> None:
    cards = {"thatta": "card", "umarkot": "card"}
    game = position(Raja(played="red_vg"), bonuses=cards, pile="white_v", discards="green_ee")
    game.play(A, Withdraw(), Place("thatta"))
    assert (game.hand(A), game.view.discards) == (["white_v"], ("green_ee",))
    game.play(A, Place("umarkot"))
    assert game.hand(A) == ["green_ee", "white_v"]
    assert (game.view.discards, game.view.pile) == (("red_vg",), 0)


# ------------------------------------------------------------------ D6: no card left


def test_d6_no_bonus_card_is_drawn_where_there_is_none() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "card"}, pile="", discards="")
    game.play(A, Withdraw(), Place("thatta"))
    assert game.hand(A) == []
    game.play(A, Place("sehwan"))
    assert game.view.discards == ("red_vg",)
    assert game.offered(A, Pick)


def test_d6_no_extra_card_is_drawn_where_there_is_none() -> None:
    game = position(pile="", discards="").play(A, Withdraw())
    assert game.hand(A) == []
    assert game.offered(A, Pick)


def test_d6_a_display_has_as_many_cards_as_there_are_and_the_last_get_what_is_left() -> None:
    rajas = [Raja(played="red_ee"), Raja(played="green_ge"), Raja(played="yellow_me")]
    game = position(*rajas, pile="", discards="")
    game.end_visit()
    assert Counter(game.view.display) == Counter(["red_ee", "green_ge", "yellow_me"])
    before = {seat: game[seat].cards for seat in (A, B, C)}
    game.withdraw(B, picks="red_ee green_ge")
    assert game[B].cards == before[B] + 2
    game.withdraw(C)
    assert game[C].cards == before[C] + 1
    game.withdraw(A)
    assert game[A].cards == before[A]
    assert game.view.visit == 3


def test_d6_the_last_takes_one_card_though_two_are_left() -> None:
    """And what is left then is discarded."""
    game = position(display="red_ee green_ee yellow_ee purple_ee white_k white_v")
    game.withdraw(A, picks="red_ee green_ee").withdraw(B, picks="yellow_ee purple_ee")
    assert game.view.display == ("white_k", "white_v")
    before = game[C].cards
    game.withdraw(C, picks="white_v")
    assert game[C].cards == before + 2  # with the extra card
    assert game.view.visit == 2
    assert game.view.discards == ("white_k",)


def test_d6_a_visit_without_a_display_is_played_to_its_end() -> None:
    game = position(Raja("red_ve"), Raja("green_ve"), Raja("yellow_ve"), display="", pile="", discards="")
    game.play(A, Play("red_ve")).withdraw(B).withdraw(C).withdraw(A, Place("sehwan"))
    assert game.view.visit == 2
    assert game.view.display == ("red_ve",)


def test_a_display_is_of_cards_of_the_pile() -> None:
    game = position(Raja(played="red_ee"), Raja(played="green_ge"), Raja(played="yellow_me"))
    for seat in (A, B, C):
        game.do(seat, Withdraw())
        while game.view.visit == 1 and (options := [*game.offered(seat, Place), *game.offered(seat, Pick)]):
            game.do(seat, options[0])
    display = game.chance
    assert isinstance(display, Display)
    assert game.may(None, display)
    assert not game.may(None, Display(display.cards[1:]))
    assert not game.may(None, Display((*display.cards[1:], "red_ee", "red_ee")))
