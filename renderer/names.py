"""People's names as a picture can show them."""

from __future__ import annotations

from data.catalogue import Catalogue
from renderer.painting.faces import legible


def shown(names: tuple[str, ...], words: Catalogue) -> tuple[str, ...]:
    """The names by seat, without characters that cannot be set; a number for a name of which nothing is left."""
    return tuple(_shown(name) or words.text("board-nameless", n=i) for i, name in enumerate(names, 1))


def _shown(name: str) -> str:
    kept = legible(name, "name")
    return kept if any(char.isalnum() for char in kept) else ""
