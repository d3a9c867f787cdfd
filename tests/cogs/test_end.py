"""Breaking a game off."""

from __future__ import annotations

import pytest

from bot.accord.board import OLD
from bot.obstacles import PATIENCE
from playground import Hold, Person, ephemeral
from tests.bot.accord import ring
from tests.bot.play import Table, labels


async def test_the_host_ends_a_game_once_that_is_confirmed(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.start(ben, ann, cleo)
    asked = await table.use(ben, "game end")
    assert asked.message is not None
    assert ephemeral(asked.message)
    assert asked.content.startswith("Break off this game for everybody?")
    assert labels(table.last) == ["My turn", "Board in words"]
    done = await table.press(ben, asked.message, "End it")
    assert done.content == "Done."
    await table.discord.until(lambda: len(table.messages) == 3 and labels(table.messages[1]) == [])
    assert table.last["content"] == "**Ben** has ended the game at this table."
    assert (await table.use(ben, "yunnan pass")).content.startswith("There is no game in this channel.")
    assert (await table.use(cleo, "game status")).content.endswith("-# This table has been taken down.")
    assert len((await table.use(cleo, "game board")).message["attachments"]) == 1  # type: ignore[index]
    await table.open(cleo)


async def test_who_manages_the_channel_may_end_the_game_of_another(
    table: Table, ben: Person, cleo: Person, dora: Person
) -> None:
    await table.start(ben, cleo, stand_ins=1)
    await table.discord.allow(table.channel, "MANAGE_CHANNELS", person=dora)
    asked = await table.use(dora, "game end")
    await table.press(dora, asked.message, "End it")
    await table.board(2)
    assert table.last["content"] == "**Dora** has ended the game at this table."


async def test_nobody_else_may_end_a_game(table: Table, ben: Person, cleo: Person, dora: Person) -> None:
    await table.start(ben, cleo, stand_ins=1)
    for person in (cleo, dora):
        refused = await table.use(person, "game end")
        assert refused.content.startswith("Only the host of this table, or a member who may manage this channel")
        assert labels(refused.message) == []


async def test_the_right_to_end_is_looked_at_again_when_it_is_confirmed(
    table: Table, ben: Person, dora: Person
) -> None:
    await table.start(ben, stand_ins=2)
    await table.discord.allow(table.channel, "MANAGE_CHANNELS", person=dora)
    asked = await table.use(dora, "game end")
    await table.discord.deny(table.channel, "MANAGE_CHANNELS", person=dora)
    refused = await table.press(dora, asked.message, "End it")
    assert refused.content.startswith("Only the host of this table, or a member who may manage this channel")
    assert len(table.messages) == 2


async def test_a_game_ends_but_once(table: Table, ben: Person) -> None:
    await table.start(ben, stand_ins=2)
    first, second = await table.use(ben, "game end"), await table.use(ben, "game end")
    await table.press(ben, first.message, "End it")
    assert (await table.press(ben, second.message, "End it")).content == "This game is over."
    await table.board(2)
    assert len(table.messages) == 3


async def test_a_lobby_can_be_taken_down(table: Table, ben: Person) -> None:
    await table.open(ben)
    asked = await table.use(ben, "game end")
    assert asked.content == "Take this table down before the game has begun?"
    await table.press(ben, asked.message, "End it")
    await table.discord.until(lambda: labels(table.messages[0]) == [])
    await table.open(ben)


async def test_a_name_has_no_effect_in_what_the_channel_is_told(table: Table) -> None:
    odd = table.discord.person("**Zoe** @everyone")
    await table.start(odd, stand_ins=2)
    asked = await table.use(odd, "game end")
    await table.press(odd, asked.message, "End it")
    await table.board(2)
    assert table.last["content"] == r"**\*\*Zoe\*\* @" + "\u200beveryone** has ended the game at this table."


async def test_a_game_that_was_ended_asks_nobody_any_more(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """What the channel could not be told before the end is not told after it, but for the end itself."""
    await table.start(ann, ben, cleo)
    first = await table.asked([ann, ben, cleo])
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await table.use(first, "yunnan pass")
    await table.service.settled()
    asked = await table.use(ann, "game end")
    await table.press(ann, asked.message, "End it")
    await ring(table)
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    table.discord.clock.advance(PATIENCE)
    await table.use(ann, "games")
    await ring(table)
    assert [message["content"] for message in table.messages[2:]] == ["**Ann** has ended the game at this table."]
    assert [ping.user_id for ping in table.discord.world.pings] == [first.id]


@pytest.mark.parametrize("downtime", [0, 3600])
async def test_the_end_is_told_once_whatever_becomes_of_the_bot_meanwhile(
    table: Table, ann: Person, ben: Person, cleo: Person, downtime: int
) -> None:
    """It is killed when the end is stored, and again when it is told and not noted; for a while, or for long."""
    await table.start(ann, ben, cleo)
    stored, told = Hold(), Hold()
    table.discord.faults.next("POST", "/channels/*/messages", stored)
    asked = await table.use(ann, "game end")
    await table.press(ann, asked.message, "End it")
    await stored.arrived()
    await table.service.kill()
    table.discord.faults.next("PATCH", "/channels/*/messages/*", told)
    await table.service.start()
    await told.arrived()
    assert table.last["content"] == "**Ann** has ended the game at this table."
    await table.service.kill()
    table.discord.clock.advance(downtime)
    await table.service.start()
    await ring(table)
    assert [labels(message) for message in table.messages] == [[], [], []]
    for hold in (stored, told):
        hold.release()


async def test_a_channel_that_stays_closed_is_not_told_after_a_week(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.start(ann, ben, cleo)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    asked = await table.use(ann, "game end")
    await table.press(ann, asked.message, "End it")
    await ring(table)
    notices = table.service.client.council.notices
    assert len(await notices.stale()) == 1
    table.discord.clock.advance(OLD + 1)
    await ring(table)
    assert await notices.stale() == []
