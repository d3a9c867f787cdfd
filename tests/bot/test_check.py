"""`python -m bot check`: each kind of fault is found and named, and nothing is touched."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.check import check
from bot.database import Database
from bot.lobby import Person
from bot.rooms import Rooms
from bot.store import Store
from bot.tables import Tables
from tests.bot.old import PARKED, RUNNING, restored


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database of this version: its games began before, and their last positions are recorded."""
    path = restored(tmp_path / "bot.db")
    async with Database.open(path) as database:
        for number in (RUNNING, PARKED):
            await _play(Rooms(Store(database), lambda: 1_800_000_000.0, Random(1)), number)
    return path


async def _play(rooms: Rooms, number: int) -> None:
    table = await rooms.table(number)
    timeline = await rooms.timeline(table)
    chair = table.chairs[timeline.decisions[0].seat]
    action = timeline.game.suggest(timeline.state, timeline.decisions[0].seat, Random(1))
    await Tables(rooms).play(number, Person(chair.user or 0, chair.name), action, 99 + number)


def change(path: Path, sql: str, *values: object) -> None:
    """Break something."""
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute(sql, values).rowcount
        raw.commit()


async def faults(path: Path) -> list[str]:
    """What is found; the file must be left as it was."""
    before = await asyncio.to_thread(path.read_bytes)
    found = [finding.text async for finding in check(path) if finding.is_fault]
    assert await asyncio.to_thread(path.read_bytes) == before
    return found


async def notes(path: Path) -> list[str]:
    return [finding.text async for finding in check(path) if not finding.is_fault]


async def test_a_sound_database_has_no_faults(path: Path) -> None:
    assert await faults(path) == []
    first, _, last = await notes(path)
    assert first.startswith("table 1 (yunnan): 45 of ")
    assert first.endswith("positions are not recorded")
    assert last == "2 running games looked at"


async def test_an_older_database_has_none_either(tmp_path: Path) -> None:
    assert await faults(restored(tmp_path / "old.db")) == []


async def test_a_database_in_use_can_be_looked_at(path: Path) -> None:
    async with Database.open(path) as database, database.transaction():
        assert [finding.text async for finding in check(path) if finding.is_fault] == []


async def test_rules_that_lead_elsewhere_are_noticed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.check.digest", lambda _state: "0" * 32)
    found = await faults(path)
    assert [line.split(" of its log: ")[1] for line in found] == [
        "it leads to another position than the one recorded"
    ] * 2


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        (
            "UPDATE log SET position = 'x' WHERE table_id = 1 AND revision = 12",
            "row 12 of its log: it leads to another",
        ),
        ("DELETE FROM log WHERE table_id = 1 AND revision = 9", "row 9 of its log: it is missing"),
        ('UPDATE log SET action = \'{"do": "Fly"}\' WHERE table_id = 1 AND revision = 4', "row 4 of its log: there is"),
        ("UPDATE log SET action = '{' WHERE table_id = 1 AND revision = 4", "row 4 of its log: "),
        ("UPDATE log SET seat = 2, undoes = 99 WHERE table_id = 1 AND undoes = 18", "row 20 of its log: "),
        (
            "UPDATE tables SET rules = 9 WHERE id = 1",
            "begun by version 9 of its rules, which this program does not know",
        ),
        ("UPDATE tables SET game = 'chess' WHERE id = 1", "begun by version 1 of its rules"),
        ("UPDATE tables SET size = 99 WHERE id = 1", "it cannot be started: "),
        ("DELETE FROM seats WHERE table_id = 1 AND seat = 2", "2 seats are taken, the game has 3"),
        ("UPDATE tables SET status = 'running' WHERE id = 3", "its game is over, and still"),
    ],
)
async def test_a_fault_of_one_game_is_named(path: Path, sql: str, said: str) -> None:
    change(path, sql)
    (found,) = await faults(path)
    assert said in found
    assert found.startswith(("table 1 (", "table 3 ("))


async def test_an_illegal_action_is_a_fault_also_where_no_position_is_recorded(path: Path) -> None:
    action = json.dumps({"do": "Pass", "seat": 2})
    change(path, "UPDATE log SET action = ?, seat = 2 WHERE table_id = 1 AND revision = 2", action)
    (found,) = await faults(path)
    assert "row 2 of its log: " in found


async def test_a_row_that_belongs_to_nothing_is_a_fault_of_the_file(path: Path) -> None:
    change(path, "DELETE FROM tables WHERE id = 2")
    assert await faults(path) == [f"{path}: 3 rows of seats belong to no row of tables"]


async def test_a_damaged_page_is_a_fault_of_the_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    with path.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(bytes(3000))
    assert await faults(path)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none.db", "there is no file "),
        ("notes.txt", "file is not a database"),
        ("music.db", "it is a database of another program"),
        ("newer.db", "was written by a newer version of this program (schema 99, "),
    ],
)
async def test_what_is_no_database_of_this_version_is_a_fault(path: Path, name: str, said: str) -> None:
    other = path.with_name(name)
    if name == "notes.txt":
        other.write_text("Buy tea, horses and salt. " * 100)
    elif name != "none.db":
        restored(other)
        change_pragma(other, "application_id = 7" if name == "music.db" else "user_version = 99")
    (found,) = [finding.text async for finding in check(other)]
    assert said in found
    assert name in found


def change_pragma(path: Path, pragma: str) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA {pragma}")
