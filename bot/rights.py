"""The rights that the bot needs where a table stands."""

from __future__ import annotations

from typing import Any

import discord

from data.catalogue import Catalogue

ATTACH = "attach_files"


def needed_rights(channel: Any) -> tuple[str, ...]:
    """The rights for posting boards in a channel or thread, by discord.py's names."""
    send = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return ("view_channel", send, ATTACH)


def missing_rights(channel: Any, granted: discord.Permissions | None = None) -> tuple[str, ...]:
    """Which of them the bot lacks, as far as is known here or as an interaction says."""
    if granted is None:
        me = channel.guild.me if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None
        if me is None:
            return ()
        granted = channel.permissions_for(me)
    return tuple(right for right in needed_rights(channel) if not getattr(granted, right))


def in_words(rights: tuple[str, ...], words: Catalogue) -> str:
    """The rights by the names that Discord shows."""
    return ", ".join(words.text(f"bot-right-{right.replace('_', '-')}") for right in rights)
