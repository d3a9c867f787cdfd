"""Lists and numbers as each language writes them."""

from __future__ import annotations

import pytest

from data.catalogue import Catalogue

NAMES = ("Ann", "Ben", "Cleo")
LISTS = {"en": "Ann, Ben and Cleo", "el": "Ann, Ben και Cleo", "hu": "Ann, Ben és Cleo"}


@pytest.mark.parametrize(("language", "listed"), LISTS.items())
def test_a_sentence_lists_by_the_habits_of_its_language(language: str, listed: str) -> None:
    assert Catalogue(language).listed(NAMES) == listed
    assert Catalogue(language).listed(NAMES[:1]) == "Ann"


@pytest.mark.parametrize("language", LISTS)
def test_notes_follow_one_another(language: str) -> None:
    assert Catalogue(language).series(NAMES) == "Ann, Ben, Cleo"
    assert Catalogue(language).series([]) == ""


def test_groups_of_notes_are_told_apart() -> None:
    assert Catalogue().groups(["5, 6", "{7}", "8"]) == "5, 6; {7}; 8"
    assert Catalogue().groups([]) == ""


@pytest.mark.parametrize(("language", "said"), [("en", "−8 points"), ("el", "−8 πόντοι"), ("hu", "−8 pont")])
def test_numbers_below_zero_have_a_minus_sign(language: str, said: str) -> None:
    assert Catalogue(language).text("board-fact-vp", n=-8) == said
    assert Catalogue(language).number(-8) == said.split(maxsplit=1)[0]


@pytest.mark.parametrize(("language", "number"), [("en", "12,345.5"), ("el", "12.345,5"), ("hu", "12\u00a0345,5")])
def test_numbers_are_written_by_the_habits_of_the_language(language: str, number: str) -> None:
    assert Catalogue(language).text("board-count", name="", n=12345.5).strip() == number
