"""`/game help`, and a word of welcome where the bot has been let in."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Caravanserai
from bot.greeting import greet
from bot.offer import GAMES
from bot.press import Press, view_of
from bot.rights import in_words, missing_rights
from bot.translation import word
from cogs import advice, opening, places
from cogs.answers import Interaction, answer, take
from cogs.games import own_games
from cogs.reading import words_of

SHOWN = 5
"""Games elsewhere that are named; `/games` lists them all."""


class HelpCommands(commands.Cog):
    """The command of `/game` for help."""

    bot: Caravanserai

    @app_commands.command(name="help", description=word("help-command"))
    async def advise(self, interaction: Interaction) -> None:
        """Say what who asks can do now, here and elsewhere."""
        await take(interaction)
        here, words = await advice.here(interaction), words_of(interaction)
        lines = [*_rights(interaction), *here.lines, *await _elsewhere(interaction), words.text("help-more")]
        await answer(interaction, "\n".join(lines), view_of(*here.buttons) if here.buttons else None)


def _rights(interaction: Interaction) -> list[str]:
    """That the bot lacks rights here, if so."""
    lacking, words = missing_rights(interaction.channel, interaction.app_permissions), words_of(interaction)
    return [words.text("help-rights", rights=in_words(lacking, words))] if lacking else []


async def _elsewhere(interaction: Interaction) -> list[str]:
    """The games in other channels that wait for who asks."""
    games = await own_games(interaction)
    waiting = [game.line for game in games if game.waits and game.table.channel != interaction.channel_id]
    if not waiting:
        return []
    words, left = words_of(interaction), len(waiting) - SHOWN
    more = [words.text("help-waited-more", count=left)] if left > 0 else []
    return [words.text("help-waited"), *waiting[:SHOWN], *more]


class Guidance(commands.Cog):
    """Opens tables at the press of a button, and greets new servers."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.handle(advice.OPEN, self.open)

    async def open(self, interaction: Interaction, press: Press) -> None:
        """Open a lobby here for a game as it comes, without anything to choose."""
        places.check_rights(interaction)
        game = GAMES[press.path[0]]
        setup = game.setup(None, None, None, self.bot.house)
        await opening.open_lobby(interaction, opening.Opening(game.key, setup))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has let the bot in."""
        self.bot.attend()
        await greet(self.bot, guild)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Guidance(bot))
