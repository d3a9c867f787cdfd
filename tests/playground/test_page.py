"""The page over HTTP: its files, what it shows to whom, and what one can do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from playground import Person, Playground, UnansweredError, Upload, Wire
from playground.page import FILES
from tests.playground.small_bot import SmallBot, soon


@pytest.fixture
async def http(discord: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(base_url=discord.base_url) as session:
        yield session


async def shown(http: aiohttp.ClientSession, name: str, channel: str = "") -> Wire:
    """The first view that a window gets."""
    async with http.ws_connect("/page-events", params={"as": name, "channel": channel}) as stream:
        found: Wire = await stream.receive_json()
        return found


async def act(http: aiohttp.ClientSession, name: str, deed: str, **details: object) -> Wire:
    async with http.post("/page-act", json={"as": name, "do": deed, **details}) as response:
        assert response.status == 200
        answer: Wire = await response.json()
        return answer


async def test_the_page_says_what_it_is_and_fetches_nothing_from_elsewhere(http: aiohttp.ClientSession) -> None:
    async with http.get("/") as response:
        page = await response.text()
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
    assert "a stand-in, not Discord" in page
    for path in FILES.iterdir():
        async with http.get(f"/page/{path.name}") as response:
            assert response.status == 200
            assert "//cdn" not in await response.text()


@pytest.mark.parametrize("path", sorted(FILES.glob("*.*s")), ids=lambda path: path.name)
def test_the_page_s_files_are_short_and_so_are_their_lines(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) <= 250
    assert max(map(len, lines)) <= 120


@pytest.mark.parametrize("name", ["nothing.js", "..%2Fpage.py", "..%2Fpage%2Findex.html", "..%2F..%2Fpyproject.toml"])
async def test_other_files_are_not_served(http: aiohttp.ClientSession, name: str) -> None:
    async with http.get(f"/page/{name}") as response:
        assert response.status == 404


@pytest.mark.parametrize(
    "headers", [{"Host": "example.org"}, {"Origin": "https://example.org"}, {"Origin": "http://127.0.0.1:1"}]
)
async def test_another_site_in_the_same_browser_can_do_nothing(
    http: aiohttp.ClientSession, headers: dict[str, str]
) -> None:
    async with http.post("/page-act", json={"as": "ann", "do": "restart"}, headers=headers) as response:
        assert response.status == 403
    for path in ("/", "/together", "/page-events?as=ann", "/page-wire"):
        async with http.get(path, headers=headers) as response:
            assert response.status == 403


async def test_both_pages_may_stand_in_frames_of_their_own_only(http: aiohttp.ClientSession) -> None:
    for path in ("/", "/together"):
        async with http.get(path) as response:
            assert "frame-ancestors 'self'" in response.headers["Content-Security-Policy"]


async def test_a_form_of_another_site_is_no_deed(http: aiohttp.ClientSession) -> None:
    async with http.post("/page-act", data={"do": "restart"}) as response:
        assert response.status == 415


async def test_nobody_unknown_has_a_window(http: aiohttp.ClientSession) -> None:
    async with http.get("/page-events?as=zoe") as response:
        assert response.status == 404


async def test_each_person_sees_what_is_theirs_to_see(
    bot: SmallBot, http: aiohttp.ClientSession, ann: Person, ben: Person, channel: Wire
) -> None:
    await (await ann.slash(channel, "do")).done()
    await bot.text_channel(channel).send(ben.mention)
    anns, bens = await shown(http, "ann"), await shown(http, "ben")
    assert [message["content"] for message in anns["messages"]] == ["hello", ben.mention]
    assert [message["pings_me"] for message in anns["messages"]] == [False, False]
    assert [message["pings_me"] for message in bens["messages"]] == [True]
    assert bens["channels"][0]["pings"] == [bens["messages"][0]["id"]]
    assert [use["path"] for use in anns["commands"]] == ["game new", "game layout", "do"]


async def test_a_closed_channel_is_not_listed(
    discord: Playground, http: aiohttp.ClientSession, ben: Person, channel: Wire
) -> None:
    await discord.deny(channel, "VIEW_CHANNEL", person=ben)
    view = await shown(http, "ben", channel["id"])
    assert [listed["name"] for listed in view["channels"]] == ["tavern"]
    assert view["channel"] == discord.channel("tavern")["id"]


async def test_a_whole_use_of_the_bot_through_the_page(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, ben: Person, channel: Wire
) -> None:
    here = {"channel": channel["id"]}
    offered = await act(http, "ann", "autocomplete", **here, path="game new", option="game", typed="g", options={})
    assert [choice["name"] for choice in offered["choices"]] == ["Go"]
    options = {"game": {"type": 3, "value": "go"}, "rival": {"type": 6, "value": ben.id}}
    assert await act(http, "ann", "slash", **here, path="game new", options=options) == {}
    await discord.until(lambda: discord.messages(channel) and discord.messages(channel)[0]["components"])
    message = {**here, "message": discord.messages(channel)[0]["id"]}
    assert await act(http, "ann", "click", **message, custom_id="move:0") == {}
    assert await act(http, "ann", "select", **message, custom_id="square", values=["a1"]) == {}
    opened = await act(http, "ann", "click", **message, custom_id="note")
    assert opened["modal"]["title"] == "Note"
    fields = [part["component"]["custom_id"] for part in opened["modal"]["components"]]
    values = {fields[0]: "Nice", fields[1]: ["calm"]}
    assert await act(http, "ann", "modal", interaction=opened["interaction"], values=values) == {}
    assert [m["content"] for m in (await shown(http, "ann"))["messages"]][-1] == "calm: Nice"


async def test_a_thread_and_the_private_channel_with_the_bot_are_opened_in_the_page(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, ben: Person, channel: Wire
) -> None:
    thread = await act(http, "ben", "thread", channel=channel["id"], title=" ours ")
    dm = await act(http, "ben", "dm")
    assert await act(http, "ben", "dm") == dm
    found = {listed["id"]: listed for listed in (await shown(http, "ben", dm["channel"]))["channels"]}
    assert (found[thread["channel"]]["name"], found[thread["channel"]]["parent_id"]) == ("ours", channel["id"])
    assert dm["channel"] in found
    assert dm["channel"] not in [listed["id"] for listed in (await shown(http, "ann"))["channels"]]
    for place, title in (
        (thread, "deeper"),
        ({"channel": channel["id"]}, " "),
        ({"channel": channel["id"]}, "x" * 101),
    ):
        assert "A thread begins" in (await act(http, "ben", "thread", **place, title=title))["error"]


async def test_what_the_client_refuses_is_told(bot: SmallBot, http: aiohttp.ClientSession, channel: Wire) -> None:
    answer = await act(http, "ann", "slash", channel=channel["id"], path="nothing", options={})
    assert answer == {"error": "/nothing is not registered."}
    assert "gone" in (await act(http, "ann", "say", channel="1", text="x"))["error"]
    assert "too old" in (await act(http, "ann", "modal", interaction="1", values={}))["error"]


async def test_a_press_that_fails_is_shown_at_its_message(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, ann: Person, channel: Wire
) -> None:
    message = (await (await ann.slash(channel, "game new", {"game": "go"})).done()).message
    assert message
    await bot.close()
    press = await ann.click(message, "Move")
    discord.clock.advance(3)
    await press.until(lambda i: i.failed)
    last = (await shown(http, "ann"))["interactions"][-1]
    assert (last["message"], last["failed"], last["said"]) == (message["id"], True, False)


async def test_the_buttons_move_time_drop_the_connection_and_restart_the_bot(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession
) -> None:
    restarted, moved = [], []

    async def restart() -> None:
        restarted.append(True)

    discord.on_restart = restart
    discord.on_advance = lambda: moved.append(discord.clock.now())
    before = discord.clock.now()
    await act(http, "ann", "advance", seconds=3600)
    assert discord.clock.now() - before >= 3600
    assert moved[0] - before >= 3600, "what is due then is done at once"
    await act(http, "ann", "drop")
    await soon(bot.resumed.wait())
    await act(http, "ann", "restart")
    assert restarted == [True]


async def test_a_file_can_be_given_to_a_command(
    discord: Playground, http: aiohttp.ClientSession, ann: Person, channel: Wire
) -> None:
    record = {"type": 11, "name": "record", "description": "x", "required": True}
    discord.commands.replace(None, [{"name": "load", "description": "x", "options": [record]}])
    sent: list[Wire] = []
    discord.world.listeners.append(lambda _, data, __: sent.append(data))
    inter = await ann.slash(channel, "load", {"record": Upload("game.json", b"{}")})
    [attachment] = sent[0]["data"]["resolved"]["attachments"].values()
    assert (attachment["filename"], discord.file(attachment)) == ("game.json", b"{}")
    discord.clock.advance(3)
    with pytest.raises(UnansweredError):
        await inter.done()


@pytest.mark.parametrize(
    ("value", "error"),
    [({"name": "game.json", "base64": "e30="}, None), ({"name": "game.json", "base64": "?"}, "did not arrive whole")],
    ids=["whole", "broken"],
)
async def test_a_file_comes_from_the_page_in_base64(
    discord: Playground, http: aiohttp.ClientSession, channel: Wire, value: Wire, error: str | None
) -> None:
    record = {"type": 11, "name": "record", "description": "x", "required": True}
    discord.commands.replace(None, [{"name": "load", "description": "x", "options": [record]}])
    options = {"record": {"type": 11, "value": value}}
    doing = asyncio.create_task(act(http, "ann", "slash", channel=channel["id"], path="load", options=options))
    if error:
        assert error in (await doing)["error"]
        return
    await discord.until(lambda: list(discord.world.files.values()) == [b"{}"])
    discord.clock.advance(3)
    assert await doing == {}
