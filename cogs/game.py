"""`/game`: tables in a channel, from opening one to its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.buttons import turn_buttons
from bot.calls.plan import interval_of
from bot.client import Caravanserai
from bot.errors import TableError
from bot.invitation import buttons_of, content_of
from bot.lateness import deadline_lines
from bot.limits import CHOICE, CHOICES
from bot.lobby import check_may_end
from bot.offer import GAMES, PlayedGame
from bot.press import Press, PressButton, view_of
from bot.speech import clipped
from bot.store import Status, Table
from bot.telling import asked_line, final_scores, speech_of
from bot.translation import LANGUAGE_CHOICES, word
from cogs import absence, doctor, guidance, looking, opening, pace, places, replay, rules, times, undoing
from cogs.answers import Interaction, answer, person_of, take
from cogs.orders import show_desk
from cogs.reading import notation_for, sit_here, words_of

GAME_CHOICES = [app_commands.Choice(name=word(f"{game.key}-name"), value=game.key) for game in GAMES]


@app_commands.guild_only()
class Game(
    absence.AbsenceCommands,
    doctor.DoctorCommands,
    guidance.HelpCommands,
    opening.RematchCommands,
    pace.PaceCommands,
    replay.ReplayCommands,
    commands.GroupCog,
    group_name="game",
    group_description=word("bot-command-game"),
):
    """The commands around a game."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot

    @app_commands.command(description=word("bot-command-new"))
    @app_commands.describe(
        game=word("bot-option-game"),
        edition=word("bot-option-edition"),
        seats=word("bot-option-seats"),
        options=word("bot-option-options"),
        clock=word("accord-option-clock"),
        weekends=word("accord-option-weekends"),
        late=word("accord-option-late"),
        remind=word("calls-option-remind"),
        language=word("bot-option-language"),
    )
    @app_commands.choices(game=GAME_CHOICES, late=opening.LATE_CHOICES, language=LANGUAGE_CHOICES)
    async def new(  # noqa: PLR0913, PLR0917 - the options of a command
        self,
        interaction: Interaction,
        game: str = GAMES[0].key,
        edition: str | None = None,
        seats: int | None = None,
        options: str | None = None,
        clock: str | None = None,
        weekends: str | None = None,
        late: str | None = None,
        remind: str | None = None,
        language: str | None = None,
    ) -> None:
        """Open a lobby here."""
        places.check_rights(interaction)
        offered = next((one for one in GAMES if one.key == game), None)
        if offered is None:
            raise TableError("no-such-game", game=game)
        setup = offered.setup(edition, seats, options, self.bot.house, words_of(interaction))
        agreement = await opening.agreed(interaction, clock, weekends, late)
        every = None if remind is None else interval_of(remind, notation_for(interaction))
        await opening.open_lobby(interaction, opening.Opening(game, setup, agreement, every, language))

    @new.autocomplete("edition")
    async def _editions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        wanted = _game_typed(interaction)
        speech = wanted.speech_in(words_of(interaction))
        return _choices(current, [(speech.edition(edition), edition) for edition in wanted.rules.editions])

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        wanted = _game_typed(interaction)
        edition, speech = interaction.namespace.edition, wanted.speech_in(words_of(interaction))
        return _choices(current, wanted.option_sets(edition or wanted.rules.editions[0], speech))

    new.autocomplete("clock")(times.banks)
    new.autocomplete("weekends")(times.weekends)
    new.autocomplete("remind")(times.reminders)

    @app_commands.command(description=word("bot-command-board"))
    @app_commands.describe(show=word("bot-option-show"))
    async def board(self, interaction: Interaction, show: Literal["picture", "text"] = "picture") -> None:
        """Show the board, only to who asks."""
        await take(interaction)
        table = await looking.table_here(interaction)
        await (looking.picture(interaction, table) if show == "picture" else looking.text(interaction, table))

    @app_commands.command(description=word("bot-command-status"))
    async def status(self, interaction: Interaction) -> None:
        """Say how things stand."""
        await take(interaction)
        table = await looking.table_here(interaction)
        buttons = turn_buttons(table)
        view = buttons_of(table) or (view_of(*buttons) if buttons else None)
        await answer(interaction, await self._status(interaction, table), view)

    @app_commands.command(description=word("bot-command-log"))
    async def log(self, interaction: Interaction) -> None:
        """Tell the story so far, the newest part first."""
        await take(interaction)
        await looking.log(interaction, await looking.table_here(interaction))

    @app_commands.command(description=word("bot-command-record"))
    async def record(self, interaction: Interaction) -> None:
        """Hand out the record of the game, as far as who asks may know it."""
        await take(interaction)
        await looking.record(interaction, await looking.table_here(interaction))

    @app_commands.command(description=word("bot-command-rules"))
    @app_commands.describe(about=word("bot-option-about"), game=word("bot-option-which-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, about: str | None = None, game: str | None = None) -> None:
        """Answer a question about the rules, or show the figures in force."""
        await take(interaction)
        asked = rules.in_force(interaction, await looking.last_here(interaction), game)
        await (rules.about(interaction, asked, about) if about else rules.figures(interaction, asked))

    @rules.autocomplete("about")
    async def _about(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await looking.last_here(interaction)
        titles = rules.titles(rules.in_force(interaction, table, interaction.namespace.game), current)
        return [app_commands.Choice(name=clipped(title, CHOICE), value=clipped(title, CHOICE)) for title in titles]

    @app_commands.command(description=word("orders-command"))
    async def order(self, interaction: Interaction) -> None:
        """Show one's standing orders, to give more and take them back."""
        await take(interaction)
        sitting = await sit_here(interaction)
        await show_desk(interaction, await self.bot.orders.desk(sitting.table, interaction.user.id))

    @app_commands.command(description=word("bot-command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's last action, with the others' consent where it concerns them."""
        await take(interaction)
        await undoing.undo(interaction)

    @app_commands.command(description=word("bot-command-move"))
    @app_commands.describe(table=word("bot-option-table"))
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        """Bring a game here from another channel."""
        await take(interaction)
        await places.bring(interaction, table)

    @move.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await places.choices(interaction, current)

    @app_commands.command(description=word("bot-command-end"))
    async def end(self, interaction: Interaction) -> None:
        """Ask to confirm that the game here is broken off."""
        await take(interaction)
        table = await looking.open_here(interaction)
        check_may_end(table, person_of(interaction))
        words = speech_of(table).words
        button = PressButton(Press("end", table.id), words.text("bot-button-end"), ButtonStyle.danger)
        await answer(interaction, words.text(f"bot-end-{table.status.value}"), view_of(button))

    async def _status(self, interaction: Interaction, table: Table) -> str:
        lines = [content_of(table)]
        if table.status in (Status.RUNNING, Status.OVER):
            timeline = await looking.seen(interaction, table)
            lines += [asked_line(table, timeline, asked, ping=False) for asked in timeline.decisions]
            lines += await deadline_lines(self.bot.rooms, table)
            lines += await pace.parked_lines(self.bot, table)
            if scores := timeline.game.scores(timeline.state):
                lines.append(final_scores(table, scores))
        return "\n".join([*lines, *await looking.parked(interaction, table)])


def _game_typed(interaction: Interaction) -> PlayedGame:
    """The game that `/game new` is being filled in for."""
    return next((game for game in GAMES if game.key == interaction.namespace.game), GAMES[0])


def _choices(current: str, pairs: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Those whose words fit what has been typed."""
    fitting = [
        app_commands.Choice(name=name, value=key) for name, key in pairs if current.casefold() in name.casefold()
    ]
    return fitting[:CHOICES]


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Game(bot))
