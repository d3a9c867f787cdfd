"""In which language somebody is answered, and tables as they read them.

Whatever one person alone is shown is made from tables that come from here, in the reader's language. What a channel
is told, or anybody's letters, is made from tables as they are stored.
"""

from __future__ import annotations

from dataclasses import replace

from bot.hours.notation import Notation, notation_of
from bot.speech import Speech
from bot.store import Table
from bot.tables import Sitting
from bot.telling import speech_of
from bot.translation import DEFAULT, Catalogue, language_of, spoken, words_in
from cogs.answers import Interaction, channel_of


def _language(interaction: Interaction, table: Table | None = None) -> str:
    """The reader's language; where we do not have it the table's, or with no table the server's, or else English."""
    chosen = spoken(interaction.locale.value)
    if chosen is not None:
        return chosen
    return table.language if table is not None else _server_language(interaction) or DEFAULT


def _server_language(interaction: Interaction) -> str | None:
    """The language that a server has chosen, if we have it."""
    guild, locale = interaction.guild, interaction.guild_locale
    return None if guild is None or locale is None else language_of(guild, locale)


def table_language(interaction: Interaction) -> str:
    """What a new table here is told in: the server's language, or else that of the settings."""
    return _server_language(interaction) or interaction.client.settings.table_language


def words_of(interaction: Interaction, table: Table | None = None) -> Catalogue:
    """The words for what somebody is answered, at a table or at none."""
    return words_in(_language(interaction, table))


def notation_for(interaction: Interaction, *others: str) -> Notation:
    """How the reader may type times: in their language, in other ones, and in English."""
    return notation_of(_language(interaction), *others)


def as_read(interaction: Interaction, table: Table) -> Table:
    """A table as it is put into words for the reader; never to be stored or told to others."""
    return replace(table, language=_language(interaction, table))


def tongues(interaction: Interaction, table: Table) -> tuple[Speech, ...]:
    """The languages in which words typed at a table are understood: the reader's first, the table's, and English."""
    languages = dict.fromkeys((_language(interaction, table), table.language, DEFAULT))
    return tuple(speech_of(table, words_in(language), plain=True) for language in languages)


async def table(interaction: Interaction, number: int) -> Table:
    """A table by its number. Raises `TableError`."""
    return as_read(interaction, await interaction.client.rooms.table(number))


async def sit(interaction: Interaction, number: int) -> Sitting:
    """The reader's place at a running table. Raises `TableError`."""
    return await interaction.client.tables.sit(await table(interaction, number), interaction.user.id)


async def sit_here(interaction: Interaction) -> Sitting:
    """The reader's place at the table of this channel. Raises `TableError`."""
    found = await interaction.client.tables.at(channel_of(interaction), interaction.user.id)
    return seated(interaction, found)


def seated(interaction: Interaction, sitting: Sitting) -> Sitting:
    """A place as it is put into words for the reader."""
    return replace(sitting, table=as_read(interaction, sitting.table))
