"""Who must decide what in a game, as it matters for calling them: since when, who is there anyhow, who is next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

from bot.timeline import Timeline
from games.api import Decision, Seat

FAR_ENOUGH = 80
"""How many lines back it is looked for who was asked after whom: some rounds of any game."""

Key: TypeAlias = tuple[Seat, int]
"""Which question it is: the seat, and the revision after which it was asked."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A question that waits for its answer. It is the same one as long as the turn that it belongs to."""

    decision: Decision
    since: int
    """The revision after which it was asked; 0 at the beginning."""

    @property
    def key(self) -> Key:
        """Which question it is."""
        return self.decision.seat, self.since


def pending(timeline: Timeline) -> tuple[Pending, ...]:
    """The questions that wait for an answer now."""
    lines = [(decision, timeline.asked_after(decision)) for decision in timeline.decisions]
    return tuple(Pending(decision, 0 if line is None else line.revision) for decision, line in lines)


def is_withdrawn(timeline: Timeline, since: int) -> bool:
    """Whether what led to a question has been taken back."""
    return since > 0 and all(line.revision != since for line in timeline.lines)


def last_to_act(timeline: Timeline) -> Seat | None:
    """The seat whose person did what happened last: not nature, a stand-in or a standing order in its wake."""
    if not timeline.lines:
        return None
    last = takewhile(lambda line: line.at == timeline.lines[-1].at, reversed(timeline.lines))
    acts = [line for line in last if line.taken.entry.seat is not None]
    return None if not acts or acts[-1].deputy else acts[-1].taken.entry.seat


def follower(timeline: Timeline, seat: Seat) -> Seat | None:
    """The seat that was asked next when a seat was asked the last time before now; None if that is not clear.

    A game does not say who will be next, but most go around in an order that holds for a while.
    """
    steps = _newly_asked(timeline)
    following = next(steps, set())
    for fresh in steps:
        if fresh == {seat}:
            return next(iter(following)) if len(following) == 1 and following != fresh else None
        following = fresh
    return None


def _newly_asked(timeline: Timeline) -> Iterator[set[Seat]]:
    """The seats to whom new turns came at once, latest first."""
    asked = _turns(timeline, len(timeline.lines))
    for count in range(len(timeline.lines) - 1, max(-1, len(timeline.lines) - FAR_ENOUGH), -1):
        # Where nobody is asked nature moves, and who was asked before may be still.
        if before := _turns(timeline, count):
            if fresh := {seat for seat, _ in asked - before}:
                yield fresh
            asked = before
    yield {seat for seat, _ in asked}


def _turns(timeline: Timeline, count: int) -> set[tuple[Seat, int]]:
    """Who was asked in which of their turns after so many lines."""
    state = timeline.lines[count - 1].taken.state if count else timeline.first
    return {(decision.seat, decision.turn) for decision in timeline.game.decisions(state)}
