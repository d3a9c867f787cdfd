"""People's names: any script, never an empty box, never longer than their room."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from data.catalogue import Catalogue
from renderer.heading import sentence
from renderer.names import shown
from renderer.painting.faces import extent, legible, mask
from renderer.theme import type_of
from renderer.writing import fit, write

SCRIPTS = {
    "Hungarian": "Kőszegi Űrné",
    "Greek": "Γιώργος Αλεξίου",
    "Vietnamese": "Nguyễn Thị Ánh",
    "Cyrillic": "Дмитрий Їжак",
    "Hebrew": "שלום עולם",
    "Arabic": "محمد علي",
    "Armenian": "Արամ",
    "Georgian": "გიორგი",
    "Devanagari": "अमित कुमार",
    "Bengali": "অমিত",
    "Tamil": "தமிழ்",
    "Thai": "สมชาย",
    "Japanese": "さくら 太郎",
    "Korean": "김철수",
    "Chinese": "王小明",
}


@pytest.mark.parametrize("script", SCRIPTS)
def test_names_in_other_scripts_are_kept_whole(script: str) -> None:
    name = SCRIPTS[script]
    assert legible(name, "name") == name


@pytest.mark.parametrize("script", SCRIPTS)
def test_names_are_never_set_as_empty_boxes(script: str) -> None:
    """Each letter looks different from the sign of a font for a letter that it lacks."""
    missing = mask("\uffff", "name", 32)[0].tobytes()
    assert all(mask(char, "name", 32)[0].tobytes() != missing for char in SCRIPTS[script] if char.isalpha())


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("🐉 Ann 🐉", "Ann"),
        ("A\u202en\u200bn", "Ann"),
        ("Ann\n\tBen", "AnnBen"),
        ("  Ann   Ben ", "Ann Ben"),
        ("Jo\u0301", "Jó"),
        ("★Ann★", "Ann"),
    ],
)
def test_what_cannot_be_shown_is_left_out(name: str, left: str) -> None:
    assert legible(name, "name") == left


@pytest.mark.parametrize("name", ["", "😀😀", "\u200b\u200b", "🇭🇺", "...", "\ufe0f"])
def test_a_name_of_which_nothing_is_left_becomes_a_number(name: str, words: Catalogue) -> None:
    assert shown(("Ann", name), words) == ("Ann", "Player 2")


@pytest.mark.parametrize("name", ["W" * 32, "i" * 100, "龍" * 32, *SCRIPTS.values()])
def test_a_name_shrinks_then_is_cut_to_its_room(name: str) -> None:
    text, size = fit(name, "name", 200)
    assert extent(text, "name", size).width <= 200
    assert type_of("name").floor <= size <= type_of("name").size
    assert text == name or (text.endswith("…") and size == type_of("name").floor)


def test_a_short_name_keeps_its_size() -> None:
    assert fit("Ann", "name", 200) == ("Ann", type_of("name").size)


def test_anchors_set_text_to_the_left_of_across_or_right_of_a_point() -> None:
    left, middle, right = (write("12", "bid", 100, 50, anchor=anchor) for anchor in ("left", "middle", "right"))
    assert (left.x, middle.x, right.x) == (100, round(100 - left.width / 2), round(100 - left.width))


def _win(names: Sequence[str]) -> str:
    return f"{', '.join(names)} win"


def test_names_too_long_for_a_sentence_lose_their_ends_but_none_is_lost_nor_the_verb() -> None:
    """The longest are cut, to the same room; the others stay whole."""
    names, floor = ("Bartholomew", "Ann", "Alexandra"), type_of("turn").floor
    whole = extent("Bartholomew, Ann, Alexandra win", "turn", floor).width
    assert sentence(_win, names, "turn", whole + 1) == "Bartholomew, Ann, Alexandra win"
    said = sentence(_win, names, "turn", 0.8 * whole)
    assert extent(said, "turn", floor).width <= 0.8 * whole
    one, two, three = said.removesuffix(" win").split(", ")
    assert (one[:3], two, three[:3], one[-1], three[-1]) == ("Bar", "Ann", "Ale", "…", "…")
    assert abs(extent(one, "turn", floor).width - extent(three, "turn", floor).width) < floor
