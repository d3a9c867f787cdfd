"""Looking through a database for faults, without touching it: the file, and each running game."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.backup import copy, damage
from bot.database import Database, DatabaseError
from bot.errors import TableError
from bot.store import Store, Table, after, first
from bot.timeline import Timeline
from games.api import SetupError
from games.history import act, decode_entry
from games.positions import digest
from games.registry import played_by


@dataclass(frozen=True, slots=True)
class Finding:
    """A line of the report; a note is no fault."""

    text: str
    is_fault: bool = True


async def check(path: Path) -> AsyncIterator[Finding]:
    """What there is to say about a database, of whatever version, and whether or not a bot is using it.

    A copy is looked at, brought to the newest schema where it is older.
    """
    with TemporaryDirectory() as folder:
        snapshot = Path(folder) / "snapshot.db"
        try:
            copy(path, snapshot)
            found = damage(snapshot)
            for line in found:
                yield Finding(f"{path}: {line}")
            if not found:
                async with Database.open(snapshot) as database:
                    async for finding in _games(Store(database)):
                        yield finding
        except DatabaseError as error:
            yield Finding(str(error).replace(str(snapshot), str(path)))


async def _games(store: Store) -> AsyncIterator[Finding]:
    tables = await store.running()
    for table in tables:
        for finding in _table(table, await store.log(table)):
            yield finding
    yield Finding(f"{len(tables)} running games looked at", is_fault=False)


def _table(table: Table, rows: list[sqlite3.Row]) -> Iterator[Finding]:
    """What there is to say about a running game."""
    where = f"table {table.id} ({table.game})"
    for fault in filter(None, (_seating(table), _course(table, rows))):
        yield Finding(f"{where}: {fault}")
    if missing := sum(row["undoes"] is None and row["position"] is None for row in rows):
        yield Finding(f"{where}: {missing} of {len(rows)} positions are not recorded", is_fault=False)


def _seating(table: Table) -> str | None:
    game = played_by(table.game, table.rules)
    if game is None:
        return f"begun by version {table.rules} of its rules, which this program does not know"
    try:
        seats = len(game.colours(table.setup))
    except SetupError as error:
        return f"it cannot be started: {error}"
    return None if seats == len(table.chairs) else f"{len(table.chairs)} seats are taken, the game has {seats}"


def _course(table: Table, rows: list[sqlite3.Row]) -> str | None:
    """The first row of the log that does not lead where it once did, if there is one."""
    try:
        timeline = first(table)
    except (TableError, SetupError):
        return None
    for number, row in enumerate(rows, 1):
        try:
            timeline = _next(timeline, row, number)
        except Exception as error:  # noqa: BLE001 - whatever a broken row leads to, the row is at fault
            return f"row {number} of its log: {str(error) or repr(error)}"
    return "its game is over, and still the table counts as running" if timeline.over else None


def _next(timeline: Timeline, row: sqlite3.Row, number: int) -> Timeline:
    """The game after a row that may be broken. Raises `ValueError` among others."""
    if row["revision"] != number:
        raise ValueError("it is missing")
    if row["action"] is not None:
        act(timeline.game, timeline.state, decode_entry(timeline.game, json.loads(row["action"])))
    found = after(timeline, row)
    if row["position"] not in (None, digest(found.state)):
        raise ValueError("it leads to another position than the one recorded")
    return found
