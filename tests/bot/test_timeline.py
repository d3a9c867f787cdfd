"""A running game in memory: going on, taking back, and telling whether a menu still holds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.draws import Draws
from bot.timeline import Timeline, Undone, advance, begin, fingerprint
from games.api import Fact, RuleError, Seat, Setup
from games.history import Entry
from games.registry import GAMES
from games.yunnan.actions import Bid, Done, Pass, Travel
from tests.bot.positions import asks, played

YUNNAN = GAMES["yunnan"]
NOBODY: frozenset[Seat] = frozenset()


def begun(stand_ins: frozenset[Seat] = NOBODY) -> Timeline:
    timeline = begin(YUNNAN, Setup("second", 3))
    return timeline.plus(advance(timeline, None, stand_ins, Draws("1")), 10.0)


def gone_on(timeline: Timeline, *actions: object, stand_ins: frozenset[Seat] = NOBODY) -> Timeline:
    """With these actions of whoever must decide."""
    for action in actions:
        entry = Entry(action, timeline.decisions[0].seat)  # type: ignore[arg-type]
        timeline = timeline.plus(advance(timeline, entry, stand_ins, Draws("1")), 20.0)
    return timeline


def test_nature_acts_first_then_a_seat_is_asked() -> None:
    assert begin(YUNNAN, Setup("second", 3)).decisions == ()
    timeline = begun()
    assert [line.taken.entry.seat for line in timeline.lines] == [None]
    assert len(timeline.decisions) == 1


def test_stand_ins_act_until_a_person_must_decide() -> None:
    others = frozenset({Seat(0), Seat(1)})
    timeline = begun(others)
    assert timeline.decisions[0].seat == Seat(2)
    after = gone_on(timeline, Pass(), stand_ins=others)
    assert after.over or after.decisions[0].seat == Seat(2)
    assert {line.taken.entry.seat for line in after.lines[len(timeline.lines) + 1 :]} <= {None, *others}


def test_stand_ins_alone_play_to_the_end() -> None:
    timeline = begun(frozenset(map(Seat, range(3))))
    assert timeline.over
    assert timeline.decisions == ()


def test_what_the_rules_forbid_is_refused() -> None:
    with pytest.raises(RuleError, match="no-such-building"):
        gone_on(begun(), Bid("castle", 9))


def test_one_step_of_a_turn_after_the_other_can_be_taken_back() -> None:
    timeline, asked = played(asks("travelling", more_than=6))
    assert timeline.last_of(asked.seat) is None
    step = next(action for action in asked.actions if isinstance(action, Travel))
    after = gone_on(timeline, step)
    last = after.last_of(asked.seat)
    assert last is not None
    assert last.taken.entry.action == step
    assert after.last_of(Seat((asked.seat + 1) % 3)) is None
    back = after.minus(Undone(after.revision + 1, asked.seat, last.revision, 30.0))
    assert back.state == timeline.state
    assert back.revision == timeline.revision + 2
    assert back.last_of(asked.seat) is None


def test_a_turn_handed_over_cannot_be_taken_back() -> None:
    timeline, asked = played(asks("travelling", more_than=6))
    after = gone_on(timeline, Done())
    assert after.last_of(asked.seat) is None


def test_who_has_acted_since_a_revision_is_known() -> None:
    timeline = begun()
    seat = timeline.decisions[0].seat
    after = gone_on(timeline, Pass())
    assert not timeline.acted_since(seat, 0)
    assert after.acted_since(seat, timeline.revision)
    assert not after.acted_since(seat, after.revision)
    assert not after.acted_since(after.decisions[0].seat, 0)


def test_taking_back_is_an_act_too() -> None:
    timeline, asked = played(asks("travelling", more_than=6))
    step = gone_on(timeline, next(action for action in asked.actions if isinstance(action, Travel)))
    back = step.minus(Undone(step.revision + 1, asked.seat, step.revision, 30.0))
    assert back.acted_since(asked.seat, step.revision)
    assert not back.acted_since(asked.seat, back.revision)


def test_earlier_positions_and_the_events_between_them_are_known() -> None:
    timeline = begun()
    after = gone_on(timeline, Pass(), Pass())
    assert after.at(0) == after.first
    assert after.at(timeline.revision) == timeline.state
    assert after.at(after.revision) == after.state
    first = after.events(timeline.revision, timeline.revision + 1)
    assert [event.kind for event in first if event.kind == "passed"] == ["passed"]
    assert (*after.events(0, timeline.revision + 1), *after.events(timeline.revision + 1)) == after.events(0)


def test_a_wait_is_counted_from_the_beginning_of_the_turn() -> None:
    timeline, asked = played(asks("travelling", more_than=6))
    began = timeline.asked_at(asked)
    step = gone_on(timeline, next(action for action in asked.actions if isinstance(action, Travel)))
    assert step.asked_at(step.decisions[0]) == began
    handed = gone_on(step, Done())
    assert handed.asked_at(handed.decisions[0]) == 20.0


def test_a_record_holds_what_is_in_force() -> None:
    timeline, asked = played(asks("travelling", more_than=6))
    step = gone_on(timeline, next(action for action in asked.actions if isinstance(action, Travel)))
    back = step.minus(Undone(step.revision + 1, asked.seat, step.revision, 30.0))
    assert back.record(("a", "b", "c")) == timeline.record(("a", "b", "c"))
    assert len(step.record(("a", "b", "c")).entries) == len(timeline.lines) + 1


def test_a_fingerprint_tells_one_question_from_another() -> None:
    """It does not change with words, and does with whatever may be answered."""
    timeline = begun()
    (asked,) = timeline.decisions
    mark = fingerprint(asked)
    assert len(mark) == 8
    assert fingerprint(begun().decisions[0]) == mark
    assert fingerprint(replace(asked, prompt=Fact(asked.prompt.kind, {"supply": 99}))) == mark
    assert fingerprint(replace(asked, actions=asked.actions[1:])) != mark
    assert fingerprint(replace(asked, turn=asked.turn + 1)) != mark
    assert fingerprint(replace(asked, seat=Seat((asked.seat + 1) % 3))) != mark
    assert fingerprint(gone_on(timeline, Pass()).decisions[0]) != mark
