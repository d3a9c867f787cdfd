"""A game begun by rules that this version does not know rests; everything else goes on."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Pass
from playground import Person
from tests.bot.play import Table, by_command
from tests.bot.service import Service


async def outdate(table: Table) -> None:
    """Let the game of a channel have been begun by later rules, and start again."""
    stored = await table.service.client.rooms.store.open_table(int(table.channel["id"]))
    assert stored is not None
    async with table.service.client.rooms.store.database.transaction() as writing:
        await writing.execute("UPDATE tables SET rules = 9 WHERE id = ?", (stored.id,))
    await table.service.restart()


@pytest.mark.parametrize("command", ["yunnan pass", "game status", "game board", "game log", "game undo"])
async def test_whatever_is_asked_of_it_the_answer_says_why(
    table: Table, ann: Person, ben: Person, cleo: Person, command: str
) -> None:
    await table.begin(ann, ben, cleo)
    await outdate(table)
    for person in (ann, ben):
        said = (await table.use(person, command)).content
        assert said.startswith("This game was begun by version 9 of its rules, which this bot does not know.")
    assert len(table.messages) == 2


async def test_games_at_other_tables_go_on(
    table: Table, service: Service, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.begin(ann, ben, cleo)
    await outdate(table)
    other = Table(service, service.discord.channel("tavern"))
    first, *_ = await other.begin(ann, ben, cleo)
    await by_command(other, first, Pass())
    assert "passes" in (await other.board(2))["content"]


async def test_it_can_be_ended(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.begin(ann, ben, cleo)
    await outdate(table)
    await table.use(ann, "game end")
    await table.open(ann)
