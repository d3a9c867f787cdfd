"""The frames of the players' panels, and the panels with a final score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from games.api import Score
from renderer.parts import Stat, centred
from renderer.scene import Item, Plate, Sprite
from renderer.table import signed
from renderer.theme import THEME, Box
from renderer.writing import write

PANEL = THEME["panel"]


@dataclass(frozen=True, slots=True)
class Figure:
    """What stands for a player in a panel: a kind of piece, its feet from the top, and its height, in pixels."""

    kind: str
    feet: float
    height: float


def frame(box: Box, paper: str, rim: str = "") -> Iterable[Item]:
    """The ground of a panel, perhaps within a thick rim."""
    left, top, right, bottom = box
    if rim:
        yield Plate((left - 5, top - 5, right + 5, bottom + 5), rim, 18)
    yield Plate(box, paper, 13, "frame", 1)


def tab(figure: Figure, box: Box, colour: str) -> Iterable[Item]:
    """The left end of a panel, in a player's colour, with a figure."""
    left, top, _, bottom = box
    yield Plate((left, top, left + PANEL["tab"], bottom), f"{colour}.fill", 13, left_only=True)
    yield Sprite(figure.kind, left + PANEL["tab"] / 2, top + figure.feet, figure.height, colour)


def seated(figure: Figure, box: Box, colour: str, order: tuple[int, float], paper: str) -> Iterable[Item]:
    """The frame in the tone of `paper`, the tab, and on it the number in turn order, with its baseline from the top.

    An active player's frame has an ink rim.
    """
    yield from frame(box, paper, rim="ink" if paper == "active_paper" else "")
    yield from tab(figure, box, colour)
    number, y = order
    yield write(str(number), "order", box[0] + PANEL["tab"] / 2, box[1] + y, anchor="middle", tone=f"{colour}.on")


@dataclass(frozen=True, slots=True)
class Result:
    """A final score as a panel shows it: the name, the colours, and a sign with points for each line."""

    score: Score
    name: str
    liveries: tuple[str, ...]
    lines: Sequence[tuple[str, int]]


def result(plan: dict[str, Any], kind: str, shown: Result, box: Box) -> Iterable[Item]:
    """A panel with a final score: the place, the name and the sum, and below them its lines in two rows."""
    score, spec = shown.score, plan["final"]
    yield from frame(box, "winner_paper", rim="gold") if score.place == 1 else frame(box, "plate")
    yield from _place(plan, kind, shown, box)
    total = Stat("star", signed(score.total), spec["star"], spec["style"])
    start = box[2] - spec["margin"] - total.width
    yield from total.at(start, box[1] + spec["middle"])
    x, y = box[0] + spec["left"], box[1] + spec["name"]
    yield write(shown.name, "name", x, y, room=start - spec["margin"] - x)
    yield from _lines(spec, shown.lines, box)


def _place(plan: dict[str, Any], kind: str, shown: Result, box: Box) -> Iterable[Item]:
    """The colours of the person one below the other, and the place; the winner's on a golden medal."""
    (left, top, _, bottom), score = box, shown.score
    figure, step = (plan["final"] if score.others else plan)["figure"], plan["final"]["colour"]
    for number, colour in enumerate(shown.liveries):
        yield from tab(Figure(kind, *figure), (left, top + number * step, left, bottom), colour)
    x, base = left + PANEL["tab"] / 2, top + plan["order"]
    if score.place == 1:
        yield Plate(centred(x, base - 12, 44, 44), "gold_light", 22, "ink", 2, 1.6)
    tone = "ink" if score.place == 1 else f"{shown.liveries[-1]}.on"
    yield write(str(score.place), "order", x, base, anchor="middle", tone=tone)


def _lines(spec: dict[str, Any], lines: Sequence[tuple[str, int]], box: Box) -> Iterable[Item]:
    columns = max(1, ceil(len(lines) / 2))
    wider = spec["first"]
    pitch = (box[2] - box[0] - spec["left"] - spec["margin"] / 2 - wider) / columns
    for i, (sign, points) in enumerate(lines):
        row, column = divmod(i, columns)
        line = Stat(sign, signed(points), spec["sign"], spec["worth"], gap=4)
        x = box[0] + spec["left"] + pitch * column + (wider if column else 0)
        yield from line.at(x, box[1] + spec["top"] + spec["step"] * row)
