"""Somebody new plays a whole game alone, from the first press to the final scores, with what the page shows."""

from __future__ import annotations

import re

from playwright.async_api import expect

from games.yunnan.actions import Pass
from tests.bot.drive import FINAL
from tests.bot.play import Table, by_command
from tests.page.conftest import Opener
from tests.page.window import Window

SENSIBLE = ("Confirm", "Pass", "Done")
"""What is pressed if it is there; else the first choice."""


async def take_a_turn(window: Window) -> None:
    """Answer until the channel is told."""
    panel, shown = await window.my_turn(), await window.public.count()
    while choices := await window.choices(panel):
        await window.answer(panel, next((words for words in SENSIBLE if words in choices), choices[0]))
        if await window.public.count() > shown:
            return
    await expect(window.public).not_to_have_count(shown)


async def test_a_newcomer_plays_a_whole_game_alone(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    page = ann.page
    await expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    await expect(await ann.begin("Yunnan")).to_be_in_viewport()
    hint = page.get_by_role("status").filter(has_text="It is your turn")
    await expect(hint).to_contain_text("press “My turn” under the board")
    await expect(ann.public.first).to_contain_text("Ann used /game new")
    await expect(ann.public.first).to_contain_text("Tenzin (stand-in)")
    turns = 0
    while await ann.public.last.get_by_role("button", name="My turn").count():
        await take_a_turn(ann)
        await table.service.settled()
        await expect(ann.public).to_have_count(len(table.messages))
        turns += 1
    assert turns >= 10
    await expect(ann.public.last).to_contain_text(re.compile(r"Ann: -?\d+ \("))
    assert sorted(name for _, name, *_ in FINAL.findall(table.last["content"])) == ["Ann", "Mei", "Tenzin"]


async def test_a_table_that_cannot_be_opened_is_explained_and_can_be_tried_again(
    table: Table, open_window: Opener
) -> None:
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    ann = await open_window("ann")
    await ann.press("Play Taj Mahal")
    await expect(ann.page.get_by_role("alert")).to_contain_text("The bot went no further.")
    await expect(ann.private.last).to_contain_text("Send Messages")
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await ann.begin("Taj Mahal")


async def test_hints_can_be_done_with_for_good(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    await ann.begin("Yunnan")
    await ann.my_turn()
    await expect(ann.page.get_by_text("Only you see this panel")).to_be_visible()
    await ann.press("No more hints")
    await expect(ann.line).to_be_focused()
    await ann.reload()
    await expect(ann.public.last.get_by_role("button", name="My turn")).to_be_visible()
    await expect(ann.page.locator("#hint")).to_be_hidden()


async def test_a_vote_is_not_called_a_turn_and_its_buttons_are_in_sight(table: Table, open_window: Opener) -> None:
    people = [table.discord.person("ann"), table.discord.person("ben")]
    await table.start(*people, stand_ins=1)
    first = await table.asked(people)
    await by_command(table, first, Pass())
    second = await table.asked(people)
    await by_command(table, second, Pass())
    window = await open_window(second.name.lower())
    await expect(window.public).to_have_count(len(table.messages))
    await table.use(first, "game undo")
    await expect(window.page.locator("#hint")).to_contain_text("You are asked something")
    await expect(window.public.last.get_by_role("button", name="Refuse")).to_be_in_viewport(ratio=1)


async def test_no_game_is_offered_where_none_can_be_opened(table: Table, open_window: Opener) -> None:
    """Also to somebody who comes from a channel where one can."""
    ann = await open_window("ann")
    await ann.go("Caravanserai")
    await expect(ann.page.get_by_role("heading", name="Nothing has been said here yet")).to_be_visible()
    await expect(ann.page.get_by_role("button", name="Play Yunnan")).to_have_count(0)
    await expect(ann.page.get_by_text("Or do it yourself")).to_have_count(0)


async def test_an_answer_comes_into_sight_wherever_its_button_is(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann", size=(1280, 500))
    await ann.begin("Yunnan")
    for _ in range(3):
        await ann.press("Board in words")
    await expect(ann.private).to_have_count(3)
    await ann.page.locator("#log").evaluate("log => log.scrollTo(0, 0)")
    await ann.press("Board in words", last=ann.public.last)
    await expect(ann.private).to_have_count(4)
    await expect(ann.private.last.get_by_role("button", name="Dismiss message")).to_be_in_viewport()


async def test_commands_are_offered_in_the_order_of_their_names(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    await ann.line.fill("/")
    offered = ann.page.get_by_role("listbox", name="Commands").locator("strong")
    await expect(offered.first).to_have_text("/game board")
    names = await offered.all_inner_texts()
    assert names == sorted(names)


async def test_a_newcomer_s_table_speaks_their_language(table: Table, open_window: Opener) -> None:
    ann = await open_window("ann")
    await ann.page.get_by_label("Language", exact=True).select_option("Ελληνικά")
    await ann.press("Play Yunnan")
    await expect(ann.public.last).to_contain_text("Αρχίζει ο γύρος 1")
