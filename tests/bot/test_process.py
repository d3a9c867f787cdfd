"""`python -m bot` as the process that a host starts."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from bot.database import APPLICATION_ID
from tests.bot.old import restored
from tests.bot.processes import refused, run, started


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_without_a_token_it_offers_the_playground_until_it_is_stopped(tmp_path: Path, number: int) -> None:
    with started(tmp_path) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"Playground: (http://127\.0\.0\.1:\d+/)  \(a stand-in, not Discord\)\n", line)
        assert found is not None
        with urllib.request.urlopen(found[1], timeout=10) as page:  # noqa: S310 - the address was looked at
            assert page.status == 200
            assert b"not Discord" in page.read()
        process.send_signal(number)
        out, errors = process.communicate(timeout=20)
        assert process.returncode == 0
        assert out == ""
        assert "Traceback" not in errors
        assert "ERROR" not in errors
    assert [path.name for path in tmp_path.iterdir()] == ["playground.db"]


def test_a_malformed_line_in_the_settings_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=INFO\nDISCORD_TOKEN='abc\n")
    assert refused(run(tmp_path)) == ".env, line 2: DISCORD_TOKEN is malformed; write KEY=value"
    assert [path.name for path in tmp_path.iterdir()] == [".env"]


def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    said = refused(run(tmp_path, PLAYGROUND_PORT="many"))
    assert said == "PLAYGROUND_PORT must be a whole number from 0 to 65535, not 'many'"


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("yunnan/second.toml", "[end]\nvictory_points = -3\n", "end.victory_points must be a number from 0, not -3"),
        ("yunnan/first.toml", "[end]\nvictory = 3\n", "there is no figure 'end.victory'"),
        ("yunnan/second.toml", "[start]\nmoney = [9]\n", "start.money must have 5 items, not 1"),
        (
            "yunnan/third.toml",
            "",
            "is for no edition; there can be taj_mahal/standard.toml, yunnan/first.toml, yunnan/second.toml",
        ),
    ],
)
def test_a_bad_figure_of_the_host_is_named_by_file_key_and_reason(
    tmp_path: Path, file: str, text: str, said: str
) -> None:
    path = tmp_path / "rules" / file
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf8")
    line = refused(run(tmp_path, RULES_DIR="rules"))
    assert line.startswith(f"RULES_DIR: rules/{file}")
    assert line.endswith(said)
    assert not (tmp_path / "playground.db").exists()


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        assert process.stdout is not None
        port = process.stdout.readline().split(":")[3].split("/")[0]
        said = refused(run(tmp_path, PLAYGROUND_PORT=port, DATABASE="other.db"))
    assert said.startswith(f"PLAYGROUND_PORT {port} cannot be used: ")


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "playground.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.executescript(f"CREATE TABLE t (x); PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 99;")
    before = path.read_bytes()
    done = run(tmp_path)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("caravanserai: playground.db was written by a newer version")
    assert "Traceback" not in done.stderr
    assert path.read_bytes() == before


def test_the_commands_are_shown_as_they_go_to_discord(tmp_path: Path) -> None:
    tree = json.loads(run(tmp_path, "commands", "--json").stdout)
    assert {command["name"] for command in tree} >= {"game", "games", "yunnan"}
    lines = run(tmp_path, "commands").stdout.splitlines()
    assert "/yunnan bid building: space: source:" in lines
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_command_is_refused_with_the_usage(tmp_path: Path) -> None:
    done = run(tmp_path, "dance")
    assert done.returncode == 2
    assert done.stderr.startswith("usage: python -m bot")


def test_a_second_process_on_the_same_database_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    """Also by SIGKILL: then the next need not wait. Meanwhile the database can be copied."""
    with started(tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("Playground: ")
        said = refused(run(tmp_path))
        assert said.startswith(f"playground.db is in use by process {first.pid} on ")
        assert run(tmp_path, "backup", "copy.db", DATABASE="playground.db").stdout.startswith(
            "copy.db: a copy of playground.db, "
        )
        first.kill()
        first.wait()
        with started(tmp_path) as second:
            assert second.stdout is not None
            assert second.stdout.readline().startswith("Playground: ")


def test_faults_of_a_database_are_a_line_each(tmp_path: Path) -> None:
    broken = restored(tmp_path / "broken.db")
    with closing(sqlite3.connect(broken)) as raw:
        raw.execute("UPDATE tables SET rules = 9 WHERE id = 1")
        raw.commit()
    done = run(tmp_path, "check", "broken.db")
    assert (done.returncode, done.stderr) == (1, "")
    first, *_, last = done.stdout.splitlines()
    assert first == "table 1 (yunnan): begun by version 9 of its rules, which this program does not know"
    assert last == "1 fault"
