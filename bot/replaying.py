"""A game turn by turn, as everybody may see it: what replays and charts show, from the log alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.boards import Past
from bot.lately import opening
from bot.speech import Speech, unmarked
from bot.store import Table
from bot.story import tale
from bot.telling import speech_of
from bot.timeline import Timeline
from games.api import Game, Seat
from games.history import decision_of, open_hands
from renderer import Frame, Hands, hands_in


@dataclass(frozen=True, slots=True)
class Reel:
    """The public part of a game, cut into turns. Number 0 is how it begins, number `last` how it stands.

    `ends` are the numbers of lines at the beginning and after each turn.
    """

    timeline: Timeline
    ends: tuple[int, ...]

    @property
    def last(self) -> int:
        """How many turns there have been."""
        return len(self.ends) - 1

    def held(self, number: int) -> int:
        """The turn with a number, or the nearest one: turns may have been taken back since somebody saw them."""
        return max(0, min(number, self.last))

    def state(self, number: int) -> Any:
        """The position after a turn."""
        count = self.ends[number]
        return self.timeline.lines[count - 1].taken.state if count else self.timeline.first

    def story(self, speech: Speech, number: int) -> list[str]:
        """What happened in a turn, as everybody may know it, sentence by sentence."""
        start = self.ends[number - 1] if number else 0
        turn = replace(self.timeline, lines=self.timeline.lines[start : self.ends[number]])
        return tale(speech, turn, -1)

    def views(self) -> tuple[Any, ...]:
        """Everybody's view of each position, the first included."""
        states = (self.timeline.first, *(line.taken.state for line in self.timeline.lines))
        return tuple(self.timeline.game.view(state, None) for state in states)

    def past(self, number: int) -> Past:
        """The position after a turn, to be looked back at."""
        return Past(self.state(number), self.state(number - 1) if number else None, self.hands(number))

    def hands(self, number: int) -> Hands:
        """What is in all hands after a turn, once the game is over; nothing before."""
        timeline = self.timeline
        return hands_in(open_hands(timeline.game, timeline.setup, self.state(number), over=timeline.over))

    def frames(self, table: Table) -> tuple[Frame, ...]:
        """A picture for each turn: everybody's view after it, its story in a plain line, and all hands in the end."""
        speech, game = speech_of(table, plain=True), self.timeline.game
        return tuple(
            Frame(
                game.view(self.state(number), None),
                unmarked(" ".join(self.story(speech, number))),
                self.hands(number),
            )
            for number in range(self.last + 1)
        )


def reel_of(timeline: Timeline) -> Reel:
    """What everybody may see of a game. It takes long enough for a thread: all questions are put again."""
    seen = timeline.seen_by(())
    begun = sum(line.revision <= opening(seen) for line in seen.lines)
    return Reel(seen, (begun, *_ends(seen, begun)))


def _ends(timeline: Timeline, begun: int) -> Iterator[int]:
    """The numbers of lines at the ends of turns; what nature does belongs to the turn that it follows from."""
    turns = _turns(timeline)
    before = None
    for number, turn in enumerate(turns[begun:], begun):
        if turn is None:
            continue
        if before is not None and turn != before:
            yield number
        before = turn
    if len(turns) > begun:
        yield len(turns)


def _turns(timeline: Timeline) -> list[tuple[Seat, int] | None]:
    """For each line the seat and its turn; `None` for nature's."""
    lines = timeline.lines
    states = (timeline.first, *(line.taken.state for line in lines))
    return [_turn_of(timeline.game, state, line.taken.entry.seat) for state, line in zip(states, lines, strict=False)]


def _turn_of(game: Game[Any, Any], state: Any, seat: Seat | None) -> tuple[Seat, int] | None:
    asked = None if seat is None else decision_of(game, state, seat)
    return None if asked is None else (asked.seat, asked.turn)
