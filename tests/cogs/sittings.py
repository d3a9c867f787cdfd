"""People who must decide, at tables of awkward names and with the largest of numbers, and their ways to decide."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.choices import follow
from bot.store import Chair, Status, Table
from bot.tables import Sitting
from bot.timeline import Timeline, begin
from games.api import Decision, Setup
from games.history import Entry, nature, onward
from games.registry import GAMES

YUNNAN, TAJ = "yunnan", "taj_mahal"
NAMES = ("**Ann**", "B_e_n @everyone <@1>", "C" * 32, "`Dora`", "Емил 🐎 " + "x" * 24)
LARGEST = 2**63 - 1
"""The largest number that Discord gives to anything."""
NEVER = 2**53
"""The number of a table that there will never be."""


def sittings(seats: int, seed: int, game: str = YUNNAN) -> Iterator[Sitting]:
    """Who must decide, through a game of random moves."""
    return sat(Setup(GAMES[game].editions[0], seats), seed, game)


def sat(setup: Setup, seed: int, game: str) -> Iterator[Sitting]:
    """The same, however the game is set up."""
    random, rules = Random(seed), GAMES[game]
    timeline = begin(rules, setup)
    timeline = timeline.plus(nature(rules, timeline.state, random), 0.0)
    while timeline.decisions:
        asked = timeline.decisions[0]
        yield Sitting(table_of(timeline), timeline, asked.seat)
        entry = Entry(random.choice(asked.actions), asked.seat)
        timeline = timeline.plus(onward(rules, timeline.state, entry, random), 0.0)


def table_of(timeline: Timeline, status: Status = Status.RUNNING) -> Table:
    """A table at which a game is played."""
    owners = timeline.game.colours(timeline.setup)
    chairs = (Chair(None, NAMES[2]) if owner is None else Chair(LARGEST - owner, NAMES[owner]) for owner in owners)
    key, version = timeline.game.key, timeline.game.version
    return Table(
        NEVER, LARGEST, LARGEST, LARGEST, "en", key, timeline.setup, version, status, tuple(chairs), None, 0.0
    )  # fmt: skip


def ways(decision: Decision, random: Random) -> Iterator[tuple[int, ...]]:
    """A way through a question by random answers, step by step."""
    path: tuple[int, ...] = ()
    while (point := follow(decision, path)).action is None:
        yield path
        path = (*path, random.randrange(len(point.values)))
    yield path
