"""Copies of a database that may be in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.backup import back_up, reading
from bot.database import Database, DatabaseError
from bot.lease import Lease
from tests.bot.old import restored


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return restored(tmp_path / "bot.db")


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as raw:
        return list(raw.iterdump())


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_copy_holds_the_same_in_one_file(path: Path, tmp_path: Path) -> None:
    back_up(path, tmp_path / "copy.db")
    assert contents(tmp_path / "copy.db") == contents(path)
    assert names(tmp_path) == {"bot.db", "copy.db"}


async def test_beside_a_running_bot_it_has_what_is_committed_and_no_lease(path: Path, tmp_path: Path) -> None:
    async with Database.open(path, Lease(lambda: 1.0)) as database:
        async with database.transaction() as writing:
            await writing.execute("INSERT INTO memory VALUES ('committed', '')")
        async with database.transaction() as writing:
            await writing.execute("INSERT INTO memory VALUES ('not yet', '')")
            back_up(path, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT key FROM memory ORDER BY key").fetchall() == [("commands",), ("committed",)]
        assert copy.execute("SELECT * FROM lease").fetchall() == []
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_a_file_that_is_there_is_not_overwritten(path: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(DatabaseError, match=r"copy\.db is there already and was left alone"):
        back_up(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_a_file_that_comes_to_be_meanwhile_is_not_overwritten(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.db"
    monkeypatch.setattr("bot.backup.damage", lambda _path: target.write_text("precious") and [])
    with pytest.raises(DatabaseError, match=r"copy\.db has just been made by somebody else"):
        back_up(path, target)
    assert target.read_text() == "precious"
    assert names(tmp_path) == {"bot.db", "copy.db"}


def test_where_files_cannot_be_linked_it_is_made_all_the_same(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    back_up(path, tmp_path / "copy.db")
    assert contents(tmp_path / "copy.db") == contents(path)


def test_a_damaged_database_makes_no_backup(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("DELETE FROM tables WHERE id = 1")
        raw.commit()
    with pytest.raises(DatabaseError, match=r"bot\.db is damaged \(\d+ rows of \w+ belong to no row of tables\)"):
        back_up(path, tmp_path / "copy.db")
    assert names(tmp_path) == {"bot.db"}


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("none.db", "copy.db", "there is no file .*none.db"),
        ("text.db", "copy.db", "text.db cannot be read: file is not a database"),
        ("bot.db", "nowhere/copy.db", "copy.db cannot be written: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_said(path: Path, tmp_path: Path, source: str, target: str, said: str) -> None:
    (tmp_path / "text.db").write_text("Buy tea, horses and salt. " * 100)
    with pytest.raises(DatabaseError, match=said):
        back_up(tmp_path / source, tmp_path / target)
    assert names(tmp_path) == {"bot.db", "text.db"}


def test_on_a_medium_that_is_read_only_a_file_without_a_log_is_read(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def read_only(address: str, *, uri: bool) -> sqlite3.Connection:
        if "immutable=1" not in address:
            error = sqlite3.OperationalError("unable to open database file")
            error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
            raise error
        return connect(address, uri=uri)

    monkeypatch.setattr("bot.backup.sqlite3.connect", read_only)
    with closing(reading(path)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (5,)
    (tmp_path / "bot.db-wal").write_bytes(b"changes that would be missed")
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        reading(path)
