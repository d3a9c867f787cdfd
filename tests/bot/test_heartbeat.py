"""Whatever the bot is at, Discord hears its heartbeat: without it, it would take the bot for dead."""

from __future__ import annotations

import asyncio
import json

import pytest

from games.yunnan.actions import Pass
from playground import Person
from playground.gateway import Gateway
from playground.sessions import Link, Op
from tests.bot.play import Table, by_command
from tests.bot.service import Artist


@pytest.fixture
def beats(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[str]:
    """The heartbeats as Discord hears them, which asks for many."""
    heard, receive = asyncio.Queue[str](), Gateway._receive  # noqa: SLF001 - what arrives is seen nowhere else

    async def listening(gateway: Gateway, link: Link, text: str) -> None:
        if json.loads(text)["op"] == Op.HEARTBEAT:
            heard.put_nowait(text)
        await receive(gateway, link, text)

    monkeypatch.setattr("playground.gateway.HEARTBEAT_MS", 20)
    monkeypatch.setattr(Gateway, "_receive", listening)
    return heard


async def test_a_slow_board_delays_no_heartbeat(
    beats: asyncio.Queue[str], table: Table, artist: Artist, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    artist.free.clear()
    artist.busy.clear()
    await by_command(table, first, Pass())
    await asyncio.to_thread(artist.busy.wait)
    told = len(table.messages)
    for _ in range(beats.qsize() + 3):
        await beats.get()
    assert len(table.messages) == told
    artist.free.set()
    assert "passes" in (await table.board(told))["content"]
