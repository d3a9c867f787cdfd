"""The bot as a process of its own, for a playground in another: `python -m tests.bot.apart URL GATEWAY TOKEN GRACE`.

GRACE is the number of seconds that what is under way has at the end.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from bot.boards import Art, Boards
from bot.service import opened, run_until, stop_on_signals
from bot.settings import Settings
from playground.redirect import redirected
from tests.bot.service import Artist


@dataclass(frozen=True, slots=True)
class Address:
    """Where the playground is."""

    base_url: str
    gateway_url: str


async def serve(token: str) -> None:
    """Run the bot over a database in the present folder until it is told to stop."""
    stop, artist = stop_on_signals(), Artist()
    async with opened(
        Settings(database=Path("bot.db")), boards=Boards(Art(artist, artist)), guild_ready_timeout=0
    ) as client:
        await run_until(client, token, stop)


if __name__ == "__main__":
    url, gateway, token, grace = sys.argv[1:]
    with redirected(Address(url, gateway)), patch("bot.client.GRACE", float(grace)):
        asyncio.run(serve(token))
