"""How long time runs between instants: all but the pauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import inf

from bot.hours.pauses import Pause, Pauses

ON_END = 400
"""So many pauses without a gap are taken not to end: two quiet hours that leave no hour of the day never do."""


def is_paused(instant: float, pauses: Sequence[Pauses]) -> bool:
    """Whether an instant lies in any of the pauses."""
    return bool(_covering(instant, pauses))


def resumes(instant: float, pauses: Sequence[Pauses]) -> float:
    """The first instant, from one on, at which time runs; infinite if it never does."""
    for _ in range(ON_END):
        if instant == inf or not (covering := _covering(instant, pauses)):
            return instant
        instant = max(pause.ends for pause in covering)
    return inf


def elapsed(start: float, end: float, pauses: Sequence[Pauses]) -> float:
    """For how long time runs from an instant until another; 0 if that is earlier."""
    runs = takewhile(lambda run: run[0] < end, _runs(start, pauses))
    return sum(min(ends, end) - begins for begins, ends in runs)


def runs_out(start: float, remaining: float, pauses: Sequence[Pauses]) -> float:
    """The first instant by which time has run for so long since `start`; infinite if it never does."""
    if remaining <= 0:
        return start
    for begins, ends in _runs(start, pauses):
        if remaining <= ends - begins:
            return begins + remaining
        remaining -= ends - begins
    return inf


def _runs(instant: float, pauses: Sequence[Pauses]) -> Iterator[tuple[float, float]]:
    """From when until when time runs, again and again, beginning at an instant."""
    while (instant := resumes(instant, pauses)) < inf:
        begins, instant = instant, min((pause.begins for pause in _ahead(instant, pauses)), default=inf)
        yield begins, instant


def _covering(instant: float, pauses: Sequence[Pauses]) -> list[Pause]:
    return [pause for pause in _ahead(instant, pauses) if pause.begins <= instant]


def _ahead(instant: float, pauses: Sequence[Pauses]) -> list[Pause]:
    """Of each kind, the first pause that has not ended."""
    found = (each.after(instant) for each in pauses)
    return [pause for pause in found if pause]
