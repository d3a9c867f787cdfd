"""What opens over the chat, and what moves time and the connection from behind the scenes."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.bot.play import Table
from tests.page.conftest import Opener


async def test_a_form_of_the_bot_is_filled_in_and_sent_for_oneself_alone(table: Table, open_window: Opener) -> None:
    ann, ben = await open_window("ann"), await open_window("ben")
    await ann.command("me")
    settings = ann.private.first
    hours = settings.get_by_role("button", name="Time zone and quiet hours…")
    await hours.click()
    form = ann.page.get_by_role("dialog", name="Time zone and quiet hours…")
    zone = form.get_by_label("Time zone: a large city near you")
    await expect(zone).to_be_focused()
    await zone.fill("Tokyo")
    await form.get_by_label("Quiet hours").fill("at night")
    await form.get_by_role("button", name="Submit").click()
    await expect(ann.private.last).to_contain_text("“at night” are no quiet hours")
    await hours.click()
    await zone.fill("Tokyo")
    await form.get_by_label("Quiet hours").fill("23-6")
    await zone.press("Enter")
    await expect(form).to_be_hidden()
    await expect(settings).to_contain_text("Quiet hours: 23:00–06:00")
    await expect(ben.page.get_by_role("log", name="Messages")).not_to_contain_text("Tokyo")


async def test_a_picture_is_enlarged_and_put_away(table: Table, painted: None, open_window: Opener) -> None:
    ann = await open_window("ann")
    await ann.begin("Yunnan")
    opener = ann.public.last.get_by_role("button", name=re.compile("^Enlarge: Yunnan"))
    await opener.click()
    viewer = ann.page.get_by_role("dialog")
    await expect(viewer.get_by_role("img", name=re.compile(r"^Yunnan, round 1, bidding\."))).to_be_visible()
    await viewer.get_by_role("button", name="Close").click()
    await expect(viewer).to_be_hidden()
    await expect(opener).to_be_focused()


async def test_a_day_passes_and_the_connection_breaks_at_a_press(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    scenes, before = await ann.behind_the_scenes(), table.discord.clock.now()
    today = await ann.page.locator("#clock").text_content()
    assert today
    await ann.press("+1 day")
    await expect(ann.page.locator("#clock")).not_to_have_text(today)
    assert table.discord.clock.now() - before >= 24 * 60 * 60
    await scenes.get_by_role("button", name="Clear").click()
    await ann.press("Drop the connection")
    await expect(scenes.get_by_role("log", name="Wire log")).to_contain_text(re.compile("RESUME|IDENTIFY"))
    await expect(scenes.get_by_text("The bot is connected")).to_be_visible()
    await ann.command("games")
    await expect(ann.private.last).to_contain_text("You sit at no table")
