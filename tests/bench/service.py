"""How long a player waits: from a press to the receipt, and to the board in the channel."""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.service import opened
from bot.settings import Settings
from playground.interactions import Interaction
from playground.people import Person
from playground.redirect import redirected
from playground.server import Playground
from playground.wire import Wire, walk

PRESSES = 15
ASIDE = ("Back", "Undo", "Another number…")
"""Buttons that lead away from an answer."""


async def measure() -> dict[str, float]:
    """Milliseconds through the real client, as medians over a table with two stand-ins."""
    with TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "bench.db")
        async with Playground(rate_limits=False) as discord:
            with redirected(discord):
                async with opened(settings, random=Random(1), guild_ready_timeout=0.0) as client:
                    running = asyncio.create_task(client.start(discord.token))
                    await discord.connected()
                    found = await _play(discord)
                    await client.close()
                    await running
    return found


async def _play(discord: Playground) -> dict[str, float]:
    """Bid and pass by the panel; only presses that hand the turn over are measured."""
    ann, channel = discord.person("ann"), discord.channel("table")
    await (await ann.slash(channel, "game new", {"seats": 3})).done()
    for label in ("Add a stand-in", "Add a stand-in", "Start"):
        await (await ann.click(discord.messages(channel)[0], label)).done()
    receipts: list[float] = []
    boards: list[float] = []
    shown = 1
    while len(boards) < PRESSES:
        await _more_than(discord, channel, shown)
        shown = len(discord.messages(channel))
        panel = (await (await ann.click(discord.messages(channel)[-1], "My turn")).done()).message
        assert panel is not None
        receipt, board = await _press_on(discord, ann, channel, panel, shown)
        receipts.append(receipt)
        boards.append(board)
    return {
        "receipt_ms": round(1e3 * statistics.median(receipts), 1),
        "press_to_board_ms": round(1e3 * statistics.median(boards), 1),
    }


async def _more_than(discord: Playground, channel: Wire, shown: int) -> None:
    await discord.until(lambda: len(discord.messages(channel)) > shown)


async def _press_on(discord: Playground, ann: Person, channel: Wire, panel: Wire, shown: int) -> tuple[float, float]:
    """Press on until a turn is handed over: seconds from that press to the receipt, and to the channel's board."""
    while True:
        began = time.perf_counter()
        pressed = await (await _last_choice(ann, panel)).done()
        receipt = time.perf_counter() - began
        assert pressed.message is not None
        if pressed.message["components"]:
            panel = pressed.message
            continue
        await _more_than(discord, channel, shown)
        return receipt, time.perf_counter() - began


async def _last_choice(ann: Person, panel: Wire) -> Interaction:
    """The last of what a panel offers: a way through a game that never gets stuck."""
    parts = [part for part in walk(panel["components"]) if part.get("label") not in ASIDE]
    menus = [part for part in parts if "options" in part]
    if menus:
        return await ann.select(panel, menus[0]["custom_id"], [menus[0]["options"][-1]["value"]])
    return await ann.click(panel, [part for part in parts if "label" in part][-1]["custom_id"])
