"""Whole games over the real client, with a restart in the middle, against their record replayed by the rules alone."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import renderer
from games.api import Action
from games.history import save_record
from playground import Interaction, Person
from tests.bot.play import Table, by_command, by_panel, labels, suggestion
from tests.bot.service import Service

ROOT = Path(__file__).parents[2]
FINAL = re.compile(r"^(\d)\. \*\*(.+)\*\*: \*\*(\d+)\*\* \((.*)\)$", re.MULTILINE)

Way = Callable[[Table, Person, Action], Awaitable[Interaction]]


async def decide(table: Table, person: Person, way: Way, random: Random) -> None:
    """One decision. The channel gets one message if it hands the turn over, and none if it does not."""
    shown = len(table.messages)
    done = await way(table, person, suggestion(await table.sitting(person), random))
    if labels(done.message):
        assert len(table.messages) == shown
        return
    await table.board(shown)
    assert len(table.messages) == shown + 1


def deciders(table: Table, people: list[Person]) -> list[Person]:
    """Whom the newest message pings."""
    return [person for person in people if person.mention in table.last["content"]]


async def play_on(table: Table, people: list[Person], way: Way, *, upto: int | None = None) -> None:
    """Decide, one after the other, until the game is over or so many messages are in the channel."""
    random = Random(len(table.messages))
    while labels(table.last) and (upto is None or len(table.messages) < upto):
        (person,) = deciders(table, people)
        await decide(table, person, way, random)


async def replayed(service: Service, table: Table, folder: Path) -> dict[str, Any]:
    """What `python -m games replay` says of the stored game."""
    rooms = service.client.rooms
    found = await rooms.store.last_table(int(table.channel["id"]))
    assert found is not None
    timeline = await rooms.store.timeline(found)
    save_record(timeline.record(found.names), folder / "record.json")
    command = (sys.executable, "-m", "games", "replay", folder / "record.json", "--json")
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0
    return dict(json.loads(out))


def final(table: Table) -> list[tuple[int, str, int]]:
    """Place, name and points as the channel reads them; the lines of each must come to its sum."""
    found = FINAL.findall(table.last["content"])
    for _, _, total, lines in found:
        assert sum(int(part.rsplit(" ", 1)[1].replace("−", "-")) for part in lines.split(", ")) == int(total)
    return [(int(place), name, int(total)) for place, name, total, _ in found]


async def compare(service: Service, table: Table, folder: Path) -> None:
    """The final scoring in the channel is that of the record."""
    record = await replayed(service, table, folder)
    assert final(table) == [(score["place"], score["name"], score["total"]) for score in record["scores"]]
    assert f"**{record['winner']}** wins!" in table.last["content"]
    assert [labels(message) for message in table.messages if labels(message)] == []
    assert all(len(message["attachments"]) == 1 for message in table.messages[1:])


async def test_three_people_play_by_commands_from_the_lobby_to_the_winner(
    service: Service, table: Table, ann: Person, ben: Person, cleo: Person, tmp_path: Path
) -> None:
    """Some of the boards are real pictures."""
    people, random = [ann, ben, cleo], Random(1)

    async def by_words_or_keys(table: Table, person: Person, action: Action) -> Interaction:
        return await by_command(table, person, action, words=random.random() < 0.5)

    await table.start(*people)
    await play_on(table, people, by_words_or_keys, upto=60)
    service.draw = renderer.render
    await service.restart()
    await play_on(table, people, by_words_or_keys, upto=66)
    service.draw = service.artist
    await service.restart()
    await play_on(table, people, by_words_or_keys)
    assert max(message["attachments"][0]["width"] for message in table.messages[1:]) == 1600
    await compare(service, table, tmp_path)


async def test_five_people_play_by_buttons_from_the_lobby_to_the_winner(
    service: Service, table: Table, tmp_path: Path
) -> None:
    people = [table.discord.person(name) for name in ("ann", "ben", "cleo", "dora", "emil")]
    await table.start(*people)
    await play_on(table, people, by_panel, upto=70)
    await service.restart()
    await play_on(table, people, by_panel)
    await compare(service, table, tmp_path)


async def test_one_person_plays_a_whole_game_with_stand_ins(
    service: Service, table: Table, ann: Person, tmp_path: Path
) -> None:
    await table.start(ann, stand_ins=3)
    await play_on(table, [ann], by_command)
    await compare(service, table, tmp_path)
