"""The checks of the contract see what they are there to see: each is given a game with just its fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.api import Act, Action, Decision, Event, Fact, Game, Obeyed, Seat, Setup, Step, Stop, Wait
from games.registry import GAMES
from games.yunnan.actions import Convert
from games.yunnan.orders import AlwaysPass
from tests.games import checks
from tests.games.playouts import Playout, play

GAME = GAMES["yunnan"]
SETUP = Setup("second", 3)


class Faulty:
    """The game with some of its methods replaced."""

    def __init__(self, **methods: Callable[..., Any]) -> None:
        self.methods = methods

    def __getattr__(self, name: str) -> Any:
        return self.methods.get(name) or getattr(GAME, name)


@pytest.fixture(scope="module")
def playout() -> Playout:
    """A sound game."""
    return play(GAME, SETUP, b"", 7)


def refuse(_state: Any, _action: Action, _seat: Seat | None) -> Fact:
    return Fact("not-now")


def permit(_state: Any, _action: Action, _seat: Seat | None) -> None:
    return None


def twice(state: Any) -> tuple[Decision, ...]:
    """Every option is offered twice."""
    return tuple(replace(decision, actions=decision.actions * 2) for decision in GAME.decisions(state))


def in_words(state: Any, action: Action, seat: Seat | None) -> Step[Any]:
    """What happened is told with a value that no catalogue knows."""
    return replace(GAME.apply(state, action, seat), events=(Event("told", {"amount": 1.5}),))  # type: ignore[dict-item]


def beyond_offer(_state: Any, _seat: Seat, _random: Random) -> Action:
    return Convert(10**6)


@pytest.mark.parametrize(
    ("check", "fault"),
    [
        (checks.check_questions, {"decisions": twice}),
        (checks.check_offers, {"objection": refuse}),
        (checks.check_offers, {"apply": in_words}),
        (checks.check_objections, {"objection": permit}),
        (checks.check_seats, {"objection": permit}),
        (checks.check_stand_in, {"suggest": beyond_offer}),
        (checks.check_secrets, {"view": lambda state, viewer: state}),
        (checks.check_secrets, {"view": lambda state, viewer: viewer}),
        (checks.check_outlooks, {"outlook": lambda state, action, seat: (Fact("", {}),)}),
        (checks.check_orders, {"orders_for": lambda state, seat: (Convert(1),)}),
        (checks.check_orders, {"orders_for": lambda state, seat: (AlwaysPass(round=1),) * 2}),
    ],
)
def test_a_fault_at_a_moment_is_seen(
    playout: Playout, check: Callable[..., None], fault: dict[str, Callable[..., Any]]
) -> None:
    moment = playout.moments[5]
    check(GAME, moment, Random(7))
    with pytest.raises(AssertionError):
        check(Faulty(**fault), moment, Random(7))


def test_a_view_that_depends_on_what_is_mixed_is_seen(playout: Playout, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the presents on the board were secret."""
    monkeypatch.setattr(checks, "OPEN", ())
    monkeypatch.setattr(checks, "HIDDEN", {"yunnan": lambda state, viewer, random: replace(state, presents=(0,) * 6)})
    with pytest.raises(AssertionError):
        checks.check_secrets(GAME, playout.moments[5], Random(7))


def test_a_view_that_hides_what_is_mixed_passes(playout: Playout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "OPEN", ())
    monkeypatch.setattr(checks, "HIDDEN", {"yunnan": lambda state, viewer, random: replace(state, turn=99)})
    checks.check_secrets(GAME, playout.moments[5], Random(7))


def early(playout: Playout) -> Playout:
    """The game broken off before its last action."""
    return replace(playout, moments=playout.moments[:-1], end=playout.moments[-1].state)


def other_end(playout: Playout) -> Playout:
    """The game with an end that its actions do not lead to."""
    return replace(playout, end=replace(playout.end, round=99))


def stray_event(playout: Playout) -> Playout:
    """A secret told to a seat that nobody sits in."""
    first = playout.moments[0]
    told = replace(first, events=(Event("drawn", {}, to=Seat(3)),))
    return replace(playout, moments=(told, *playout.moments[1:]))


@pytest.mark.parametrize(
    ("check", "spoil"),
    [
        (checks.check_events, stray_event),
        (checks.check_replay, other_end),
        (checks.check_scores, early),
        (checks.check_end, early),
    ],
)
def test_a_fault_of_a_whole_game_is_seen(
    playout: Playout, check: Callable[[Playout], None], spoil: Callable[[Playout], Playout]
) -> None:
    check(playout)
    with pytest.raises((AssertionError, IndexError)):
        check(spoil(playout))


@pytest.mark.parametrize(
    "known", [lambda action, viewer: Convert(0), lambda action, viewer: None], ids=["other", "nothing"]
)
def test_an_action_that_is_not_known_to_all_in_an_open_game_is_seen(
    playout: Playout, known: Callable[..., Any]
) -> None:
    checks.check_known(playout)
    faulty: Game[Any, Any] = Faulty(known=known)
    with pytest.raises(AssertionError):
        checks.check_known(replace(playout, game=faulty))


def test_an_outlook_that_depends_on_what_is_mixed_is_seen(playout: Playout, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the number of the round were secret."""
    monkeypatch.setattr(checks, "OPEN", ())
    monkeypatch.setattr(checks, "HIDDEN", {"yunnan": lambda state, viewer, random: replace(state, round=99)})
    telling: Game[Any, Any] = Faulty(outlook=lambda state, action, seat: (Fact("round", {"round": state.round}),))
    checks.check_outlooks(GAME, playout.moments[5], Random(7))
    with pytest.raises(AssertionError):
        checks.check_outlooks(telling, playout.moments[5], Random(7))


@pytest.mark.parametrize(
    "obeyed", [Wait(), Act(Convert(10**6)), Stop(Fact(""))], ids=["never ends", "not offered", "no reason"]
)
def test_an_order_that_is_obeyed_badly_is_seen(playout: Playout, obeyed: Obeyed) -> None:
    checks.check_obedience(playout)
    faulty: Game[Any, Any] = Faulty(obey=lambda state, seat, order: obeyed)
    with pytest.raises(AssertionError):
        checks.check_obedience(replace(playout, game=faulty))


def test_orders_that_depend_on_what_is_mixed_are_seen(playout: Playout, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the number of the round were secret: all orders hold it, and are over when it changes."""
    monkeypatch.setattr(checks, "OPEN", ())
    monkeypatch.setattr(checks, "HIDDEN", {"yunnan": lambda state, viewer, random: replace(state, round=99)})
    with pytest.raises(AssertionError):
        checks.check_orders(GAME, playout.moments[5], Random(7))
    with pytest.raises(AssertionError):
        checks.check_obedience(playout)


def test_natures_move_that_is_refused_is_seen(playout: Playout) -> None:
    checks.check_nature(playout)
    faulty: Game[Any, Any] = Faulty(objection=refuse)
    with pytest.raises(AssertionError):
        checks.check_nature(replace(playout, game=faulty))


def test_a_game_that_does_not_end_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.games.playouts.MOST", 20)
    with pytest.raises(AssertionError, match="no end after 20 actions"):
        play(GAME, SETUP, b"", 7)
