"""What a channel is told fits a message, whatever has happened."""

from __future__ import annotations

import re
from typing import Any

from bot.draws import Draws
from bot.store import Chair, Status, Table
from bot.telling import final_scores, tell
from bot.timeline import advance, begin
from games.api import Score, Seat, Setup
from games.registry import GAMES

LONG = "Alexander the Great, King of"


SHARED = (("track", 40), ("specials", 1), ("whites", 2), ("colour", 3))


def test_all_who_share_the_first_place_are_named_as_winners() -> None:
    """In the channel after the last action, and by `/game status` later."""
    names = ("Ann", "Ben", "Cleo")
    chairs = tuple(Chair(number, name) for number, name in enumerate(names))
    setup = Setup("standard", 3)
    table = Table(1, 1, 1, 0, "en", "taj_mahal", setup, 1, Status.OVER, chairs, None, 0.0)
    scores = tuple(Score(Seat(seat), SHARED, place) for seat, place in ((0, 1), (2, 1), (1, 3)))
    parts = "Points on the track 40, Special cards in hand 1, White cards in hand 2, Longest colour in hand 3"
    assert final_scores(table, scores).splitlines() == [
        "## **Ann** and **Cleo** win together!",
        f"1. **Ann**: **46** ({parts})",
        f"1. **Cleo**: **46** ({parts})",
        f"3. **Ben**: **46** ({parts})",
    ]


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
    assert not re.search(r"\d points$", told.content, re.MULTILINE), "the scores stand there once"
    last = told.content.splitlines()[-1]
    assert last.startswith("5. ")
    assert last.endswith(")")
