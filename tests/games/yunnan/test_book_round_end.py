"""The end of a round and of the game in the second edition, written from the rulebook alone."""

from __future__ import annotations

from random import Random

import pytest

from games.yunnan.actions import Convert, Done, Market, Pass
from tests.games.yunnan.table import IDLE, NOBODY, PLACES, YUNNAN, A, B, C, Colour, table, travelled

EARNER = Colour(traders={"yunnan": 2, "sichuan": 1}, influence=4, horse="sichuan", money=0)
"""Earns 21."""


# ------------------------------------------------------------------ converting


@pytest.mark.parametrize(("amount", "vp", "money"), [(6, 6, 15), (0, 0, 21), (21, 21, 0)])
def test_example_10_income_becomes_points_or_money(amount: int, vp: int, money: int) -> None:
    game = travelled(EARNER).play(A, Convert(amount))
    assert (game[A].vp, game[A].money) == (vp, money)


@pytest.mark.parametrize("amount", [-1, 22, 99])
def test_only_income_of_this_round_is_converted(amount: int) -> None:
    assert not travelled(EARNER, Colour(money=99)).may(A, Convert(amount))


def test_any_part_may_be_converted() -> None:
    assert set(travelled(EARNER).offered(A)) == {Convert(amount) for amount in range(22)}


def test_income_is_not_paid_before_it_is_converted() -> None:
    game = travelled(EARNER)
    assert (game[A].income, game[A].money, game.phase) == (21, 0, "income")


def test_points_are_added_to_those_of_earlier_rounds_and_pass_99() -> None:
    game = travelled(Colour(traders={"yunnan": 2}, influence=4, vp=95), NOBODY, NOBODY).play(A, Convert(12))
    assert game.total(A)["track"] == 107


def test_who_earns_nothing_is_not_asked() -> None:
    game = travelled(EARNER, NOBODY, Colour(posts=("yunnan",)))
    game.play(A, Convert(0)).play(C, Convert(1))
    assert game.phase == "bidding"


def test_nobody_converts_for_another_or_out_of_turn() -> None:
    game = travelled(EARNER, Colour(posts=("yunnan",)))
    assert not any(game.may(B, move) for move in (Convert(0), Convert(1), Done(), Pass()))


# ------------------------------------------------------------------ the next round


def test_market_traders_go_to_the_supply_those_in_provinces_stay() -> None:
    game = table(Colour(supply=2, traders={"puer": 1, "yunnan": 1}, influence=4))
    game.end_round()
    assert (game[A].supply, game.where(A), game.phase, game.state.round) == (3, {"yunnan": 1}, "bidding", 2)


def test_the_next_round_begins_with_empty_buildings_and_nobody_passed() -> None:
    game = table(Colour(supply=3, bids={"customs_office": 5}), Colour(supply=1), Colour(supply=1), bank=(None, B))
    game.end_round()
    view = YUNNAN.view(game.state)
    assert (view.bids, view.passed, view.bank, view.blocked) == ((), (), (None, None), None)


def test_a_trader_of_the_market_bids_in_the_next_round() -> None:
    game = table(Colour(supply=1))
    game.end_round()
    assert game.may(A, Market())


def test_progress_structures_money_and_presents_are_kept() -> None:
    kept = Colour(
        traders={"yunnan": 1},
        money=7,
        passes=4,
        influence=4,
        horse="kang",
        posts=("kang",),
        hand=("bridge",),
        presents=2,
    )
    game = table(kept)
    before = game[A]
    game.end_round()
    after = game[A]
    assert after.money == 7 + 6
    for name in ("passes", "influence", "horse", "posts", "in_hand", "in_general", "presents", "traders", "vp"):
        assert getattr(after, name) == getattr(before, name), name


# ------------------------------------------------------------------ what ends the game


def test_80_points_end_the_game_though_reached_only_by_converting() -> None:
    earner = Colour(traders={"yunnan": 2}, influence=4, vp=68)
    game = travelled(earner, NOBODY, NOBODY).play(A, Convert(12))
    assert game.over
    assert game.phase == "over"
    assert not travelled(earner, NOBODY, NOBODY).play(A, Convert(11)).over


def test_the_game_goes_on_below_80_points() -> None:
    game = travelled(Colour(vp=79, traders={"puer": 1}))
    game.convert_all()
    assert game.phase == "bidding"
    assert YUNNAN.scores(game.state) == ()


def test_those_later_in_order_still_convert_after_somebody_has_reached_80() -> None:
    game = travelled(Colour(traders={"yunnan": 2}, influence=4, vp=79), Colour(posts=("yunnan",)), NOBODY).play(
        A, Convert(12)
    )
    assert game.acting == B
    assert game.play(B, Convert(1)).over


def test_no_presents_left_end_the_game() -> None:
    game = travelled(Colour(traders={"yunnan": 1, "sichuan": 1}, influence=4, horse="sichuan"), presents={"sichuan": 1})
    game.convert_all()
    assert game.over


