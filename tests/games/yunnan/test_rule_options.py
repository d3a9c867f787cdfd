"""Figures that change a rule: each is played by when a host sets it."""

from __future__ import annotations

from typing import Any

from games.api import Setup
from games.yunnan import YUNNAN
from games.yunnan.actions import Bid, Build, Done, Order, Take, Travel
from tests.games.yunnan.table import A, B, C, Table


def with_figures(**figures: Any) -> Table:
    """A game of three by a host's figures: A has won a post with a bid of 9, all other traders are in the market."""
    named = {name.replace("__", "."): value for name, value in figures.items()}
    state = YUNNAN.apply(YUNNAN.start(Setup("second", 3, figures=named)), Order((A, B, C))).state
    game = Table(state).play(A, Bid("building_yard", 9))
    game.pass_all()
    return game.play(A, Take("building_yard", "post"))


def test_a_structure_taken_this_round_can_wait_for_the_next() -> None:
    game = with_figures(travel__build_in_round_taken=False)
    game.play(A, Done())
    game.done_all()
    assert game[A].held_back == (1, 0, 0)
    game.convert_all()
    assert (game.state.round, game[A].held_back, game[A].in_hand) == (2, (0, 0, 0), (1, 0, 0))


def test_a_structure_held_back_can_still_be_placed_at_once() -> None:
    game = with_figures(travel__build_in_round_taken=False).play(A, Build("post", "yunnan"))
    assert (game[A].held_back, game[A].in_hand, game[A].posts[1]) == ((0, 0, 0), (0, 0, 0), 1)


def test_what_may_not_be_placed_at_once_goes_to_the_supply() -> None:
    game = with_figures(bidding__placed_at_once=["teahouse"])
    assert (game.phase, game[A].in_hand) == ("travel", (1, 0, 0))


def test_what_is_held_back_is_not_offered_in_the_travel_turn() -> None:
    game = with_figures(travel__build_in_round_taken=False).play(A, Done())
    while game.acting != A:
        game.play(game.acting, Done())
    assert not game.may(A, Build("post", "yunnan"))
    reason = YUNNAN.objection(game.state, Build("post", "yunnan"), A)
    assert reason is not None
    assert reason.kind == "taken-this-round"


def test_leaving_puer_can_take_a_pass() -> None:
    game = with_figures(travel__border_of_puer=1).play(A, Done())
    game.play(C, Travel("puer", "yunnan"), Travel("puer", "yunnan"))
    assert not game.may(C, Travel("puer", "yunnan"))


def test_traders_can_travel_back_to_puer() -> None:
    game = with_figures(travel__back_to_puer=True).play(A, Done())
    game.play(C, *[Travel("puer", "yunnan")] * 3, Done())
    game.end_round()
    game.pass_all()
    assert game.where(C) == {"yunnan": 2, "puer": 1}
    game.play(C, Travel("yunnan", "puer"))
    assert game.where(C) == {"yunnan": 1, "puer": 2}


def test_the_bank_can_have_one_space() -> None:
    state = YUNNAN.start(Setup("second", 3, figures={"bank.payouts": [[0, [10]]]}))
    assert state.bank == (None,)


def test_the_game_can_end_with_presents_left() -> None:
    game = with_figures(end__presents_left=14).play(A, Done())
    game.done_all()
    game.convert_all()
    assert game.over
