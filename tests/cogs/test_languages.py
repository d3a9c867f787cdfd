"""Whoever reads in another language than their table: private answers are in theirs, all that is public in the table's.

One of the two languages is made from English, and shows what does not come from the catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.press import Press
from data.catalogue import Catalogue
from playground import Person, Playground, Wire, ephemeral
from renderer import Picture
from tests.bot.accord import later, ring
from tests.bot.play import Table, parts
from tests.bot.positions import asks, sit_down
from tests.bot.service import DOT, Service
from tests.cogs.reader import Reader, read_in
from tests.cogs.test_hand import TAJ
from tests.cogs.test_hostile_options import commands, filled
from tests.words.pseudo import NAME, english_in, pseudo

__all__ = ["pseudo"]

ENGLISH = "en"
SIGNS = frozenset("«»ďğķľřŵ")
"""Characters of the language made from English that no English message has."""
ZONE = "Europe/Budapest"
SAME = re.compile(rf"{ZONE}|Caravanserai|English|«Mééįį»|Mei|\b(nap|és)\b")
"""What is the same in all languages: zones, servers, what a language calls itself, stand-ins, Babel's own words."""
NOTHING = "νυξ"
"""Typed where it means nothing."""
KEPT = frozenset({"do", "undo", "end", "start", "leave", "goaway", "meforgotten", "open", "film", "orderdo"})
"""What changes too much to be pressed by the way; each of these is pressed where it belongs."""
SELDOM = (
    "charts",
    "log",
    "order",
    "ordernumber",
    "formordernumber",
    "orderpage",
    "page",
    "stopfilm",
    "undo",
    "undomore",
)
"""Verbs of buttons that are not shown in these games."""
DAY = 24


def foreign(texts: Iterable[str], language: str) -> list[str]:
    """The texts that are not in a language."""
    found: Callable[[str], object] = english_in if language == NAME else SIGNS.intersection
    return [text for text in texts if found(SAME.sub("", text))]


@dataclass
class Artist:
    """Draws a dot whose words tell in which language it was drawn."""

    fails: bool = False

    def __call__(self, _view: Any, _names: Any, words: Catalogue, **_how: Any) -> Picture | None:
        return None if self.fails else Picture(DOT, words.text("bot-button-words"))


@dataclass
class House:
    """A reader, the others, and all channels; `told` is the language of tables, `read` the reader's."""

    service: Service
    artist: Artist
    told: str
    read: str
    reader: Person
    others: list[Person]
    heard: list[str] = field(default_factory=list)
    told_all: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    pressed: set[str] = field(default_factory=set)

    @property
    def people(self) -> list[Person]:
        return [self.reader, *self.others]

    def table(self, channel: str) -> tuple[Table, Reader]:
        """A channel, and the reader there."""
        table = Table(self.service, self.service.discord.channel(channel))
        return table, Reader(table, self.reader, KEPT, self.heard, self.told_all, self.used, self.pressed)

    def public(self) -> list[str]:
        """All that everybody can read, now or before, and all letters."""
        discord = self.service.discord
        channels = [*discord.world.channels.values(), *map(discord.dm, self.people)]
        now = [text for channel in channels for message in discord.messages(channel) for text in read_in(message)]
        return [*self.told_all, *now]

    def private(self) -> list[str]:
        """All that the reader alone can read, now or before."""
        channels = self.service.discord.world.channels.values()
        mine = [one for channel in channels for one in self.reader.messages(channel) if ephemeral(one)]
        return [*self.heard, *(text for message in mine for text in read_in(message))]

    def check(self) -> None:
        """Nothing private is in the language of tables, nothing public in the reader's."""
        assert foreign(self.private(), self.read) == []
        assert foreign(self.public(), self.told) == []


