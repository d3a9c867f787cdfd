"""What is told to who watches over the bot."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.health import Health, Pulse, version, write
from bot.settings import SettingsError
from playground import Person, Playground
from tests.bot.play import Table
from tests.bot.service import Artist, Service

ADDRESS = "http://127.0.0.1:{}/health"


@pytest.fixture
def port() -> int:
    """A port that is free just now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
async def watched(discord: Playground, artist: Artist, tmp_path: Path, port: int) -> AsyncIterator[Service]:
    """The bot, telling how it is in both ways."""
    service = Service(discord, tmp_path, artist)
    try:
        await service.start(health_file=tmp_path / "health.json", health_port=port)
        yield service
    finally:
        await service.stop()


async def told(port: int) -> tuple[int, dict[str, Any]]:
    """What is told at the port: the status, and the report."""
    async with aiohttp.ClientSession() as session, session.get(ADDRESS.format(port)) as answer:
        return answer.status, await answer.json()


async def test_all_is_well(watched: Service, port: int) -> None:
    status, found = await told(port)
    assert status == 200
    assert (found["ok"], found["connected"], found["database_writable"], found["lease_held"]) == (True,) * 4
    assert (found["waiting"], found["parked"], found["oldest"]) == (0, 0, None)
    assert found["version"] == version() != "unknown"
    assert abs(found["at"] - time.time()) < 60
    assert found["last_event"] <= found["at"]
    assert found["loop_lag_ms"] >= 0


async def test_a_lost_connection_is_told(watched: Service, port: int) -> None:
    await watched.client.shards[0].disconnect()
    status, found = await told(port)
    assert (status, found["ok"], found["connected"]) == (503, False, False)


async def test_a_database_that_takes_nothing_is_told(watched: Service, port: int) -> None:
    writer = watched.client.rooms.store.database._writer  # noqa: SLF001 - a file system turned read-only
    await writer.execute("PRAGMA query_only = ON")
    status, found = await told(port)
    await writer.execute("PRAGMA query_only = OFF")
    assert (status, found["ok"], found["connected"], found["database_writable"]) == (503, False, True, False)
    assert (await told(port))[0] == 200


async def test_channels_that_wait_are_counted(
    watched: Service, discord: Playground, ann: Person, ben: Person, port: int
) -> None:
    table = Table(watched, discord.channel("table"))
    await table.open(ann, ben, seats=2)
    await discord.deny(table.channel, "SEND_MESSAGES")
    await table.press(ann, table.messages[0], "Start")
    await watched.settled()
    status, found = await told(port)
    assert (status, found["waiting"], found["parked"]) == (200, 1, 1)
    assert abs(found["oldest"] - discord.clock.now()) < 60
    seen = len(table.messages)
    await discord.allow(table.channel, "SEND_MESSAGES")
    await table.board(seen)
    assert (await told(port))[1]["waiting"] == 0


async def test_a_blocked_event_loop_is_told_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.health.TICK", 0.0)
    pulse = Pulse(service.client)
    feeling = asyncio.create_task(pulse.feel())
    await asyncio.sleep(0)
    time.sleep(0.2)  # noqa: ASYNC251 - this is the fault
    await asyncio.sleep(0)
    feeling.cancel()
    assert (await pulse.report()).loop_lag_ms >= 200
    assert (await pulse.report()).loop_lag_ms == 0


async def test_the_file_is_kept_and_goes_with_the_bot(
    discord: Playground, artist: Artist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports, loop = asyncio.Queue[dict[str, Any]](), asyncio.get_running_loop()

    def heard(path: Path, health: Health) -> None:
        write(path, health)
        loop.call_soon_threadsafe(reports.put_nowait, json.loads(path.read_text("utf8")))

    monkeypatch.setattr("bot.health.write", heard)
    monkeypatch.setattr("bot.health.EVERY", 0.01)
    service = Service(discord, tmp_path, artist)
    await service.start(health_file=tmp_path / "health.json")
    assert not (await reports.get())["connected"]
    while not (found := await reports.get())["connected"]:
        pass
    assert found["ok"]
    await service.stop()
    left = await asyncio.to_thread(lambda: sorted(path.name for path in tmp_path.iterdir()))
    assert left == ["bot.db"]


async def test_what_cannot_be_written_or_taken_is_said_at_the_start(
    discord: Playground, artist: Artist, tmp_path: Path
) -> None:
    with pytest.raises(SettingsError, match=r"^HEALTH_FILE .* cannot be written: No such file or directory$"):
        await Service(discord, tmp_path, artist).start(health_file=tmp_path / "nowhere" / "health.json")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=rf"^HEALTH_PORT {number} cannot be used: "):
            await Service(discord, tmp_path, artist).start(health_port=number)


async def test_without_a_word_nothing_is_told(service: Service) -> None:
    tasks = {task.get_name() for task in asyncio.all_tasks()}
    assert "lease" in tasks
    assert "health" not in tasks
