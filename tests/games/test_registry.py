"""The games on offer, and the rules of before by which games are still being played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games import registry
from games.history import RecordError, final, from_json
from games.positions import digest
from games.registry import GAMES, played_by
from games.yunnan.game import Yunnan
from tests.games.test_positions import RECORDED

YUNNAN = GAMES["yunnan"]
NAME = "yunnan-second-3-advised"
RECORD = json.loads((Path(__file__).parent / "records" / f"{NAME}.json").read_text("utf8"))


class Newer(Yunnan):
    """The next version of the rules."""

    version = 2


@pytest.fixture(autouse=True)
def _newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next version has been released."""
    monkeypatch.setattr(registry, "GAMES", {"yunnan": Newer()})


def test_a_game_that_was_begun_goes_on_by_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "EARLIER", {("yunnan", 1): YUNNAN})
    assert played_by("yunnan", 1) is YUNNAN
    assert digest(final(from_json(RECORD))) == RECORDED[NAME][-1]


def test_a_new_game_is_played_by_the_new_rules() -> None:
    found = played_by("yunnan", 2)
    assert isinstance(found, Newer)


def test_rules_that_nobody_has_kept_are_not_replaced_by_others() -> None:
    assert played_by("yunnan", 1) is None
    assert played_by("yunnan", 3) is None
    assert played_by("chess", 1) is None
    with pytest.raises(RecordError, match="played by version 1 of the rules"):
        from_json(RECORD)
