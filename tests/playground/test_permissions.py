"""Rights of the bot and of people, threads, and what goes away: channels, members, guilds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord as dpy
import pytest

from playground import Person, Playground, RefusedError, Wire
from playground.permissions import P
from tests.playground.small_bot import SmallBot, board

Deed = Callable[[dpy.TextChannel], Awaitable[object]]
HOUR, DAY = 3600, 86400
EMBED = dpy.Embed(title="x")


@pytest.mark.parametrize(
    ("right", "deed", "code"),
    [
        ("VIEW_CHANNEL", lambda c: c.send("x"), 50001),
        ("SEND_MESSAGES", lambda c: c.send("x"), 50013),
        ("ATTACH_FILES", lambda c: c.send(file=board(0)), 50013),
        ("EMBED_LINKS", lambda c: c.send(embed=EMBED), 50013),
        ("SEND_MESSAGES", lambda c: c.send(file=board(0)), 50013),
        ("CREATE_PUBLIC_THREADS", lambda c: c.create_thread(name="x", type=dpy.ChannelType.public_thread), 50013),
        ("MANAGE_CHANNELS", lambda c: c.edit(name="other"), 50013),
        ("MANAGE_CHANNELS", lambda c: c.delete(), 50013),
    ],
    ids=["see", "send", "attach", "embed", "attach without sending", "thread", "edit", "delete"],
)
async def test_what_the_bot_may_not_do_is_refused_until_it_may_again(
    discord: Playground, bot: SmallBot, channel: Wire, right: str, deed: Deed, code: int
) -> None:
    await discord.deny(channel, right)
    with pytest.raises(dpy.Forbidden) as refusal:
        await deed(bot.text_channel(channel))
    assert refusal.value.code == code
    await discord.allow(channel, right)
    await deed(bot.text_channel(channel))


async def test_an_answer_to_an_interaction_needs_no_rights(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    await discord.deny(channel, "SEND_MESSAGES", "ATTACH_FILES")
    inter = await (await ann.slash(channel, "game new", {"game": "go"})).done()
    assert inter.message
    assert inter.message["attachments"]


async def test_who_may_not_send_may_not_attach_either(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    async def rights(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message(str(interaction.app_permissions.attach_files))

    bot.on_do = rights
    await discord.deny(channel, "SEND_MESSAGES")
    assert (await (await ann.slash(channel, "do")).done()).content == "False"


async def test_the_owner_may_do_all_and_others_what_everyone_may(
    discord: Playground, ann: Person, ben: Person, channel: Wire
) -> None:
    assert P.MANAGE_CHANNELS in ann.may(channel)
    assert P.MANAGE_CHANNELS not in ben.may(channel)
    await discord.allow(channel, "MANAGE_CHANNELS", person=ben)
    assert P.MANAGE_CHANNELS in ben.may(channel)


async def test_who_cannot_see_a_channel_can_do_nothing_there(
    discord: Playground, bot: SmallBot, ben: Person, channel: Wire
) -> None:
    message = await bot.text_channel(channel).send("x")
    await discord.deny(channel, "VIEW_CHANNEL", person=ben)
    assert ben.messages(channel) == []
    with pytest.raises(RefusedError, match="no right to use commands"):
        await ben.slash(channel, "do")
    with pytest.raises(RefusedError, match="no such message"):
        await ben.click({"id": str(message.id), "channel_id": channel["id"]}, "Move")


async def test_a_member_who_left_is_unknown_until_back(
    discord: Playground, bot: SmallBot, ben: Person, channel: Wire
) -> None:
    guild = bot.get_guild(int(discord.guild["id"]))
    assert guild
    assert (await guild.fetch_member(int(ben.id))).display_name == "Ben"
    await discord.remove(ben)
    with pytest.raises(dpy.NotFound) as refusal:
        await guild.fetch_member(int(ben.id))
    assert refusal.value.code == 10007
    with pytest.raises(RefusedError):
        await ben.slash(channel, "do")
    await discord.readmit(ben)
    assert (await guild.fetch_member(int(ben.id))).id == int(ben.id)


async def test_a_deleted_channel_is_unknown(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    target = bot.text_channel(channel)
    await discord.delete_channel(channel)
    with pytest.raises(dpy.NotFound) as refusal:
        await target.send("x")
    assert refusal.value.code == 10003


async def test_a_guild_that_the_bot_has_left_is_closed_to_it(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    target = bot.text_channel(channel)
    await target.guild.leave()
    with pytest.raises(dpy.Forbidden) as refusal:
        await target.send("x")
    assert refusal.value.code == 50001
    with pytest.raises(dpy.NotFound):
        await bot.fetch_guild(target.guild.id)
    await discord.gateway.flushed()
    assert await gone(bot, target.guild.id)


async def gone(bot: SmallBot, guild_id: int) -> bool:
    """Whether the client comes to know that a guild is closed to it."""
    if bot.get_guild(guild_id):
        await bot.wait_for("guild_remove", timeout=5)
    return bot.get_guild(guild_id) is None


async def thread_in(bot: SmallBot, channel: Wire) -> dpy.Thread:
    kind = dpy.ChannelType.public_thread
    return await bot.text_channel(channel).create_thread(name="game", type=kind, auto_archive_duration=60)


async def test_writing_in_an_archived_thread_opens_it_but_editing_does_not(
    discord: Playground, bot: SmallBot, channel: Wire
) -> None:
    thread = await thread_in(bot, channel)
    message = await thread.send("one")
    await thread.edit(archived=True)
    with pytest.raises(dpy.HTTPException) as refusal:
        await message.edit(content="two")
    assert refusal.value.code == 50083
    await thread.send("three")
    assert not discord.world.channels[str(thread.id)]["thread_metadata"]["archived"]
    await message.edit(content="two")


async def test_an_idle_thread_is_archived_in_time(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    thread = await thread_in(bot, channel)
    message = await thread.send("one")
    discord.clock.advance(HOUR - 1)
    await message.edit(content="two")
    discord.clock.advance(2)
    with pytest.raises(dpy.HTTPException) as refusal:
        await message.edit(content="three")
    assert refusal.value.code == 50083
    await thread.edit(archived=False)
    await message.edit(content="three")


async def test_in_a_locked_thread_only_managers_may_write(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    thread = await thread_in(bot, channel)
    await ann.change_thread(discord.world.channels[str(thread.id)], locked=True, archived=True)
    with pytest.raises(dpy.Forbidden) as refusal:
        await thread.send("x")
    assert refusal.value.code == 160005
    await discord.allow(channel, "MANAGE_THREADS")
    await thread.send("x")


async def test_writing_in_a_thread_takes_a_right_of_its_own(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    thread = await thread_in(bot, channel)
    await discord.deny(channel, "SEND_MESSAGES")
    await thread.send("x")
    await discord.deny(channel, "SEND_MESSAGES_IN_THREADS")
    with pytest.raises(dpy.Forbidden) as refusal:
        await thread.send("x")
    assert refusal.value.code == 50013


async def test_a_guild_takes_only_so_many_threads(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.world.max_threads = 1
    await thread_in(bot, channel)
    with pytest.raises(dpy.HTTPException) as refusal:
        await thread_in(bot, channel)
    assert refusal.value.code == 160006


async def test_a_thread_from_a_message_has_its_id(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    message = await bot.text_channel(channel).send("x")
    thread = await message.create_thread(name="about it")
    assert thread.id == message.id
    with pytest.raises(dpy.HTTPException) as refusal:
        await bot.http.start_thread_with_message(
            int(channel["id"]), message.id, name="x", auto_archive_duration=60, rate_limit_per_user=None
        )
    assert refusal.value.code == 160004


async def test_commands_work_in_a_thread_that_a_person_has_made(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    thread = await ann.open_thread(channel, "ours")
    assert (await (await ann.slash(thread, "do")).done()).content == "hello"
    await discord.delete_channel(thread)
    with pytest.raises(dpy.NotFound):
        await bot.fetch_channel(int(thread["id"]))
