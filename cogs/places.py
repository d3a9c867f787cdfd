"""Where games stand: whether one may stand here, and bringing one here from another channel."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import TableError
from bot.limits import CHOICE, CHOICES
from bot.lobby import Place
from bot.moving import movable
from bot.rights import ATTACH, in_words, missing_rights
from bot.seating import people
from bot.speech import clipped
from bot.store import Table
from bot.telling import speech_of
from cogs.answers import Interaction, answer, channel_of
from cogs.reading import as_read, words_of

Choices = list[app_commands.Choice[str]]


def place_of(interaction: Interaction) -> Place:
    """The channel or thread of a server in which something was done."""
    return Place(interaction.guild_id or 0, channel_of(interaction))


def check_rights(interaction: Interaction) -> None:
    """Refuse to have a table where the bot could never tell anything. Raises `TableError`."""
    lacking = tuple(
        right for right in missing_rights(interaction.channel, interaction.app_permissions) if right != ATTACH
    )
    if lacking:
        raise TableError("rights", rights=in_words(lacking, words_of(interaction)))


async def bring(interaction: Interaction, wanted: str | None) -> None:
    """Let a game go on here. Raises `TableError`."""
    check_rights(interaction)
    table = _chosen(await _movable(interaction), wanted)
    client, here = interaction.client, place_of(interaction)
    before = await client.lobby.move(table.id, here, interaction.id)
    client.posts.wake(before.id)
    await answer(interaction, words_of(interaction, before).text("bot-moved-receipt"))


async def choices(interaction: Interaction, current: str) -> Choices:
    """The games that who types may bring here, as far as they fit what has been typed."""
    named = [(table, _name(interaction, table)) for table in await _movable(interaction)]
    fitting = [(table, name) for table, name in named if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=clipped(name, CHOICE), value=str(table.id)) for table, name in fitting[:CHOICES]]


def _chosen(tables: list[Table], wanted: str | None) -> Table:
    """The one that is meant. Raises `TableError`."""
    found = tables if wanted is None else [table for table in tables if str(table.id) == wanted.strip()]
    if len(found) != 1:
        several = "which-to-move" if found else "nothing-to-move"
        raise TableError(several if wanted is None else "cannot-move")
    return found[0]


async def _movable(interaction: Interaction) -> list[Table]:
    """The games elsewhere in this server that who asks may move."""
    here = place_of(interaction)
    tables = await movable(interaction.client.rooms, here.guild)
    return [table for table in tables if table.channel != here.channel and _may_move(interaction, table)]


def _may_move(interaction: Interaction, table: Table) -> bool:
    """Whether somebody hosts a game, or manages its channel; or, if that is not known here, the server's channels."""
    member = interaction.user
    if member.id == table.host:
        return True
    if not isinstance(member, discord.Member):
        return False
    channel = member.guild.get_channel_or_thread(table.channel)
    rights = member.guild_permissions if channel is None else channel.permissions_for(member)
    return rights.manage_channels


def _name(interaction: Interaction, table: Table) -> str:
    """A game by what it is, who plays it, and where."""
    speech = speech_of(as_read(interaction, table), plain=True)
    names, channel = speech.words.listed(people(table)), interaction.client.get_channel(table.channel)
    if channel is None:
        return speech.words.text("bot-move-choice-gone", game=speech.title, names=names)
    return speech.words.text("bot-move-choice", game=speech.title, names=names, place=str(channel))
