"""The gateway: sessions resumed with what was missed, shards, intents, refusals."""

from __future__ import annotations

import json
import zlib

import aiohttp
import pytest

from playground import Person, Playground, Wire
from playground.redirect import redirected
from tests.playground.small_bot import SmallBot, running, soon


async def test_a_dropped_connection_is_resumed_and_nothing_is_missed(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    await discord.gateway.drop()
    assert not discord.gateway.ready
    inter = await ann.slash(channel, "do")
    assert (await inter.done()).content == "hello"
    await soon(bot.resumed.wait())


async def test_the_bot_resumes_when_asked_to_reconnect(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    await discord.gateway.reconnect()
    await soon(bot.resumed.wait())
    assert (await (await ann.slash(channel, "do")).done()).content == "hello"


async def test_every_shard_answers_for_its_guilds() -> None:
    async with Playground(shards=2) as discord:
        second = discord.add_guild("Second", shard=1)
        with redirected(discord):
            async with running(discord) as bot:
                assert sorted(bot.shards) == [0, 1]
                for guild in (discord.guild, second):
                    inter = await discord.person("ann").slash(discord.channel("table", guild), "do")
                    assert (await inter.done()).content == "hello"
        assert discord.missing == []


async def packets(discord: Playground, *sent: Wire, compress: str = "") -> tuple[list[Wire], int | None]:
    """What the gateway says to a client that says these things, until it closes or has said all; and its close code."""
    heard: list[Wire] = []
    inflate = zlib.decompressobj()
    url = discord.gateway_url + (f"?compress={compress}" if compress else "")
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as socket:
        for packet in sent:
            await socket.send_json(packet)
        await socket.send_json({"op": 1, "d": None})
        async for message in socket:
            text = inflate.decompress(message.data).decode() if compress else message.data
            heard.append(json.loads(text))
            if heard[-1]["op"] == 11:
                break
        return heard, socket.close_code


def identify(discord: Playground, **more: object) -> Wire:
    return {"op": 2, "d": {"token": discord.token, "intents": 1, **more}}


async def test_frames_are_compressed_when_asked_for(discord: Playground) -> None:
    heard, _ = await packets(discord, identify(discord), compress="zlib-stream")
    assert [packet["t"] for packet in heard if packet["t"]] == ["READY", "GUILD_CREATE"]


async def test_the_guild_comes_with_its_channels_and_the_bot_alone(discord: Playground) -> None:
    heard, _ = await packets(discord, identify(discord))
    guild = heard[2]["d"]
    assert [channel["name"] for channel in guild["channels"]] == ["table", "tavern"]
    assert [member["user"]["id"] for member in guild["members"]] == [discord.world.bot_id]
    assert guild["member_count"] == 6


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"op": 2, "d": {"token": "another", "intents": 1}}, 4004),
        ({"op": 3, "d": {}}, 4003),
        ({"nothing": 1}, 4002),
    ],
)
async def test_what_makes_no_sense_closes_the_connection(discord: Playground, sent: Wire, code: int) -> None:
    assert (await packets(discord, sent))[1] == code


@pytest.mark.parametrize(("more", "code"), [({"intents": 1 << 1}, 4014), ({"shard": [2, 2]}, 4010)])
async def test_an_identify_that_asks_too_much_is_refused(discord: Playground, more: Wire, code: int) -> None:
    assert (await packets(discord, identify(discord, **more)))[1] == code


async def test_a_session_that_is_unknown_cannot_be_resumed(discord: Playground) -> None:
    resume = {"op": 6, "d": {"token": discord.token, "session_id": "none", "seq": 3}}
    heard, _ = await packets(discord, resume)
    assert {"op": 9, "d": False, "s": None, "t": None} in heard


@pytest.mark.parametrize(("seen", "answer"), [(2, "RESUMED"), (1, "GUILD_CREATE"), (99, None)])
async def test_a_session_is_resumed_only_from_what_it_has_sent(
    discord: Playground, seen: int, answer: str | None
) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(discord.gateway_url) as socket:
        await socket.send_json(identify(discord))
        ready = [await socket.receive_json() for _ in range(2)][1]
        await discord.gateway.drop()
        await socket.receive()
    resume = {"op": 6, "d": {"token": discord.token, "session_id": ready["d"]["session_id"], "seq": seen}}
    heard, _ = await packets(discord, resume)
    assert heard[1]["t"] == answer
    assert (heard[1]["op"] == 9) == (answer is None)


async def test_a_shard_hears_of_its_own_guilds_alone() -> None:
    async with Playground(shards=2) as discord:
        second = discord.add_guild("Second", shard=1)
        heard, _ = await packets(discord, identify(discord, shard=[1, 2]))
    assert [packet["d"]["id"] for packet in heard if packet["t"] == "GUILD_CREATE"] == [second["id"]]


async def test_an_invalidated_session_is_no_more(discord: Playground) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(discord.gateway_url) as socket:
        await socket.send_json(identify(discord))
        await discord.connected()
        session = [await socket.receive_json() for _ in range(2)][1]["d"]["session_id"]
        await discord.gateway.invalidate()
        assert not discord.gateway.ready
    resume = {"op": 6, "d": {"token": discord.token, "session_id": session, "seq": 1}}
    heard, _ = await packets(discord, resume)
    assert 9 in [packet["op"] for packet in heard]


async def test_messages_are_not_told_without_their_intent(discord: Playground, ann: Person, channel: Wire) -> None:
    async with aiohttp.ClientSession() as http:
        heard: list[list[str]] = []
        for intents in (1, 1 | 1 << 9):
            async with http.ws_connect(discord.gateway_url) as socket:
                await socket.send_json(identify(discord, intents=intents))
                await discord.connected()
                await ann.say(channel, "hello")
                await socket.send_json({"op": 1, "d": None})
                names = []
                while (packet := await socket.receive_json())["op"] != 11:
                    names.append(packet["t"])
                heard.append(names)
                await socket.close()
            await discord.gateway.changed.until(lambda: not discord.gateway.ready)
    assert ["MESSAGE_CREATE" in names for names in heard] == [False, True]
