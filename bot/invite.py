"""The link by which somebody who manages a server lets the bot in, with just the scopes and rights that it needs."""

from __future__ import annotations

import base64

import discord

from bot.rights import NEEDED
from bot.settings import SettingsError

SCOPES = ("bot", "applications.commands")


def link(application: int) -> str:
    """The link for an application, by its id."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


def application_of(token: str) -> int:
    """The id of the application that a bot's token belongs to: the token's first part. Raises `SettingsError`."""
    first = token.partition(".")[0]
    try:
        return int(base64.b64decode(first + "=" * (-len(first) % 4), validate=True))
    except ValueError as error:
        raise SettingsError(
            "DISCORD_TOKEN holds no application's id: copy the token from the developer portal, or name the id, "
            "python -m bot invite --id ID"
        ) from error
