"""Opening tables: a new one, or one more for the same people."""

from __future__ import annotations

from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands

from bot.agreements import Agreement, Late, agreement_of
from bot.client import Caravanserai
from bot.errors import TableError
from bot.invitation import buttons_of, content_of
from bot.obstacles import NOT_DONE
from bot.offer import played
from bot.seating import people
from bot.store import Status, Table
from bot.translation import word
from cogs import looking, places
from cogs.answers import Interaction, person_of, tell_all
from cogs.reading import notation_for, table_language
from games.api import Setup

LATE_CHOICES = [app_commands.Choice(name=word(f"accord-option-late-{late}"), value=late.value) for late in Late]


async def agreed(
    interaction: Interaction, clock: str | None, weekends: str | None, late: str | None
) -> Agreement | None:
    """What was typed about time. Raises `TableError`."""
    zone = (await interaction.client.people.profile(interaction.user.id)).zone
    return agreement_of(clock, weekends, late, zone, notation_for(interaction))


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table is opened with."""

    game: str
    setup: Setup
    agreement: Agreement | None = None
    remind: float | None = None
    """How often it reminds, in seconds; None for the usual."""
    language: str | None = None
    """What it is told in; None for the server's."""
    before: Table | None = None
    """Where those have played whom it calls."""


async def open_lobby(interaction: Interaction, wanted: Opening) -> None:
    """Open a lobby here and show it to everybody. Raises `TableError`.

    All is stored before it is shown: a lobby that was never shown gives way to the next.
    """
    lobby = interaction.client.lobby
    table = await _stored(interaction, wanted)
    try:
        message = await tell_all(interaction, content_of(table), buttons_of(table))
    except NOT_DONE:  # nobody saw the table, so there is none
        await lobby.withdraw(table)
        raise
    await lobby.shown(table.id, message)


async def _stored(interaction: Interaction, wanted: Opening) -> Table:
    lobby, host, place = interaction.client.lobby, person_of(interaction), places.place_of(interaction)
    language = wanted.language or table_language(interaction)
    table = await lobby.open(place, host, wanted.game, wanted.setup, language)
    if wanted.agreement is not None:
        table = await lobby.agree(table, wanted.agreement)
    if wanted.remind is not None:
        await interaction.client.calls.set_interval(table.id, wanted.remind)
    if wanted.before is not None:
        await lobby.call_again(table, wanted.before)
    return table


class RematchCommands(commands.Cog):
    """The command of `/game` for playing once more."""

    bot: Caravanserai

    @app_commands.command(description=word("accord-command-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        """Open a table for the same people once a game is over; each of them sits down by pressing *Join*."""
        places.check_rights(interaction)
        before = await looking.table_here(interaction)
        if before.status not in (Status.OVER, Status.ENDED):
            raise TableError("not-over")
        if before.seat_of(interaction.user.id) is None:
            raise TableError("not-at-table")
        setup = played(before).setup(
            before.setup.edition, len(people(before)), ",".join(before.setup.options), self.bot.house
        )
        remind = await self.bot.calls.interval(before.id)
        language = (await self.bot.rooms.table(before.id)).language
        await open_lobby(interaction, Opening(before.game, setup, before.agreement, remind, language, before))
