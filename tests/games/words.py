"""What the code of a game says, found by reading it, and values as messages receive them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import games.course
from bot.limits import BUTTON, DESCRIPTION, LONGEST_NAME, OPTION
from data.catalogue import catalogue
from games.api import Seat, Value

WORDS = catalogue()
LABEL, LINE = BUTTON, min(OPTION, DESCRIPTION)
"""How long Discord lets a label and a description be, in characters."""
TITLE = 40
OUTLOOK = "outlook.py"
"""The module whose facts are neither questions nor reasons."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something that the rules say: `prompt`, `reason`, `event` or `outlook`, its kind and the names of its fields."""

    what: str
    kind: str
    names: frozenset[str]


def said_in(package: ModuleType) -> list[Said]:
    """Every fact and event written down in a game, with the fields written down with it."""
    (folder,) = package.__path__
    paths = (*sorted(Path(folder).glob("*.py")), Path(str(games.course.__file__)))
    found = {said for path in paths for said in _said_in(path)}
    return sorted(found, key=lambda said: (said.what, said.kind))


def _said_in(path: Path) -> Iterator[Said]:
    for function in ast.walk(ast.parse(path.read_text("utf8"))):
        if isinstance(function, ast.FunctionDef):
            asks = function.name in ("prompt", "_question")
            yield from _said("outlook" if path.name == OUTLOOK else "prompt" if asks else "reason", function)


def _said(facts: str, function: ast.FunctionDef) -> Iterator[Said]:
    for node in ast.walk(function):
        match node:
            case ast.Call(ast.Name("Fact" | "Event" as name), [ast.Constant(str(kind)), *given]):
                yield Said("event" if name == "Event" else facts, kind, frozenset(_keys(given)))


def _keys(given: list[ast.expr]) -> Iterator[str]:
    """The names of fields, as far as they are written down there."""
    for mapping in given:
        for key in mapping.keys if isinstance(mapping, ast.Dict) else ():
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value


def in_words(game: str, value: Value) -> str | int:
    """A value as messages receive it, names as long as they get."""
    match value:
        case None:
            return "none"
        case Seat():
            return "n" * LONGEST_NAME
        case int():
            return value
        case str():
            key = f"{game}-term-{value}"
            return WORDS.text(key) if key in WORDS else value
        case _:
            return ", ".join(str(in_words(game, item)) for item in value)


def say_in(game: str, key: str, given: Mapping[str, Value]) -> str:
    """A message of a game."""
    return WORDS.text(f"{game}-{key}", **{name: in_words(game, value) for name, value in given.items()})


def kinds_of(game: str, what: str) -> set[str]:
    """What there are messages for."""
    prefix = f"{game}-{what}-"
    return {key.removeprefix(prefix) for key in WORDS.keys(prefix)}
