"""Make the fixed palette of the boards anew after a colour has changed: `python -m tests.renderer.palette`."""

from __future__ import annotations

from data.catalogue import catalogue
from renderer import scene_of
from renderer.painting.encode import PALETTE
from renderer.painting.palette import make
from tests.renderer.extremes import POSITIONS
from tests.renderer.positions import PLAIN


def main() -> None:
    """Write the palette for boards that show every piece on every ground."""
    words = catalogue()
    PALETTE.write_bytes(make(scene_of(view, PLAIN, words) for view in POSITIONS.values()))


if __name__ == "__main__":
    main()
