"""The lobby message: who sits where, and the buttons for joining, leaving, stand-ins, and starting."""

from __future__ import annotations

import logging
from typing import Any

from discord import ButtonStyle
from discord.ext import commands, tasks

from bot.client import Caravanserai
from bot.database import BusyError, ReadOnlyError
from bot.offer import least_seats
from bot.press import Press, PressButton, view_of
from bot.speech import Speech, bold
from bot.store import Status, Table
from bot.telling import speech_of
from cogs.answers import Interaction, answer, person_of, take, take_public

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
        await take_public(interaction)
        await self._show(interaction, await self.bot.lobby.join(press.table, person_of(interaction), interaction.id))

    async def leave(self, interaction: Interaction, press: Press) -> None:
        """Get up."""
        await take_public(interaction)
        await self._show(interaction, await self.bot.lobby.leave(press.table, person_of(interaction), interaction.id))

    async def standin(self, interaction: Interaction, press: Press) -> None:
        """Give a seat to a stand-in."""
        await take_public(interaction)
        words = speech_of(await self.bot.rooms.table(press.table)).words
        names = tuple(words.text(f"bot-stand-in-{number}") for number in range(1, STAND_INS + 1))
        table = await self.bot.lobby.add_stand_in(press.table, person_of(interaction), names, interaction.id)
        await self._show(interaction, table)

    async def unstandin(self, interaction: Interaction, press: Press) -> None:
        """Take a stand-in away."""
        await take_public(interaction)
        table = await self.bot.lobby.remove_stand_in(press.table, person_of(interaction), interaction.id)
        await self._show(interaction, table)

    async def start(self, interaction: Interaction, press: Press) -> None:
        """Begin the game."""
        await take_public(interaction)
        table = await self.bot.lobby.start(press.table, person_of(interaction), interaction.id)
        self.bot.posts.wake(table.id)
        await self._show(interaction, table)

    async def end(self, interaction: Interaction, press: Press) -> None:
        """Break a game off, after that was confirmed."""
        await take(interaction)
        person = person_of(interaction)
        table = await self.bot.lobby.end(press.table, person, interaction.id)
        words = speech_of(table).words
        await answer(interaction, words.text("bot-ended-receipt"))
        self.bot.posts.announce(table, speech_of(table).words.text("bot-ended", name=bold(person.name)))

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Bring the lobby message up to date."""
        async with self.bot.rooms.message_lock(table.id):
            now = await self.bot.rooms.table(table.id)
            await interaction.edit_original_response(content=content_of(now), view=buttons_of(now))

    @tasks.loop(hours=1)
    async def sweep(self) -> None:
        """Take down lobbies in which nothing happens any more."""
        try:
            forgotten = await self.bot.lobby.sweep(self.bot.settings.lobby_days)
        except (BusyError, ReadOnlyError) as error:
            log.warning("lobbies are looked after in the next hour: %r", error)
            return
        for table in forgotten:
            self.bot.posts.announce(table, speech_of(table).words.text("bot-lobby-forgotten"))

    @sweep.before_loop
    async def _wait(self) -> None:
        await self.bot.wait_until_ready()


def content_of(table: Table) -> str:
    """A lobby in words."""
    speech = speech_of(table)
    seats = table.setup.seats if table.status == Status.LOBBY else min(table.setup.seats, len(table.chairs))
    lines = [_seat_line(table, number) for number in range(seats)]
    title = speech.words.text("bot-lobby-title", game=speech.title, edition=speech.edition(table.setup.edition))
    state = speech.words.text(f"bot-lobby-{table.status.value}", host=f"<@{table.host}>", least=least_seats(table))
    return "\n".join([title, *_variant(table, speech), *lines, state])


def _variant(table: Table, speech: Speech) -> list[str]:
    """What is played otherwise than the edition's standard game, a line each."""
    words, setup = speech.words, table.setup
    lines = [
        words.text("bot-lobby-option", option=speech.option(key), about=speech.about_option(key))
        for key in setup.options
    ]
    return [*lines, words.text("bot-lobby-figures")] if setup.figures else lines


def _seat_line(table: Table, number: int) -> str:
    words = speech_of(table).words
    if number >= len(table.chairs):
        return words.text("bot-lobby-free", number=number + 1)
    chair = table.chairs[number]
    if chair.user is None:
        return words.text("bot-lobby-stand-in", number=number + 1, name=chair.name)
    return words.text("bot-lobby-seat", number=number + 1, who=f"<@{chair.user}>")


def buttons_of(table: Table) -> Any:
    """The buttons of a lobby; none once it is one no more."""
    if table.status != Status.LOBBY:
        return None
    words = speech_of(table).words

    def button(verb: str, style: ButtonStyle = ButtonStyle.secondary) -> PressButton:
        return PressButton(Press(verb, table.id), words.text(f"bot-button-{verb}"), style)

    found = [button("join", ButtonStyle.primary), button("leave"), button("standin")]
    if table.stand_ins:
        found.append(button("unstandin"))
    return view_of(*found, button("start", ButtonStyle.success))


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Lobby(bot))
