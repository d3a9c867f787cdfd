"""A whole game as a moving picture, or as a contact sheet: a frame for each turn, with what happened in it below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from data.catalogue import Catalogue
from renderer.drawn import Names, drawn
from renderer.lengths import alt
from renderer.painting.film import moving
from renderer.painting.sheet import sheet
from renderer.picture import Picture, scenes_of, sentences
from renderer.scene import Scene
from renderer.strip import story_strip
from renderer.table import Hands


@dataclass(frozen=True, slots=True)
class Frame:
    """A view, in plain words what led to it, and once the game is over what was in all hands.

    Of the frames of one game either all or none have hands.
    """

    view: Any
    line: str
    hands: Hands = ()


@dataclass(frozen=True, slots=True)
class Replay:
    """A moving picture as a GIF file, with its alt text."""

    gif: bytes
    alt: str


class _Shown:
    """The frames as scenes, each with marks on what is new since the one before; it remembers the last frame."""

    def __init__(self, frames: Callable[[], Iterable[Frame]], names: Names, words: Catalogue) -> None:
        self._frames, self._names, self._words = frames, names, words
        self.last: Frame | None = None

    def __call__(self) -> Iterator[tuple[Scene, ...]]:
        self.last = None
        for frame in self._frames():
            since: Any = self.last.view if self.last else None
            scenes = scenes_of(frame.view, self._names, self._words, since, frame.hands)
            yield (*scenes, story_strip(frame.line))
            self.last = frame

    def alt(self, count: int) -> str:
        """What so many frames show, and the last one in words."""
        assert self.last is not None
        words, view = self._words, self.last.view
        title = words.text("replay-alt", game=words.text(f"{drawn(view).key(view)}-name"), n=count)
        return alt((title, *sentences(view, self._names, words, self.last.hands)))


def replay(
    frames: Callable[[], Iterable[Frame]], names: Names, words: Catalogue, *, limit: int | None = None
) -> Replay | None:
    """The frames as a moving picture, which starts again after the last.

    `frames` gives them one by one, all from the beginning each time it is called: once, and again for each poorer
    picture that is tried until the file is within the limit in bytes; `None` if none is. Only one frame is kept in
    memory. Whoever gives frames may stop all by raising between two of them. Raises `ValueError` without any frame.
    """
    shown = _Shown(frames, names, words)
    made = moving(shown, limit)
    return None if made is None else Replay(made.gif, shown.alt(made.frames))


def contact_sheet(frames: Iterable[Frame], names: Names, words: Catalogue) -> Picture:
    """The frames as small pictures side by side, row by row. Raises `ValueError` without any frame."""
    shown = _Shown(lambda: frames, names, words)
    made = sheet(shown())
    return Picture(made.png, shown.alt(made.frames))
