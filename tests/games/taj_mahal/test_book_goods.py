"""Bonus tiles and province tiles (A6.1, A6.3), with the rulebook's example (C2): written from the rules alone."""

from __future__ import annotations

import pytest

from games.taj_mahal.actions import Place, Play, Withdraw
from games.taj_mahal.goods import gained
from tests.games.taj_mahal.positions import TAJ, A, B, C, Raja, position

TWO_TEAS = {"umarkot": "tea", "thatta": "tea"}

# ------------------------------------------------------------------ C2: two teas, then a province with tea and spices


@pytest.mark.parametrize("visit", [5, 9])
def test_c2_two_teas_and_a_province_tile_score_7_and_8(visit: int) -> None:
    anna = Raja(played="red_vg red_ee", goods="tea tea spices spices")
    game = position(anna, visit=visit, bonuses=TWO_TEAS).play(A, Withdraw())
    game.play(A, Place("umarkot"))
    assert game[A].vp == 3
    game.play(A, Place("thatta"))
    assert game[A].vp == 3 + 4 + 1 + 8  # the teas, the palaces, the province tile
    assert game.goods(A) == ["tea"] * 5 + ["spices"] * 3


def test_c2_the_goods_alone_score_15() -> None:
    tea, spices = 1, 2
    owned: tuple[int, ...] = (0, 2, 2, 0)
    points = []
    for good in (tea, tea, tea, spices):
        won, owned = gained(owned, ("rice", "tea", "spices", "jewels")[good], 1)
        points.append(won)
    assert (points, sum(points), owned) == ([3, 4, 5, 3], 15, (0, 5, 3, 0))


def test_c2_the_first_good_ever_scores_1() -> None:
    assert gained((0, 0, 0, 0), "jewels", 1) == (1, (0, 0, 0, 1))
    assert gained((5, 5, 5, 0), "jewels", 1) == (1, (5, 5, 5, 1))


def test_the_points_of_a_good_by_itself_are_a_figure() -> None:
    assert gained((3, 0, 0, 0), "rice", 2) == (5, (4, 0, 0, 0))


def test_c2_a_first_good_of_a_bonus_tile_scores_1() -> None:
    elephants = Raja(played="purple_ee")
    game = position(Raja(played="red_ve"), elephants, bonuses={"thatta": "jewels"}).withdraw(A, Place("thatta"))
    assert (game[A].vp, game.goods(A)) == (1 + 1, ["jewels"])


@pytest.mark.parametrize(("owned", "points"), [("", 1), ("rice rice rice", 4), ("tea spices jewels", 1)])
def test_c2_tile_1_scores_its_rice(owned: str, points: int) -> None:
    game = position(Raja(played="red_ee", goods=owned)).withdraw(A)
    assert game[A].vp == points
    assert game.goods(A).count("rice") == owned.split().count("rice") + 1


def test_c2_tile_6_scores_rice_and_jewels() -> None:
    game = position(Raja(played="red_ee", goods="rice"), visit=6).withdraw(A)
    assert (game[A].vp, game.goods(A)) == (2 + 1, ["rice", "rice", "jewels"])


def test_c2_the_bonus_tile_counts_for_the_province_tile() -> None:
    game = position(Raja(played="red_ve"), visit=7, bonuses={"thatta": "spices"}).withdraw(A, Place("thatta"))
    assert game[A].vp == 1 + 1 + (1 + 2)  # spices; the palace; rice, spices
    assert game.goods(A) == ["rice", "spices", "spices"]


@pytest.mark.parametrize("visit", range(1, 12))
def test_each_province_tile_brings_its_goods(visit: int) -> None:
    game = position(Raja(played="red_ee"), visit=visit).withdraw(A)
    goods = game.edition.tiles[visit - 1]
    assert set(game.goods(A)) == set(goods)
    assert game[A].vp == len(goods) == len(game.goods(A))


def test_goods_are_kept_and_count_in_later_visits() -> None:
    game = position(Raja("red_ee", played="red_ee", goods="rice"), visit=6).end_visit()
    assert (game[A].vp, game.goods(A)) == (3, ["rice", "rice", "jewels"])
    game.withdraw(B).withdraw(C).play(A, Play("red_ee")).withdraw(A)
    assert game[A].vp == 3 + (1 + 2) + 1  # rice, spices
    assert game.goods(A) == ["rice"] * 3 + ["spices", "jewels"]


def test_goods_of_others_count_for_nothing() -> None:
    game = position(Raja(played="red_ee"), Raja(goods="rice rice rice"), Raja(goods="rice")).withdraw(A)
    assert game[A].vp == 1


# ------------------------------------------------------------------ the other bonus tiles


def test_a_points_tile_brings_2_points_and_leaves_the_game() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "points"}).withdraw(A, Place("thatta"), Place("sehwan"))
    assert (game[A].vp, game.goods(A), game[A].cards) == (2 + 1, [], 2)
    assert "thatta" not in game.view.bonuses


def test_a_card_tile_brings_the_top_card_of_the_draw_pile_and_leaves_the_game() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "card"})
    pile = game.view.pile
    game.draws = ["purple_gk"]
    game.withdraw(A, Place("thatta"), Place("sehwan"))
    assert "purple_gk" in game.hand(A)
    assert (game[A].vp, game[A].cards, game.view.pile) == (1, 1 + 2, pile - 1)
    assert "thatta" not in game.view.bonuses


def test_two_card_tiles_bring_two_cards() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "card", "umarkot": "card"})
    game.draws = ["purple_gk", "white_v"]
    game.withdraw(A, Place("thatta"), Place("umarkot"))
    assert {"purple_gk", "white_v"} <= set(game.hand(A))
    assert game[A].cards == 2 + 2


def test_the_taj_mahal_brings_4_points_and_leaves_the_game() -> None:
    elephants = Raja(played="purple_ee")
    game = position(Raja(played="red_ve"), elephants, province="agra", visit=12).withdraw(A, Place("agra"))
    assert (game[A].vp, game.goods(A)) == (4 + 1, [])
    assert "agra" not in game.view.bonuses


def test_a_city_that_is_no_fortress_brings_no_tile() -> None:
    elephants = Raja(played="purple_ee")
    game = position(Raja(played="red_ve"), elephants, bonuses=TWO_TEAS)
    before = dict(game.view.bonuses)
    game.withdraw(A, Place("sehwan"))
    assert (game[A].vp, game.goods(A), dict(game.view.bonuses)) == (1, [], before)


def test_a_province_tile_taken_scores_before_the_others_act() -> None:
    game = position(Raja(played="red_ee"), Raja(played="green_ge")).withdraw(A)
    assert (game.acting, game[A].vp) == (B, 1)
    game.withdraw(B, Place("sehwan")).withdraw(C)
    assert game.goods(B) == []


def test_palaces_are_scored_before_the_province_tile() -> None:
    game = position(Raja(played="red_ve"), visit=4).play(A, Withdraw())
    events = TAJ.apply(game.state, Place("umarkot")).events
    told = [event.kind for event in events if event.kind.endswith("-scored")]
    assert told == ["palaces-scored", "tile-scored"]
