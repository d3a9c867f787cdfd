"""`/game undo`: taking back one's last action, with the others' consent where it concerns them."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ext import commands

from bot.accord.council import AGAIN
from bot.client import Caravanserai
from bot.press import Press, PressButton, view_of
from bot.telling import speech_of
from bot.undoing import asked_before, to_take_back
from cogs import looking, reading
from cogs.answers import Interaction, answer, person_of, take
from cogs.receipts import receipt

MORE = "undomore"
"""The verb of the button that takes one more step back."""


class Undo(commands.Cog):
    """Carries out the button."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.handle(MORE, self.more)

    async def more(self, interaction: Interaction, press: Press) -> None:
        """Take one more step back, unless anything has happened since that was asked."""
        await take(interaction)
        await _undo(interaction, press.table, press.revision)


async def undo(interaction: Interaction) -> None:
    """Take back one's last action here, or ask the others for it. Raises what `Tables.undo` raises."""
    await _undo(interaction, (await looking.open_here(interaction)).id)


async def _undo(interaction: Interaction, table: int, again: int | None = None) -> None:
    decided = await interaction.client.council.undo(table, person_of(interaction), interaction.id, again)
    if decided.played is not None:
        await receipt(interaction, decided.played)
    elif decided.outcome == AGAIN:
        await _ask_again(interaction, table)
    else:
        await answer(interaction, reading.words_of(interaction, decided.table).text("accord-undo-asked"))


async def _ask_again(interaction: Interaction, table: int) -> None:
    """Say what would go if one more step is meant."""
    sitting = await reading.sit(interaction, table)
    line, speech = to_take_back(sitting), speech_of(sitting.table)
    action = speech.action(line.taken.entry.action, asked_before(sitting.timeline, line).prompt)
    press = Press(MORE, table, sitting.timeline.revision)
    button = PressButton(press, speech.words.text("bot-button-undo"), ButtonStyle.primary)
    await answer(interaction, speech.words.text("accord-undo-again", action=action), view_of(button))


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Undo(bot))
