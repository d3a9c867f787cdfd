"""Playing on by a driver, and comparing what the channel reads at the end with the rules alone."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from bot.seating import people
from games.api import Action
from games.history import Record, save_record
from playground import Interaction, Person
from tests.bot.play import Table, by_command, by_panel, labels, parts, suggestion

ROOT = Path(__file__).parents[2]
FINAL = re.compile(r"^(\d)\. \*\*(.+)\*\*: \*\*(−?\d+)\*\* \((.*)\)$", re.MULTILINE)

Way: TypeAlias = Callable[[Table, Person, Action], Awaitable[Interaction]]


async def decide(table: Table, person: Person, way: Way, random: Random) -> None:
    """One decision. The channel gets one message if it hands the turn over, and none if it does not."""
    shown = len(table.messages)
    done = await way(table, person, suggestion(await table.sitting(person), random))
    if parts(done.message):
        assert len(table.messages) == shown
        return
    await table.board(shown)
    assert len(table.messages) == shown + 1


def deciders(table: Table, among: list[Person]) -> list[Person]:
    """Whom the newest message pings."""
    return [person for person in among if person.mention in table.last["content"]]


async def play_on(table: Table, among: list[Person], way: Way, *, upto: int | None = None, until: str = "") -> None:
    """Decide, one after the other, until the game is over, so many messages are there, or the newest says so."""
    random = Random(len(table.messages))
    while "My turn" in labels(table.last) and (upto is None or len(table.messages) < upto):
        (person,) = deciders(table, among)
        await decide(table, person, way, random)
        if until and until in table.last["content"]:
            return


def in_turn() -> Way:
    """By commands and by panels, one after the other."""
    ways: Iterator[Way] = cycle((by_command, by_panel))

    async def next_way(table: Table, person: Person, action: Action) -> Interaction:
        return await next(ways)(table, person, action)

    return next_way


async def record_of(table: Table) -> Record:
    """The newest game here as a record, from the database."""
    store = table.service.client.rooms.store
    found = await store.last_table(int(table.channel["id"]))
    assert found is not None
    return (await store.timeline(found)).record(people(found))


async def replayed(table: Table, folder: Path) -> dict[str, Any]:
    """What `python -m games replay` says of the stored game."""
    save_record(await record_of(table), folder / "record.json")
    command = (sys.executable, "-m", "games", "replay", folder / "record.json", "--json")
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0
    return dict(json.loads(out))


def final(table: Table) -> list[tuple[int, str, int]]:
    """Place, name and points as the channel reads them; the lines of each must come to its sum."""
    found = FINAL.findall(table.last["content"])
    for _, _, total, lines in found:
        assert sum(number(part.rsplit(" ", 1)[1]) for part in lines.split(", ")) == number(total)
    return [(int(place), name, number(total)) for place, name, total, _ in found]


def number(written: str) -> int:
    """A number as messages write it."""
    return int(written.replace("−", "-"))


async def compare(table: Table, folder: Path) -> None:
    """The final scoring in the channel is that of the record."""
    record = await replayed(table, folder)
    assert record["scores"]
    assert final(table) == [(score["place"], score["name"], score["total"]) for score in record["scores"]]
    assert f"**{record['winner']}** wins!" in table.last["content"]
    assert [labels(message) for message in table.messages if labels(message)] == [["Replay", "Charts"]]
    assert all(len(message["attachments"]) == 1 for message in table.messages[1:])
