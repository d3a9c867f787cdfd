"""Everything on a board or a hand of Taj Mahal can be read, in any position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from data.catalogue import Catalogue
from games.api import Seat
from games.taj_mahal import TAJ_MAHAL
from renderer import scene_of
from renderer.scene import Scene, Sprite, Text
from renderer.taj_mahal import hand_of
from tests.renderer.boxes import faults
from tests.renderer.positions import LONG, PLAIN
from tests.renderer.taj_mahal.positions import HANDS, POSITIONS, VISITS, states
from tests.renderer.weakness import weak_texts


def own_hand(name: str, names: tuple[str, ...], words: Catalogue) -> Scene:
    scene = hand_of(HANDS[name], names, words)
    assert scene is not None
    return scene


@pytest.mark.parametrize("names", [PLAIN, LONG], ids=["plain", "long"])
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_cut_off_or_covered(name: str, names: tuple[str, ...], words: Catalogue) -> None:
    assert faults(scene_of(POSITIONS[name], names, words)) == []


@pytest.mark.parametrize("name", VISITS)
def test_nothing_is_covered_wherever_the_court_is(name: str, words: Catalogue) -> None:
    assert faults(scene_of(VISITS[name], LONG, words)) == []


@pytest.mark.parametrize("name", HANDS)
def test_no_card_of_a_hand_is_cut_off_or_covered(name: str, words: Catalogue) -> None:
    assert faults(own_hand(name, LONG, words)) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_is_cut_off_or_covered_in_random_play(seats: int, words: Catalogue) -> None:
    assert set(_found(seats, words)) == set()


def _found(seats: int, words: Catalogue) -> Iterator[str]:
    for number, state in enumerate(states(seats, seats)):
        if number % 23 == 0:
            yield from faults(scene_of(TAJ_MAHAL.view(state), LONG[:seats], words))
            own = hand_of(TAJ_MAHAL.view(state, Seat(number % seats)), LONG, words)
            assert own is not None
            yield from faults(own)


@pytest.mark.parametrize("name", ["start", "placing", "last", "crowd", "fresh", "over", "nobody"])
def test_text_contrasts_with_what_is_painted_under_it(name: str, words: Catalogue) -> None:
    assert weak_texts(scene_of(POSITIONS[name], PLAIN, words)) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_text_contrasts_in_random_play(seats: int, words: Catalogue) -> None:
    for state in list(states(seats, seats))[::61]:
        assert weak_texts(scene_of(TAJ_MAHAL.view(state), PLAIN[:seats], words)) == []


@pytest.mark.parametrize("name", ["hand-6", "hand-30", "hand-start"])
def test_text_of_a_hand_contrasts_with_its_ground(name: str, words: Catalogue) -> None:
    assert weak_texts(own_hand(name, PLAIN, words)) == []


def test_every_name_of_the_map_is_there_in_full(words: Catalogue) -> None:
    scene = scene_of(POSITIONS["crowd"], PLAIN, words)
    texts = {item.text for item in scene.items if isinstance(item, Text)}
    edition = POSITIONS["crowd"].edition
    keys = {key for province in edition.provinces for key in (province.key, *province.cities)}
    assert {words.text(f"taj_mahal-term-{key}") for key in keys} <= texts


@pytest.mark.parametrize("seats", [3, 5])
def test_marks_of_what_is_new_cover_nothing(seats: int, words: Catalogue) -> None:
    shown = [TAJ_MAHAL.view(state) for state in list(states(seats, seats))[::19]]
    scenes = [scene_of(view, LONG[:seats], words, since=before) for before, view in pairwise(shown)]
    assert any(isinstance(item, Sprite) and item.look == "ring" for scene in scenes for item in scene.items)
    assert {fault for scene in scenes for fault in faults(scene)} == set()
