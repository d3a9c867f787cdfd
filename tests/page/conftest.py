"""The running bot, and windows of a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import async_playwright

import renderer
from tests.bot.conftest import artist, discord, mishaps, service, table
from tests.bot.play import Table
from tests.chromium import chromium
from tests.page.window import Window

__all__ = ["artist", "discord", "mishaps", "open_window", "service", "table"]

SIZE = {"width": 1280, "height": 900}


@pytest.fixture
async def open_window(table: Table) -> AsyncIterator[Callable[[str], Awaitable[Window]]]:
    """Opens windows for people, at a table whose boards are real pictures; nothing may go wrong in any of them."""
    table.service.draw = renderer.render
    await table.service.restart()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        wrong: list[str] = []

        async def opened(name: str) -> Window:
            page = await browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
            page.set_default_timeout(10_000)
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
            await page.goto(f"{table.discord.base_url}/?as={name}")
            return Window(page)

        yield opened
        await browser.close()
        assert wrong == []
