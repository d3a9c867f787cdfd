"""The page's panel of trouble over HTTP, and what each of its switches and blows does to the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import aiohttp
import discord as dpy
import pytest

from playground import Person, Playground, Wire
from playground.panel import EVENT_EFFECTS, EVENTS, REQUESTS
from playground.troubles import BLOWS, Place, switches
from tests.playground.small_bot import SmallBot, board, soon
from tests.playground.test_page import act, http, shown

__all__ = ["http"]

Make: TypeAlias = Callable[..., Awaitable[Wire]]


@pytest.fixture
def make(http: aiohttp.ClientSession, channel: Wire) -> Make:
    """Does something with the panel, in the window of Ann."""

    async def done(what: str, **details: object) -> Wire:
        return await act(http, "ann", "trouble", **{"channel": channel["id"], "make": what, **details})

    return done


async def trouble(http: aiohttp.ClientSession, channel: Wire) -> Wire:
    found: Wire = (await shown(http, "ann", channel["id"]))["trouble"]
    return found


async def labels_on(http: aiohttp.ClientSession, channel: Wire) -> list[str]:
    return [switch["label"] for switch in (await trouble(http, channel))["switches"] if switch["on"]]


async def test_requests_and_events_are_disturbed_until_called_off(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, channel: Wire, make: Make
) -> None:
    assert await make("request", kind="New messages", effect="missing-permissions", times=None) == {}
    assert await make("event", kind="All events", effect="twice", times=3) == {}
    first, second = (await trouble(http, channel))["planned"]
    assert first == {
        "sort": "requests",
        "number": 1,
        "what": "POST /channels/*/messages: 403 (50013): Missing Permissions",
        "left": None,
    }
    assert second == {"sort": "events", "number": 1, "what": "*: twice", "left": 3}
    with pytest.raises(dpy.Forbidden):
        await bot.text_channel(channel).send("x")
    await make("drop", sort="requests", number=1)
    await bot.text_channel(channel).send("x")
    assert [plan["sort"] for plan in (await trouble(http, channel))["planned"]] == ["events"]


async def test_everything_that_the_forms_offer_can_be_planned(
    http: aiohttp.ClientSession, channel: Wire, make: Make
) -> None:
    offered = await trouble(http, channel)
    for sort, what in (("requests", "request"), ("events", "event")):
        [first, *_] = offered[sort]["kinds"]
        for effect, _ in offered[sort]["effects"]:
            await make(what, kind=first, effect=effect, times=1)
        for kind in offered[sort]["kinds"]:
            await make(what, kind=kind, effect=offered[sort]["effects"][0][0], times=1)
    planned = (await trouble(http, channel))["planned"]
    count = len(offered["requests"]["effects"]) + len(REQUESTS) + len(EVENT_EFFECTS) + len(EVENTS)
    assert len(planned) == count


async def test_every_switch_is_shown_on_and_all_are_well_again_at_once(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, ben: Person, channel: Wire, make: Make
) -> None:
    thread = await ben.open_thread(channel, "ours")
    keys = [switch.key for switch in switches(Place(discord, thread))]
    for key in keys:
        await make("switch", channel=thread["id"], key=key, on=True)
    assert {switch["key"] for switch in (await trouble(http, channel))["switches"] if not switch["on"]} == set()
    await make("mend")
    assert await labels_on(http, thread) == []
    await bot.text_channel(channel).send(file=board(0))


async def test_a_switch_can_be_turned_off_alone(
    bot: SmallBot, http: aiohttp.ClientSession, channel: Wire, make: Make
) -> None:
    await make("switch", key="ATTACH_FILES", on=True)
    await make("switch", key="files", on=True)
    assert await labels_on(http, channel) == ["The bot may not attach files here", "Files over 64 KiB are refused"]
    with pytest.raises(dpy.Forbidden):
        await bot.text_channel(channel).send(file=board(0))
    await make("switch", key="ATTACH_FILES", on=False)
    await bot.text_channel(channel).send(file=board(0))
    assert await labels_on(http, channel) == ["Files over 64 KiB are refused"]


async def test_what_cannot_go_wrong_here_is_told(channel: Wire, make: Make) -> None:
    assert await make("switch", key="locked", on=True) == {"error": "This cannot go wrong here."}
    assert "open thread" in (await make("blow", blow="Archive this thread"))["error"]
    assert "written nothing" in (await make("blow", blow="Delete the bot's last message"))["error"]
    assert "gone" in (await make("blow", channel=None, blow="Delete this channel"))["error"]


@pytest.mark.parametrize(
    "name",
    [
        "Cut the connection",
        "Drop it and repeat events",
        "Ask the bot to reconnect",
        "Doubt the session",
        "End the session",
        "Cut and forget the session",
    ],
)
async def test_the_bot_comes_back_after_every_blow_to_its_connection(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire, make: Make, name: str
) -> None:
    await make("blow", blow=name)
    if name not in ("End the session", "Cut and forget the session"):
        await soon(bot.resumed.wait())
    await discord.connected()
    assert (await (await ann.slash(channel, "do")).done()).content == "hello"


async def test_a_window_outlives_its_thread_its_channels_and_its_person_s_membership(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, ben: Person, channel: Wire, make: Make
) -> None:
    thread = await ben.open_thread(channel, "ours")
    await make("blow", channel=thread["id"], blow="Archive this thread")
    assert thread["thread_metadata"]["archived"]
    await bot.text_channel(channel).send("x")
    await make("blow", blow="Delete the bot's last message")
    assert discord.messages(channel) == []
    await make("blow", blow="Delete this channel")
    assert (await shown(http, "ben", thread["id"]))["channel"] == discord.channel("tavern")["id"]
    await make("switch", channel=None, key=f"away {ben.id}", on=True)
    view = await shown(http, "ben")
    assert (view["channel"], view["channels"], view["messages"]) == (None, [], [])
    assert [switch["label"] for switch in view["trouble"]["switches"] if switch["on"]] == ["Ben is not in this server"]


def test_every_blow_has_a_name_that_fits_a_button() -> None:
    assert all(len(name) <= 30 for name in BLOWS)
