"""`/game replay` and the buttons under the last board: a game turn by turn, as a moving picture, and in charts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import Caravanserai
from bot.errors import TableError
from bot.films import Wish
from bot.press import Press, PressButton, view_of
from bot.replaying import Reel, reel_of
from bot.speech import shortened
from bot.store import Table
from bot.telling import final_scores, speech_of
from bot.translation import word
from cogs import looking, reading
from cogs.answers import Interaction, answer, limit_of, take
from cogs.forms import FORM, Form, written

STORY = 900
"""Characters for what happened in a turn."""
TO_TURN = f"{FORM}replay"
"""The verb of the form that asks for a turn."""
TURN, DIGITS = "turn", 5
"""The line of the form, and how long it may be."""


class ReplayCommands(commands.Cog):
    """The command of `/game` for looking back."""

    bot: Caravanserai

    @app_commands.command(description=word("replay-command"))
    @app_commands.describe(show=word("replay-option-show"))
    async def replay(self, interaction: Interaction, show: Literal["picture", "steps"] = "picture") -> None:
        """Show the public part of the game, only to who asks."""
        await take(interaction)
        table = await looking.table_here(interaction)
        await (film(interaction, table) if show == "picture" else step(interaction, Press("replay", table.id)))


class Replay(commands.Cog):
    """Shows games again, from their logs."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.handle("replay", self.press_step)
        bot.handle("turnform", self.press_form)
        bot.handle(TO_TURN, self.take_turn)
        bot.handle("turnwords", self.press_words)
        bot.handle("film", self.press_film)
        bot.handle("stopfilm", self.press_stop)
        bot.handle("charts", self.press_charts)

    async def press_step(self, interaction: Interaction, press: Press) -> None:
        """Show the turn that a button leads to."""
        await take(interaction)
        await step(interaction, press)

    async def press_form(self, interaction: Interaction, press: Press) -> None:
        """Ask for a turn in a form."""
        table, reel = await _looked_up(interaction, press.table)
        text = speech_of(table).words.text
        form = Form(press.to(TO_TURN), text("replay-form"))
        label = text("replay-form-turn", least=0, most=reel.last)
        form.ask(TURN, label, str(press.page), "", DIGITS)
        await interaction.response.send_modal(form)

    async def take_turn(self, interaction: Interaction, press: Press) -> None:
        """Show the turn of a form, or the last one if there are not so many."""
        await take(interaction)
        wanted = written(interaction).get(TURN, "")
        if not wanted.isascii() or not wanted.isdecimal():
            _, reel = await _looked_up(interaction, press.table)
            raise TableError("no-such-number", value=wanted, least=0, most=reel.last)
        await step(interaction, replace(press, page=int(wanted)))

    async def press_words(self, interaction: Interaction, press: Press) -> None:
        """The board after a turn in words, below the picture."""
        await take(interaction)
        table, reel = await _looked_up(interaction, press.table)
        for part in self.bot.boards.past_text(table, reel.past(reel.held(press.page))):
            await interaction.followup.send(part, ephemeral=True)

    async def press_film(self, interaction: Interaction, press: Press) -> None:
        """Draw the moving picture."""
        await take(interaction)
        await film(interaction, await reading.table(interaction, press.table))

    async def press_stop(self, interaction: Interaction, press: Press) -> None:
        """Call the moving picture off; after a restart there is none to be called off any more."""
        await take(interaction)
        self.bot.films.call_off(press.table, interaction.user.id)
        table = await reading.table(interaction, press.table)
        again = view_of(*_buttons(table, "film", "steps"))
        await answer(interaction, speech_of(table).words.text("replay-called-off"), again)

    async def press_charts(self, interaction: Interaction, press: Press) -> None:
        """Show the final scores and how the game went, as pictures and in words."""
        await take(interaction)
        table, reel = await _looked_up(interaction, press.table)
        views = await asyncio.to_thread(reel.views)
        files = await self.bot.boards.charts(table, views, limit_of(interaction))
        first, *more = self.bot.boards.charts_text(table, views) or ("",)
        await answer(interaction, first or speech_of(table).words.text("replay-no-charts"), None, files)
        for part in more:
            await interaction.followup.send(part, ephemeral=True)


