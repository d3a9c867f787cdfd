"""Turns in which nature draws: a draw belongs to the turn that it fell in, and nothing before it can be taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.tables import at_once, drawn_then, foreseen, handed_over, stays
from bot.timeline import Timeline
from games.api import Action, Decision, Fact, Seat
from tests.bot.lots import Ask, Draw, Finish, Lots, Move, State, after

FIRST, SECOND = Seat(0), Seat(1)


def seen(timeline: Timeline, *seats: Seat) -> list[type[Action]]:
    return [type(line.taken.entry.action) for line in timeline.seen_by(seats).lines]


def asked(timeline: Timeline) -> Decision:
    return timeline.decisions[0]


@pytest.mark.parametrize(
    "turn", [(Move(),), (Ask(),), (Move(), Ask()), (Ask(), Move()), (Ask(), Ask()), (Move(), Ask(), Move())]
)
def test_an_unfinished_turn_is_hidden_with_its_draws(turn: tuple[Action, ...]) -> None:
    timeline = after(Finish(), *turn)
    assert seen(timeline) == seen(timeline, FIRST) == [Draw, Finish, Draw]
    assert seen(timeline, SECOND) == [type(line.taken.entry.action) for line in timeline.lines]
    assert timeline.seen_by(()).state == after(Finish()).state


@pytest.mark.parametrize("turn", [(Ask(), Finish()), (Move(), Ask(), Finish()), (Finish(),)])
def test_a_turn_handed_over_is_seen_whole(turn: tuple[Action, ...]) -> None:
    timeline = after(*turn)
    assert timeline.seen_by(()) == timeline
    assert timeline.seen_by(()).state == timeline.state


def test_the_draw_before_a_turn_is_no_part_of_it() -> None:
    assert not after().has_begun(asked(after()))
    assert not after(Finish()).has_begun(asked(after(Finish())))
    assert after(Move()).has_begun(asked(after(Move())))
    assert after(Ask()).has_begun(asked(after(Ask())))


def test_a_wait_is_counted_from_the_beginning_of_a_turn_with_draws() -> None:
    for turn in ((Move(),), (Ask(),), (Ask(), Move()), (Move(), Ask(), Ask())):
        timeline = after(Finish(), *turn)
        assert timeline.asked_at(asked(timeline)) == 1.0
    assert after(Ask()).asked_at(asked(after(Ask()))) == 0.0


def test_a_step_is_taken_back_only_up_to_the_newest_draw() -> None:
    def last(*turn: Action) -> Action | None:
        line = after(*turn).last_of(FIRST)
        return None if line is None else line.taken.entry.action

    assert last(Move()) == Move()
    assert last(Ask()) is None
    assert last(Move(), Ask()) is None
    assert last(Ask(), Move()) == Move()
    assert last(Finish()) is None
    assert after(Ask(), Move()).last_of(SECOND) is None


def test_a_turn_goes_on_through_a_draw() -> None:
    before = after(Move())
    assert not handed_over(asked(before), after(Move(), Ask()))
    assert handed_over(asked(before), after(Move(), Finish()))


def test_what_is_drawn_is_not_known_before_the_action() -> None:
    """Whether it can be taken back is told without drawing."""
    timeline = after()
    question = asked(timeline)
    assert stays(timeline, question, Move())
    assert not stays(timeline, question, Ask())
    assert [drawn_then(timeline, question, action) for action in (Move(), Ask())] == [False, True]
    assert [event.kind for event in foreseen(timeline, question, Ask())] == ["Ask"]


def test_the_story_of_a_draw_is_for_who_drew() -> None:
    timeline = after(Ask(), Finish())
    private = [event.to for event in timeline.events(0) if event.kind == "drawn"]
    assert private == [FIRST, FIRST, SECOND]


class Foretelling(Lots):
    """Lots, with an outlook on every action."""

    def outlook(self, _state: State, _action: Action, _seat: Seat) -> tuple[Fact, ...]:
        return (Fact("rain"),)


def test_a_step_that_can_be_taken_back_is_done_at_once_unless_it_begins_a_turn_and_has_an_outlook() -> None:
    begun, going_on = after(), after(Move())
    game: Any = Foretelling()
    told, told_then = replace(begun, game=game), replace(going_on, game=game)
    steps = [at_once(timeline, asked(timeline), Move()) for timeline in (begun, going_on, told, told_then)]
    assert steps == [True, True, False, True]
    assert not any(at_once(timeline, asked(timeline), Ask()) for timeline in (begun, going_on, told, told_then))
