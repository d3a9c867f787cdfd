"""Make the fixed palette of the boards anew after a colour has changed: `python -m tests.renderer.palette`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from data.catalogue import catalogue
from renderer import scene_of
from renderer.painting.encode import PALETTE
from renderer.painting.palette import make
from renderer.scene import Scene
from renderer.taj_mahal import hand_of
from tests.renderer.extremes import POSITIONS
from tests.renderer.positions import PLAIN
from tests.renderer.taj_mahal import positions as taj_mahal


def main() -> None:
    """Write the palette for boards that show every piece on every ground."""
    PALETTE.write_bytes(make(scenes()))


def scenes() -> Iterator[Scene]:
    """Boards of all games, and hands."""
    words = catalogue()
    views = chain(POSITIONS.values(), taj_mahal.POSITIONS.values(), taj_mahal.VISITS.values())
    yield from (scene_of(view, PLAIN, words) for view in views)
    hands = (hand_of(view, PLAIN, words) for view in taj_mahal.HANDS.values())
    yield from (scene for scene in hands if scene is not None)


if __name__ == "__main__":
    main()
