"""The end of the game (A9, C4): written from the rules alone."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.taj_mahal.actions import Place, Play, Withdraw
from games.taj_mahal.ending import hand_lines
from tests.games.taj_mahal.positions import TAJ, A, B, C, D, Raja, Table, new, position

SHOWN = "red_ve green_ve yellow_ve purple_ve white_k"


def last_visit(*rajas: Raja, display: str | None = None) -> Table:
    """The twelfth visit; cards are left nowhere but in hands and the display, so nobody draws an extra one."""
    game = position(*rajas, Raja(), province="agra", visit=12, display=display, pile="", discards="")
    return game.end_visit()


def lines(game: Table, seat: Seat) -> dict[str, int]:
    """The lines of a seat's final score."""
    (score,) = (score for score in TAJ.scores(game.state) if score.seat == seat)
    return dict(score.lines)


def in_hand(hand: str, specials: str = "") -> tuple[int, int, int]:
    """The points for special cards, white cards, and the colour there is most of."""
    found = dict(hand_lines(new().edition, tuple(sorted(hand.split())), tuple(specials.split())))
    assert found.keys() <= {"specials", "whites", "colour"}
    return found.get("specials", 0), found.get("whites", 0), found.get("colour", 0)


@pytest.mark.parametrize(
    ("hand", "specials", "points"),
    [
        ("white_e white_k red_ve red_ve red_ge green_ee", "plus_mogul", (1, 2, 3)),
        ("red_ve red_ee yellow_gp yellow_ee green_ee", "", (0, 0, 2)),
        ("white_e", "plus_mogul any_colour", (2, 1, 0)),
        ("", "", (0, 0, 0)),
        ("white_e red_ve red_ve", "plus_points", (1, 1, 2)),
    ],
)
def test_c4_cards_in_the_hand(hand: str, specials: str, points: tuple[int, int, int]) -> None:
    assert in_hand(hand, specials) == points


@pytest.mark.parametrize("colour", ["red", "green", "yellow", "purple"])
def test_any_colour_may_be_the_longest(colour: str) -> None:
    others = " ".join(f"{each}_ee" for each in ("red", "green", "yellow", "purple"))
    assert in_hand(f"{others} {colour}_ve {colour}_ve") == (0, 0, 3)


def test_white_cards_are_no_colour() -> None:
    assert in_hand("white_e white_e white_e red_ve") == (0, 3, 1)


def test_c4_influence_tiles_score_nothing() -> None:
    game = position(Raja(influence="monk princess"), Raja(), Raja(), province="agra", visit=12, display="", pile="")
    game.end_visit()
    assert lines(game, A)["track"] == game[A].vp == 0


def test_the_game_ends_after_the_twelfth_visit() -> None:
    game = position(province="agra", visit=12)
    assert TAJ.scores(game.state) == ()
    assert game.withdraw(A).withdraw(B).view.phase == "playing"
    assert game.withdraw(C).view.phase == "over"
    assert game.over


def test_a_whole_game_has_twelve_visits() -> None:
    game = new(4)
    for visit in range(1, 13):
        assert (game.view.visit, game.over) == (visit, False)
        game.end_visit()
    assert game.over
    assert len(TAJ.scores(game.state)) == 4


def test_nobody_acts_after_the_end() -> None:
    game = position(province="agra", visit=12).end_visit()
    assert not any(game.may(seat, Withdraw()) for seat in (A, B, C, None))


def test_the_score_is_the_track_and_the_cards_in_the_hand() -> None:
    rajas = (Raja("red_ve red_ge red_me", vp=20, specials="any_colour"), Raja("green_vm green_mk", vp=10))
    game = last_visit(*rajas, display="")
    assert list(lines(game, A).items()) == [("track", 20), ("specials", 1), ("whites", 0), ("colour", 3)]
    assert lines(game, B) == {"track": 10, "specials": 0, "whites": 0, "colour": 2}
    assert {score.seat: score.total for score in TAJ.scores(game.state)} | {C: 0} == {A: 24, B: 12, C: 0}


