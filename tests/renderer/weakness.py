"""Texts that stand out too little from what is painted under them."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from renderer.painting.faces import mask
from renderer.painting.paint import paint
from renderer.scene import Layer, Scene, Text
from renderer.theme import rgb
from tests.renderer.colours import contrast

LEAST = 4.5
"""The contrast that a text needs."""
SHARE = 0.03
"""A ground colour under less of a text than this is an edge."""
NOWHERE = (255, 0, 255)


def weak_texts(scene: Scene) -> list[tuple[str, str, float]]:
    """The texts with too little contrast: the text, its style, and the lowest contrast."""
    ground = paint(without_text(scene))
    texts = (item for item in scene.items if isinstance(item, Text))
    lowest = ((text, min(contrasts(ground, text))) for text in texts)
    return [(text.text, text.style, round(least, 2)) for text, least in lowest if least < LEAST]


def without_text(scene: Scene) -> Scene:
    """The scene with all but its texts."""

    def bare(layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
        return tuple(Layer(layer.name, tuple(i for i in layer.items if not isinstance(i, Text))) for layer in layers)

    return Scene(bare(scene.still), bare(scene.moving), scene.size)


def contrasts(ground: Image.Image, text: Text) -> Iterator[float]:
    """The contrast with the rim of the letters, or with every colour that lies under more than an edge of them."""
    if text.halo:
        return iter((contrast(rgb(text.tone), rgb(text.halo)),))
    letters, (dx, dy) = mask(text.text, text.style, text.size)
    left, top = text.x + dx, text.y + dy
    under = ground.crop((left, top, left + letters.width, top + letters.height))
    under.paste(NOWHERE, mask=letters.point(lambda value: 255 if value < 128 else 0))
    counts = {colour: n for n, colour in under.getcolors(1 << 16) or [] if colour != NOWHERE}
    common = [colour for colour, n in counts.items() if n > SHARE * sum(counts.values())]
    return (contrast(rgb(text.tone), colour) for colour in common if isinstance(colour, tuple))
