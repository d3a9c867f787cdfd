"""What the rest of the house asks of this package: a view as a picture, as alt text, and as a board in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import overload

from data.catalogue import Catalogue
from games.yunnan.view import View
from renderer import yunnan
from renderer.painting.encode import png, within
from renderer.painting.paint import paint
from renderer.scene import Scene
from renderer.yunnan.board import Table

ALT_LIMIT = 1024
"""Characters of an alt text, which Discord sets."""
MESSAGE_LIMIT = 2000
"""Characters of a message, which Discord sets."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as a PNG file, with its alt text."""

    png: bytes
    alt: str


def scene_of(view: View, names: tuple[str, ...], words: Catalogue) -> Scene:
    """What stands on the board. `names` are the players' names by seat, as they come."""
    return yunnan.scene_of(view, names, words)


@overload
def render(view: View, names: tuple[str, ...], words: Catalogue, *, scale: float = 1.0) -> Picture: ...


@overload
def render(
    view: View, names: tuple[str, ...], words: Catalogue, *, scale: float = 1.0, limit: int | None
) -> Picture | None: ...


def render(
    view: View, names: tuple[str, ...], words: Catalogue, *, scale: float = 1.0, limit: int | None = None
) -> Picture | None:
    """The board as a picture, 1600 x 1200 pixels times the scale. May be called from any thread.

    With a limit in bytes the picture becomes smaller and poorer in colours until its file fits; `None` if none does.
    """
    board = paint(scene_of(view, names, words))
    file = png(board, scale) if limit is None else within(board, limit, scale)
    return None if file is None else Picture(file, alt_text(view, names, words))


def alt_text(view: View, names: tuple[str, ...], words: Catalogue) -> str:
    """What the picture shows in at most 1,024 characters, the most important first."""
    said = ""
    for sentence in yunnan.sentences(Table(view, names, words)):
        longer = f"{said} {sentence}.".lstrip()
        if len(longer) > ALT_LIMIT:
            break
        said = longer
    return said


def text_board(view: View, names: tuple[str, ...], words: Catalogue) -> tuple[str, ...]:
    """The whole board in words, in Discord's markdown, as messages of at most 2,000 characters.

    Names are put in as they are: escape them before.
    """
    return tuple(_messages(yunnan.lines(Table(view, names, words))))


def _messages(lines: Iterable[str]) -> Iterable[str]:
    """The lines in as few messages as hold them."""
    message = ""
    for line in lines:
        if message and len(message) + 1 + len(line) > MESSAGE_LIMIT:
            yield message
            message = ""
        message = f"{message}\n{line}".lstrip("\n")
    yield message
