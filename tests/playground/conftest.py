"""A playground, a small bot on the real discord.py client, and people."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from playground import Person, Playground, Wire
from playground.redirect import redirected
from tests.playground.small_bot import SmallBot, running


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    """A playground, to which every client that starts meanwhile talks; it must know all routes that are used."""
    async with Playground() as playground:
        with redirected(playground):
            yield playground
        assert playground.missing == []


@pytest.fixture
async def bot(discord: Playground) -> AsyncIterator[SmallBot]:
    """The small bot, connected."""
    async with running(discord) as small_bot:
        yield small_bot


@pytest.fixture
def ann(discord: Playground) -> Person:
    return discord.person("ann")


@pytest.fixture
def ben(discord: Playground) -> Person:
    return discord.person("ben")


@pytest.fixture
def channel(discord: Playground) -> Wire:
    return discord.channel("table")


@pytest.fixture(autouse=True)
def no_errors_in_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The client only logs what goes wrong in a command, an autocomplete or a button."""
    yield
    assert [record for record in caplog.get_records("call") if record.levelname == "ERROR"] == []
