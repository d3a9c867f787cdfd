"""Telling whether a message whose sending brought no answer is out all the same."""

from __future__ import annotations

import logging
from typing import Any

import discord

log = logging.getLogger(__name__)

RECENT = 100
"""How many messages are looked through."""


async def sent_before(
    client: discord.Client, channel: Any, content: str, after: discord.abc.Snowflake | None
) -> discord.Message | None:
    """The message in a channel that begins so. Discord itself knows a nonce again only for some minutes."""
    try:
        async for message in channel.history(limit=RECENT, after=after, oldest_first=False):
            if message.author == client.user and message.content.startswith(content):
                return message  # type: ignore[no-any-return]
    except discord.Forbidden as error:
        log.info("channel %s: what was said before cannot be read: %s", channel.id, error)
    return None
