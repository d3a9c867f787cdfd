"""Forms that were filled in: they arrive like presses, also those that were opened before a restart."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.client import Caravanserai
from bot.limits import FORM_LABEL, FORM_PLACEHOLDER, FORM_TITLE
from bot.press import Press
from bot.speech import clipped
from cogs.answers import Interaction, press_of

FORM = "form"
"""How the verbs of forms begin."""
OPEN = 900
"""Seconds that a form stays open, as long as an interaction can be answered."""


class Forms(commands.Cog):
    """Hands forms on to the handlers of their verbs."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Caravanserai]) -> None:
        """Hand on what was filled in."""
        press = press_of(interaction)
        if interaction.type == discord.InteractionType.modal_submit and press and press.verb.startswith(FORM):
            await self.bot.pressed(interaction, press)


class Form(ui.Modal):
    """Asks for some lines of text. It is only the form: what was written is read from its interaction."""

    def __init__(self, press: Press, title: str) -> None:
        super().__init__(title=clipped(title, FORM_TITLE), custom_id=str(press), timeout=OPEN)

    def ask(self, name: str, label: str, placeholder: str, given: str, longest: int) -> None:
        """Ask for one line, which may be left empty; `given` is what stands there already."""
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=name,
            placeholder=clipped(placeholder, FORM_PLACEHOLDER),
            default=given,
            required=False,
            max_length=longest,
        )
        self.add_item(ui.Label(text=clipped(label, FORM_LABEL), component=box))


def written(interaction: Interaction) -> dict[str, str]:
    """What was written into the lines of a form, by their names."""
    data: Any = interaction.data or {}
    boxes = [part.get("component", part) for part in data.get("components", [])]
    return {str(box["custom_id"]): str(box.get("value", "")).strip() for box in boxes if "custom_id" in box}


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Forms(bot))
