"""Stand-ins play sensibly: better than chance, and games among them come to an end in time."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from statistics import median

import pytest

from games.api import Seat, Setup
from games.yunnan import YUNNAN
from games.yunnan.actions import Convert, Order, Travel
from games.yunnan.model import State
from tests.games.yunnan.table import A, B, Colour, Table, table, travelled, travelling


def played(seats: int, advised: Collection[int], seed: int) -> State:
    """A game in which these seats follow the advice and the others choose at random."""
    random = Random(seed)
    order = random.sample([Seat(seat) for seat in range(seats)], seats)
    state = YUNNAN.apply(YUNNAN.start(Setup("second", seats)), Order(tuple(order))).state
    while decisions := YUNNAN.decisions(state):
        (decision,) = decisions
        wise = decision.seat in advised
        action = YUNNAN.suggest(state, decision.seat, random) if wise else random.choice(decision.actions)
        state = YUNNAN.apply(state, action, decision.seat).state
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_stand_in_beats_players_who_choose_at_random(seed: int) -> None:
    seats = 3 + seed % 3
    best, second, *_ = YUNNAN.scores(played(seats, {seed % seats}, seed))
    assert best.seat == seed % seats
    assert best.total > second.total + 30


def test_games_among_stand_ins_take_a_sensible_number_of_rounds() -> None:
    rounds = [played(seats, range(seats), seed).round for seats in (3, 4, 5) for seed in range(4)]
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
