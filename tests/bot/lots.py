"""A game small enough to see through, in which a seat's turn may hold draws of nature and several steps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.draws import Draws
from bot.timeline import Timeline, advance, begin
from games.api import Action, Decision, Event, Fact, Score, Seat, Setup, Step
from games.history import Entry


@dataclass(frozen=True, slots=True)
class Move(Action):
    """A step of one's turn."""


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """A step of one's turn that nature answers with a lot."""


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """The end of one's turn."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Nature: a lot."""

    lot: int


@dataclass(frozen=True, slots=True)
class State:
    """The turn, counted from 0, whether a lot must be drawn, and all lots drawn."""

    turn: int = 0
    drawing: bool = True
    lots: tuple[int, ...] = ()

    @property
    def seat(self) -> Seat:
        return Seat(self.turn % 2)


class Lots:
    """The part of a game that a timeline needs. Before the first turn a lot is drawn; after each, another one."""

    key = "lots"
    version = 1

    def start(self, _setup: Setup) -> State:
        return State()

    def chance(self, state: State, random: Random) -> Action | None:
        return Draw(random.randrange(1000)) if state.drawing else None

    def decisions(self, state: State) -> tuple[Decision, ...]:
        options = tuple(action for action in (Move(), Ask(), Finish()))
        return () if state.drawing else (Decision(state.seat, Fact("go-on"), options, state.turn),)

    def apply(self, state: State, action: Action, _seat: Seat | None = None) -> Step[State]:
        who = (Event(type(action).__name__, {"who": state.seat}),)
        match action:
            case Draw(lot):
                event = Event("drawn", {"who": state.seat, "lot": lot}, to=state.seat)
                return Step(replace(state, drawing=False, lots=(*state.lots, lot)), (event,))
            case Ask():
                return Step(replace(state, drawing=True), who)
            case Finish():
                return Step(replace(state, turn=state.turn + 1, drawing=True), who)
        return Step(state, who)

    def objection(self, _state: State, _action: Action, _seat: Seat | None) -> Fact | None:
        return None

    def outlook(self, _state: State, _action: Action, _seat: Seat) -> tuple[Fact, ...]:
        return ()

    def scores(self, _state: State) -> tuple[Score, ...]:
        return ()


def after(*actions: Action) -> Timeline:
    """The game after these actions of whoever must decide, each at a later instant: 0, 1, 2..."""
    game: Any = Lots()
    timeline = begin(game, Setup("any", 2))
    return _played(timeline, (None, *actions))


def _played(timeline: Timeline, actions: Iterable[Action | None]) -> Timeline:
    for instant, action in enumerate(actions):
        entry = None if action is None else Entry(action, timeline.decisions[0].seat)
        timeline = timeline.plus(advance(timeline, entry, frozenset(), Draws(str(instant))), float(instant))
    return timeline
