"""Trouble with requests: Discord's refusals by name, and answers that are late, lost or wrong."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import aiohttp
import discord as dpy
import pytest

from playground import TROUBLES, Afterwards, Delay, Hold, Person, Playground, Refuse, UnansweredError, Wire
from tests.playground.small_bot import SmallBot, soon

POSTS = "/channels/*/messages"
CALLBACKS = "/interactions/*/callback"


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The client does not wait before it tries again; how long it would have."""
    waits: list[float] = []
    wait = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await wait(0)

    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
    return waits


def statuses(discord: Playground, template: str) -> list[int]:
    return [request.status for request in discord.requests if request.template == template]


@pytest.mark.parametrize(
    ("name", "status", "code", "kind"),
    [
        ("unknown-interaction", 404, 10062, dpy.NotFound),
        ("acknowledged", 400, 40060, dpy.HTTPException),
        ("invalid-token", 401, 50027, dpy.HTTPException),
        ("unknown-webhook", 404, 10015, dpy.NotFound),
        ("unknown-message", 404, 10008, dpy.NotFound),
        ("unknown-channel", 404, 10003, dpy.NotFound),
        ("unknown-guild", 404, 10004, dpy.NotFound),
        ("unknown-member", 404, 10007, dpy.NotFound),
        ("missing-access", 403, 50001, dpy.Forbidden),
        ("missing-permissions", 403, 50013, dpy.Forbidden),
        ("closed-to-messages", 403, 50007, dpy.Forbidden),
        ("too-many-threads", 400, 160006, dpy.HTTPException),
        ("thread-archived", 400, 50083, dpy.HTTPException),
        ("thread-locked", 403, 160005, dpy.Forbidden),
        ("too-large", 413, 40005, dpy.HTTPException),
        ("unavailable", 503, 0, dpy.DiscordServerError),
    ],
)
async def test_a_refusal_has_discord_s_status_and_code_and_reaches_the_bot_at_once(
    discord: Playground, bot: SmallBot, channel: Wire, name: str, status: int, code: int, kind: type[dpy.HTTPException]
) -> None:
    discord.faults.next("POST", POSTS, name)
    with pytest.raises(kind) as refusal:
        await bot.text_channel(channel).send("x")
    assert (refusal.value.status, refusal.value.code) == (status, code)
    assert discord.messages(channel) == []
    assert len(statuses(discord, "/channels/{channel}/messages")) == 1


@pytest.mark.parametrize("name", ["server-error", "bad-gateway"])
async def test_the_client_tries_again_when_discord_is_out_of_order(
    discord: Playground, bot: SmallBot, channel: Wire, no_waiting: list[float], name: str
) -> None:
    discord.faults.next("POST", POSTS, name, times=2)
    await bot.text_channel(channel).send("x")
    assert len(discord.messages(channel)) == 1
    assert no_waiting == [1, 3]


async def test_the_proxy_s_page_is_no_json(
    discord: Playground, bot: SmallBot, channel: Wire, no_waiting: list[float]
) -> None:
    discord.faults.next("POST", POSTS, "bad-gateway", times=None)
    with pytest.raises(dpy.DiscordServerError) as refusal:
        await bot.text_channel(channel).send("x")
    assert (refusal.value.status, refusal.value.code) == (502, 0)
    assert "502 Bad Gateway" in refusal.value.text


async def test_a_message_is_doubled_when_discord_fails_after_it_took_effect(
    discord: Playground, bot: SmallBot, channel: Wire, no_waiting: list[float]
) -> None:
    """The client sends it again by itself; only a nonce helps, which its own `send` makes up."""
    path = dpy.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel["id"])
    discord.rates.enabled = False
    for send in (lambda: bot.http.request(path, json={"content": "x"}), lambda: bot.text_channel(channel).send("y")):
        discord.faults.next("POST", POSTS, "server-error-afterwards", times=2)
        await send()
    assert [message["content"] for message in discord.messages(channel)] == ["x", "x", "x", "y"]


