"""Who must decide since when, who acted last, and who is probably next: from the course of a game alone."""

from __future__ import annotations

from dataclasses import replace

from bot.calls.pending import follower, is_withdrawn, last_to_act, pending
from bot.timeline import Deputy, Undone
from games.api import Seat
from tests.bot.lots import Ask, Finish, Move, after
from tests.bot.positions import played

ANN, BEN = Seat(0), Seat(1)


def test_a_question_is_the_same_one_throughout_its_turn() -> None:
    begun, moved, asked = after(), after(Move()), after(Move(), Ask())
    assert {pending(timeline)[0].key for timeline in (begun, moved, asked)} == {(ANN, 1)}


def test_the_next_turn_is_another_question() -> None:
    assert [one.key for one in pending(after(Finish()))] == [(BEN, 3)]
    assert [one.key for one in pending(after(Finish(), Finish()))] == [(ANN, 5)]


def test_a_question_is_withdrawn_when_what_led_to_it_is_taken_back() -> None:
    timeline = after(Finish())
    (asked,) = pending(timeline)
    back = timeline.minus(Undone(timeline.revision + 1, ANN, 2, 2.0))
    assert not is_withdrawn(timeline, asked.since)
    assert is_withdrawn(back, asked.since)
    assert not is_withdrawn(back, pending(back)[0].since)
    assert not is_withdrawn(timeline, 0)


def test_who_acted_last_is_who_set_off_all_that_happened_then() -> None:
    assert last_to_act(after()) is None
    assert last_to_act(after(Finish())) == ANN
    assert last_to_act(after(Finish(), Move())) == BEN
    at_once = after(Finish(), Finish())
    together = replace(at_once, lines=tuple(replace(line, at=5.0) for line in at_once.lines))
    assert last_to_act(together) == ANN


def test_whose_standing_order_acted_is_not_there() -> None:
    timeline = after(Finish())
    ordered = replace(timeline, lines=tuple(replace(line, deputy=Deputy.ORDER) for line in timeline.lines))
    assert last_to_act(ordered) is None


def test_who_is_next_is_who_was_asked_next_the_last_time() -> None:
    assert follower(after(), ANN) is None
    assert follower(after(Finish()), BEN) is None
    assert follower(after(Finish(), Finish()), ANN) == BEN
    assert follower(after(Finish(), Move(), Ask(), Finish()), ANN) == BEN
    assert follower(after(Finish(), Finish(), Ask(), Finish()), BEN) == ANN


def test_in_a_game_of_three_the_order_of_one_round_is_expected_of_the_next() -> None:
    """Each in turn has placed a trader; whoever is asked again now is followed by the same one as before."""
    timeline, asked = played(lambda decision: decision.turn >= 4)
    seats = [line.taken.entry.seat for line in timeline.lines if line.taken.entry.seat is not None]
    after_them = seats[len(seats) - 1 - seats[::-1].index(asked.seat) + 1]
    assert follower(timeline, asked.seat) == after_them
