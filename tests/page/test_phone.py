"""The page on a phone, 400 px wide: nothing sticks out, and all can be reached."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.bot.play import Table
from tests.page.conftest import PHONE, Opener
from tests.page.window import Window

STICKING_OUT = """() => [...document.body.querySelectorAll('*')].filter(one => {
    const box = one.getBoundingClientRect();
    const scrolled = one.closest('pre, #wire, .hidden, .skip, svg');
    return !scrolled && one.checkVisibility() && box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
}).map(one => one.outerHTML.slice(0, 120))"""


async def check(window: Window) -> None:
    """Nothing is wider than the phone."""
    assert await window.page.evaluate(STICKING_OUT) == []
    assert await window.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


async def test_a_turn_on_a_phone(table: Table, painted: None, open_window: Opener) -> None:
    ann = await open_window("ann", size=PHONE)
    await check(ann)
    await ann.begin("Yunnan")
    await check(ann)
    board = ann.public.last.get_by_role("img")
    await expect(board).to_be_in_viewport()
    size = await board.bounding_box()
    assert size is not None
    assert (round(size["width"]), round(size["height"])) == (329, 247)
    await ann.public.last.get_by_role("button", name="ALT").click()
    await expect(ann.public.last.locator("figcaption")).to_contain_text("Yunnan, round 1, bidding.")
    await check(ann)
    panel = await ann.my_turn()
    await check(ann)
    await ann.answer(panel, "Bid")
    await check(ann)


async def test_everything_beside_the_chat_can_be_reached_on_a_phone(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann", size=PHONE)
    page = ann.page
    await page.get_by_role("button", name="Channels and people", exact=True).click()
    await page.get_by_text("Play with others").click()
    await check(ann)
    await ann.go("tavern")
    await expect(page.get_by_role("heading", name="tavern")).to_be_visible()
    await ann.line.fill("/")
    await check(ann)
    await ann.line.fill("/game new")
    await ann.line.press("Enter")
    await check(ann)
    last = page.get_by_role("button", name="Send the command")
    await last.scroll_into_view_if_needed()
    await expect(last).to_be_in_viewport()
    await page.get_by_role("button", name="Cancel").click()
    scenes = await ann.behind_the_scenes()
    await page.locator("#trouble summary").click()
    await check(ann)
    for name in ("Restart the bot", "Delete this channel", "Copy"):
        await scenes.get_by_role("button", name=name).scroll_into_view_if_needed()
        await expect(scenes.get_by_role("button", name=name)).to_be_in_viewport()


async def test_colours_follow_the_system_until_others_are_chosen(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann", color_scheme="light")
    page, colour = ann.page, "getComputedStyle(document.body).backgroundColor"
    assert isinstance(page, Page)
    light, dark = "rgb(253, 251, 248)", "rgb(33, 29, 26)"
    assert await page.evaluate(colour) == light
    await page.emulate_media(color_scheme="dark")
    assert await page.evaluate(colour) == dark
    await page.get_by_label("Colours").select_option("Light")
    assert await page.evaluate(colour) == light
    await ann.reload()
    assert await page.evaluate(colour) == light
    await page.get_by_label("Colours").select_option("Dark")
    await page.emulate_media(color_scheme="light")
    assert await page.evaluate(colour) == dark
