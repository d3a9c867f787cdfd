"""What a channel is told fits a message, whatever has happened."""

from __future__ import annotations

from typing import Any

from bot.draws import Draws
from bot.store import Chair, Status, Table
from bot.telling import tell
from bot.timeline import advance, begin
from games.api import Seat, Setup
from games.registry import GAMES

LONG = "Alexander the Great, King of"


def finished(seats: int) -> tuple[Table, Any]:
    """A table of people with long names, and its game played by stand-ins to the end."""
    game = GAMES["yunnan"]
    setup = Setup("second", seats)
    everybody = frozenset(map(Seat, range(seats)))
    timeline = begin(game, setup)
    timeline = timeline.plus(advance(timeline, None, everybody, Draws("1")), 0.0)
    chairs = tuple(Chair(number, f"{LONG} {number}") for number in range(seats))
    return Table(1, 1, 1, 0, "en", "yunnan", setup, 1, Status.OVER, chairs, None, 0.0), timeline


def test_the_final_scoring_is_whole_however_long_the_story() -> None:
    table, timeline = finished(5)
    told = tell(table, timeline, 0, timeline.revision)
    assert told.over
    assert len(told.content) <= 2000
    last = told.content.splitlines()[-1]
    assert last.startswith("5. ")
    assert last.endswith(")")
