"""Trouble with the gateway: events doubled, late, lost or out of order, connections broken, sessions lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord as dpy
import pytest

from playground import Late, Lost, OutOfOrder, Person, Playground, Twice, Wire
from playground.event_faults import EventEffect
from tests.playground.small_bot import SmallBot, hello, soon

PRESS = "INTERACTION_CREATE"


@pytest.fixture
def heard(discord: Playground, bot: SmallBot) -> list[int]:
    """The interactions that the client has heard of, in order."""
    ids: list[int] = []

    async def note(interaction: dpy.Interaction) -> None:
        ids.append(interaction.id)
        discord.world.changed.tell()
        if ids.count(interaction.id) == 1:
            await hello(interaction)

    bot.on_do = note
    return ids


async def test_an_event_can_come_twice(discord: Playground, ann: Person, channel: Wire, heard: list[int]) -> None:
    """The client does not notice: it calls the bot both times."""
    discord.gateway.faults.next(PRESS, Twice())
    inter = await ann.slash(channel, "do")
    await discord.until(lambda: len(heard) == 2)
    assert heard == [int(inter.id)] * 2
    await (await ann.slash(channel, "do")).done()
    assert len(heard) == 3


async def test_an_event_can_come_late(discord: Playground, ann: Person, channel: Wire, heard: list[int]) -> None:
    discord.gateway.faults.next(PRESS, Late(2))
    late = await ann.slash(channel, "do")
    early = await ann.slash(channel, "do")
    await early.done()
    discord.clock.advance(2)
    await late.done()
    assert heard == [int(early.id), int(late.id)]


async def test_two_events_can_come_in_the_wrong_order(
    discord: Playground, ann: Person, channel: Wire, heard: list[int]
) -> None:
    discord.gateway.faults.next(PRESS, OutOfOrder(), times=None)
    first, second, third, fourth = [await ann.slash(channel, "do") for _ in range(4)]
    await discord.until(lambda: len(heard) == 4)
    assert heard == [int(i.id) for i in (second, first, fourth, third)]


async def test_what_waits_for_the_next_event_comes_when_all_is_well_again(
    discord: Playground, ann: Person, channel: Wire, heard: list[int]
) -> None:
    discord.gateway.faults.next(PRESS, OutOfOrder())
    inter = await ann.slash(channel, "do")
    assert not heard
    discord.gateway.faults.clear()
    await inter.done()


async def test_an_event_can_be_lost(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.gateway.faults.next("CHANNEL_*", Lost())
    discord.channel("secret")
    known = discord.channel("known")
    await bot.wait_for("guild_channel_create", timeout=5)
    assert bot.text_channel(known).name == "known"
    assert [c.name for c in bot.get_all_channels()] == ["table", "tavern", "known"]


@pytest.mark.parametrize("effect", [Late(1), OutOfOrder()])
async def test_a_late_event_tells_how_things_were(
    discord: Playground, bot: SmallBot, channel: Wire, effect: EventEffect
) -> None:
    discord.gateway.faults.next("CHANNEL_UPDATE", effect)
    told = asyncio.create_task(bot.wait_for("guild_channel_update", timeout=5))
    await discord.deny(channel, "ATTACH_FILES")
    await discord.allow(channel, "ATTACH_FILES")
    await told
    discord.clock.advance(1)
    target = bot.text_channel(channel)
    if target.overwrites_for(target.guild.me).attach_files is not False:
        await bot.wait_for("guild_channel_update", timeout=5)
    assert target.overwrites_for(target.guild.me).attach_files is False


async def test_a_resume_can_repeat_what_the_bot_has_had(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire, heard: list[int]
) -> None:
    inter = await (await ann.slash(channel, "do")).done()
    discord.gateway.faults.next("MESSAGE_*", Lost(), times=None)
    await discord.gateway.drop(again=1)
    await soon(bot.resumed.wait())
    assert heard == [int(inter.id)] * 2


Disturb = Callable[[Playground], Awaitable[None]]


@pytest.mark.parametrize(
    "disturb",
    [lambda d: d.gateway.drop(), lambda d: d.gateway.cut(), lambda d: d.gateway.doubt()],
    ids=["dropped", "cut", "in doubt"],
)
async def test_a_session_that_can_be_resumed_misses_nothing(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire, disturb: Disturb
) -> None:
    await disturb(discord)
    inter = await ann.slash(channel, "do")
    assert (await inter.done()).content == "hello"
    await soon(bot.resumed.wait())


@pytest.mark.parametrize(
    "disturb", [lambda d: d.gateway.invalidate(), lambda d: d.gateway.expire()], ids=["invalidated", "expired"]
)
async def test_a_lost_session_misses_what_happens_meanwhile(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire, disturb: Disturb
) -> None:
    await disturb(discord)
    missed = await ann.slash(channel, "do")
    await discord.connected()
    assert (await (await ann.slash(channel, "do")).done()).content == "hello"
    assert not bot.resumed.is_set()
    discord.clock.advance(3)
    await missed.until(lambda i: i.failed)
