"""Code quoted from its module, as it stands there."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
LANGUAGES = {".py": "python", ".ftl": "ftl"}


def of(given: str) -> str:
    """The definitions of these names (`Class`, `Class.method`) in a module, or a whole file; in a fence."""
    file, *names = given.split()
    text = (ROOT / file).read_text("utf8")
    between = "\n\n" if all("." in name for name in names) else "\n\n\n"
    quoted = between.join(_definition(text, name.split(".")) for name in names) or text.strip()
    return f"```{LANGUAGES[Path(file).suffix]}\n{quoted}\n```"


def _definition(text: str, path: list[str]) -> str:
    found: ast.stmt | ast.Module = ast.parse(text)
    for name in path:
        found = next(node for node in found.body if getattr(node, "name", "") == name)  # type: ignore[union-attr]
    assert isinstance(found, ast.ClassDef | ast.FunctionDef)
    first = min([found.lineno, *(mark.lineno for mark in found.decorator_list)])
    return dedent("\n".join(text.splitlines()[first - 1 : found.end_lineno]))
