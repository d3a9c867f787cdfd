"""Fonts: measuring text and turning it into masks, with other faces for the characters that one lacks."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from PIL import Image, ImageDraw, ImageFont, features

from renderer.painting.edges import stepped
from renderer.theme import THEME, Box, type_of

Face: TypeAlias = ImageFont.FreeTypeFont

SHAPING = features.check_feature("raqm")
LAYOUT = ImageFont.Layout.RAQM if SHAPING else ImageFont.Layout.BASIC
FIGURES = ["lnum", "tnum"] if SHAPING else None
"""Figures of one height and width, where the text engine can choose them."""


@dataclass(frozen=True, slots=True)
class Extent:
    """How far a text reaches from the left end of its baseline, in pixels: its advance, and the box of its ink."""

    width: float
    box: Box


@lru_cache(maxsize=256)
def face(font: str, size: int) -> Face:
    """A font of the theme at a size in pixels."""
    return _open(THEME["font"][font], size)


@lru_cache(maxsize=256)
def fallback(number: int, size: int) -> Face:
    """A face for foreign characters, by its place in the theme."""
    spec = {"weight": THEME["fallback"]["weight"]} | THEME["fallback"]["faces"][number]
    return _open(spec, size)


def _open(spec: dict[str, Any], size: int) -> Face:
    folder = files(spec["package"])
    place = folder / "files" / spec["file"] if spec["package"].startswith("fontpkg") else folder / spec["file"]
    made = ImageFont.truetype(str(place), size, layout_engine=LAYOUT)
    if "weight" in spec:
        made.set_variation_by_axes([spec["weight"]])
    return made


@lru_cache(maxsize=4096)
def _reader(char: str, font: str) -> int | None:
    """Which face has the character: -1 the font itself, else the number of a fallback; `None` if none has."""
    if _has(face(font, 32), char):
        return -1
    numbers = range(len(THEME["fallback"]["faces"]))
    return next((number for number in numbers if _has(fallback(number, 32), char)), None)


def _has(made: Face, char: str) -> bool:
    return bytes(made.getmask(char)) != bytes(made.getmask("\uffff"))


def legible(text: str, style: str) -> str:
    """The text without what cannot be shown: emoji, characters that no face has, and control characters."""
    font = type_of(style).font
    kept = (char for char in unicodedata.normalize("NFC", text) if _plain(char) and (char == " " or _known(char, font)))
    return " ".join("".join(kept).split())


def _plain(char: str) -> bool:
    kind = unicodedata.category(char)
    return char == " " or (kind[0] not in "CZ" and kind != "So")


def _known(char: str, font: str) -> bool:
    return _reader(char, font) is not None


@lru_cache(maxsize=2048)
def _runs(text: str, font: str) -> tuple[tuple[int, str], ...]:
    """Stretches of text that one face sets. Spaces and signs stay with the letters before them, as in other scripts."""
    found: list[tuple[int, str]] = []
    for char in text:
        number = _next_reader(char, font, found[-1][0] if found else -1)
        if found and found[-1][0] == number:
            found[-1] = (number, found[-1][1] + char)
        else:
            found.append((number, char))
    return tuple(found)


def _next_reader(char: str, font: str, before: int) -> int:
    neutral = not char.isalnum() and before >= 0 and (char == " " or _has(fallback(before, 32), char))
    number = _reader(char, font)
    return before if neutral or number is None else number


def _pieces(text: str, style: str, size: int) -> list[tuple[Face, str, float]]:
    """Each run with its face and the distance of its left end."""
    font, x, found = type_of(style).font, 0.0, []
    for number, run in _runs(text, font):
        made = face(font, size) if number < 0 else fallback(number, size)
        found.append((made, run, x))
        x += made.getlength(run, features=FIGURES)
    return found


@lru_cache(maxsize=4096)
def extent(text: str, style: str, size: int) -> Extent:
    """The extent of a text in a style of the type scale, at a size in pixels."""
    boxes, end = [], 0.0
    for made, run, x in _pieces(text, style, size):
        left, top, right, bottom = made.getbbox(run, features=FIGURES, anchor="ls")
        boxes.append((x + left, top, x + right, bottom))
        end = x + made.getlength(run, features=FIGURES)
    return Extent(end, _around(boxes))


def _around(boxes: list[Box]) -> Box:
    if not boxes:
        return (0, 0, 0, 0)
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


@lru_cache(maxsize=2048)
def mask(text: str, style: str, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """The text as a mask, and the place of the mask's corner relative to the left end of the baseline."""
    left, top, right, bottom = extent(text, style, size).box
    corner = (int(left) - 2, int(top) - 2)
    image = Image.new("L", (max(1, int(right) - corner[0] + 3), max(1, int(bottom) - corner[1] + 3)))
    pen = ImageDraw.Draw(image)
    for made, run, x in _pieces(text, style, size):
        pen.text((x - corner[0], -corner[1]), run, font=made, fill=255, anchor="ls", features=FIGURES)
    return stepped(image, "text"), corner
