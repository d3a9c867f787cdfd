"""The course of play: who is asked what, and what an action does, by the task that is first on the agenda."""
# A match on (task, action) reads like the rulebook's summary; cut into pieces it would not.
# ruff: noqa: C901, PLR0911, PLR0912

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from games.api import Action, Decision, Fact, Seat, Step
from games.course import out_of_turn, question_to, settled
from games.yunnan import bidding, building, duli, ending, income, inspector, opening, presents, resolving, travelling
from games.yunnan.actions import Bank, Bid, Block, Build, Card, Convert, Done, Market, Order, Pass, Take, Travel
from games.yunnan.model import (
    Blocking,
    Converting,
    Departing,
    DrawOrder,
    EndingRound,
    GivingPresents,
    Inspecting,
    PayingBank,
    Placing,
    PlacingAtOnce,
    Reckoning,
    Resolving,
    State,
    Travelling,
)


def chance(state: State, random: Random) -> Action | None:
    """The draw of the first order, and of Dúlì's cards."""
    match state.task:
        case DrawOrder():
            return opening.draw(state, random)
        case Placing(seat) | Travelling(seat) if seat == state.duli:
            return duli.draw(state, random)
        case _:
            return None


def decisions(state: State) -> tuple[Decision, ...]:
    """The question to the one seat that has the turn."""
    return question_to(acting(state), state.turn, lambda: _question(state))


def acting(state: State) -> Seat | None:
    """The person who has the turn; nobody while nature draws and after the end."""
    match state.task:
        case (
            Placing(seat) | Resolving(seat) | PlacingAtOnce(seat) | Blocking(seat) | Travelling(seat) | Converting(seat)
        ) if seat != state.duli:
            return seat
        case _:
            return None


def _question(state: State) -> tuple[Fact, Iterable[Action]]:
    match state.task:
        case Placing(seat):
            return bidding.prompt(state, seat), bidding.options(state, seat)
        case Resolving() as task:
            return resolving.prompt(task), resolving.options(state, task)
        case PlacingAtOnce() as task:
            return building.prompt(task), building.options_at_once(state, task)
        case Blocking():
            return Fact("blocking"), resolving.block_options(state)
        case Travelling() as task:
            return travelling.prompt(task), travelling.options(state, task)
        case Converting(seat):
            return ending.prompt(state, seat), ending.options(state, seat)
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
        case DrawOrder(), Order():
            return opening.objection(state, action)
        case ((Placing() | Travelling()), Card()):
            return duli.objection(state, action)
        case _:
            return Fact("not-now")


def _objection(state: State, action: Action) -> Fact | None:
    match state.task, action:
        case Placing(seat), Bid() | Bank() | Market():
            return bidding.objection(state, seat, action)
        case Placing(), Pass():
            return None
        case Resolving() as task, Take():
            return resolving.objection(state, task, action)
        case PlacingAtOnce() as task, Build():
            return building.objection_at_once(state, task, action)
        case Blocking(), Block():
            return resolving.block_objection(state, action)
        case Travelling(seat), Build():
            return building.objection(state, seat, action)
        case Travelling() as task, Travel():
            return travelling.objection(state, task, action)
        case PlacingAtOnce() as task, Done():
            return building.keep_objection(task)
        case Travelling(), Done():
            return None
        case Converting(seat), Convert():
            return ending.objection(state, seat, action)
        case _:
            return Fact("not-now")


def apply(state: State, action: Action) -> Step[State]:
    """Carry out an action without objection, and all that follows of itself."""
    return settled(_carried_out(state, action), _by_itself)


def _carried_out(state: State, action: Action) -> Step[State]:
    match state.task, action:
        case DrawOrder(), Order():
            return opening.begin(state, action)
        case Placing(seat), Card():
            return duli.bid(state, seat, action)
        case Travelling(seat), Card():
            return duli.travel(state, seat, action)
        case Placing(seat), Bid() | Bank() | Market():
            return bidding.place(state, seat, action)
        case Placing(seat), Pass():
            return bidding.pass_(state, seat)
        case Resolving() as task, Take():
            return resolving.take(state, task, action)
        case PlacingAtOnce() as task, Build():
            return building.build_at_once(state, task, action)
        case PlacingAtOnce() as task, Done():
            return building.keep(state, task)
        case Blocking(seat), Block():
            return resolving.block(state, seat, action)
        case Travelling(seat), Build():
            return building.build(state, seat, action)
        case Travelling() as task, Travel():
            return travelling.travel(state, task, action)
        case Travelling() as task, Done():
            return travelling.done(state, task)
        case Converting(seat), Convert():
            return ending.convert(state, seat, action)
        case task, _:
            raise ValueError(f"{action!r} is no answer to {task!r}")


def _by_itself(state: State) -> Step[State] | None:
    """The next step that leaves nobody a choice; `None` where somebody must decide, and at the end."""
    match state.task:
        case (Placing(seat) | Resolving(seat) | Travelling(seat)) as task if seat == state.duli:
            return duli.by_itself(state, task)
        case Placing(seat):
            return bidding.by_itself(state, seat)
        case PayingBank():
            return resolving.pay_bank(state)
        case Resolving() as task:
            return resolving.by_itself(state, task)
        case PlacingAtOnce() as task:
            return building.by_itself(state, task)
        case Departing():
            return travelling.depart(state)
        case Travelling() as task:
            return travelling.by_itself(state, task)
        case Inspecting():
            return inspector.visit(state)
        case GivingPresents():
            return presents.give(state)
        case Reckoning():
            return income.reckon(state)
        case Converting(seat):
            return ending.by_itself(state, seat)
        case EndingRound():
            return ending.end_round(state)
        case _:
            return None
