"""Looking: the board as a picture or in words, and the story so far."""

from __future__ import annotations


from discord.ext import commands

from bot.client import Caravanserai
from bot.errors import TableError
from bot.press import Press, PressButton, view_of
from bot.speech import LINE, Speech
from bot.store import Status, Table
from bot.telling import final_scores, speech_of
from cogs.answers import Interaction, answer, limit_of, take, take_public
from games.api import Event, Seat


class Boards(commands.Cog):
    """Shows positions to who asks."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        bot.handle("words", self.press_words)
        bot.handle("draw", self.press_draw)
        bot.handle("log", self.press_log)

    async def picture(self, interaction: Interaction, table: Table) -> None:
        """The board as this reader may see it, in words if it cannot be drawn."""
        check_started(table)
        timeline, seat = await self.bot.rooms.timeline(table), table.seat_of(interaction.user.id)
        file = await self.bot.boards.picture(table, timeline.state, seat, limit_of(interaction))
        if file is None:
            await self.text(interaction, table)
        else:
            await answer(interaction, await self._caption(table), None, file)

    async def _caption(self, table: Table) -> str:
        timeline, speech = await self.bot.rooms.timeline(table), speech_of(table)
        scores = timeline.game.scores(timeline.state)
        if scores:
            return final_scores(speech, scores)
        return "\n".join(
            speech.words.text("bot-to-decide", who=speech.name(asked.seat), what=speech.prompt(asked.prompt))
            for asked in timeline.decisions
        )

    async def text(self, interaction: Interaction, table: Table) -> None:
        """The board in words, in as many private messages as it takes."""
        check_started(table)
        timeline, seat = await self.bot.rooms.timeline(table), table.seat_of(interaction.user.id)
        first, *more = self.bot.boards.text(table, timeline.state, seat)
        await answer(interaction, first)
        for part in more:
            await interaction.followup.send(part, ephemeral=True)

    async def press_words(self, interaction: Interaction, press: Press) -> None:
        """The board in words, for who pressed."""
        await take(interaction)
        await self.text(interaction, await self.bot.rooms.table(press.table))

    async def press_draw(self, interaction: Interaction, press: Press) -> None:
        """Draw the board again for everybody, in the message that lacks it."""
        await take_public(interaction)
        table = await self.bot.rooms.table(press.table)
        timeline = await self.bot.rooms.timeline(table)
        file = await self.bot.boards.picture(table, timeline.state, None, limit_of(interaction))
        if file is None:
            raise TableError("cannot-draw")
        await interaction.edit_original_response(attachments=[file])

    async def log(self, interaction: Interaction, table: Table, page: int = 0) -> None:
        """A page of the story, 0 being the newest."""
        check_started(table)
        timeline, speech = await self.bot.rooms.timeline(table), speech_of(table)
        pages = pages_of(speech, timeline.events(0), table.seat_of(interaction.user.id))
        place = min(page, len(pages) - 1)
        buttons = []
        if place + 1 < len(pages):
            buttons.append(_turn(table, speech, place + 1, "earlier"))
        if place > 0:
            buttons.append(_turn(table, speech, place - 1, "later"))
        await answer(interaction, pages[-1 - place], view_of(*buttons) if buttons else None)

    async def press_log(self, interaction: Interaction, press: Press) -> None:
        """Turn the pages of the story."""
        await take(interaction)
        await self.log(interaction, await self.bot.rooms.table(press.table), press.page)


def _turn(table: Table, speech: Speech, page: int, word: str) -> PressButton:
    return PressButton(Press("log", table.id, page=page), speech.words.text(f"bot-button-{word}"))


def pages_of(speech: Speech, events: tuple[Event, ...], reader: Seat | None) -> list[str]:
    """The story in pages that fit a message, the oldest first; at least one."""
    pages = [""]
    for line in speech.story(events, reader):
        if len(pages[-1]) + len(line) + 1 > LINE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}".strip()
    return pages if pages[0] else [speech.words.text("bot-log-empty")]


def check_started(table: Table) -> None:
    """There is no board before the start. Raises `TableError`."""
    if table.status == Status.LOBBY:
        raise TableError("not-started")


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Boards(bot))
