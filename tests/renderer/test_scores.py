"""The final scores as a table: the board's figures, nothing cut off, and the same in words."""

from __future__ import annotations

from typing import Any

import pytest

from data.catalogue import Catalogue
from renderer import scores, scores_text
from renderer.drawn import drawn
from renderer.scene import Sprite, Text
from renderer.score_table import scene_of
from renderer.table import signed
from tests.renderer.boxes import faults
from tests.renderer.extremes import POSITIONS as YUNNAN
from tests.renderer.positions import BUSY, LONG, PLAIN, seated
from tests.renderer.taj_mahal.positions import POSITIONS as TAJ_MAHAL
from tests.renderer.weakness import weak_texts

ENDS: dict[str, Any] = {
    **{f"yunnan-{name}": view for name, view in YUNNAN.items() if view.scores},
    **{f"taj_mahal-{name}": view for name, view in TAJ_MAHAL.items() if view.scores},
}


@pytest.mark.parametrize("name", ENDS)
def test_everything_in_the_table_can_be_read(name: str, words: Catalogue) -> None:
    for names in (PLAIN, LONG):
        scene = scene_of(ENDS[name], names, words)
        assert scene is not None
        assert faults(scene) == []
        assert weak_texts(scene) == []


@pytest.mark.parametrize("name", ENDS)
def test_table_and_words_have_every_figure(name: str, words: Catalogue) -> None:
    view = ENDS[name]
    scene, text = scene_of(view, PLAIN, words), "\n".join(scores_text(view, PLAIN, words))
    assert scene is not None
    rows = scene.layers[-1].items
    game = drawn(view)
    figures = [item.text for item in rows if isinstance(item, Text) and item.style in {"score", "vp"}]
    found = [
        figure
        for score in view.scores
        for figure in (
            PLAIN[score.seat],
            *(signed(points) for _, points, _ in game.counted(view, score)),
            signed(score.total),
        )
    ]
    assert figures == found
    for score in view.scores:
        assert f"**{PLAIN[score.seat]}:** " in text
        assert f" place, {signed(score.total)} point" in text


def test_all_colours_of_a_person_stand_in_the_row(words: Catalogue) -> None:
    scene = scene_of(YUNNAN["two-colours-over"], PLAIN, words)
    assert scene is not None
    figures = [item.livery for item in scene.layers[-1].items if isinstance(item, Sprite) and item.kind == "trader"]
    assert sorted(figures) == ["blue", "green", "red", "yellow"]


def test_a_running_game_has_no_table(words: Catalogue) -> None:
    assert scores(BUSY, PLAIN, words) is None
    assert scores_text(BUSY, PLAIN, words) == ()


def test_the_table_has_an_alt_text_and_keeps_a_limit(words: Catalogue) -> None:
    view = YUNNAN["over"]
    picture = scores(view, seated(view, PLAIN), words)
    assert picture is not None
    assert picture.alt.startswith("Yunnan, final score. Bence: 1st place, 157 points, Points on the track 91, ")
    assert scores(view, PLAIN, words, limit=100) is None
