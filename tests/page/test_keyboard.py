"""The page with the keyboard alone, from the first key to a turn."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.bot.play import Table
from tests.page.conftest import Opener
from tests.page.window import Window


async def keys(window: Window, *pressed: str) -> None:
    """Press keys, wherever the focus is."""
    assert isinstance(window.page, Page)
    for key in pressed:
        await window.page.keyboard.press(key)


async def text(window: Window, words: str) -> None:
    """Type, wherever the focus is."""
    assert isinstance(window.page, Page)
    await window.page.keyboard.type(words)


async def test_a_command_is_picked_filled_in_and_sent(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    page = ann.page
    await expect(ann.line).to_be_enabled()
    await keys(ann, "Tab", "Enter")
    await expect(ann.line).to_be_focused()
    await text(ann, "/game ne")
    await expect(page.get_by_role("option", name="/game new")).to_have_attribute("aria-selected", "true")
    await keys(ann, "Enter")
    await expect(page.locator("#option-game")).to_be_focused()
    await keys(ann, "Tab")
    await page.get_by_role("option", name="First edition").wait_for()
    await keys(ann, "ArrowDown", "Enter", "Tab")
    await expect(page.locator("#option-edition")).to_have_value("First edition")
    await text(ann, "3")
    await keys(ann, "Enter")
    await expect(ann.public).to_contain_text("Yunnan, First edition")
    await expect(ann.line).to_be_focused()


async def test_a_game_is_begun_and_a_turn_is_taken(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    play = ann.page.get_by_role("button", name="Play Yunnan")
    await expect(play).to_be_visible()
    log = ann.page.get_by_role("log", name="Messages")
    channel = ann.page.get_by_role("button", name="table", exact=True)
    for key, part in [("F6", log), ("F6", ann.line), ("F6", channel), ("F6", log), ("Shift+F6", channel), ("F6", log)]:
        await keys(ann, key)
        await expect(part).to_be_focused()
    await keys(ann, "Tab")
    await expect(play).to_be_focused()
    await keys(ann, "Enter")
    await expect(ann.public.last.get_by_role("button", name="My turn")).to_be_focused()
    await keys(ann, "Enter")
    panel = ann.private.last
    passing = panel.get_by_role("button", name="Pass")
    await passing.wait_for()
    await keys(ann, "F6", "Shift+F6", "ArrowUp")
    await expect(panel).to_be_focused()
    while not await passing.evaluate("one => one === document.activeElement"):
        await keys(ann, "Tab")
    await keys(ann, "Enter")
    confirm = panel.get_by_role("button", name="Confirm")
    await expect(confirm).to_be_focused()
    await keys(ann, "Enter")
    await expect(ann.public).to_have_count(3)
    await expect(ann.public.last).to_contain_text("Ann passes")


async def test_the_arrows_go_from_message_to_message(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    for words in ("one", "two", "three"):
        await ann.line.fill(words)
        await keys(ann, "Enter")
    await expect(ann.public).to_have_count(3)
    await keys(ann, "Shift+F6", "ArrowUp", "ArrowUp")
    await expect(ann.public.nth(1)).to_be_focused()
    await keys(ann, "Home")
    await expect(ann.public.first).to_be_focused()
    await keys(ann, "End", "ArrowDown")
    await expect(ann.public.last).to_be_focused()


async def test_the_focus_goes_into_dialogs_and_drawers_and_comes_back(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann", size=(400, 800))
    page = ann.page
    menu = page.get_by_role("button", name="Channels and people", exact=True)
    await menu.press("Enter")
    await expect(page.get_by_role("button", name="Close channels and people")).to_be_focused()
    await expect(page.locator("#chat")).to_have_attribute("inert", "")
    await keys(ann, "Escape")
    await expect(menu).to_be_focused()
    await menu.press("Enter")
    thread = page.get_by_role("button", name="+ New thread")
    await thread.press("Enter")
    await expect(page.get_by_label("Its name")).to_be_focused()
    await keys(ann, "Escape")
    await expect(thread).to_be_focused()
    await keys(ann, "Escape")
    await expect(menu).to_be_focused()
    scenes = page.get_by_role("button", name="Behind the scenes")
    await scenes.press("Enter")
    await expect(page.get_by_role("button", name="Close behind the scenes")).to_be_focused()
    await keys(ann, "Escape")
    await expect(scenes).to_be_focused()


async def test_a_list_of_choices_is_closed_and_a_form_cancelled_by_escape(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    await ann.line.press("/")
    await expect(ann.page.get_by_role("listbox", name="Commands")).to_be_visible()
    await keys(ann, "Escape")
    await expect(ann.page.get_by_role("listbox", name="Commands")).to_be_hidden()
    await ann.line.fill("/game new")
    await keys(ann, "Enter")
    await expect(ann.page.get_by_role("form", name="Options of /game new")).to_be_visible()
    await keys(ann, "Escape")
    await expect(ann.line).to_be_focused()
