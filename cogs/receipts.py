"""The receipt of what a player did, and the panel of a turn that goes on."""

from __future__ import annotations

import asyncio

from bot.rights import in_words, missing_rights
from bot.speech import shortened
from bot.tables import Played, Sitting
from bot.telling import speech_of
from cogs.answers import Interaction, add_picture, answer, limit_of
from cogs.widgets import SINCE, panel

SOON = 0.6
"""Seconds that an answer waits for its picture before it goes out without."""


async def receipt(interaction: Interaction, played: Played) -> None:
    """Say privately what was done; the channel is told when the turn is handed over."""
    sitting = played.sitting
    if played.told:
        interaction.client.posts.wake(sitting.table.id)
        await answer(interaction, _told(interaction, played))
    else:
        await show(interaction, sitting, _done(played))


async def show(interaction: Interaction, sitting: Sitting, done: str = "") -> None:
    """The panel; in the middle of a turn with the board as it is now, which only this player is shown."""
    shown = panel(sitting)
    content = f"{done}\n\n{shown.content}" if done else shown.content
    if sitting.timeline.last_of(sitting.seat) is None:
        await answer(interaction, content, shown.view)
        return
    drawing = asyncio.create_task(
        interaction.client.boards.picture(sitting.table, sitting.timeline.state, sitting.seat, limit_of(interaction))
    )
    await asyncio.wait([drawing], timeout=SOON)
    if drawing.done():
        await answer(interaction, content, shown.view, drawing.result())
        return
    await answer(interaction, content, shown.view)
    picture = await drawing
    now = await interaction.client.rooms.timeline(sitting.table)
    if picture is not None and now.revision == sitting.timeline.revision:
        await add_picture(interaction, picture)


def _done(played: Played) -> str:
    """What the action did to who did it; or what was taken back."""
    sitting, speech = played.sitting, speech_of(played.sitting.table)
    if played.undone is not None:
        asked = sitting.decision
        assert asked is not None
        return speech.words.text("bot-undone", action=speech.action(played.undone, asked.prompt))
    return shortened(speech.story(played.events, sitting.seat), SINCE)


def _told(interaction: Interaction, played: Played) -> str:
    """The receipt of an action that ended a turn, with the rights that keep the channel from hearing of it."""
    words = speech_of(played.sitting.table).words
    receipt = words.text("bot-receipt", story=_done(played))
    lacking = missing_rights(interaction.channel, interaction.app_permissions)
    if not lacking:
        return receipt
    return f"{receipt}\n\n{words.text('bot-cannot-tell', rights=in_words(lacking, words))}"
