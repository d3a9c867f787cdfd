"""Who reads or hears the boards in words meets whole words, which every screen reader can say."""

from __future__ import annotations

import re

import pytest

from data.catalogue import Catalogue
from tests.words import gallery
from tests.words.tried import TRIED

SHORT = re.compile(r"\b[A-ZΑ-ΩÁÉÍÓÖŐÚÜŰ]{2,}\b|[^\W\d_]\.[ \u00a0](?=[a-zα-ωáéíóöőúüűά-ώ])|\b(?:pts?|max|min|nr)\b")
"""Capitals alone, a full stop within a sentence, or what is commonly cut short."""


@pytest.mark.parametrize("language", TRIED)
def test_nothing_is_abbreviated_in_what_stands_for_a_picture(language: str) -> None:
    found = {(short[0], text) for _, text in gallery.told(Catalogue(language)) for short in SHORT.finditer(text)}
    assert found == set()


@pytest.mark.parametrize("text", ["Ann: 12 VP", "8 gy. pont", "3 pts", "από τις π. χ. δύο"])
def test_an_abbreviation_would_be_found(text: str) -> None:
    assert SHORT.search(text)