async def _looked_up(interaction: Interaction, number: int) -> tuple[Table, Reel]:
    """A table and the public part of its game. Raises `TableError`."""
    table = await reading.table(interaction, number)
    looking.check_started(table)
    timeline = await interaction.client.rooms.timeline(table)
    return table, await asyncio.to_thread(reel_of, timeline)


async def step(interaction: Interaction, press: Press) -> None:
    """A turn: the board after it with what is new, its story, and the buttons to the others."""
    table, reel = await _looked_up(interaction, press.table)
    number, boards = reel.held(press.page), interaction.client.boards
    file = await boards.past(table, reel.past(number), limit_of(interaction))
    content = _told(table, reel, number)
    if file is None:
        content += f"\n\n{boards.past_text(table, reel.past(number))[0]}"
    await answer(interaction, content, view_of(*_steps(table, reel, number)), [file] if file else [])


def _told(table: Table, reel: Reel, number: int) -> str:
    """Which turn it is, what happened in it, and at the end who has won."""
    speech = speech_of(table)
    key = "replay-turn" if number else "replay-beginning"
    lines = [speech.words.text(key, number=number, count=reel.last)]
    lines.append(shortened(reel.story(speech, number), STORY))
    if number == reel.last and (scores := reel.timeline.game.scores(reel.timeline.state)):
        lines.append(final_scores(table, scores))
    return "\n".join(filter(None, lines))


def _steps(table: Table, reel: Reel, number: int) -> list[PressButton]:
    """The buttons to other turns, those that lead nowhere dimmed so that none moves; and what else can be shown."""
    text, place = speech_of(table).words.text, Press("replay", table.id)
    ways = {"first": 0, "back": number - 1, "forward": number + 1, "last": reel.last}
    steps = [
        PressButton(replace(place, path=(way,), page=max(0, to)), text(f"replay-button-{name}"), row=0)
        for way, (name, to) in enumerate(ways.items())
    ]
    for button, off in zip(steps, (number == 0, number == 0, number == reel.last, number == reel.last), strict=True):
        button.item.disabled = off
    form = PressButton(Press("turnform", table.id, page=number), text("replay-button-turn"), row=0)
    words = PressButton(Press("turnwords", table.id, page=number), text("replay-button-words"), row=1)
    more = ("film", "charts") if reel.timeline.over else ("film",)
    return [*steps, form, *_buttons(table, *more), words]


VERBS = {"film": "film", "steps": "replay", "charts": "charts", "stop": "stopfilm"}
"""What the buttons stand for that lead to another way of looking back."""


def _buttons(table: Table, *names: str) -> list[PressButton]:
    text = speech_of(table).words.text
    return [PressButton(Press(VERBS[name], table.id), text(f"replay-button-{name}"), row=1) for name in names]


async def film(interaction: Interaction, table: Table) -> None:
    """The game as a moving picture, as soon as it is drawn, unless it is called off. Raises `TableError`."""
    table, reel = await _looked_up(interaction, table.id)
    films, words = interaction.client.films, speech_of(table).words
    wish = Wish(interaction.user.id, limit_of(interaction))
    drawing = films.begin(table, reel, wish)
    said = words.text("replay-drawing", count=reel.last)
    await answer(interaction, said, view_of(*_buttons(table, "stop")))
    await asyncio.wait([drawing])
    again = view_of(*_buttons(table, "film", "steps"))
    if drawing.cancelled():
        if films.closed:
            await answer(interaction, words.text("replay-interrupted"), again)
    elif file := drawing.result():
        await answer(interaction, words.text("replay-done"), view_of(*_buttons(table, "steps")), [file])
    else:
        await answer(interaction, words.text("replay-no-film"), again)


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Replay(bot))
