"""The beginning of a game of the second edition, written from the rulebook alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.api import Seat, Setup, SetupError
from games.yunnan.actions import Bid, Order, Pass
from tests.games.yunnan.table import PLACES, YUNNAN, A, B, C, new


def test_two_to_five_play() -> None:
    assert tuple(YUNNAN.seats("second")) == (2, 3, 4, 5)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("second", 1),
        Setup("second", 6),
        Setup("second", 0),
        Setup("tenth", 3),
        Setup("", 3),
        Setup("second", 3, ("no_such_option",)),
        Setup("second", 3, (), {"no_such_figure": 1}),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_is_not_started(setup: Setup) -> None:
    with pytest.raises(SetupError):
        YUNNAN.start(setup)


@pytest.mark.parametrize(
    "figures",
    [
        {"limits": 3},
        {"limits.passes": "six"},
        {"limits.passes": -1},
        {"limits.passes": True},
        {"limits.no_such_limit": 1},
        {"start.money": []},
        {"start.money": [9]},
        {"start.horse": "nowhere"},
        {"places.gorges": [["yunnan", "nowhere"]]},
        {"bank.visit": "no_such_procedure"},
    ],
    ids=str,
)
def test_a_figure_that_makes_no_sense_is_refused_by_its_name(figures: Mapping[str, Any]) -> None:
    with pytest.raises(SetupError, match=next(iter(figures))):
        YUNNAN.start(Setup("second", 3, (), figures))


def test_a_figure_may_be_corrected_for_a_game() -> None:
    state = YUNNAN.start(Setup("second", 3, (), {"start.money": [20, 21, 22, 23, 24]}))
    state = YUNNAN.apply(state, Order((B, C, A))).state
    assert [player.money for player in state.players] == [22, 20, 21]


def test_nature_draws_the_first_bid_order() -> None:
    state = YUNNAN.start(Setup("second", 5))
    assert YUNNAN.decisions(state) == ()
    drawn = YUNNAN.chance(state, Random(1))
    assert isinstance(drawn, Order)
    assert sorted(drawn.seats) == list(range(5))
    assert YUNNAN.chance(YUNNAN.apply(state, drawn).state, Random(1)) is None


def test_every_first_order_can_come() -> None:
    state = YUNNAN.start(Setup("second", 3))
    assert len({YUNNAN.chance(state, Random(seed)) for seed in range(99)}) == 6


@pytest.mark.parametrize("seats", [(), (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3), (2, 1, -1)])
def test_only_an_order_of_all_seats_is_an_order(seats: tuple[int, ...]) -> None:
    state = YUNNAN.start(Setup("second", 3))
    assert YUNNAN.objection(state, Order(tuple(map(Seat, seats))), None) is not None


def test_the_order_is_drawn_by_nature_and_once() -> None:
    state = YUNNAN.start(Setup("second", 3))
    assert YUNNAN.objection(state, Order((A, B, C)), A) is not None
    assert YUNNAN.objection(state, Pass(), A) is not None
    assert YUNNAN.objection(new().state, Order((A, B, C)), None) is not None


@pytest.mark.parametrize(("seats", "money"), [(3, [9, 9, 12]), (4, [9, 9, 12, 12]), (5, [9, 9, 12, 12, 15])])
def test_money_goes_by_the_bid_order_not_by_the_seat(seats: int, money: list[int]) -> None:
    order = [Seat((seat + 2) % seats) for seat in range(seats)]
    game = new(seats, order)
    assert [game[seat].money for seat in order] == money
    assert game.order == tuple(order)
    assert game.acting == order[0]


def test_what_each_player_begins_with() -> None:
    player = new()[B]
    assert (player.supply, player.reserve, sum(player.traders)) == (3, 4, 0)
    assert (player.passes, player.influence, player.vp, player.presents) == (2, 0, 0, 0)
    assert PLACES[player.horse] == "yunnan"
    assert (player.in_hand, player.in_general) == ((0, 0, 0), (2, 2, 2))
    assert (player.posts, player.bridges, player.teahouses) == ((0,) * 6, (), ())


def test_what_the_board_begins_with() -> None:
    view = YUNNAN.view(new(5).state)
    assert view.presents == (0, 0, 5, 4, 3, 2)
    assert (view.round, view.phase, view.bids, view.passed, view.scores) == (1, "bidding", (), (), ())
    assert view.bank == (None, None)
    assert view.blocked is None
    assert view.inspector is None


def test_no_more_than_the_start_money_can_be_bid_at_first() -> None:
    game = new()
    assert game.may(A, Bid("customs_office", 9))
    assert not game.may(A, Bid("customs_office", 12))


def test_everybody_sees_everything() -> None:
    game = new().play(A, Bid("customs_office", 5))
    assert len({YUNNAN.view(game.state, viewer) for viewer in (None, A, B, C)}) == 1
