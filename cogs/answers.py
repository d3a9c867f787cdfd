"""Answering interactions: taken at once, answered when there is something to say."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeAlias

import discord
from discord import InteractionResponseType, ui
from discord.utils import MISSING

from bot.client import Caravanserai
from bot.limits import CONTENT
from bot.lobby import Person
from bot.naming import cleaned
from bot.obstacles import ACKNOWLEDGED, BROKEN, NOT_DONE, is_too_large
from bot.press import Press
from bot.speech import clipped

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[Caravanserai]"
Drawing: TypeAlias = Coroutine[Any, Any, Sequence[discord.File]]

TAKEN = "taken"
"""Marks an interaction of which Discord knows that an answer will come, whether or not word of that came back."""
SOON = 0.6
"""Seconds that an answer waits for its pictures before it goes out without."""


async def take(interaction: Interaction) -> None:
    """Tell Discord that an answer, a private one, will come. Raises `discord.HTTPException` if it was too late."""
    if on_private_message(interaction):
        await _take(interaction)
    else:
        await _take(interaction, ephemeral=True, thinking=True)


async def take_public(interaction: Interaction) -> None:
    """Tell Discord that the message of the pressed button will change. Raises as `take` does."""
    await _take(interaction)


async def _take(interaction: Interaction, **how: bool) -> None:
    """Once more if the connection broke: then that it has been taken already means that the first time was heard."""
    try:
        await interaction.response.defer(**how)
    except BROKEN:
        try:
            await interaction.response.defer(**how)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
    interaction.extras[TAKEN] = True


async def tell_all(interaction: Interaction, content: str, view: ui.View | None) -> int:
    """Give the first answer, for everybody; returns the number of its message. Raises what `take` raises, and `BROKEN`.

    Once more if the connection broke, as in `take`.
    """
    shown = view or MISSING
    try:
        sent = await interaction.response.send_message(content, view=shown)
    except BROKEN:
        try:
            sent = await interaction.response.send_message(content, view=shown)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            return (await interaction.original_response()).id
    assert sent.message_id is not None
    return sent.message_id


async def answer(
    interaction: Interaction, content: str, view: ui.View | None = None, files: Sequence[discord.File] | None = ()
) -> None:
    """Give the private answer, in place of the menu that was used, if one was. `None` keeps the files it has."""
    said = clipped(content, CONTENT)
    try:
        await _edit(interaction, said, view, files)
    except discord.HTTPException as error:
        if not files or not is_too_large(error):
            raise
        await _edit(interaction, said, view, ())


async def _edit(
    interaction: Interaction, content: str, view: ui.View | None, files: Sequence[discord.File] | None
) -> None:
    """Once more if the connection broke: the same twice does no harm."""
    shown = MISSING if files is None else files
    try:
        await interaction.edit_original_response(content=content, view=view, attachments=shown)
    except BROKEN:
        for file in files or ():
            file.reset()
        await interaction.edit_original_response(content=content, view=view, attachments=shown)


async def answer_soon(  # noqa: PLR0917 - an answer, and what becomes of its pictures
    interaction: Interaction,
    content: str,
    view: ui.View | None,
    drawing: Drawing,
    holds: Callable[[], Awaitable[bool]],
    meanwhile: Sequence[discord.File] | None = (),
) -> None:
    """Give the private answer with its pictures; if they are slow in coming without, and with them if it then holds.

    `meanwhile` is what it has as long as it has no pictures, as in `answer`.
    """
    pictures = asyncio.create_task(drawing)
    await asyncio.wait([pictures], timeout=SOON)
    if pictures.done():
        await answer(interaction, content, view, pictures.result() or meanwhile)
        return
    await answer(interaction, content, view, meanwhile)
    files = await pictures
    if files and await holds():
        await _add_pictures(interaction, files)


async def _add_pictures(interaction: Interaction, files: Sequence[discord.File]) -> None:
    """Put pictures under an answer already given; without them the answer is still whole."""
    try:
        await interaction.edit_original_response(attachments=files)
    except NOT_DONE as error:
        log.info("pictures could not be added: %r", error)


async def refuse(interaction: Interaction, content: str, view: ui.View | None = None) -> None:
    """Say privately why not, whatever has been answered so far; a public message stays as it is.

    So does the private one that a form came from: what was mistyped can be typed again.
    """
    if not is_taken(interaction):
        await take(interaction)
    if _is_public(interaction) or _is_form(interaction):
        await interaction.followup.send(clipped(content, CONTENT), view=view or MISSING, ephemeral=True)
    else:
        await answer(interaction, content, view)


def _is_public(interaction: Interaction) -> bool:
    """Whether everybody sees the first answer: a new message, or the public one that was pressed."""
    match interaction.response.type:
        case InteractionResponseType.channel_message:
            return True
        case InteractionResponseType.deferred_message_update:
            return not on_private_message(interaction)
    return False


def _is_form(interaction: Interaction) -> bool:
    """Whether a form was sent that a private message had opened."""
    return interaction.type is discord.InteractionType.modal_submit and on_private_message(interaction)


def is_taken(interaction: Interaction) -> bool:
    """Whether Discord knows that an answer will come, or has it."""
    return interaction.response.is_done() or TAKEN in interaction.extras


def on_private_message(interaction: Interaction) -> bool:
    """Whether a component of a message that only its reader sees was used."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def press_of(interaction: Interaction) -> Press | None:
    """What was pressed, where the interaction is a press of ours, or a form that came of one."""
    data: Any = interaction.data or {}
    return Press.read(str(data.get("custom_id", "")).replace("cv1m", "cv1", 1))


def person_of(interaction: Interaction) -> Person:
    """Who did it."""
    return Person(interaction.user.id, name_of(interaction.user), interaction.permissions.manage_channels)


def name_of(user: discord.abc.User) -> str:
    """What somebody is called here; by their user name if nothing else of it can be seen."""
    return cleaned(user.display_name) or user.name


def channel_of(interaction: Interaction) -> int:
    """Where it was done."""
    assert interaction.channel_id is not None
    return interaction.channel_id


def limit_of(interaction: Interaction) -> int:
    """The bytes that a file may have here."""
    return interaction.filesize_limit
