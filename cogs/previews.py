"""The panel an answer further, and where a move is to be confirmed, a preview of the board after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import discord

from bot.boards import PREVIEW, Prospect
from bot.choices import follow
from bot.press import Press
from bot.speech import unmarked
from bot.story import story as story_of
from bot.tables import Sitting, foreseen
from bot.telling import speech_of
from cogs.answers import Drawing, Interaction, answer, answer_soon, limit_of
from cogs.looking import is_present
from cogs.outlooks import BETWEEN, Outlook
from cogs.recap import news_since
from cogs.receipts import pictures
from cogs.widgets import panel
from games.api import Action


class Panels:
    """The private panels for which something is being drawn, and the newest step of each."""

    def __init__(self) -> None:
        self._newest: dict[int, int] = {}

    async def narrowed(self, interaction: Interaction, sitting: Sitting, press: Press) -> None:
        """The panel with a press's answers. Its pictures still hold, but for previews."""
        shown = panel(sitting, press.path, press.page)
        drawing = _drawing(interaction, sitting, press)
        with self._step(interaction) as is_newest:
            if drawing is None:
                await answer(interaction, shown.content, shown.view, None)
                return

            async def holds() -> bool:
                return is_newest() and await is_present(interaction, sitting)

            meanwhile = () if _has_preview(interaction) else None
            await answer_soon(interaction, shown.content, shown.view, drawing, holds, meanwhile)

    @contextmanager
    def _step(self, interaction: Interaction) -> Iterator[Callable[[], bool]]:
        """A step, which is the newest of its panel until another one comes."""
        assert interaction.message is not None
        shown, number = interaction.message.id, interaction.id
        self._newest[shown] = number
        try:
            yield lambda: self._newest.get(shown) == number
        finally:
            if self._newest.get(shown) == number:
                del self._newest[shown]


def _drawing(interaction: Interaction, sitting: Sitting, press: Press) -> Drawing | None:
    """What has to be drawn for a step, if anything."""
    decision = sitting.decision
    action = None if decision is None else follow(decision, press.path).action
    if action is not None:
        return _preview(interaction, sitting, action)
    return pictures(interaction, sitting, news_since(sitting)) if _has_preview(interaction) else None


def _has_preview(interaction: Interaction) -> bool:
    """Whether the panel shows a preview, which holds for one action only."""
    message = interaction.message
    return message is not None and any(file.filename == PREVIEW for file in message.attachments)


async def _preview(interaction: Interaction, sitting: Sitting, action: Action) -> list[discord.File]:
    """The board as it would be after an action, before nature answers to it, and as this seat may see it."""
    timeline, seat = sitting.timeline.seen_by((sitting.seat,)), sitting.seat
    after = timeline.game.apply(timeline.state, action, seat).state
    prospect = Prospect(after, timeline.state, brought(sitting, action))
    file = await interaction.client.boards.preview(sitting.table, prospect, seat, limit_of(interaction))
    return [] if file is None else [file]


def brought(sitting: Sitting, action: Action) -> str:
    """What an action would do and bring, in plain words."""
    assert sitting.decision is not None
    speech = replace(speech_of(sitting.table), plain=True)
    events = foreseen(sitting.timeline, sitting.decision, action)
    said = (*story_of(speech, events, sitting.seat), *Outlook(sitting, speech).lines(action, events))
    return unmarked(BETWEEN.join(line.rstrip(".") for line in said))
