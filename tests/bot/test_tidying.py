"""Looking for garbage only when it disturbs nobody."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot.tidying import THRESHOLDS, tidied


async def test_it_waits_until_nobody_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cyclic garbage goes then; before, it is looked for among what is new only."""
    monkeypatch.setattr("bot.tidying.EVERY", 0.0)
    monkeypatch.setattr("bot.tidying.LATER", 0.0)
    asked, served, collected = list[bool](), [True, True, False], asyncio.Event()

    def is_idle() -> bool:
        asked.append(bool(served) and served.pop(0))
        return not asked[-1]

    monkeypatch.setattr(gc, "collect", collected.set)
    before = gc.get_threshold()
    async with tidied(is_idle):
        collected.clear()
        assert gc.get_threshold() == THRESHOLDS
        await collected.wait()
        assert asked[:3] == [True, True, False]
    assert gc.get_threshold() == before
    assert not any(task.get_name() == "tidying" for task in asyncio.all_tasks())
