"""The cards: open and in a hand with signs and letters, and in short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from data.catalogue import Catalogue
from games.taj_mahal.editions import COLOURS, SPECIAL, Card, Edition
from renderer.parts import centred, flat, middle_line, stamp
from renderer.scene import Item, Plate
from renderer.taj_mahal.board import BOARD, letter
from renderer.theme import THEME, icon_size, mix
from renderer.writing import width_of, write

SPEC = BOARD["card"]
SHAPE: dict[str, str] = THEME["card_shape"]
"""The sign of a card's colour beside its letter; none of them is a player's emblem."""
ANY = "any_colour"
"""The special card that shows all colours."""
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class Print:
    """How a card is printed: its width in pixels, and the styles of its letters."""

    width: float
    title: str = "card_title"
    style: str = "card"
    veiled: bool = False
    """Without its colours: a card that cannot be played now."""

    @property
    def scale(self) -> float:
        """Pixels for a unit of the card's measures."""
        return self.width / float(SPEC["size"][0])

    @property
    def height(self) -> float:
        """In pixels."""
        return self.scale * float(SPEC["size"][1])

    def tone(self, token: str) -> str:
        """A colour of the card."""
        return mix(token, "paper", 0.72) if self.veiled else token

    def letters(self, token: str) -> str:
        """A colour of letters."""
        return mix("ink", "ink_soft", 0.5) if self.veiled else token


def card(words: Catalogue, edition: Edition, key: str, corner: tuple[float, float], how: Print) -> Iterable[Item]:
    """A card with its upper left corner at the point."""
    return _card(words, edition.cards[key], edition.card_points, corner, how)


@lru_cache(maxsize=512)
def _card(words: Catalogue, face: Card, points: int, corner: tuple[float, float], how: Print) -> Sequence[Item]:
    """Made once, as the same cards lie in the same places on many boards."""
    return (*_ground(face, corner, how), *_strip(words, face, corner, how), *_signs(words, face, points, corner, how))


def _ground(face: Card, corner: tuple[float, float], how: Print) -> Iterable[Item]:
    (x, y), scale = corner, how.scale
    fill, inset = f"card.{face.colour}", SPEC["frame"] * scale
    rim = ("frame", 1.0, 0.0) if how.veiled else ("ink", 2.0, 1.6)
    yield Plate((x, y, x + how.width, y + how.height), how.tone(f"{fill}.fill"), SPEC["radius"] * scale, *rim)
    inner = (x + inset, y + SPEC["strip"] * scale, x + how.width - inset, y + how.height - inset)
    yield Plate(inner, how.tone("plate"), 0.7 * SPEC["radius"] * scale)


def _strip(words: Catalogue, face: Card, corner: tuple[float, float], how: Print) -> Iterable[Item]:
    """The head of a card: letter and shape of its colour, or stars on a special card."""
    (x, y), scale, tone = corner, how.scale, how.letters(f"card.{face.colour}.on")
    right, down, height = (scale * value for value in SPEC["shape"])
    if face.colour == SPECIAL:
        for step, size in ((-1, 0.7), (0, 1.1), (1, 0.7)):
            star = (x + how.width / 2 + step * how.width * 0.3, y + down)
            yield flat("star", *star, height * size, tone)
        return
    left, base = (scale * value for value in SPEC["title"])
    yield write(letter(words, face.colour), how.title, x + left, y + base, tone=tone)
    if face.colour in SHAPE:
        place = (x + how.width - right, y + down)
        yield flat(SHAPE[face.colour], *place, height, tone)


