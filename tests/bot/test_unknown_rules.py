"""A game begun by rules that this version does not know rests; everything else goes on."""

from __future__ import annotations

import pytest

from bot.offer import played
from games import registry
from games.yunnan.actions import Pass
from games.yunnan.game import Yunnan
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


async def test_a_list_of_games_still_lists_the_others(
    table: Table, service: Service, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.begin(ann, ben, cleo)
    await outdate(table)
    other = Table(service, service.discord.channel("tavern"))
    await other.begin(ann, ben, cleo)
    resting, going_on = (await table.use(ann, "games")).content.splitlines()
    assert table.channel["id"] in resting
    assert "rests until this bot, which does not know its rules, has been brought up to date" in resting
    assert other.channel["id"] in going_on


async def test_what_it_has_to_tell_waits_without_any_trouble(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await by_command(table, first, Pass())
    await table.service.settled()
    await outdate(table)
    await table.service.settled()
    assert await table.service.client.rooms.outbox.parked(1) == "unknown-rules"
    assert len(table.messages) == 2


async def test_it_can_be_ended(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.begin(ann, ben, cleo)
    await outdate(table)
    await table.use(ann, "game end")
    await table.open(ann)


async def test_a_lobby_begins_its_game_by_the_rules_of_the_day(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    lobby = await table.open(ann, ben, cleo)
    await outdate(table)
    await table.press(ann, lobby, "Start")
    await table.board(1)
    first = await table.asked([ann, ben, cleo])
    await table.service.restart()
    await by_command(table, first, Pass())
    assert "passes" in (await table.board(2))["content"]


async def test_a_game_that_goes_on_by_earlier_rules_is_shown_by_them(
    table: Table, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Newer(Yunnan):
        version = 2

    await table.begin(ann, ben, cleo)
    earlier = Yunnan()
    monkeypatch.setattr(registry, "GAMES", {"yunnan": Newer()})
    monkeypatch.setattr(registry, "EARLIER", {("yunnan", 1): earlier})
    sitting = await table.sitting(ann)
    assert played(sitting.table).rules is earlier
