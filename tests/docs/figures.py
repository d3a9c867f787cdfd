"""The figures that no rulebook text gives us, from the games' own tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from bot.offer import PlayedGame
from bot.rulebook import shown
from games.api import Figure, Setup
from games.registry import GAMES

MARKS = ("house", "open")
LONGEST = 110
"""Characters of a value that are shown."""


def of(key: str) -> str:
    """A game's figures with these marks, a table for each edition."""
    return "\n\n".join(_table(PlayedGame(GAMES[key]), edition) for edition in GAMES[key].editions)


def _table(game: PlayedGame, edition: str) -> str:
    lines = [f"### {game.speech.title}: {game.speech.edition(edition)} (`{game.key}/{edition}.toml`)", ""]
    lines += ["| figure | key | value | mark |", "|---|---|---|---|"]
    return "\n".join([*lines, *dict.fromkeys(_rows(game, edition))])


def _rows(game: PlayedGame, edition: str) -> Iterator[str]:
    """The standard game's first, then what is otherwise, or only there, with an option or for another number."""
    known: dict[str, Any] = {}
    for setup in _setups(game, edition):
        for name, figure in game.rules.figures(setup).items():
            if figure.mark in MARKS and known.setdefault(name, figure.value) == figure.value:
                yield _row(game, name, figure)


def _setups(game: PlayedGame, edition: str) -> Iterator[Setup]:
    chosen = ((), *((option,) for option in game.rules.options(edition)))
    for options, seats in product(chosen, reversed(game.rules.seats(edition))):
        yield Setup(edition, seats, options)


def _row(game: PlayedGame, name: str, figure: Figure) -> str:
    speech = game.speech
    label = speech.say(f"figure-{name.replace('.', '-').replace('_', '-')}")
    value = shown(figure.value, speech)
    cut = value if len(value) <= LONGEST else f"{value[:LONGEST].rstrip(' ,;')} …"
    return f"| {label} | `{name}` | {cut} | {figure.mark} |"
