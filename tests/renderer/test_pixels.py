"""Three boards, pixel by pixel, with room for what other machines draw a little differently.

`RENEW=1 pytest tests/renderer` writes the references anew; a board that differs is written beside its reference.
"""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from data.catalogue import Catalogue
from games.yunnan.view import View
from renderer import render
from renderer.painting.faces import SHAPING
from tests.renderer.comparing import MOST, like, worst_block
from tests.renderer.extremes import POSITIONS
from tests.renderer.positions import BUSY, PLAIN

REFERENCES = Path(__file__).parent / "references"


def board(view: View, words: Catalogue) -> Image.Image:
    return Image.open(BytesIO(render(view, PLAIN[: len(view.players)], words).png)).convert("RGB")


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures")
@pytest.mark.parametrize("name", ["start", "busy", "over"])
def test_board_looks_as_in_its_reference(name: str, words: Catalogue) -> None:
    like(REFERENCES / f"{name}.png", render(POSITIONS[name], PLAIN[: len(POSITIONS[name].players)], words).png)


def test_one_token_elsewhere_is_noticed(words: Catalogue) -> None:
    """A trader goes from Qinghai to Tibet, where it raises a number."""
    blue = BUSY.players[1]
    moved = replace(blue, traders=(0, 1, 0, 2, 4, 0))
    players = (BUSY.players[0], moved, *BUSY.players[2:])
    assert worst_block(board(BUSY, words), board(replace(BUSY, players=players), words)) > MOST


def test_one_digit_is_noticed(words: Catalogue) -> None:
    richer = replace(BUSY.players[0], money=BUSY.players[0].money + 5)
    assert worst_block(board(BUSY, words), board(replace(BUSY, players=(richer, *BUSY.players[1:])), words)) > MOST


def test_a_picture_is_the_same_each_time(words: Catalogue) -> None:
    assert render(BUSY, PLAIN, words) == render(BUSY, PLAIN, words)
