"""Taking back: at once what concerned nobody else, and with everybody's consent what did.

What was seen stays seen. But what is drawn anew comes out the same, see `bot.draws`, so nobody is better off for having
it drawn again; the others are told what would go, and decide whether somebody knows too much.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from bot.accord.notices import Notice
from bot.accord.requests import Request
from bot.errors import TableError
from bot.questions import withdraw
from bot.speech import shortened
from bot.store import Table, Writing
from bot.story import tale
from bot.tables import Played, Sitting, Tables
from bot.telling import speech_of
from bot.timeline import Line, Timeline, Undone
from games.api import Decision, Seat

STORY = 1000
"""Characters for what would be taken back."""


def own_last(timeline: Timeline, seats: tuple[Seat, ...]) -> Line | None:
    """The last line in force that one of these seats made."""
    return next((line for line in reversed(timeline.lines) if line.taken.entry.seat in seats), None)


def is_free(timeline: Timeline, line: Line) -> bool:
    """Whether taking a line back concerns nobody: nothing was drawn, and nobody has acted, since."""
    return line is timeline.lines[-1]


def is_private(timeline: Timeline, line: Line) -> bool:
    """Whether a line is the last step of a turn that has not been handed over, so that the channel knows nothing."""
    seat = line.taken.entry.seat
    return seat is not None and timeline.last_of(seat) is line


def has_just_undone(timeline: Timeline, seats: Iterable[Seat]) -> bool:
    """Whether the last that was done in a game is that one of these seats took something back."""
    kept = timeline.lines[-1].revision if timeline.lines else 0
    return kept < timeline.revision and any(timeline.acted_since(seat, timeline.revision - 1) for seat in seats)


def request_for(table: Table, timeline: Timeline, line: Line) -> Request:
    """What would be taken back from a line on, told as far as everybody knows of it."""
    story = shortened(tale(speech_of(table), timeline.seen_by(()), line.revision - 1), STORY)
    drawn = any(one.taken.entry.seat is None for one in timeline.lines if one.revision >= line.revision)
    return Request(line.revision, story, drawn)


def asked_before(timeline: Timeline, line: Line) -> Decision:
    """The question that a seat's line has answered."""
    seat = line.taken.entry.seat
    found = None if seat is None else timeline.upto(line.revision - 1).decision(seat)
    assert found is not None
    return found


def line_at(timeline: Timeline, notice: Notice) -> Line:
    """The line from which on a request would have things taken back."""
    since = Request.read(notice.about).since
    return next(line for line in timeline.lines if line.revision == since)


async def take_back(
    tables: Tables, table: Table, line: Line, interaction: int | None, also: Iterable[Writing] = ()
) -> Played:
    """Take back all from one line of somebody's on; the table's lock is held. Raises as `Tables.play` does."""
    timeline, at = await tables.rooms.timeline(table), tables.rooms.clock()
    seat = line.taken.entry.seat
    assert seat is not None
    before = Sitting(table, timeline, seat)
    undone = Undone(timeline.revision + 1, seat, line.revision, at)
    course, after = await tables.without(before, undone)
    told = _was_told(before, after.timeline)
    writings: list[Writing] = [*also, *([partial(withdraw, table=table.id)] if told else [])]
    played = await tables.enter(before, course, after, interaction, undone, told=told, also=writings)
    return replace(played, undone=line.taken.entry.action)


def _was_told(before: Sitting, after: Timeline) -> bool:
    """Whether the channel knows of what is taken back, as it was more than a step of an unfinished turn."""
    now, then = before.decision, after.decision(before.seat)
    return now is None or then is None or now.turn != then.turn


def to_take_back(sitting: Sitting) -> Line:
    """The line from which on somebody's undo begins. Raises `TableError`."""
    user = sitting.table.chairs[sitting.seat].user
    assert user is not None
    seats = sitting.table.seats_of(user)
    line = own_last(sitting.timeline, seats)
    if line is None:
        raise TableError("nothing-to-undo")
    return line
