"""Stand-ins play sensibly: better than chance, and games among them come to an end in time."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from statistics import median

import pytest

from games.api import Action, Seat, Setup
from games.yunnan import YUNNAN
from games.yunnan.actions import Bid, Build, Convert, Travel
from games.yunnan.model import State
from tests.games import tables
from tests.games.playouts import CASES, Case
from tests.games.yunnan.table import A, B, Colour, D, Table, set_up, table, travelled, travelling


def played(setup: Setup, advised: Collection[int | None], seed: int, seen: set[Action] | None = None) -> State:
    """The end of a game of Yunnan in which these people follow the advice."""
    state: State = tables.played(YUNNAN, setup, advised, seed, seen)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_stand_in_beats_players_who_choose_at_random(seed: int) -> None:
    seats = 3 + seed % 3
    best, second, *_ = YUNNAN.scores(played(Setup("second", seats), {seed % seats}, seed))
    assert best.seat == seed % seats
    assert best.total > second.total + 30


@pytest.mark.parametrize("case", [case for case in CASES if case.game is YUNNAN], ids=str)
def test_a_stand_in_beats_chance_in_every_edition_and_by_every_option(case: Case) -> None:
    best, second, *_ = YUNNAN.scores(played(case.setup, {0}, 1))
    assert best.seat == A
    assert best.total > second.total


@pytest.mark.parametrize("case", [case for case in CASES if case.game is YUNNAN], ids=str)
def test_stand_ins_end_every_game_in_a_sensible_number_of_rounds(case: Case) -> None:
    assert 4 <= played(case.setup, range(5), 2).round <= 12


def test_stand_ins_bid_twice_and_take_guards_sometimes() -> None:
    seen = set[Action]()
    for seed in range(3):
        played(Setup("second", 4, ("double_bidding", "guards")), range(4), seed, seen)
    assert any(isinstance(action, Build) and action.structure == "guards" for action in seen)


def test_a_stand_in_displaces_no_trader_of_its_own_other_colour() -> None:
    rider = Colour(traders={"puer": 1}, influence=1, passes=3)
    game = travelling(
        Colour(traders={"puer": 1}), Colour(traders={"yunnan": 2}), Colour(), rider, setup=set_up("first", people=2)
    )
    assert game.may(D, Travel("puer", "yunnan", B))
    assert advice(game, D) == Travel("puer", "yunnan")


def test_a_stand_in_bids_beyond_its_money_only_for_what_is_worth_it() -> None:
    """Early in the game a missing Yuan costs 8 points."""
    game = table(Colour(money=0, supply=1), setup=set_up("first", "advanced"))
    assert not isinstance(advice(game, A), Bid)


def test_games_among_stand_ins_take_a_sensible_number_of_rounds() -> None:
    rounds = [played(Setup("second", seats), range(seats), seed).round for seats in (3, 4, 5) for seed in range(4)]
    assert min(rounds) >= 5
    assert 6 <= median(rounds) <= 8
    assert max(rounds) <= 10


def advice(game: Table, seat: Seat) -> object:
    return YUNNAN.suggest(game.state, seat, Random(1))


def test_in_the_last_round_all_income_becomes_points() -> None:
    game = travelled(Colour(traders={"yunnan": 3}, influence=4), presents={})
    assert advice(game, A) == Convert(18)


def test_early_on_money_is_kept_for_bids() -> None:
    game = travelled(Colour(money=0, traders={"yunnan": 3}, influence=4))
    assert advice(game, A) == Convert(0)


def test_a_trader_goes_where_it_earns_and_stays_connected() -> None:
    game = travelling(Colour(traders={"puer": 1, "yunnan": 1}, horse="kang", passes=6), presents={})
    assert advice(game, A) == Travel("puer", "sichuan")


def test_a_weaker_rival_is_displaced() -> None:
    game = travelling(Colour(traders={"puer": 1}, influence=1), Colour(traders={"yunnan": 2}))
    assert advice(game, A) == Travel("puer", "yunnan", B)


def test_only_who_is_asked_gets_advice() -> None:
    with pytest.raises(ValueError, match="is not asked"):
        advice(table(Colour(supply=1)), B)
