"""The running bot, and windows of a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Protocol

import pytest
from playwright.async_api import Browser, async_playwright, expect

import renderer
from bot.beside_playground import starters
from tests.bot.conftest import artist, discord, mishaps, service, table
from tests.bot.play import Table
from tests.chromium import chromium
from tests.page.window import Window

__all__ = ["artist", "discord", "mishaps", "open_window", "service", "table"]

SIZE, PHONE = (1280, 900), (400, 800)
PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)


class Opener(Protocol):
    """Opens a window for a person, or at an address; `look` says more of the browser, such as `color_scheme`."""

    async def __call__(self, name: str, *, size: tuple[int, int] = SIZE, address: str = "", **look: Any) -> Window: ...


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield opened
        await opened.close()


@pytest.fixture
async def open_window(table: Table, browser: Browser) -> AsyncIterator[Opener]:
    """Nothing may go wrong in any window."""
    table.discord.starters = starters()
    wrong: list[str] = []

    async def opened(name: str, *, size: tuple[int, int] = SIZE, address: str = "", **look: Any) -> Window:
        page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, **look)
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        await page.goto(f"{table.discord.base_url}{address or f'/?as={name}'}")
        return Window(page)

    yield opened
    for context in browser.contexts:
        await context.close()
    assert wrong == []


@pytest.fixture
async def painted(table: Table) -> None:
    """Boards are real pictures."""
    table.service.draw = renderer.render
    await table.service.restart()
