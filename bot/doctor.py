"""Finding out what keeps the bot from its work in a channel. What is found is said, and how to mend it, by a cog."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

import discord

from bot.backup import reading
from bot.client import COMMANDS, Caravanserai, fingerprint
from bot.database import DatabaseError
from bot.errors import TableError
from bot.health import version
from bot.obstacles import NOT_DONE
from bot.rights import VIEW, missing_rights
from bot.vitals import Waiting, ailment, waiting

HISTORY = "read_message_history"
ROOM = 512 * 1024
"""The bytes that any board finds room in as it is drawn at first."""
SKEW = 10.0
"""Seconds by which the clock may differ: more than an interaction is ever under way."""
PATIENCE = 120.0
"""Seconds that a message may take to be posted."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Where and when the doctor has been called, as the interaction says."""

    channel: Any
    number: int
    """The channel's id."""
    rights: discord.Permissions
    """What the bot may do there."""
    file_limit: int
    """The bytes that a file may have there."""
    sent: float
    """The instant of the interaction by Discord's clock, in Unix seconds."""
    arrived: float
    """The same by the bot's own."""

    @property
    def skew(self) -> float:
        """By how many seconds the bot's clock is ahead of Discord's."""
        return self.arrived - self.sent


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong: the message `doctor-<kind>` says what and how to mend it."""

    kind: str
    fields: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Readings:
    """What was measured, whether or not it is wrong."""

    commands: int
    """How many Discord knows."""
    latency: float
    """Seconds that Discord's gateway takes to answer; 0 if that is not known."""
    written: float
    """Seconds that a write to the database takes."""
    waiting: int
    """Tables of all channels that have something to tell, those that are parked included."""
    parked: int
    version: str


@dataclass(frozen=True, slots=True)
class Report:
    """What the doctor found."""

    findings: tuple[Finding, ...]
    readings: Readings


@dataclass(frozen=True, slots=True)
class Known:
    """The commands that Discord knows by their full names, or why it did not say."""

    names: frozenset[str] = frozenset()
    trouble: str = ""


class Doctor:
    """Examines channels."""

    def __init__(self, client: Caravanserai) -> None:
        self._client = client
        self._rooms = client.rooms
        self._store = client.rooms.store

    async def examine(self, visit: Visit) -> Report:
        """Look at everything that could be wrong in a channel."""
        known, owing = await self._known(), await waiting(self._store.database)
        began = time.perf_counter()
        trouble = await ailment(self._store, self._rooms.clock())
        written = time.perf_counter() - began
        findings = [
            *rights(visit),
            *thread(visit),
            *limits(visit),
            *[one async for one in self._commands(known)],
            *([Finding(f"database-{trouble}")] if trouble else ()),
            *await asyncio.to_thread(damage, self._client.settings.database),
            *clock(visit),
            *[one async for one in self._game(visit)],
        ]
        parked, latency = sum(one.parked is not None for one in owing), self._client.latency
        readings = Readings(
            len(known.names), latency if isfinite(latency) else 0.0, written, len(owing), parked, version()
        )
        return Report(tuple(findings), readings)

    async def _known(self) -> Known:
        try:
            found = await self._client.tree.fetch_commands()
        except NOT_DONE as error:
            return Known(trouble=type(error).__name__)
        return Known(frozenset(name for command in found for name in _names(command.to_dict())))

    async def _commands(self, known: Known) -> AsyncIterator[Finding]:
        """Whether Discord has the commands of this version."""
        ours = await self._client.command_tree()
        missing = sorted({name for command in ours for name in _names(command)} - known.names)
        if known.trouble:
            yield Finding("commands-unheard", {"reason": known.trouble})
        elif missing:
            yield Finding("commands-missing", {"commands": ", ".join(f"`/{name}`" for name in missing[:5])})
        elif await self._store.recall(COMMANDS) != f"{self._client.application_id}:{fingerprint(ours)}":
            yield Finding("commands-old")

    async def _game(self, visit: Visit) -> AsyncIterator[Finding]:
        """Whether the game here, if there is one, can go on, and its channel has been told everything."""
        table = await self._store.open_table(visit.number)
        if table is not None and not await self._is_readable(table.id):
            yield Finding("rules-unknown")
        for one in await waiting(self._store.database, visit.number):
            if one.parked is not None or self._rooms.clock() - one.since > PATIENCE:
                yield _late(one)

    async def _is_readable(self, number: int) -> bool:
        try:
            await self._rooms.timeline(await self._rooms.table(number))
        except TableError:
            return False
        return True


def _late(one: Waiting) -> Finding:
    since = f"<t:{int(one.since)}:f>"
    if one.parked is None:
        return Finding("stuck", {"since": since})
    return Finding("parked", {"since": since, "why": one.parked})


def _names(command: Mapping[str, Any]) -> Iterator[str]:
    """The full names of a command, or of those below it."""
    groups = [
        one for one in command.get("options", ()) if one["type"] <= discord.AppCommandOptionType.subcommand_group.value
    ]
    if not groups:
        yield command["name"]
    for below in groups:
        yield from (f"{command['name']} {name}" for name in _names(below))


def rights(visit: Visit) -> Iterator[Finding]:
    """The rights that the bot lacks. Who may not see a channel may do nothing there, nor attach who may not write."""
    lacking = missing_rights(visit.channel, visit.rights)[:1]
    more = () if visit.rights.read_message_history or VIEW in lacking else (HISTORY,)
    for right in (*lacking, *more):
        yield Finding(f"right-{right.replace('_', '-')}")


def thread(visit: Visit) -> Iterator[Finding]:
    """What a thread keeps from being posted or read."""
    if not isinstance(visit.channel, discord.Thread):
        return
    if visit.channel.locked and not visit.rights.manage_threads:
        yield Finding("thread-locked")
    if visit.channel.archived:
        yield Finding("thread-archived")


def limits(visit: Visit) -> Iterator[Finding]:
    """Whether boards find room."""
    if visit.file_limit < ROOM:
        yield Finding("file-limit", {"limit": visit.file_limit // 1024})


def clock(visit: Visit) -> Iterator[Finding]:
    """Whether the clock goes wrong."""
    if abs(visit.skew) > SKEW:
        yield Finding("clock-ahead" if visit.skew > 0 else "clock-behind", {"seconds": round(abs(visit.skew))})


def damage(path: Path) -> list[Finding]:
    """Whether a database's file is sound, as far as a quick look can tell."""
    try:
        with closing(reading(path)) as connection:
            ((verdict,),) = connection.execute("PRAGMA quick_check(1)")
    except (DatabaseError, sqlite3.Error):
        return [Finding("database-damaged")]
    return [] if verdict == "ok" else [Finding("database-damaged")]
