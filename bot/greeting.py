"""A word of welcome to a server that has let the bot in: how to begin."""

from __future__ import annotations

import logging

import discord

from bot.client import Caravanserai
from bot.obstacles import NOT_DONE
from bot.offer import GAMES
from bot.rights import is_open
from bot.translation import language_of, words_in

log = logging.getLogger(__name__)


async def greet(client: Caravanserai, guild: discord.Guild) -> None:
    """Say once how to begin, where a server wants newcomers to be seen; not where there have been games before."""
    channel = guild.system_channel
    if channel is None or not guild.system_channel_flags.join_notifications or not is_open(client, channel.id):
        return
    if await client.rooms.store.knows(guild.id):
        return
    words = words_in(language_of(guild, guild.preferred_locale) or client.settings.table_language)
    titles = words.listed(words.text(f"{game.key}-name") for game in GAMES)
    try:
        await channel.send(words.text("help-welcome", games=titles))
    except NOT_DONE as error:
        log.info("server %s is not greeted: %r", guild.id, error)