@pytest.mark.parametrize(
    ("name", "code", "scope", "everywhere"),
    [
        ("rate-limit", 0, "user", False),
        ("shared-rate-limit", 0, "shared", False),
        ("global-rate-limit", 0, "global", True),
        ("old-edits", 30046, "user", False),
    ],
)
async def test_a_rate_limit_says_whose_it_is(
    discord: Playground, channel: Wire, name: str, code: int, scope: str, everywhere: bool
) -> None:
    discord.faults.next("POST", POSTS, name)
    url = f"{discord.base_url}/api/v10/channels/{channel['id']}/messages"
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as http, http.post(url, json={"content": "x"}) as answer:
        body = await answer.json()
    assert (answer.status, body["code"], body["global"], body["retry_after"]) == (429, code, everywhere, 1.0)
    assert answer.headers["X-RateLimit-Scope"] == scope
    assert ("X-RateLimit-Global" in answer.headers) == everywhere


async def test_the_client_waits_for_a_global_limit_with_everything(
    discord: Playground, bot: SmallBot, channel: Wire, no_waiting: list[float]
) -> None:
    discord.faults.next("POST", POSTS, "global-rate-limit")
    await bot.text_channel(channel).send("x")
    assert no_waiting == [1.0]
    assert len(discord.messages(channel)) == 1


async def test_too_many_edits_of_old_messages_reach_the_bot_after_five_tries(
    discord: Playground, bot: SmallBot, channel: Wire, no_waiting: list[float]
) -> None:
    message = await bot.text_channel(channel).send("x")
    discord.faults.next("PATCH", "/channels/*", "old-edits", times=None)
    with pytest.raises(dpy.HTTPException) as refusal:
        await message.edit(content="y")
    assert (refusal.value.status, refusal.value.code) == (429, 30046)
    assert len(statuses(discord, "/channels/{channel}/messages/{message}")) == 5


async def test_an_answer_that_is_too_late_finds_the_interaction_gone(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    told: list[int] = []

    async def answer(interaction: dpy.Interaction) -> None:
        try:
            await interaction.response.send_message("x")
        except dpy.NotFound as error:
            told.append(error.code)
            discord.world.changed.tell()

    bot.on_do = answer
    discord.faults.next("POST", CALLBACKS, "late")
    inter = await ann.slash(channel, "do")
    await discord.until(lambda: not list(discord.faults.plans))
    await discord.until(lambda: discord.clock.waiting > 1)
    discord.clock.advance(5)
    with pytest.raises(UnansweredError):
        await inter.done()
    await discord.until(lambda: told)
    assert told == [10062]
    assert discord.messages(channel) == []


async def test_an_answer_can_be_held_back_after_the_request_took_effect(
    discord: Playground, bot: SmallBot, channel: Wire
) -> None:
    hold = Hold()
    discord.faults.next("POST", POSTS, Afterwards(hold))
    sending = asyncio.create_task(bot.text_channel(channel).send("x"))
    await soon(hold.arrived())
    [message] = discord.messages(channel)
    await discord.delete_message(message)
    hold.release()
    assert str((await sending).id) == message["id"]
    with pytest.raises(dpy.NotFound) as refusal:
        await (await sending).edit(content="y")
    assert refusal.value.code == 10008


async def test_a_request_is_delayed_by_the_playground_s_clock(
    discord: Playground, bot: SmallBot, channel: Wire
) -> None:
    discord.faults.next("POST", POSTS, Delay(3600))
    sending = asyncio.create_task(bot.text_channel(channel).send("x"))
    await discord.until(lambda: discord.clock.waiting)
    discord.clock.advance(3600)
    await soon(sending)


async def test_a_fault_lasts_until_it_is_called_off(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    plan = discord.faults.next("POST", POSTS, "missing-permissions", times=None)
    for _ in range(3):
        with pytest.raises(dpy.Forbidden):
            await bot.text_channel(channel).send("x")
    discord.faults.plans.drop(plan.number)
    await bot.text_channel(channel).send("x")


async def test_the_wait_of_a_rate_limit_can_be_chosen(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    limit = TROUBLES["rate-limit"]
    assert isinstance(limit, Refuse)
    discord.faults.next("POST", POSTS, replace(limit, retry_after=0.01), times=2)
    await bot.text_channel(channel).send("x")
    assert statuses(discord, "/channels/{channel}/messages") == [429, 429, 200]
