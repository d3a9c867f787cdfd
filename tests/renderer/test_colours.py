"""The liveries: told apart by everybody, with emblems that stand out."""

from __future__ import annotations

from itertools import combinations

import pytest

from renderer.theme import LIVERIES, NEUTRAL, THEME, emblem_of, rgb
from tests.renderer.colours import SIGHT, contrast, distance

ALL = (*LIVERIES, NEUTRAL)
LANDS = ("meadow", "grain", "clay", "snow", "lake")


@pytest.mark.parametrize("sight", SIGHT)
def test_liveries_can_be_told_apart_by_colour(sight: str) -> None:
    near = [
        pair for pair in combinations(ALL, 2) if distance(rgb(f"{pair[0]}.fill"), rgb(f"{pair[1]}.fill"), sight) < 20
    ]
    assert near == []


def test_every_livery_has_an_emblem_of_its_own() -> None:
    assert len({emblem_of(livery) for livery in ALL}) == len(ALL)


@pytest.mark.parametrize("livery", ALL)
def test_emblems_and_numbers_stand_out_from_their_livery(livery: str) -> None:
    assert contrast(rgb(f"{livery}.mark"), rgb(f"{livery}.fill")) >= 4.5
    assert contrast(rgb(f"{livery}.on"), rgb(f"{livery}.fill")) >= 4.5
    assert contrast(rgb(f"{livery}.shield"), rgb("plate")) >= 4.5


@pytest.mark.parametrize("ground", [*(f"{land}.fill" for land in LANDS), "paper", "ground", "plate", "beyond"])
def test_the_contour_of_a_piece_stands_out_from_any_ground(ground: str) -> None:
    assert contrast(rgb("ink"), rgb(ground)) >= 7


@pytest.mark.parametrize("ground", [*(f"{land}.fill" for land in LANDS), "paper", "ground", "plate", "beyond"])
def test_marks_of_what_is_new_or_not_yet_real_stand_out(ground: str) -> None:
    """The rings of pieces, and the frame of a preview."""
    assert contrast(rgb(THEME["news"]["tone"]), rgb(ground)) >= 3
    assert contrast(rgb("ink_soft"), rgb(ground)) >= 3


@pytest.mark.parametrize("land", LANDS)
@pytest.mark.parametrize("tone", ["ink", "ink_soft"])
def test_ink_can_be_read_on_any_land(land: str, tone: str) -> None:
    assert contrast(rgb(tone), rgb(f"{land}.fill")) >= 4.5


def test_contrast_is_reckoned_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("sight", SIGHT)
def test_cards_can_be_told_apart_by_colour(sight: str) -> None:
    colours = [f"card.{colour}.fill" for colour in ("red", "green", "yellow", "purple", "white")]
    near = [pair for pair in combinations(colours, 2) if distance(rgb(pair[0]), rgb(pair[1]), sight) < 20]
    assert near == []


@pytest.mark.parametrize("colour", ["red", "green", "yellow", "purple", "white", "special"])
def test_letters_and_shapes_stand_out_from_their_card(colour: str) -> None:
    assert contrast(rgb(f"card.{colour}.on"), rgb(f"card.{colour}.fill")) >= 4.5
