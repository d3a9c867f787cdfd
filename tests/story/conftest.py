"""The people of a story, and the noon at which it begins."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from playground import Clock, Person, Playground
from playground.redirect import redirected
from tests.bot.conftest import ann, artist, ben, cleo, dora, mishaps, service, table
from tests.bot.play import Table
from tests.story.weeks import Weeks, at

__all__ = ["ann", "artist", "ben", "cleo", "discord", "dora", "mishaps", "service", "table", "weeks"]


@pytest.fixture
async def discord(mishaps: list[str]) -> AsyncIterator[Playground]:
    """A Discord in which it is noon of the last Friday before clocks are set back."""
    async with Playground(rate_limits=False, clock=Clock(at("Fri 23 Oct", "12:00"))) as playground:
        with redirected(playground):
            yield playground
        assert playground.missing == []


@pytest.fixture
def weeks(table: Table, ann: Person, ben: Person, cleo: Person, dora: Person) -> Weeks:
    return Weeks(table, ann, ben, cleo, dora)
