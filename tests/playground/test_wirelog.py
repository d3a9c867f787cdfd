"""What goes over the wire can be read along in the page."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import discord as dpy
import pytest

from playground import Person, Playground, Wire
from playground.wirelog import KEPT
from tests.playground.small_bot import SmallBot, soon
from tests.playground.test_page import http

__all__ = ["http"]


def whats(lines: list[Wire]) -> list[tuple[str, str, str]]:
    return [(line["kind"], line["what"].partition(" ")[0], line["result"]) for line in lines]


async def test_a_command_its_event_and_its_answer_stand_in_order(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    before = discord.wirelog.since(0)[-1]["number"]
    await (await ann.slash(channel, "do")).done()
    await bot.text_channel(channel).send("x")
    lines = discord.wirelog.since(before)
    assert whats(lines) == [
        ("interaction", "INTERACTION_CREATE", ""),
        ("request", "POST", "200"),
        ("request", "POST", "200"),
    ]
    assert json.loads(lines[0]["body"])["d"]["data"]["name"] == "do"
    assert lines[1]["body"]["data"]["content"] == "hello"
    assert [line["number"] for line in lines] == [before + 1, before + 2, before + 3]
    assert lines[0]["at"] <= lines[1]["at"] <= discord.clock.now()


async def test_the_greeting_of_a_bot_is_all_there(discord: Playground, bot: SmallBot) -> None:
    lines = [line for line in discord.wirelog.since(0) if line["kind"] != "request"]
    assert [line["what"] for line in lines] == ["The bot identifies as shard 1 of 1", "READY", "GUILD_CREATE"]
    assert "token" not in json.dumps(lines)


async def test_a_refusal_says_why(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    await discord.deny(channel, "SEND_MESSAGES")
    with pytest.raises(dpy.Forbidden):
        await bot.text_channel(channel).send("x")
    last = discord.wirelog.since(0)[-1]
    assert (last["failed"], last["result"]) == (True, "403 (50013): Missing Permissions")


@pytest.mark.parametrize(
    ("trouble", "result", "failed"),
    [
        ("unknown-channel", "404 (10003): Unknown Channel", True),
        ("late", "200 5 s late", False),
    ],
)
async def test_trouble_made_to_order_is_named(
    discord: Playground, http: aiohttp.ClientSession, trouble: str, result: str, failed: bool
) -> None:
    discord.faults.next("GET", "/users/@me", trouble)
    headers = {"Authorization": f"Bot {discord.token}"}
    asking = asyncio.create_task(http.request("GET", "/api/v10/users/@me", headers=headers))
    await discord.until(lambda: not list(discord.faults.plans))
    discord.clock.advance(5)
    (await asking).close()
    last = discord.wirelog.since(0)[-1]
    assert (last["result"], last["failed"]) == (result, failed)


async def test_what_happens_while_the_bot_is_away_is_marked(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    await discord.gateway.cut()
    await ann.open_thread(channel, "ours")
    marked = [line["what"] for line in discord.wirelog.since(0) if line["result"]]
    await soon(bot.resumed.wait())
    assert marked[-1] == "THREAD_CREATE"
    connections = [line["what"] for line in discord.wirelog.since(0) if line["kind"] == "connection"]
    assert connections[-2].startswith("A connection has ended")
    assert connections[-1].startswith("The bot resumes after event")


async def test_a_window_gets_what_was_and_then_what_is_new(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, ann: Person, channel: Wire
) -> None:
    async with http.ws_connect("/page-wire") as stream:
        first = await stream.receive_json()
        assert first == discord.wirelog.since(0)
        await ann.open_thread(channel, "ours")
        [new] = await stream.receive_json()
        assert (new["what"], new["number"]) == ("THREAD_CREATE", first[-1]["number"] + 1)


async def test_only_the_last_are_kept(discord: Playground) -> None:
    for _ in range(KEPT + 5):
        discord.wirelog.connection("again")
    lines = discord.wirelog.since(0)
    assert (len(lines), lines[-1]["number"]) == (KEPT, KEPT + 5)
