"""Whole games of people who speak three languages, by commands and words alone: there is not one picture.

Whoever is pinged asks for help, chooses among what can be typed, and fills it in from what is offered while typing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

import pytest

from data.catalogue import Catalogue, catalogue
from playground import Interaction, Person, Playground, Wire
from playground.locales import meant
from tests.bot.drive import FINAL, deciders, number
from tests.bot.languages import offer_all
from tests.bot.play import Table, labels, revision
from tests.bot.service import Service

TOLD = "hu"
"""The language of the channel."""
TYPED = re.compile(r"`/([^`:]+)`")
GAMES = {"yunnan": "yunnan", "taj_mahal": "taj"}
"""The groups of commands by the games."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody at the table who reads words in their own language, and sees nothing else."""

    table: Table
    person: Person
    words: Catalogue
    game: str

    async def decides(self, random: Random) -> Interaction:
        """Do one of the things that help says can be typed."""
        command = random.choice(await self._possible())
        given: dict[str, str] = {}
        for option in self._options(command):
            offered = await self.person.autocomplete(self.table.channel, command, option, "", given)
            if offered:
                given[option] = random.choice(offered)["name"]
        return await self.table.use(self.person, command, **given)

    async def _possible(self) -> list[str]:
        """The commands of the game that help names, in words of the own language."""
        helped = await self.table.use(self.person, self._called("game", "help"))
        title = self.words.text(f"{self.game}-name")
        assert self.words.text("help-turn", game=title) in helped.content.splitlines()
        return [name for name in TYPED.findall(helped.content) if name.startswith(f"{self._called(GAMES[self.game])} ")]

    def _called(self, *path: str) -> str:
        """A command as it is called in the own language."""
        keys = ("-".join(path[: number + 1]) for number in range(len(path)))
        return " ".join(self.words.text(f"bot-name-{key}") for key in keys)

    def _options(self, command: str) -> list[str]:
        """The options of a command, as they are called in the own language."""
        nodes = self.person.commands(self.table.channel)
        for name in command.split():
            found = meant(nodes, name, self.person.locale)
            assert found is not None
            nodes = found["options"]
        return [self.words.text(f"bot-name-option-{option['name']}") for option in nodes]


Speakers: TypeAlias = dict[Person, str]
"""What each of the people speaks."""


@pytest.fixture
async def speakers(
    service: Service, discord: Playground, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> Speakers:
    """Three people in a server that speaks a language of its own, one of theirs. Nothing can be drawn."""
    offer_all(monkeypatch)
    spoken = {ann: "en", ben: "el", cleo: TOLD}
    for person, language in spoken.items():
        person.set_locale(language)
    await discord.set_locale(TOLD)
    service.draw = service.draw_hand = service.draw_both = service.draw_preview = lambda *_, **__: None
    await service.restart()
    return spoken


def shown(table: Table, people: list[Person]) -> Iterator[Wire]:
    """All messages that anybody has seen."""
    for person in people:
        yield from person.messages(table.channel)


@pytest.mark.parametrize(("game", "stand_ins"), [("taj_mahal", 0), ("yunnan", 2)])
async def test_a_whole_game_is_played_by_words(table: Table, speakers: Speakers, game: str, stand_ins: int) -> None:
    """By three people, and where that would take long, by one whose language is neither English nor the channel's."""
    people, words, random = list(speakers)[stand_ins // 2 :][: 3 - stand_ins], catalogue(TOLD), Random(1)
    await table.discord.deny(table.channel, "ATTACH_FILES")
    await start(table, people, game, stand_ins)
    while asked := deciders(table, people):
        reader = Reader(table, asked[0], catalogue(speakers[asked[0]]), game)
        assert words.text("bot-button-turn") in labels(table.last)
        before = await revision(table)
        await reader.decides(random)
        assert await revision(table) > before
        await table.service.settled()
    stored = await table.service.client.rooms.store.last_table(int(table.channel["id"]))
    assert stored is not None
    timeline = await table.service.client.rooms.timeline(stored)
    assert timeline.over
    told = [(int(place), name, number(total)) for place, name, total, _ in FINAL.findall(table.last["content"])]
    assert told == [(one.place, stored.names[one.seat], one.total) for one in timeline.game.scores(timeline.state)]
    assert [message["attachments"] for message in shown(table, people) if message["attachments"]] == []


async def start(table: Table, people: list[Person], game: str, stand_ins: int) -> None:
    """Open a table, sit down, and begin, by what the buttons say in the channel's language."""
    words = catalogue(TOLD)
    lobby = (await table.use(people[0], "game new", game=game, seats=len(people) + stand_ins)).message
    for person in people[1:]:
        await table.press(person, lobby, words.text("bot-button-join"))
    for _ in range(stand_ins):
        await table.press(people[0], lobby, words.text("bot-button-standin"))
    await table.press(people[0], lobby, words.text("bot-button-start"))
    await table.board(1)
