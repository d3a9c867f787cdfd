"""From an image to a PNG file: one fixed palette for all boards, and smaller pictures where a file must be small."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

from data.tables import FOLDER
from renderer.theme import THEME, rgb

PALETTE = FOLDER / "palette.bin"
"""The colours of all boards, three bytes each; `python -m tests.renderer.palette` makes them anew."""
LEVEL: int = THEME["picture"]["compress_level"]
LADDER: tuple[tuple[float, bool], ...] = tuple((step["scale"], step["plain"]) for step in THEME["ladder"])
"""Scale, and whether only the plain colours are kept, from the best picture to the smallest file."""


@lru_cache(maxsize=2)
def palette(*, plain: bool = False) -> Image.Image:
    """The fixed palette, or the few plain colours of the theme, as an image that has it."""
    tokens: list[str] = THEME["plain"]["tokens"]
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(value for token in tokens for value in rgb(token)) if plain else PALETTE.read_bytes())
    return image


def png(image: Image.Image, scale: float = 1.0, *, plain: bool = False) -> bytes:
    """The picture as a PNG with a palette, at a scale of its size."""
    return write(scaled(image, scale).quantize(palette=palette(plain=plain), dither=Image.Dither.NONE))


def scaled(image: Image.Image, scale: float) -> Image.Image:
    """The picture at a scale of its size."""
    if scale == 1.0:
        return image
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.HAMMING)


def write(image: Image.Image) -> bytes:
    """A palette image as PNG."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def within(image: Image.Image, limit: int, scale: float = 1.0) -> bytes | None:
    """The best picture, no larger than the scale, whose file is within the limit in bytes; `None` if none is."""
    for size, plain in LADDER:
        if size <= scale:
            made = png(image, size, plain=plain)
            if len(made) <= limit:
                return made
    return None
