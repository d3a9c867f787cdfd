"""Whether a bot is at work on the database: `python -m bot.alive`, for supervisors such as a container's health check.

A bot renews its lease every few seconds for as long as its event loop runs and its database can be written. That is
all that is looked at, so that looking costs next to nothing.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

from bot.backup import reading
from bot.database import DatabaseError
from bot.lease import STALE
from bot.settings import SettingsError, load


def main() -> int:
    """Look once. Returns 0 if a bot is at work, otherwise 1, with a line that says why."""
    try:
        path = load(os.environ).database
        silent = silence(path, time.time())
    except (DatabaseError, SettingsError) as error:
        return _fail(str(error))
    if silent is None:
        return _fail(f"no bot is at work on {path}")
    if silent >= STALE:
        return _fail(f"the bot on {path} was last heard of {silent:.0f} seconds ago")
    return 0


def silence(path: Path, now: float) -> float | None:
    """For how many seconds a database's bot has not been heard of; `None` if it has none. Raises `DatabaseError`."""
    try:
        with closing(reading(path)) as connection:
            row = connection.execute("SELECT renewed FROM lease").fetchone()
    except sqlite3.Error as error:
        raise DatabaseError(f"{path} cannot be read: {error}") from error
    return None if row is None else now - row[0]


def _fail(sentence: str) -> int:
    sys.stderr.write(f"caravanserai: {sentence}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
