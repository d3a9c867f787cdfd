"""Withdrawing from a visit (A4), with the rulebook's example (C1): written from the rules alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from games.api import Action, Seat
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from games.taj_mahal.editions import COURTIERS, SUITS
from tests.games.taj_mahal.positions import THATTA, A, B, C, D, Raja, Table, crown, position

ALL_SIX = "red_vg red_mp red_ke"


def court_without(*suits: str) -> tuple[str, ...]:
    """The prizes left in the court."""
    return tuple(suit for suit in SUITS if suit not in suits)


# ------------------------------------------------------------------ C1: Anna, Péter, Krisztián and Dóra


def example(steps: int = 0) -> Table:
    """The rulebook's example after so many of its steps; all four have acted twice before the first."""
    game = position(
        Raja("red_ve red_ve white_e"),
        Raja("green_vm green_ve white_e"),
        Raja("yellow_gp yellow_ge yellow_ee"),
        Raja("purple_gm purple_gk white_m white_p"),
        bonuses={"umarkot": "points", "thatta": "points"},
    )
    game.play(A, Play("red_ve")).play(B, Play("green_vm")).play(C, Play("yellow_gp"))
    game.play(D, Play("purple_gm", "white_m")).play(A, Play("red_ve", "white_e"))
    game.play(B, Play("green_ve", "white_e")).play(C, Play("yellow_ge")).play(D, Play("purple_gk", "white_p"))
    story: tuple[Callable[[], Table], ...] = (
        lambda: game.withdraw(A),
        lambda: game.withdraw(B, Place("sehwan")),
        lambda: game.play(C, Play("yellow_ee")),
        lambda: game.withdraw(D, Place("umarkot"), crown("sehwan")),
        lambda: game.withdraw(C, Place("nasarpur"), Place("thatta")),
    )
    for step in story[:steps]:
        step()
    return game


def test_c1_the_counts_before_the_first_withdrawal() -> None:
    counts = [dict(zip("VGMPKE", player.counts, strict=True)) for player in example().view.players]
    assert [{suit: count for suit, count in player.items() if count} for player in counts] == [
        {"V": 2, "E": 3},
        {"V": 2, "M": 1, "E": 2},
        {"G": 2, "P": 1, "E": 1},
        {"G": 2, "M": 2, "P": 1, "K": 1},
    ]


def test_c1_1_anna_wins_the_elephants_alone() -> None:
    assert example()[A].wins == ("elephant",)
    game = example(1)
    assert game.view.court == court_without("elephant")
    assert (game.palaces(A), game.influence(A), game.goods(A)) == ([], [], ["rice"])
    assert game.view.won == {"elephant": A}


def test_c1_2_peter_wins_the_viziers_for_annas_cards_count_no_more() -> None:
    assert example(1)[B].wins == ("vizier",)
    game = example(2)
    assert (game.palaces(B), game.influence(B), game.goods(B)) == (["sehwan"], ["vizier"], [])
    assert game.view.court == court_without("vizier", "elephant")


def test_c1_3_krisztian_plays_two_elephants_and_nothing_changes() -> None:
    before, after = example(2), example(3)
    assert before.view.court == after.view.court
    assert before[D].wins == after[D].wins == ("monk", "mogul")
    assert before[C].wins == after[C].wins == ()


def test_c1_4_dora_wins_the_monks_and_the_crown_and_ties_for_the_rest() -> None:
    game = example(4)
    assert (game.palaces(D), game.influence(D), game.goods(D)) == (["umarkot", "sehwan"], ["monk"], [])
    assert game.view.court == court_without("vizier", "monk", "mogul", "elephant")


def test_c1_5_krisztian_wins_generals_and_princesses_as_the_last() -> None:
    assert example(4)[C].wins == ("general", "princess")
    game = example(5)
    assert (game.palaces(C), game.influence(C)) == (["nasarpur", "thatta"], ["general", "princess"])
    assert game.goods(C) == []


def test_c1_6_the_first_three_pick_two_cards_and_the_last_the_one_left() -> None:
    hands = [sum(player.cards for player in example(step).view.players) for step in range(6)]
    assert [after - before for before, after in pairwise(hands)] == [2, 2, -1, 2, 1]


# ------------------------------------------------------------------ what is won


