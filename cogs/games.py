"""`/games`: one's own games, wherever they are, and at which of them one is waited for."""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands

from bot.client import Caravanserai
from bot.errors import TableError
from bot.speech import pages
from bot.store import Status, Table
from bot.telling import speech_of, stamp
from bot.translation import word
from cogs import pace
from cogs.answers import Interaction, answer, take
from cogs.reading import as_read, words_of


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game of somebody's: a line with a link to it, and whether it waits for them."""

    table: Table
    line: str
    waits: bool = False


async def own_games(interaction: Interaction) -> list[OwnGame]:
    """The open tables at which who asks sits, oldest first."""
    tables = await interaction.client.rooms.store.tables_of(interaction.user.id)
    return [await _own_game(interaction, as_read(interaction, table)) for table in tables]


async def _own_game(interaction: Interaction, table: Table) -> OwnGame:
    bot, user = interaction.client, interaction.user.id
    speech, link = speech_of(table), _link_to(table)
    if table.status == Status.LOBBY:
        return OwnGame(table, speech.words.text("bot-games-lobby", game=speech.title, link=link))
    try:
        timeline = (await bot.rooms.timeline(table)).seen_by(table.seats_of(user))
    except TableError:  # rules that are not known here do not hide the other games
        return OwnGame(table, speech.words.text("bot-games-resting", game=speech.title, link=link))
    mine = any(table.chairs[asked.seat].user == user for asked in timeline.decisions)
    who = speech.together(asked.seat for asked in timeline.decisions)
    since = stamp(min(timeline.asked_at(asked) for asked in timeline.decisions))
    key = "bot-games-mine" if mine else "bot-games-other"
    line = speech.words.text(key, game=speech.title, link=link, who=who, since=since)
    return OwnGame(table, " ".join([line, *await pace.parked_lines(bot, table)]), mine)


def _link_to(table: Table) -> str:
    where = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return f"{where}/{table.message}" if table.message else where


class Games(commands.Cog):
    """One's own games, wherever they are."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot

    @app_commands.command(description=word("bot-command-games"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def games(self, interaction: Interaction) -> None:
        """List the games at which one sits, and whose turn it is."""
        await take(interaction)
        first, *more = pages(game.line for game in await own_games(interaction))
        await answer(interaction, first or words_of(interaction).text("bot-no-games"))
        for page in more:
            await interaction.followup.send(page, ephemeral=True)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Games(bot))
