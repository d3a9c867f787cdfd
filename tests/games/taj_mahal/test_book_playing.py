"""Taking turns (A2), playing cards (A3), special cards (A8): written from the rules alone."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Action, Seat
from games.history import decision_of
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from games.taj_mahal.editions import COLOURS, SUITS
from tests.games.taj_mahal.positions import TAJ, A, B, C, D, Raja, Table, crown, new, position

ELEPHANTS = Raja("red_ee red_ee red_ve red_ve red_ve")


def plays(game: Table, seat: Seat) -> set[tuple[str, str | None]]:
    """What a seat may play now, as (card, extra card)."""
    return {(play.card, play.extra) for play in game.offered(seat, Play)}


def uses(game: Table, seat: Seat) -> dict[str, str]:
    """What each card in a hand is good for now."""
    return {held.card: held.use for held in game.seen_by(seat).hand or ()}


def counts(game: Table, seat: Seat) -> dict[str, int]:
    """The symbols that a seat has played in this visit, without the zeros."""
    return {suit: count for suit, count in zip(SUITS, game[seat].counts, strict=True) if count}


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
    assert counts(game, A) == {"vizier": 2, "elephant": 6}


def test_a_single_active_player_keeps_to_the_rules() -> None:
    game = position(Raja("red_ee red_ve green_ee white_e")).play(A, Play("red_ee")).withdraw(B).withdraw(C)
    assert plays(game, A) == {("red_ve", None), ("red_ve", "white_e")}


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
    assert plays(game, A) == {("red_ve", None), ("red_ve", "white_e"), ("red_ve", "plus_mogul")}


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
    assert plays(game, A) == {("red_ve", None)}


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
    assert plays(game, A) == {(f"{colour}_ve", None)}


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
    assert counts(game, A) == {"vizier": 1, "mogul": 1, "elephant": 1}
    game.play(A, Play("red_gm", "plus_elephant"))
    assert counts(game, A) == {"vizier": 1, "general": 1, "monk": 1, "mogul": 1, "elephant": 2}


def test_a_double_elephant_counts_two() -> None:
    assert counts(position(Raja("red_ee")).play(A, Play("red_ee")), A) == {"elephant": 2}


def test_cards_of_an_earlier_visit_count_no_more() -> None:
    game = position(Raja("red_ee"), Raja("green_ee")).play(A, Play("red_ee")).end_visit()
    assert counts(game, A) == {}


# ------------------------------------------------------------------ special cards


def test_special_cards_are_played_like_white_ones() -> None:
    game = position(Raja("red_ve", specials="plus_elephant plus_mogul plus_points any_colour"))
    extras = {extra for _, extra in plays(game, A)}
    assert extras == {None, "plus_elephant", "plus_mogul", "plus_points", "any_colour"}


def test_c5_5_plus_elephant_with_a_double_elephant_counts_three() -> None:
    game = position(Raja("red_ee", specials="plus_elephant")).play(A, Play("red_ee", "plus_elephant"))
    assert counts(game, A) == {"elephant": 3}


def test_c5_5_plus_mogul_with_mogul_elephant_counts_two_and_one() -> None:
    game = position(Raja("red_ke", specials="plus_mogul")).play(A, Play("red_ke", "plus_mogul"))
    assert counts(game, A) == {"mogul": 2, "elephant": 1}


@pytest.mark.parametrize("card", ["plus_points", "any_colour"])
def test_the_other_special_cards_show_no_symbol(card: str) -> None:
    game = position(Raja("red_gm", specials=card)).play(A, Play("red_gm", card))
    assert counts(game, A) == {"general": 1, "monk": 1}


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
    assert plays(game, A) <= {("red_ve", None), ("red_ee", None), ("green_ee", None)}
    assert not game.may(A, Play("red_ve", card))


def test_special_cards_return_to_the_hand_and_are_never_discarded() -> None:
    game = position(Raja("red_ve", specials="plus_mogul")).play(A, Play("red_ve", "plus_mogul"))
    game.withdraw(B).withdraw(C).withdraw(A, Place("sehwan"), crown("sehwan"))
    assert game[A].specials == ("plus_mogul",)
    assert "plus_mogul" in game.held(A)
    assert game.view.discards == ("red_ve",)


def test_a_special_card_counts_for_its_owner_alone() -> None:
    game = position(Raja("red_ve"), Raja(specials="plus_elephant"))
    assert plays(game, A) == {("red_ve", None)}


def test_special_cards_are_not_counted_among_the_cards_of_the_hand() -> None:
    game = position(Raja("red_ve", specials="plus_elephant"))
    assert (game[A].cards, game[A].specials) == (1, ("plus_elephant",))
    assert sorted(game.held(A)) == ["plus_elephant", "red_ve"]


# ------------------------------------------------------------------ any colour


def test_c5_2_any_colour_breaks_the_rule_in_that_play_alone() -> None:
    game = position(Raja("green_ve green_ee red_ee", specials="any_colour", played="red_ve"))
    assert plays(game, A) == {
        ("red_ee", None),
        ("red_ee", "any_colour"),
        ("green_ve", "any_colour"),
        ("green_ee", "any_colour"),
    }
    game.play(A, Play("green_ve", "any_colour")).withdraw(B).withdraw(C)
    assert game[A].colour == "red"
    assert plays(game, A) == {("red_ee", None)}


def test_c5_3_in_the_first_play_any_colour_leaves_the_colour_open() -> None:
    game = position(Raja("green_ve red_ee yellow_gp yellow_ee", specials="any_colour"))
    game.play(A, Play("green_ve", "any_colour")).withdraw(B).withdraw(C)
    assert game[A].colour is None
    assert plays(game, A) == {("red_ee", None), ("yellow_gp", None), ("yellow_ee", None)}
    game.play(A, Play("yellow_gp"))
    assert game[A].colour == "yellow"
    assert plays(game, A) == {("yellow_ee", None)}


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
    assert counts(game, A) == {"vizier": 1, "elephant": 3}
