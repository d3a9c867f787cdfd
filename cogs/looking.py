"""Showing positions to who asks: as a picture, in words, or as the story so far; and one's own hand."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord

from bot.buttons import end_buttons, turn_buttons
from bot.errors import TableError
from bot.lately import last_own, lately, title
from bot.press import Press, view_of
from bot.records import sheet
from bot.speech import Speech, pages
from bot.store import Status, Table
from bot.story import tale
from bot.tables import Sitting
from bot.telling import final_scores, speech_of
from bot.timeline import Timeline
from cogs.answers import Interaction, answer, answer_soon, channel_of, limit_of
from cogs.reading import as_read
from cogs.widgets import page_buttons
from games.api import Seat


async def open_here(interaction: Interaction) -> Table:
    """The lobby or running game here. Raises `TableError`."""
    table = await interaction.client.rooms.store.open_table(channel_of(interaction))
    if table is None:
        raise TableError("no-table-here")
    return as_read(interaction, table)


async def table_here(interaction: Interaction) -> Table:
    """The table here, or the last one that was. Raises `TableError`."""
    table = await last_here(interaction)
    if table is None:
        raise TableError("no-table-here")
    return table


async def last_here(interaction: Interaction) -> Table | None:
    """The table here, or the last one that was, if any."""
    store, channel = interaction.client.rooms.store, channel_of(interaction)
    found = await store.open_table(channel) or await store.last_table(channel)
    return None if found is None else as_read(interaction, found)


async def picture(interaction: Interaction, table: Table) -> None:
    """The board as this reader may see it, in words if it cannot be drawn."""
    check_started(table)
    timeline, seat = await seen(interaction, table), table.seat_of(interaction.user.id)
    file = await interaction.client.boards.picture(table, timeline.state, seat, limit_of(interaction))
    if file is None:
        await text(interaction, table)
    else:
        back = view_of(*end_buttons(table)) if timeline.over else None
        await answer(interaction, await _caption(interaction, table), back, [file])


async def _caption(interaction: Interaction, table: Table) -> str:
    timeline, speech = await seen(interaction, table), speech_of(table)
    scores = timeline.game.scores(timeline.state)
    if scores:
        return final_scores(table, scores)
    return "\n".join(
        speech.words.text("bot-to-decide", who=speech.name(asked.seat), what=speech.prompt(asked.prompt))
        for asked in timeline.decisions
    )


async def text(interaction: Interaction, table: Table) -> None:
    """The board in words, in as many private messages as it takes."""
    check_started(table)
    timeline, seat = await seen(interaction, table), table.seat_of(interaction.user.id)
    first, *more = interaction.client.boards.text(table, timeline.state, seat)
    await answer(interaction, first)
    for part in more:
        await interaction.followup.send(part, ephemeral=True)


async def hand(interaction: Interaction, table: Table) -> None:
    """The hand that who asks has now, as a picture and in words. Raises `TableError`."""
    sitting = await interaction.client.tables.sit(table, interaction.user.id)
    state = sitting.timeline.seen_by((sitting.seat,)).state
    text = interaction.client.boards.hand_text(table, state, sitting.seat)
    said = "\n".join(text) or speech_of(table).words.text("bot-hand-empty")
    first, *more = pages([*said.splitlines(), *await parked(interaction, table)])
    turn = view_of(turn_buttons(table)[0]) if sitting.decision else None
    drawing = _hand_picture(interaction, sitting, state)
    await answer_soon(interaction, first, turn, drawing, partial(is_present, interaction, sitting))
    for part in more:
        await interaction.followup.send(part, ephemeral=True)


async def _hand_picture(interaction: Interaction, sitting: Sitting, state: Any) -> list[discord.File]:
    file = await interaction.client.boards.hand(sitting.table, state, sitting.seat, limit_of(interaction))
    return [] if file is None else [file]


async def is_present(interaction: Interaction, sitting: Sitting) -> bool:
    """Whether nothing has happened since somebody was shown how things stand, as far as they may know it still."""
    rooms, seats = interaction.client.rooms, (sitting.seat,)
    if (await rooms.table(sitting.table.id)).chairs[sitting.seat].user != interaction.user.id:
        return False
    now = await rooms.timeline(sitting.table)
    return bool(now.seen_by(seats).state == sitting.timeline.seen_by(seats).state)


async def record(interaction: Interaction, table: Table) -> None:
    """The record of the game as who asks may know it, as a file."""
    check_started(table)
    timeline = await interaction.client.rooms.timeline(table)
    found = sheet(table, timeline, table.seats_of(interaction.user.id))
    await answer(interaction, speech_of(table).words.text(f"bot-record-{found.kind}"), None, [found.file])


async def parked(interaction: Interaction, table: Table) -> list[str]:
    """That the newest message has not reached the channel, if so."""
    waiting = await interaction.client.rooms.outbox.parked(table.id)
    return [] if waiting is None else [speech_of(table).words.text("bot-parked")]


async def log(interaction: Interaction, table: Table, page: int = 0) -> None:
    """A page of the story, 0 being the newest."""
    check_started(table)
    timeline, speech, seats = await seen(interaction, table), speech_of(table), table.seats_of(interaction.user.id)
    story = _story(speech, timeline, seats)
    back = min(page, len(story) - 1)
    turned = page_buttons(Press("log", table.id, page=back), len(story), speech, newest_first=True)
    content = story[-1 - back] or speech.words.text("bot-log-empty")
    if back or not lately(speech, timeline, seats):
        await answer(interaction, content, turned)
        return
    drawing, holds = _news(interaction, table, timeline), partial(is_seen, interaction, table, timeline)
    await answer_soon(interaction, content, turned, drawing, holds)


def _story(speech: Speech, timeline: Timeline, seats: tuple[Seat, ...]) -> list[str]:
    """The pages of the story; what has happened since the own last action begins a page of its own."""
    reader = seats[0] if seats else None
    recent = lately(speech, timeline, seats)
    if not recent:
        return pages(tale(speech, timeline, 0, reader))
    earlier = tale(speech, timeline.upto(last_own(timeline, seats)), 0, reader)
    return [*(pages(earlier) if earlier else ()), *pages([title(speech, timeline, seats), *recent])]


async def _news(interaction: Interaction, table: Table, timeline: Timeline) -> list[discord.File]:
    """The board with what is new on it since the own last action."""
    seats, limit = table.seats_of(interaction.user.id), limit_of(interaction)
    since, seat = timeline.at(last_own(timeline, seats)), table.seat_of(interaction.user.id)
    file = await interaction.client.boards.picture(table, timeline.state, seat, limit, since)
    return [] if file is None else [file]


async def is_seen(interaction: Interaction, table: Table, timeline: Timeline) -> bool:
    """Whether nothing has happened since somebody was shown the game, as far as they may know."""
    now = await interaction.client.rooms.table(table.id)
    same = now.seats_of(interaction.user.id) == table.seats_of(interaction.user.id)
    return same and bool((await seen(interaction, now)).state == timeline.state)


async def seen(interaction: Interaction, table: Table) -> Timeline:
    """The game as who asks may see it."""
    timeline = await interaction.client.rooms.timeline(table)
    return timeline.seen_by(table.seats_of(interaction.user.id))


def check_started(table: Table) -> None:
    """There is no board before the start. Raises `TableError`."""
    if table.status == Status.LOBBY:
        raise TableError("not-started")
