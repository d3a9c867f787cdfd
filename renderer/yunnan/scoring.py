"""The final scoring: what will count, and what has counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from data.catalogue import Catalogue
from games.api import Score
from games.yunnan.editions import Edition
from renderer import frames
from renderer.scene import Item, Plate, Sprite
from renderer.theme import Box
from renderer.writing import write
from renderer.yunnan.board import BOARD, Table, livery
from renderer.yunnan.facts import counted

KEY = BOARD["key"]
SIGNS = {
    "track": "star",
    "money": "coin",
    "presents": "parcel",
    "passes": "gate",
    "influence": "seal",
    "teahouses": "teahouse",
    "horse": "horse",
}
"""The signs of the lines of the final score."""
ROOMY_FROM = 170
"""From this height on, in pixels, the key is set in larger type."""
LEAST = 140


def result(table: Table, plan: dict[str, Any], score: Score, box: Box) -> Iterable[Item]:
    """A panel with a final score."""
    lines = [(SIGNS.get(kind, "star"), points) for kind, points in counted(table.view.edition, score)]
    liveries = tuple(livery(table.view, seat) for seat in score.seats)
    return frames.result(plan, "trader", frames.Result(score, table.names[score.seat], liveries, lines), box)


def scoring_key(edition: Edition, words: Catalogue, box: Box) -> Iterable[Item]:
    """What counts at the end, in the room that the panels leave; nothing where that is too small."""
    height = box[3] - box[1]
    if height < LEAST:
        return
    plan = KEY["roomy" if height > ROOMY_FROM else "compact"]
    yield Plate(box, "paper", 13, "wall", 2)
    left, base, heading = box[0] + KEY["pad"], box[1] + KEY["head"], words.text("board-at-the-end")
    title = write(heading, "building", left, base, tone="ink_soft")
    yield title
    yield Sprite("star", title.x + title.width + 22, title.y - 9, 24, look="flat", foot=False)
    for i, (kind, worth) in enumerate(worths(edition)):
        x, y = left + plan["columns"][i % 2], box[1] + plan["top"] + plan["step"] * (i // 2)
        sign = Sprite(kind, x + plan["sign"] / 2, y, plan["sign"], look="token", foot=False)
        yield sign
        yield write(worth, "goal", x + plan["text"], y + 9, tone="ink_soft")


def worths(edition: Edition) -> Iterator[tuple[str, str]]:
    """The sign and the victory points of everything that counts at the end in this edition."""
    tables = (
        ("seal", edition.vp_influence[edition.start_influence :]),
        ("gate", edition.vp_passes[edition.start_passes :]),
        ("horse", edition.vp_horse[1:]),
        ("teahouse", edition.vp_teahouse[1:]),
        ("parcel", (edition.vp_present,)),
    )
    for kind, points in tables:
        if any(points):
            yield kind, " ".join(str(point) for point in dict.fromkeys(points))
    yield "coin", f"{edition.yuan_for_a_point} : 1"
