"""Drawing boards off the event loop, and saying them in words where no picture can be had."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import discord

import renderer
from bot.speech import escaped
from bot.store import Table
from data.catalogue import catalogue
from games.api import Game, Seat
from games.registry import GAMES
from renderer import Picture

log = logging.getLogger(__name__)

FILE = "board.png"
ALT = 1024
"""Discord's limit for alt text, in characters."""


class Boards:
    """Pictures and words of positions, as one viewer or the channel may see them."""

    def __init__(self, draw: Callable[..., Picture | None] = renderer.render) -> None:
        self._draw = draw
        self._painters = ThreadPoolExecutor(2, "painter")

    def close(self) -> None:
        """Let what is being drawn go."""
        self._painters.shutdown(wait=False, cancel_futures=True)

    async def picture(self, table: Table, state: Any, viewer: Seat | None, limit: int) -> discord.File | None:
        """The board as a file of at most so many bytes; `None` if it cannot be drawn, which is logged."""
        draw = partial(self._draw, view_of(table, state, viewer), table.names, catalogue(table.language), limit=limit)
        try:
            picture = await asyncio.get_running_loop().run_in_executor(self._painters, draw)
        except Exception:
            log.exception("the board of table %s could not be drawn", table.id)
            return None
        return None if picture is None else _file(picture)

    def text(self, table: Table, state: Any, viewer: Seat | None = None) -> tuple[str, ...]:
        """The board in words, in parts that fit a message."""
        names = tuple(escaped(name) for name in table.names)
        return renderer.text_board(view_of(table, state, viewer), names, catalogue(table.language))


def view_of(table: Table, state: Any, viewer: Seat | None) -> Any:
    """What a viewer may see of a table."""
    game: Game[Any, Any] = GAMES[table.game]
    return game.view(state, viewer)


def _file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.png), FILE, description=picture.alt[:ALT])
