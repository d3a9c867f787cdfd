"""What the rest of the house asks of this package: a view as a picture, as alt text, and in words.

The view may be one of any game; where a game has hands, a viewer's hand has a picture and words of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, overload

from data.catalogue import Catalogue
from renderer import charts, score_table
from renderer import course as courses
from renderer.course import course_of
from renderer.drawn import Names, drawn
from renderer.lengths import alt, messages
from renderer.news import with_news
from renderer.painting.encode import png, within
from renderer.painting.paint import paint, stack
from renderer.scene import Scene
from renderer.strip import framed, preview_strip
from renderer.table import Hands


@dataclass(frozen=True, slots=True)
class Picture:
    """A board or a hand as a PNG file, with its alt text."""

    png: bytes
    alt: str


def scene_of(view: Any, names: Names, words: Catalogue, since: Any = None) -> Scene:
    """What stands on the board; with an earlier view of it, what is new `since` is marked.

    `names` are the players' names by seat, as they come.
    """
    game = drawn(view)
    scene = game.scene_of(view, names, words)
    return scene if since is None else with_news(scene, game.scene_of(since, names, words), game.NEWS)


def hands_in(views: Iterable[Any]) -> Hands:
    """What is in all hands, of the views of all seats: to be shown once the game is over."""
    return tuple(drawn(view).holding(view) for view in views)


def scenes_of(view: Any, names: Names, words: Catalogue, since: Any = None, hands: Hands = ()) -> tuple[Scene, ...]:
    """The board like `scene_of`, and below it what is in all `hands`, if they are to be shown."""
    below = drawn(view).hands_of(view, hands, names, words) if hands else None
    return (scene_of(view, names, words, since), *([below] if below else []))


@overload
def render(view: Any, names: Names, words: Catalogue, *, scale: float = 1.0, since: Any = None) -> Picture: ...


@overload
def render(
    view: Any, names: Names, words: Catalogue, *, scale: float = 1.0, limit: int | None, since: Any = None
) -> Picture | None: ...


def render(
    view: Any, names: Names, words: Catalogue, *, scale: float = 1.0, limit: int | None = None, since: Any = None
) -> Picture | None:
    """The board as a picture, 1600 x 1200 pixels times the scale. May be called from any thread.

    With an earlier view, what is new `since` is marked.

    With a limit in bytes the picture becomes smaller and poorer in colours until its file fits; `None` if none does.
    """
    file = _file((scene_of(view, names, words, since),), scale, limit)
    return None if file is None else Picture(file, alt_text(view, names, words))


def hand(view: Any, names: Names, words: Catalogue, *, scale: float = 1.0, limit: int | None = None) -> Picture | None:
    """The viewer's cards as a picture, 1600 pixels times the scale wide, for the viewer's eyes only.

    `None` for a view that holds no hand, and where not even the smallest file is within the limit in bytes.
    """
    scene = drawn(view).hand_of(view, names, words)
    file = None if scene is None else _file((scene,), scale, limit)
    return None if file is None else Picture(file, alt(drawn(view).hand_sentences(view, names, words)))


@overload
def with_hand(view: Any, names: Names, words: Catalogue, *, scale: float = 1.0, since: Any = None) -> Picture: ...


@overload
def with_hand(
    view: Any, names: Names, words: Catalogue, *, scale: float = 1.0, limit: int | None, since: Any = None
) -> Picture | None: ...


def with_hand(
    view: Any, names: Names, words: Catalogue, *, scale: float = 1.0, limit: int | None = None, since: Any = None
) -> Picture | None:
    """The board, and below it the viewer's hand, if there is one, as one picture; otherwise like `render`."""
    game, own = drawn(view), drawn(view).hand_of(view, names, words)
    file = _file((scene_of(view, names, words, since), *([own] if own else [])), scale, limit)
    held = game.hand_sentences(view, names, words) if own else ()
    return None if file is None else Picture(file, alt((*held, *game.sentences(view, names, words))))


def preview(
    view: Any, names: Names, words: Catalogue, *, brings: str = "", limit: int | None = None, since: Any = None
) -> Picture | None:
    """The board as it would be after a move, marked as not yet real, with the viewer's hand like `with_hand`.

    Above it stands what the move `brings`, in plain words. `None` where no file is within the limit in bytes.
    """
    own = drawn(view).hand_of(view, names, words)
    board = framed(scene_of(view, names, words, since))
    file = _file((preview_strip(brings, words), board, *([own] if own else [])), 1.0, limit)
    said = (words.text("preview-alt"), *([brings.rstrip(".")] if brings else []))
    return None if file is None else Picture(file, alt((*said, *drawn(view).sentences(view, names, words))))


