"""A moving picture, written frame by frame as a GIF: of each frame only what differs from the one before is kept.

GIF, as Discord's clients of every age show it moving, also where it is only linked to; and its frames fit the palette
of the boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

from renderer.painting.encode import palette, scaled
from renderer.painting.paint import paint, stack
from renderer.scene import Scene
from renderer.theme import THEME

SPEC: dict[str, Any] = THEME["replay"]

CLEAR = 255
"""The number of the colour that lets the frame before show through; no palette of the boards has so many."""
KEEP = 1
"""What GIF calls the disposal of a frame that the next one is laid upon."""


class Film:
    """Frames of one size, one after the other, at a scale of their size, in all colours of the palette or a few."""

    def __init__(self, scale: float, *, plain: bool) -> None:
        self._scale = scale
        self._plain = plain
        self._last: Image.Image | None = None
        self._out = BytesIO()
        self.frames = 0

    @property
    def size(self) -> int:
        """Bytes so far."""
        return self._out.tell()

    def add(self, frame: Image.Image, duration: int) -> None:
        """One more frame, shown for so many milliseconds."""
        image = scaled(frame, self._scale).quantize(palette=palette(plain=self._plain), dither=Image.Dither.NONE)
        if self._last is None:
            self._out.writelines(getheader(image.copy(), info={"loop": 0, "optimize": False})[0])
            self._write(image, (0, 0), duration)
        else:
            changed, corner = _changed(image, self._last)
            self._write(changed, corner, duration)
        self._last = image
        self.frames += 1

    def _write(self, image: Image.Image, corner: tuple[int, int], duration: int) -> None:
        params = {} if self._last is None else {"transparency": CLEAR}
        self._out.writelines(getdata(image, corner, duration=duration, disposal=KEEP, **params))

    def done(self) -> bytes:
        """The whole file."""
        return self._out.getvalue() + b";"


def _changed(image: Image.Image, before: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The part of an image that differs from the one before, with the place of its corner; the rest in it is clear."""
    difference = ImageChops.difference(_numbers(image), _numbers(before))
    box = difference.getbbox() or (0, 0, 1, 1)
    part, same = image.crop(box), difference.crop(box).point(lambda value: 0 if value else 255)
    part.paste(CLEAR, mask=same)
    return part, box[:2]


def _numbers(image: Image.Image) -> Image.Image:
    """The numbers of the pixels' colours, as grey."""
    return Image.frombytes("L", image.size, image.tobytes())


@dataclass(frozen=True, slots=True)
class Made:
    """A GIF file and the number of its frames."""

    gif: bytes
    frames: int


def moving(frames: Callable[[], Iterable[Sequence[Scene]]], limit: int | None) -> Made | None:
    """The best moving picture within the limit in bytes; `None` if none is. A frame is scenes one below the other.

    Raises `ValueError` without any frame.
    """
    for step in SPEC["ladder"]:
        film = Film(step["scale"], plain=step["plain"])
        if _filled(film, frames(), step["every"], limit):
            return Made(film.done(), film.frames)
    return None


def _filled(film: Film, frames: Iterable[Sequence[Scene]], every: int, limit: int | None) -> bool:
    """Whether all the frames, or every so many and the last one, could be put on the film within the limit."""
    held: Sequence[Scene] | None = None
    for number, frame in enumerate(frames):
        if held is not None and (number - 1) % every == 0:
            film.add(_painted(held), SPEC["turn"])
        if limit is not None and film.size >= limit:
            return False
        held = frame
    if held is None:
        raise ValueError("no frame, no moving picture")
    film.add(_painted(held), SPEC["last"])
    return limit is None or film.size < limit


def _painted(frame: Sequence[Scene]) -> Image.Image:
    return stack([paint(scene) for scene in frame])
