"""When something gives hope that a parked message can go out now, it is tried again."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import Caravanserai


class Delivery(commands.Cog):
    """Wakes the outbox when rights, channels or servers change, and when somebody is there."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot

    async def _wake(self, guild: int) -> None:
        self.bot.attend()
        await self.bot.posts.wake_guild(guild)

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
            await self.bot.posts.wake_guild(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, _before: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been opened again."""
        await self._wake(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server that was away is back."""
        await self._wake(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was let in again."""
        await self._wake(guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Caravanserai]) -> None:
        """Somebody is there: whatever kept the bot from posting may be over."""
        if interaction.type != discord.InteractionType.autocomplete and interaction.guild_id is not None:
            await self._wake(interaction.guild_id)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Delivery(bot))
