"""The charts of a game: a line for each player in the player's colour, with emblem and name at its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, floor, log10
from typing import Any

from data.catalogue import Catalogue
from games.api import Seat
from renderer.course import Chart, Course
from renderer.curves import Point
from renderer.drawn import Drawn, Names, drawn
from renderer.heading import title, turn
from renderer.names import shown
from renderer.parts import middle_line
from renderer.phrases import winners, won
from renderer.scene import Item, Layer, Line, Plate, Scene, Sprite
from renderer.table import box_of, signed
from renderer.theme import THEME, Box
from renderer.writing import width_of, write

SPEC: dict[str, Any] = THEME["chart"]
MARKER, LABEL = SPEC["marker"], SPEC["label"]


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart in its box: where its steps and figures lie."""

    chart: Chart
    inner: Box
    marks: tuple[int, ...]
    """The figures of the scale, lowest first."""

    def x(self, step: int) -> float:
        """Where a step lies."""
        left, _, right, _ = self.inner
        return left + (right - left) * step / max(1, len(self.chart.steps) - 1)

    def y(self, figure: float) -> float:
        """Where a figure lies."""
        _, top, _, bottom = self.inner
        low, high = self.marks[0], self.marks[-1]
        return bottom - (bottom - top) * (figure - low) / (high - low)

    def points(self, seat: Seat) -> list[tuple[int, Point]]:
        """The steps at which a seat has a figure, and where those lie."""
        figures = enumerate(self.chart.lines[seat])
        return [(step, (self.x(step), self.y(figure))) for step, figure in figures if figure is not None]


def scale_of(figures: Sequence[int]) -> tuple[int, ...]:
    """Round figures, equally far apart, from the lowest (or 0) up to the highest; at least two."""
    low, high = min((0, *figures)), max((0, *figures))
    rough = max(1.0, (high - low) / (SPEC["scale"] - 1))
    power = 10 ** floor(log10(rough))
    step = next(int(nice * power) for nice in (1, 2, 2.5, 5, 10) if rough <= nice * power == int(nice * power))
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return tuple(number * step for number in range(first, last + 1))


def scene_of(course: Course, names: Names, words: Catalogue) -> Scene:
    """All charts of a game; the first one has the names."""
    game, view = drawn(course.last), course.last
    people = dict(zip(map(Seat, range(len(names))), shown(names, words), strict=True))
    specs = (SPEC["first"], *SPEC["others"])
    layers = [
        Layer(chart.measure, tuple(_chart(chart, spec, (game, view), people if number == 0 else {}, words)))
        for number, (chart, spec) in enumerate(zip(course.charts, specs, strict=False))
    ]
    return Scene((), (Layer("header", tuple(_header(course, people, words))), *layers))


def _header(course: Course, names: Mapping[Seat, str], words: Catalogue) -> Iterator[Item]:
    game, view = drawn(course.last), course.last
    yield from title(words.text(f"{game.key(view)}-name"), words.text("chart-title"))
    yield from winning(game, view, names, words)


def winning(game: Drawn, view: Any, names: Mapping[Seat, str], words: Catalogue) -> Iterator[Item]:
    """Who has won, as on the board."""
    if seats := winners(game.scores(view)):
        people = [names[seat] for seat in seats]
        yield from turn(game.figure(view), game.livery(view, seats[0]), people, partial(won, words))


def _chart(
    chart: Chart, spec: dict[str, Any], of: tuple[Drawn, Any], names: Mapping[Seat, str], words: Catalogue
) -> Iterator[Item]:
    (left, top, right, bottom), (game, view) = box_of(spec["box"]), of
    inner = (left + spec["left"], top + spec["top"], right - spec["right"], bottom - spec["bottom"])
    plot = Plot(chart, inner, scale_of(chart.figures))
    colours = {seat: game.livery(view, seat) for seat in chart.lines}
    yield Plate((left, top, right, bottom), "plate", 13, "frame", 1)
    x, y = SPEC["title"]
    yield write(words.text(f"chart-{chart.measure}"), "chart", left + x, top + y)
    yield from _scale(plot)
    yield from _steps(plot, bottom, words.text(f"chart-axis-{game.key(view)}"))
    for seat, colour in colours.items():
        yield from _line(plot, seat, colour)
    for number, (seat, colour) in enumerate(colours.items()):
        yield from _emblems(plot, seat, colour, (number, len(colours)))
    yield from _labels(plot, colours, names, right)


