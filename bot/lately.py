"""What has happened since somebody's own last action: as a story, and as the position to compare the present with."""

from __future__ import annotations

from bot.speech import Speech
from bot.story import tale
from bot.timeline import Timeline
from games.api import Seat


def last_own(timeline: Timeline, seats: tuple[Seat, ...]) -> int:
    """The revision after the last action that the people of these seats decided; or of the opening draws."""
    own = [line.revision for line in timeline.lines if line.taken.entry.seat in seats and line.deputy is None]
    return own[-1] if own else opening(timeline)


def title(speech: Speech, timeline: Timeline, seats: tuple[Seat, ...]) -> str:
    """What stands above that story."""
    acted = last_own(timeline, seats) > opening(timeline)
    return speech.words.text("lately-title" if acted else "lately-title-first")


def opening(timeline: Timeline) -> int:
    """The revision after what nature did before anybody could act."""
    acted = (line.revision for line in timeline.lines if line.taken.entry.seat is not None)
    return next(acted, timeline.revision + 1) - 1


def lately(speech: Speech, timeline: Timeline, seats: tuple[Seat, ...]) -> list[str]:
    """What has happened since, as far as these seats may know it; nothing if it was the last thing that happened."""
    seen = timeline.seen_by(seats)
    since = last_own(seen, seats)
    if not any(line.revision > since and line.taken.entry.seat is not None for line in seen.lines):
        return []
    return tale(speech, seen, since, seats[0] if seats else None)
