"""The files of the project, and how long their code is."""

from __future__ import annotations

import ast
import io
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parents[2]

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

_NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


@cache
def tracked() -> tuple[Path, ...]:
    """The files under version control, as they are in the working tree."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return tuple(ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file())


def modules() -> tuple[Path, ...]:
    """The tracked modules of Python."""
    return tuple(path for path in tracked() if path.suffix == ".py")


def name_of(path: Path) -> str:
    """The path as people write it."""
    return path.relative_to(ROOT).as_posix()


@cache
def code_lines(source: str) -> frozenset[int]:
    """The numbers of the lines that are neither blank, comment nor docstring."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    spans = (range(token.start[0], token.end[0] + 1) for token in tokens if token.type not in _NO_CODE)
    return frozenset(line for span in spans for line in span) - _docstring_lines(ast.parse(source))


def _docstring_lines(tree: ast.Module) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


def functions(source: str) -> Iterator[tuple[Function, int]]:
    """Each function, and how many lines of code it has without its decorators."""
    lines = code_lines(source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function):
            yield node, sum(node.lineno <= line <= (node.end_lineno or 0) for line in lines)
