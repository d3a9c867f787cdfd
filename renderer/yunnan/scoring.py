"""The final scoring: what will count, and what has counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Any

from data.catalogue import Catalogue
from games.api import Score
from games.yunnan.editions import Edition
from renderer.parts import Stat, centred
from renderer.scene import Item, Plate, Sprite
from renderer.theme import Box
from renderer.writing import write
from renderer.yunnan.board import BOARD, Table, livery, signed
from renderer.yunnan.facts import counted
from renderer.yunnan.panel import PANEL, frame, tab

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
    """A panel with a final score: the place, the name and the sum, and below them its lines in two rows."""
    yield from frame(box, "winner_paper", rim="gold") if score.place == 1 else frame(box, "plate")
    yield from _place(table, plan, score, box)
    spec = plan["final"]
    total = Stat("star", signed(score.total), spec["star"], spec["style"])
    start = box[2] - spec["margin"] - total.width
    yield from total.at(start, box[1] + spec["middle"])
    x, y = box[0] + spec["left"], box[1] + spec["name"]
    yield write(table.names[score.seat], "name", x, y, room=start - spec["margin"] - x)
    yield from _lines(table, spec, score, box)


def _place(table: Table, plan: dict[str, Any], score: Score, box: Box) -> Iterable[Item]:
    """The colours of the person one below the other, and the place; the winner's on a golden medal."""
    left, top, _, bottom = box
    figure, step = (plan["final"] if score.others else plan)["figure"], plan["final"]["colour"]
    for number, seat in enumerate(score.seats):
        yield from tab(figure, (left, top + number * step, left, bottom), livery(table.view, seat))
    x, base = left + PANEL["tab"] / 2, top + plan["order"]
    if score.place == 1:
        yield Plate(centred(x, base - 12, 44, 44), "gold_light", 22, "ink", 2, 1.6)
    tone = "ink" if score.place == 1 else f"{livery(table.view, score.seats[-1])}.on"
    yield write(str(score.place), "order", x, base, anchor="middle", tone=tone)


def _lines(table: Table, spec: dict[str, Any], score: Score, box: Box) -> Iterable[Item]:
    lines = counted(table.view.edition, score)
    columns = max(1, ceil(len(lines) / 2))
    wider = spec["first"]
    pitch = (box[2] - box[0] - spec["left"] - spec["margin"] / 2 - wider) / columns
    for i, (kind, points) in enumerate(lines):
        row, column = divmod(i, columns)
        line = Stat(SIGNS.get(kind, "star"), signed(points), spec["sign"], spec["worth"], gap=4)
        x = box[0] + spec["left"] + pitch * column + (wider if column else 0)
        yield from line.at(x, box[1] + spec["top"] + spec["step"] * row)


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
