"""Everything can be read: nothing is cut off or covered, and text stands out from its ground, in any position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from data.catalogue import Catalogue
from games.api import Seat
from renderer import scene_of
from renderer.painting.faces import mask
from renderer.painting.paint import paint
from renderer.scene import Layer, Scene, Sprite, Text
from renderer.theme import RGB, THEME, rgb
from tests.renderer.boxes import faults
from tests.renderer.colours import contrast
from tests.renderer.extremes import POSITIONS
from tests.renderer.playouts import views
from tests.renderer.positions import BUSY, LONG, PLAIN

LEAST_TEXT = 4.5
SHARE = 0.03
"""A ground colour under less of a text than this is an edge."""
NOWHERE = (255, 0, 255)


@pytest.mark.parametrize("names", [PLAIN, LONG], ids=["plain", "long"])
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_cut_off_or_covered(name: str, names: tuple[str, ...], words: Catalogue) -> None:
    assert faults(scene_of(POSITIONS[name], names, words)) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_cut_off_or_covered_in_random_play(seed: int, seats: int, words: Catalogue) -> None:
    found = {fault for view in views(seed, seats, every=23) for fault in faults(scene_of(view, LONG[:seats], words))}
    assert found == set()


def test_a_covered_text_would_be_found(words: Catalogue) -> None:
    scene = scene_of(BUSY, PLAIN, words)
    title = next(item for item in scene.items if isinstance(item, Text) and item.style == "title")
    piece = Sprite("trader", title.x + 20, title.y, 60, "red")
    worse = Scene(scene.still, (*scene.moving, Layer("more", (piece,))))
    assert any("title" in fault for fault in faults(worse))


def test_a_covered_emblem_and_a_piece_outside_would_be_found(words: Catalogue) -> None:
    scene = scene_of(BUSY, PLAIN, words)
    extra = (Sprite("trader", 90, 1000, 60, "red"), Sprite("post", 90, 1000, 40, "blue"), Sprite("post", 1599, 900, 40))
    found = faults(Scene(scene.still, (*scene.moving, Layer("more", extra))))
    assert [fault for fault in found if "covers red" in fault]
    assert [fault for fault in found if fault.startswith("outside")]


@pytest.mark.parametrize("name", ["start", "bidding", "busy", "crowd", "over", "first-bidding", "herd-2"])
def test_text_contrasts_with_what_is_painted_under_it(name: str, words: Catalogue) -> None:
    scene = scene_of(POSITIONS[name], PLAIN, words)
    ground = paint(_without_text(scene))
    texts = [item for item in scene.items if isinstance(item, Text)]
    weak = [
        (text.text, text.style, round(lowest, 2))
        for text in texts
        if not _replaced(text, scene) and (lowest := min(_contrasts(ground, text))) < LEAST_TEXT
    ]
    assert weak == []


def test_a_weak_text_would_be_found(words: Catalogue) -> None:
    scene = scene_of(BUSY, PLAIN, words)
    title = next(item for item in scene.items if isinstance(item, Text) and item.style == "title")
    ground = paint(_without_text(scene))
    assert min(_contrasts(ground, title)) > 10
    assert min(_contrasts(ground, replace(title, tone="ghost"))) < LEAST_TEXT


def _without_text(scene: Scene) -> Scene:
    def bare(layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
        return tuple(Layer(layer.name, tuple(i for i in layer.items if not isinstance(i, Text))) for layer in layers)

    return Scene(bare(scene.still), bare(scene.moving))


def _replaced(text: Text, scene: Scene) -> bool:
    """Whether the same words are written again above, on a plate of their own."""
    return text in [i for layer in scene.still for i in layer.items] and any(
        isinstance(item, Text) and (item.text, item.x, item.y) == (text.text, text.x, text.y)
        for layer in scene.moving
        for item in layer.items
    )


def _contrasts(ground: Image.Image, text: Text) -> Iterator[float]:
    """The contrast with every colour that lies under more than an edge of the letters."""
    letters, (dx, dy) = mask(text.text, text.style, text.size)
    left, top = text.x + dx, text.y + dy
    under = ground.crop((left, top, left + letters.width, top + letters.height))
    under.paste(NOWHERE, mask=letters.point(lambda value: 255 if value < 128 else 0))
    counts = {colour: n for n, colour in under.getcolors(1 << 16) or [] if colour != NOWHERE}
    common = [colour for colour, n in counts.items() if n > SHARE * sum(counts.values())]
    return (contrast(rgb(text.tone), colour) for colour in common if isinstance(colour, tuple))


def test_no_text_is_smaller_than_what_a_phone_shows() -> None:
    """In a chat of 550 pixels, 20 pixels are seven."""
    assert min(entry["floor"] for entry in THEME["type"].values()) >= 20


def test_colours_are_three_numbers() -> None:
    colour: RGB = rgb("ink")
    assert colour == (0x2B, 0x21, 0x1A)


def test_seats_have_different_liveries(words: Catalogue) -> None:
    scene = scene_of(POSITIONS["busy"], PLAIN, words)
    liveries = {item.livery for item in scene.items if isinstance(item, Sprite) and item.kind == "trader"}
    assert len(liveries - {"wood"}) == len({Seat(number) for number in range(5)})
