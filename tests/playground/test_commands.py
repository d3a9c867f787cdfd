"""Commands, their options and autocompletion, through the real client."""

from __future__ import annotations

import discord as dpy
import pytest

from playground import Person, Playground, RefusedError, Wire
from tests.playground.small_bot import SmallBot, png


async def test_a_deferred_command_becomes_a_message_with_a_picture(
    discord: Playground, bot: SmallBot, ann: Person, ben: Person, channel: Wire
) -> None:
    inter = await (await ann.slash(channel, "game new", {"game": "chess", "rival": ben})).done()
    assert inter.content == "chess on 8 against Ben"
    [picture] = discord.messages(channel)[0]["attachments"]
    assert (picture["filename"], picture["width"], picture["height"]) == ("board.png", 16, 12)
    assert picture["description"] == "Board after move 0"
    assert discord.file(picture) == png()


async def test_autocomplete_offers_what_the_bot_says(bot: SmallBot, ann: Person, channel: Wire) -> None:
    choices = await ann.autocomplete(channel, "game new", "game", "che")
    assert [choice["value"] for choice in choices] == ["chess", "checkers"]


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("nothing", {}, "not registered"),
        ("game", {"game": "chess"}, "subcommands"),
        ("game old", {}, "has no 'old'"),
        ("game new", {}, r"missing: \['game'\]"),
        ("game new", {"game": "chess", "colour": "red"}, "unknown"),
        ("game new", {"game": 1}, "no text"),
        ("game new", {"game": "chess", "size": "8"}, "no whole number"),
        ("game new", {"game": "chess", "size": 20}, "from 3 to 19"),
        ("game new", {"game": "chess", "rival": "17"}, "no user 17"),
    ],
)
async def test_the_client_refuses_what_does_not_fit(
    bot: SmallBot, ann: Person, channel: Wire, command: str, options: Wire, reason: str
) -> None:
    with pytest.raises(RefusedError, match=reason):
        await ann.slash(channel, command, options)


async def test_of_choices_only_those_can_be_taken(discord: Playground, ann: Person, channel: Wire) -> None:
    colour = {"type": 3, "name": "colour", "description": "x", "choices": [{"name": "Red", "value": "red"}]}
    discord.commands.replace(None, [{"name": "paint", "description": "x", "options": [colour]}])
    inter = await ann.slash(channel, "paint", {"colour": "red"})
    assert inter.payload["data"]["options"] == [{"name": "colour", "type": 3, "value": "red"}]
    with pytest.raises(RefusedError, match="none of"):
        await ann.slash(channel, "paint", {"colour": "Red"})


async def test_a_command_of_the_guild_comes_before_one_for_everywhere(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    async def guilds_own(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message("the guild's own")

    guild = dpy.Object(int(discord.guild["id"]))
    bot.tree.add_command(dpy.app_commands.Command(name="do", description="Mine", callback=guilds_own), guild=guild)
    await bot.tree.sync(guild=guild)
    assert (await (await ann.slash(channel, "do")).done()).content == "the guild's own"


async def test_syncing_again_keeps_the_ids(discord: Playground, bot: SmallBot) -> None:
    before = [command["id"] for command in discord.commands.of(None)]
    await bot.tree.sync()
    assert [command["id"] for command in discord.commands.of(None)] == before
    assert [str(command.id) for command in await bot.tree.fetch_commands()] == before


async def test_a_command_for_managers_is_not_for_others(bot: SmallBot, ann: Person, ben: Person, channel: Wire) -> None:
    command = bot.tree.get_command("do")
    assert isinstance(command, dpy.app_commands.Command)
    command.default_permissions = dpy.Permissions(manage_channels=True)
    await bot.tree.sync()
    await (await ann.slash(channel, "do")).done()
    with pytest.raises(RefusedError, match="not for this member"):
        await ben.slash(channel, "do")


async def test_the_interaction_tells_the_bots_and_the_members_rights(
    discord: Playground, bot: SmallBot, ann: Person, ben: Person, channel: Wire
) -> None:
    async def rights(interaction: dpy.Interaction) -> None:
        may, user = interaction.app_permissions, interaction.permissions
        await interaction.response.send_message(f"{may.attach_files} {user.manage_channels}")

    bot.on_do = rights
    assert (await (await ann.slash(channel, "do")).done()).content == "True True"
    await discord.deny(channel, "ATTACH_FILES")
    assert (await (await ben.slash(channel, "do")).done()).content == "False False"
