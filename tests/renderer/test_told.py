"""Boards of games without pictures of their own: every kind of value is put into words."""

from __future__ import annotations

import renderer
from data.catalogue import catalogue
from games.api import Fact, Seat, Told

NAMES = ("Ann", "Ben")


def test_terms_names_numbers_and_nothing_are_said() -> None:
    view = Told(
        "taj_mahal", (Fact("visit", {"n": ("kabul", Seat(1), 3), "all": None}), Fact("visit", {"n": "?", "all": 1}))
    )
    title, first, second = renderer.text_board(view, NAMES, catalogue())[0].splitlines()
    assert title == "## Taj Mahal"
    assert all(word in first for word in ("Kabul, Ben and 3", "none"))
    assert "?" in second


def test_names_of_any_length_stay_in_the_picture() -> None:
    view = Told("taj_mahal", tuple(Fact("visit", {"n": Seat(0), "all": Seat(1)}) for _ in range(3)))
    scene = renderer.scene_of(view, ("w" * 200, "\u200b"), catalogue())
    width, height = scene.size
    assert all(
        0 <= item.box[0] < item.box[2] <= width and 0 <= item.box[1] < item.box[3] <= height for item in scene.items
    )


def test_a_board_without_a_hand_has_no_picture_of_one() -> None:
    assert renderer.hand(Told("taj_mahal", ()), NAMES, catalogue()) is None


def test_hands_of_all_are_a_line_each_once_they_are_shown() -> None:
    view, words = Told("taj_mahal", ()), catalogue()
    hands = tuple(Told("taj_mahal", (), (Fact("visit", {"n": number, "all": 12}),)) for number in (1, 2))
    (text,) = renderer.text_board(view, NAMES, words, renderer.hands_in(hands))
    assert text.splitlines()[1:] == ["### Hands", "**Ann:** Visit 1 of 12", "**Ben:** Visit 2 of 12"]
    picture, board = (
        renderer.looked_back(view, NAMES, words, hands=renderer.hands_in(hands)),
        renderer.render(view, NAMES, words),
    )
    assert picture is not None
    assert picture.alt == "Taj Mahal. Ann, hand: Visit 1 of 12. Ben, hand: Visit 2 of 12."
    assert len(picture.png) > len(board.png)