@pytest.fixture(params=[(ENGLISH, NAME), (NAME, "en-GB")], ids=["the reader", "the table"])
async def house(request: pytest.FixtureRequest, pseudo: Catalogue, service: Service, discord: Playground) -> House:
    """People whose names belong to no language, and one whose client speaks another than the others'."""
    told, locale = request.param
    reader, *others = (discord.person(name) for name in ("Ζωή", "Άρης", "Ηώ"))
    reader.set_locale(locale)
    for person in others:
        person.set_locale("en-US" if told == ENGLISH else NAME)
    artist = Artist()
    service.draw = service.draw_hand = service.draw_both = service.draw_preview = service.draw_past = artist
    await service.restart(table_language=told)
    return House(service, artist, told, locale.partition("-")[0], reader, others)


async def test_private_answers_speak_the_reader_s_language_and_channels_the_table_s(house: House) -> None:
    """Every command is used, and every button and menu of a private answer."""
    for scene in (nothing_is_there, a_lobby, looking_around, a_turn, absence, a_number, weeks, a_lost_channel):
        await scene(house)
        house.check()
    table, _ = house.table("tavern")
    assert house.used == {name for node in house.reader.commands(table.channel) for name, _ in commands(node)}
    assert set(house.service.client._verbs) - house.pressed == set()  # noqa: SLF001 - these are all that there are


async def nothing_is_there(house: House) -> None:
    """Where there is no game: questions, one's own settings, and what is offered while typing."""
    _, reader = house.table("tavern")
    for command in ("game status", "game board", "game doctor", "game rules", "game help", "games", "game move"):
        await reader.explores(await reader.uses(command))
    await reader.explores(await reader.uses("me", pings="private", zone=ZONE, quiet="22:00-8:00"))
    await reader.uses("me", zone=NOTHING)
    await reader.presses(await reader.uses("me", forget=True), "meforgotten")
    for option, typed in (("edition", ""), ("weekends", "budap")):
        assert await reader.types("game new", option, typed)
    assert await reader.types("game new", "options", edition="second")
    assert await reader.types("me", "zone", "budap")
    assert await reader.types("game rules", "about")
    await reader.uses("game new", edition=NOTHING)


async def a_lobby(house: House) -> None:
    """Opened by a button, shown in private, and ended."""
    table, reader = house.table("tavern")
    await reader.presses(await reader.uses("game help"), "open")
    lobby = table.last
    await table.press(house.others[0], lobby, part(lobby, "join"))
    for command in ("game help", "game status", "game set", "games", "taj hand", "game leave", "game new"):
        await reader.explores(await reader.uses(command))
    await reader.presses(await reader.uses("game status"), "leave")
    await reader.presses(lobby, "join")
    await table.press(house.others[0], lobby, part(lobby, "leave"))
    await reader.presses(lobby, "standin")
    await reader.presses(lobby, "start")
    await table.board(1)
    await reader.presses(await reader.uses("game end"), "end")
    await ring(table)
    await reader.uses("game rematch")


async def looking_around(house: House) -> None:
    """In a game with hands, when it is one's turn."""
    table, reader = house.table("table")
    await sit_down(table, asks("playing"), house.people, game=TAJ, language=house.told)
    for command in ("status", "board", "log", "record", "rules", "order", "undo", "help", "set", "doctor", "leave"):
        await reader.explores(await reader.uses(f"game {command}"))
    await reader.uses("game board", show="text")
    await reader.uses("game rules", about=NOTHING)
    await reader.explores(await reader.uses("game replay", show="steps"))
    await reader.presses(await reader.uses("game replay", show="steps"), "film")
    await ring(table)
    for command in ("taj hand", "games"):
        await reader.explores(await reader.uses(command))
    for verb in ("turn", "hand", "words"):
        await reader.explores(await reader.presses(newest(table, verb), verb))
    for command, option in (("play", "card"), ("play", "with"), ("pick", "card"), ("place", "city")):
        await reader.types(f"taj {command}", option)
    await reader.uses("taj play", card=NOTHING)
    await reader.uses("taj place", city="agra")
    await reader.uses("yunnan pass")


