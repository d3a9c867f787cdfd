"""Moving pictures of whole games: one at a time, as boards go first, and one of each table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.boards import Boards
from bot.errors import TableError
from bot.replaying import Reel
from bot.store import Table

Film: TypeAlias = "asyncio.Task[discord.File | None]"
"""A moving picture being drawn; cancelled if it is called off. `None` if it could not be drawn, or none fits."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Whose film is drawn, and how large its file may be, in bytes."""

    user: int
    limit: int


class Films:
    """Moving pictures that are being drawn, or wait for that. Nothing is lost with them but the waiting."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._projector = asyncio.Lock()
        self._under_way: dict[int, tuple[int, Film]] = {}
        self.closed = False

    def begin(self, table: Table, reel: Reel, wish: Wish) -> Film:
        """Draw a moving picture. Raises `TableError` while one of the same table is drawn."""
        if table.id in self._under_way:
            raise TableError("film-under-way")
        film = asyncio.create_task(self._draw(table, reel, wish.limit), name=f"film of table {table.id}")
        self._under_way[table.id] = wish.user, film
        film.add_done_callback(lambda _: self._under_way.pop(table.id, None))
        return film

    def call_off(self, table: int, user: int) -> None:
        """Stop drawing a table's film, if it is drawn for this person."""
        owner, film = self._under_way.get(table, (None, None))
        if film is not None and owner == user:
            film.cancel()

    def close(self) -> None:
        """Call all off."""
        self.closed = True
        for _, film in self._under_way.values():
            film.cancel()

    async def _draw(self, table: Table, reel: Reel, limit: int) -> discord.File | None:
        async with self._projector:
            frames = await asyncio.to_thread(reel.frames, table)
            return await self._boards.film(table, frames, limit)
