"""The commands of each game, made from its action types: `/yunnan bid building: space: source:` and so on."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.choices import Kind, command_of, completions, typed
from bot.client import Caravanserai
from bot.errors import TableError
from bot.limits import CHOICE, CHOICES
from bot.offer import GAMES, PlayedGame
from bot.speech import clipped
from bot.store import Table
from bot.telling import speech_of
from bot.translation import word
from cogs import looking
from cogs.answers import Interaction, channel_of, person_of, take
from cogs.reading import as_read, tongues
from cogs.receipts import receipt

Choices = list[app_commands.Choice[str]]

HAND = "hand"
"""The command that shows one's hand, beside those of the actions."""


class Play(commands.Cog):
    """Turns commands into actions."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Add a group of commands for each game. Raises `CommandAlreadyRegistered` where names clash."""
        for game in GAMES:
            self.bot.tree.add_command(self._group(game))

    async def cog_unload(self) -> None:
        """Take them away again."""
        for game in GAMES:
            self.bot.tree.remove_command(game.command)

    def _group(self, game: PlayedGame) -> app_commands.Group:
        group = app_commands.Group(
            name=game.command,
            description=word("bot-command-play", game.key),
            guild_only=True,
        )
        for kind in game.actions:
            group.add_command(self._command(game, kind))
        if game.hands:
            group.add_command(self._hand_command(game))
        return group

    def _hand_command(self, game: PlayedGame) -> app_commands.Command[Any, ..., None]:
        async def callback(interaction: Interaction) -> None:
            await take(interaction)
            await self.hand(interaction, game.key)

        return app_commands.Command(name=HAND, description=word("bot-command-hand"), callback=callback)

    def _command(self, game: PlayedGame, kind: Kind) -> app_commands.Command[Any, ..., None]:
        name, specs = command_of(kind)

        async def callback(interaction: Interaction, **given: str | None) -> None:
            await take(interaction)
            await self.play(interaction, game.key, kind, {key: text for key, text in given.items() if text})

        callback.__signature__ = _signature(specs)  # type: ignore[attr-defined] # discord.py reads the options from it
        app_commands.rename(**{spec.name: spec.word for spec in specs})(callback)
        app_commands.describe(**{spec.name: word(f"{game.key}-describe-{name}-{spec.name}") for spec in specs})(
            callback
        )
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=name,
            description=word(f"{game.key}-command-{name}"),
            callback=callback,
        )
        for spec in specs:
            command.autocomplete(spec.name)(self._completer(game.key, kind, spec.name))
        return command

    def _completer(self, game: str, kind: Kind, field: str) -> Callable[..., Any]:
        async def complete(interaction: discord.Interaction[Caravanserai], _current: str) -> Choices:
            return await self.complete(interaction, game, kind, field)

        return complete

    async def play(self, interaction: Interaction, game: str, kind: Kind, given: dict[str, str]) -> None:
        """Carry out what a command says. Raises what `Tables.play` raises."""
        sitting = await self.bot.tables.at(channel_of(interaction), interaction.user.id)
        check_game(as_read(interaction, sitting.table), game)
        action = typed(sitting.decision, kind, given, *tongues(interaction, sitting.table))
        played = await self.bot.tables.play(sitting.table.id, person_of(interaction), action, interaction.id)
        await receipt(interaction, played)

    async def hand(self, interaction: Interaction, game: str) -> None:
        """Show who asks the hand that they hold here now. Raises `TableError`."""
        table = await looking.table_here(interaction)
        check_game(table, game)
        await looking.hand(interaction, table)

    async def complete(self, interaction: Interaction, game: str, kind: Kind, field: str) -> Choices:
        """The values that this person may still choose for a field; none if it is not for them to choose."""
        try:
            sitting = await self.bot.tables.at(channel_of(interaction), interaction.user.id)
        except TableError:
            return []
        if sitting.decision is None or sitting.table.game != game:
            return []
        understood = tongues(interaction, sitting.table)
        pairs = completions(sitting.decision, kind, _typed_so_far(interaction, kind), field, *understood)
        return [app_commands.Choice(name=clipped(label, CHOICE), value=key) for label, key in pairs[:CHOICES]]


def _signature(specs: tuple[Any, ...]) -> Signature:
    options = [
        Parameter(
            spec.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if spec.required else None,
            annotation=str if spec.required else str | None,
        )
        for spec in specs
    ]
    return Signature([Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD), *options])


def _typed_so_far(interaction: Interaction, kind: Kind) -> dict[str, str]:
    """By field, the options of a command as they stand while one of them is being typed."""
    given = vars(interaction.namespace)
    return {spec.name: str(given[spec.word]) for spec in command_of(kind)[1] if given.get(spec.word) is not None}


def check_game(table: Table, game: str) -> None:
    """Refuse the commands of one game at a table of another. Raises `TableError`."""
    if table.game != game:
        raise TableError("other-game", game=speech_of(table).title)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
