"""The lobby message: who sits where, and the buttons for joining, leaving, stand-ins, and starting."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from bot.client import Caravanserai
from bot.database import BusyError, ReadOnlyError
from bot.invitation import buttons_of, content_of
from bot.obstacles import NOT_DONE, UNKNOWN_MESSAGE
from bot.press import Press
from bot.store import Status, Table
from bot.telling import speech_of
from cogs.answers import Interaction, answer, on_private_message, person_of, take, take_public
from cogs.reading import as_read, words_of

log = logging.getLogger(__name__)

STAND_INS = 5
"""How many names there are for stand-ins."""


class Lobby(commands.Cog):
    """Carries out the buttons of lobbies, and takes forgotten lobbies down."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        for verb in ("join", "leave", "standin", "unstandin", "start"):
            bot.handle(verb, getattr(self, verb))
        bot.handle("end", self.end)

    async def cog_load(self) -> None:
        """Begin to look after lobbies."""
        self.sweep.start()

    async def cog_unload(self) -> None:
        """Stop that."""
        self.sweep.cancel()

    async def join(self, interaction: Interaction, press: Press) -> None:
        """Sit down."""
        await self._take(interaction, press)
        await self._show(interaction, await self.bot.lobby.join(press.table, person_of(interaction), interaction.id))

    async def leave(self, interaction: Interaction, press: Press) -> None:
        """Get up."""
        await self._take(interaction, press)
        await self._show(interaction, await self.bot.lobby.leave(press.table, person_of(interaction), interaction.id))

    async def standin(self, interaction: Interaction, press: Press) -> None:
        """Give a seat to a stand-in."""
        await self._take(interaction, press)
        words = speech_of(await self.bot.rooms.table(press.table)).words
        names = tuple(words.text(f"bot-stand-in-{number}") for number in range(1, STAND_INS + 1))
        table = await self.bot.lobby.add_stand_in(press.table, person_of(interaction), names, interaction.id)
        await self._show(interaction, table)

    async def unstandin(self, interaction: Interaction, press: Press) -> None:
        """Take a stand-in away."""
        await self._take(interaction, press)
        table = await self.bot.lobby.remove_stand_in(press.table, person_of(interaction), interaction.id)
        await self._show(interaction, table)

    async def start(self, interaction: Interaction, press: Press) -> None:
        """Begin the game."""
        await self._take(interaction, press)
        table = await self.bot.lobby.start(press.table, person_of(interaction), interaction.id)
        self.bot.posts.wake(table.id)
        await self._show(interaction, table)

    async def end(self, interaction: Interaction, press: Press) -> None:
        """Break a game off, after that was confirmed."""
        await take(interaction)
        table = await self.bot.lobby.end(press.table, person_of(interaction), interaction.id)
        await answer(interaction, words_of(interaction, table).text("bot-ended-receipt"))

    async def _take(self, interaction: Interaction, press: Press) -> None:
        """Say that the message will change, and learn which it is, in case that it was not noted when it was sent.

        The message of a lobby that was taken down without it is put right by the first press.
        """
        await take_public(interaction)
        if interaction.message is None or on_private_message(interaction):
            return
        await self.bot.lobby.seen(press.table, interaction.message.id)
        table = await self.bot.rooms.table(press.table)
        if table.status == Status.ENDED:
            await self._show(interaction, table)

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Bring the lobby message up to date."""
        async with self.bot.rooms.message_lock(table.id):
            now = await self.bot.rooms.table(table.id)
            try:
                private = on_private_message(interaction)
                told = as_read(interaction, now) if private else now
                await interaction.edit_original_response(content=content_of(told), view=buttons_of(told))
                shown = not private
            except discord.NotFound as error:
                log.info("the lobby of table %s could not be changed where it was pressed: %s", table.id, error)
                shown = False
        if not shown:
            await self._refresh(table)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Bring the messages of all lobbies up to date: a change may have been stored and not shown."""
        self.bot.attend()
        for table in await self.bot.rooms.store.idle_lobbies(self.bot.rooms.clock()):
            await self._refresh(table)

    @commands.Cog.listener()
    async def on_table_change(self, table: Table) -> None:
        """Bring the message of a lobby up to date that is told in another language from now on."""
        self.bot.attend()
        if table.status == Status.LOBBY:
            await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        """Bring a lobby's message up to date where nobody has pressed; one that is gone is sent anew."""
        async with self.bot.rooms.message_lock(table.id):
            now = await self.bot.rooms.table(table.id)
            try:
                await self._show_everybody(now)
            except NOT_DONE as error:
                log.info("the lobby of table %s stays as it is: %r", table.id, error)

    async def _show_everybody(self, table: Table) -> None:
        if table.message is None:
            return
        channel, buttons = self.bot.get_partial_messageable(table.channel), buttons_of(table)
        try:
            await channel.get_partial_message(table.message).edit(content=content_of(table), view=buttons)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or buttons is None:
                raise
            message = await channel.send(content_of(table), view=buttons)
            await self.bot.lobby.shown(table.id, message.id)

    @tasks.loop(hours=1)
    async def sweep(self) -> None:
        """Take down lobbies in which nothing happens any more."""
        try:
            await self.bot.lobby.sweep(self.bot.settings.lobby_days)
        except (BusyError, ReadOnlyError) as error:
            log.warning("lobbies are looked after in the next hour: %r", error)

    @sweep.before_loop
    async def _wait(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby(bot))
