"""The files of Taj Mahal's pictures: small, in the colours of the palette, and like their references.

`RENEW=1 pytest tests/renderer` writes the references anew.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from data.catalogue import Catalogue
from renderer import hand, render, with_hand
from renderer.painting.faces import SHAPING
from tests.renderer.comparing import exactness, like
from tests.renderer.positions import PLAIN
from tests.renderer.taj_mahal.positions import BIDDING, HANDS, POSITIONS

REFERENCES = Path(__file__).parent / "references"


def opened(file: bytes) -> Image.Image:
    return Image.open(BytesIO(file))


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures")
def test_the_board_looks_as_in_its_reference(words: Catalogue) -> None:
    like(REFERENCES / "bidding.png", render(BIDDING, PLAIN, words).png)


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures")
def test_the_hand_looks_as_in_its_reference(words: Catalogue) -> None:
    picture = hand(HANDS["hand-22"], PLAIN, words)
    assert picture is not None
    like(REFERENCES / "hand-22.png", picture.png)


@pytest.mark.parametrize(
    ("name", "most"), [("start", 170), ("bidding", 180), ("last", 185), ("over", 160), ("crowd", 200)]
)
def test_a_picture_is_small(name: str, most: int, words: Catalogue) -> None:
    assert len(render(POSITIONS[name], PLAIN, words).png) / 1024 < most


@pytest.mark.parametrize("name", ["start", "last", "over"])
def test_the_palette_fits_the_colours(name: str, words: Catalogue) -> None:
    """If not, `python -m tests.renderer.palette` makes it anew."""
    assert exactness(POSITIONS[name], PLAIN, words) > 0.88


def test_a_hand_becomes_smaller_within_a_limit(words: Catalogue) -> None:
    view = HANDS["hand-30"]
    whole, small = hand(view, PLAIN, words), hand(view, PLAIN, words, limit=40_000)
    assert whole is not None
    assert small is not None
    assert opened(whole.png).width == 1600
    assert len(small.png) <= 40_000 < len(whole.png)
    assert small.alt == whole.alt
    assert hand(view, PLAIN, words, limit=100) is None


def test_the_hand_stands_below_the_board(words: Catalogue) -> None:
    view = HANDS["hand-bidding"]
    own = hand(view, PLAIN, words)
    assert own is not None
    both = opened(with_hand(view, PLAIN, words).png)
    assert both.size == (1600, 1200 + opened(own.png).height)
    assert opened(with_hand(BIDDING, PLAIN, words, scale=0.5).png).size == (800, 600)
