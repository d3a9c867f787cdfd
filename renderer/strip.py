"""Strips with a line of words: above a board that is not yet real, below one of a moving picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from data.catalogue import Catalogue
from renderer.painting.faces import legible
from renderer.parts import centred
from renderer.scene import Item, Layer, Line, Plate, Scene
from renderer.theme import SIZE, THEME
from renderer.writing import width_of, wrap, write

SPEC: dict[str, Any] = THEME["strip"]
MARGIN, FRAME = SPEC["margin"], SPEC["frame"]
STYLE = "story"


def story_strip(line: str) -> Scene:
    """What happened, in at most two lines."""
    return _strip(_lines(line, MARGIN, "ink"))


def preview_strip(brings: str, words: Catalogue) -> Scene:
    """That the board below is not yet real, and what the move would bring."""
    return _strip(_preview(brings, words.text("preview-title")))


def _preview(brings: str, title: str) -> Iterator[Item]:
    width = width_of(title, "phase") + 48
    middle = SPEC["height"] / 2
    yield Plate(centred(MARGIN + width / 2, middle, width, 56), "ink", 28)
    yield write(title, "phase", MARGIN + width / 2, middle + 10, anchor="middle", tone="on_dark")
    yield from _lines(brings, MARGIN + width + 26, "ink")


def _strip(items: Iterator[Item]) -> Scene:
    return Scene((), (Layer("strip", tuple(items)),), (SIZE[0], SPEC["height"]))


def _lines(text: str, left: float, tone: str) -> Iterator[Item]:
    lines = wrap(legible(text, STYLE), STYLE, SIZE[0] - MARGIN - left, 2)
    heights = SPEC["lines"] if len(lines) > 1 else [SPEC["single"]]
    for line, y in zip(lines, heights, strict=True):
        yield write(line, STYLE, left, y, tone=tone)


def framed(scene: Scene) -> Scene:
    """The scene within a broken line, which tells that it is not yet real."""
    (right, bottom), inset = scene.size, FRAME["inset"]
    left, top, right, bottom = inset, inset, right - inset, bottom - inset
    corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    long, gap = FRAME["dash"]
    edges = tuple(Line(edge, "ink_soft", FRAME["width"], (long, gap)) for edge in pairwise(corners))
    return replace(scene, moving=(*scene.moving, Layer("preview", edges)))
