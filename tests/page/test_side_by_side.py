"""Several people in one window, each in a frame of their own."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.bot.play import Table
from tests.page.conftest import Opener
from tests.page.window import Window


async def beside(window: Window, name: str) -> Window:
    """The part of the window that is somebody's."""
    page = window.page
    assert isinstance(page, Page)
    element = await page.get_by_title(f"{name}’s page").element_handle()
    frame = await element.content_frame()
    assert frame is not None
    return Window(frame)


async def test_two_people_side_by_side_meet_at_a_table_and_each_has_their_own_panel(
    table: Table, open_window: Opener
) -> None:
    alone = await open_window("ann")
    await alone.page.get_by_text("Play with others").click()
    await alone.page.get_by_role("link", name="Ben beside you").click()
    ann, ben = await beside(alone, "Ann"), await beside(alone, "Ben")
    await ann.command("game new", seats="2")
    await ben.press("Join")
    await ann.press("Start")
    await expect(ann.public).to_have_count(2)
    players = {"Ann": ann, "Ben": ben}
    first = next(name for name in players if f"<@{table.discord.person(name).id}>" in table.last["content"])
    acting, waiting = players.pop(first), next(iter(players.values()))
    panel = await acting.my_turn()
    await acting.answer(panel, "Pass")
    await acting.answer(panel, "Confirm")
    await expect(waiting.public.last).to_contain_text(f"{first} passes")
    await expect(waiting.private).to_have_count(0)
    await (await waiting.my_turn()).get_by_role("button", name="Pass").wait_for()


async def test_people_come_and_go_and_dialogs_hold_nobody_else_up(table: Table, open_window: Opener) -> None:
    window = await open_window("", address="/together?as=ann&as=ben")
    page = window.page
    ann = await beside(window, "Ann")
    await ann.line.fill("half a word")
    await ann.page.get_by_role("button", name="Channels and people", exact=True).click()
    await ann.page.get_by_role("button", name="+ New thread").click()
    await expect(ann.page.get_by_role("dialog", name="New thread")).to_be_visible()
    ben = await beside(window, "Ben")
    await ben.line.press("Control+a")
    await expect(ben.line).to_be_focused()
    await page.get_by_role("button", name="Cleo", exact=True).click()
    await page.get_by_role("button", name="Ben", exact=True).click()
    await expect(page.locator("iframe")).to_have_count(2)
    assert page.url.endswith("/together?as=ann&as=cleo")
    await expect(ann.page.get_by_role("dialog", name="New thread")).to_be_visible()
    await ann.page.get_by_label("Its name").fill("ours")
    await ann.page.get_by_label("Its name").press("Enter")
    await expect(ann.page.get_by_role("heading", name="ours")).to_be_visible()
    await expect(ann.line).to_have_value("half a word")


async def test_behind_the_scenes_follows_the_channel_that_was_opened_last(table: Table, open_window: Opener) -> None:
    window = await open_window("", address="/together?as=ann&as=ben", size=(1500, 900))
    page = window.page
    await page.get_by_role("button", name="Behind the scenes").click()
    scenes = page.frame_locator("iframe[title='Behind the scenes']")
    await expect(scenes.locator("#place")).to_have_text("in #table")
    ben = await beside(window, "Ben")
    await ben.page.get_by_role("button", name="Channels and people", exact=True).click()
    await ben.go("tavern")
    await expect(scenes.locator("#place")).to_have_text("in #tavern")
    await ben.command("games")
    await expect(scenes.get_by_role("log", name="Wire log")).to_contain_text("INTERACTION_CREATE Ben: /games")
