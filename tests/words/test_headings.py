"""Headings on the pictures, in languages that write words differently where they stand alone."""

from __future__ import annotations

from pathlib import Path

from data.catalogue import catalogue
from renderer import scene_of
from renderer.scene import Text
from tests.renderer.extremes import POSITIONS
from tests.renderer.positions import PLAIN
from tests.renderer.taj_mahal.positions import BIDDING
from tests.words.making import language

VIZIER = """
taj_mahal-term-vizier = vezír
    .heading = Vezír
taj_mahal-term-monk = apát
"""
TEMPLE = """
yunnan-term-dianmu_temple = Dianmu-templom
    .heading = Templom
"""


def test_a_pavilion_is_headed_by_the_form_for_it_or_else_by_the_word(tmp_path: Path) -> None:
    with language("xx", {"terms.ftl": VIZIER}, tmp_path / "locales", "hu_HU"):
        written = {item.text for item in scene_of(BIDDING, PLAIN, catalogue("xx")).items if isinstance(item, Text)}
    assert {"Vezír", "apát"} <= written
    assert "vezír" not in written


def test_so_is_a_building_of_puer(tmp_path: Path) -> None:
    with language("xx", {"terms.ftl": TEMPLE}, tmp_path / "locales", "hu_HU"):
        scene = scene_of(POSITIONS["start"], PLAIN, catalogue("xx"))
    written = {item.text for item in scene.items if isinstance(item, Text)}
    assert {"Templom", "Trading School"} <= written
    assert "Dianmu-templom" not in written
