"""A server that has let the bot in is told once how to begin, if it has newcomers announced."""

from __future__ import annotations

import pytest

from playground import Person, Wire
from tests.bot.play import Table

SILENT = 1
"""The flag of a server in whose system channel no newcomers are announced."""


@pytest.fixture
def hall(table: Table) -> Wire:
    """The channel for the server's own messages."""
    channel = table.discord.channel("hall")
    guild = table.discord.world.guilds[channel["guild_id"]]
    guild["system_channel_id"] = channel["id"]
    return channel


async def let_in_again(table: Table) -> None:
    await table.discord.remove()
    await table.discord.readmit()
    await table.use(table.discord.person("ann"), "games")
    await table.service.settled()


async def test_it_is_told_where_newcomers_are_announced(table: Table, hall: Wire) -> None:
    await let_in_again(table)
    (greeting,) = table.discord.messages(hall)
    assert "Yunnan and Taj Mahal may be played, and type `/game new`" in greeting["content"]


async def test_a_server_that_announces_nobody_is_told_nothing(table: Table, hall: Wire) -> None:
    table.discord.world.guilds[hall["guild_id"]]["system_channel_flags"] = SILENT
    await let_in_again(table)
    assert table.discord.messages(hall) == []


async def test_nor_is_one_that_does_not_let_the_bot_write_there(table: Table, hall: Wire) -> None:
    await table.discord.deny(hall, "SEND_MESSAGES")
    await let_in_again(table)
    assert table.discord.messages(hall) == []


async def test_a_server_that_has_played_before_knows_how(table: Table, hall: Wire, ann: Person) -> None:
    await table.start(ann, stand_ins=2)
    await let_in_again(table)
    assert table.discord.messages(hall) == []


async def test_a_restart_greets_nobody(table: Table, hall: Wire) -> None:
    await table.service.restart()
    await table.service.settled()
    assert table.discord.messages(hall) == []
