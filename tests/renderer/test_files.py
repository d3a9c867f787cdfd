"""The files: PNG with the fixed palette, smaller where a limit asks for it, and the same from every thread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from data.catalogue import Catalogue
from renderer import render, scene_of
from renderer.painting.encode import LADDER, PALETTE, palette, png, within
from renderer.painting.paint import paint
from tests.renderer.comparing import exactness
from tests.renderer.extremes import CROWD, POSITIONS
from tests.renderer.positions import BUSY, PLAIN


def opened(file: bytes) -> Image.Image:
    return Image.open(BytesIO(file))


def test_a_picture_is_a_png_of_1600_by_1200_with_a_palette(words: Catalogue) -> None:
    image = opened(render(BUSY, PLAIN, words).png)
    assert (image.format, image.size, image.mode) == ("PNG", (1600, 1200), "P")


@pytest.mark.parametrize(
    ("name", "most"), [("start", 135), ("bidding", 160), ("busy", 165), ("expert", 170), ("crowd", 185)]
)
def test_a_picture_is_small(name: str, most: int, words: Catalogue) -> None:
    """In KiB."""
    view = POSITIONS[name]
    assert len(render(view, PLAIN[: len(view.players)], words).png) / 1024 < most


def test_a_smaller_scale_is_a_smaller_picture(words: Catalogue) -> None:
    assert opened(render(BUSY, PLAIN, words, scale=0.5).png).size == (800, 600)


def test_a_limit_takes_the_first_step_of_the_ladder_that_fits(words: Catalogue) -> None:
    board = paint(scene_of(BUSY, PLAIN, words))
    sizes = [len(png(board, scale, plain=plain)) for scale, plain in LADDER]
    for number, size in enumerate(sizes):
        fits = next(i for i, other in enumerate(sizes) if other <= size)
        assert within(board, size) == png(board, LADDER[fits][0], plain=LADDER[fits][1]), number
    assert within(board, min(sizes) - 1) is None
    assert render(BUSY, PLAIN, words, limit=min(sizes) - 1) is None
    assert render(BUSY, PLAIN, words, limit=10_000_000) == render(BUSY, PLAIN, words)


def test_each_step_of_the_ladder_saves_something(words: Catalogue) -> None:
    board = paint(scene_of(CROWD, PLAIN, words))
    sizes = [len(png(board, scale, plain=plain)) for scale, plain in LADDER]
    assert sizes == sorted(sizes, reverse=True)


def test_a_limit_starts_at_the_scale_asked_for(words: Catalogue) -> None:
    picture = render(BUSY, PLAIN, words, scale=0.75, limit=10_000_000)
    assert picture is not None
    assert opened(picture.png).size == (1200, 900)


@pytest.mark.parametrize("name", ["start", "bidding", "busy", "over"])
def test_the_palette_still_fits_the_colours(name: str, words: Catalogue) -> None:
    """Nine pixels in ten are exact; if not, `python -m tests.renderer.palette` makes it anew."""
    assert exactness(POSITIONS[name], PLAIN[: len(POSITIONS[name].players)], words) > 0.9


def test_the_palette_holds_at_most_256_colours() -> None:
    assert len(PALETTE.read_bytes()) % 3 == 0
    assert len(PALETTE.read_bytes()) <= 3 * 256
    assert palette().mode == "P"


def test_pictures_drawn_in_several_threads_are_the_same(words: Catalogue) -> None:
    names = ["start", "busy", "bidding", "over"] * 3
    alone = {name: render(POSITIONS[name], PLAIN, words) for name in set(names)}
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda name: render(POSITIONS[name], PLAIN, words), names))
    assert together == [alone[name] for name in names]