def test_one_present_left_does_not_end_the_game() -> None:
    game = travelled(Colour(traders={"yunnan": 1, "sichuan": 1}, influence=4, horse="sichuan"), presents={"sichuan": 2})
    game.convert_all()
    assert game.phase == "bidding"


def test_after_the_end_nobody_may_do_anything() -> None:
    game = travelled(Colour(vp=80))
    game.convert_all()
    assert game.over
    assert YUNNAN.chance(game.state, Random(0)) is None
    assert not any(game.may(seat, move) for seat in (A, B, C) for move in (Pass(), Done(), Convert(0), Market()))


# ------------------------------------------------------------------ final scoring


def scored(colour: Colour, others: tuple[Colour, ...] = ()) -> dict[str, int]:
    """The score lines of A, in a round that ends the game."""
    game = travelled(colour, *others, presents={})
    game.convert_all()
    return game.total(A)


def test_the_lines_come_in_the_order_of_scoring() -> None:
    assert list(scored(IDLE)) == ["track", "money", "presents", "passes", "influence", "teahouses", "horse"]


@pytest.mark.parametrize(("money", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (14, 4), (100, 33)])
def test_three_yuan_are_a_point(money: int, points: int) -> None:
    assert scored(Colour(money=money))["money"] == points


def test_income_kept_in_the_last_round_counts_as_money() -> None:
    earner = Colour(traders={"yunnan": 1}, influence=4, money=1)
    assert scored(earner)["money"] == (1 + 6) // 3


def test_income_of_the_last_round_may_be_converted_one_for_one_first() -> None:
    earner = Colour(traders={"yunnan": 1}, influence=4, money=3, vp=10)
    game = travelled(earner, NOBODY, NOBODY, presents={}).play(A, Convert(6))
    assert (game.total(A)["track"], game.total(A)["money"]) == (16, 1)


def test_a_present_is_three_points() -> None:
    assert scored(Colour(presents=5))["presents"] == 15


@pytest.mark.parametrize(("passes", "points"), [(2, 0), (3, 1), (4, 4), (5, 9), (6, 16)])
def test_border_passes_score(passes: int, points: int) -> None:
    assert scored(Colour(passes=passes))["passes"] == points


@pytest.mark.parametrize(("influence", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_influence_scores(influence: int, points: int) -> None:
    assert scored(Colour(influence=influence))["influence"] == points


@pytest.mark.parametrize(("place", "points"), tuple(zip(PLACES[1:], (1, 3, 6, 10, 15), strict=True)))
def test_a_teahouse_scores_by_its_province(place: str, points: int) -> None:
    assert scored(Colour(teahouses=(place,)))["teahouses"] == points


def test_both_teahouses_score_those_in_hand_do_not() -> None:
    assert scored(Colour(teahouses=("yunnan", "qinghai")))["teahouses"] == 16
    assert scored(Colour(teahouses=("kang",), hand=("teahouse",)))["teahouses"] == 6


@pytest.mark.parametrize(("place", "points"), tuple(zip(PLACES[1:], (0, 1, 4, 9, 16), strict=True)))
def test_the_horse_scores_by_its_province(place: str, points: int) -> None:
    assert scored(Colour(horse=place))["horse"] == points


def test_posts_bridges_and_traders_score_nothing() -> None:
    plain = scored(Colour(money=0))
    built = Colour(money=0, posts=("qinghai",), bridges=("yunnan-kang",), hand=("post", "bridge"), supply=3)
    assert sum(scored(built).values()) == sum(plain.values()) + 1


def test_all_lines_make_the_total() -> None:
    rich = Colour(money=10, vp=41, presents=2, passes=5, influence=3, horse="tibet", teahouses=("sichuan", "kang"))
    assert sum(scored(rich).values()) == 41 + 3 + 6 + 9 + 9 + (3 + 6) + 9


def ranking(*colours: Colour) -> tuple[int, ...]:
    """The seats from first to last, in a round that ends the game."""
    game = travelled(*colours, presents={})
    game.convert_all()
    assert [score.place for score in YUNNAN.scores(game.state)] == list(range(1, len(colours) + 1))
    return game.ranking


def test_the_most_points_win() -> None:
    assert ranking(Colour(vp=3), Colour(vp=5), Colour(vp=4)) == (B, C, A)


def test_a_tie_goes_to_the_higher_influence() -> None:
    """Influence 2 scores 4, influence 1 scores 1."""
    assert ranking(Colour(vp=10), Colour(vp=6, influence=2), Colour(vp=9, influence=1)) == (B, C, A)


def test_a_further_tie_goes_to_the_earlier_in_the_present_travel_order() -> None:
    """Nobody earns: the old order C B A has just been turned round."""
    assert ranking(Colour(vp=10), Colour(vp=10), Colour(vp=10)) == (A, B, C)
    earner = Colour(vp=9, posts=("yunnan",), money=0)
    assert ranking(Colour(vp=9, money=0), Colour(vp=9, money=0), earner) == (C, A, B)
