"""The final scores as a table: a row for each person by place, a column for each line of the score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from data.catalogue import Catalogue
from games.api import Score, Seat
from renderer.charts import winning
from renderer.drawn import Drawn, Names, drawn
from renderer.frames import Figure, frame, tab
from renderer.heading import title
from renderer.names import shown
from renderer.parts import Stat, centred, middle_line
from renderer.phrases import result
from renderer.scene import Item, Layer, Plate, Scene, Sprite
from renderer.table import Table, signed
from renderer.theme import SIZE, THEME, Box
from renderer.writing import wrap, write

SPEC: dict[str, Any] = THEME["scores"]
SIGNS = SPEC["signs"]
EDGE = 16


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the table is made of."""

    game: Drawn
    view: Any
    names: Mapping[Seat, str]
    words: Catalogue

    @property
    def scores(self) -> Sequence[Score]:
        """The final scores, best first."""
        return self.game.scores(self.view)

    @property
    def lines(self) -> Sequence[tuple[str, int, str]]:
        """The lines of the best score, which all have."""
        return self.game.counted(self.view, self.scores[0])

    def column(self, number: int) -> tuple[float, float]:
        """Middle and width of a column, in pixels."""
        left, right = SPEC["columns"]
        width = (right - left) / len(self.lines)
        return left + width * (number + 0.5), width


def scene_of(view: Any, names: Names, words: Catalogue) -> Scene | None:
    """The table; `None` while the game runs."""
    people = dict(zip(map(Seat, range(len(names))), shown(names, words), strict=True))
    sheet = Sheet(drawn(view), view, people, words)
    if not sheet.scores:
        return None
    rows, top = list[Item](), SPEC["first"] + SIGNS["height"]
    for score in sheet.scores:
        rows += _row(sheet, score, (EDGE, top, SIZE[0] - EDGE, top + SPEC["row"]))
        top += SPEC["row"] + SPEC["gap"]
    layers = (Layer("header", tuple(_header(sheet))), Layer("signs", tuple(_signs(sheet))), Layer("rows", tuple(rows)))
    return Scene((), layers, (SIZE[0], top + EDGE - SPEC["gap"]))


def _header(sheet: Sheet) -> Iterator[Item]:
    game, words = sheet.game, sheet.words
    yield from title(words.text(f"{game.key(sheet.view)}-name"), words.text("scores-title"))
    yield from winning(game, sheet.view, sheet.names, words)


def _signs(sheet: Sheet) -> Iterator[Item]:
    """The heads of the columns: a sign, and in words below it what it stands for."""
    key = sheet.game.key(sheet.view)
    for number, (line, _, sign) in enumerate(sheet.lines):
        x, room = sheet.column(number)
        yield Sprite(sign, x, SPEC["first"] + SIGNS["middle"], SIGNS["sign"], look="token", foot=False)
        label = sheet.words.text(f"{key}-score-{line}")
        for i, part in enumerate(wrap(label, "note", room - 8, 2)):
            y = SPEC["first"] + SIGNS["label"] + i * SIGNS["step"]
            yield write(part, "note", x, y, anchor="middle", tone="ink_soft", room=room - 8)
    x, y = SPEC["total"]["right"], SPEC["first"] + SIGNS["label"]
    yield write(sheet.words.text("scores-total"), "note", x, y, anchor="right", tone="ink_soft")


def _row(sheet: Sheet, score: Score, box: Box) -> Iterator[Item]:
    yield from frame(box, "winner_paper", rim="gold") if score.place == 1 else frame(box, "plate")
    yield from _place(sheet, score, box)
    name, middle = SPEC["name"], (box[1] + box[3]) / 2
    who, left = sheet.names[score.seat], box[0] + name["left"] + len(score.others) * THEME["panel"]["tab"]
    yield write(who, "score", left, middle_line(middle, "score"), room=name["right"] - left)
    for number, (_, points, _) in enumerate(sheet.game.counted(sheet.view, score)):
        x, tone = sheet.column(number)[0], "ink" if points else "ink_soft"
        figure = signed(points)
        yield write(figure, "score", x, middle_line(middle, "score"), anchor="middle", tone=tone)
    total = Stat("star", signed(score.total), SPEC["total"]["sign"], "vp", gap=12)
    yield from total.at(SPEC["total"]["right"] - total.width, middle)


def _place(sheet: Sheet, score: Score, box: Box) -> Iterator[Item]:
    """The colours of the person one beside the other, and the place; the winner's on a golden medal."""
    colours = [sheet.game.livery(sheet.view, seat) for seat in score.seats]
    kind = sheet.game.figure(sheet.view)
    for number, colour in reversed(list(enumerate(colours))):
        left = box[0] + number * THEME["panel"]["tab"]
        yield from tab(Figure(kind, *SPEC["figure"]), (left, box[1], left, box[3]), colour)
    x, base = box[0] + THEME["panel"]["tab"] / 2, box[1] + SPEC["order"]
    if score.place == 1:
        yield Plate(centred(x, base - 12, 44, 44), "gold_light", 22, "ink", 2, 1.6)
    tone = "ink" if score.place == 1 else f"{colours[0]}.on"
    yield write(str(score.place), "order", x, base, anchor="middle", tone=tone)


def lines(view: Any, names: Names, words: Catalogue) -> Iterator[str]:
    """The final scores in words, line by line, in Discord's markdown; nothing while the game runs."""
    told = list(_told(view, names, words))
    if told:
        game = words.text(f"{drawn(view).key(view)}-name")
        yield f"## {game}: {words.text('scores-title')}"
        yield from (f"**{name}:** {said}" for name, said in told)


def sentences(view: Any, names: Names, words: Catalogue) -> Iterator[str]:
    """The final scores in words, each sentence without its full stop."""
    yield words.text("scores-alt", game=words.text(f"{drawn(view).key(view)}-name"))
    yield from (f"{name}: {said}" for name, said in _told(view, names, words))


def _told(view: Any, names: Names, words: Catalogue) -> Iterator[tuple[str, str]]:
    game, table = drawn(view), Table(view, names, words)
    for score in game.scores(view):
        counted = [(line, points) for line, points, _ in game.counted(view, score)]
        yield names[score.seat], words.series(result(table, game.key(view), score, counted))