def looked_back(
    view: Any,
    names: Names,
    words: Catalogue,
    *,
    hands: Hands = (),
    limit: int | None = None,
    since: Any = None,
) -> Picture | None:
    """A position of the past like `render`, and once the game is over, all `hands` in it below the board.

    `None` where no file is within the limit in bytes.
    """
    file = _file(scenes_of(view, names, words, since, hands), 1.0, limit)
    return None if file is None else Picture(file, alt(sentences(view, names, words, hands)))


def _file(scenes: Iterable[Scene], scale: float, limit: int | None) -> bytes | None:
    """The scenes, one below the other, as a file."""
    board = stack([paint(scene) for scene in scenes])
    return png(board, scale) if limit is None else within(board, limit, scale)


def chart(views: Iterable[Any], names: Names, words: Catalogue, *, limit: int | None = None) -> Picture | None:
    """How a game went, as charts over its rounds or visits, 1600 x 1200 pixels.

    The views are those of one game in their order, any number of each round: everybody's, as nothing in the charts is
    secret. `None` for a game without figures to follow, and where no file is within the limit in bytes.
    """
    course = course_of(views, words)
    if not course.charts:
        return None
    file = _file((charts.scene_of(course, names, words),), 1.0, limit)
    return None if file is None else Picture(file, alt(courses.sentences(course, names, words)))


def chart_text(views: Iterable[Any], names: Names, words: Catalogue) -> tuple[str, ...]:
    """Every figure of the charts in words, like `text_board`."""
    course = course_of(views, words)
    return tuple(messages(courses.lines(course, names, words))) if course.charts else ()


def scores(view: Any, names: Names, words: Catalogue, *, limit: int | None = None) -> Picture | None:
    """The final scores as a table, 1600 pixels wide.

    `None` while the game runs, and where no file is within the limit in bytes.
    """
    scene = score_table.scene_of(view, names, words)
    file = None if scene is None else _file((scene,), 1.0, limit)
    return None if file is None else Picture(file, alt(score_table.sentences(view, names, words)))


def scores_text(view: Any, names: Names, words: Catalogue) -> tuple[str, ...]:
    """The final scores in words, like `text_board`; no message while the game runs."""
    return tuple(message for message in messages(score_table.lines(view, names, words)) if message)


def alt_text(view: Any, names: Names, words: Catalogue) -> str:
    """What the picture shows in at most 1,024 characters, the most important first."""
    return alt(drawn(view).sentences(view, names, words))


def sentences(view: Any, names: Names, words: Catalogue, hands: Hands) -> tuple[str, ...]:
    """The board and the `hands` of all in words: what the position is, and who has to do what; the hands; the rest."""
    said = iter(drawn(view).sentences(view, names, words))
    return (*islice(said, 2), *_hands_told(view, hands, names, words), *said)


def _hands_told(view: Any, hands: Hands, names: Names, words: Catalogue, key: str = "board-hand") -> Iterator[str]:
    told = drawn(view).hands_told(view, hands, names, words) if hands else ()
    return (words.text(key, who=who, list=held) for who, held in told)


def headline(view: Any, names: Names, words: Catalogue) -> str:
    """What the position is, and who has to do what, in a line."""
    return alt(islice(drawn(view).sentences(view, names, words), 2))


def text_board(view: Any, names: Names, words: Catalogue, hands: Hands = ()) -> tuple[str, ...]:
    """The whole board in words, in Discord's markdown, as messages of at most 2,000 characters.

    What is in all `hands`, if they are to be shown, comes last. Names are put in as they are: escape them before.
    """
    return tuple(messages((*drawn(view).lines(view, names, words), *_hand_lines(view, hands, names, words))))


def _hand_lines(view: Any, hands: Hands, names: Names, words: Catalogue) -> Iterator[str]:
    """The hands of all seats, a line each, under a heading."""
    lines = [*_hands_told(view, hands, names, words, "board-hand-line")]
    if lines:
        yield f"### {words.text('board-heading-hands')}"
        yield from lines


def hand_text(view: Any, names: Names, words: Catalogue) -> tuple[str, ...]:
    """The viewer's hand in words, like `text_board`; no message for a view that holds no hand."""
    return tuple(message for message in messages(drawn(view).hand_lines(view, names, words)) if message)
