"""Phrases that all games' boards in words use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from data.catalogue import Catalogue
from games.api import Score, Seat
from renderer.table import Table


def heading(table: Table[object], key: str) -> str:
    """A heading in Discord's markdown."""
    return f"### {table.words.text(f'board-heading-{key}')}"


def opening(title: str, turn: str) -> Iterator[str]:
    """The title as a heading, and below it whose turn it is, if it is anybody's."""
    yield f"## {title}"
    if turn:
        yield f"**{turn}**"


def standings(table: Table[object], results: Iterable[tuple[Seat, Iterable[str]]]) -> Iterator[str]:
    """The final scores, a line for each person, under a heading; nothing while the game runs."""
    told = [f"**{table.names[seat]}:** {table.words.series(phrases)}" for seat, phrases in results]
    if told:
        yield from (heading(table, "scores"), *told)


def winners(scores: Sequence[Score]) -> list[Seat]:
    """Who has won; nobody while the game runs."""
    return [score.seat for score in scores if score.place == 1]


def won(words: Catalogue, names: Sequence[str]) -> str:
    """That people of these names have won."""
    return words.text("board-wins", name=words.listed(names), count=len(names))


def result(table: Table[object], game: str, score: Score, lines: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The place, the sum and the lines of a final score in a game."""
    words = table.words
    yield words.text("board-fact-place", n=score.place)
    yield words.text("board-fact-vp", n=score.total)
    for line, points in lines:
        yield words.text("board-fact-line", line=words.text(f"{game}-score-{line}"), n=points)
