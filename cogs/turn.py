"""*My turn*: the private panel, its steps, and the receipt of what was done."""

from __future__ import annotations

from discord.ext import commands

from bot.choices import Point, follow
from bot.client import Caravanserai
from bot.errors import StaleError, TableError
from bot.press import Press
from bot.tables import Sitting, at_once, check_fresh
from bot.telling import speech_of
from cogs import reading
from cogs.answers import Interaction, person_of, take
from cogs.forms import FORM, written
from cogs.previews import Panels
from cogs.recap import recap
from cogs.receipts import receipt, show
from cogs.widgets import NumberModal, menu_of
from games.api import Action, Decision

NUMBER = f"{FORM}number"
"""The verb of a form that asks for a number."""


class Turn(commands.Cog):
    """The panel of a player whose turn it is."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        self._panels = Panels()
        for verb, handler in (
            ("turn", self.open),
            ("pick", self.pick),
            ("page", self.page),
            ("do", self.do),
            ("undo", self.undo),
            ("number", self.number),
            (NUMBER, self.take_number),
        ):
            bot.handle(verb, handler)

    async def open(self, interaction: Interaction, press: Press) -> None:
        """Show the question to whoever pressed."""
        await take(interaction)
        await self.bot.absence.appear(press.table, person_of(interaction))
        sitting = await self._sit(interaction, press)
        lately = await recap(interaction, sitting)
        await show(interaction, sitting, lately.text, lately.since)

    async def pick(self, interaction: Interaction, press: Press) -> None:
        """Narrow the question by one answer; a step that needs no confirming is done when nothing is left to ask."""
        await take(interaction)
        sitting = await self._sit(interaction, press)
        decision = check_fresh(sitting, menu_of(press))
        point = point_at(decision, press.path, press)
        if point.action and not point.other and at_once(sitting.timeline, decision, point.action):
            await self._play(interaction, press, point.action)
        else:
            await self._panels.narrowed(interaction, sitting, press)

    async def page(self, interaction: Interaction, press: Press) -> None:
        """Turn the pages of a long menu."""
        await take(interaction)
        sitting = await self._sit(interaction, press)
        check_fresh(sitting, menu_of(press))
        await self._panels.narrowed(interaction, sitting, press)

    async def do(self, interaction: Interaction, press: Press) -> None:
        """Carry out the action that the question was narrowed to."""
        await take(interaction)
        decision = check_fresh(await self._sit(interaction, press), menu_of(press))
        action = point_at(decision, press.path, press).action
        if action is None:
            raise StaleError(press.revision)
        await self._play(interaction, press, action)

    async def undo(self, interaction: Interaction, press: Press) -> None:
        """Take back the last step of an unfinished turn."""
        await take(interaction)
        played = await self.bot.tables.undo(press.table, person_of(interaction), interaction.id, menu_of(press))
        await receipt(interaction, played)

    async def number(self, interaction: Interaction, press: Press) -> None:
        """Ask for any number in a form. A form cannot wait, so nothing is looked up but the question."""
        sitting = await self._sit(interaction, press)
        decision = check_fresh(sitting, menu_of(press))
        point, speech = follow(decision, press.path), speech_of(sitting.table)
        assert point.field is not None
        span = f"{min(point.values)}-{max(point.values)}"
        title = speech.prompt(decision.prompt)
        await interaction.response.send_modal(
            NumberModal(press.to(NUMBER), title, speech.field(point.field.name), span)
        )

    async def take_number(self, interaction: Interaction, press: Press) -> None:
        """Take the number from a form."""
        await take(interaction)
        sitting = await self._sit(interaction, press)
        step = chosen_number(interaction, follow(check_fresh(sitting, menu_of(press)), press.path))
        await self._panels.narrowed(interaction, sitting, press.to("pick", step))

    async def _sit(self, interaction: Interaction, press: Press) -> Sitting:
        return await reading.sit(interaction, press.table)

    async def _play(self, interaction: Interaction, press: Press, action: Action) -> None:
        played = await self.bot.tables.play(press.table, person_of(interaction), action, interaction.id, menu_of(press))
        await receipt(interaction, played)


def point_at(decision: Decision, path: tuple[int, ...], press: Press) -> Point:
    """Where a path, all or part of a press's, has come to. Raises `StaleError` if it leads nowhere."""
    try:
        return follow(decision, path)
    except IndexError as error:
        raise StaleError(press.revision) from error


def chosen_number(interaction: Interaction, point: Point) -> int:
    """The step that a number typed into a form stands for. Raises `TableError`."""
    text = written(interaction).get("number", "")
    if not text.isascii() or not text.isdecimal() or int(text) not in point.values:
        raise TableError("no-such-number", value=text, least=min(point.values), most=max(point.values))
    return point.values.index(int(text))


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Turn(bot))
