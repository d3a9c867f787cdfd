"""The receipt of what a player did, and the panel of a turn that goes on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from bot.lateness import deadline_lines
from bot.limits import CONTENT
from bot.rights import in_words, missing_rights
from bot.speech import clipped, shortened
from bot.story import story as story_of
from bot.tables import Played, Sitting
from bot.telling import speech_of
from cogs.answers import Interaction, answer, answer_soon, limit_of
from cogs.looking import is_present
from cogs.reading import seated
from cogs.widgets import SINCE, panel


async def receipt(interaction: Interaction, played: Played) -> None:
    """Say privately what was done; the channel is told when the turn is handed over."""
    played = replace(played, sitting=seated(interaction, played.sitting))
    sitting = played.sitting
    if played.told:
        interaction.client.posts.wake(sitting.table.id)
        await answer(interaction, _told(interaction, played))
    else:
        await show(interaction, sitting, _done(played))


async def show(interaction: Interaction, sitting: Sitting, done: str = "", since: int | None = None) -> None:
    """The panel, with the picture that helps to decide; what is new since a revision is marked."""
    shown = panel(sitting)
    deadlines = await deadline_lines(interaction.client.rooms, sitting.table)
    said = "\n".join([shown.content, *deadlines])
    content = f"{clipped(done, max(1, CONTENT - 2 - len(said)))}\n\n{said}" if done else said
    drawing = pictures(interaction, sitting, since)
    await answer_soon(interaction, content, shown.view, drawing, partial(is_present, interaction, sitting))


async def pictures(interaction: Interaction, sitting: Sitting, since: int | None) -> list[discord.File]:
    """What only this player is shown: in the middle of a turn the board as it is now, with the hand, if there is one.

    The same when something has happened since; otherwise the channel has the board at the beginning of a turn, so
    there is only the hand.
    """
    boards, timeline, asked = interaction.client.boards, sitting.timeline.seen_by((sitting.seat,)), sitting.decision
    seen, limit = (sitting.table, timeline.state, sitting.seat), limit_of(interaction)
    if since is not None:
        file = await boards.with_hand(*seen, limit, timeline.at(since))
    elif asked is not None and timeline.has_begun(asked):
        file = await boards.with_hand(*seen, limit)
    else:
        file = await boards.hand(*seen, limit) if asked is not None and timeline.game.hands else None
    return [] if file is None else [file]


def _done(played: Played) -> str:
    """What the action did to who did it, or the action itself if nothing is told of it yet; or what was taken back."""
    sitting, speech = played.sitting, speech_of(played.sitting.table)
    story = story_of(speech, played.events, sitting.seat)
    asked = sitting.decision
    if story or asked is None:
        return shortened(story, SINCE)
    key, action = ("bot-done", played.action) if played.undone is None else ("bot-undone", played.undone)
    return speech.words.text(key, action=speech.action(action, asked.prompt))


def _told(interaction: Interaction, played: Played) -> str:
    """The receipt of an action that ended a turn, with the rights that keep the channel from hearing of it."""
    words = speech_of(played.sitting.table).words
    receipt = words.text("bot-receipt", story=_done(played))
    lacking = missing_rights(interaction.channel, interaction.app_permissions)
    if not lacking:
        return receipt
    return f"{receipt}\n\n{words.text('bot-cannot-tell', rights=in_words(lacking, words))}"
