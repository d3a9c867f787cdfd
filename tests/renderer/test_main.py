"""`python -m renderer`: a picture from a record, or one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from games.api import Setup
from games.history import Entry, Record, nature, save_record
from games.yunnan import YUNNAN
from renderer.__main__ import main


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of four, some actions long."""
    random = Random(5)
    setup, entries = Setup("second", 4), list[Entry]()
    state = YUNNAN.start(setup)
    while len(entries) < 40:
        for taken in nature(YUNNAN, state, random):
            entries.append(taken.entry)
            state = taken.state
        decision = YUNNAN.decisions(state)[0]
        entries.append(Entry(random.choice(decision.actions), decision.seat))
        state = YUNNAN.apply(state, entries[-1].action, decision.seat).state
    path = tmp_path / "game.json"
    save_record(Record("yunnan", setup, YUNNAN.version, ("Ann", "Ben", "Cleo", "Dan"), tuple(entries)), path)
    return path


def size_of(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size


def test_draws_the_end_of_a_record(record: Path, tmp_path: Path) -> None:
    assert main([str(record), "-o", str(tmp_path / "board.png")]) == 0
    assert size_of(tmp_path / "board.png") == (1600, 1200)


def test_draws_any_moment_for_any_seat_at_any_scale(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert main([str(record), "-o", str(out), "--at", "1", "--seat", "2", "--scale", "0.5"]) == 0
    assert size_of(out) == (800, 600)


def test_tells_the_board_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(record), "--at", "1"]) == 0
    assert capsys.readouterr().out.startswith("## Yunnan, round 1, bidding\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "99"], "there is no position after 99 actions, only up to 40"),
        (["--at", "-1"], "there is no position after -1 actions"),
        (["--seat", "4"], "there is no seat 4, only 0 to 3"),
    ],
)
def test_refuses_what_is_not_in_the_record(
    arguments: list[str], said: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(record), *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("broken", ["", "[]", "{}", '{"format": 1, "game": "chess"}', "\x00"])
def test_a_broken_record_is_one_line(broken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.json"
    path.write_text(broken, "utf8")
    assert main([str(path), "-o", str(tmp_path / "board.png")]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{path}: ")
    assert error.count("\n") == 1


def test_an_illegal_action_is_one_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(record.read_text("utf8"))
    data["actions"][1]["seat"] = (data["actions"][1]["seat"] + 1) % 4
    record.write_text(json.dumps(data), "utf8")
    assert main([str(record)]) == 2
    assert "action 2" in capsys.readouterr().err


def test_a_missing_file_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("edition", "told"),
    [("second", ("Ann, red:", "Ben, blue:", "Dúlì, grey:")), ("first", ("Ann, red:", "Ben, green:", "Ann, yellow:"))],
)
def test_names_go_by_who_plays_a_seat(
    edition: str, told: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two people: with a bot player at a seat of her own, or with two seats each."""
    setup = Setup(edition, 2)
    entries = tuple(taken.entry for taken in nature(YUNNAN, YUNNAN.start(setup), Random(1)))
    path = tmp_path / "two.json"
    save_record(Record("yunnan", setup, YUNNAN.version, ("Ann", "Ben"), entries), path)
    assert main([str(path), "--seat", "2"]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in told)
    assert main([str(path), "-o", str(tmp_path / "two.png")]) == 0
    assert size_of(tmp_path / "two.png") == (1600, 1200)
