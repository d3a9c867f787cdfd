"""Python's search for cyclic garbage, at times when it disturbs nobody.

Looking through all that is in memory takes the longer the more games are at hand, and the event loop stands still
meanwhile. Positions have no cycles and need no looking through; what little there is besides can wait.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

THRESHOLDS = (2_000, 10, 1_000_000)
"""New objects after which the newest are looked through, how often that is done before those are that were left, and
then before all are: never by itself."""
EVERY = 3600.0
"""Seconds after which all are looked through."""
LATER = 5.0
"""Seconds to wait where that would disturb somebody."""


@asynccontextmanager
async def tidied(is_idle: Callable[[], bool]) -> AsyncIterator[None]:
    """Look through everything only now and then, while nobody is being served, as long as this lasts."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    tidying = asyncio.create_task(_tidy(is_idle), name="tidying")
    try:
        yield
    finally:
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        gc.set_threshold(*before)


async def _tidy(is_idle: Callable[[], bool]) -> None:
    pause = EVERY
    while True:
        await asyncio.sleep(pause)
        if is_idle():
            gc.collect()
            pause = EVERY
        else:
            pause = LATER
