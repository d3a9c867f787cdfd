"""Channels, threads and private messages, and what calls for attention in them."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.bot.play import Table
from tests.page.conftest import Opener


async def test_what_is_new_elsewhere_is_marked_until_it_is_read(table: Table, open_window: Opener) -> None:
    ann, ben = await open_window("ann"), await open_window("ben")
    entry = ben.page.get_by_role("navigation").get_by_role("button", name="tavern")
    await expect(entry).to_have_accessible_name("tavern")
    await table.discord.person("ann").say(table.discord.channel("tavern"), "Anybody here?")
    await expect(entry).to_have_accessible_name("tavern unread")
    await ann.go("tavern")
    await expect(ann.public).to_contain_text("Anybody here?")
    await entry.click()
    await expect(ben.public).to_contain_text("Anybody here?")
    await expect(entry).to_have_accessible_name("tavern")


async def test_a_call_is_counted_where_it_came_and_in_the_title(table: Table, open_window: Opener) -> None:
    ben = await open_window("ben")
    await ben.go("tavern")
    await ben.title("tavern – Playground")
    await table.start(table.discord.person("ben"), stand_ins=2)
    entry = ben.page.get_by_role("navigation").get_by_role("button", name="table")
    await expect(entry).to_have_accessible_name("table 1 mention")
    await ben.title("(1) tavern – Playground")
    await entry.click()
    await ben.title("table – Playground")
    await expect(ben.public.last).to_have_class(re.compile("pinged"))


async def test_a_thread_and_private_messages_are_places_like_any(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    page = ann.page
    await page.get_by_role("button", name="+ New thread").click()
    await page.get_by_label("Its name").fill("long game")
    await page.get_by_role("button", name="Open it").click()
    await expect(page.get_by_role("heading", name="long game")).to_be_visible()
    threads = page.get_by_role("list", name="Threads of table")
    await expect(threads.get_by_role("button", name="long game")).to_have_attribute("aria-current", "page")
    await ann.begin("Taj Mahal")
    await ann.go("Caravanserai")
    await expect(page.get_by_role("heading", name="Nothing has been said here yet")).to_be_visible()
    await ann.command("games")
    await ann.line.fill("/yunnan")
    await expect(page.get_by_role("option").filter(has_text="/yunnan")).to_have_count(0)
    await ann.private.last.get_by_role("link", name="Taj Mahal").click()
    await expect(page.get_by_role("heading", name="long game")).to_be_visible()
    await expect(ann.public.last).to_be_focused()


async def test_an_answer_that_takes_long_is_thought_about(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    held = table.discord.faults.next("PATCH", "/webhooks/*", "late")
    await ann.command("games")
    await expect(ann.private).to_contain_text("Caravanserai is thinking…")
    await table.discord.until(lambda: not held.left)
    table.discord.clock.advance(5)
    await expect(ann.private).to_contain_text("You sit at no table")


async def test_commands_are_read_in_the_language_of_the_person(table: Table, open_window: Opener) -> None:
    command = {"name": "dice", "name_localizations": {"hu": "kocka", "el": "ζάρια"}, "description": "Throw dice"}
    option = {"type": 4, "name": "sides", "name_localizations": {"hu": "oldalak"}, "description": "How many"}
    about = {"description_localizations": {"hu": "Dobj kockával"}, "options": [option]}
    table.discord.commands.replace(None, [{**command, **about}])
    ann, ben = await open_window("ann"), await open_window("ben")
    await ann.page.get_by_label("Language", exact=True).select_option(label="magyar")
    await ann.line.fill("/koc")
    await expect(ann.page.get_by_role("option", name="/kocka")).to_have_text("/kocka oldalak Dobj kockával")
    await ann.line.press("Enter")
    await expect(ann.page.get_by_label("oldalak")).to_be_focused()
    await ben.line.fill("/")
    await expect(ben.page.get_by_role("option", name="/dice")).to_have_text("/dice sides Throw dice")
    await (await ann.behind_the_scenes()).get_by_label("The server’s language").select_option(label="Ελληνικά")
    await table.discord.until(lambda: table.discord.guild["preferred_locale"] == "el")
    assert table.discord.person("ann").locale == "hu"
