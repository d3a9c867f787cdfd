"""Everything can be read: nothing is cut off or covered, and text stands out from its ground, in any position."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from data.catalogue import Catalogue
from games.api import Seat, Setup
from games.yunnan.making import edition
from games.yunnan.model import Bid
from renderer import scene_of
from renderer.painting.paint import paint
from renderer.scene import Layer, Plate, Scene, Sprite, Text
from renderer.theme import RGB, THEME, rgb
from tests.renderer.boxes import RIM, faults
from tests.renderer.extremes import POSITIONS
from tests.renderer.playouts import SETUPS, called, views
from tests.renderer.positions import BUSY, LONG, PLAIN, START, seated
from tests.renderer.variants import VARIANTS
from tests.renderer.weakness import LEAST, contrasts, weak_texts, without_text


@pytest.mark.parametrize("names", [PLAIN, LONG], ids=["plain", "long"])
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_cut_off_or_covered(name: str, names: tuple[str, ...], words: Catalogue) -> None:
    assert faults(scene_of(POSITIONS[name], seated(POSITIONS[name], names), words)) == []


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_nothing_is_cut_off_or_covered_in_random_play(setup: Setup, words: Catalogue) -> None:
    found = {
        fault
        for seed in range(2)
        for view in views(seed, setup, every=23)
        for fault in faults(scene_of(view, seated(view, LONG), words))
    }
    assert found == set()


@pytest.mark.parametrize(
    "figures",
    [
        {"buildings.trading_school": {"gives": "trader", "spaces": [3, 5, 7, 9, 12, 15, 18], "small": [3, 5]}},
        {"buildings.horse_trader": {"gives": "horse", "spaces": [6, 9], "small": [6]}},
        {"buildings.dianmu_temple": {"gives": "block", "spaces": [1, 2, 3, 4, 5, 6], "small": [1, 2]}},
        {"bank.payouts": [[10 * number, [15 + number, 9, 8]] for number in range(9)]},
        {"bank.payouts": [[0, [15]], [40, [20]]]},
        {"places.gorges": [["sichuan", "tibet"], ["yunnan", "qinghai"]]},
        {"income.trader": [3, 60, 90, 120, 150, 180]},
        {"start.presents": {"sichuan": 15, "kang": 14, "tibet": 13, "qinghai": 12}},
    ],
    ids=["more-spaces", "fewer-spaces", "temple", "long-bank", "short-bank", "gorges", "incomes", "presents"],
)
def test_a_table_with_other_figures_can_be_read_too(figures: dict[str, Any], words: Catalogue) -> None:
    """Every space that may be bid on is there, and every one of the bank."""
    changed = edition("second", figures)
    bids = tuple(Bid(Seat(i % 3), b.key, price) for b in changed.buildings for i, price in enumerate(b.spaces))
    for here in ((), bids):
        bank = tuple(Seat(1) if here else None for _ in range(changed.bank_spaces))
        view = replace(START, edition=changed, bids=here, bank=bank, presents=changed.start_presents)
        scene = scene_of(view, PLAIN, words)
        assert faults(scene) == []
        layers = [layer for layer in scene.moving if layer.name in {"bids", "bank"}]
        prices = [item for layer in layers for item in layer.items if isinstance(item, Text) and item.style == "bid"]
        assert len(prices) == len(bids) + len(bank)


def test_a_covered_text_would_be_found(words: Catalogue) -> None:
    scene = scene_of(BUSY, PLAIN, words)
    title = next(item for item in scene.items if isinstance(item, Text) and item.style == "title")
    piece = Sprite("trader", title.x + 20, title.y, 60, "red")
    worse = Scene(scene.still, (*scene.moving, Layer("more", (piece,))))
    assert any("title" in fault for fault in faults(worse))


def test_a_text_that_runs_over_its_plate_would_be_found(words: Catalogue) -> None:
    scene = scene_of(BUSY, PLAIN, words)
    text = next(item for item in scene.items if isinstance(item, Text) and item.style == "name")
    left, top, right, bottom = text.box
    for over, found in ((RIM, 0), (RIM + 2, 1)):
        plate = Plate((left - 5, top - 5, right - over, bottom + 5), "plate", 3)
        runs = [fault for fault in faults(Scene((), (Layer("more", (plate, text)),))) if "runs over plate" in fault]
        assert len(runs) == found


def test_a_covered_emblem_and_a_piece_outside_would_be_found(words: Catalogue) -> None:
    scene = scene_of(BUSY, PLAIN, words)
    extra = (Sprite("trader", 90, 1000, 60, "red"), Sprite("post", 90, 1000, 40, "blue"), Sprite("post", 1599, 900, 40))
    found = faults(Scene(scene.still, (*scene.moving, Layer("more", extra))))
    assert [fault for fault in found if "covers red" in fault]
    assert [fault for fault in found if fault.startswith("outside")]


@pytest.mark.parametrize("name", ["start", "bidding", "busy", "crowd", "over", "herd-2", *VARIANTS])
def test_text_contrasts_with_what_is_painted_under_it(name: str, words: Catalogue) -> None:
    assert weak_texts(scene_of(POSITIONS[name], seated(POSITIONS[name], PLAIN), words)) == []


@pytest.mark.parametrize("setup", SETUPS[::3], ids=called)
def test_text_contrasts_in_random_play(setup: Setup, words: Catalogue) -> None:
    for view in views(4, setup, every=83):
        assert weak_texts(scene_of(view, seated(view, PLAIN), words)) == []


def test_a_weak_text_would_be_found(words: Catalogue) -> None:
    scene = scene_of(BUSY, PLAIN, words)
    title = next(item for item in scene.items if isinstance(item, Text) and item.style == "title")
    ground = paint(without_text(scene))
    assert min(contrasts(ground, title)) > 10
    assert min(contrasts(ground, replace(title, tone="ghost"))) < LEAST


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