async def a_turn(house: House) -> None:
    """Playing by the panel, deciding in advance, and taking it all back."""
    table, reader = house.table("table")
    panel = await reader.presses(newest(table, "turn"), "turn")
    while "do" not in verbs(panel):
        panel = await reader.presses(panel, "pick")
    await reader.presses(panel, "do")
    await ring(table)
    await reader.presses(newest(table, "turn"), "turn")
    desk = await reader.uses("game order")
    while "orderdo" not in verbs(desk):
        desk = await reader.presses(desk, "orderpick")
    await reader.explores(await reader.presses(desk, "orderdo"))
    for node in reader.person.commands(table.channel):
        for command, options in commands(node):
            if command.startswith(("taj", "yunnan")):
                await reader.uses(command, **filled(options, NOTHING, house.others[0]))
    await reader.uses("game undo")
    await ring(table)


async def absence(house: House) -> None:
    """Others leave, and somebody else is asked to take the chair; and the reader leaves and comes back."""
    table, reader = house.table("table")
    first = house.others[0]
    asked = (await table.use(first, "game leave")).message
    await table.press(first, asked, part(asked, "goaway"))
    await ring(table)
    await reader.presses(newest(table, "vote"), "vote")
    (seat,) = await reader.types("game replace", "seat")
    await reader.uses("game replace", seat=seat, person=table.discord.person("Λένα"))
    await reader.presses(await reader.uses("game leave"), "goaway")
    await ring(table)
    await reader.uses("game return")
    await reader.presses(await reader.uses("game end"), "end")
    await ring(table)
    for command in ("game help", "game board", "game replay"):
        await reader.explores(await reader.uses(command))


async def a_number(house: House) -> None:
    """A form, a turn of several steps, and a board that cannot be drawn."""
    table, reader = house.table("third")
    number = await sit_down(table, asks("converting", more_than=30), house.people, language=house.told)
    await reader.explores(await reader.presses(newest(table, "turn"), "turn"))
    house.artist.fails = True
    panel = await reader.presses(newest(table, "turn"), "turn")
    while "do" not in verbs(panel):
        panel = await reader.presses(panel, "pick")
    await reader.presses(panel, "do")
    await ring(table)
    await reader.uses("game board")
    house.artist.fails = False
    await reader.presses(newest(table, "draw"), "draw")
    for verb in SELDOM:
        await reader.forges((await table.use(house.reader, "game status")).message or {}, Press(verb, number))


async def weeks(house: House) -> None:
    """A game that goes to sleep, and is woken."""
    table, reader = house.table("third")
    await later(table, 22 * DAY)
    await reader.presses(newest(table, "goon"), "goon")
    await later(table, 22 * DAY)
    await later(table, 22 * DAY)
    for command in ("game status", "games", "game resume"):
        await reader.uses(command)
    await ring(table)


async def a_lost_channel(house: House) -> None:
    """Its host is told when they are there next, and brings the game to where they are."""
    table, reader = house.table("fourth")
    lost, _ = house.table("fifth")
    await sit_down(lost, asks("playing"), house.people, game=TAJ, language=house.told)
    await house.reader.close_dms()
    await table.discord.delete_channel(lost.channel)
    await ring(table)
    await reader.uses("games")
    assert await reader.types("game move", "table")
    await reader.uses("game move")
    await ring(table)


def newest(table: Table, verb: str) -> Wire:
    """The newest message for everybody with a button for this."""
    return next(message for message in reversed(table.messages) if verb in verbs(message))


def verbs(message: Wire | None) -> list[str]:
    """What the buttons and menus of a message stand for."""
    return [part["custom_id"].split(":")[1] for part in parts(message)]


def part(message: Wire | None, verb: str) -> str:
    """The button of a message that stands for a verb."""
    return str(next(part["custom_id"] for part in parts(message) if part["custom_id"].split(":")[1] == verb))
