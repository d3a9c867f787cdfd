"""Every game, edition and number of seats keeps the contract: shown by playing at random."""

from __future__ import annotations

import os
from dataclasses import fields
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from games.api import Seat, Setup, SetupError
from games.codec import fields_of, name_of
from games.history import replay
from tests.games.checks import AT_A_MOMENT, AT_THE_END, HIDDEN, OPEN, is_value
from tests.games.playouts import CASES, Case, play

GAMES_EACH = 40
LOOKED_AT = 6
"""Moments of each game at which everything is checked."""


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(
    max_examples=GAMES_EACH,
    deadline=None,
    derandomize="CI" in os.environ,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
@given(data=st.data(), indices=st.binary(min_size=150, max_size=150), seed=st.integers(0, 2**32))
def test_a_game_at_random_keeps_the_contract(case: Case, data: st.DataObject, indices: bytes, seed: int) -> None:
    """Without the shrink phase: a fault that keeps games from ending would be shrunk for minutes."""
    known = case.game.options(case.edition)
    options = tuple(option for option in known if data.draw(st.booleans()))
    playout = play(case.game, Setup(case.edition, case.seats, options), indices, seed)
    random = Random(seed)
    for moment in random.sample(playout.moments, min(LOOKED_AT, len(playout.moments))):
        for check in AT_A_MOMENT:
            check(case.game, moment, random)
    for finished in AT_THE_END:
        finished(playout)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_choices_make_the_same_game(case: Case) -> None:
    setup = Setup(case.edition, case.seats)
    playout = play(case.game, setup, b"", 7)
    assert play(case.game, setup, b"", 7) == playout != play(case.game, setup, b"", 8)
    assert replay(case.game, setup, playout.record.entries) == playout.end


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(("edition", "seats", "options"), [("none", 0, ()), (None, 0, ()), (None, None, ("none",))])
def test_a_game_that_is_not_offered_is_not_started(
    case: Case, edition: str | None, seats: int | None, options: tuple[str, ...]
) -> None:
    setup = Setup(edition or case.edition, case.seats if seats is None else seats, options)
    with pytest.raises(SetupError):
        case.game.start(setup)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_action_type_can_be_a_command(case: Case) -> None:
    """The names of players' actions differ from each other, and from nature's; the codec can read their fields."""
    kinds = case.game.actions + case.game.nature
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
