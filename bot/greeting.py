"""A word of welcome to a server that has let the bot in: how to begin."""

from __future__ import annotations

import logging

import discord

from bot.client import Caravanserai
from bot.obstacles import NOT_DONE
from bot.offer import GAMES
from bot.translation import language_of, words_in

log = logging.getLogger(__name__)


async def greet(client: Caravanserai, guild: discord.Guild) -> None:
    """Say once how to begin, where a server wants newcomers to be seen; not where there have been games before."""
    channel = place_for_newcomers(guild)
    if channel is None or await client.rooms.store.knows(guild.id):
        return
    words = words_in(language_of(guild, guild.preferred_locale) or client.settings.table_language)
    titles = words.listed(words.text(f"{game.key}-name") for game in GAMES)
    try:
        await channel.send(words.text("help-welcome", games=titles))
    except NOT_DONE as error:
        log.info("server %s is not greeted: %r", guild.id, error)


def place_for_newcomers(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel of a server for its own messages, if it has newcomers announced there and the bot may write there."""
    channel = guild.system_channel
    if channel is None or not guild.system_channel_flags.join_notifications:
        return None
    rights = channel.permissions_for(guild.me)
    return channel if rights.view_channel and rights.send_messages else None