def test_the_cards_just_picked_count() -> None:
    rajas = (Raja("red_ve", played="red_ee"), Raja(played="green_ge"))
    game = position(*rajas, province="agra", visit=12, display="red_ge red_me white_k yellow_ee purple_ee")
    game.withdraw(A, picks="red_ge white_k").withdraw(B, Place("alwar"), picks="yellow_ee purple_ee").withdraw(C)
    assert (lines(game, A)["whites"], lines(game, A)["colour"]) == (1, 2)


def test_the_card_that_the_last_player_takes_counts() -> None:
    rajas = (Raja(played="red_ee"), Raja(played="green_ge"), Raja(played="yellow_me"))
    game = position(*rajas, province="agra", visit=12, display=SHOWN)
    game.withdraw(A, picks="red_ve green_ve").withdraw(B, Place("alwar"), picks="yellow_ve purple_ve")
    game.withdraw(C, Place("kalpi"))
    assert (lines(game, C)["whites"], lines(game, C)["colour"]) == (1, 0)


def test_the_extra_card_of_the_twelfth_visit_counts() -> None:
    game = position(Raja(), Raja(), Raja(), province="agra", visit=12, display=SHOWN)
    game.draws = ["white_v", "white_g", "white_m"]
    game.withdraw(A, picks="red_ve green_ve").withdraw(B, picks="yellow_ve purple_ve").withdraw(C)
    assert [lines(game, seat)["whites"] for seat in (A, B, C)] == [1, 1, 2]


def test_the_cards_played_in_the_twelfth_visit_do_not_count() -> None:
    rajas = (Raja(played="red_ve red_ge+white_e", vp=9), Raja())
    game = position(*rajas, province="agra", visit=12, display="", pile="", discards="")
    game.withdraw(A, Place("alwar"), Place("kalpi")).withdraw(B).withdraw(C)
    assert (lines(game, A)["whites"], lines(game, A)["colour"]) == (0, 0)


def test_d12_influence_is_exchanged_after_the_twelfth_visit_and_before_the_hands_score() -> None:
    anna, peter = Raja(played="red_ge", influence="general"), Raja(specials="plus_elephant plus_points")
    game = position(anna, peter, province="agra", visit=12).withdraw(A, Place("alwar")).withdraw(B).withdraw(C)
    assert (lines(game, A)["specials"], lines(game, B)["specials"]) == (1, 1)
    assert game.influence(A) == []


def test_d12_a_special_card_from_the_table_counts_too() -> None:
    game = position(Raja(played="red_ge", influence="general"), province="agra", visit=12).end_visit()
    assert lines(game, A)["specials"] == 1


def test_a_special_card_played_in_the_twelfth_visit_counts() -> None:
    game = position(Raja("red_ee", specials="plus_points"), province="agra", visit=12)
    game.play(A, Play("red_ee", "plus_points")).end_visit()
    assert lines(game, A)["specials"] == 1


def test_most_points_win() -> None:
    game = last_visit(Raja(vp=10), Raja(vp=30), Raja(vp=20), display="")
    totals = [score.total for score in TAJ.scores(game.state)]
    assert totals == sorted(totals, reverse=True)
    assert [score.seat for score in TAJ.scores(game.state) if score.seat != D] == [B, C, A]


def test_d17_tied_players_share_the_win() -> None:
    game = position(Raja(vp=30), Raja(vp=5), Raja(vp=30), province="agra", visit=12, display="")
    game.draws = ["red_ee", "green_ee", "yellow_ee"]
    game.end_visit()
    assert {score.seat: (score.total, score.place) for score in TAJ.scores(game.state)} == {
        A: (31, 1),
        C: (31, 1),
        B: (6, 3),
    }


def test_the_view_shows_the_final_scores_once_the_game_is_over() -> None:
    game = position(Raja(vp=3), province="agra", visit=12)
    assert game.view.scores == ()
    game.end_visit()
    assert game.view.scores == TAJ.scores(game.state)
