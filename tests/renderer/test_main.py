"""`python -m renderer`: a picture from a record, or one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from games.api import Game, Setup
from games.history import Entry, Record, nature, save_record
from games.taj_mahal import TAJ_MAHAL
from games.yunnan import YUNNAN
from renderer.__main__ import main
from tests.renderer.recorded import NAMES, RECORDS


def saved(game: Game[Any, Any], setup: Setup, path: Path) -> Path:
    """A game of four, some actions long."""
    random, entries = Random(5), list[Entry]()
    state = game.start(setup)
    while len(entries) < 40:
        for taken in nature(game, state, random):
            entries.append(taken.entry)
            state = taken.state
        decision = game.decisions(state)[0]
        entries.append(Entry(random.choice(decision.actions), decision.seat))
        state = game.apply(state, entries[-1].action, decision.seat).state
    save_record(Record(game.key, setup, game.version, ("Ann", "Ben", "Cleo", "Dan"), tuple(entries)), path)
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game without hands."""
    return saved(YUNNAN, Setup("second", 4), tmp_path / "game.json")


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A game with hands."""
    return saved(TAJ_MAHAL, Setup("standard", 4), tmp_path / "cards.json")


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


def test_a_seat_sees_its_hand_below_the_board(cards: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert main([str(cards), "-o", str(out), "--seat", "1"]) == 0
    assert size_of(out) > (1600, 1500)
    assert main([str(cards), "-o", str(out)]) == 0
    assert size_of(out) == (1600, 1200)


def test_a_seat_is_told_its_hand_and_nobody_else_is(cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seat, hands in ((["--seat", "1"], 1), ([], 0)):
        assert main([str(cards), *seat]) == 0
        assert capsys.readouterr().out.count("## Your hand: ") == hands


def test_tells_the_board_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(record), "--at", "1"]) == 0
    assert capsys.readouterr().out.startswith("## Yunnan, round 1, bidding\n")


def test_tells_and_draws_it_in_any_language(cards: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(cards), "--language", "hu"]) == 0
    assert capsys.readouterr().out.startswith("## Tádzs Mahal, ")
    boards = [tmp_path / f"{language}.png" for language in ("en", "el", "hu")]
    for board in boards:
        assert main([str(cards), "--language", board.stem, "-o", str(board)]) == 0
    assert len({board.read_bytes() for board in boards}) == len(boards)


def test_draws_the_whole_game_as_a_moving_picture_and_on_a_sheet(cards: Path, tmp_path: Path) -> None:
    """Only the turns since all was set up, in the eyes of everybody."""
    film, sheet = tmp_path / "game.gif", tmp_path / "sheet.png"
    assert main([str(cards), "--at", "24", "--replay", str(film), "--contact-sheet", str(sheet)]) == 0
    with Image.open(film) as image:
        assert (image.format, image.size) == ("GIF", (1000, 822))
    assert size_of(sheet) == (4 * 412 + 12, 3 * 341 + 12)


def test_draws_charts_and_final_scores_of_a_recorded_game(tmp_path: Path) -> None:
    chart, scores = tmp_path / "chart.png", tmp_path / "scores.png"
    path = RECORDS / f"{NAMES['five']}.json"
    assert main([str(path), "--chart", str(chart), "--scores", str(scores)]) == 0
    assert (size_of(chart), size_of(scores)) == ((1600, 1200), (1600, 978))


def test_a_game_that_still_runs_has_no_final_scores(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(record), "--scores", str(tmp_path / "scores.png")]) == 2
    assert "nothing to draw for scores.png" in capsys.readouterr().err


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
