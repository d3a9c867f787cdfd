"""Showing positions to who asks: as a picture, in words, or as the story so far."""

from __future__ import annotations

from bot.errors import TableError
from bot.press import Press, PressButton, view_of
from bot.speech import LINE, Speech
from bot.store import Status, Table
from bot.telling import final_scores, speech_of
from cogs.answers import Interaction, answer, limit_of
from games.api import Event, Seat


async def picture(interaction: Interaction, table: Table) -> None:
    """The board as this reader may see it, in words if it cannot be drawn."""
    check_started(table)
    timeline, seat = await interaction.client.rooms.timeline(table), table.seat_of(interaction.user.id)
    file = await interaction.client.boards.picture(table, timeline.state, seat, limit_of(interaction))
    if file is None:
        await text(interaction, table)
    else:
        await answer(interaction, await _caption(interaction, table), None, file)


async def _caption(interaction: Interaction, table: Table) -> str:
    timeline, speech = await interaction.client.rooms.timeline(table), speech_of(table)
    scores = timeline.game.scores(timeline.state)
    if scores:
        return final_scores(speech, scores)
    return "\n".join(
        speech.words.text("bot-to-decide", who=speech.name(asked.seat), what=speech.prompt(asked.prompt))
        for asked in timeline.decisions
    )


async def text(interaction: Interaction, table: Table) -> None:
    """The board in words, in as many private messages as it takes."""
    check_started(table)
    timeline, seat = await interaction.client.rooms.timeline(table), table.seat_of(interaction.user.id)
    first, *more = interaction.client.boards.text(table, timeline.state, seat)
    await answer(interaction, first)
    for part in more:
        await interaction.followup.send(part, ephemeral=True)


async def log(interaction: Interaction, table: Table, page: int = 0) -> None:
    """A page of the story, 0 being the newest."""
    check_started(table)
    timeline, speech = await interaction.client.rooms.timeline(table), speech_of(table)
    pages = pages_of(speech, timeline.events(0), table.seat_of(interaction.user.id))
    place = min(page, len(pages) - 1)
    buttons = []
    if place + 1 < len(pages):
        buttons.append(_turn(table, speech, place + 1, "earlier"))
    if place > 0:
        buttons.append(_turn(table, speech, place - 1, "later"))
    await answer(interaction, pages[-1 - place], view_of(*buttons) if buttons else None)


def _turn(table: Table, speech: Speech, page: int, word: str) -> PressButton:
    return PressButton(Press("log", table.id, page=page), speech.words.text(f"bot-button-{word}"))


def pages_of(speech: Speech, events: tuple[Event, ...], reader: Seat | None) -> list[str]:
    """The story in pages that fit a message, the oldest first; at least one."""
    pages = [""]
    for line in speech.story(events, reader):
        if len(pages[-1]) + len(line) + 1 > LINE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}".strip()
    return pages if pages[0] else [speech.words.text("bot-log-empty")]


def check_started(table: Table) -> None:
    """There is no board before the start. Raises `TableError`."""
    if table.status == Status.LOBBY:
        raise TableError("not-started")