def _scale(plot: Plot) -> Iterator[Item]:
    left, _, right, _ = plot.inner
    for mark in plot.marks:
        y = plot.y(mark)
        yield Line(((left, y), (right, y)), "ghost" if mark == 0 else "paper_deep", 3)
        yield write(signed(mark), "axis", left - 16, middle_line(y, "axis"), anchor="right", tone="ink_soft")


def _steps(plot: Plot, bottom: float, axis: str) -> Iterator[Item]:
    """The steps below the lines, as many as there is room for, the last one always; and what they are."""
    steps, every = plot.chart.steps, ceil(SPEC["apart"] / max(1.0, plot.x(1) - plot.x(0)))
    last = len(steps) - 1
    for number, step in enumerate(steps):
        if number == last or (number % every == 0 and plot.x(last) - plot.x(number) > SPEC["apart"]):
            yield write(step, "axis", plot.x(number), bottom - SPEC["step"], anchor="middle", tone="ink_soft")
    middle = (plot.inner[0] + plot.inner[2]) / 2
    yield write(axis, "note", middle, bottom - SPEC["axis"], anchor="middle", tone="ink_soft")


def _line(plot: Plot, seat: Seat, colour: str) -> Iterator[Item]:
    way = tuple(point for _, point in plot.points(seat))
    if len(way) > 1:
        yield Line(way, f"{colour}.shield", SPEC["line"] + 2 * SPEC["rim"])
        yield Line(way, f"{colour}.fill", SPEC["line"])


def _emblems(plot: Plot, seat: Seat, colour: str, place: tuple[int, int]) -> Iterator[Item]:
    """A player's emblem on the line, at steps where no other line has one."""
    number, count = place
    for step, (x, y) in plot.points(seat)[:-1]:
        if step and step % count == number:
            yield Sprite("marker", x, y, MARKER["height"], colour, "token", foot=False)


def _labels(plot: Plot, colours: Mapping[Seat, str], names: Mapping[Seat, str], right: float) -> Iterator[Item]:
    """At the end of each line its emblem, its figure and, if given, the name; apart from each other."""
    ends = {seat: plot.points(seat)[-1] for seat in colours if plot.points(seat)}
    order = sorted(ends, key=lambda seat: (ends[seat][1][1], seat))
    heights = spaced([ends[seat][1][1] for seat in order], MARKER["apart"], plot.inner[1] - 20, plot.inner[3])
    left = plot.inner[2] + LABEL["gap"]
    widest = max((width_of(signed(figure), "chart_figure") for figure in _ends(plot.chart)), default=0)
    for seat, y in zip(order, heights, strict=True):
        step, end = ends[seat]
        yield Line((end, (left, y)), f"{colours[seat]}.shield", 3)
        middle = left + LABEL["emblem"] / 2
        yield Sprite("marker", middle, y, LABEL["emblem"], colours[seat], "piece", foot=False)
        figure = signed(plot.chart.lines[seat][step] or 0)
        x = middle + LABEL["emblem"] / 2 + LABEL["text"] + widest
        yield write(figure, "chart_figure", x, middle_line(y, "chart_figure"), anchor="right")
        if seat in names:
            room = right - x - 3 * LABEL["text"]
            yield write(names[seat], "chart", x + 1.5 * LABEL["text"], middle_line(y, "chart"), room=room)


def _ends(chart: Chart) -> list[int]:
    """The last figures of all lines."""
    lines = ([figure for figure in line if figure is not None] for line in chart.lines.values())
    return [line[-1] for line in lines if line]


def spaced(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Heights as near as may be to those wanted, which rise, so far apart, between top and bottom."""
    groups = list[tuple[float, int]]()
    for height in wanted:
        groups.append((height, 1))
        while len(groups) > 1 and _start(groups[-1], apart) < _start(groups[-2], apart) + groups[-2][1] * apart:
            (lower, many), (upper, few) = groups.pop(), groups.pop()
            groups.append(((lower * many + upper * few) / (many + few), many + few))
    found = [_start(group, apart) + i * apart for group in groups for i in range(group[1])]
    return _between(found, apart, top, bottom)


def _start(group: tuple[float, int], apart: float) -> float:
    """The first height of a group round a middle."""
    middle, count = group
    return middle - (count - 1) * apart / 2


def _between(heights: list[float], apart: float, top: float, bottom: float) -> list[float]:
    last = len(heights) - 1
    below = [max(height, top + i * apart) for i, height in enumerate(heights)]
    return [min(height, bottom - (last - i) * apart) for i, height in enumerate(below)]
