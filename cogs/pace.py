"""The pace of a game: reminders, and what becomes of it when nothing happens any more."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.calls.plan import interval_of
from bot.client import Caravanserai
from bot.errors import TableError
from bot.hours.spoken import spoken
from bot.lobby import check_host
from bot.naming import bold
from bot.parking import is_parked
from bot.press import Press
from bot.store import Table
from bot.telling import speech_of
from bot.translation import LANGUAGE_CHOICES, own_name, word
from cogs import looking, times
from cogs.answers import Interaction, answer, person_of, take, take_public
from cogs.reading import notation_for

BRIEFLY = 0.5
"""Seconds for what is under way at the end; what they are too short for is done after the next start."""


class PaceCommands(commands.Cog):
    """The commands of `/game` about it."""

    bot: Caravanserai

    @app_commands.command(description=word("resting-command"))
    async def resume(self, interaction: Interaction) -> None:
        """Have the parked game here go on."""
        await take(interaction)
        table = await looking.open_here(interaction)
        if not await is_parked(self.bot.rooms.store.database, table.id):
            raise TableError("not-parked")
        await self.bot.resting.go_on(table.id, person_of(interaction), interaction.id)
        self.bot.alarm.wake()
        await answer(interaction, speech_of(table).words.text("resting-receipt"))

    @app_commands.command(name="set", description=word("calls-command-set"))
    @app_commands.describe(remind=word("calls-option-remind"), language=word("bot-option-new-language"))
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def change(self, interaction: Interaction, remind: str | None = None, language: str | None = None) -> None:
        """Change, or say, after how long this table reminds, and in which language it is told."""
        await take(interaction)
        table = await looking.open_here(interaction)
        spoken_here = (await self.bot.rooms.table(table.id)).language
        every = None if remind is None else interval_of(remind, notation_for(interaction, spoken_here))
        if every is not None:
            check_host(table, person_of(interaction))
            await self.bot.calls.set_interval(table.id, every)
        if language is not None:
            changed = await self.bot.lobby.tell_in(table.id, person_of(interaction), language, interaction.id)
            self.bot.dispatch("table_change", changed)
        told = (await self.bot.rooms.table(table.id)).language
        lines = (_reminding(table, await self.bot.calls.interval(table.id)), _told(table, told))
        await answer(interaction, "\n".join(lines))

    change.autocomplete("remind")(times.reminders)


class Pace(commands.Cog):
    """Does what has to be done at its time as long as the bot is connected."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.handle("goon", self.go_on)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin, or look at once after an interruption."""
        self.bot.alarm.start()
        self.bot.alarm.wake()

    async def cog_unload(self) -> None:
        """End, with what is under way."""
        await self.bot.alarm.stop(BRIEFLY)

    async def go_on(self, interaction: Interaction, press: Press) -> None:
        """Have an idle game go on, and say for everybody who wants it to."""
        await take_public(interaction)
        person = person_of(interaction)
        table = await self.bot.resting.go_on(press.table, person, interaction.id)
        self.bot.alarm.wake()
        said = speech_of(table).words.text("resting-goes-on", name=bold(person.name))
        before = interaction.message.content if interaction.message else ""
        await interaction.edit_original_response(content=f"{before}\n{said}".strip(), view=None)


async def parked_lines(bot: Caravanserai, table: Table) -> list[str]:
    """That a game is parked, if so."""
    parked = await is_parked(bot.rooms.store.database, table.id)
    return [speech_of(table).words.text("resting-status")] if parked else []


def _told(table: Table, language: str) -> str:
    return speech_of(table).words.text("bot-language-told", language=own_name(language))


def _reminding(table: Table, seconds: float) -> str:
    words = speech_of(table).words
    return words.text("calls-reminds", every=spoken(seconds, words)) if seconds else words.text("calls-reminds-never")


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Pace(bot))
