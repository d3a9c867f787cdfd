"""The buttons under the messages of a game."""

from __future__ import annotations

import logging
from typing import Any

from discord import ButtonStyle
from discord.utils import MISSING

from bot.obstacles import NOT_DONE
from bot.offer import played
from bot.outbox import Post
from bot.press import Press, PressButton
from bot.store import Status, Table
from data.catalogue import catalogue

log = logging.getLogger(__name__)


def turn_buttons(table: Table) -> tuple[PressButton, ...]:
    """The buttons under a board."""
    if table.status != Status.RUNNING:
        return ()
    words = catalogue(table.language)
    verbs = ("turn", "hand", "words") if played(table).hands else ("turn", "words")
    return tuple(
        PressButton(
            Press(verb, table.id),
            words.text(f"bot-button-{verb}"),
            ButtonStyle.primary if verb == "turn" else ButtonStyle.secondary,
        )
        for verb in verbs
    )


def end_buttons(table: Table) -> tuple[PressButton, ...]:
    """The buttons under the last board: for looking back at the game."""
    words = catalogue(table.language)
    return tuple(
        PressButton(Press(verb, table.id), words.text(f"replay-button-{verb}")) for verb in ("replay", "charts")
    )


def again_button(table: Table, post: Post) -> PressButton:
    """The button for drawing a picture that could not be drawn or sent; it knows what its message tells."""
    return PressButton(
        Press("draw", table.id, post.upto, path=(post.since,)), catalogue(table.language).text("bot-button-draw")
    )


async def take_buttons(channel: Any, message: int, content: str | None = None) -> None:
    """Take the buttons off a message that is not the newest any more. A refusal does no harm.

    `content` is what it has to say from now on, if not what it said.
    """
    try:
        await channel.get_partial_message(message).edit(view=None, content=MISSING if content is None else content)
    except NOT_DONE as error:
        log.info("the buttons of message %s stay: %r", message, error)
