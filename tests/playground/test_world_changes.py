"""What moderators and people change under the bot: threads, messages, members, the guild itself."""

from __future__ import annotations

import discord as dpy
import pytest

from playground import Person, Playground, RefusedError, Wire
from tests.playground.small_bot import SmallBot, board


async def test_an_edit_of_a_deleted_message_finds_none(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    message = await bot.text_channel(channel).send("x")
    await discord.delete_message(discord.messages(channel)[0])
    with pytest.raises(dpy.NotFound) as refusal:
        await message.edit(content="y")
    assert refusal.value.code == 10008


async def test_a_guild_without_the_bot_is_silent_until_it_is_let_in_again(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    guild_id = int(discord.guild["id"])
    await discord.remove()
    if bot.get_guild(guild_id):
        await bot.wait_for("guild_remove", timeout=5)
    discord.channel("meanwhile")
    with pytest.raises(RefusedError, match="not in this server"):
        await ann.slash(channel, "do")
    assert ann.commands(channel) == []
    with pytest.raises(dpy.Forbidden) as refusal:
        await bot.http.request(dpy.http.Route("GET", "/channels/{c}", c=channel["id"]))
    assert refusal.value.code == 50001
    await discord.readmit()
    if not bot.get_guild(guild_id):
        await bot.wait_for("guild_join", timeout=5)
    assert [c.name for c in bot.get_all_channels()] == ["table", "tavern", "meanwhile"]
    assert (await (await ann.slash(channel, "do")).done()).content == "hello"


async def test_who_shares_no_guild_with_the_bot_gets_no_private_message(
    discord: Playground, bot: SmallBot, ben: Person
) -> None:
    target = await bot.create_dm(dpy.Object(int(ben.id)))
    await target.send("x")
    await discord.remove(ben)
    with pytest.raises(dpy.Forbidden) as refusal:
        await target.send("y")
    assert refusal.value.code == 50007
    await discord.readmit(ben)
    await target.send("z")
    assert [message["content"] for message in ben.messages(discord.dm(ben))] == ["x", "z"]


async def test_a_person_who_writes_wakes_a_thread_unless_it_is_locked(
    discord: Playground, bot: SmallBot, ann: Person, ben: Person, channel: Wire
) -> None:
    thread = await ben.open_thread(channel, "ours")
    await ann.change_thread(thread, archived=True)
    await ben.say(thread, "up")
    assert not thread["thread_metadata"]["archived"]
    await ann.change_thread(thread, archived=True, locked=True)
    with pytest.raises(RefusedError, match="locked"):
        await ben.say(thread, "up")
    with pytest.raises(RefusedError, match="locked"):
        await ben.slash(thread, "do")
    await ann.say(thread, "up")
    assert (await (await ann.slash(thread, "do")).done()).content == "hello"


async def test_a_lower_file_limit_is_told_with_the_next_press_and_holds_at_once(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    async def limit(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message(str(interaction.filesize_limit))

    bot.on_do = limit
    discord.world.file_limit = 50
    assert (await (await ann.slash(channel, "do")).done()).content == "50"
    with pytest.raises(dpy.HTTPException) as refusal:
        await bot.text_channel(channel).send(file=board(0))
    assert (refusal.value.status, refusal.value.code) == (413, 40005)
