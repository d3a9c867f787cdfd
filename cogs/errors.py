"""Every exception as one private sentence. What is nobody's mistake is a bug, logged with an id the person sees."""

from __future__ import annotations

import logging
import secrets

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Caravanserai
from bot.context import note
from bot.database import BusyError, ReadOnlyError
from bot.errors import RepeatError, StaleError, TableError
from bot.obstacles import BROKEN, is_unanswerable, passes
from bot.store import Table
from bot.telling import speech_of
from cogs.answers import Interaction, channel_of, is_taken, person_of, press_of, refuse, take
from cogs.reading import as_read, words_of
from cogs.receipts import show
from cogs.widgets import since_then
from games.api import RuleError, Value

log = logging.getLogger(__name__)

NOT_SENT = (discord.HTTPException, *BROKEN)
"""What may come of a refusal."""


class Errors(commands.Cog):
    """Reports what went wrong to who asked for it."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.report = self.report
        bot.tree.on_error = self.on_command_error  # type: ignore[method-assign]

    async def on_command_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Report what a command raised."""
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.report(interaction, original)  # type: ignore[arg-type]

    async def report(self, interaction: Interaction, error: Exception) -> None:
        """Answer with the sentence for an error."""
        if is_unanswerable(error):
            log.warning("an interaction of %s could not be answered any more: %s", interaction.user.id, error)
            return
        try:
            await self._answer(interaction, error)
        except NOT_SENT as further:
            log.warning("a refusal could not be sent: %r", further)
        except Exception as further:  # noqa: BLE001 - such as the table ended meanwhile, or a busy database
            await self._give_up(interaction, further)
        else:
            self.bot.dispatch("served", interaction)

    async def _give_up(self, interaction: Interaction, error: Exception) -> None:
        """Say something that needs nothing looked up, when even the refusal went wrong."""
        log.warning("a refusal could not be worked out: %r", error)
        try:
            await refuse(interaction, words_of(interaction).text("bot-error-changed"))
        except NOT_SENT as further:
            log.warning("a refusal could not be sent: %r", further)

    async def _answer(self, interaction: Interaction, error: Exception) -> None:
        match error:
            case RepeatError():
                log.info("interaction %s came twice", interaction.id)
            case StaleError():
                await self._show_present(interaction, error)
            case RuleError() | TableError():
                await refuse(interaction, await self._refusal(interaction, error))
            case BusyError():
                await refuse(interaction, words_of(interaction).text("bot-error-busy"))
            case ReadOnlyError():
                log.error("the database cannot be written to")
                await refuse(interaction, words_of(interaction).text("bot-error-read-only"))
            case _ if passes(error):
                log.warning("an answer to %s did not get through: %r", interaction.user.id, error)
                await refuse(interaction, words_of(interaction).text("bot-error-unheard"))
            case _:
                await self._admit(interaction, error)

    async def _admit(self, interaction: Interaction, error: Exception) -> None:
        """Own up to a bug."""
        mark = secrets.token_hex(3)
        note(bug=mark)
        log.error("bug %s", mark, exc_info=error)
        await refuse(interaction, words_of(interaction).text("bot-error-bug", mark=mark))

    async def _refusal(self, interaction: Interaction, error: RuleError | TableError) -> str:
        table = await self._table(interaction)
        if isinstance(error, TableError):
            return self._table_refusal(interaction, error, table)
        assert table is not None
        speech = speech_of(table)
        sitting = await self.bot.tables.sit(table, interaction.user.id)
        asked = sitting.decision
        reason = speech.reason(error.reason)
        if asked is None:
            return reason
        return f"{reason}\n{speech.words.text('bot-possible', what=speech.prompt(asked.prompt))}"

    def _table_refusal(self, interaction: Interaction, error: TableError, table: Table | None) -> str:
        key, fields = f"bot-error-{error.fact.kind}", error.fact.fields
        if table is None:
            return words_of(interaction).text(key, **{name: _said(value) for name, value in fields.items()})
        speech = speech_of(table)
        return speech.words.text(key, **{name: speech.value(value) for name, value in fields.items()})

    async def _table(self, interaction: Interaction) -> Table | None:
        press, store = press_of(interaction), self.bot.rooms.store
        found = await (store.table(press.table) if press else store.open_table(channel_of(interaction)))
        return None if found is None else as_read(interaction, found)

    async def _show_present(self, interaction: Interaction, error: StaleError) -> None:
        """Say what has happened since a menu was shown, and show the present one."""
        if not is_taken(interaction):
            await take(interaction)
        table = await self._table(interaction)
        assert table is not None
        sitting = await self.bot.tables.sit(table, person_of(interaction).id)
        await show(interaction, sitting, since_then(sitting, error.since))


def _said(value: Value) -> str | int:
    """A value where there is no game to have words for it."""
    return value if isinstance(value, int) else str(value)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Errors(bot))
