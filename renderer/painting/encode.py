"""From an image to a PNG file: one fixed palette for all boards, and smaller pictures where a file must be small."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

from data.tables import FOLDER
from renderer.theme import THEME

PALETTE = FOLDER / "palette.bin"
"""The colours of all boards, three bytes each; `python -m renderer.painting.palette` makes them anew."""
LEVEL: int = THEME["picture"]["compress_level"]
LADDER: tuple[tuple[float, int], ...] = tuple((step["scale"], step["colours"]) for step in THEME["ladder"])


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """The fixed palette, as an image that has it."""
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE.read_bytes())
    return image


def png(image: Image.Image, scale: float = 1.0, colours: int = 256) -> bytes:
    """The picture as a PNG with a palette, at a scale of its size and with at most so many colours."""
    if scale != 1.0:
        image = image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
    if scale == 1.0 and colours == 256:  # noqa: PLR2004 - all that a palette holds
        return write(image.quantize(palette=palette(), dither=Image.Dither.NONE))
    return write(image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))


def write(image: Image.Image) -> bytes:
    """A palette image as PNG."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def within(image: Image.Image, limit: int, scale: float = 1.0) -> bytes | None:
    """The best picture, no larger than the scale, whose file is within the limit in bytes; `None` if none is."""
    for size, colours in LADDER:
        if size <= scale:
            made = png(image, size, colours)
            if len(made) <= limit:
                return made
    return None
