"""The buttons for looking: the board as a picture or in words, one's hand, the story so far, the figures."""

from __future__ import annotations

from discord.ext import commands

from bot.buttons import end_buttons, turn_buttons
from bot.client import Caravanserai
from bot.errors import TableError
from bot.press import Press, view_of
from bot.telling import tell
from cogs import looking, reading, rules
from cogs.answers import Interaction, limit_of, take, take_public


class LookButtons(commands.Cog):
    """Shows positions to who asks."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.handle("words", self.press_words)
        bot.handle("draw", self.press_draw)
        bot.handle("hand", self.press_hand)
        bot.handle("log", self.press_log)
        bot.handle("figures", self.press_figures)

    async def press_words(self, interaction: Interaction, press: Press) -> None:
        """The board in words, for who pressed."""
        await take(interaction)
        await looking.text(interaction, await reading.table(interaction, press.table))

    async def press_hand(self, interaction: Interaction, press: Press) -> None:
        """The present hand of who pressed, however old the message is."""
        await take(interaction)
        await looking.hand(interaction, await reading.table(interaction, press.table))

    async def press_draw(self, interaction: Interaction, press: Press) -> None:
        """Draw the board again for everybody, in the message that lacks it: the position that it tells of."""
        await take_public(interaction)
        table = await self.bot.rooms.table(press.table)
        timeline = await self.bot.rooms.timeline(table)
        since = press.path[0] if press.path else press.revision
        earlier = timeline.at(since) if since else None
        file = await self.bot.boards.picture(table, timeline.at(press.revision), None, limit_of(interaction), earlier)
        if file is None:
            raise TableError("cannot-draw")
        telling = tell(table, timeline, since, press.revision)
        newest = interaction.message is not None and interaction.message.id == table.message
        buttons = end_buttons(table) if telling.over else turn_buttons(table) if newest else ()
        view = view_of(*buttons) if buttons else None
        await interaction.edit_original_response(content=telling.content, attachments=[file], view=view)

    async def press_log(self, interaction: Interaction, press: Press) -> None:
        """Turn the pages of the story."""
        await take(interaction)
        await looking.log(interaction, await reading.table(interaction, press.table), press.page)

    async def press_figures(self, interaction: Interaction, press: Press) -> None:
        """Turn the pages of the figures."""
        await take(interaction)
        found = await self.bot.rooms.store.table(press.table)
        table = None if found is None else reading.as_read(interaction, found)
        await rules.figures(interaction, rules.in_force(interaction, table, rules.turned(press)), press.page)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(LookButtons(bot))
