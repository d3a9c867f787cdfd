"""The wire log beside the chat."""

from __future__ import annotations

import json

from playwright.async_api import expect

from tests.bot.play import Table
from tests.page.conftest import Opener


async def test_what_goes_over_the_wire_is_shown_sifted_opened_and_copied(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann", permissions=["clipboard-read", "clipboard-write"])
    page = ann.page
    scenes = await ann.behind_the_scenes()
    log = scenes.get_by_role("log", name="Wire log")
    await expect(log).to_contain_text("READY")
    await scenes.get_by_role("button", name="Clear").click()
    await ann.command("games")
    lines = log.locator("details:visible")
    await expect(lines).to_have_count(3)
    await expect(lines.first).to_contain_text("→ bot INTERACTION_CREATE Ann: /games")
    await lines.first.locator("summary").click()
    await expect(lines.first.locator("pre")).to_contain_text('"t": "INTERACTION_CREATE"')
    await scenes.get_by_label("Requests", exact=True).uncheck()
    await expect(lines).to_have_count(1)
    await expect(scenes.locator("#wire-count")).to_have_text("1 of 3 lines")
    await scenes.get_by_label("Requests", exact=True).check()
    await scenes.get_by_label("Show only lines").fill("sit at no table")
    await expect(lines).to_have_count(1)
    await scenes.get_by_role("button", name="Copy").click()
    await expect(scenes.locator("#wire-count")).to_have_text("Copied")
    copied = json.loads(await page.evaluate("navigator.clipboard.readText()"))
    assert (copied["kind"], copied["result"]) == ("request", "200")
    assert "sit at no table" in json.dumps(copied["body"])


async def test_a_refusal_stands_out(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    scenes = await ann.behind_the_scenes()
    await scenes.locator("#trouble summary").click()
    await scenes.get_by_label("The bot may not write here").check()
    await ann.press("Play Yunnan")
    await scenes.get_by_role("button", name="All well again").click()
    await ann.press("Play Yunnan")
    await expect(ann.public.last.get_by_role("button", name="My turn")).to_be_focused()
    table.discord.faults.next("PATCH", "/webhooks/*", "missing-permissions")
    await ann.press("My turn")
    failed = scenes.locator("details.failed").last
    await expect(failed).to_contain_text("403 (50013): Missing Permissions")
