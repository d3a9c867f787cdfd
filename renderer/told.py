"""The board of a game without pictures of its own, such as a new one: its words, as a picture and as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from data.catalogue import Catalogue
from games.api import Fact, Score, Seat, Told, Value
from renderer.names import shown
from renderer.news import News
from renderer.scene import Layer, Scene, Text
from renderer.table import Hands
from renderer.theme import LIVERIES, SIZE
from renderer.writing import write

NEWS: News = {}
"""Nothing is marked: what is new is told by the message."""
MARGIN, TOP, STEP = 40, 150, 56
"""Of the lines, in pixels."""


def scene_of(view: Told, names: tuple[str, ...], words: Catalogue) -> Scene:
    """The facts of the board, a line each."""
    return _page(view, view.board, shown(names, words), words)


def sentences(view: Told, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The board in words."""
    return (_title(view, words), *_said(view, view.board, names, words))


def lines(view: Told, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The board in words, line by line."""
    return (f"## {_title(view, words)}", *_said(view, view.board, names, words))


def hand_of(view: Told, names: tuple[str, ...], words: Catalogue) -> Scene | None:
    """The facts of the viewer's hand, a line each; `None` without a hand."""
    return _page(view, view.hand, shown(names, words), words) if view.hand else None


def hand_sentences(view: Told, names: tuple[str, ...], words: Catalogue) -> Iterable[str]:
    """The viewer's hand in words."""
    return _said(view, view.hand, names, words)


hand_lines = hand_sentences


def holding(view: Told) -> tuple[Fact, ...]:
    """The facts of the viewer's hand."""
    return view.hand


def hands_of(view: Told, hands: Hands, names: tuple[str, ...], words: Catalogue) -> Scene:
    """A line for each seat, of the facts of its hand."""
    told = hands_told(view, hands, shown(names, words), words)
    said = [words.text("board-hand", who=who, list=what) for who, what in told]
    return Scene((), (Layer("hands", tuple(_written(said))),), (SIZE[0], TOP + STEP * len(hands)))


def hands_told(view: Told, hands: Hands, names: tuple[str, ...], words: Catalogue) -> Iterable[tuple[str, str]]:
    """Each seat, and the facts of its hand."""
    return ((name, words.groups(_said(view, hand, names, words))) for name, hand in zip(names, hands, strict=True))


def key(view: Told) -> str:
    """The game's key in the catalogue."""
    return view.game


def figure(_view: Told) -> str:
    """The piece that stands for a player."""
    return "trader"


def livery(_view: Told, seat: Seat) -> str:
    """The colour of a seat."""
    return LIVERIES[seat]


def stage(_view: Told) -> int | None:
    """Nothing is known of the course of the game."""
    return None


def measured(_view: Told) -> Mapping[str, Mapping[Seat, int | None]]:
    """No figures are known."""
    return {}


def scores(_view: Told) -> Sequence[Score]:
    """No final scores are known."""
    return ()


def counted(_view: Told, score: Score) -> Sequence[tuple[str, int, str]]:
    """The lines of a final score, all with the same sign."""
    return [(line, points, "star") for line, points in score.lines]


def _page(view: Told, facts: tuple[Fact, ...], names: tuple[str, ...], words: Catalogue) -> Scene:
    title = write(_title(view, words), "title", MARGIN, 84)
    height = TOP + STEP * len(facts)
    return Scene((), (Layer("words", (title, *_written(_said(view, facts, names, words)))),), (SIZE[0], height))


def _written(said: Iterable[str]) -> Iterator[Text]:
    for number, line in enumerate(said):
        yield write(line, "name", MARGIN, TOP + STEP * number, room=SIZE[0] - 2 * MARGIN)


def _title(view: Told, words: Catalogue) -> str:
    return words.text(f"{view.game}-name")


def _said(view: Told, facts: Iterable[Fact], names: tuple[str, ...], words: Catalogue) -> Iterator[str]:
    for fact in facts:
        fields = {key: _word(view.game, value, names, words) for key, value in fact.fields.items()}
        yield words.text(f"{view.game}-board-{fact.kind}", **fields)


def _word(game: str, value: Value, names: tuple[str, ...], words: Catalogue) -> str | int:
    """A value as messages receive it."""
    match value:
        case None:
            return "none"
        case Seat():
            return names[value]
        case int():
            return value
        case str():
            key = f"{game}-term-{value}"
            return words.word(key) if key in words else value
        case _:
            return words.listed(f"{_word(game, item, names, words)}" for item in value)