@pytest.mark.parametrize(
    ("own", "other", "won"),
    [
        ("red_ve", "", ("vizier", "elephant")),
        ("red_ve", "green_gp", ("vizier", "elephant")),
        ("red_ve", "green_ve", ()),
        ("red_ve", "green_ge", ("vizier",)),
        ("red_ve", "green_ee", ("vizier",)),
        ("red_ee", "green_ge", ("elephant",)),
        ("red_ve red_vg", "green_ve", ("vizier", "general")),
        ("red_vg", "green_ve+white_v", ("general",)),
        ("red_pk", "green_ee", ("princess", "mogul")),
    ],
)
def test_a_suit_is_won_by_more_symbols_than_every_other_active_player(
    own: str, other: str, won: tuple[str, ...]
) -> None:
    game = position(Raja(played=own), Raja(played=other))
    assert game[A].wins == won
    game.withdraw(A)
    assert dict(game.view.won) == dict.fromkeys(won, A)
    assert game.view.court == court_without(*won)


def test_the_strongest_of_several_others_is_what_counts() -> None:
    game = position(Raja(played="red_ve"), Raja(played="green_gp"), Raja(played="yellow_ve"), Raja(played="purple_ee"))
    assert game[A].wins == ()


def test_a_suit_played_with_white_and_special_cards_is_won() -> None:
    game = position(Raja(played="red_ee+white_g", specials="plus_mogul"), Raja("green_ee"))
    assert game[A].wins == ("general", "elephant")
    game = position(Raja(played="red_ee+plus_mogul", specials="plus_mogul"), Raja("green_ee"))
    assert game[A].wins == ("mogul", "elephant")


def test_cards_of_who_withdrew_earlier_count_no_more() -> None:
    game = position(Raja(played="red_ve red_ve"), Raja(played="green_ve"), Raja(played="yellow_gp"))
    assert game[B].wins == ()
    game = position(Raja(played="red_pk"), Raja(played="green_vp"), Raja(played="yellow_ve yellow_ve"))
    assert game.withdraw(A, crown("sehwan"))[B].wins == ("princess",)


def test_a_prize_taken_is_gone_for_the_visit() -> None:
    game = position(Raja(played="red_ve"), Raja("green_ee green_ve", played="green_ge"))
    game.withdraw(A, Place("sehwan")).play(B, Play("green_ve"))
    assert game[B].wins == ("general", "elephant")
    game.withdraw(C).withdraw(B)
    assert game.influence(B) == ["general"]


def test_all_six_may_be_won_at_once() -> None:
    game = position(Raja(played=ALL_SIX), province="multan")
    assert game[A].wins == SUITS
    cities = ("bhakkar", "dipalpur", "multan", "uch")
    game.withdraw(A, *map(Place, cities), crown("uch"))
    assert game.influence(A) == list(COURTIERS)
    assert sorted(game.palaces(A)) == sorted((*cities, "uch"))
    assert "rice" in game.goods(A)
    assert game.view.court == ()


def test_d10_the_last_player_wins_nothing_with_no_symbol() -> None:
    game = position(Raja(), Raja(), Raja(played="green_ee")).withdraw(A).withdraw(B)
    assert game[C].wins == ("elephant",)
    game.withdraw(C)
    assert (game.palaces(C), game.influence(C)) == ([], [])


def test_d10_nobody_wins_anything_where_nobody_has_played() -> None:
    game = position(Raja("red_ve"), Raja("green_ve"), Raja("yellow_ve")).withdraw(A).withdraw(B).withdraw(C)
    assert all(player.vp == sum(player.influence) == sum(player.goods) == 0 for player in game.view.players)
    assert game.view.palaces == ()


def test_the_elephants_bring_no_palace() -> None:
    game = position(Raja(played="red_ee")).play(A, Withdraw())
    assert game.offered(A, Place) == []
    assert game.goods(A) == ["rice"]


@pytest.mark.parametrize(
    ("played", "unplaced"),
    [
        ("red_ee", ()),
        ("red_ve", ("ordinary",)),
        ("red_ke", ("crowned",)),
        ("red_vk", ("ordinary", "crowned")),
        ("red_vg red_mp", ("ordinary",) * 4),
        (ALL_SIX, (*("ordinary",) * 4, "crowned")),
    ],
)
def test_each_courtier_brings_a_palace_and_the_crown_a_crowned_one(played: str, unplaced: tuple[str, ...]) -> None:
    game = position(Raja(played=played)).play(A, Withdraw())
    assert sorted(game.view.unplaced) == sorted(unplaced)


def test_who_withdraws_without_having_played_wins_and_scores_nothing() -> None:
    game = position(Raja("red_ve", palaces="multan uch bikaner", goods="rice rice")).withdraw(A)
    assert (game[A].vp, game.influence(A), game.goods(A)) == (0, [], ["rice", "rice"])


# ------------------------------------------------------------------ the order of a withdrawal


def test_d9_a_palace_won_is_placed_before_anything_else() -> None:
    game = position(Raja("red_ve", played="red_vg")).play(A, Withdraw())
    assert game.acting == A
    assert {type(action) for action in game.offered(A, Action)} == {Place}
    game.play(A, Place("sehwan"))
    assert {type(action) for action in game.offered(A, Action)} == {Place}
    game.play(A, Place("nasarpur"))
    assert {type(action) for action in game.offered(A, Action)} == {Pick}


