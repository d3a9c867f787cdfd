"""In every language all that is drawn finds room: nothing is cut off, covered, or without a sign in the fonts."""

from __future__ import annotations

import pytest

import renderer
from data.catalogue import Catalogue
from data.complete import words_of
from data.languages import DEFAULT
from games.taj_mahal import TAJ_MAHAL
from renderer.painting import faces
from renderer.theme import THEME
from tests.renderer import boxes
from tests.renderer.playouts import SETUPS, views
from tests.renderer.taj_mahal.positions import states
from tests.words import gallery
from tests.words.tried import TRIED


@pytest.mark.parametrize("language", TRIED)
def test_nothing_is_cut_off_or_covered(language: str) -> None:
    found = {(name, fault) for name, scene in gallery.scenes(Catalogue(language)) for fault in boxes.faults(scene)}
    assert found == set()


@pytest.mark.parametrize("language", [language for language in TRIED if language != DEFAULT])
def test_nothing_is_cut_off_or_covered_in_random_play(language: str) -> None:
    """Names of other lengths meet pieces that English ones do not."""
    words = Catalogue(language)
    boards = [view for setup in SETUPS[::2] for view in views(3, setup, every=52)]
    seen = [*boards, *(TAJ_MAHAL.view(state) for state in list(states(5, 5))[::47])]
    found = {fault for view in seen for fault in boxes.faults(renderer.scene_of(view, gallery.names_at(view), words))}
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