def _signs(words: Catalogue, face: Card, points: int, corner: tuple[float, float], how: Print) -> Iterable[Item]:
    """What a card counts as, with letters; or what else it does."""
    (x, y), scale, tone = (corner[0] + how.width / 2, corner[1]), how.scale, how.letters("ink")
    if not face.symbols:
        yield from _effect(face, points, (x, y), how)
    for i, symbol in enumerate(face.symbols):
        middle = x + (i - (len(face.symbols) - 1) / 2) * SPEC["across"] * scale
        place, height = (middle, y + SPEC["sign"] * scale), scale * _height(symbol, alone=len(face.symbols) == 1)
        yield flat(symbol, *place, height, "ghost") if how.veiled else stamp(symbol, *place, height)
        yield write(letter(words, symbol), how.style, middle, y + SPEC["letter"] * scale, anchor="middle", tone=tone)


def _height(symbol: str, *, alone: bool) -> float:
    """The height of a sign, in the card's measures: less for a wide one that shares the card."""
    width, height = icon_size(symbol)
    return float(SPEC["single"] if alone else min(SPEC["double"], SPEC["room"] * height / width))


def _effect(face: Card, points: int, top: tuple[float, float], how: Print) -> Iterable[Item]:
    """The colours that a card may have, or the points that it brings."""
    (x, y), scale, spec = top, how.scale, SPEC["any"]
    if face.key == ANY:
        tones = ("ghost",) * 4 if how.veiled else tuple(f"card.{colour}.dark" for colour in COLOURS)
        for colour, tone, (dx, dy) in zip(COLOURS, tones, CORNERS, strict=True):
            place = (x + dx * scale * spec["across"] / 2, y + scale * (spec["middle"] + dy * spec["across"] / 2))
            yield flat(SHAPE[colour], *place, spec["height"] * scale, tone)
    else:
        base = y + SPEC["worth"] * scale
        yield write(f"+{points}", how.title, x, base, anchor="middle", tone=how.letters("ink"))


def special(edition: Edition, key: str, x: float, y: float, height: float) -> Iterable[Item]:
    """A special card in short, with its centre at the point."""
    width, tall = BOARD["small_card"]["size"]
    scale, face = height / tall, edition.cards[key]
    yield Plate(centred(x, y, width * scale, height), "gold", 5 * scale, "ink", 1.5)
    yield Plate(centred(x, y, (width - 6) * scale, height - 6 * scale), "gold_light", 3 * scale)
    for symbol in face.symbols:
        yield stamp(symbol, x, y, 18 * scale)
    if key == ANY:
        for colour, (dx, dy) in zip(COLOURS, CORNERS, strict=True):
            place, tone = (x + 5.4 * scale * dx, y + 7 * scale * dy), f"card.{colour}.dark"
            yield flat(SHAPE[colour], *place, 10 * scale, tone)
    elif not face.symbols:
        points = f"+{edition.card_points}"
        yield write(points, "short", x, middle_line(y, "short"), anchor="middle")


def short_width(edition: Edition, words: Catalogue, key: str, height: float, style: str) -> float:
    """How wide a card in short is, in pixels."""
    if edition.cards[key].colour == SPECIAL:
        width, tall = BOARD["small_card"]["size"]
        return float(height * width / tall)
    return max(0.75 * height, width_of(_initials(words, edition.cards[key]), style) + 0.36 * height)


def _initials(words: Catalogue, face: Card) -> str:
    return "".join(letter(words, symbol) for symbol in face.symbols)


def short(
    words: Catalogue, edition: Edition, key: str, left: tuple[float, float], size: tuple[float, str]
) -> Iterable[Item]:
    """A card in short, as a plate with its letters, with its left end and middle at the point.

    `size` is its height and the style of the letters.
    """
    (x, y), (height, style), face = left, size, edition.cards[key]
    width = short_width(edition, words, key, height, style)
    if face.colour == SPECIAL:
        yield from special(edition, key, x + width / 2, y, height)
        return
    box = (x, y - height / 2, x + width, y + height / 2)
    yield Plate(box, f"card.{face.colour}.fill", 0.2 * height, "ink", 1.5)
    text, base = _initials(words, face), middle_line(y, style)
    yield write(text, style, x + width / 2, base, anchor="middle", tone=f"card.{face.colour}.on")
