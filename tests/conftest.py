"""What holds for every test."""

from __future__ import annotations

import gc

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Look for garbage seldom, and not among all that was imported: games at random make millions of small values."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
