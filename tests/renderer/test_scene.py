"""The scenes, as text: a change of the picture is read in the change of its snapshot.

`RENEW=1 pytest tests/renderer` writes the snapshots anew.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from data.catalogue import Catalogue
from renderer import scene_of
from renderer.painting.faces import SHAPING
from renderer.scene import Sprite, Text
from tests.renderer.extremes import CROWD, POSITIONS
from tests.renderer.keeping import kept
from tests.renderer.positions import BUSY, PLAIN, SECOND, START, seated

SNAPSHOTS = Path(__file__).parent / "snapshots"


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures, so widths differ")
@pytest.mark.parametrize("name", POSITIONS)
def test_scene_is_as_in_its_snapshot(name: str, words: Catalogue) -> None:
    scene = scene_of(POSITIONS[name], seated(POSITIONS[name], PLAIN), words)
    kept(SNAPSHOTS / f"{name}.txt", scene.layers if name in {"start", "first-start"} else scene.moving)


def test_what_is_printed_is_shared_by_all_scenes_of_an_edition(words: Catalogue) -> None:
    assert scene_of(START, PLAIN, words).still is scene_of(BUSY, PLAIN, words).still


def test_every_piece_on_the_board_is_drawn(words: Catalogue) -> None:
    """Each bridge, teahouse, horse, present pile and post of the fullest board is there once."""
    kinds = [
        item.kind for item in scene_of(CROWD, PLAIN, words).items if isinstance(item, Sprite) and item.look == "piece"
    ]
    assert (kinds.count("bridge"), kinds.count("teahouse"), kinds.count("post")) == (20, 5, 25)
    assert (kinds.count("inspector"), kinds.count("storm")) == (1, 1)


def test_traders_are_figures_up_to_two_and_a_number_from_three_on(words: Catalogue) -> None:
    def drawn(count: int) -> tuple[int, list[str]]:
        player = replace(START.players[0], traders=(0, 0, count, 0, 0, 0))
        scene = scene_of(replace(START, players=(player, *START.players[1:])), PLAIN, words)
        land = next(layer for layer in scene.moving if layer.name == "provinces")
        figures = [item for item in land.items if isinstance(item, Sprite) and item.kind == "trader"]
        return len(figures), [item.text for item in land.items if isinstance(item, Text) and item.x < 1000]

    assert [drawn(count) for count in (0, 1, 2, 3, 7)] == [
        (0, ["4", "3", "2"]),
        (1, ["4", "3", "2"]),
        (2, ["4", "3", "2"]),
        (1, ["3", "4", "3", "2"]),
        (1, ["7", "4", "3", "2"]),
    ]


def test_the_storm_is_at_home_until_it_blocks_a_gorge(words: Catalogue) -> None:
    def storms(blocked: int | None) -> list[tuple[float, float]]:
        items = [layer.items for layer in scene_of(replace(START, blocked=blocked), PLAIN, words).moving]
        return [(i.x, i.y) for layer in items for i in layer if isinstance(i, Sprite) and i.kind == "storm"]

    home = storms(None)
    assert len(home) == 1
    assert home[0][1] > 866
    assert [y < 866 for gorge in range(4) for _, y in storms(gorge)] == [True] * 4


def test_a_gorge_that_the_map_does_not_show_is_drawn_all_the_same(words: Catalogue) -> None:
    """A host may correct the gorges, which are our own guess."""
    edition = replace(SECOND, gorges=((2, 4), *SECOND.gorges[1:]))
    view = replace(BUSY, edition=edition, blocked=0)
    bridges = [
        i
        for i in scene_of(view, PLAIN, words).items
        if isinstance(i, Sprite) and i.kind == "bridge" and i.look == "piece"
    ]
    assert len(bridges) == sum(len(player.bridges) for player in BUSY.players)


def test_the_final_score_stands_in_the_panels_by_place(words: Catalogue) -> None:
    layer = next(layer for layer in scene_of(POSITIONS["over"], PLAIN, words).moving if layer.name == "panels")
    texts = [item.text for item in layer.items if isinstance(item, Text)]
    assert [text for text in texts if text in PLAIN] == [
        "Bence",
        "Dóra",
        "Marguerite",
        "Kőszegi Ákos",
        "Γιώργος Αλεξίου",
    ]
    assert [text for text in texts if text in {"157", "139", "124", "102", "96"}] == ["157", "139", "124", "102", "96"]
