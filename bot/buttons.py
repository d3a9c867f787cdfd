"""The buttons under the messages of a game."""

from __future__ import annotations

from discord import ButtonStyle

from bot.offer import played
from bot.outbox import Post
from bot.press import Press, PressButton
from bot.store import Status, Table
from data.catalogue import catalogue


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


def again_button(table: Table, post: Post) -> PressButton:
    """The button for drawing a picture that could not be drawn or sent; it knows what its message tells."""
    return PressButton(
        Press("draw", table.id, post.upto, path=(post.since,)), catalogue(table.language).text("bot-button-draw")
    )
