"""Two people at two windows, and a stand-in, play the first round in the page."""

from __future__ import annotations

from asyncio import Event
from collections.abc import Mapping
from random import Random

from playwright.async_api import expect

from bot.telling import speech_of
from games.yunnan.actions import Bid
from playground import Person
from tests.bot.play import Table, answers, as_command, decision_of, labels, revision, suggestion
from tests.page.conftest import Opener
from tests.page.window import Window


async def decide(table: Table, person: Person, window: Window, *, by_command: bool) -> None:
    """One decision, by a command or through the panel; waits until the channel is told if the turn is handed over."""
    sitting = await table.sitting(person)
    action = suggestion(sitting, Random(1))
    speech, shown = speech_of(sitting.table, plain=True), await window.public.count()
    if by_command:
        path, options = as_command(action, speech)
        await window.command(path, **options)
        await table.discord.until(lambda: len(table.messages) > shown)
    else:
        panel = await window.my_turn()
        for words in answers(decision_of(sitting), action, speech):
            await window.answer(panel, words)
        if await revision(table) == sitting.timeline.revision:
            await window.answer(panel, "Confirm")
    await table.service.settled()
    await expect(window.public).to_have_count(len(table.messages))


async def play_a_round(table: Table, windows: Mapping[Person, Window]) -> set[str]:
    """Every kind of question that was asked until the second round began."""
    asked: set[str] = set()
    random = Random(2)
    while not any("Round 2 begins" in message["content"] for message in table.messages):
        person = await table.asked(windows)
        decision = decision_of(await table.sitting(person))
        asked.add(decision.prompt.kind)
        bids = isinstance(suggestion(await table.sitting(person), Random(1)), Bid)
        await decide(table, person, windows[person], by_command=bids and random.random() < 0.5)
    return asked


async def test_two_people_and_a_stand_in_play_the_first_round(table: Table, open_window: Opener) -> None:
    ann, ben = await open_window("ann"), await open_window("ben")
    await ann.command("game new", seats="3")
    await ben.press("Join")
    await ann.press("Add a stand-in")
    await expect(ben.public.last).to_contain_text("Mei (stand-in)")
    await ann.command("game status")
    await expect(ann.private).to_have_count(1)
    await expect(ben.private).to_have_count(0)
    await ann.press("Start")
    await expect(ben.public).to_have_count(2)
    windows = {table.discord.person("ann"): ann, table.discord.person("ben"): ben}
    asked = await play_a_round(table, windows)
    assert asked >= {"placing", "travelling", "converting"}
    for window in windows.values():
        await expect(window.public.last).to_contain_text("Round 2 begins.")
        await expect(window.public.get_by_role("button", name="My turn")).to_have_count(1)
    assert [labels(message) for message in table.messages[:-1]] == [[]] * (len(table.messages) - 1)


async def test_the_page_s_restart_brings_the_same_table_back(table: Table, open_window: Opener) -> None:
    restarted = Event()

    async def restart() -> None:
        await table.service.restart()
        restarted.set()

    table.discord.on_restart = restart
    ann = await open_window("ann")
    await ann.command("game new", seats="3")
    await ann.press("Add a stand-in")
    await ann.behind_the_scenes()
    await ann.press("Restart the bot")
    await restarted.wait()
    await ann.press("Add a stand-in")
    await ann.press("Start")
    await expect(ann.public.last).to_contain_text("Round 1 begins.")
