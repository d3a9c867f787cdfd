"""The first edition for two people, with two colours each (section 9)."""

from __future__ import annotations

from random import Random

import pytest

from games.api import Seat, Setup
from games.history import seat_names
from games.yunnan.actions import Bank, Bid, Convert, Order, Travel
from tests.games.yunnan.table import YUNNAN, A, B, C, Colour, D, new, set_up, table, travelled, travelling

TWO = set_up("first", people=2)
ADVANCED = set_up("first", "advanced", people=2)
IDLE = Colour(traders={"puer": 1})
"""A and C are one person's colours, B and D the other's."""


def test_each_person_plays_two_colours() -> None:
    assert YUNNAN.colours(TWO) == (0, 1, 0, 1)
    assert seat_names(YUNNAN, TWO, ("Ann", "Ben"), "") == ("Ann", "Ben", "Ann", "Ben")
    assert len(new(setup=TWO).state.players) == 4
    assert [player.money for player in new(setup=TWO).state.players] == [9, 9, 12, 12]


@pytest.mark.parametrize("setup", [set_up("first"), set_up("second"), set_up("second", people=5)], ids=str)
def test_otherwise_each_person_plays_one(setup: Setup) -> None:
    assert YUNNAN.colours(setup) == tuple(range(setup.seats))


def test_with_a_bot_player_her_seat_has_her_name() -> None:
    assert seat_names(YUNNAN, set_up("second", people=2), ("Ann", "Ben"), "Dúlì") == ("Ann", "Ben", "Dúlì")


def test_in_the_first_order_no_persons_colours_follow_one_another() -> None:
    state = YUNNAN.start(TWO)
    drawn = set()
    for seed in range(200):
        order = YUNNAN.chance(state, Random(seed))
        assert isinstance(order, Order)
        assert YUNNAN.objection(state, order, None) is None
        drawn.add(tuple(seat % 2 for seat in order.seats))
        drawn.add(order.seats)
    assert {order for order in drawn if set(order) == {0, 1}} == {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert len(drawn) == 2 + 8
    reason = YUNNAN.objection(state, Order((A, C, B, D)), None)
    assert reason is not None
    assert reason.kind == "not-this-order"


def test_money_is_each_colours_own_and_points_are_common() -> None:
    earner = Colour(money=3, traders={"yunnan": 1}, influence=4)
    game = travelled(earner, Colour(money=2), Colour(money=1), Colour(), setup=TWO)
    game.play(A, Convert(4))
    assert [game[seat].vp for seat in (A, B, C, D)] == [4, 0, 4, 0]
    assert [game[seat].money for seat in (A, C)] == [5, 1]


def test_bids_are_paid_from_the_colours_own_money() -> None:
    game = table(Colour(money=5, supply=1), Colour(), Colour(money=90), Colour(), setup=TWO)
    assert game.may(A, Bid("customs_office", 5))
    assert game.why(A, Bid("customs_office", 7)) == "too-expensive"


def test_every_rule_about_a_player_is_for_each_colour() -> None:
    """A colour may displace the person's other one, and both may stand in a building and at the bank."""
    strong = Colour(traders={"puer": 1}, influence=1, passes=3)
    game = travelling(IDLE, Colour(traders={"yunnan": 1}), IDLE, strong, setup=TWO)
    assert game.may(D, Travel("puer", "yunnan", B))
    both = table(
        Colour(supply=1), Colour(), Colour(supply=1, bids={"horse_trader": 9}), Colour(), bank=(C, None), setup=TWO
    )
    assert both.may(A, Bid("horse_trader", 12))
    assert both.may(A, Bank(2))


@pytest.mark.parametrize(("vp", "over"), [(99, False), (100, True)])
def test_100_points_end_the_game(vp: int, over: bool) -> None:
    game = travelled(Colour(vp=vp, traders={"puer": 1}), Colour(), Colour(vp=vp), Colour(), setup=TWO)
    game.convert_all()
    assert game.over == over


@pytest.mark.parametrize(("presents", "over"), [(3, False), (2, True), (0, True)])
def test_two_presents_left_end_the_game(presents: int, over: bool) -> None:
    game = travelled(IDLE, Colour(), Colour(), Colour(), presents={"qinghai": presents}, setup=TWO)
    game.convert_all()
    assert game.over == over


def test_the_final_score_is_a_persons_with_money_pooled() -> None:
    one = Colour(money=5, vp=7, presents=1, passes=4, influence=1, teahouses=("tibet",), traders={"puer": 1})
    two = Colour(money=4, vp=7, presents=2, passes=3, influence=2)
    game = travelled(one, Colour(money=2), two, Colour(money=2), presents={}, setup=TWO)
    game.convert_all()
    first, second = YUNNAN.scores(game.state)
    assert (first.seats, first.place, second.seats, second.place) == ((A, C), 1, (B, D), 2)
    assert dict(first.lines) == {
        "track": 7, "money": (5 + 3 + 4) // 3, "presents": 9, "passes": 4 + 1, "influence": 1 + 4, "teahouses": 12,
        "horse": 0,
    }  # fmt: skip
    assert dict(second.lines)["money"] == 1


@pytest.mark.parametrize(
    ("influence", "winner"),
    [((0, 1, 2, 1), (A, C)), ((0, 2, 1, 1), (B, D)), ((1, 0, 0, 1), (A, C)), ((0, 1, 1, 0), (B, D))],
)
def test_a_tie_goes_to_the_highest_influence_of_a_colour_then_to_the_earlier(
    influence: tuple[int, ...], winner: tuple[Seat, ...]
) -> None:
    """The points for influence are made up for on the track; the last travel order is A, B, C, D."""
    worth = (0, 1, 4)
    made_up = [20 - sum(worth[level] for level in influence[person::2]) for person in (0, 1)]
    colours = [Colour(money=0, influence=level, vp=made_up[seat % 2]) for seat, level in enumerate(influence)]
    game = travelled(*colours, presents={}, setup=TWO)
    assert game.over
    scores = YUNNAN.scores(game.state)
    assert scores[0].total == scores[1].total
    assert scores[0].seats == winner


def test_first_advanced_what_is_missing_costs_common_points() -> None:
    game = table(Colour(money=0, bids={"customs_office": 5}), Colour(), Colour(money=50), Colour(), setup=ADVANCED)
    game.pass_all()
    assert [game[seat].vp for seat in (A, B, C, D)] == [-40, 0, -40, 0]
    assert game[C].money == 50
