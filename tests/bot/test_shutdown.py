"""Stopped by SIGTERM the bot takes nothing more, finishes what is under way, and ends; the rest is told later."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground import Hold, Person, Playground, Wire
from tests.bot.processes import environment

SOON = 30.0
"""Seconds within which a process is up, or gone, also on a busy computer."""


@asynccontextmanager
async def running(discord: Playground, folder: Path, grace: float) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process, connected."""
    address = (discord.base_url, discord.gateway_url, discord.token, str(grace))
    command = (sys.executable, "-m", "tests.bot.apart", *address)
    errors = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, cwd=folder, env=environment(), stderr=errors)
    try:
        await discord.connected(SOON)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ended(process: asyncio.subprocess.Process) -> int:
    async with asyncio.timeout(SOON):
        return await process.wait()


async def begin(discord: Playground, channel: Wire, person: Person) -> None:
    """A game of one person, who must decide, and two stand-ins."""
    lobby = (await (await person.slash(channel, "game new", {"seats": 3})).done()).message
    assert lobby is not None
    for button in ("Add a stand-in", "Add a stand-in", "Start"):
        await (await person.click(lobby, button)).done()
    await discord.until(lambda: len(discord.messages(channel)) == 2, SOON)


async def disconnected(discord: Playground) -> None:
    await discord.gateway.changed.until(lambda: not discord.gateway.ready, SOON)


@pytest.fixture
def channel(discord: Playground) -> Wire:
    return discord.channel("table")


async def test_what_is_under_way_is_finished_and_nothing_new_is_taken(
    discord: Playground, channel: Wire, ann: Person, ben: Person, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, SOON) as process:
        await begin(discord, channel, ann)
        receipt, board = Hold(), Hold()
        discord.faults.next("PATCH", "/webhooks/*", receipt)
        discord.faults.next("POST", "/channels/*/messages", board)
        use = await ann.slash(channel, "yunnan pass", {})
        await receipt.arrived()
        process.terminate()
        await disconnected(discord)
        late = await ben.slash(channel, "games", {})
        receipt.release()
        await board.arrived()
        board.release()
        assert await ended(process) == 0
    assert use.content.startswith("**Ann** passes")
    assert [message["content"].count("**Ann** passes") for message in discord.messages(channel)] == [0, 0, 1]
    assert not any(late.id in request.path for request in discord.requests)


async def test_what_cannot_be_finished_is_let_go_and_told_after_the_next_start(
    discord: Playground, channel: Wire, ann: Person, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, 0.1) as process:
        await begin(discord, channel, ann)
        hold = Hold()
        discord.faults.next("POST", "/channels/*/messages", hold)
        await (await ann.slash(channel, "yunnan pass", {})).done()
        await hold.arrived()
        process.terminate()
        assert await ended(process) == 0
    assert len(discord.messages(channel)) == 2
    async with running(discord, tmp_path, 0.1):
        await discord.until(lambda: len(discord.messages(channel)) == 3, SOON)
    assert discord.messages(channel)[-1]["content"].count("**Ann** passes") == 1


async def test_an_answer_that_cannot_be_finished_is_let_go_and_not_taken_for_a_bug(
    discord: Playground, channel: Wire, ann: Person, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, 0.1) as process:
        await begin(discord, channel, ann)
        hold = Hold()
        discord.faults.next("PATCH", "/webhooks/*", hold)
        await ann.slash(channel, "yunnan pass", {})
        await hold.arrived()
        process.terminate()
        assert await ended(process) == 0
        assert process.stderr is not None
        assert await process.stderr.read() == b""
