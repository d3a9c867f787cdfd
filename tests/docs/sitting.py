"""A game as people see it: played in the playground, and told with what the bot has answered."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image

import renderer
from bot.choices import NONE
from bot.telling import speech_of
from playground import Person, Playground, Wire
from playground.redirect import redirected
from tests.bot.play import Table, as_command, labels, suggestion
from tests.bot.service import Artist, Service

WIDTH = 800
"""Of the pictures, in pixels."""


@dataclass
class Told:
    """What has been told so far, and the pictures in it by their names."""

    discord: Playground
    lines: list[str] = field(default_factory=list)
    pictures: dict[str, bytes] = field(default_factory=dict)

    def tell(self, line: str, message: Wire | None, picture: str = "") -> None:
        """What somebody does, and the message that comes of it."""
        assert message is not None
        self.lines += [line, ""]
        self.lines += [f"> {self._readable(text)}".rstrip() + "  " for text in message["content"].strip().splitlines()]
        if labels(message):
            self.lines += [">", f"> {' '.join(f'`[{label}]`' for label in labels(message))}"]
        self.lines.append("")
        if picture:
            self._show(message["attachments"][0], picture)

    def _readable(self, text: str) -> str:
        """As Discord would show it."""
        for user in self.discord.world.users.values():
            text = text.replace(f"<@{user['id']}>", f"**@{user.get('global_name') or user['username']}**")
        return re.sub(r"<t:\d+:\w>", "just now", text.removeprefix("-# "))

    def _show(self, attachment: Wire, picture: str) -> None:
        self.pictures[picture] = small(self.discord.world.files[attachment["id"]])
        self.lines += [f"![{attachment['description']}]({picture})", ""]


def small(png: bytes) -> bytes:
    """A picture made smaller, for a page."""
    image = Image.open(BytesIO(png)).convert("RGB")
    image.thumbnail((WIDTH, image.height), Image.Resampling.LANCZOS)
    file = BytesIO()
    image.quantize(96, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


@asynccontextmanager
async def playground(folder: Path) -> AsyncIterator[Table]:
    """A channel with the bot in it, whose chance is the same each time."""
    async with Playground(rate_limits=False) as discord:
        with redirected(discord):
            service = Service(discord, folder, Artist())
            service.draw, service.draw_hand, service.draw_both = renderer.render, renderer.hand, renderer.with_hand
            await service.start()
            try:
                yield Table(service, discord.channel("table"))
            finally:
                await service.stop()


async def played(folder: Path) -> Told:
    """The first turn of a game of Taj Mahal among three."""
    async with playground(folder) as table:
        told = Told(table.discord)
        people = [table.discord.person(name) for name in ("ann", "ben", "cleo")]
        lobby = await table.open(people[0], *people[1:], game="taj_mahal")
        told.tell("Ann types `/game new game:Taj Mahal seats:3`; Ben and Cleo press **Join**:", lobby)
        await table.press(people[0], lobby, "Start")
        told.tell(
            "Ann presses **Start**, and everybody sees the first board:", await table.board(1), "pictures/board.png"
        )
        await _turn(table, told, people)
    return told


async def _turn(table: Table, told: Told, people: list[Person]) -> None:
    first = await table.asked(people)
    other = next(person for person in people if person is not first)
    hand = await table.use(first, "taj hand")
    told.tell(f"{_name(first)} types `/taj hand`; nobody else sees the answer:", hand.message, "pictures/hand.png")
    early = await table.use(other, "taj withdraw")
    told.tell(f"{_name(other)} is too early with `/taj withdraw`, which nobody else sees either:", early.message)
    shown = len(table.messages)
    told.tell(f"{_name(first)} plays a card, here by typing `{await _play(table, first)}`:", await table.board(shown))
    told.tell("Anybody may look: `/game status`", (await table.use(other, "game status")).message)


async def _play(table: Table, person: Person) -> str:
    """What a stand-in would do in a person's place, typed by them in words."""
    sitting = await table.sitting(person)
    action = suggestion(sitting, Random(1))
    command, given = as_command(action, speech_of(sitting.table, plain=True), game="taj_mahal")
    left_out = as_command(action, game="taj_mahal")[1]
    options = {name: words for name, words in given.items() if left_out[name] != NONE}
    await table.use(person, command, **options)
    return " ".join([f"/{command}", *(f"{name}:{value}" for name, value in options.items())])


def _name(person: Person) -> str:
    return person.name.title()
