"""Recorded games lead to the scores that they once led to: released rules never change a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.history import RecordError, final, from_json, load_record
from games.registry import GAMES

FOLDER = Path(__file__).parent / "records"
SCORES = json.loads((FOLDER / "scores.json").read_text("utf8"))
"""For each record, the seats from the first place on, with the lines of their scores."""


@pytest.mark.parametrize("name", SCORES)
def test_a_recorded_game_ends_with_its_scores(name: str) -> None:
    record = load_record(FOLDER / f"{name}.json")
    scores = GAMES[record.game].scores(final(record))
    found = [{"seat": score.seat, "total": score.total, "lines": dict(score.lines)} for score in scores]
    assert found == SCORES[name]
    for score in scores:
        better = sum(other.total > score.total for other in scores)
        same = sum(other.total == score.total for other in scores)
        assert better < score.place <= better + same


def test_every_record_has_its_scores() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {"scores", *SCORES}
    assert {load_record(FOLDER / f"{name}.json").game for name in SCORES} == GAMES.keys()


def test_every_edition_and_option_and_the_game_of_two_has_a_record() -> None:
    records = [load_record(FOLDER / f"{name}.json") for name in SCORES]
    for game in GAMES.values():
        setups = [record.setup for record in records if record.game == game.key]
        for edition in game.editions:
            of_edition = [setup for setup in setups if setup.edition == edition]
            assert {option for setup in of_edition for option in setup.options} == set(game.options(edition))
            assert any(not setup.options for setup in of_edition)
            assert min(setup.seats for setup in of_edition) == min(game.seats(edition))


@pytest.mark.parametrize("version", [0, 999])
def test_a_record_of_unknown_rules_is_refused(version: int) -> None:
    data = json.loads((FOLDER / f"{next(iter(SCORES))}.json").read_text("utf8"))
    with pytest.raises(RecordError, match=f"version {version} of the rules"):
        from_json(data | {"rules": version})
