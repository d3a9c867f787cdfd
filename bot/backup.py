"""Copies of a database that may be in use: whole, consistent, and made without disturbing who uses it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.database import APPLICATION_ID, DatabaseError

_UNWRITABLE = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)


def back_up(source: Path, target: Path) -> None:
    """Write a checked copy, in one piece or not at all. Raises `DatabaseError`."""
    if target.exists():
        raise DatabaseError(f"{target} is there already and was left alone; name another file")
    try:
        with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
            made = Path(folder) / target.name
            copy(source, made)
            if found := damage(made):
                raise DatabaseError(
                    f"{source} is damaged ({found[0]}), so no backup was made; see `python -m bot check`"
                )
            _put(made, target)
    except FileExistsError as error:
        raise DatabaseError(f"{target} has just been made by somebody else and was left alone") from error
    except OSError as error:
        raise DatabaseError(f"{target} cannot be written: {error.strerror}") from error


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at this instant, into one file that nobody uses. Raises `DatabaseError`."""
    try:
        with closing(reading(source)) as ours, closing(sqlite3.connect(target, isolation_level=None)) as theirs:
            ours.backup(theirs)
            theirs.execute("PRAGMA journal_mode = DELETE")
            if theirs.execute("SELECT 1 FROM sqlite_master WHERE name = 'lease'").fetchone():
                theirs.execute("DELETE FROM lease")
    except sqlite3.Error as error:
        raise DatabaseError(f"{source} cannot be read: {error}") from error


def reading(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing, also where nothing can be written. Raises `DatabaseError`, `sqlite3.Error`."""
    if not path.is_file():
        raise DatabaseError(f"there is no file {path}")
    address = f"{path.absolute().as_uri()}?mode=ro"
    try:
        return _tried(sqlite3.connect(address, uri=True))
    except sqlite3.OperationalError as error:
        # Where nothing can be written, SQLite must be told that nobody else does; changes that are still in the log
        # beside the file would be missed then.
        if error.sqlite_errorcode & 0xFF not in _UNWRITABLE or _has_log(path):
            raise
        return sqlite3.connect(f"{address}&immutable=1", uri=True)


def _tried(connection: sqlite3.Connection) -> sqlite3.Connection:
    """The connection, if anything can be read with it. Raises `sqlite3.OperationalError`."""
    try:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _has_log(path: Path) -> bool:
    log = path.with_name(f"{path.name}-wal")
    return log.exists() and log.stat().st_size > 0


def damage(path: Path) -> list[str]:
    """What is wrong with a database as a file, a line each."""
    try:
        with closing(reading(path)) as connection:
            return [*_damage(connection)] or [*_dangling(connection)]
    except sqlite3.Error as error:
        return [str(error)]


def _damage(connection: sqlite3.Connection) -> list[str]:
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    if owner != APPLICATION_ID:
        return ["it is a database of another program"]
    return [line for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]


def _dangling(connection: sqlite3.Connection) -> list[str]:
    """Rows that belong to a row which is not there."""
    found = connection.execute('SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2')
    return [f"{count} rows of {name} belong to no row of {parent}" for name, parent, count in found]


def _put(made: Path, target: Path) -> None:
    """Give a finished file its name, unless the name is taken. Raises `OSError`."""
    with made.open("rb") as file:
        os.fsync(file.fileno())
    try:
        target.hardlink_to(made)
    except OSError:
        if target.exists():
            raise
        made.replace(target)  # a file system without links
