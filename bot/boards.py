"""Drawing boards and hands off the event loop, and saying them in words where no picture can be had."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import discord

import renderer
from bot.limits import ALT_TEXT
from bot.painters import Painters, Threads
from bot.speech import escaped
from bot.store import Table, rules_of
from data.catalogue import Catalogue, catalogue
from games.api import Seat
from renderer import Picture

log = logging.getLogger(__name__)

Draw: TypeAlias = Callable[..., Picture | None]

BOARD, HAND = "board.png", "hand.png"


class Boards:
    """Pictures and words of positions, as one viewer or the channel may see them."""

    def __init__(
        self,
        draw: Draw = renderer.render,
        draw_hand: Draw = renderer.hand,
        draw_both: Draw = renderer.with_hand,
        painters: Painters | None = None,
    ) -> None:
        self._draw_board = draw
        self._draw_hand = draw_hand
        self._draw_both = draw_both
        self._painters = painters or Threads()

    async def close(self) -> None:
        """Let what is being drawn go."""
        await self._painters.close()

    async def picture(
        self, table: Table, state: Any, viewer: Seat | None, limit: int, since: Any = None
    ) -> discord.File | None:
        """The board as a file of at most so many bytes; `None` if it cannot be drawn, which is logged.

        What is new since an earlier position, if there is one, is marked.
        """
        draw = partial(self._draw_board, *_seen(table, state, viewer), limit=limit, **_earlier(table, since, viewer))
        return await self._file(draw, BOARD, table)

    async def hand(self, table: Table, state: Any, owner: Seat, limit: int) -> discord.File | None:
        """The hand of a seat as a file of at most so many bytes; `None` if it cannot be drawn, which is logged."""
        return await self._file(partial(self._draw_hand, *_seen(table, state, owner), limit=limit), HAND, table)

    async def with_hand(
        self, table: Table, state: Any, owner: Seat, limit: int, since: Any = None
    ) -> discord.File | None:
        """The board, and below it the hand of a seat, if it has one, as one file; otherwise like `picture`."""
        draw = partial(self._draw_both, *_seen(table, state, owner), limit=limit, **_earlier(table, since, owner))
        return await self._file(draw, BOARD, table)

    async def _file(self, draw: Callable[[], Picture | None], name: str, table: Table) -> discord.File | None:
        try:
            picture = await self._painters.draw(draw)
        except Exception:
            log.exception("%s of table %s could not be drawn", name, table.id)
            return None
        if picture is None:
            return None
        return discord.File(io.BytesIO(picture.png), name, description=picture.alt[:ALT_TEXT])

    def text(self, table: Table, state: Any, viewer: Seat | None = None) -> tuple[str, ...]:
        """The board in words, in parts that fit a message."""
        return renderer.text_board(*_said(table, state, viewer))

    def hand_text(self, table: Table, state: Any, owner: Seat) -> tuple[str, ...]:
        """The hand of a seat in words, in parts that fit a message."""
        return renderer.hand_text(*_said(table, state, owner))


Seen: TypeAlias = tuple[Any, tuple[str, ...], Catalogue]
"""What a picture is made from: a view, the names by seat, and the words."""


def _seen(table: Table, state: Any, viewer: Seat | None) -> Seen:
    """What a viewer may see of a table."""
    return rules_of(table).view(state, viewer), table.names, catalogue(table.language)


def _earlier(table: Table, since: Any, viewer: Seat | None) -> dict[str, Any]:
    """The view to compare with, if there is one."""
    return {} if since is None else {"since": rules_of(table).view(since, viewer)}


def _said(table: Table, state: Any, viewer: Seat | None) -> Seen:
    """The same for a message, in which names must have no effect."""
    view, names, words = _seen(table, state, viewer)
    return view, tuple(map(escaped, names)), words
