"""A running game in memory: all its positions so far, rebuilt from the log whenever it is needed.

A timeline never changes; an action gives a new one, which takes the old one's place once it is stored.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from bot.draws import Draws
from games.api import Decision, Event, Game, Seat, Setup
from games.codec import encode
from games.history import Entry, Record, Taken, act, decision_of, nature


class Deputy(StrEnum):
    """Who decides in a person's place."""

    ORDER = "order"
    """A standing order of theirs."""
    STAND_IN = "stand-in"
    """A stand-in on the seat."""
    ONCE = "once"
    """A stand-in, for one question whose time had run out."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the log that is still in force, with the position after it."""

    revision: int
    taken: Taken
    at: float
    deputy: Deputy | None = None
    """Who decided in the seat's place; `None` for its person, and for nature."""


@dataclass(frozen=True, slots=True)
class Undone:
    """A row of the log that takes back all lines from a revision on."""

    revision: int
    seat: Seat
    since: int
    at: float


@dataclass(frozen=True, slots=True)
class Timeline:
    """A game's lines in force. `revision` counts all rows of the log, those taken back included."""

    game: Game[Any, Any]
    setup: Setup
    first: Any
    """The state before the first line."""
    lines: tuple[Line, ...] = ()
    revision: int = 0
    touched: tuple[tuple[Seat, int], ...] = ()
    """For each seat that has acted, the revision of its last act, undoing included."""

    @property
    def state(self) -> Any:
        """The present position."""
        return self.lines[-1].taken.state if self.lines else self.first

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.scores(self.state))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who must decide what now."""
        return self.game.decisions(self.state)

    def decision(self, seat: Seat) -> Decision | None:
        """The question to a seat, if there is one."""
        return decision_of(self.game, self.state, seat)

    def upto(self, revision: int) -> Timeline:
        """The game as it stood when the log had so many rows."""
        return replace(self, lines=tuple(line for line in self.lines if line.revision <= revision))

    def seen_by(self, seats: tuple[Seat, ...]) -> Timeline:
        """The game as these seats may see it: an unfinished turn, draws in it included, is only for who makes it."""
        count = len(self.lines)
        while count and self._is_private(count - 1, seats):
            count -= 1
        return replace(self, lines=self.lines[:count])

    def known_to(self, seats: tuple[Seat, ...]) -> int:
        """The length of the log as far as these seats may know it."""
        seen = self.seen_by(seats).lines
        return self.revision if len(seen) == len(self.lines) else seen[-1].revision if seen else 0

    def _is_private(self, number: int, seats: tuple[Seat, ...]) -> bool:
        """Whether a line belongs to a turn that somebody else has not handed over."""
        cause = self._cause(number)
        actor = self.lines[cause].taken.entry.seat if cause >= 0 else None
        asked = None if actor is None or actor in seats else self.decision(actor)
        return asked is not None and self._turn_before(number, asked.seat) == asked.turn

    def _cause(self, number: int) -> int:
        """The number of the line itself, or for one of nature's, of the seat's that it follows from; -1 for none."""
        while number >= 0 and self.lines[number].taken.entry.seat is None:
            number -= 1
        return number

    def _turn_before(self, number: int, seat: Seat) -> int | None:
        """The turn that a seat was asked for before a line; nature's lines belong to what they follow from."""
        cause = self._cause(number)
        earlier = decision_of(self.game, self.lines[cause - 1].taken.state if cause > 0 else self.first, seat)
        return None if earlier is None else earlier.turn

    def at(self, revision: int) -> Any:
        """The position that stood when the log had so many rows."""
        states = [line.taken.state for line in self.lines if line.revision <= revision]
        return states[-1] if states else self.first

    def events(self, since: int, upto: int | None = None) -> tuple[Event, ...]:
        """What happened after a revision, up to another one (or until now)."""
        last = self.revision if upto is None else upto
        return tuple(event for line in self.lines if since < line.revision <= last for event in line.taken.events)

    def acted_since(self, seat: Seat, revision: int) -> bool:
        """Whether a seat has acted after a revision."""
        return dict(self.touched).get(seat, 0) > revision

    def record(self, names: tuple[str, ...]) -> Record:
        """The game as a record, without what was taken back."""
        entries = tuple(line.taken.entry for line in self.lines)
        return Record(self.game.key, self.setup, self.game.version, names, entries)

    def plus(self, taken: Iterable[Taken], at: float, deputy: Deputy | None = None) -> Timeline:
        """The timeline with these carried out now; what a seat did, by a deputy if there is one."""
        found = self
        for one in taken:
            found = found._with(one, at, None if one.entry.seat is None else deputy)
        return found

    def _with(self, taken: Taken, at: float, deputy: Deputy | None) -> Timeline:
        line = Line(self.revision + 1, taken, at, deputy)
        touched = self.touched if taken.entry.seat is None else _touch(self.touched, taken.entry.seat, line.revision)
        return replace(self, lines=(*self.lines, line), revision=line.revision, touched=touched)

    def minus(self, undone: Undone) -> Timeline:
        """The timeline with the lines from `undone.since` on taken back."""
        return replace(
            self,
            lines=tuple(line for line in self.lines if line.revision < undone.since),
            revision=undone.revision,
            touched=_touch(self.touched, undone.seat, undone.revision),
        )

    def asked_at(self, decision: Decision) -> float:
        """When a seat's turn began, in Unix seconds: steps within it do not count."""
        line = self.asked_after(decision)
        return 0.0 if line is None else line.at

    def asked_after(self, decision: Decision) -> Line | None:
        """The line after which a seat's turn began; None if it is how the game begins."""
        for number in range(len(self.lines) - 1, -1, -1):
            if self._turn_before(number, decision.seat) != decision.turn:
                return self.lines[number]
        return None

    def has_begun(self, decision: Decision) -> bool:
        """Whether the last line is a step of the turn that a question belongs to, or a draw that followed from one."""
        number = len(self.lines) - 1
        cause = self._cause(number)
        if cause < 0 or self.lines[cause].taken.entry.seat != decision.seat:
            return False
        return self._turn_before(number, decision.seat) == decision.turn

    def last_of(self, seat: Seat) -> Line | None:
        """The last line, if this seat made it within a turn that is still its own: the step that can be taken back.

        What nature has answered to cannot be: a card once seen cannot be drawn again.
        """
        decision = self.decision(seat)
        if decision is None or not self.has_begun(decision):
            return None
        return self.lines[-1] if self.lines[-1].taken.entry.seat == seat else None


