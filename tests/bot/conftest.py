"""A playground, the bot in it, and people; what goes wrong behind the scenes fails the test."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playground import Person, Playground
from playground.redirect import redirected
from tests.bot.play import Table
from tests.bot.service import Artist, Service

__all__ = ["ann", "artist", "ben", "cleo", "discord", "dora", "mishaps", "service", "table"]

PATIENCE = 20.0
"""Seconds for the dot, which takes none unless the machine is busy."""


class Ear(logging.Handler):
    """Hears every error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


@pytest.fixture(autouse=True)
def mishaps() -> Iterator[list[str]]:
    """Words of the errors that a test expects in the log: exactly these must have come."""
    ear, expected = Ear(), list[str]()
    logging.getLogger().addHandler(ear)
    yield expected
    logging.getLogger().removeHandler(ear)
    assert [line for line in ear.heard if not any(words in line for words in expected)] == []
    assert [words for words in expected if not any(words in line for line in ear.heard)] == []


@pytest.fixture
async def discord(mishaps: list[str]) -> AsyncIterator[Playground]:
    """A Discord without rate limits, which must know all routes that are used."""
    async with Playground(rate_limits=False) as playground:
        with redirected(playground):
            yield playground
        assert playground.missing == []


@pytest.fixture
def artist(monkeypatch: pytest.MonkeyPatch) -> Iterator[Artist]:
    """Who draws the boards: a dot, so that no test waits for a picture that it does not look at.

    Answers wait for it however busy the machine is, unless it is held up.
    """
    artist = Artist()

    async def wait(tasks: list[asyncio.Task[Any]], *, timeout: float) -> object:  # noqa: ASYNC109
        return await asyncio.wait(tasks, timeout=PATIENCE if artist.free.is_set() else timeout)

    monkeypatch.setattr("cogs.answers.asyncio", SimpleNamespace(**{**vars(asyncio), "wait": wait}))
    yield artist
    artist.free.set()


@pytest.fixture
async def service(discord: Playground, artist: Artist, tmp_path: Path) -> AsyncIterator[Service]:
    """The bot, connected."""
    service = Service(discord, tmp_path, artist)
    try:
        await service.start()
        yield service
    finally:
        artist.free.set()
        await service.stop()


@pytest.fixture
def table(service: Service) -> Table:
    """A channel for a table."""
    return Table(service, service.discord.channel("table"))


@pytest.fixture
def ann(discord: Playground) -> Person:
    """Who owns the server, and so may do anything."""
    return discord.person("ann")


@pytest.fixture
def ben(discord: Playground) -> Person:
    return discord.person("ben")


@pytest.fixture
def cleo(discord: Playground) -> Person:
    return discord.person("cleo")


@pytest.fixture
def dora(discord: Playground) -> Person:
    return discord.person("dora")
