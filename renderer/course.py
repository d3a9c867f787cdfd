"""The course of a game, from the views of it: figures after each round or visit, as charts show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from data.catalogue import Catalogue
from games.api import Seat
from renderer.drawn import Names, drawn
from renderer.table import signed


@dataclass(frozen=True, slots=True)
class Chart:
    """A measure with its figures: a line for each seat, a figure for each step; `None` where there is none."""

    measure: str
    steps: tuple[str, ...]
    lines: Mapping[Seat, tuple[int | None, ...]]

    @property
    def figures(self) -> list[int]:
        """All figures."""
        return [figure for line in self.lines.values() for figure in line if figure is not None]


@dataclass(frozen=True, slots=True)
class Course:
    """A game as it went so far."""

    last: Any
    """The last view."""
    charts: tuple[Chart, ...]


def course_of(views: Iterable[Any], words: Catalogue) -> Course:
    """The course that the views show, in their order: any number of each round or visit, of which the first counts.

    What stands at the beginning of a round is what came of the one before. After the last view, points include what
    is scored at the end. Raises `ValueError` without any view.
    """
    starts, last = dict[int, Any](), None
    for last in views:
        if (stage := drawn(last).stage(last)) is not None:
            starts.setdefault(stage, last)
    if last is None:
        raise ValueError("no view, no course")
    moments = [*starts.values(), last]
    return Course(last, tuple(_charts(moments, words)))


def _charts(moments: list[Any], words: Catalogue) -> Iterator[Chart]:
    last = moments[-1]
    scores, count = drawn(last).scores(last), len(moments) - 1
    steps = [str(number) for number in range(count)]
    steps.append(str(count) if scores else words.text("chart-now"))
    figures = [drawn(view).measured(view) for view in moments]
    for measure, seats in figures[-1].items():
        lines = {seat: tuple(of[measure].get(seat) for of in figures) for seat in seats}
        if measure == "vp" and scores:
            ends = {score.seat: score.total for score in scores}
            whole = {seat: (*line, ends[seat]) for seat, line in lines.items()}
            yield Chart(measure, (*steps, words.text("chart-end")), whole)
        else:
            yield Chart(measure, tuple(steps), lines)


def sentences(course: Course, names: Names, words: Catalogue) -> Iterator[str]:
    """The course in words, the most important first, each without its full stop."""
    game = words.text(f"{drawn(course.last).key(course.last)}-name")
    yield words.text("chart-alt", game=game)
    for chart in course.charts:
        yield _summary(chart, names, words)


def _summary(chart: Chart, names: Names, words: Catalogue) -> str:
    ends = words.series(
        words.text("board-count", name=names[seat], n=signed(_last(line))) for seat, line in chart.lines.items()
    )
    return words.text("chart-summary", measure=words.text(f"chart-{chart.measure}"), list=ends)


def _last(line: tuple[int | None, ...]) -> int:
    return next((figure for figure in reversed(line) if figure is not None), 0)


def lines(course: Course, names: Names, words: Catalogue) -> Iterator[str]:
    """The course in words, line by line, in Discord's markdown: every figure."""
    view = course.last
    key = drawn(view).key(view)
    yield f"## {words.text(f'{key}-name')}: {words.text('chart-title')}"
    for chart in course.charts:
        yield f"### {words.text(f'chart-{chart.measure}')}"
        yield words.text(f"chart-steps-{key}", list=words.series(chart.steps))
        for seat, line in chart.lines.items():
            colour = words.text(f"board-colour-{drawn(view).livery(view, seat)}")
            figures = words.series("–" if figure is None else signed(figure) for figure in line)
            yield f"**{words.text('board-player', name=names[seat], colour=colour)}:** {figures}"
