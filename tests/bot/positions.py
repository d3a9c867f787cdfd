"""Tables in the middle of a game, put into the database as if they had been played so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.outbox import write_post
from bot.store import Chair, Status, insert_table, write_chairs, write_rows, write_status
from bot.store import Table as Stored
from bot.timeline import Timeline, begin
from games.api import Decision, Seat, Setup
from games.history import Entry, nature, onward
from games.registry import GAMES
from playground import Person
from tests.bot.play import Table

YUNNAN = "yunnan"


def played(
    holds: Callable[[Decision], bool], seats: int = 3, seed: int = 1, edition: str = "", game: str = YUNNAN
) -> tuple[Timeline, Decision]:
    """A game by stand-ins up to the first question of which something is true."""
    random, rules = Random(seed), GAMES[game]
    timeline = begin(rules, Setup(edition or rules.editions[0], seats))
    timeline = timeline.plus(nature(rules, timeline.state, random), 0.0)
    while not any(map(holds, timeline.decisions)):
        (asked,) = timeline.decisions
        action = rules.suggest(timeline.state, asked.seat, random)
        timeline = timeline.plus(onward(rules, timeline.state, Entry(action, asked.seat), random), 0.0)
    return timeline, timeline.decisions[0]


async def sit_down(
    table: Table,
    holds: Callable[[Decision], bool],
    people: Sequence[Person],
    stand_ins: int = 0,
    language: str = "en",
    **kind: Any,
) -> int:
    """A table at which the first of these people must decide; its number. Its board is in the channel.

    `kind` is the game, edition and seed of `played`.
    """
    timeline, decision = played(holds, len(people) + stand_ins, **kind)
    chairs = [Chair(int(person.id), person.name) for person in people]
    chairs += [Chair(None, f"Stand-in {number}") for number in range(stand_ins)]
    seated = _seated(chairs, timeline, decision.seat)
    number = await _store(table, seated, timeline, language)
    seen = len(table.messages)
    table.service.client.posts.wake(number)
    await table.board(seen)
    return number


def _seated(chairs: Sequence[Chair], timeline: Timeline, first: Seat) -> tuple[Chair, ...]:
    """The chairs by seat, the first of them where somebody must decide."""
    owners = timeline.game.colours(timeline.setup)
    around = turned(chairs, Seat(owners[first] or 0))
    return tuple(Chair(None, "Dúlì") if owner is None else around[owner] for owner in owners)


def turned(chairs: Sequence[Chair], first: Seat) -> tuple[Chair, ...]:
    """The chairs around the table, the first of them at this seat."""
    count = len(chairs)
    return tuple(chairs[(seat - first) % count] for seat in range(count))


async def _store(table: Table, chairs: tuple[Chair, ...], timeline: Timeline, language: str) -> int:
    rooms, now = table.service.client.rooms, table.discord.clock.now()
    host = next(chair.user for chair in chairs if chair.user is not None)
    draft = Stored(
        0, int(table.channel["guild_id"]), int(table.channel["id"]), host, language, timeline.game.key,
        timeline.setup, timeline.game.version, Status.RUNNING, chairs, None, now,
    )  # fmt: skip
    async with rooms.store.database.transaction() as writing:
        number = await insert_table(writing, draft)
        await write_chairs(writing, number, chairs)
        await write_rows(writing, number, timeline.lines)
        await write_post(writing, number, timeline.revision)
        await write_status(writing, number, Status.RUNNING, now, timeline.setup.seats)
    return number


def asks(kind: str, *, more_than: int = 0) -> Callable[[Decision], bool]:
    """A question of this kind with more than so many answers."""
    return lambda decision: decision.prompt.kind == kind and len(decision.actions) > more_than
