"""The players' panels, in turn order, or at the end by place; and what special cards are worth below them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.api import Score
from games.taj_mahal.editions import COURTIERS
from renderer import frames
from renderer.scene import Item, Layer, Plate
from renderer.taj_mahal.board import BOARD, Table, livery
from renderer.taj_mahal.cards import special
from renderer.taj_mahal.header import LINES
from renderer.taj_mahal.panel import panel
from renderer.taj_mahal.tiles import influence_tile
from renderer.theme import THEME, Box
from renderer.writing import write

PANEL, KEY = BOARD["panel"], BOARD["key"]
LEAST = 170
"""The height that the key needs, in pixels."""


def panels(table: Table) -> tuple[Layer, ...]:
    """A panel for each player, and below them the key where there is room."""
    left, top, right, bottom = THEME["panel"]["column"]
    view, items = table.view, list[Item]()
    plan: dict[str, Any] = PANEL["roomy" if len(view.players) <= PANEL["roomy_up_to"] else "compact"]
    for place in view.scores or view.order:
        box = (left, top, right, top + plan["height"])
        items += _result(table, plan, place, box) if isinstance(place, Score) else panel(table, plan, place, box)
        top += plan["height"] + THEME["panel"]["gap"]
    return (Layer("panels", tuple(items)), Layer("key", tuple(_key(table, (left, top, right, bottom)))))


def _result(table: Table, plan: dict[str, Any], score: Score, box: Box) -> Iterable[Item]:
    lines = [(LINES.get(kind, "star"), points) for kind, points in score.lines]
    shown = frames.Result(score, table.names[score.seat], (livery(score.seat),), lines)
    return frames.result(plan, "palace", shown, box)


def _key(table: Table, box: Box) -> Iterable[Item]:
    """Which influence tiles bring which special card, and what it does."""
    if box[3] - box[1] < LEAST:
        return
    edition, words, rows = table.view.edition, table.words, KEY["rows"]
    left = box[0] + KEY["pad"]
    yield Plate(box, "paper", 13, "wall", 2)
    title = words.text("taj_mahal-board-specials")
    yield write(title, "building", left, box[1] + KEY["head"], tone="ink_soft")
    for i, (suit, key) in enumerate(zip(COURTIERS, edition.specials, strict=True)):
        y = box[1] + rows["top"] + rows["step"] * i
        yield from influence_tile(words, suit, (left + 14, y), 32, 2)
        yield from special(edition, key, left + 62, y, 34)
        text = words.text(f"taj_mahal-board-key-{key}", n=edition.card_points)
        yield write(text, "note", left + 88, y + 8, tone="ink_soft", room=box[2] - left - 100)
