"""The board as it would be after a move: marked as not yet real, with what the move would bring."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from data.catalogue import Catalogue
from renderer import preview, render, scene_of
from renderer.scene import Line, Text
from renderer.strip import framed, preview_strip, story_strip
from tests.renderer.boxes import faults
from tests.renderer.positions import BUSY, PLAIN
from tests.renderer.taj_mahal.positions import HANDS
from tests.renderer.weakness import weak_texts

BRINGS = "You would earn 24 Yuan, Bence would be 2 VP ahead."
ENDLESS = "Γιώργος Αλεξίου would win the Princess, the Grand Mogul and the elephant; " * 6


def texts(line: str, words: Catalogue) -> list[str]:
    return [item.text for item in preview_strip(line, words).items if isinstance(item, Text)]


def test_the_strip_says_that_it_is_a_preview_and_what_it_brings(words: Catalogue) -> None:
    assert texts(BRINGS, words) == ["Preview", BRINGS]
    assert texts("", words) == ["Preview", ""]


def test_a_long_line_is_set_in_two_and_cut(words: Catalogue) -> None:
    first, second = texts(ENDLESS, words)[1:]
    assert ENDLESS.startswith(f"{first} {second.removesuffix('…')}")
    assert second.endswith("…")


def test_everything_on_a_preview_can_be_read(words: Catalogue) -> None:
    for scene in (preview_strip(ENDLESS, words), preview_strip(BRINGS, words), story_strip(ENDLESS * 2)):
        assert faults(scene) == []
        assert weak_texts(scene) == []
    assert faults(framed(scene_of(BUSY, PLAIN, words))) == []


def test_the_board_stands_in_a_broken_frame(words: Catalogue) -> None:
    edges = framed(scene_of(BUSY, PLAIN, words)).layers[-1].items
    assert len(edges) == 4
    assert all(isinstance(edge, Line) and edge.dash for edge in edges)


def test_a_preview_is_never_taken_for_the_board(words: Catalogue) -> None:
    picture, real = preview(BUSY, PLAIN, words, brings=BRINGS), render(BUSY, PLAIN, words)
    assert picture is not None
    assert picture.alt == f"Preview, not yet done. {BRINGS} {real.alt}"[: len(picture.alt)]
    assert Image.open(BytesIO(picture.png)).size == (1600, 1316)


def test_a_preview_shows_the_hand_that_would_be_left(words: Catalogue) -> None:
    picture = preview(HANDS["hand-bidding"], PLAIN, words)
    assert picture is not None
    assert Image.open(BytesIO(picture.png)).height > 1500


def test_a_limit_holds_for_previews_too(words: Catalogue) -> None:
    assert preview(BUSY, PLAIN, words, limit=100) is None
    picture = preview(BUSY, PLAIN, words, limit=80_000)
    assert picture is not None
    assert len(picture.png) <= 80_000


def test_a_name_in_another_script_is_kept_and_a_picture_sign_left_out(words: Catalogue) -> None:
    assert texts("Γιώργος 🐎 gains 3 VP", words)[1] == "Γιώργος gains 3 VP"
