"""Instants and pauses for these tests."""

from __future__ import annotations

import os
from datetime import UTC, datetime, time

from hypothesis import Phase, settings
from hypothesis import strategies as st

from bot.hours.pauses import Pause, Pauses, Quiet, Weekend, in_turn
from bot.hours.zones import Zone

HOUR, DAY = 3600, 86400
BUDAPEST, NEW_YORK, LORD_HOWE = Zone("Europe/Budapest"), Zone("America/New_York"), Zone("Australia/Lord_Howe")
often = settings(
    max_examples=100,
    deadline=None,
    derandomize="CI" in os.environ,
    phases=(Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink),
)


def utc(text: str) -> int:
    """An instant, such as 2026-03-29 01:00."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


CHANGES = {
    BUDAPEST: (utc("2026-03-29 01:00"), utc("2026-10-25 01:00")),
    NEW_YORK: (utc("2026-03-08 07:00"), utc("2026-11-01 06:00")),
    LORD_HOWE: (utc("2026-10-03 15:30"), utc("2026-04-04 15:00")),
}
"""When clocks are set forward and back, in 2026."""
zones = st.sampled_from(list(CHANGES))
durations = st.integers(0, 6 * DAY)


def near(change: int) -> st.SearchStrategy[int]:
    """Instants within some days of one."""
    return st.integers(change - 4 * DAY, change + 4 * DAY)


def near_changes(zone: Zone) -> st.SearchStrategy[int]:
    """Instants within some days of a change of a zone's clocks."""
    return st.sampled_from(CHANGES[zone]).flatmap(near)


@st.composite
def quiets(draw: st.DrawFn, zone: Zone, step: int = 1) -> Quiet:
    """Quiet hours that begin and end on minutes, or on every so many of them."""
    begins = draw(st.integers(0, 1440 // step - 1)) * step
    length = draw(st.integers(0, 1200 // step)) * step
    return Quiet(zone, _time(begins), _time(begins + length))


def _time(minutes: int) -> time:
    return time(*divmod(minutes % 1440, 60))


@st.composite
def pauses(draw: st.DrawFn, zone: Zone, change: int) -> tuple[Pauses, ...]:
    """A person's quiet hours, which may have been changed, vacations, and weekends of a table, perhaps elsewhere."""
    changed = sorted(draw(st.lists(near(change), max_size=3)))
    kept = in_turn([(0, draw(quiets(zone))), *((at, draw(quiets(draw(zones)))) for at in changed)])
    vacations = st.builds(Pause, near(change), near(change))
    weekends = st.lists(st.builds(Weekend, zones), max_size=1)
    return (*kept, *draw(st.lists(vacations, max_size=2)), *draw(weekends))


with_pauses = st.sampled_from([(zone, change) for zone in CHANGES for change in CHANGES[zone]]).flatmap(
    lambda drawn: st.tuples(pauses(*drawn), st.lists(near(drawn[1]), min_size=3, max_size=3))
)
"""Pauses, and three instants."""
