"""The standing orders of Yunnan for the income: when each acts, when it waits, and what surprises it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from games.api import Act, Action, Over, Seat, Setup, Wait
from games.yunnan.actions import Convert, Done
from games.yunnan.orders import ConvertAll, ConvertAllBut, ConvertNone
from tests.games import obeying
from tests.games.yunnan.table import IDLE, YUNNAN, A, Colour, Table, table, travelled

READY = Colour(supply=3)
obey = partial(obeying.obey, YUNNAN)
why = partial(obeying.why, YUNNAN)
offered = partial(obeying.offered, YUNNAN)

ALL, NONE = ConvertAll(round=1), ConvertNone(round=1)


def earning(**changes: Any) -> Table:
    """All have travelled, and A has earned something with a trader in the market and two in Yunnan."""
    return travelled(Colour(traders={"puer": 1, "yunnan": 2}, **changes))


def income_of(game: Table) -> int:
    income = game[A].income
    assert income
    return income


def keep(kept: int) -> ConvertAllBut:
    return ConvertAllBut(kept, round=1)


def asked(game: Table) -> Table:
    """The others have converted nothing: A is asked."""
    while game.acting != A:
        game.play(game.acting, Convert(0))
    return game


def test_income_is_converted_as_ordered() -> None:
    game = asked(earning())
    income = income_of(game)
    assert income > 4
    assert [obey(game, order) for order in (ALL, NONE, keep(4), keep(income))] == [
        Act(Convert(income)), Act(Convert(0)), Act(Convert(income - 4)), Act(Convert(0)),
    ]  # fmt: skip


def test_before_the_question_it_waits_and_after_the_answer_it_is_over() -> None:
    game = table(Colour(traders={"puer": 1, "yunnan": 2}), IDLE, IDLE)
    assert obey(game, ALL) == Wait()
    game.pass_all()
    assert obey(game, ALL) == Wait()
    game.done_all()
    asked(game).play(A, Convert(1))
    assert obey(game, ALL) == Over()


def test_a_smaller_income_stops_what_would_keep_more() -> None:
    game = asked(earning())
    income = income_of(game)
    assert why(game, keep(income + 1)) == ("less-income", {"income": income, "kept": income + 1})


def test_the_last_round_stops_what_would_keep_money() -> None:
    game = asked(last_round())
    assert [why(game, order)[0] for order in (NONE, keep(1))] == ["last-income", "last-income"]
    assert obey(game, ALL) == Act(Convert(income_of(game)))


def last_round() -> Table:
    """The presents are gone, so the game ends with this round."""
    return travelled(Colour(traders={"puer": 1, "yunnan": 2}), presents={})


def test_points_that_would_end_the_game_are_not_made_unasked() -> None:
    vp = 70
    game = asked(earning(vp=vp))
    points = vp + income_of(game)
    game.state = replace(game.state, edition=replace(game.state.edition, end_vp=points))
    assert why(game, ALL) == ("would-end", {"points": points})
    assert obey(game, keep(1)) == Act(Convert(income_of(game) - 1))
    assert obey(game, NONE) == Act(Convert(0))


def test_where_the_end_is_certain_points_are_made() -> None:
    game = asked(earning(vp=200))
    assert obey(game, ALL) == Act(Convert(income_of(game)))


def converts(game: Table, seat: Seat = A) -> list[Action]:
    return [order for order in offered(game, seat) if isinstance(order, ConvertAll | ConvertNone | ConvertAllBut)]


def test_before_the_income_is_reckoned_any_sum_can_be_kept() -> None:
    assert converts(table(READY)) == [ALL, NONE, *map(keep, range(1, 61))]


def test_once_it_is_reckoned_a_part_of_it_can_be_kept() -> None:
    game = earning()
    assert converts(game) == [ALL, NONE, *map(keep, range(1, income_of(game)))]


def test_who_has_converted_is_offered_nothing_in_this_round() -> None:
    game = travelled(IDLE, IDLE, IDLE)
    seat = game.acting
    game.play(seat, Convert(0))
    assert [converts(game, seat), converts(game, game.acting)] == [[], [ALL, NONE, keep(1), keep(2)]]


def test_who_has_no_income_is_offered_nothing() -> None:
    assert converts(travelled(Colour(), IDLE, IDLE)) == []


def test_in_the_last_round_only_all_is_offered() -> None:
    assert converts(last_round()) == [ALL]


def test_nothing_is_offered_before_the_order_is_drawn_or_after_the_end() -> None:
    start = Table(YUNNAN.start(Setup("second", 3)))
    assert offered(start) == []
    game = asked(last_round())
    game.convert_all()
    assert game.over
    assert offered(game) == []
    assert obey(game, ALL) == Over()


def test_another_question_is_left_to_its_person() -> None:
    game = table(READY, READY, READY)
    game.pass_all()
    assert Done() in game.offered(game.acting)
    assert obey(game, ALL, game.acting) == Wait()
