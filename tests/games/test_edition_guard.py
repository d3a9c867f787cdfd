"""The rules never ask which edition is played: they ask it how many, what, or to do it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from games.registry import GAMES

KEYS = {key for game in GAMES.values() for key in game.editions} | {"first", "second"}


def asks_which(code: str) -> list[int]:
    """The lines that compare an edition, or its key, or match on it, or look something up by it."""
    return sorted(
        {node.lineno for node in ast.walk(ast.parse(code)) if isinstance(node, ast.expr | ast.Match) and _asks(node)}
    )


def _asks(node: ast.AST) -> bool:
    match node:
        case ast.Compare(left, _, others):
            return any(_is_edition(part) for side in (left, *others) for part in _parts(side))
        case ast.Match(subject, cases):
            return _is_edition(subject) or any(_is_key(part) for case in cases for part in ast.walk(case.pattern))
        case ast.Subscript(_, index):
            return _is_edition_key(index)
        case ast.Call(ast.Name("isinstance" | "type"), [subject, *_]):
            return _is_edition(subject)
        case _:
            return False


def _parts(side: ast.expr) -> Iterator[ast.expr]:
    """What is compared: the items, where it is a collection."""
    match side:
        case ast.Tuple(items) | ast.List(items) | ast.Set(items):
            yield from items
        case _:
            yield side


def _is_edition(node: ast.expr) -> bool:
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name.lower() in {"edition", "editions", *KEYS} or _is_edition_key(node)
        case _:
            return _is_key(node)


def _is_edition_key(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "key" and _is_edition(node.value)


def _is_key(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value in KEYS


def modules() -> list[Path]:
    (folder,) = games.__path__
    return sorted(Path(folder).rglob("*.py"))


def test_no_rule_asks_which_edition_is_played() -> None:
    found = {str(path): asks_which(path.read_text("utf8")) for path in modules()}
    assert len(found) > 20
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "if state.edition == SECOND: pass",
        "if SECOND == state.edition: pass",
        "if edition is FIRST: pass",
        "if state.edition.key == 'anything': pass",
        "if setup.edition != 'second': pass",
        "if key in ('first', 'other'): pass",
        "bonus = 3 if edition.key in EARLY else 1",
        "if setup.edition in YUNNAN.editions[1:]: pass",
        "match state.edition:\n  case _: pass",
        "match state.edition.key:\n  case 'tea': pass",
        "match setup.name:\n  case 'first' | 'tea': pass",
        "bonus = BONUS[state.edition.key]",
        "if isinstance(state.edition, Second): pass",
    ],
)
def test_the_guard_sees(line: str) -> None:
    assert asks_which(line) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "if state.edition.max_passes > player.passes: pass",
        "if place == state.edition.last: pass",
        "if building.key == key: pass",
        "edition = EDITIONS[0]",
        "posts = state.edition.inspector_counts(state, player)",
        "if state.edition.end_vp is not None: pass",
        "match state.task:\n  case Placing(seat): pass",
        "file = FILES.get(edition)",
        "name = 'second'",
    ],
)
def test_the_guard_lets_pass(line: str) -> None:
    assert asks_which(line) == []
