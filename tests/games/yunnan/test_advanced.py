"""The advanced game of the first edition: bids beyond one's money (section 9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.yunnan.actions import Bid
from tests.games.yunnan.table import YUNNAN, A, B, Colour, new, set_up, table

ADVANCED = set_up("first", "advanced")


def in_round(number: int, own: Colour) -> tuple[int, int]:
    """Points and money of A after paying the bids of this round."""
    game = table(own, setup=ADVANCED)
    game.state = replace(game.state, round=number)
    game.pass_all()
    return game[A].vp, game[A].money


def test_first_example_11_in_round_4_three_missing_yuan_cost_15_points() -> None:
    assert in_round(4, Colour(money=9, bids={"customs_office": 12})) == (-15, 0)


@pytest.mark.parametrize(("number", "points"), [(1, 8), (2, 7), (7, 2), (8, 1), (9, 1), (12, 1)])
def test_a_missing_yuan_costs_nine_points_less_the_round_but_at_least_one(number: int, points: int) -> None:
    assert in_round(number, Colour(money=8, vp=50, bids={"customs_office": 9})) == (50 - points, 0)


def test_who_can_pay_loses_nothing() -> None:
    assert in_round(1, Colour(money=9, vp=3, bids={"customs_office": 9})) == (3, 0)


def test_bids_may_exceed_ones_money_only_in_the_advanced_game() -> None:
    poor = Colour(money=5, supply=2, bids={"customs_office": 5})
    assert table(poor, setup=ADVANCED).may(A, Bid("horse_trader", 15))
    assert table(poor, setup=set_up("first")).why(A, Bid("horse_trader", 15)) == "too-expensive"


def test_the_progress_is_taken_all_the_same() -> None:
    game = table(Colour(money=0, bids={"customs_office": 5, "horse_trader": 15}), setup=ADVANCED)
    game.pass_all()
    assert (game[A].passes, game[A].horse, game[A].vp) == (3, 2, -160)
    assert game.told("paid") == [{"seat": A, "amount": 0}]
    assert game.told("short-of-money") == [{"seat": A, "missing": 20, "points": 160}]


def test_the_bank_pays_before_the_bids_are_paid_and_nobody_elses_points_fall() -> None:
    game = table(Colour(money=0, bids={"customs_office": 15}), Colour(money=0, vp=4), bank=(B, None), setup=ADVANCED)
    game.pass_all()
    assert (game[A].vp, game[B].vp, game[B].money) == (-120, 4, 15)


def test_the_question_tells_what_is_missing() -> None:
    game = table(Colour(money=4, supply=1, bids={"customs_office": 5}), setup=ADVANCED)
    (decision,) = YUNNAN.decisions(game.state)
    assert (decision.prompt.kind, decision.prompt.fields) == ("placing-beyond", {"supply": 1, "missing": 1})


def test_points_below_0_are_scored_at_the_end() -> None:
    game = table(Colour(money=0, bids={"customs_office": 9}, traders={"puer": 1}), presents={}, setup=ADVANCED)
    game.end_round()
    assert game.over
    assert game.total(A)["track"] == -72


def test_everything_else_is_as_in_the_first_edition() -> None:
    """Money at the start pays for 9; the advanced game offers 12 and 15 in five buildings besides."""
    plain, advanced = new(setup=set_up("first")), new(setup=ADVANCED)
    assert set(plain.offered(A)) < set(advanced.offered(A))
    assert len(advanced.offered(A)) == len(plain.offered(A)) + 10
