"""`/game doctor`: what is wrong in a channel, and how to mend it."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.client import Caravanserai
from bot.doctor import Doctor, Finding, Report, Visit
from bot.rights import in_words
from bot.store import Table
from bot.translation import word
from cogs.answers import Interaction, answer, channel_of, limit_of, person_of, take
from cogs.reading import words_of

RIGHT = "right-"
"""What the kind of a finding about a right begins with."""


class DoctorCommands(commands.Cog):
    """The command of `/game` for it."""

    bot: Caravanserai

    @app_commands.command(description=word("doctor-command"))
    async def doctor(self, interaction: Interaction) -> None:
        """Say privately whether all is well; to its host, and who manages the channel, also what was measured."""
        visit = _visit(interaction)
        await take(interaction)
        table = await self.bot.rooms.store.open_table(visit.number)
        report = await Doctor(self.bot).examine(visit)
        words = words_of(interaction, table)
        said = _lines(report, words)
        if _is_in_charge(interaction, table):
            said.append(_details(report, visit, words))
        await answer(interaction, "\n".join(said))


def _visit(interaction: Interaction) -> Visit:
    return Visit(
        interaction.channel,
        channel_of(interaction),
        interaction.app_permissions,
        limit_of(interaction),
        interaction.created_at.timestamp(),
        interaction.client.rooms.clock(),
    )


def _is_in_charge(interaction: Interaction, table: Table | None) -> bool:
    person = person_of(interaction)
    return person.manages or (table is not None and table.host == person.id)


def _lines(report: Report, words: Any) -> list[str]:
    """What is wrong, a line each."""
    if not report.findings:
        return [words.text("doctor-well")]
    found = [words.text("doctor-finding", finding=_said(one, words)) for one in report.findings]
    return [words.text("doctor-ill", count=len(found)), *found]


def _said(finding: Finding, words: Any) -> str:
    more: dict[str, str | int] = {}
    if finding.kind.startswith(RIGHT):
        more["right"] = in_words((finding.kind.removeprefix(RIGHT),), words)
    if why := finding.fields.get("why"):
        key = f"doctor-why-{why}"
        more["reason"] = words.text(key if key in words else "doctor-why-other", code=why)
    return str(words.text(f"doctor-{finding.kind}", **finding.fields, **more))


def _details(report: Report, visit: Visit, words: Any) -> str:
    found = report.readings
    return str(
        words.text(
            "doctor-details",
            version=found.version,
            commands=found.commands,
            limit=visit.file_limit // 1024,
            skew=round(abs(visit.skew), 1),
            side=words.text("doctor-ahead" if visit.skew >= 0 else "doctor-behind"),
            latency=round(1e3 * found.latency),
            written=round(1e3 * found.written),
            waiting=found.waiting,
            parked=found.parked,
        )
    )
