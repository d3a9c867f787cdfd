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
from tests.killing.players import Party
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
    """What a game has left: the stored log, the boards, what else the channel was told, and what people in private.

    Boards go out beside the rest, so these may come one before the other.
    """

    log: list[tuple[int | None, str | None, int | None]]
    boards: list[Said]
    others: list[Said]
    private: list[Said]

    @property
    def channel(self) -> list[Said]:
        """All that everybody sees."""
        return [*self.boards, *self.others]


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
            await party.players(discord, host, eye).play()
            await host.stop()
        finally:
            await host.kill()
        return Run(await _traces(discord, eye, party), host.deaths, host.passed, host.errors)


async def _traces(discord: Playground, eye: Eye, party: Party) -> Traces:
    told = _said(discord, discord.channel("table"))
    private = [said for name in party.people for said in _said(discord, discord.dm(discord.person(name)))]
    boards, others = [said for said in told if said.pictures], [said for said in told if not said.pictures]
    return Traces(await eye.log(), boards, others, private)


def _said(discord: Playground, channel: Wire) -> list[Said]:
    return [_of(message, discord.world.pings) for message in discord.messages(channel)]


def _of(message: Wire, pings: list[Ping]) -> Said:
    pinged = [ping.user_id for ping in pings if ping.message_id == message["id"]]
    return Said(
        re.sub(r"<t:\d+:\w>|channels/[\d/]+", "<one>", message["content"]),
        tuple(file.get("description") or "" for file in message["attachments"]),
        tuple(labels(message)),
        tuple(pinged),
    )
