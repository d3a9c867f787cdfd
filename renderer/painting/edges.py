"""Edges in few steps: fewer colours make a smaller file, and nobody sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from renderer.theme import THEME

Subject: TypeAlias = Literal["shape", "text"]


def stepped(mask: Image.Image, subject: Subject) -> Image.Image:
    """The mask in as few steps from clear to solid as the theme gives its subject."""
    return mask.point(_table(THEME["picture"]["edges"][subject]))


@lru_cache(maxsize=2)
def _table(steps: int) -> list[int]:
    return [round(255 / steps * round(value * steps / 255)) for value in range(256)]
