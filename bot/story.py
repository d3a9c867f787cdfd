"""The story of a game: its lines, as a reader may know them, with what is alike folded into one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from bot.speech import Speech, counted
from bot.timeline import Deputy, Line, Timeline
from games.api import Event, Seat, Value

TOLD = (Deputy.ORDER, Deputy.ONCE)
"""Deputies that are told of. A stand-in that sits on a chair has a name of its own."""


@dataclass(frozen=True, slots=True)
class Beat:
    """An event as it is told: perhaps as the doing of a deputy."""

    event: Event
    deputy: Deputy | None = None

    @property
    def rest(self) -> tuple[str, Deputy | None, list[tuple[str, Value]]]:
        """All that it says but for who it is about."""
        others = sorted(item for item in self.event.fields.items() if item[0] != "seat")
        return self.event.kind, self.deputy, others


def story(speech: Speech, events: Iterable[Event], reader: Seat | None = None) -> list[str]:
    """What happened as a reader may know it (`None`: the channel), sentence by sentence."""
    return list(_told(speech, [Beat(event) for event in events if _is_for(event, reader)]))


def tale(
    speech: Speech, timeline: Timeline, since: int, reader: Seat | None = None, *, without: Collection[str] = ()
) -> list[str]:
    """The same of all lines after a revision, `without` some kinds of events.

    What was not decided by a person is told as such.
    """
    lines = (line for line in timeline.lines if line.revision > since)
    beats = (beat for line in lines for beat in _beats(line, reader))
    return list(_told(speech, [beat for beat in beats if beat.event.kind not in without]))


def _is_for(event: Event, reader: Seat | None) -> bool:
    return event.to is None or event.to == reader


def _beats(line: Line, reader: Seat | None) -> Iterator[Beat]:
    """What a line tells a reader; of what a deputy did, the first event is told as its doing."""
    shown = [event for event in line.taken.events if _is_for(event, reader)]
    deputy = line.deputy if line.deputy in TOLD else None
    return (Beat(event, None if number else deputy) for number, event in enumerate(shown))


def _told(speech: Speech, beats: Iterable[Beat]) -> Iterator[str]:
    """The sentences; what several people did alike, one after the other, is one, and so is what is said repeatedly."""
    runs = (list(run) for _, run in groupby(beats, key=lambda beat: beat.rest))
    return counted(sentence for run in runs for sentence in _sentences(speech, run))


def _sentences(speech: Speech, run: list[Beat]) -> Iterator[str]:
    first = run[0]
    seats = dict.fromkeys(beat.event.fields.get("seat") for beat in run)
    several = f"event-{first.event.kind}.several"
    if 1 < len(seats) == len(run) and speech.has(several):
        who = speech.together(seat for seat in seats if isinstance(seat, Seat))
        yield _marked(speech, speech.say(several, {**first.event.fields, "seat": who}), first)
    else:
        yield from (_marked(speech, speech.event(beat.event), beat) for beat in run)


def _marked(speech: Speech, sentence: str, beat: Beat) -> str:
    return speech.words.text(f"orders-by-{beat.deputy}", sentence=sentence) if beat.deputy else sentence
