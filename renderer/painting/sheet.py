"""Many pictures on one sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any

from PIL import Image

from renderer.painting.encode import palette, scaled, write
from renderer.painting.paint import paint, stack
from renderer.scene import Scene
from renderer.theme import THEME

SPEC: dict[str, Any] = THEME["sheet"]


@dataclass(frozen=True, slots=True)
class Made:
    """A PNG file and the number of pictures on it."""

    png: bytes
    frames: int


def sheet(frames: Iterable[Sequence[Scene]]) -> Made:
    """The frames, each of scenes one below the other, small and row by row, about as many rows as columns.

    Raises `ValueError` without any frame.
    """
    small = [_small(frame) for frame in frames]
    if not small:
        raise ValueError("no frame, no sheet")
    columns, gap = ceil(sqrt(len(small))), SPEC["gap"]
    width, height = small[0].width + gap, small[0].height + gap
    rows = ceil(len(small) / columns)
    whole = palette().resize((columns * width + gap, rows * height + gap))
    for number, image in enumerate(small):
        row, column = divmod(number, columns)
        whole.paste(image, (gap + column * width, gap + row * height))
    return Made(write(whole), len(small))


def _small(frame: Sequence[Scene]) -> Image.Image:
    image = scaled(stack([paint(scene) for scene in frame]), SPEC["scale"])
    return image.quantize(palette=palette(), dither=Image.Dither.NONE)
