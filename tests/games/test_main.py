"""The command line of the rules."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.__main__ import main
from games.registry import GAMES

PLAYOUT = ("playout", "--game", "yunnan", "--edition", "second", "--seats", "3", "--seed", "7")


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A game just played, as a record."""
    path = tmp_path / "game.json"
    assert main([*PLAYOUT, "--record", str(path)]) == 0
    capsys.readouterr()
    return path


def change(path: Path, mend: Callable[[dict[str, Any]], object]) -> None:
    """Change a record by hand."""
    data = json.loads(path.read_text("utf8"))
    mend(data)
    path.write_text(json.dumps(data), "utf8")


def refusal(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that refuses a record."""
    assert main(["replay", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith(f"{path}: ")
    return err.strip()


def test_list_names_every_game_edition_and_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum(len(game.editions) for game in GAMES.values())
    assert any(line.startswith("yunnan: second, 2-5 seats") for line in lines)


@pytest.mark.parametrize("players", ["stand-in", "random"])
def test_a_playout_tells_scores_and_winner(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAYOUT, "--players", players]) == 0
    head, *ranks, last = capsys.readouterr().out.splitlines()
    assert head.startswith("yunnan, second, 3 seats: ")
    assert [rank[:3] for rank in ranks] == ["1. ", "2. ", "3. "]
    assert last == f"winner: {ranks[0][3:].split(':')[0]}"


def test_a_shared_first_place_names_all_winners(capsys: pytest.CaptureFixture[str]) -> None:
    record = str(Path(__file__).parent / "records" / "taj_mahal-standard-3-memory-random.json")
    assert main(["replay", record]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "winner: Player 1, Player 3"
    assert main(["replay", record, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["winner"] == "Player 1, Player 3"


def test_the_seed_alone_decides_a_playout(tmp_path: Path) -> None:
    first, second, other = (tmp_path / name for name in ("first", "second", "other"))
    for path, seed in (first, "1"), (second, "1"), (other, "2"):
        assert main(["playout", "--seed", seed, "--players", "random", "--record", str(path)]) == 0
    assert first.read_text("utf8") == second.read_text("utf8") != other.read_text("utf8")


def test_a_replay_tells_what_the_playout_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(list(PLAYOUT))
    told = capsys.readouterr().out
    assert main(["replay", str(record)]) == 0
    assert capsys.readouterr().out == told


def test_a_replay_gives_everything_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["edition"], told["deciding"]) == ("yunnan", "second", [])
    assert told["position"]["phase"] == "over"
    assert told["position"]["edition"] == "second"
    assert len(told["position"]["players"]) == 3
    assert told["winner"] == told["scores"][0]["name"]
    assert all(score["total"] == sum(points for _, points in score["lines"]) for score in told["scores"])


def test_an_unfinished_game_tells_who_must_decide(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(record, lambda data: data["actions"].__delitem__(slice(1, None)))
    assert main(["replay", str(record)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("not over; to decide: Player ")
    assert main(["replay", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["winner"], told["scores"]) == (None, [])
    assert {"do": "Pass"} in told["deciding"][0]["options"]


def test_a_game_not_begun_waits_for_nature(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(record, lambda data: data["actions"].clear())
    assert main(["replay", str(record)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "not over; to decide: nature"


# ------------------------------------------------------------------ what is refused


def test_an_action_against_the_rules_is_named_by_number_with_the_reason(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(record, lambda data: data["actions"].insert(1, data["actions"][0]))
    assert "action 2, {'do': 'Order'" in refusal(record, capsys)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"seat": 0, "do": "Fly"}, "action 3: there is no action 'Fly'"),
        ({"seat": 0, "do": "Bid", "space": 5}, "action 3: Bid lacks building"),
        ({"seat": 0, "do": "Pass", "why": 1}, "action 3: Pass has no field why"),
        ({"seat": 0, "do": "Bid", "building": 5, "space": 5}, "action 3: building cannot be 5"),
        ({"seat": 0, "do": "Convert", "amount": 1.5}, "action 3: amount cannot be 1.5"),
        ({"seat": "Ann", "do": "Pass"}, "action 3: there is no seat 'Ann'"),
        ({"seat": 9, "do": "Pass"}, "action 3, {'do': 'Pass'}: "),
        ({"do": "Pass"}, "action 3: there is no action 'Pass'"),
        ("pass", "action 3 must be a table, not 'pass'"),
    ],
    ids=str,
)
def test_an_unreadable_action_is_named_by_number_with_the_reason(
    record: Path, capsys: pytest.CaptureFixture[str], action: object, reason: str
) -> None:
    change(record, lambda data: data["actions"].insert(2, action))
    assert reason in refusal(record, capsys)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 0}, "not a record of format 1"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"edition": "tenth"}, "tenth"),
        ({"options": ["no_such_option"]}, "no_such_option"),
        ({"options": "none"}, "options must be a list of words"),
        ({"figures": {"limits.passes": "many"}}, "limits.passes"),
        ({"figures": []}, "figures must be a table"),
        ({"seats": ["Ann"]}, "1"),
        ({"seats": [1, 2, 3]}, "seats must be a list of words"),
        ({"rules": "new"}, "rules must be a number"),
        ({"actions": {}}, "actions must be a list"),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_is_refused_with_the_reason(
    record: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object], reason: str
) -> None:
    change(record, lambda data: data.update(changes))
    assert reason in refusal(record, capsys)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"3", b"\xff\xfe", b'{"format": 1}'])
def test_a_file_that_is_no_record_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    refusal(path, capsys)


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(tmp_path / "none.json", capsys).endswith("No such file or directory")


@pytest.mark.parametrize("wrong", [("--seats", "9"), ("--edition", "tenth"), ("--option", "no_such_option")])
def test_a_playout_that_cannot_be_is_refused_in_one_line(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAYOUT, *wrong]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert wrong[1] in err


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAYOUT, "--record", str(tmp_path / "none" / "game.json")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


def test_the_package_runs_as_a_command() -> None:
    run = subprocess.run([sys.executable, "-m", "games", "list"], capture_output=True, text=True, check=True)
    assert "yunnan: second" in run.stdout
