"""`/me`: what a person has set for themselves, shown to them alone, and set by options, buttons and forms."""

from __future__ import annotations

from typing import Literal

from discord import ButtonStyle, SelectOption, app_commands, ui
from discord.ext import commands

from bot.client import Caravanserai
from bot.hours.spoken import spoken_quiet
from bot.people.forgetting import forget
from bot.people.profile import Calls, Profile
from bot.people.wishes import Wishes, fulfil
from bot.press import Press, PressButton, PressMenu, view_of
from bot.translation import word
from cogs import times
from cogs.answers import Interaction, answer, take
from cogs.forms import Form, written
from cogs.reading import notation_for, words_of

ZONE, SPAN = 60, 30
"""How long a time zone, and what is typed for times, may be, in characters."""


class Me(commands.Cog):
    """A person's settings."""

    def __init__(self, bot: Caravanserai) -> None:
        self.bot = bot
        for verb in ("mecalls", "meahead", "mehours", "meaway", "meforget", "meforgotten"):
            bot.handle(verb, getattr(self, verb))
        bot.handle("formhours", self.take_form)
        bot.handle("formaway", self.take_form)

    @app_commands.command(description=word("people-command"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.describe(
        pings=word("people-option-pings"),
        ahead=word("people-option-ahead"),
        zone=word("people-option-zone"),
        quiet=word("people-option-quiet"),
        vacation=word("people-option-vacation"),
        forget=word("people-option-forget"),
    )
    @app_commands.rename(ahead="next")
    @app_commands.choices(pings=[app_commands.Choice(name=word(f"people-calls-{one}"), value=one) for one in Calls])
    async def me(  # noqa: PLR0913, PLR0917 - the options of a command
        self,
        interaction: Interaction,
        pings: str | None = None,
        ahead: Literal["on", "off"] | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        vacation: str | None = None,
        forget: bool = False,  # noqa: FBT001, FBT002 - an option of a command
    ) -> None:
        """Set what is given, and show everything."""
        await take(interaction)
        if forget:
            await self._ask_to_forget(interaction)
            return
        calls = Calls(pings) if pings else None
        told = None if ahead is None else ahead == "on"
        await self._set(interaction, Wishes(calls, told, zone, quiet, vacation, notation_for(interaction)))

    me.autocomplete("zone")(times.zones)
    me.autocomplete("quiet")(times.quiet_hours)
    me.autocomplete("vacation")(times.vacations)

    async def mecalls(self, interaction: Interaction, press: Press) -> None:
        """Choose how one is called."""
        await take(interaction)
        await self._set(interaction, Wishes(calls=list(Calls)[press.path[0]]))

    async def meahead(self, interaction: Interaction, press: Press) -> None:
        """Choose whether one is told that one is probably next."""
        await take(interaction)
        await self._set(interaction, Wishes(ahead=bool(press.path[0])))

    async def mehours(self, interaction: Interaction, press: Press) -> None:
        """Ask for time zone and quiet hours."""
        words, profile = words_of(interaction), await self.bot.people.profile(interaction.user.id)
        form = Form(press.to("formhours"), words.text("people-button-hours"))
        zone = profile.clock.zone.name if profile.clock else ""
        form.ask("zone", words.text("people-form-zone"), words.text("people-form-zone-hint"), zone, ZONE)
        form.ask("quiet", words.text("people-form-quiet"), words.text("people-form-quiet-hint"), _quiet(profile), SPAN)
        await interaction.response.send_modal(form)

    async def meaway(self, interaction: Interaction, press: Press) -> None:
        """Ask until when one is away."""
        words = words_of(interaction)
        form = Form(press.to("formaway"), words.text("people-button-away"))
        form.ask("vacation", words.text("people-form-away"), words.text("people-form-away-hint"), "", SPAN)
        await interaction.response.send_modal(form)

    async def take_form(self, interaction: Interaction, _press: Press) -> None:
        """Set what was written into a form."""
        await take(interaction)
        lines = written(interaction)
        zone, quiet, vacation = map(lines.get, ("zone", "quiet", "vacation"))
        wishes = Wishes(zone=zone, quiet=quiet, vacation=vacation, notation=notation_for(interaction))
        await self._set(interaction, wishes)

    async def meforget(self, interaction: Interaction, _press: Press) -> None:
        """Ask whether one really wants to be forgotten."""
        await take(interaction)
        await self._ask_to_forget(interaction)

    async def meforgotten(self, interaction: Interaction, _press: Press) -> None:
        """Forget who pressed, and say what stays."""
        await take(interaction)
        words = words_of(interaction)
        left = await forget(self.bot.rooms, interaction.user.id)
        links = words.listed(f"<#{table.channel}>" for table in left)
        await answer(interaction, words.text("people-forgotten" if not left else "people-stays", places=links))

    async def _ask_to_forget(self, interaction: Interaction) -> None:
        words = words_of(interaction)
        button = PressButton(Press("meforgotten", 0), words.text("people-button-forget"), ButtonStyle.danger)
        await answer(interaction, words.text("people-forget"), view_of(button))

    async def _set(self, interaction: Interaction, wishes: Wishes) -> None:
        user = interaction.user.id
        await fulfil(self.bot.people, user, wishes, self.bot.rooms.clock())
        if wishes != Wishes():
            await self.bot.calls.reconsider(user=user)
        await self._show(interaction, await self.bot.people.profile(user))

    async def _show(self, interaction: Interaction, profile: Profile) -> None:
        words = words_of(interaction)
        lines = [
            words.text("people-title"),
            words.text("people-shown-calls", calls=words.text(f"people-calls-{profile.calls}")),
            words.text("people-shown-ahead", ahead=str(profile.ahead)),
            words.text("people-shown-zone", zone=profile.clock.zone.name if profile.clock else "none"),
            words.text("people-shown-quiet", quiet=_quiet(profile) or "none"),
            words.text("people-shown-away", back=str(int(profile.vacation.ends)) if profile.vacation else "none"),
        ]
        await answer(interaction, "\n".join(lines), panel_of(interaction, profile))


def panel_of(interaction: Interaction, profile: Profile) -> ui.View:
    """The menu and the buttons for changing all that."""
    words = words_of(interaction)
    options = [
        SelectOption(label=words.text(f"people-calls-{calls}"), value=str(number), default=calls is profile.calls)
        for number, calls in enumerate(Calls)
    ]
    menu = PressMenu(Press("mecalls", 0), words.text("people-option-pings"), options)
    ahead = PressButton(Press("meahead", 0, path=(int(not profile.ahead),)), _ahead_label(interaction, profile))
    others = [PressButton(Press(f"me{verb}", 0), words.text(f"people-button-{verb}")) for verb in ("hours", "away")]
    return view_of(menu, ahead, *others, PressButton(Press("meforget", 0), words.text("people-button-forget")))


def _ahead_label(interaction: Interaction, profile: Profile) -> str:
    return words_of(interaction).text("people-button-not-ahead" if profile.ahead else "people-button-ahead")


def _quiet(profile: Profile) -> str:
    """A person's quiet hours as they could be typed."""
    quiet = profile.clock.quiet if profile.clock else None
    return spoken_quiet(quiet) if quiet else ""


async def setup(bot: Caravanserai) -> None:
    """Add the cog."""
    await bot.add_cog(Me(bot))
