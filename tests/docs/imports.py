"""Which part of the house imports which, found by reading all modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("data", "games", "renderer", "bot", "cogs", "playground")
OTHERS = {"discord": "discord.py", "PIL": "Pillow", "aiosqlite": "aiosqlite", "aiohttp": "aiohttp"}


def of(_given: str) -> str:
    """The table: a row for each part, a column for whatever it may import."""
    head = [f"| | {' | '.join((*PARTS, *OTHERS.values()))} |", f"|---|{':---:|' * (len(PARTS) + len(OTHERS))}"]
    return "\n".join([*head, *map(_row, PARTS)])


def _row(part: str) -> str:
    used = set(_imported(part))
    cells = ("·" if name == part else "×" if name in used else "" for name in (*PARTS, *OTHERS))
    return f"| **{part}** | {' | '.join(cells)} |"


def _imported(part: str) -> Iterator[str]:
    for path in (ROOT / part).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf8"))):
            match node:
                case ast.Import(names):
                    yield from (name.name.partition(".")[0] for name in names)
                case ast.ImportFrom(str(module)):
                    yield module.partition(".")[0]
