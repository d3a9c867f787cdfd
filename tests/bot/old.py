"""Databases as earlier versions left them: for each schema one with games in all states."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

SCHEMAS = {path.stem: path for path in sorted((Path(__file__).parent / "schemas").glob("*.sql"))}
RUNNING, LOBBY, OVER, ENDED, PARKED = range(1, 6)
"""The tables in each of them."""


def restored(path: Path, schema: str = max(SCHEMAS)) -> Path:
    """Make a file of one of them."""
    with closing(sqlite3.connect(path)) as raw:
        raw.executescript(SCHEMAS[schema].read_text("utf8"))
    return path
