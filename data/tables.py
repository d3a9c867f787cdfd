"""Reading the tables: TOML files beside this module."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


@lru_cache(maxsize=32)
def table(name: str) -> dict[str, Any]:
    """The table of this name, such as "yunnan/second", read once. Not to be changed. Raises `OSError`."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf8"))
