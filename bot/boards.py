"""Drawing boards and hands off the event loop, and saying them in words where no picture can be had."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

import discord

import renderer
from bot.limits import ALT_TEXT
from bot.naming import escaped
from bot.painters import Painters, Threads
from bot.store import Table, rules_of
from data.catalogue import Catalogue, catalogue
from games.api import Seat
from renderer import Frame, Hands, Picture, Replay

log = logging.getLogger(__name__)

T = TypeVar("T")
Draw: TypeAlias = Callable[..., Picture | None]

BOARD, HAND, PREVIEW = "board.png", "hand.png", "preview.png"
FILM, CHARTS, SCORES = "replay.gif", "charts.png", "scores.png"


@dataclass(frozen=True, slots=True)
class Art:
    """What draws each kind of picture. It may be carried out in another process."""

    board: Draw = renderer.render
    hand: Draw = renderer.hand
    both: Draw = renderer.with_hand
    preview: Draw = renderer.preview
    film: Callable[..., Replay | None] = renderer.replay
    past: Draw = renderer.looked_back


@dataclass(frozen=True, slots=True)
class Past:
    """A position that is looked back at: the state, the one a turn before it, if any, and all hands in the end."""

    state: Any
    since: Any
    hands: Hands
    """What is in all hands, once the game is over."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A position that is not there yet: the state after a move, the one before it, and what the move brings."""

    state: Any
    since: Any
    brings: str


class Boards:
    """Pictures and words of positions, as one viewer or the channel may see them."""

    def __init__(self, art: Art | None = None, painters: Painters | None = None) -> None:
        self._art = art or Art()
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
        draw = partial(self._art.board, *_seen(table, state, viewer), limit=limit, **_earlier(table, since, viewer))
        return await self._file(draw, BOARD, table)

    async def hand(self, table: Table, state: Any, owner: Seat, limit: int) -> discord.File | None:
        """The hand of a seat as a file of at most so many bytes; `None` if it cannot be drawn, which is logged."""
        return await self._file(partial(self._art.hand, *_seen(table, state, owner), limit=limit), HAND, table)

    async def with_hand(
        self, table: Table, state: Any, owner: Seat, limit: int, since: Any = None
    ) -> discord.File | None:
        """The board, and below it the hand of a seat, if it has one, as one file; otherwise like `picture`."""
        draw = partial(self._art.both, *_seen(table, state, owner), limit=limit, **_earlier(table, since, owner))
        return await self._file(draw, BOARD, table)

    async def preview(self, table: Table, prospect: Prospect, owner: Seat, limit: int) -> discord.File | None:
        """The board after a move of a seat, marked as not yet real, with the seat's hand; otherwise like `picture`."""
        seen, since = _seen(table, prospect.state, owner), _earlier(table, prospect.since, owner)
        draw = partial(self._art.preview, *seen, brings=prospect.brings, limit=limit, **since)
        return await self._file(draw, PREVIEW, table)

    async def past(self, table: Table, past: Past, limit: int) -> discord.File | None:
        """A position of the past, as everybody may see it, with what was new in it; otherwise like `picture`."""
        seen, since = _seen(table, past.state, None), _earlier(table, past.since, None)
        return await self._file(partial(self._art.past, *seen, hands=past.hands, limit=limit, **since), BOARD, table)

    async def film(self, table: Table, frames: Sequence[Frame], limit: int) -> discord.File | None:
        """The frames as a moving picture of at most so many bytes; otherwise like `picture`."""
        draw = partial(self._art.film, partial(iter, frames), table.names, catalogue(table.language), limit=limit)
        film = await self._drawn(draw, FILM, table)
        return None if film is None else _as_file(film.gif, FILM, film.alt)

    async def charts(self, table: Table, views: Sequence[Any], limit: int) -> list[discord.File]:
        """How a game went, and its final scores, as far as there are any, as files of at most so many bytes each."""
        names, words = table.names, catalogue(table.language)
        files = (
            await self._file(partial(renderer.scores, views[-1], names, words, limit=limit), SCORES, table),
            await self._file(partial(renderer.chart, views, names, words, limit=limit), CHARTS, table),
        )
        return [file for file in files if file is not None]

    async def _file(self, draw: Callable[[], Picture | None], name: str, table: Table) -> discord.File | None:
        picture = await self._drawn(draw, name, table)
        return None if picture is None else _as_file(picture.png, name, picture.alt)

    async def _drawn(self, draw: Callable[[], T | None], name: str, table: Table) -> T | None:
        try:
            return await self._painters.draw(draw)
        except Exception:
            log.exception("%s of table %s could not be drawn", name, table.id)
            return None

    def text(self, table: Table, state: Any, viewer: Seat | None = None) -> tuple[str, ...]:
        """The board in words, in parts that fit a message."""
        return renderer.text_board(*_said(table, state, viewer))

    def past_text(self, table: Table, past: Past) -> tuple[str, ...]:
        """The same in words, in parts that fit a message."""
        return renderer.text_board(*_said(table, past.state, None), past.hands)

    def hand_text(self, table: Table, state: Any, owner: Seat) -> tuple[str, ...]:
        """The hand of a seat in words, in parts that fit a message."""
        return renderer.hand_text(*_said(table, state, owner))

    def charts_text(self, table: Table, views: Sequence[Any]) -> tuple[str, ...]:
        """The final scores and how the game went in words, in parts that fit a message."""
        names, words = tuple(map(escaped, table.names)), catalogue(table.language)
        return (*renderer.scores_text(views[-1], names, words), *renderer.chart_text(views, names, words))


def _as_file(data: bytes, name: str, alt: str) -> discord.File:
    return discord.File(io.BytesIO(data), name, description=alt[:ALT_TEXT])


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
