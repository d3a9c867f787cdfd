"""Going away and coming back, and deciding together: commands, and the buttons of notices."""

from __future__ import annotations

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.accord.wording import VOTE
from bot.client import Caravanserai
from bot.errors import TableError
from bot.limits import CHOICE
from bot.lobby import Person
from bot.press import Press, PressButton, view_of
from bot.speech import clipped, folded
from bot.store import Status, Table
from bot.telling import speech_of
from bot.translation import word
from cogs import looking, reading
from cogs.answers import Interaction, answer, channel_of, name_of, person_of, take
from cogs.receipts import show
from games.api import Seat

Choices = list[app_commands.Choice[str]]

GO = "goaway"
"""The verb of the button that confirms one's leaving."""


class AbsenceCommands(commands.Cog):
    """The commands of `/game` about chairs."""

    bot: Caravanserai

    @app_commands.command(description=word("accord-command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Ask to confirm that one leaves the game here."""
        await take(interaction)
        table = await looking.open_here(interaction)
        if table.status == Status.LOBBY:
            raise TableError("leave-lobby")
        await self.bot.tables.sit(table, interaction.user.id)
        words = speech_of(table).words
        button = PressButton(Press(GO, table.id), words.text("accord-button-leave"), ButtonStyle.danger)
        await answer(interaction, words.text("accord-leave"), view_of(button))

    @app_commands.command(name="return", description=word("accord-command-return"))
    async def come_back(self, interaction: Interaction) -> None:
        """Take one's chair back."""
        await take(interaction)
        table = await looking.open_here(interaction)
        if not await self.bot.absence.appear(table.id, person_of(interaction), interaction.id):
            raise TableError("not-away" if table.seat_of(interaction.user.id) is not None else "not-at-table")
        words = speech_of(table).words
        await show(interaction, await reading.sit(interaction, table.id), words.text("accord-returned"))

    @app_commands.command(description=word("accord-command-replace"))
    @app_commands.describe(seat=word("accord-option-seat"), person=word("accord-option-person"))
    async def replace(self, interaction: Interaction, seat: str, person: discord.Member) -> None:
        """Ask somebody to take a chair over."""
        await take(interaction)
        table = await looking.open_here(interaction)
        if person.bot:
            raise TableError("no-bots")
        guest, chair = Person(person.id, name_of(person)), chair_named(table, seat)
        await self.bot.absence.invite(table.id, person_of(interaction), chair, guest, interaction.id)
        await answer(interaction, speech_of(table).words.text("accord-invitation-sent"))

    @replace.autocomplete("seat")
    async def _chairs(self, interaction: Interaction, current: str) -> Choices:
        table = await self.bot.rooms.store.open_table(channel_of(interaction))
        seats = () if table is None or table.status != Status.RUNNING else await self.bot.absence.vacant(table)
        names = [table.chairs[seat].name for seat in seats] if table is not None else []
        return [_choice(name) for name in names if folded(current) in folded(name)]


def _choice(name: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=clipped(name, CHOICE), value=clipped(name, CHOICE))


def chair_named(table: Table, typed: str) -> Seat:
    """The first seat of whoever is called so at a table. Raises `TableError`."""
    names = [folded(chair.name) for chair in table.chairs]
    if folded(typed) not in names:
        raise TableError("no-such-chair", value=typed)
    return Seat(names.index(folded(typed)))


class Absence(commands.Cog):
    """Carries out the buttons."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.handle(GO, self.go)
        bot.handle(VOTE, self.vote)

    async def go(self, interaction: Interaction, press: Press) -> None:
        """Leave, after that was confirmed."""
        await take(interaction)
        table = await self.bot.absence.leave(press.table, person_of(interaction), interaction.id)
        await answer(interaction, reading.words_of(interaction, table).text("accord-left"))

    async def vote(self, interaction: Interaction, press: Press) -> None:
        """Say what one wants."""
        await take(interaction)
        number, choice = press.path
        decided = await self.bot.council.vote(number, person_of(interaction), choice, interaction.id)
        self.bot.posts.wake(press.table)
        if decided.outcome == "accept":
            await show(interaction, await reading.sit(interaction, press.table))
            return
        words = speech_of(await reading.table(interaction, press.table)).words
        await answer(interaction, words.text("accord-voted", choice=words.text(f"accord-choice-{decided.wanted}")))


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Absence(bot))
