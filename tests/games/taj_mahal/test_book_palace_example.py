"""Counting palaces: the rulebook's example on a map of its own, and the figures of the real board (C3)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.taj_mahal.palaces import points
from tests.games.taj_mahal.positions import new

MAP: dict[str, Any] = tomllib.loads(Path(__file__).with_name("testmap.toml").read_text("utf8"))
CITIES = {f"{province}{number}": province for province in "ABCDEFGHI" for number in range(1, 5)}
JOINED = [(player, city) for player, cities in MAP["via"].items() for city in cities]
WRONG = [(why, player, number) for why, by in MAP["wrong"].items() for player, number in by.items()]
APART = [(player, province) for player, provinces in MAP["not_joined"].items() for province in provinces]


def scored(own: list[str]) -> int:
    """The points for these palaces when province A is visited."""
    return points(CITIES, tuple(map(tuple, MAP["roads"])), own, MAP["current"])


def without(player: str, province: str) -> list[str]:
    """A player's palaces but those in one province."""
    return [city for city in MAP["palaces"][player] if CITIES[city] != province]


@pytest.mark.parametrize("player", MAP["points"])
def test_c3_palaces_score_as_in_the_rulebook(player: str) -> None:
    assert scored(MAP["palaces"][player]) == MAP["points"][player]


def test_c3_grey_would_have_4_points_with_a_palace_in_a1() -> None:
    assert scored([*MAP["palaces"]["grey"], "A1"]) == 4


@pytest.mark.parametrize(("why", "player", "number"), WRONG)
def test_c3_no_wrong_reading_is_scored(why: str, player: str, number: int) -> None:
    assert scored(MAP["palaces"][player]) != number


@pytest.mark.parametrize(("player", "city"), JOINED)
def test_c3_a_city_of_a_reaches_the_provinces_named(player: str, city: str) -> None:
    assert scored([*without(player, "A"), city]) == 1 + len(MAP["via"][player][city])


@pytest.mark.parametrize(
    ("player", "province"), [(player, province) for player, city in JOINED for province in MAP["via"][player][city]]
)
def test_c3_a_province_that_is_joined_is_worth_points(player: str, province: str) -> None:
    assert scored(without(player, province)) < MAP["points"][player]


@pytest.mark.parametrize(("player", "province"), APART)
def test_c3_a_province_that_is_not_joined_is_worth_nothing(player: str, province: str) -> None:
    assert scored(without(player, province)) == MAP["points"][player]


@pytest.mark.parametrize("alone", MAP["alone"], ids=lambda alone: alone["why"])
def test_c3_more_palaces_on_the_same_map(alone: dict[str, Any]) -> None:
    assert scored(alone["own"]) == alone["points"]


@pytest.mark.parametrize("alone", MAP["alone"], ids=lambda alone: alone["why"])
def test_the_order_of_the_palaces_and_the_direction_of_roads_are_of_no_matter(alone: dict[str, Any]) -> None:
    turned = tuple((there, here) for here, there in reversed(MAP["roads"]))
    assert points(CITIES, turned, alone["own"][::-1], MAP["current"]) == alone["points"]


def test_any_city_of_the_province_may_reach_another_of_its_own() -> None:
    assert scored(["A1", "A2", "E1"]) == 2
    assert scored(["A1", "A3", "E1"]) == 1


@pytest.mark.parametrize(
    ("own", "number"),
    [
        (("agra", "delhi", "jalandhar", "lahore", "bikaner"), 4),
        (("agra", "delhi", "lahore", "bikaner"), 2),
        (("agra",), 1),
        (("delhi", "jalandhar", "lahore", "bikaner"), 0),
        ((), 0),
        (("alwar", "delhi"), 1),
        (("alwar", "agra", "delhi"), 2),
    ],
    ids=str,
)
def test_c3_palaces_on_the_board(own: tuple[str, ...], number: int) -> None:
    edition = new().edition
    provinces = {city: province.key for province in edition.provinces for city in province.cities}
    assert points(provinces, edition.roads, own, "agra") == number


def test_c3_all_cities_of_the_board_are_12_points_in_any_province() -> None:
    edition = new().edition
    provinces = {city: province.key for province in edition.provinces for city in province.cities}
    assert {points(provinces, edition.roads, tuple(provinces), here.key) for here in edition.provinces} == {12}
