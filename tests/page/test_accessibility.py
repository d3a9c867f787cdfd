"""axe finds nothing serious or critical in the page, whatever is open in it."""

from __future__ import annotations

from importlib.resources import files

import pytest
from playwright.async_api import Frame, Page

from tests.bot.play import Table
from tests.page.conftest import PHONE, SIZE, Opener

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
GRAVE = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .flatMap(one => one.nodes.map(node => `${one.id}: ${node.failureSummary} ${node.html}`))"""


async def check(page: Page | Frame) -> None:
    """Let axe look at what is shown now."""
    assert await page.evaluate(GRAVE) == []


async def test_axe_finds_nothing_serious_whatever_is_open(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann", color_scheme="light")
    await ann.page.evaluate(AXE)
    await ann.line.fill("/game")
    await check(ann.page)
    await ann.line.fill("/game new")
    await ann.line.press("Enter")
    await check(ann.page)
    await ann.page.get_by_role("button", name="Cancel").click()
    await ann.begin("Taj Mahal")
    await ann.my_turn()
    await check(ann.page)
    await ann.page.get_by_role("button", name="+ New thread").click()
    await check(ann.page)
    await ann.page.get_by_role("button", name="Cancel").click()
    await ann.behind_the_scenes()
    await ann.page.locator("#trouble summary").click()
    await check(ann.page)


@pytest.mark.parametrize("size", [SIZE, PHONE], ids=["wide", "phone"])
async def test_axe_finds_nothing_serious_in_the_dark(table: Table, open_window: Opener, size: tuple[int, int]) -> None:
    ann = await open_window("ann", size=size, color_scheme="dark")
    await ann.page.evaluate(AXE)
    await ann.line.fill("/game")
    await check(ann.page)
    await ann.begin("Taj Mahal")
    await ann.my_turn()
    await ann.behind_the_scenes()
    await ann.page.locator("#trouble summary").click()
    await check(ann.page)


async def test_axe_finds_nothing_serious_side_by_side(table: Table, open_window: Opener) -> None:
    window = await open_window("", address="/together?as=ann&as=ben")
    assert isinstance(window.page, Page)
    await window.page.frame_locator("iframe").first.get_by_role("log", name="Messages").wait_for()
    for frame in window.page.frames:
        await frame.evaluate(AXE)
    await check(window.page)
