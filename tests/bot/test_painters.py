"""Drawing in processes of their own: what comes back, what goes wrong, and that nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest

import renderer
from bot.boards import Boards
from bot.hours.durations import DAY
from bot.painters import PaintingError, Processes, Threads
from bot.service import opened
from bot.settings import Settings
from bot.studio import LENGTH, packed, serve, unpacked
from data.catalogue import catalogue
from tests.cogs.sittings import sittings


@pytest.fixture
async def painters() -> AsyncIterator[Processes]:
    painters = Processes()
    yield painters
    await painters.close()


async def test_a_board_is_the_same_wherever_it_is_drawn(painters: Processes) -> None:
    sitting = next(sittings(3, 1))
    view = sitting.timeline.game.view(sitting.timeline.state, None)
    draw = partial(renderer.render, view, sitting.table.names, catalogue(), limit=10**7)
    assert await painters.draw(draw) == draw()
    file = await Boards(painters=painters).picture(sitting.table, sitting.timeline.state, None, 10**7)
    assert file is not None
    assert file.fp.read(4) == b"\x89PNG"


async def test_the_bot_draws_in_processes_of_their_own(tmp_path: Path) -> None:
    async with opened(Settings(database=tmp_path / "bot.db")) as client:
        assert await client.boards._painters.draw(os.getpid) != os.getpid()  # noqa: SLF001 - no board tells


async def test_a_process_is_kept_and_a_failure_is_no_end_of_it(painters: Processes) -> None:
    first = await painters.draw(os.getpid)
    assert first != os.getpid()
    with pytest.raises(PaintingError, match="ValueError: invalid literal"):
        await painters.draw(partial(int, "no number"))
    assert await painters.draw(os.getpid) == first


async def test_one_that_died_is_replaced(painters: Processes) -> None:
    first = await painters.draw(os.getpid)
    os.kill(first, 9)
    assert await painters.draw(os.getpid) != first


async def test_a_job_that_kills_its_process_is_given_up(painters: Processes) -> None:
    with pytest.raises((EOFError, ConnectionError)):
        await painters.draw(partial(os._exit, 9))
    assert await painters.draw(partial(int, "1")) == 1


async def test_signals_for_the_bot_do_not_end_it(painters: Processes) -> None:
    """Ctrl-C goes to both, and so does what a supervisor sends; the last boards are still drawn."""
    first = await painters.draw(os.getpid)
    for number in (2, 15):
        os.kill(first, number)
    assert await painters.draw(os.getpid) == first


async def test_who_waits_no_more_leaves_no_process_in_between(painters: Processes) -> None:
    first = await painters.draw(os.getpid)
    waiting = asyncio.create_task(painters.draw(partial(time.sleep, DAY)))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert await painters.draw(os.getpid) != first


async def test_threads_do_the_same_here() -> None:
    painters = Threads()
    assert await painters.draw(os.getpid) == os.getpid()
    with pytest.raises(ValueError, match="invalid literal"):
        await painters.draw(partial(int, "no number"))
    await painters.close()


def test_a_process_ends_with_its_input() -> None:
    results = BytesIO()
    serve(BytesIO(packed(os.getpid) + packed(partial(divmod, 7, 2))), results)
    first = packed((os.getpid(), ""))
    assert results.getvalue() == first + packed(((3, 1), ""))
    assert unpacked(first[LENGTH:]) == (os.getpid(), "")
