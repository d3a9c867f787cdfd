"""Opening tables: a new one, or one more for the same people."""

from __future__ import annotations

from discord import AllowedMentions, app_commands
from discord.ext import commands

from bot.agreements import Agreement, Late, agreement_of
from bot.calls.ledger import Kind
from bot.calls.matters import Matter
from bot.client import Caravanserai
from bot.errors import TableError
from bot.hours.atlas import offers
from bot.invitation import buttons_of, content_of
from bot.naming import bold
from bot.obstacles import NOT_DONE
from bot.offer import played
from bot.seating import people
from bot.store import Status, Table
from bot.telling import speech_of
from bot.translation import word
from cogs import looking, places
from cogs.answers import Interaction, person_of, tell_all
from cogs.reading import table_language
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


async def open_lobby(
    interaction: Interaction,
    game: str,
    setup: Setup,
    agreement: Agreement | None = None,
    remind: float | None = None,
    *,
    language: str | None = None,
) -> Table:
    """Open a lobby here and show it to everybody; `remind` is how often it reminds. Raises `TableError`.

    All is stored before it is shown: a lobby that was never shown gives way to the next.
    """
    lobby, host = interaction.client.lobby, person_of(interaction)
    place, told_in = places.place_of(interaction), language or table_language(interaction)
    table = await lobby.open(place, host, game, setup, told_in)
    if agreement is not None:
        table = await lobby.agree(table, agreement)
    if remind is not None:
        await interaction.client.calls.set_interval(table.id, remind)
    try:
        message = await tell_all(interaction, content_of(table), buttons_of(table))
    except NOT_DONE:  # nobody saw the table, so there is none
        await lobby.withdraw(table)
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
        remind = await interaction.client.calls.interval(before.id)
        language = (await self.bot.rooms.table(before.id)).language
        table = await open_lobby(interaction, before.game, setup, before.agreement, remind, language=language)
        await _call(interaction, before, table)


async def _call(interaction: Interaction, before: Table, table: Table) -> None:
    """Ask those who played before; they can join whether this arrives or not."""
    others = sorted({chair.user for chair in before.chairs if chair.user is not None} - {interaction.user.id})
    if not others:
        return
    calls, words, host = interaction.client.calls, speech_of(table).words, bold(table.chairs[0].name)
    mentions = ", ".join(f"<@{user}>" for user in others)
    said = words.text("accord-rematch", name=host, others=mentions)
    called = AllowedMentions(everyone=False, roles=False, users=await calls.pinged_now(table, others))
    try:
        message = await interaction.followup.send(said, allowed_mentions=called, wait=True)
    except NOT_DONE:
        return
    matter = Matter(table, Kind.REMATCH, words.text("accord-rematch-letter", name=host))
    await calls.call_to(matter, others, message)
