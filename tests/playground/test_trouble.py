"""Rate limits, faults made to order, and routes that are not there."""

from __future__ import annotations

import asyncio

import aiohttp
import discord as dpy
import pytest

from playground import Delay, Hold, LoseAnswer, Person, Playground, Refuse, Wire
from playground.rates import Window
from tests.playground.small_bot import SmallBot, soon


@pytest.fixture
def quick_limits(discord: Playground) -> None:
    """Two messages in a tenth of a second."""
    discord.rates.routes["POST", "/channels/{channel}/messages"] = Window(2, 0.1)


async def test_the_client_waits_for_rate_limits_and_loses_nothing(
    discord: Playground, bot: SmallBot, channel: Wire, quick_limits: None
) -> None:
    await asyncio.gather(*(bot.text_channel(channel).send(str(n)) for n in range(5)))
    assert sorted(m["content"] for m in discord.messages(channel)) == list("01234")


async def test_a_request_over_the_limit_is_answered_429_with_the_wait(discord: Playground, channel: Wire) -> None:
    url = f"{discord.base_url}/api/v10/channels/{channel['id']}/messages"
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        answers = [await http.post(url, json={"content": "x"}) for _ in range(6)]
        last = answers[-1]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert last.headers["Via"]
        assert last.headers["X-RateLimit-Remaining"] == "0"
        assert last.headers["Content-Type"] == "application/json"
        assert 0 < (await last.json())["retry_after"] <= 5


async def test_everything_together_is_limited_but_not_answers_to_interactions(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    discord.rates.everything = Window(1, 0.2)
    await asyncio.gather(bot.fetch_channel(int(channel["id"])), bot.fetch_channel(int(channel["id"])))
    assert 429 in [request.status for request in discord.requests]
    discord.rates.everything = Window(1, 60.0)
    await bot.fetch_channel(int(channel["id"]))
    await (await ann.slash(channel, "do")).done()


async def test_rate_limits_can_be_switched_off(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.rates.enabled = False
    for number in range(60):
        await bot.text_channel(channel).send(str(number))
    assert {request.status for request in discord.requests} == {200}


async def test_old_messages_take_few_edits(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.rates.old_edits = Window(3, 0.2)
    discord.rates.routes.clear()
    message = await bot.text_channel(channel).send("0")
    for number in range(5):
        await message.edit(content=str(number))
    discord.clock.advance(3601)
    for number in range(4):
        await message.edit(content=str(number))
    refused = [r for r in discord.requests if r.status == 429]
    assert len(refused) == 1


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (Refuse(403, 50013), dpy.Forbidden),
        (Refuse(404, 10003), dpy.NotFound),
        (Refuse(503), dpy.DiscordServerError),
        (Refuse(413, 40005), dpy.HTTPException),
    ],
)
async def test_the_next_request_of_a_kind_can_be_refused(
    discord: Playground, bot: SmallBot, channel: Wire, fault: Refuse, kind: type[dpy.HTTPException]
) -> None:
    discord.faults.next("POST", "/channels/*/messages", fault)
    with pytest.raises(kind) as refusal:
        await bot.text_channel(channel).send("x")
    assert (refusal.value.status, refusal.value.code) == (fault.status, fault.code)
    assert discord.messages(channel) == []
    await bot.text_channel(channel).send("y")
    assert len(discord.messages(channel)) == 1


async def test_a_429_made_to_order_is_waited_for(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.faults.next("POST", "/channels/*/messages", Refuse(429, retry_after=0.01), times=2)
    await bot.text_channel(channel).send("x")
    sent = [r.status for r in discord.requests if r.template == "/channels/{channel}/messages"]
    assert sent == [429, 429, 200]


async def test_an_answer_can_be_lost_after_the_request_took_effect(
    discord: Playground, bot: SmallBot, channel: Wire
) -> None:
    discord.faults.next("POST", "/channels/*/messages", LoseAnswer())
    with pytest.raises(aiohttp.ClientError):
        await bot.text_channel(channel).send("x")
    assert len(discord.messages(channel)) == 1


async def test_a_request_can_be_held_back(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    hold = Hold()
    discord.faults.next("POST", "/channels/*/messages", hold)
    sending = asyncio.create_task(bot.text_channel(channel).send("x"))
    await soon(hold.arrived())
    assert discord.messages(channel) == []
    hold.release()
    await sending
    assert len(discord.messages(channel)) == 1


async def test_a_request_can_be_delayed(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.faults.next("*", f"/channels/{channel['id']}/*", Delay(0.05))
    tavern = discord.channel("tavern")
    done = []

    async def send(where: Wire) -> None:
        await bot.text_channel(where).send("x")
        done.append(where["name"])

    await asyncio.gather(send(channel), send(tavern))
    assert done == ["tavern", "table"]


async def test_faults_can_be_called_off(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.faults.next("*", "*", Refuse(403))
    discord.faults.clear()
    await bot.text_channel(channel).send("x")


async def test_a_route_that_is_not_there_is_refused_and_noted(
    discord: Playground, bot: SmallBot, channel: Wire
) -> None:
    with pytest.raises(dpy.HTTPException) as refusal:
        await bot.text_channel(channel).create_webhook(name="x")
    assert refusal.value.status == 400
    assert discord.missing == [f"POST /channels/{channel['id']}/webhooks"]
    discord.missing.clear()


async def test_json_that_is_none_is_refused(discord: Playground, channel: Wire) -> None:
    url = f"{discord.base_url}/api/v10/channels/{channel['id']}/messages"
    headers = {"Authorization": f"Bot {discord.token}", "Content-Type": "application/json"}
    async with aiohttp.ClientSession(headers=headers) as http, http.post(url, data=b"{") as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_what_was_sent_is_recorded(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    await bot.text_channel(channel).send("x")
    last = discord.requests[-1]
    assert (last.method, last.template, last.status) == ("POST", "/channels/{channel}/messages", 200)
    assert last.body["content"] == "x"
