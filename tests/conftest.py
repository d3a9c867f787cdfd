"""What holds for every test."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests.openapi import described


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Look for garbage seldom, and not among all that was imported: games at random make millions of small values."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)


@pytest.fixture(autouse=True)
def as_discord_describes_it(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All that any playground accepts fits Discord's description of its API, where that is at hand."""
    description = described()
    if description is None:
        yield
        return
    description.complaints.clear()
    monkeypatch.setattr("playground.Playground.check", staticmethod(description.check))
    yield
    assert description.complaints == []
