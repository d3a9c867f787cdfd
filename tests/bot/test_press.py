"""Buttons and menus whose meaning is in their `custom_id` alone."""

from __future__ import annotations

import pytest
from discord import SelectOption

from bot.limits import CUSTOM_ID
from bot.press import Press, PressButton, PressMenu, view_of
from games.codec import fields_of
from games.registry import GAMES

DEEPEST = 1 + max(len(fields_of(kind)) for game in GAMES.values() for kind in game.actions)
"""How many answers lead to an action at most: its kind, and each of its fields."""
LONGEST = Press("unstandin", 2**53, 99_999, "ffffffff", (999,) * DEEPEST, 99)


@pytest.mark.parametrize("press", [Press("turn", 1), Press("pick", 2, 3, "0a1b2c3d", (0, 14), 2), LONGEST])
def test_a_press_is_read_back_from_its_text(press: Press) -> None:
    assert Press.read(str(press)) == press


def test_the_longest_press_has_room_in_a_custom_id() -> None:
    menu = PressMenu(LONGEST, "?", [SelectOption(label="a", value="1")])
    assert len(str(LONGEST)) <= len(menu.item.custom_id) <= CUSTOM_ID


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cv1",
        "cv1:turn:1",
        "cv1:turn:x:0:::0",
        "cv2:turn:1:0:::0",
        "cv1:turn:1:0:::0:",
        "cv1:TURN:1:0:::0",
        "cv1:turn:1:0:zz::0",
    ],
)
def test_anything_else_is_no_press(text: str) -> None:
    assert Press.read(text) is None


def test_dots_too_many_in_a_path_do_no_harm() -> None:
    assert Press.read("cv1:pick:1:0::.1..2.:0") == Press("pick", 1, path=(1, 2))


def test_a_press_leads_on_and_back() -> None:
    press = Press("pick", 1, 2, "ab", (3,), 4)
    assert press.to("do", 5) == Press("do", 1, 2, "ab", (3, 5), 0)
    assert press.to("page", page=5) == Press("page", 1, 2, "ab", (3,), 5)
    assert press.back("pick") == Press("pick", 1, 2, "ab", (), 0)


def test_long_labels_are_cut_with_an_ellipsis() -> None:
    label = PressButton(Press("turn", 1), "x" * 81).item.label
    assert label == "x" * 79 + "…"


async def test_a_view_of_presses_stays_nowhere_in_memory() -> None:
    """A view that is all dynamic items, with no timeout, is not kept by the client."""
    view = view_of(PressButton(Press("turn", 1), "My turn"), PressButton(Press("words", 1), "Words"))
    assert view.timeout is None
    assert not view.is_finished()
    assert all(item.is_persistent() for item in view.children)
