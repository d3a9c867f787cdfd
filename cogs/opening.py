"""Opening tables: a new one, or one more for the same people."""

from __future__ import annotations

import discord
from discord import AllowedMentions, app_commands
from discord.ext import commands

from bot.accord.board import may_ping
from bot.agreements import Agreement, Late, agreement_of
from bot.client import Caravanserai
from bot.errors import TableError
from bot.hours.atlas import offers
from bot.invitation import buttons_of, content_of
from bot.obstacles import NOT_DONE
from bot.offer import played
from bot.seating import people
from bot.speech import bold
from bot.store import Status, Table
from bot.telling import speech_of, word
from cogs import looking, places
from cogs.answers import Interaction, person_of, tell_all
from games.api import Setup

LATE_CHOICES = [app_commands.Choice(name=word(f"accord-option-late-{late}"), value=late.value) for late in Late]


async def agreed(
    interaction: Interaction, clock: str | None, weekends: str | None, late: str | None
) -> Agreement | None:
    """What was typed about time. Raises `TableError`."""
    zone = (await interaction.client.people.profile(interaction.user.id)).zone
    return agreement_of(clock, weekends, late, zone)


def zones(current: str) -> list[app_commands.Choice[str]]:
    """The time zones that fit what has been typed."""
    return [app_commands.Choice(name=zone, value=zone) for zone in offers(current)]


async def open_lobby(interaction: Interaction, game: str, setup: Setup, agreement: Agreement | None) -> Table:
    """Open a lobby here and show it to everybody. Raises `TableError`."""
    lobby, host = interaction.client.lobby, person_of(interaction)
    place, language = places.place_of(interaction), interaction.client.settings.table_language
    table = await lobby.open(place, host, game, setup, language)
    if agreement is not None:
        table = await lobby.agree(table, agreement)
    try:
        message = await tell_all(interaction, content_of(table), buttons_of(table))
    except NOT_DONE:  # nobody saw the table, so there is none
        await lobby.end(table.id, host, interaction.id)
        raise
    await lobby.shown(table.id, message)
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
        table = await open_lobby(interaction, before.game, setup, before.agreement)
        await _call(interaction, before, table)


async def _call(interaction: Interaction, before: Table, table: Table) -> None:
    """Ask those who played before; they can join whether this arrives or not."""
    others = sorted({chair.user for chair in before.chairs if chair.user is not None} - {interaction.user.id})
    if not others:
        return
    called = list[discord.Object]()
    for user in others:
        called += [discord.Object(user)] if await may_ping(interaction.client.rooms, user) else []
    mentions = ", ".join(f"<@{user}>" for user in others)
    said = speech_of(table).words.text("accord-rematch", name=bold(table.chairs[0].name), others=mentions)
    try:
        await interaction.followup.send(said, allowed_mentions=AllowedMentions(users=called))
    except NOT_DONE:
        return
