"""Names on the map: where the data put them, and where longer words find room."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pytest

from data.catalogue import Catalogue, catalogue
from renderer.taj_mahal.board import CITIES, Map, map_of, term
from renderer.taj_mahal.names import STATES, designed, places
from renderer.writing import write
from tests.renderer.boxes import meets
from tests.renderer.taj_mahal.positions import POSITIONS
from tests.words.making import language

LONGER = {
    "kabul": "Καμπούλ",
    "jalalabad": "Τζαλαλαμπάντ",
    "surat": "Szuratabád",
    "junagadh": "Τζουναγκάντ",
    "multan": "Μουλτάν",
}


@pytest.fixture
def plan() -> Map:
    return map_of(POSITIONS["crowd"].edition)


def test_english_names_stand_where_the_data_put_them(plan: Map, words: Catalogue) -> None:
    found = places(plan, words)
    assert {city: (place.x, place.y) for city, place in found.cities.items()} == {
        city: tuple(spec["name"]) for city, spec in CITIES.items()
    }
    for (province, state), place in found.regions.items():
        assert place == designed(province)[state]


def test_longer_names_find_room_near_their_own_cities(plan: Map, tmp_path: Path) -> None:
    text = "\n".join(f"taj_mahal-term-{key} = {name}" for key, name in LONGER.items())
    with language("xx", {"taj_mahal_terms.ftl": text}, tmp_path / "locales"):
        longer = catalogue("xx")
        found = places(plan, longer)
        boxes = {
            city: write(term(longer, city), "town", place.x, place.y, anchor=place.anchor).box
            for city, place in found.cities.items()
        }
    assert not [(one, two) for one in boxes for two in boxes if one < two and meets(boxes[one], boxes[two])]
    moved = {city for city, place in found.cities.items() if [place.x, place.y] != CITIES[city]["name"]}
    assert {"jalalabad"} < moved < set(LONGER)
    for city in moved:
        left, top, right, bottom = boxes[city]
        far = {
            other: hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))
            for other, (x, y) in ((other, spec["at"]) for other, spec in CITIES.items())
        }
        assert min(far, key=lambda other: far[other]) == city


def test_a_province_has_a_place_for_its_name_in_every_state(plan: Map, words: Catalogue) -> None:
    assert {state for _, state in places(plan, words).regions} == set(STATES)
