"""Charts of how a game went: the right figures, lines that can be told apart, and the same in words."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from data.catalogue import Catalogue
from games.api import Seat, Told
from renderer import chart, chart_text
from renderer.charts import scale_of, scene_of, spaced
from renderer.course import course_of
from renderer.scene import Line, Sprite, Text
from tests.renderer.boxes import faults
from tests.renderer.extremes import OVER
from tests.renderer.positions import BUSY, LONG, PLAIN
from tests.renderer.recorded import NAMES, game, people
from tests.renderer.weakness import weak_texts


def worth(view: Any, **changed: Any) -> Any:
    """The view with other figures of the first player."""
    return replace(view, players=(replace(view.players[0], **changed), *view.players[1:]))


def test_what_stands_at_the_beginning_of_a_round_is_what_came_of_the_one_before(words: Catalogue) -> None:
    views = [
        worth(BUSY, vp=0, money=12, income=None),
        worth(replace(BUSY, phase="travel"), vp=5, money=99, income=None),
        worth(replace(BUSY, round=BUSY.round + 1), vp=9, money=30, income=18),
        worth(replace(OVER, round=BUSY.round + 1), vp=20, money=40, income=21),
    ]
    points, money, income = course_of(views, words).charts
    total = next(score.total for score in OVER.scores if score.seat == Seat(0))
    assert points.steps == ("0", "1", "2", "end")
    assert points.lines[Seat(0)] == (0, 9, 20, total)
    assert (money.steps, money.lines[Seat(0)]) == (("0", "1", "2"), (12, 30, 40))
    assert income.lines[Seat(0)] == (None, 18, 21)


def test_a_game_that_still_runs_goes_up_to_now(words: Catalogue) -> None:
    points = course_of([worth(BUSY, vp=3), worth(BUSY, vp=7)], words).charts[0]
    assert (points.steps, points.lines[Seat(0)]) == (("0", "now"), (3, 7))


def test_a_course_begins_when_all_is_set_up(words: Catalogue) -> None:
    """Before, nobody has cards."""
    cards = course_of(game("court"), words).charts[2]
    assert min(line[0] or 0 for line in cards.lines.values()) == 6


def test_people_have_points_and_their_colours_money(words: Catalogue) -> None:
    """Of two with two colours each, and of two beside a bot."""
    points, money, _ = course_of(game("pairs"), words).charts
    assert (len(points.lines), len(money.lines)) == (2, 4)
    points, money, _ = course_of(game("duli"), words).charts
    assert (len(points.lines), len(money.lines)) == (2, 2)


@pytest.mark.parametrize("names", [PLAIN, LONG], ids=["plain", "long"])
@pytest.mark.parametrize("name", NAMES)
def test_everything_on_a_chart_can_be_read(name: str, names: tuple[str, ...], words: Catalogue) -> None:
    views, seated = game(name), people(name, words, names)
    for end in (1, len(views) // 2, len(views)):
        scene = scene_of(course_of(views[:end], words), seated, words)
        assert faults(scene) == []
    assert weak_texts(scene) == []


@pytest.mark.parametrize("name", NAMES)
def test_each_line_ends_in_an_emblem_and_the_figure_that_is_told_in_words(name: str, words: Catalogue) -> None:
    views, seated = game(name), people(name, words, PLAIN)
    course = course_of(views, words)
    text = "\n".join(chart_text(views, seated, words))
    for number, layer in enumerate(scene_of(course, seated, words).layers[1:]):
        lines = course.charts[number].lines
        emblems = [item.livery for item in layer.items if isinstance(item, Sprite) and item.look == "piece"]
        figures = [item.text for item in layer.items if isinstance(item, Text) and item.style == "chart_figure"]
        assert len(emblems) == len(set(emblems)) == len(figures) == len(lines)
        part = text.split("###")[number + 1]
        assert sorted(line.split(", ")[-1] for line in part.split("\n") if line.startswith("**")) == sorted(figures)


def test_a_line_has_the_colour_and_the_dark_edge_of_its_player(words: Catalogue) -> None:
    scene = scene_of(course_of(game("five"), words), people("five", words, PLAIN), words)
    fills = {item.fill for item in scene.layers[1].items if isinstance(item, Line)}
    assert {
        f"{colour}.{part}" for colour in ("red", "blue", "yellow", "green", "purple") for part in ("fill", "shield")
    } < fills


def test_a_chart_has_an_alt_text(words: Catalogue) -> None:
    picture = chart(game("five"), PLAIN, words)
    assert picture is not None
    assert picture.alt.startswith("Yunnan, how the game went, as charts. Victory points: Dóra 96, Bence 110, ")


def test_a_limit_holds_for_charts_too(words: Catalogue) -> None:
    assert chart(game("five"), PLAIN, words, limit=100) is None
    picture = chart(game("five"), PLAIN, words, limit=40_000)
    assert picture is not None
    assert len(picture.png) <= 40_000


def test_a_game_without_figures_has_no_charts(words: Catalogue) -> None:
    view = Told("straw", ())
    assert chart([view], PLAIN, words) is None
    assert chart_text([view], PLAIN, words) == ()


def test_no_view_is_no_course(words: Catalogue) -> None:
    with pytest.raises(ValueError, match="no view"):
        course_of([], words)


@pytest.mark.parametrize(
    ("figures", "marks"),
    [
        ([0], (0, 1)),
        ([3, 5], (0, 1, 2, 3, 4, 5)),
        ([110], (0, 25, 50, 75, 100, 125)),
        ([-115, 40], (-150, -100, -50, 0, 50)),
        ([1000, 20], (0, 200, 400, 600, 800, 1000)),
    ],
)
def test_a_scale_is_of_round_figures(figures: list[int], marks: tuple[int, ...]) -> None:
    assert scale_of(figures) == marks


def test_labels_keep_apart_and_within_near_where_they_belong() -> None:
    assert spaced([10, 200, 300], 50, 0, 400) == [10, 200, 300]
    assert spaced([100, 100, 100], 50, 0, 400) == [50, 100, 150]
    close = spaced([390, 395, 396, 398], 50, 0, 400)
    assert all(low + 50 <= high for low, high in pairwise(close))
    assert close[-1] == 400
