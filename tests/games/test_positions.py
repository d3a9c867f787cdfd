"""Hashes of positions: the same for the same position, and for no other."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from games.api import Seat, Setup
from games.history import load_record, walk
from games.positions import digest
from games.registry import GAMES
from tests.games.playouts import CASES, Case, play

ROOT = Path(__file__).parents[2]
RECORDS = Path(__file__).parent / "records"
RECORDED = json.loads((Path(__file__).parent / "positions.json").read_text("utf8"))
"""For each record, the hashes of its positions after every 50 actions, and after the last."""

EDITIONS = {(case.game.key, case.setup.edition): case for case in CASES}.values()
"""Of each edition the game of the most people, with all options."""


def hashes(name: str) -> list[str]:
    states = [taken.state for taken in walk(load_record(RECORDS / f"{name}.json"))]
    return [digest(state) for state in (*states[49:-1:50], states[-1])]


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_games_pass_through_the_positions_that_they_once_did(name: str) -> None:
    """If they do not, running games would change under their players: new rules need a new `Game.version`."""
    assert hashes(name) == RECORDED[name]


def test_every_recorded_game_has_its_positions() -> None:
    assert RECORDED.keys() == json.loads((RECORDS / "scores.json").read_text("utf8")).keys()


@pytest.mark.parametrize("case", EDITIONS, ids=str)
def test_equal_positions_have_equal_hashes_and_others_differ(case: Case) -> None:
    first, again = (play(case.game, case.setup, bytes(30), 7).moments[::5] for _ in range(2))
    assert [digest(moment.state) for moment in again] == [digest(moment.state) for moment in first]
    assert len({digest(moment.state) for moment in first}) == len({repr(moment.state) for moment in first}) > 10


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_hash_is_the_same_in_another_process(game: Any) -> None:
    """Whatever order its sets and its hashes of words have."""
    setup = Setup(game.editions[0], game.seats(game.editions[0])[0])
    command = (
        "from games.api import Setup; from games.positions import digest; from games.registry import GAMES; "
        f"print(digest(GAMES[{game.key!r}].start(Setup({setup.edition!r}, {setup.seats}))))"
    )
    found = subprocess.run((sys.executable, "-c", command), cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == digest(game.start(setup))


def test_a_change_of_the_figures_changes_the_hash() -> None:
    plain, dear = (Setup("second", 3, (), figures) for figures in ({}, {"end.yuan_for_a_point": 7}))
    assert digest(GAMES["yunnan"].start(plain)) != digest(GAMES["yunnan"].start(dear))


@dataclass(frozen=True, slots=True)
class Older:
    seat: Seat
    goods: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Newer(Older):
    later: tuple[int, ...] = ()


def test_a_field_added_later_changes_no_hash_while_it_is_at_its_default() -> None:
    Newer.__name__ = Older.__name__
    newer = Newer(Seat(1))
    assert digest(newer) == digest(Older(Seat(1)))
    assert digest(replace(newer, later=(1,))) != digest(newer)


def test_what_has_no_order_is_hashed_in_any_order() -> None:
    words = ("salt", "tea", "horses", "silk")
    assert digest({word: len(word) for word in words}) == digest({word: len(word) for word in reversed(words)})
    assert digest(Older(Seat(0), frozenset(words))) == digest(Older(Seat(0), frozenset(reversed(words))))


@pytest.mark.parametrize(
    ("one", "other"), [((1, 2), (12,)), (("1",), (1,)), ((), None), (("a,b",), ("a", "b")), ({1: 2}, ((1, 2),))]
)
def test_values_that_look_alike_have_different_hashes(one: object, other: object) -> None:
    assert digest(one) != digest(other)
