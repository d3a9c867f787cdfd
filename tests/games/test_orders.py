"""Standing orders of all games: their words, and how several of one seat go together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from games.api import Act, Action, Over, Seat, Stop
from games.codec import fields_of, name_of
from games.orders import outcomes
from games.registry import GAMES
from games.yunnan.actions import Bid, Pass
from games.yunnan.orders import AlwaysPass, BidUpTo, PassIfOverbid, PassIfStanding
from tests.games.playouts import CASES, Case, play
from tests.games.words import LABEL, LINE, say_in
from tests.games.yunnan.table import YUNNAN, A, B, Colour, Table, table

KINDS = [(game.key, kind) for game in GAMES.values() for kind in game.orders]

# ------------------------------------------------------------------ words


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=str)
def test_every_order_is_a_command(game: str, kind: type[Action]) -> None:
    name = name_of(kind)
    assert 0 < len(say_in(game, f"command-{name}", {})) <= LINE
    assert 0 < len(say_in(game, f"verb-{name}", {})) <= LABEL
    for spec in fields_of(kind):
        if spec.word:
            assert len(say_in(game, f"field-{spec.name}", {})) <= LABEL
            assert len(say_in(game, f"describe-{name}-{spec.name}", {})) <= LINE
            assert not spec.nullable or say_in(game, f"none-{spec.name}", {})


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=str)
def test_what_is_filled_in_by_the_game_may_be_left_out(game: str, kind: type[Action]) -> None:
    """So neither menus nor commands ask for it."""
    filled = [spec for spec in fields_of(kind) if not spec.word]
    assert filled
    assert not any(spec.required or spec.default is None for spec in filled)


def offered(case: Case) -> Iterator[Action]:
    """Some of the orders of a game at random."""
    random = Random(1)
    for moment in random.sample(play(case.game, case.setup, b"", 1).moments, 30):
        for seat in map(Seat, range(moment.seats)):
            yield from case.game.orders_for(moment.state, seat)[::7]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_order_is_said_in_one_short_line(case: Case) -> None:
    orders = list(offered(case))
    assert orders
    for order in orders:
        given = {item.name: getattr(order, item.name) for item in fields(order)}
        line = say_in(case.game.key, f"action-{name_of(type(order))}", given)
        assert line.strip() == line
        assert 0 < len(line) <= LINE
        assert "none" not in line.split()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_action_is_no_order(case: Case) -> None:
    state = case.game.start(case.setup)
    with pytest.raises(ValueError, match=r"^Action\(\) is no order of"):
        case.game.obey(state, Seat(0), Action())


# ------------------------------------------------------------------ several orders of one seat


def overbid() -> Table:
    """A has been overbid at 5 in the Horse Trader, and is asked."""
    game = table(Colour(supply=2, money=30, bids={"horse_trader": 5, "traders_guild": 9}), Colour(supply=2), Colour())
    return game.play(A, Bid("customs_office", 9)).play(B, Bid("horse_trader", 7))


GOING_ON = BidUpTo("horse_trader", 12, round=1)
STANDING = PassIfStanding(round=1, bids=("horse_trader", "traders_guild"))
GIVING_UP = PassIfOverbid(round=1, bids=("horse_trader", "traders_guild"))


def test_of_two_orders_that_could_act_the_earlier_type_does() -> None:
    orders = (AlwaysPass(round=1), GOING_ON)
    assert outcomes(YUNNAN, overbid().state, A, orders) == ((1, Act(Bid("horse_trader", 9))),)


def test_of_two_orders_of_one_type_the_first_given_acts() -> None:
    game = overbid()
    orders = (BidUpTo("horse_trader", 9, round=1), GOING_ON)
    assert [number for number, _ in outcomes(YUNNAN, game.state, A, orders)] == [0]


def test_while_one_order_acts_none_stops() -> None:
    """The bid is back before the order to pass could miss it."""
    game, orders = overbid(), (STANDING, GOING_ON)
    assert outcomes(YUNNAN, game.state, A, orders) == ((1, Act(Bid("horse_trader", 9))),)
    game.play(A, Bid("horse_trader", 9)).play(B, Bid("dianmu_temple", 1))
    assert outcomes(YUNNAN, game.state, A, orders) == ((0, Act(Pass())),)


def test_an_order_to_give_up_follows_one_to_go_on() -> None:
    game, orders = overbid(), (GIVING_UP, BidUpTo("horse_trader", 7, round=1))
    assert outcomes(YUNNAN, game.state, A, orders) == ((0, Act(Pass())),)


def test_where_none_acts_all_that_end_are_told_in_the_order_given() -> None:
    game, orders = overbid(), (STANDING, AlwaysPass(round=2), BidUpTo("horse_trader", 7, round=1))
    (first, stop), (second, over), (third, beyond) = outcomes(YUNNAN, game.state, A, orders)
    assert (first, second, third) == (0, 1, 2)
    assert isinstance(stop, Stop)
    assert isinstance(beyond, Stop)
    assert (stop.reason.kind, over, beyond.reason.kind) == ("overbid-in", Over(), "beyond-limit")


def test_orders_that_wait_are_left_out() -> None:
    assert outcomes(YUNNAN, overbid().state, A, ()) == ()
    assert outcomes(YUNNAN, overbid().state, B, (AlwaysPass(round=1),)) == ()
