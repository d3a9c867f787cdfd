"""The bot as it runs, to be stopped, killed and started again over the same database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.boards import Art, Boards
from bot.client import Caravanserai
from bot.service import opened
from bot.settings import Settings
from playground import Playground
from renderer import Frame, Picture, Replay

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000100000001010000000037"
    "6ef9240000000a49444154789c636000000002000148afa4710000000049454e44ae426082"
)
"""The smallest PNG: one pixel."""


class Artist:
    """Draws a dot in place of a board, unless told otherwise.

    Attributes:
        fails: whether drawing goes wrong.
        free: cleared, it holds up whoever draws.
        busy: set as soon as somebody draws.
    """

    def __init__(self) -> None:
        self.fails = False
        self.free = threading.Event()
        self.free.set()
        self.busy = threading.Event()

    def __call__(self, _view: Any, names: tuple[str, ...], _words: Any, *, limit: int, **_: Any) -> Picture | None:
        """A dot, whatever else the picture would show."""
        self.busy.set()
        self.free.wait(20)
        if self.fails:
            raise RuntimeError("no paint left")
        return Picture(DOT, f"A dot for {', '.join(names)}") if limit >= len(DOT) else None

    def film(
        self, frames: Callable[[], Iterable[Frame]], _names: tuple[str, ...], _words: Any, *, limit: int
    ) -> Replay | None:
        """A dot for a moving picture; its words are the lines below the frames."""
        self.busy.set()
        self.free.wait(20)
        alt = " / ".join(frame.line for frame in frames())
        return Replay(DOT, alt) if limit >= len(DOT) else None


class Service:
    """A bot that lives in a folder.

    Attributes:
        artist: who draws its boards at first.
        client: the bot of the present start.
        draw: what draws its boards from the next start on.
        draw_hand: what draws hands from the next start on.
        draw_both: what draws boards with hands from the next start on.
        draw_preview: what draws boards after moves not yet made from the next start on.
        film: what draws moving pictures from the next start on.
        draw_past: what draws boards looked back at from the next start on.
        settings: used from the next start on.
    """

    client: Caravanserai

    def __init__(self, discord: Playground, folder: Path, artist: Artist) -> None:
        self.discord = discord
        self.artist = artist
        self.draw: Callable[..., Picture | None] = artist
        self.draw_hand: Callable[..., Picture | None] = artist
        self.draw_both: Callable[..., Picture | None] = artist
        self.draw_preview: Callable[..., Picture | None] = artist
        self.film: Callable[..., Replay | None] = artist.film
        self.draw_past: Callable[..., Picture | None] = artist
        self.settings = Settings(database=folder / "bot.db")
        self._open = AsyncExitStack()
        self._running: asyncio.Task[None] | None = None

    async def start(self, **changes: Any) -> None:
        """Connect, with some settings changed."""
        self.settings = replace(self.settings, **changes)
        bot = opened(
            self.settings,
            clock=self.discord.clock.now,
            random=Random(4),
            boards=Boards(Art(self.draw, self.draw_hand, self.draw_both, self.draw_preview, self.film, self.draw_past)),
            guild_ready_timeout=0,
        )
        self.client = await self._open.enter_async_context(bot)
        self._running = asyncio.create_task(self.client.start(self.discord.token))
        ready = asyncio.create_task(self._ready())
        await asyncio.wait([self._running, ready], return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            await self._running

    async def _ready(self) -> None:
        await self.discord.connected()
        await self.client.wait_until_ready()

    async def stop(self) -> None:
        """Disconnect in good order."""
        running, self._running = self._running, None
        try:
            if running is not None:
                await self.client.close()
                await running
        finally:
            await self._open.aclose()

    async def kill(self) -> None:
        """Stop without finishing what is under way."""
        await self.client.posts.flush(0)
        await self.stop()

    async def restart(self, **changes: Any) -> None:
        """Stop, then start again."""
        await self.stop()
        await self.start(**changes)

    async def settled(self) -> None:
        """Wait until channels have been told all that they can be told."""
        await self.client.finish()

    async def quiet(self) -> None:
        """Wait until all that is due is done, and what came of it: who is asked after a deadline is pinged, say."""
        await self.settled()
        for _ in range(2):
            await self.client.alarm.ring()
            await self.settled()
