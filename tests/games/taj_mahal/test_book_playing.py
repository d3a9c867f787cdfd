"""Taking turns (A2) and playing cards (A3): written from the rules alone."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Action, Seat
from games.history import decision_of
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from games.taj_mahal.editions import COLOURS
from tests.games.taj_mahal.positions import TAJ, A, B, C, D, Raja, Table, new, position

ELEPHANTS = Raja("red_ee red_ee red_ve red_ve red_ve")


def uses(game: Table, seat: Seat) -> dict[str, str]:
    """What each card in a hand is good for now."""
    return {held.card: held.use for held in game.seen_by(seat).hand or ()}


# ------------------------------------------------------------------ whose turn it is


def test_players_act_clockwise_from_the_start_player() -> None:
    game = new(4, first=C)
    assert game.view.order == (C, D, A, B)
    for seat in (C, D, A, B, C):
        assert game.acting == seat
        game.play(seat, game.offered(seat, Play)[0]) if game.offered(seat, Play) else game.withdraw(seat)


def test_a_turn_is_one_play() -> None:
    game = position(ELEPHANTS, Raja("green_ee"))
    game.play(A, Play("red_ee"))
    assert game.acting == B
    assert not game.may(A, Play("red_ee"))


def test_who_has_withdrawn_is_skipped() -> None:
    game = position(ELEPHANTS, Raja(), Raja("green_ee green_ee"))
    game.play(A, Play("red_ee")).withdraw(B).play(C, Play("green_ee"))
    assert game.acting == A
    assert game.play(A, Play("red_ee")).acting == C


def test_d20_after_a_withdrawal_the_next_active_player_clockwise_acts() -> None:
    game = position(ELEPHANTS, Raja("green_ee"), Raja("yellow_ee"), Raja("purple_ee"))
    assert game.withdraw(A).acting == B
    assert game.play(B, Play("green_ee")).withdraw(C).acting == D
    assert game.play(D, Play("purple_ee")).acting == B


def test_who_has_withdrawn_acts_no_more_in_this_visit() -> None:
    game = position(ELEPHANTS, Raja("green_ee")).withdraw(A)
    assert game[A].withdrawn
    assert not any(game.may(A, action) for action in (Play("red_ee"), Withdraw()))


def test_a_single_active_player_acts_as_often_as_he_likes() -> None:
    game = position(ELEPHANTS).play(A, Play("red_ee")).withdraw(B).withdraw(C)
    for card in ("red_ee", "red_ve", "red_ve"):
        assert game.acting == A
        game.play(A, Play(card))
    assert game.counts(A) == {"vizier": 2, "elephant": 6}


def test_a_single_active_player_keeps_to_the_rules() -> None:
    game = position(Raja("red_ee red_ve green_ee white_e")).play(A, Play("red_ee")).withdraw(B).withdraw(C)
    assert game.plays(A) == {("red_ve", None), ("red_ve", "white_e")}


def test_nobody_acts_out_of_turn() -> None:
    game = position(ELEPHANTS, Raja("green_ee"), Raja("yellow_ee"))
    assert not game.may(B, Play("green_ee"))
    assert not any(game.may(seat, Withdraw()) for seat in (B, C, Seat(3), Seat(-1), None))


def test_nobody_passes() -> None:
    game = position(ELEPHANTS)
    kinds = {type(action) for action in game.offered(A, Action)}
    assert kinds == {Play, Withdraw}


def test_withdrawing_is_always_possible() -> None:
    game = position(Raja("green_ee"), ELEPHANTS)
    assert game.may(A, Withdraw())
    assert game.play(A, Play("green_ee")).may(B, Withdraw())


def test_a_player_without_a_card_to_play_must_withdraw() -> None:
    game = position(Raja("green_ee yellow_ee white_e", played="red_ee"))
    assert game.offered(A, Action) == [Withdraw()]


def test_a_player_without_cards_must_withdraw() -> None:
    assert position(Raja()).offered(A, Action) == [Withdraw()]


def test_c5_6_white_and_special_cards_alone_make_no_play() -> None:
    game = position(Raja("white_e white_k white_v", specials="plus_elephant"))
    assert game.offered(A, Action) == [Withdraw()]


def test_each_play_is_a_turn_of_its_own_and_a_withdrawal_is_one() -> None:
    game = position(Raja("red_ve red_ve"), province="thatta")
    turns = []
    for action in (Play("red_ve"), Withdraw(), Withdraw(), Play("red_ve"), Withdraw(), Place("sehwan")):
        decision = decision_of(TAJ, game.state, game.acting)
        assert decision is not None
        turns.append((decision.seat, decision.turn, action))
        game.play(game.acting, action)
        while game.view.visit == 1 and (picks := game.offered(game.acting, Pick)):
            game.play(game.acting, picks[0])
    numbers = [turn for _, turn, _ in turns]
    assert [seat for seat, _, _ in turns] == [A, B, C, A, A, A]
    assert numbers[:5] == sorted(set(numbers[:5]))
    assert numbers[5] == numbers[4]


def test_the_picks_belong_to_the_turn_of_the_withdrawal() -> None:
    game = position(Raja(played="red_ve"), province="thatta")
    turns = set()
    for action in (Withdraw(), Place("sehwan"), Pick(game.view.display[0]), Pick(game.view.display[1])):
        decision = decision_of(TAJ, game.state, A)
        assert decision is not None
        turns.add(decision.turn)
        game.play(A, action)
    assert len(turns) == 1


# ------------------------------------------------------------------ what may be played


def test_a_play_is_a_coloured_card_alone_or_with_a_white_or_a_special_card() -> None:
    game = position(Raja("red_ve white_e", specials="plus_mogul"))
    assert game.plays(A) == {("red_ve", None), ("red_ve", "white_e"), ("red_ve", "plus_mogul")}


@pytest.mark.parametrize(
    ("card", "extra"),
    [
        ("white_e", None),
        ("plus_mogul", None),
        ("any_colour", None),
        ("white_e", "white_k"),
        ("white_e", "plus_mogul"),
        ("plus_mogul", "white_e"),
        ("plus_mogul", "any_colour"),
        ("white_e", "red_ve"),
        ("plus_mogul", "red_ve"),
        ("red_ve", "red_ve"),
        ("red_ve", "red_gm"),
        ("red_ve", "green_ee"),
        ("red_ve", ("white_e", "plus_mogul")),
        ("red_ve", ""),
        ("red_ve", "red"),
        ("", None),
    ],
)
def test_nothing_else_is_a_play(card: str, extra: Any) -> None:
    game = position(Raja("red_ve red_ve red_gm green_ee white_e white_k", specials="plus_mogul any_colour"))
    assert not game.may(A, Play(card, extra))


@pytest.mark.parametrize(
    ("card", "extra"), [("red_ee", None), ("red_ve", "white_k"), ("red_ve", "plus_points"), ("red_zz", None)]
)
def test_only_cards_in_ones_hand_are_played(card: str, extra: str | None) -> None:
    game = position(Raja("red_ve white_e"), Raja("red_ee white_k", specials="plus_points"))
    assert not game.may(A, Play(card, extra))


def test_a_card_is_played_once_for_each_copy() -> None:
    game = position(Raja("red_ee red_ve")).play(A, Play("red_ee")).withdraw(B).withdraw(C)
    assert game.plays(A) == {("red_ve", None)}


def test_played_cards_leave_the_hand_and_lie_open() -> None:
    game = position(Raja("red_ve red_gm white_e")).play(A, Play("red_ve", "white_e"))
    assert game[A].played == (("red_ve", "white_e"),)
    assert game[A].cards == 1
    assert game.hand(A) == ["red_gm"]


def test_played_cards_stay_until_their_player_withdraws() -> None:
    game = position(ELEPHANTS, Raja("green_ee"), Raja("yellow_ee"))
    game.play(A, Play("red_ee")).withdraw(B).withdraw(C).play(A, Play("red_ve"))
    assert game[A].played == (("red_ee",), ("red_ve",))


# ------------------------------------------------------------------ colours


@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_card_may_have_any_colour_and_binds(colour: str) -> None:
    hand = " ".join(f"{each}_ve {each}_ve" for each in COLOURS)
    game = position(Raja(hand))
    assert game[A].colour is None
    game.play(A, Play(f"{colour}_ve")).withdraw(B).withdraw(C)
    assert game[A].colour == colour
    assert game.plays(A) == {(f"{colour}_ve", None)}


def test_c5_1_after_red_only_red() -> None:
    game = position(Raja("red_ve red_gm green_ve white_e", specials="plus_mogul"))
    game.play(A, Play("red_ve")).withdraw(B).withdraw(C)
    assert not game.may(A, Play("green_ve"))
    assert game.may(A, Play("red_gm", "white_e"))
    assert not game.may(A, Play("white_e"))
    both: Any = ("white_e", "plus_mogul")
    assert not game.may(A, Play("red_gm", both))


def test_white_cards_bind_to_no_colour() -> None:
    game = position(Raja("red_ve red_gm white_e white_k")).play(A, Play("red_ve", "white_e"))
    assert game[A].colour == "red"


def test_several_players_may_use_the_same_colour() -> None:
    game = position(Raja("red_ve"), Raja("red_ve"), Raja("red_ve"))
    for seat in (A, B, C):
        game.play(seat, Play("red_ve"))
    assert [game[seat].colour for seat in (A, B, C)] == ["red"] * 3


def test_the_colour_is_free_again_in_the_next_visit() -> None:
    game = position(Raja("red_ve"), Raja("red_ee green_ee"))
    game.withdraw(A).play(B, Play("red_ee")).withdraw(C).withdraw(B)
    assert game.view.visit == 2
    assert (game.acting, game[B].colour) == (B, None)
    assert game.may(B, Play("green_ee"))


def test_the_owner_sees_which_cards_may_be_played() -> None:
    game = position(Raja("red_ve green_ve white_e", specials="any_colour", played="red_ge"))
    assert uses(game, A) == {
        "red_ve": "now",
        "green_ve": "with-any-colour",
        "white_e": "now",
        "any_colour": "now",
    }
    game = position(Raja("green_ve white_e", specials="plus_elephant", played="red_ge"))
    assert uses(game, A) == {"green_ve": "never", "white_e": "never", "plus_elephant": "never"}


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("red_ve", {("vizier", 2, "alone"), ("elephant", 2, "tied")}),
        ("red_ge", {("general", 1, "behind"), ("elephant", 2, "tied")}),
        ("red_pk", {("princess", 1, "alone"), ("mogul", 1, "tied")}),
        ("red_ee", {("elephant", 3, "alone")}),
        ("red_gm", {("general", 1, "behind"), ("monk", 1, "gone")}),
        ("white_e", {("elephant", 2, "tied")}),
        ("plus_mogul", {("mogul", 1, "tied")}),
    ],
)
def test_the_owner_sees_how_a_card_would_stand(card: str, effects: set[tuple[str, int, str]]) -> None:
    anna = Raja(f"{card} red_mp" if card != "plus_mogul" else "red_mp", played="red_ve", specials="plus_mogul")
    rajas = (Raja(played="purple_gm"), anna, Raja(played="green_gk green_ge"), Raja(played="yellow_ve+white_e"))
    game = position(*rajas).withdraw(A, Place("sehwan"))
    held = next(held for held in game.seen_by(B).hand or () if held.card == card)
    assert {(effect.suit, effect.count, effect.standing) for effect in held.effects} == effects


# ------------------------------------------------------------------ counts


def test_symbols_on_all_cards_of_the_visit_count() -> None:
    game = position(Raja("red_ve red_gm red_ee white_k", specials="plus_elephant"))
    game.play(A, Play("red_ve", "white_k")).withdraw(B).withdraw(C)
    assert game.counts(A) == {"vizier": 1, "mogul": 1, "elephant": 1}
    game.play(A, Play("red_gm", "plus_elephant"))
    assert game.counts(A) == {"vizier": 1, "general": 1, "monk": 1, "mogul": 1, "elephant": 2}


def test_a_double_elephant_counts_two() -> None:
    assert position(Raja("red_ee")).play(A, Play("red_ee")).counts(A) == {"elephant": 2}


def test_cards_of_an_earlier_visit_count_no_more() -> None:
    game = position(Raja("red_ee"), Raja("green_ee")).play(A, Play("red_ee")).end_visit()
    assert game.counts(A) == {}
