"""Comparing pictures, with room for what other machines draw a little differently."""

from __future__ import annotations

import os
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from data.catalogue import Catalogue
from renderer import scene_of
from renderer.painting.encode import png
from renderer.painting.paint import paint

BLOCK = 16
MOST = 40
"""The grey difference that a block may have; one token moved by 8 pixels makes 52, one digit 58."""


def worst_block(one: Image.Image, other: Image.Image) -> int:
    """The largest mean difference of a block of pixels, in grey from 0 to 255."""
    blocks = ImageChops.difference(one, other).convert("L").reduce(BLOCK)
    return int(blocks.getextrema()[1])  # type: ignore[arg-type]


def like(path: Path, file: bytes) -> None:
    """The picture looks like its reference; with `RENEW` in the environment it becomes that.

    One that does not is written beside it.
    """
    if os.environ.get("RENEW"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(file)
    found, reference = (Image.open(source).convert("RGB") for source in (BytesIO(file), path))
    if worst_block(found, reference) > MOST:
        found.save(path.with_suffix(".found.png"))
        ImageChops.difference(found, reference).save(path.with_suffix(".difference.png"))
        pytest.fail(f"the board differs from {path.name}: see {path.stem}.found.png and .difference.png beside it")


def exactness(view: Any, names: tuple[str, ...], words: Catalogue) -> float:
    """The share of a board's pixels that keep their colours in the palette."""
    board = paint(scene_of(view, names, words))
    shown = Image.open(BytesIO(png(board))).convert("RGB")
    pairs = Counter(zip(*(_pixels(image) for image in (board, shown)), strict=True))
    return sum(n for (one, other), n in pairs.items() if one == other) / sum(pairs.values())


def _pixels(image: Image.Image) -> list[tuple[int, ...]]:
    """The colours of a small sample."""
    small = image.resize((400, 300), Image.Resampling.NEAREST)
    return list(zip(*[iter(small.tobytes())] * 3, strict=True))
