"""What is new since an earlier board is marked, quietly, and nothing else is."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from data.catalogue import Catalogue
from games.api import Seat, Setup
from games.yunnan.model import Bid
from renderer import render, scene_of, with_hand
from renderer.news import RING, TONE, News, with_news
from renderer.scene import Layer, Plate, Scene, Sprite
from renderer.writing import write
from tests.renderer.boxes import faults
from tests.renderer.playouts import SETUPS, called, views
from tests.renderer.positions import BUSY, LONG, PLAIN, START, seated
from tests.renderer.weakness import weak_texts

NEWS: News = {"road": {"shift": [20, 5]}, "court": {"shift": [4, 4], "only": ["palace"]}}


def scene(name: str = "road", *items: Any) -> Scene:
    return Scene((), (Layer(name, items),))


def rings(found: Scene) -> list[tuple[str, float, float]]:
    """The kind and place of each piece with a ring, and the middle of each plate with one."""
    sprites = [(item.kind, item.x, item.y) for item in found.items if isinstance(item, Sprite) and item.look == "ring"]
    plates = [item.box for item in found.items if isinstance(item, Plate) and item.fill == TONE]
    return sprites + [("plate", (box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in plates]


def trader(x: float, livery: str = "red", y: float = 100) -> Sprite:
    return Sprite("trader", x, y, 60, livery)


def test_a_piece_that_was_not_there_has_a_ring() -> None:
    now, before = scene("road", trader(100), trader(200)), scene("road", trader(100))
    assert rings(with_news(now, before, NEWS)) == [("trader", 200, 100)]


def test_a_piece_that_has_gone_leaves_no_trace() -> None:
    assert rings(with_news(scene("road", trader(100)), scene("road", trader(100), trader(200)), NEWS)) == []


def test_a_piece_in_another_colour_is_another_piece() -> None:
    now = scene("road", trader(100, "blue"))
    assert rings(with_news(now, scene("road", trader(100)), NEWS)) == [("trader", 100, 100)]


@pytest.mark.parametrize(("x", "y", "new"), [(120, 105, False), (121, 100, True), (100, 106, True)])
def test_a_piece_may_be_shifted_a_little_by_others(x: float, y: float, new: bool) -> None:
    found = with_news(scene("road", trader(x, y=y)), scene("road", trader(100)), NEWS)
    assert rings(found) == ([("trader", x, y)] if new else [])


def test_of_two_alike_the_one_farther_from_where_one_stood_is_new() -> None:
    found = with_news(scene("road", trader(112), trader(98)), scene("road", trader(100)), NEWS)
    assert rings(found) == [("trader", 112, 100)]


def test_layers_and_kinds_that_are_not_looked_at_have_no_rings() -> None:
    for name in ("header", "court"):
        assert rings(with_news(scene(name, trader(100)), scene(name), NEWS)) == []
    assert rings(with_news(scene("court", Sprite("palace", 9, 9, 60, "red")), scene("court"), NEWS)) != []


def test_a_ring_lies_below_all_pieces_but_above_the_ground_of_its_own() -> None:
    floor = Plate((0, 0, 400, 400), "plate")
    found = with_news(scene("road", trader(10), floor, trader(90), trader(100)), scene("road", trader(90)), NEWS)
    looks = [item.look if isinstance(item, Sprite) else "plate" for item in found.items]
    assert looks == ["ring", "piece", "plate", "ring", "piece", "piece"]


def test_a_number_that_is_another_one_has_a_ring_round_its_plate() -> None:
    def counted(number: str) -> Scene:
        return scene("road", Plate((90, 80, 120, 110), "plate", 8), write(number, "bid", 105, 105, anchor="middle"))

    assert rings(with_news(counted("3"), counted("3"), NEWS)) == []
    found = with_news(counted("4"), counted("3"), NEWS)
    assert rings(found) == [("plate", 105, 95)]
    assert next(found.items).box == (90 - RING, 80 - RING, 120 + RING, 110 + RING)


def test_a_new_bid_and_nothing_else_is_marked(words: Catalogue) -> None:
    bid = Bid(Seat(0), "trading_school", 7)
    found = scene_of(replace(START, bids=(bid,)), PLAIN, words, since=START)
    assert {kind for kind, *_ in rings(found)} == {"trader", "plate"}
    assert len(rings(found)) == 2
    again = scene_of(replace(START, bids=(bid,)), PLAIN, words, since=replace(START, bids=(bid,)))
    assert again == scene_of(replace(START, bids=(bid,)), PLAIN, words)


def test_the_picture_shows_it(words: Catalogue) -> None:
    plain, marked = render(BUSY, PLAIN, words), render(BUSY, PLAIN, words, since=START)
    assert plain.png != marked.png
    assert plain.alt == marked.alt
    assert with_hand(BUSY, PLAIN, words, since=START).png == marked.png


@pytest.mark.parametrize("setup", SETUPS[::5], ids=called)
def test_boards_with_marks_can_be_read_as_well(setup: Setup, words: Catalogue) -> None:
    found = {
        fault
        for before, view in pairwise(views(1, setup, every=11))
        for fault in faults(scene_of(view, seated(view, LONG), words, since=before))
    }
    assert found == set()


def test_text_contrasts_with_marks_too(words: Catalogue) -> None:
    assert weak_texts(scene_of(BUSY, seated(BUSY, PLAIN), words, since=START)) == []
