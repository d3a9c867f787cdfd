"""Every game, edition and number of seats keeps the contract: shown by playing at random."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.api import Seat, Setup, SetupError
from games.codec import fields_of, name_of
from games.history import replay
from tests.games.checks import AT_A_MOMENT, AT_THE_END, HIDDEN, OPEN, check_fact, is_value
from tests.games.playouts import CASES, Case, at_random, play

GAMES_EACH = 6
GAMES_EACH_LONG = 5000
LOOKED_AT = 6
"""Moments of each game at which everything is checked."""

choices = st.binary(min_size=150, max_size=150)
seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("case", CASES, ids=str)
@at_random(GAMES_EACH)
@given(indices=choices, seed=seeds)
def test_a_game_at_random_keeps_the_contract(case: Case, indices: bytes, seed: int) -> None:
    check(case, indices, seed)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
@at_random(GAMES_EACH_LONG)
@given(indices=choices, seed=seeds)
def test_many_games_at_random_keep_the_contract(case: Case, indices: bytes, seed: int) -> None:
    check(case, indices, seed)


def check(case: Case, indices: bytes, seed: int) -> None:
    """Play a game, and hold it and some of its moments against everything that the contract promises."""
    playout = play(case.game, case.setup, indices, seed)
    random = Random(seed)
    for moment in random.sample(playout.moments, min(LOOKED_AT, len(playout.moments))):
        for promise in AT_A_MOMENT:
            promise(case.game, moment, random)
    for finished in AT_THE_END:
        finished(playout)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_choices_make_the_same_game(case: Case) -> None:
    playout = play(case.game, case.setup, b"", 7)
    assert play(case.game, case.setup, b"", 7) == playout != play(case.game, case.setup, b"", 8)
    assert replay(case.game, case.setup, playout.record.entries) == playout.end


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_tells_what_it_is_played_by(case: Case) -> None:
    """Figures in alphabetical order, with their provenance; texts of rules; a person for each seat, or nobody."""
    figures = case.game.figures(case.setup)
    assert list(figures) == sorted(figures)
    assert {figure.mark for figure in figures.values()} <= {"book", "derived", "house", "open"}
    rules = case.game.rules(case.setup)
    assert len({rule.kind for rule in rules}) == len(rules) > 0
    for rule in rules:
        check_fact(rule)
    colours = case.game.colours(case.setup)
    people = range(case.setup.seats)
    assert colours[: len(people)] == tuple(people)
    assert set(colours) <= {*people, None}


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(("edition", "seats", "options"), [("none", 0, ()), (None, 0, ()), (None, None, ("none",))])
def test_a_game_that_is_not_offered_is_not_started(
    case: Case, edition: str | None, seats: int | None, options: tuple[str, ...]
) -> None:
    setup = Setup(edition or case.setup.edition, case.setup.seats if seats is None else seats, options)
    with pytest.raises(SetupError):
        case.game.start(setup)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_action_type_can_be_a_command(case: Case) -> None:
    """The names of players' actions and orders differ, also from nature's; the codec can read their fields."""
    kinds = case.game.actions + case.game.nature + case.game.orders
    assert len({name_of(kind) for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert [spec.name for spec in fields_of(kind)] == [item.name for item in fields(kind)]


def test_every_game_says_what_it_hides() -> None:
    assert {case.game.key for case in CASES} == {*OPEN, *HIDDEN}


@pytest.mark.parametrize("value", ["kang", "", 3, -1, Seat(2), None, (), ("kang", (Seat(0), None, 1))])
def test_a_value_is_a_word_a_number_a_seat_nothing_or_several(value: object) -> None:
    assert is_value(value)


@pytest.mark.parametrize("value", [True, 1.5, ["kang"], {"a": 1}, (1, [2]), b"", Ellipsis], ids=repr)
def test_nothing_else_is_a_value(value: object) -> None:
    assert not is_value(value)
