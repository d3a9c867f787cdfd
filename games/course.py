"""What courses of play have in common, where the state holds an agenda and one seat at a time has the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from games.api import Action, Decision, Event, Fact, Seat, Step

S = TypeVar("S")


def settled(step: Step[S], by_itself: Callable[[S], Step[S] | None]) -> Step[S]:
    """The step with all that follows of itself: `by_itself` gives the next step that leaves nobody a choice, if any."""
    events: list[Event] = list(step.events)
    state = step.state
    while (next_step := by_itself(state)) is not None:
        state = next_step.state
        events += next_step.events
    return Step(state, tuple(events))


def question_to(seat: Seat | None, turn: int, ask: Callable[[], tuple[Fact, Iterable[Action]]]) -> tuple[Decision, ...]:
    """The question to the seat that has the turn, if one has: `ask` gives its prompt and its options."""
    if seat is None:
        return ()
    prompt, options = ask()
    return (Decision(seat, prompt, tuple(options), turn),)


def out_of_turn(task: object, turn: Seat | None, seat: Seat | None) -> Fact | None:
    """Why a seat, or nature (`None`), may do nothing now; `turn` is the seat that may, or `None` for nature.

    There is no task once the game is over.
    """
    if task is None:
        return Fact("game-over")
    if turn is not None and seat != turn:
        return Fact("not-your-turn", {"seat": turn})
    return Fact("not-now") if turn is None and seat is not None else None


def asked(decisions: tuple[Decision, ...], seat: Seat) -> Decision:
    """The question to a seat. Raises `ValueError` if it is not asked."""
    for decision in decisions:
        if decision.seat == seat:
            return decision
    raise ValueError(f"{seat!r} is not asked")
