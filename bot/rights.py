"""The rights that the bot needs where a table stands."""

from __future__ import annotations

from typing import Any

import discord

from data.catalogue import Catalogue

VIEW, SEND, SEND_IN_THREADS, ATTACH = "view_channel", "send_messages", "send_messages_in_threads", "attach_files"
NEEDED = (VIEW, SEND, SEND_IN_THREADS, ATTACH)
"""All rights that are needed anywhere, by discord.py's names: those that an invitation asks for."""


def needed_rights(channel: Any) -> tuple[str, ...]:
    """Those of them that posting boards in a channel, or in a thread, needs."""
    other = SEND if isinstance(channel, discord.Thread) else SEND_IN_THREADS
    return tuple(right for right in NEEDED if right != other)


def missing_rights(channel: Any, granted: discord.Permissions | None = None) -> tuple[str, ...]:
    """Which of them the bot lacks, as far as is known here or as an interaction says."""
    if granted is None:
        me = channel.guild.me if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None
        if me is None:
            return ()
        granted = channel.permissions_for(me)
    return tuple(right for right in needed_rights(channel) if not getattr(granted, right))


def known_of(client: discord.Client, channel: int) -> tuple[str, ...] | None:
    """All that is known here, without a request, of what is in the way of posting in a channel or thread.

    `None` if it is not known at all: it is gone, with its parent as may be, or a thread that sleeps.
    """
    found = client.get_channel(channel)
    if found is None or (isinstance(found, discord.Thread) and found.parent is None):
        return None
    return (*missing_rights(found), *(["locked"] if getattr(found, "locked", False) else []))


def is_open(client: discord.Client, channel: int) -> bool:
    """Whether the bot can post in a channel, in words at least, as far as is known here."""
    known = known_of(client, channel)
    return known is not None and not set(known) - {ATTACH}


def in_words(rights: tuple[str, ...], words: Catalogue) -> str:
    """The rights by the names that Discord shows."""
    return words.listed(words.text(f"bot-right-{right.replace('_', '-')}") for right in rights)
