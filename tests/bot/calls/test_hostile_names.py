"""A game of people with the strangest names: whatever is read calls nobody but whom it should, and stays in order."""

from __future__ import annotations

import re
from itertools import chain
from random import Random

import pytest

from games.registry import GAMES
from playground import Person, Playground, Wire
from tests.bot.calls.day import Day
from tests.bot.drive import decide, deciders
from tests.bot.play import Table, by_command, by_panel

EFFECTS = re.compile(r"@everyone|@here|<@&|<#|<t:1:|https?://(?!discord\.com/)|[\x00-\x09\x0b-\x1f\u202a-\u202e\u2066]")
"""What only names have brought here, and what must not be left of them in a message."""

PARTIES = {
    "yunnan": ("**x** @everyone `y` <@&1>", "\u202emra \u0645\u0631\u064a\u0645 ||z||", "W" * 32),
    "taj_mahal": ("林妹妹 👩\u200d👩\u200d👧 <#1>", "@here https://x.yz/_a_\x1b[0m", "\ufdfa" * 31 + "\u3164"),
}


def read_by(discord: Playground, people: list[Person]) -> list[Wire]:
    """All that stands in channels and private messages, and all private answers."""
    open_to_all = chain.from_iterable(messages.values() for messages in discord.world.messages.values())
    answers = (done.message for person in people for done in discord.interactions_of(person))
    return [*open_to_all, *(message for message in answers if message is not None)]


def disorder(message: Wire, people: list[Person]) -> list[str]:
    """What a message does that it should not."""
    content, known = message["content"], {person.id for person in people}
    found = EFFECTS.findall(content)
    found += [f"calls {one['id']}" for one in message["mentions"] if one["id"] not in known]
    found += ["calls all"] * (message["mention_everyone"] or bool(message["mention_roles"]))
    unescaped = re.sub(r"\\.", "", content)
    found += [mark for mark in ("**", "`", "||", "~~") if unescaped.count(mark) % 2]
    found += [] if content.count("\u2068") == content.count("\u2069") else ["turned around"]
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_no_name_has_any_effect(day: Day, table: Table, game: str) -> None:
    """In the lobby, the story, boards, panels, orders, reminders, private messages, notices, and at the end."""
    people = [table.discord.person(name) for name in PARTIES[game]]
    host, *_ = people
    await table.start(*people, game=game)
    random = Random(2)
    for number in range(8):
        (person,) = deciders(table, people)
        await decide(table, person, (by_panel, by_command)[number % 2], random)
    for person in people:
        for command in ("game status", "game log", "game order", "game undo", "game doctor", "games", "me"):
            await table.use(person, command)
        await table.use(person, "game board", show="text")
        await table.use(person, "me", pings="private", next="on")
    await day.later(25)
    await table.use(people[1], "game leave")
    await table.use(host, "game replace", seat=PARTIES[game][2], person=people[1])
    await table.press(host, (await table.use(host, "game end")).message, "End it")
    await day.settled()
    seen = read_by(table.discord, people)
    assert len(seen) > 40
    assert [(message["content"], wrong) for message in seen if (wrong := disorder(message, people))] == []
    assert any("⏰" in message["content"] for message in seen)
