"""A database full of games under way, played at random; the same game may be under way in several channels."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import aiosqlite

from bot.draws import Draws
from bot.questions import keep_up
from bot.store import Chair, Status, Table, insert_table, write_chairs, write_rows, write_status
from bot.tables import handed_over
from bot.timeline import Timeline, advance, begin
from games.api import Setup
from games.history import Entry
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Model:
    """A game played up to some point, at which somebody's turn begins."""

    timeline: Timeline
    draws: Draws


def model(number: int, seats: int, least: int) -> Model:
    """A game of so many, and at least so many rows, unless it ends before."""
    random, draws = Random(number), Draws(f"seed {number}")
    game = list(GAMES.values())[number % len(GAMES)]
    timeline, told = _begun(game, seats, draws), True
    while timeline.revision < least or not told:
        asked = timeline.decisions[0]
        after = played(timeline, Entry(random.choice(asked.actions), asked.seat), draws)
        if after.over:
            break
        timeline, told = after, handed_over(asked, after)
    return Model(timeline, draws)


def _begun(game: Any, seats: int, draws: Draws) -> Timeline:
    timeline = begin(game, Setup(game.editions[0], seats))
    return timeline.plus(advance(timeline, None, frozenset(), draws), time.time())


def played(timeline: Timeline, entry: Entry, draws: Draws) -> Timeline:
    """The game after one seat's action and what follows of it."""
    return timeline.plus(advance(timeline, entry, frozenset(), draws), time.time())


class Crowd:
    """Writes games of the same people into a database; nothing is left to be told of them."""

    def __init__(self, writing: aiosqlite.Connection, people: Sequence[Chair]) -> None:
        self._writing = writing
        self._people = tuple(people)
        self._written: dict[int, int] = {}
        """By model, the table whose log is copied."""

    async def add(self, guild: int, channel: int, one: Model) -> int:
        """Let a game be under way in a channel; returns the number of its table."""
        table = self._table(one, guild, channel)
        number = await insert_table(self._writing, table)
        await write_chairs(self._writing, number, table.chairs)
        await write_status(self._writing, number, Status.RUNNING, time.time(), len(self._people))
        await self._writing.execute("INSERT INTO seeds VALUES (?, ?)", (number, one.draws.seed))
        await self._write_log(number, one)
        await keep_up(self._writing, replace(table, id=number), one.timeline, time.time())
        return number

    def _table(self, one: Model, guild: int, channel: int) -> Table:
        game, host, now = one.timeline.game, self._people[0].user, time.time()
        assert host is not None
        return Table(
            0, guild, channel, host, "en", game.key, one.timeline.setup, game.version, Status.RUNNING, self._people,
            None, now,
        )  # fmt: skip

    async def _write_log(self, table: int, one: Model) -> None:
        """A game's rows, copied where they are in the database already; its channel has been told everything."""
        copied = self._written.setdefault(id(one), table)
        if copied == table:
            await write_rows(self._writing, table, one.timeline.lines)
        else:
            await self._writing.execute(
                "INSERT INTO log SELECT ?, revision, seat, action, undoes, at, position FROM log WHERE table_id = ?",
                (table, copied),
            )
        await self._writing.execute(
            "INSERT INTO outbox (table_id, since, upto, posted) VALUES (?, 0, ?, 1)", (table, one.timeline.revision)
        )
