"""In every language all that is drawn finds room: nothing is cut off, covered, or without a sign in the fonts."""

from __future__ import annotations

import pytest

from data.catalogue import Catalogue
from data.complete import words_of
from renderer.painting import faces
from renderer.theme import THEME
from tests.renderer import boxes
from tests.words import gallery
from tests.words.tried import TRIED


@pytest.mark.parametrize("language", TRIED)
def test_nothing_is_cut_off_or_covered(language: str) -> None:
    found = {(name, fault) for name, scene in gallery.scenes(Catalogue(language)) for fault in boxes.faults(scene)}
    assert found == set()


@pytest.mark.parametrize("language", TRIED)
def test_no_word_loses_its_end(language: str) -> None:
    assert {(name, text) for name, text in gallery.written(Catalogue(language)) if text.endswith("…")} == set()


@pytest.mark.parametrize("language", TRIED)
def test_the_faces_of_the_boards_have_every_letter(language: str) -> None:
    """None is borrowed from a face for other scripts."""
    letters = {char for entry in words_of(language).entries.values() for text in entry.text.values() for char in text}
    fonts = {style["font"] for style in THEME["type"].values()}
    reader = faces._reader  # noqa: SLF001 - which face sets a letter is asked by nobody else
    assert {(char, font) for char in letters if char.isalpha() for font in fonts if reader(char, font) != -1} == set()
