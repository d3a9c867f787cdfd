"""A table at noon, and time that passes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from playground import Clock, Playground
from playground.redirect import redirected
from tests.bot.calls.day import Day
from tests.bot.conftest import ann, artist, ben, cleo, dora, mishaps, service, table
from tests.bot.play import Table

__all__ = ["ann", "artist", "ben", "cleo", "day", "discord", "dora", "mishaps", "service", "table"]

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC).timestamp()


@pytest.fixture
async def discord(mishaps: list[str]) -> AsyncIterator[Playground]:
    """A Discord in which it is noon of a winter's day in London."""
    async with Playground(rate_limits=False, clock=Clock(NOON)) as playground:
        with redirected(playground):
            yield playground
        assert playground.missing == []


@pytest.fixture
def day(table: Table) -> Day:
    return Day(table)
