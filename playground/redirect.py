"""Points discord.py, unmodified, to the playground: two class attributes, as long as the context lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Addresses(Protocol):
    """Where a stand-in for Discord is to be found."""

    @property
    def base_url(self) -> str:
        """The API's address without `/api/v10`."""

    @property
    def gateway_url(self) -> str:
        """The gateway's address."""


@contextmanager
def redirected(discord: Addresses) -> Iterator[None]:
    """Let clients that start meanwhile talk to `discord`. Not for clients of two playgrounds at once."""
    saved = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"{discord.base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord.gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = saved