def test_nothing_is_placed_or_picked_before_withdrawing() -> None:
    game = position(Raja("red_ve", played="red_vg"))
    assert not any(game.may(A, action) for action in (Place("sehwan"), Pick(game.view.display[0])))


def test_nobody_else_places_or_picks() -> None:
    game = position(Raja(played="red_vg")).play(A, Withdraw())
    assert not any(game.may(B, action) for action in (Place("sehwan"), Pick(game.view.display[0]), Withdraw()))


def test_a_bonus_card_is_in_the_hand_before_the_next_palace_is_placed() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "card"})
    game.draws = ["white_k"]
    game.play(A, Withdraw(), Place("thatta"))
    assert game.cities(A, "ordinary") == {"sehwan", "umarkot", "nasarpur"}
    assert game.hand(A) == ["white_k"]
    assert not game.draws


def test_a_bonus_tile_is_scored_before_the_next_palace_is_placed() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "points"}).play(A, Withdraw(), Place("thatta"))
    assert game.offered(A, Place)
    assert game[A].vp == 2


def test_palaces_are_scored_before_the_cards_are_picked() -> None:
    game = position(Raja(played="red_ve", palaces="uch")).play(A, Withdraw(), Place("sehwan"))
    assert game.offered(A, Pick)
    assert game[A].vp == 2 + 1  # Thatta and Multan, and rice


def test_played_cards_are_discarded_before_the_cards_are_picked() -> None:
    game = position(Raja(played="red_ve+white_e red_ve")).play(A, Withdraw(), Place("sehwan"))
    assert game.offered(A, Pick)
    assert game[A].played == ()
    assert sorted(game.view.discards) == ["red_ve", "red_ve", "white_e"]


def test_the_cards_of_the_others_stay_where_they_are() -> None:
    game = position(Raja(played="red_ve"), Raja(played="green_gp+white_e")).withdraw(A, Place("sehwan"))
    assert game[B].played == (("green_gp", "white_e"),)
    assert game.view.discards == ("red_ve",)


def test_who_withdraws_picks_two_cards_of_the_display() -> None:
    shown = "red_ee green_ee yellow_ee purple_ee white_k"
    game = position(Raja("red_ve"), display=shown).withdraw(A, picks="white_k green_ee")
    assert {"green_ee", "white_k", "red_ve"} <= set(game.hand(A))
    assert sorted(game.view.display) == ["purple_ee", "red_ee", "yellow_ee"]


def test_only_a_card_of_the_display_is_picked() -> None:
    shown = "red_ee green_ee yellow_ee purple_ee white_k"
    game = position(Raja(played="red_ee"), display=shown).play(A, Withdraw())
    assert {pick.card for pick in game.offered(A, Pick)} == set(shown.split())
    game.play(A, Pick("white_k"))
    assert {pick.card for pick in game.offered(A, Pick)} == set(shown.split()) - {"white_k"}
    assert not game.may(A, Pick("white_k"))


def test_two_copies_in_the_display_may_both_be_picked() -> None:
    game = position(Raja(), display="red_ee red_ee yellow_ee purple_ee white_k")
    assert game.withdraw(A, picks="red_ee red_ee").hand(A).count("red_ee") == 2


def test_the_picks_of_a_withdrawal_are_the_players_own_in_a_row() -> None:
    game = position(Raja(played="red_ee")).play(A, Withdraw())
    assert game.acting == A
    assert game.play(A, game.offered(A, Pick)[0]).acting == A
    assert game.play(A, game.offered(A, Pick)[0]).acting == B


def test_the_last_player_takes_the_single_remaining_card() -> None:
    shown = "red_ee green_ee yellow_ee purple_ee white_k"
    game = position(Raja(), Raja(), Raja(played="red_ge"), display=shown)
    game.withdraw(A, picks="red_ee green_ee").withdraw(B, picks="yellow_ee purple_ee").withdraw(C, Place("sehwan"))
    assert game.hand(C) == ["white_k"]


@pytest.mark.parametrize("seat", [A, B, C])
def test_prizes_are_won_whoever_withdraws_first(seat: Seat) -> None:
    rajas = [Raja(), Raja(), Raja()]
    rajas[seat] = Raja(played="red_ve")
    game = position(*rajas)
    for other in (A, B, C)[:seat]:
        game.withdraw(other)
    game.withdraw(seat, Place(THATTA[0]))
    assert (game.influence(seat), game.palaces(seat)) == (["vizier"], ["sehwan"])
