"""What a scene shows, read as a person would: signs with their figures, and pieces counted."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

from renderer.scene import Item, Plate, Scene, Sprite, Text


def items_of(scene: Scene, *layers: str) -> list[Item]:
    """The items of layers, bottom first."""
    return [item for layer in scene.layers if layer.name in layers for item in layer.items]


def texts_of(scene: Scene, layer: str) -> list[str]:
    """The texts of a layer."""
    return [item.text for item in items_of(scene, layer) if isinstance(item, Text)]


def figures_of(scene: Scene, layer: str, sign: str) -> Counter[str]:
    """The figures right after a sign in a layer."""
    pairs = pairwise(items_of(scene, layer))
    return Counter(text.text for one, text in pairs if _is(one, sign) and isinstance(text, Text))


def _is(item: Item, kind: str) -> bool:
    return isinstance(item, Sprite) and item.kind == kind


def tagged(scene: Scene, layer: str) -> Counter[tuple[str, str]]:
    """The figures on plates in the colours of players, each with its colour."""
    pairs = pairwise(items_of(scene, layer))
    return Counter(
        (plate.fill.removesuffix(".fill"), text.text)
        for plate, text in pairs
        if isinstance(plate, Plate) and isinstance(text, Text) and text.tone.endswith(".on")
    )


FOOT = (-30, 14)
"""Where the foot of a piece is, from the middle of its number: about, as it differs by its kind, in pixels."""


def pieces_of(scene: Scene, *layers: str) -> Counter[tuple[str, str]]:
    """How many pieces of each kind and colour stand in layers; a number counts for the piece on whose foot it is."""
    items = items_of(scene, *layers)
    pieces = [item for item in items if isinstance(item, Sprite) and item.look == "piece" and item.kind != "guard"]
    found = Counter((piece.kind, piece.livery) for piece in pieces)
    for item in items:
        if isinstance(item, Text) and item.style.startswith("badge"):
            piece = _numbered(item, pieces)
            found[piece.kind, piece.livery] += int(item.text) - 1
    return found


def _numbered(number: Text, pieces: list[Sprite]) -> Sprite:
    (left, top, right, bottom), (across, down) = number.box, FOOT
    foot = ((left + right) / 2 + across, (top + bottom) / 2 + down)
    return min(pieces, key=lambda piece: math.dist((piece.x, piece.y), foot))


def in_points(number: int) -> str:
    """Victory points as English boards in words tell them."""
    figure = f"{number:,}".replace("-", "−")
    return f"{figure} point" if abs(number) == 1 else f"{figure} points"
