"""*Orders*: giving standing orders and taking them back, for nobody else's eyes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord.ext import commands

from bot.choices import Point
from bot.client import Caravanserai
from bot.errors import StaleError
from bot.orders.giving import Desk, Given, Wish
from bot.press import Press
from bot.speech import Speech
from bot.telling import speech_of
from bot.timeline import fingerprint
from cogs import reading
from cogs.answers import Interaction, answer, person_of, take
from cogs.desk import PREFIX, Place, desk_panel, order_line
from cogs.forms import FORM
from cogs.receipts import receipt
from cogs.turn import chosen_number, point_at
from cogs.widgets import NumberModal, menu_of
from games.api import Action, Decision, Seat

NUMBER = f"{FORM}{PREFIX}number"
"""The verb of a form that asks for a number."""
Step = Callable[[Interaction, Press], Awaitable[None]]


class Orders(commands.Cog):
    """The panel of a person's standing orders."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        for verb, handler in (
            ("s", self.open),
            ("", self.open),
            ("pick", self.pick),
            ("page", self.pick),
            ("do", self.do),
            ("back", self.take_back),
        ):
            bot.handle(f"{PREFIX}{verb}", self._fresh(handler))
        bot.handle(f"{PREFIX}number", self.number)
        bot.handle(NUMBER, self._fresh(self.take_number))

    def _fresh(self, handler: Step) -> Step:
        """The handler, once the press is taken; an old menu shows the orders as they are."""

        async def handle(interaction: Interaction, press: Press) -> None:
            await take(interaction)
            try:
                await handler(interaction, press)
            except StaleError:
                await self._show_present(interaction, press)

        return handle

    async def open(self, interaction: Interaction, press: Press) -> None:
        """Show the orders of who pressed."""
        await show_desk(interaction, await self._desk(interaction, press))

    async def pick(self, interaction: Interaction, press: Press) -> None:
        """Narrow the order by one answer, or turn the pages of a long menu."""
        desk = await self._desk(interaction, press)
        check_same(desk, press)
        await show_desk(interaction, desk, Place(press.path[1:], press.page))

    async def do(self, interaction: Interaction, press: Press) -> None:
        """Give the order that was chosen."""
        desk = await self._desk(interaction, press)
        action = _point(check_same(desk, press), press).action
        if action is None:
            raise StaleError(press.revision)
        wish = Wish(desk.sitting.seat, action, menu_of(press))
        given = await self.bot.orders.give(press.table, person_of(interaction), wish, interaction.id)
        await self._show_given(interaction, press, given)

    async def _show_given(self, interaction: Interaction, press: Press, given: Given) -> None:
        if given.played is not None:
            await receipt(interaction, given.played)
            return
        desk = await self._desk(interaction, press)
        await show_desk(interaction, desk, note=_noted("orders-given", given.action, speech_of(desk.sitting.table)))

    async def take_back(self, interaction: Interaction, press: Press) -> None:
        """Take an order back."""
        seat, number = (*press.path, 0, 0)[:2]
        order = await self.bot.orders.take_back(press.table, person_of(interaction), Seat(seat), number, interaction.id)
        desk = await self._desk(interaction, press)
        note = _noted("orders-taken-back", order.action, speech_of(desk.sitting.table))
        await show_desk(interaction, desk, note=note)

    async def number(self, interaction: Interaction, press: Press) -> None:
        """Ask for any number in a form. A form cannot wait, so nothing is looked up but the question."""
        desk = await self._desk(interaction, press)
        try:
            point, speech = _point(check_same(desk, press), press), speech_of(desk.sitting.table)
        except StaleError:
            await take(interaction)
            await self._show_present(interaction, press)
            return
        assert point.field is not None
        span, title = f"{min(point.values)}-{max(point.values)}", speech.words.text("orders-button")
        await interaction.response.send_modal(
            NumberModal(press.to(NUMBER), title, speech.field(point.field.name), span)
        )

    async def take_number(self, interaction: Interaction, press: Press) -> None:
        """Take the number from a form."""
        desk = await self._desk(interaction, press)
        step = chosen_number(interaction, _point(check_same(desk, press), press))
        await show_desk(interaction, desk, Place((*press.path[1:], step)))

    async def _show_present(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        await show_desk(interaction, desk, note=speech_of(desk.sitting.table).words.text("orders-stale"))

    async def _desk(self, interaction: Interaction, press: Press) -> Desk:
        table = await reading.table(interaction, press.table)
        seat = Seat(press.path[0]) if press.path else None
        return await self.bot.orders.desk(table, interaction.user.id, seat)


async def show_desk(interaction: Interaction, desk: Desk, place: Place | None = None, note: str = "") -> None:
    """Show the panel privately. Raises `StaleError` if the place is nowhere."""
    try:
        shown = desk_panel(desk, place or Place(), note)
    except IndexError as error:
        raise StaleError(desk.sitting.timeline.revision) from error
    await answer(interaction, shown.content, shown.view)


def check_same(desk: Desk, press: Press) -> Decision:
    """What may be ordered, if it is what a menu was made from. Raises `StaleError`."""
    decision = desk.decision
    if decision is None or fingerprint(decision) != press.mark:
        raise StaleError(press.revision)
    return decision


def _point(decision: Decision, press: Press) -> Point:
    """Where a press's path has come to after the seat. Raises `StaleError` if it leads nowhere."""
    return point_at(decision, press.path[1:], press)


def _noted(key: str, action: Action, speech: Speech) -> str:
    return speech.words.text(key, order=order_line(action, speech))


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Orders(bot))
