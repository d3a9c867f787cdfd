"""When something gives hope that a parked message can go out now, it is tried again; and hosts learn what is stuck."""

from __future__ import annotations

import logging
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Caravanserai
from bot.obstacles import NOT_DONE
from cogs.answers import Interaction
from cogs.reading import as_read

log = logging.getLogger(__name__)


class Delivery(commands.Cog):
    """Wakes the outbox when rights, channels or servers change, and when somebody is there."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot

    async def _wake(self, guild: int) -> None:
        self.bot.attend()
        await self.bot.posts.wake_all(guild)

    async def _lose(self, guild: int, channel: int | None = None) -> None:
        """Games have lost their channel."""
        self.bot.attend()
        await self.bot.posts.stranded.note_all(guild, channel)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Channels may have gone while the bot was away."""
        self.bot.attend()
        await self.bot.posts.stranded.look_for()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Rights in a channel may have changed."""
        await self._wake(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Rights in a server may have changed."""
        await self._wake(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """The bot may have been given a role."""
        if self.bot.user is not None and after.id == self.bot.user.id:
            await self._wake(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened or unlocked again."""
        await self._wake(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server that was away is back."""
        await self._wake(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was let in again."""
        await self._wake(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone with its threads, and their games have nowhere to go on."""
        for gone in (channel, *getattr(channel, "threads", ())):
            await self._lose(channel.guild.id, gone.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same with a thread."""
        await self._lose(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was put out of a server."""
        await self._lose(guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody is there: whatever kept the bot from posting may be over."""
        if interaction.type != discord.InteractionType.autocomplete and interaction.guild_id is not None:
            await self._wake(interaction.guild_id)

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, _command: app_commands.Command) -> None:  # type: ignore[type-arg]
        """A command has been carried out."""
        await self.on_served(interaction)

    @commands.Cog.listener()
    async def on_served(self, interaction: Interaction) -> None:
        """Somebody has been answered: if they host a game that has lost its channel, they learn of it, if not yet."""
        self.bot.attend()
        say = partial(interaction.followup.send, ephemeral=True)
        try:
            await self.bot.posts.stranded.tell(interaction.user.id, say, partial(as_read, interaction))
        except NOT_DONE as error:
            log.info("host %s is told when they are there next: %r", interaction.user.id, error)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Delivery(bot))