def _touch(touched: tuple[tuple[Seat, int], ...], seat: Seat, revision: int) -> tuple[tuple[Seat, int], ...]:
    return tuple({**dict(touched), seat: revision}.items())


def begin(game: Game[Any, Any], setup: Setup) -> Timeline:
    """A game before its first line. Raises `SetupError`."""
    return Timeline(game, setup, game.start(setup))


def advance(timeline: Timeline, entry: Entry | None, stand_ins: frozenset[Seat], draws: Draws) -> tuple[Taken, ...]:
    """One seat's action, or none, then nature and stand-ins until a person must decide. Raises `RuleError`."""
    now = timeline if entry is None else timeline.plus([act(timeline.game, timeline.state, entry)], 0.0)
    while following := by_nature(now, draws) or by_stand_in(now, stand_ins, draws):
        now = now.plus([following], 0.0)
    return tuple(line.taken for line in now.lines[len(timeline.lines) :])


def by_nature(timeline: Timeline, draws: Draws) -> Taken | None:
    """What nature does, if it is nature's turn."""
    before = sum(line.taken.entry.seat is None for line in timeline.lines)
    return next(nature(timeline.game, timeline.state, draws.nature(before)), None)


def by_stand_in(timeline: Timeline, seats: frozenset[Seat], draws: Draws) -> Taken | None:
    """What a stand-in does, if one must decide."""
    game, state = timeline.game, timeline.state
    asked = next((decision.seat for decision in game.decisions(state) if decision.seat in seats), None)
    if asked is None:
        return None
    return act(game, state, Entry(game.suggest(state, asked, draws.stand_in(len(timeline.lines))), asked))


def fingerprint(decision: Decision) -> str:
    """Eight characters that tell whether a question still reads the same."""
    asked = [decision.seat, decision.prompt.kind, decision.turn, [encode(action) for action in decision.actions]]
    return f"{zlib.crc32(json.dumps(asked).encode()):08x}"
