"""Presents in the second edition, written from the rulebook alone."""

from __future__ import annotations

import pytest

from tests.games.yunnan.table import A, B, C, Colour, D, Table, travelled


def visitors(*traders: int, influence: tuple[int, ...], tokens: int) -> Table:
    """So many traders of each colour in Sichuan; more posts than a colour has draw the inspector elsewhere."""
    colours = [
        Colour(traders={"sichuan": number}, posts=("yunnan",), influence=rank, horse="sichuan")
        for number, rank in zip(traders, influence, strict=True)
    ]
    decoy = Colour(posts=("qinghai",) * 9)
    return travelled(*colours, decoy, presents={"sichuan": tokens, "qinghai": 1})


def held(game: Table, *seats: int) -> list[int]:
    """The presents in hand."""
    return [game.state.players[seat].presents for seat in seats]


def test_example_8_presents_go_by_influence_then_one_each_in_travel_order() -> None:
    """Travel order Y R G P; the inspector sends home one of R's three, before G's."""
    game = travelled(
        Colour(traders={"sichuan": 2}, posts=("yunnan",), influence=3, teahouses=("sichuan",), horse="sichuan"),
        Colour(traders={"sichuan": 3}, posts=("yunnan",), influence=2, horse="sichuan"),
        Colour(traders={"sichuan": 3}, posts=("yunnan",), influence=2, horse="sichuan"),
        Colour(traders={"sichuan": 4}, posts=("yunnan",), influence=1, horse="sichuan"),
        presents={"sichuan": 5},
    )
    assert game.at(C, "sichuan") == 2
    assert held(game, A, B, C, D) == [2, 1, 2, 0]


def test_everybody_gets_one_for_each_trader_while_there_are_enough() -> None:
    game = visitors(2, 1, 1, influence=(0, 3, 0), tokens=5)
    assert held(game, A, B, C) == [2, 1, 1]
    assert game.state.presents[2] == 1


def test_nobody_gets_more_presents_than_traders() -> None:
    game = visitors(1, influence=(3,), tokens=5)
    assert held(game, A) == [1]


@pytest.mark.parametrize(
    ("tokens", "shares"),
    [(1, [0, 0, 1]), (2, [0, 1, 1]), (3, [1, 1, 1]), (4, [1, 1, 2]), (5, [1, 2, 2]), (6, [2, 2, 2])],
)
def test_among_equals_one_each_in_travel_order_round_and_round(tokens: int, shares: list[int]) -> None:
    assert held(visitors(2, 2, 2, influence=(1, 1, 1), tokens=tokens), A, B, C) == shares


def test_who_has_run_out_of_traders_is_left_out_of_the_next_round_of_presents() -> None:
    assert held(visitors(3, 1, 2, influence=(1, 1, 1), tokens=5), A, B, C) == [2, 1, 2]


def test_higher_influence_is_served_completely_first() -> None:
    assert held(visitors(4, 4, influence=(0, 1), tokens=5), A, B) == [1, 4]
    assert held(visitors(4, 4, influence=(0, 1), tokens=3), A, B) == [0, 3]


def test_majority_does_not_matter() -> None:
    assert held(visitors(6, 1, influence=(0, 1), tokens=1), A, B) == [0, 1]


def test_posts_and_teahouses_get_nothing() -> None:
    game = travelled(Colour(posts=("sichuan",), teahouses=("sichuan",)), presents={"sichuan": 5})
    assert held(game, A) == [0]


def test_each_province_gives_its_own() -> None:
    chain = {"yunnan": 1, "sichuan": 1, "kang": 1, "tibet": 1, "qinghai": 1}
    presents = {"sichuan": 5, "kang": 4, "tibet": 3, "qinghai": 2}
    game = travelled(Colour(traders=chain, influence=4, horse="qinghai"), presents=presents)
    assert held(game, A) == [4]
    assert game.state.presents == (0, 0, 4, 3, 2, 1)


def test_presents_are_added_to_those_of_earlier_rounds() -> None:
    settled = Colour(traders={"yunnan": 1, "sichuan": 1}, influence=4, horse="sichuan", presents=3)
    game = travelled(settled, presents={"sichuan": 5})
    game.convert_all()
    game.end_round()
    assert held(game, A) == [5]
    assert game.state.presents[2] == 3
