"""Messages in channels, private messages, pings and files, through the real client."""

from __future__ import annotations

import asyncio
import io

import aiohttp
import discord as dpy
import pytest

from playground import Clock, Person, Playground, RefusedError, Wire
from tests.playground.small_bot import SmallBot, board

DAY = 86400


async def test_a_message_with_a_picture_is_sent_edited_and_deleted(
    discord: Playground, bot: SmallBot, channel: Wire
) -> None:
    message = await bot.text_channel(channel).send("one", file=board(1))
    await message.edit(content="two", attachments=[])
    [stored] = discord.messages(channel)
    assert (stored["content"], stored["attachments"]) == ("two", [])
    assert stored["edited_timestamp"]
    await message.delete()
    assert discord.messages(channel) == []


async def test_an_edit_that_names_no_attachments_keeps_them(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    message = await bot.text_channel(channel).send("one", file=board(1))
    await message.edit(content="two")
    assert len(discord.messages(channel)[0]["attachments"]) == 1


async def test_an_edit_keeps_the_attachments_that_it_names_beside_new_ones(
    discord: Playground, bot: SmallBot, channel: Wire
) -> None:
    message = await bot.text_channel(channel).send(file=board(1))
    await message.edit(attachments=[*message.attachments, board(2)])
    descriptions = [a["description"] for a in discord.messages(channel)[0]["attachments"]]
    assert descriptions == ["Board after move 1", "Board after move 2"]


async def test_the_same_nonce_gives_the_same_message(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    path = dpy.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel["id"])
    body = {"content": "once", "nonce": "42", "enforce_nonce": True}
    first = await bot.http.request(path, json=body)
    second = await bot.http.request(path, json=body)
    assert second["id"] == first["id"]
    assert len(discord.messages(channel)) == 1
    discord.clock.advance(301)
    third = await bot.http.request(path, json=body)
    assert third["id"] != first["id"]


async def test_only_a_new_message_pings_and_only_whom_it_may(
    discord: Playground, bot: SmallBot, ann: Person, ben: Person, channel: Wire
) -> None:
    only_ann = dpy.AllowedMentions(users=[dpy.Object(int(ann.id))])
    message = await bot.text_channel(channel).send(f"{ann.mention} {ben.mention}", allowed_mentions=only_ann)
    assert [ping["id"] for ping in ann.pings()] == [str(message.id)]
    assert ben.pings() == []
    await message.edit(content=f"{ben.mention}", allowed_mentions=dpy.AllowedMentions.all())
    assert ben.pings() == []
    assert len(ann.pings()) == 1


async def test_a_silent_message_and_one_in_an_unseen_channel_ping_nobody(
    discord: Playground, bot: SmallBot, ben: Person, channel: Wire
) -> None:
    await bot.text_channel(channel).send(ben.mention, silent=True)
    await discord.deny(channel, "VIEW_CHANNEL", person=ben)
    await bot.text_channel(channel).send(ben.mention)
    assert ben.pings() == []


async def test_private_messages_reach_only_who_takes_them(
    discord: Playground, bot: SmallBot, ann: Person, ben: Person
) -> None:
    user = await bot.fetch_user(int(ann.id))
    await user.send("for you")
    assert [m["content"] for m in ann.messages(discord.dm(ann))] == ["for you"]
    assert ben.messages(discord.dm(ann)) == []
    discord.world.closed_dms.add(ann.id)
    with pytest.raises(dpy.Forbidden) as refusal:
        await user.send("and again")
    assert refusal.value.code == 50007


async def test_commands_work_in_private_messages(discord: Playground, bot: SmallBot, ann: Person) -> None:
    assert (await (await ann.slash(discord.dm(ann), "do")).done()).content == "hello"


async def test_history_is_newest_first_and_knows_no_private_messages(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    for text in ("one", "two", "three"):
        await bot.text_channel(channel).send(text)
    await (await ann.slash(channel, "do")).done()
    found = [message async for message in bot.text_channel(channel).history(limit=2)]
    assert [message.content for message in found] == ["three", "two"]
    after = [m.content async for m in bot.text_channel(channel).history(after=found[1], limit=5)]
    assert after == ["three"]
    first = [m.content async for m in bot.text_channel(channel).history(after=dpy.Object(1), limit=1)]
    assert first == ["one"]


async def test_a_private_answer_cannot_be_reached_through_its_channel(
    bot: SmallBot, ann: Person, channel: Wire
) -> None:
    message = (await (await ann.slash(channel, "do")).done()).message
    assert message
    with pytest.raises(dpy.NotFound) as refusal:
        await bot.text_channel(channel).fetch_message(int(message["id"]))
    assert refusal.value.code == 10008


async def test_the_message_of_somebody_else_cannot_be_edited(bot: SmallBot, ann: Person, channel: Wire) -> None:
    said = await ann.say(channel, "hello")
    with pytest.raises(dpy.Forbidden) as refusal:
        await bot.text_channel(channel).get_partial_message(int(said["id"])).edit(content="bye")
    assert refusal.value.code == 50005


async def test_a_person_may_say_nothing_that_is_empty_or_forbidden(
    discord: Playground, ann: Person, ben: Person, channel: Wire
) -> None:
    with pytest.raises(RefusedError, match="empty"):
        await ann.say(channel, "")
    await discord.deny(channel, "SEND_MESSAGES", person=ben)
    with pytest.raises(RefusedError, match="may not write"):
        await ben.say(channel, "hello")


async def test_the_address_of_a_picture_is_good_for_a_day(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    message = await bot.text_channel(channel).send(file=board(1))
    old = message.attachments[0].url
    async with aiohttp.ClientSession() as http:
        assert (await http.get(old)).status == 200
        discord.clock.advance(DAY)
        assert (await http.get(old)).status == 404
        fresh = await bot.text_channel(channel).fetch_message(message.id)
        assert (await http.get(fresh.attachments[0].url)).status == 200


async def test_a_file_that_is_no_picture_is_offered_for_download(bot: SmallBot, channel: Wire) -> None:
    page = dpy.File(io.BytesIO(b"<script>"), "page.html")
    message = await bot.text_channel(channel).send(file=page)
    async with aiohttp.ClientSession() as http, http.get(message.attachments[0].url) as response:
        assert response.content_type == "application/octet-stream"
        assert response.headers["Content-Disposition"] == "attachment"


async def test_a_clock_that_stands_still_repeats_a_run() -> None:
    async def run() -> list[str]:
        async with Playground(clock=Clock(1_800_000_000, ticking=False)) as discord:
            await discord.person("ann").say(discord.channel("table"), "hello")
            return [message["id"] + message["timestamp"] for message in discord.messages(discord.channel("table"))]

    assert await run() == await run()


async def test_waiting_for_what_does_not_happen_ends(discord: Playground) -> None:
    with pytest.raises(TimeoutError):
        await discord.until(lambda: False, timeout=0.01)


async def test_one_waits_for_what_the_bot_does_in_a_channel(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    sending = asyncio.create_task(bot.text_channel(channel).send("here"))
    await discord.until(lambda: discord.messages(channel))
    await sending
