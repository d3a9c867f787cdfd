"""The panels of every edition: a bot player, two colours of one person, Guards, points below 0."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from data.catalogue import Catalogue
from games.api import Score, Seat
from games.yunnan.view import View
from renderer import scene_of
from renderer.scene import Item, Sprite, Text
from tests.renderer.positions import BUSY, PLAIN, seated
from tests.renderer.variants import ADVANCED, DULI, EXPERT, TWO_COLOURS, TWO_COLOURS_OVER


def items(view: View, words: Catalogue, layer: str = "panels") -> list[Item]:
    scene = scene_of(view, seated(view, PLAIN), words)
    return [item for found in scene.layers if found.name == layer for item in found.items]


def texts(view: View, words: Catalogue, layer: str = "panels") -> list[str]:
    return [item.text for item in items(view, words, layer) if isinstance(item, Text)]


def shields(view: View, words: Catalogue, layer: str) -> list[str]:
    found = (item for item in items(view, words, layer) if isinstance(item, Sprite))
    return [item.livery for item in found if item.kind == "guard"]


def test_guards_stand_where_they_were_placed_and_in_the_panel_until_then(words: Catalogue) -> None:
    assert sorted(shields(EXPERT, words, "provinces")) == ["blue", "red", "yellow"]
    assert sorted(shields(EXPERT, words, "panels")) == ["green", "purple"]
    used = replace(EXPERT, players=tuple(replace(player, guarded=(), guards=0) for player in EXPERT.players))
    assert shields(used, words, "provinces") + shields(used, words, "panels") == []


def test_a_bot_player_has_a_colour_of_her_own_and_neither_money_nor_points(words: Catalogue) -> None:
    here = [item for item in items(DULI, words) if isinstance(item, Sprite)]
    assert "slate" in {item.livery for item in here}
    kinds = [item.kind for item in here]
    assert (kinds.count("coin"), kinds.count("star"), kinds.count("gate"), kinds.count("seal")) == (2, 2, 2, 3)
    assert "card 11" in texts(DULI, words)
    assert not any(text.startswith("card") for text in texts(replace(DULI, cards=()), words))


def test_a_bank_space_that_nobody_may_use_is_marked(words: Catalogue) -> None:
    def crosses(view: View) -> int:
        return sum(isinstance(item, Sprite) and item.kind == "closed" for item in items(view, words, "bank"))

    assert (crosses(DULI), crosses(BUSY)) == (1, 0)


def test_two_colours_share_their_name_and_points(words: Catalogue) -> None:
    found = texts(TWO_COLOURS, words)
    assert [found.count(text) for text in ("Dóra", "Bence", "87", "64")] == [1, 1, 1, 1]
    liveries = [item.livery for item in items(TWO_COLOURS_OVER, words) if isinstance(item, Sprite)]
    assert [colour for colour in liveries if colour != "wood"] == ["red", "yellow", "blue", "green"]


def test_points_below_zero_have_a_minus_sign_and_fit(words: Catalogue) -> None:
    assert {"−15", "−8", "−115"} <= set(texts(ADVANCED, words))


def test_bids_beyond_the_money_are_marked_and_the_cost_is_shown(words: Catalogue) -> None:
    figures = [item for item in items(ADVANCED, words) if isinstance(item, Text) and item.style == "balance"]
    assert {item.tone for item in figures} == {"cinnabar"}
    assert "−5" in texts(ADVANCED, words, "bank")
    assert "−5" not in texts(TWO_COLOURS, words, "bank")


def test_every_line_of_a_final_score_is_apart_from_the_others(words: Catalogue) -> None:
    lines = ("track", "money", "presents", "passes", "influence", "teahouses", "horse")
    score = Score(Seat(0), tuple((line, 270) for line in lines), 1)
    found = [item.box for item in items(replace(BUSY, phase="over", scores=(score,)), words) if isinstance(item, Text)]
    rows = sorted({round(box[3]) for box in found})
    assert len(rows) <= 5
    for row in rows:
        boxes = sorted(box for box in found if round(box[3]) == row)
        assert all(one[2] < other[0] for one, other in pairwise(boxes))
