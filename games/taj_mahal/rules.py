"""The course of play: who is asked what, and what an action does, by the task that is first on the agenda."""
# A match on (task, action) reads like the rulebook's summary; cut into pieces it would not.
# ruff: noqa: C901, PLR0911

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from games.api import Action, Decision, Fact, Seat, Step
from games.course import out_of_turn, question_to, settled
from games.taj_mahal import cards, ending, palaces, setting_up, visit, withdrawal
from games.taj_mahal.actions import Bonuses, Deal, Display, First, Pick, Place, Play, Provinces, Withdraw
from games.taj_mahal.model import (
    BeginningVisit,
    Building,
    ChoosingFirst,
    Dealing,
    Discarding,
    EndingVisit,
    LayingBonuses,
    LayingDisplay,
    LayingProvinces,
    Picking,
    Playing,
    Scoring,
    State,
)


def chance(state: State, random: Random) -> Action | None:
    """What is laid out, drawn and dealt."""
    match state.task:
        case LayingProvinces() | LayingBonuses() | ChoosingFirst():
            return setting_up.draw(state, random)
        case Dealing() | LayingDisplay() as task:
            return cards.draw(state, task, random)
        case _:
            return None


def decisions(state: State) -> tuple[Decision, ...]:
    """The question to the one seat that has the turn."""
    return question_to(acting(state), state.turn, lambda: _question(state))


def acting(state: State) -> Seat | None:
    """The player who has the turn; nobody while nature acts and after the end."""
    match state.task:
        case Playing(seat) | Building(seat) | Picking(seat):
            return seat
        case _:
            return None


def _question(state: State) -> tuple[Fact, Iterable[Action]]:
    match state.task:
        case Playing(seat):
            return visit.prompt(state, seat), visit.options(state, seat)
        case Building() as task:
            return palaces.prompt(state, task), palaces.options(state, task)
        case Picking() as task:
            return withdrawal.prompt(task), withdrawal.options(state)
        case task:
            raise ValueError(f"nobody is asked at {task!r}")


def objection(state: State, action: Action, seat: Seat | None) -> Fact | None:
    """Why the seat, or nature (`None`), may not do this now."""
    turn = acting(state)
    reason = out_of_turn(state.task, turn, seat)
    if reason is not None:
        return reason
    return _objection_to_nature(state, action) if turn is None else _objection(state, action)


def _objection_to_nature(state: State, action: Action) -> Fact | None:
    match state.task, action:
        case LayingProvinces(), Provinces(keys):
            return setting_up.objection_to_provinces(state, keys)
        case LayingBonuses(), Bonuses(tiles):
            return setting_up.objection_to_bonuses(state, tiles)
        case ChoosingFirst(), First(seat):
            return setting_up.objection_to_first(state, seat)
        case Dealing() as task, Deal():
            return cards.objection_to_deal(state, task, action)
        case LayingDisplay() as task, Display():
            return cards.objection_to_display(state, task, action)
        case _:
            return Fact("not-now")


def _objection(state: State, action: Action) -> Fact | None:
    match state.task, action:
        case Playing(seat), Play():
            return visit.objection(state, seat, action)
        case Playing(), Withdraw():
            return None
        case Building() as task, Place():
            return palaces.objection(state, task, action)
        case Picking(), Pick():
            return withdrawal.objection(state, action)
        case Playing(), Place():
            return Fact("nothing-to-place")
        case Playing(), Pick():
            return Fact("nothing-to-pick")
        case Building(), Play() | Withdraw() | Pick():
            return Fact("place-first")
        case Picking(), Play() | Withdraw() | Place():
            return Fact("pick-first")
        case _:
            return Fact("not-now")


def apply(state: State, action: Action) -> Step[State]:
    """Carry out an action without objection, and all that follows of itself."""
    return settled(_carried_out(state, action), _by_itself)


def _carried_out(state: State, action: Action) -> Step[State]:
    match state.task, action:
        case LayingProvinces(), Provinces():
            return setting_up.lay_provinces(state, action)
        case LayingBonuses(), Bonuses():
            return setting_up.lay_bonuses(state, action)
        case ChoosingFirst(), First():
            return setting_up.choose_first(state, action)
        case Dealing() as task, Deal():
            return cards.deal(state, task, action)
        case LayingDisplay() as task, Display():
            return cards.lay(state, task, action)
        case Playing(seat), Play():
            return visit.play(state, seat, action)
        case Playing(seat), Withdraw():
            return withdrawal.withdraw(state, seat)
        case Building() as task, Place():
            return palaces.place(state, task, action)
        case Picking() as task, Pick():
            return withdrawal.pick(state, task, action)
        case task, _:
            raise ValueError(f"{action!r} is no answer to {task!r}")


def _by_itself(state: State) -> Step[State] | None:
    """The next step that leaves nobody a choice; `None` where somebody must decide, and at the end."""
    match state.task:
        case Dealing() | LayingDisplay() as task:
            return cards.by_itself(state, task)
        case BeginningVisit():
            return visit.begin(state)
        case Building() as task:
            return palaces.by_itself(state, task)
        case Scoring() as task:
            return withdrawal.score(state, task)
        case Discarding() as task:
            return withdrawal.discard(state, task)
        case Picking() as task:
            return withdrawal.by_itself(state, task)
        case EndingVisit():
            return ending.end_visit(state)
        case _:
            return None
