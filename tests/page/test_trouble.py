"""Trouble made and mended in the page, with the keyboard alone."""

from __future__ import annotations

from playwright.async_api import expect

from tests.bot.play import Table
from tests.page.conftest import Opener


async def test_a_fault_is_switched_on_and_off_with_the_keyboard(table: Table, open_window: Opener) -> None:
    window = await open_window("ann")
    page = window.page
    wrong = page.get_by_role("region", name="What is wrong")
    await page.get_by_role("button", name="Behind the scenes").press("Enter")
    await page.locator("#trouble summary").press("Enter")
    form = page.get_by_role("form", name="Requests of the bot")
    await form.get_by_label("Which").select_option("First answers to commands and presses")
    await form.get_by_label("What happens to them").select_option("unknown-interaction")
    await form.get_by_label("How often").select_option(label="Until all is well again")
    await form.get_by_role("button", name="Make trouble").press("Enter")
    await expect(wrong).to_contain_text("POST /interactions/*: 404 (10062): Unknown interaction, until")
    box = page.get_by_label("The bot may not attach files here")
    await box.press(" ")
    await expect(wrong).to_contain_text("The bot may not attach files here")
    await window.command("games")
    await table.discord.until(lambda: table.discord.requests[-1].status == 404)
    table.discord.clock.advance(3)
    await expect(page.locator("article").last).to_contain_text("The application did not respond")
    await page.get_by_role("button", name="All well again").press("Enter")
    await expect(wrong).to_be_hidden()
    await expect(box).not_to_be_checked()
    await window.command("games")
    await expect(window.private.last).to_contain_text("You sit at no table")
