"""Phrases that all games' boards in words use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.api import Score, Seat
from renderer.table import Table


def listed(phrases: Iterable[str]) -> str:
    """The phrases with commas between them."""
    return ", ".join(phrases)


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
    told = [f"**{table.names[seat]}:** {listed(phrases)}" for seat, phrases in results]
    if told:
        yield from (heading(table, "scores"), *told)


def winners(scores: Sequence[Score]) -> list[Seat]:
    """Who has won; nobody while the game runs."""
    return [score.seat for score in scores if score.place == 1]


def won(table: Table[object], names: str, count: int) -> str:
    """That so many people, of these names, have won."""
    return table.words.text("board-wins", name=names, count=count)


def result(table: Table[object], game: str, score: Score, lines: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The place, the sum and the lines of a final score in a game."""
    words = table.words
    yield words.text("board-fact-place", n=score.place)
    yield words.text("board-fact-vp", n=score.total)
    for line, points in lines:
        yield words.text("board-fact-line", line=words.text(f"{game}-score-{line}"), n=points)
