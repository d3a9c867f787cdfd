"""A whole game, however often the bot dies in it, and what is left of it at the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playground import Playground, Wire
from playground.world import Ping
from tests.bot.play import labels
from tests.killing.eye import Eye
from tests.killing.host import Host
from tests.killing.players import Party, Players
from tests.killing.points import Plan
from tests.killing.process import DATABASE


@dataclass(frozen=True, slots=True)
class Said:
    """A message that everybody sees: its words, what is drawn, its buttons, and whom it has notified."""

    content: str
    pictures: tuple[str, ...]
    buttons: tuple[str, ...]
    pinged: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Traces:
    """What a game has left: the stored log, and the channel."""

    log: list[tuple[int | None, str | None, int | None]]
    channel: list[Said]


@dataclass(frozen=True, slots=True)
class Run:
    """A game that was played.

    Attributes:
        deaths: where the bot has died.
        passed: the points that its last process has passed, in order, and how many times.
        errors: what it has logged as errors.
    """

    traces: Traces
    deaths: list[str]
    passed: dict[str, int]
    errors: list[str]


async def played(folder: Path, party: Party, plan: Callable[[list[str]], Plan]) -> Run:
    """Play a game in a folder; `plan` says for each start, after so many deaths, where the bot dies next."""
    async with Playground(rate_limits=False) as discord:
        host, eye = Host(discord, folder, plan), Eye(folder / DATABASE)
        try:
            await Players(discord, host, eye, party).play()
            await host.stop()
        finally:
            await host.kill()
        return Run(Traces(await eye.log(), _said(discord)), host.deaths, host.passed, host.errors)


def _said(discord: Playground) -> list[Said]:
    return [_of(message, discord.world.pings) for message in discord.messages(discord.channel("table"))]


def _of(message: Wire, pings: list[Ping]) -> Said:
    pinged = [ping.user_id for ping in pings if ping.message_id == message["id"]]
    return Said(
        re.sub(r"<t:\d+:R>", "<time>", message["content"]),
        tuple(file.get("description") or "" for file in message["attachments"]),
        tuple(labels(message)),
        tuple(pinged),
    )
