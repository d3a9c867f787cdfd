"""People at a table whose bot may die at any moment: what has had no answer they try again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, TypeAlias

from bot.tables import Sitting
from bot.telling import speech_of
from games.api import Action
from playground import Interaction, Person, Playground, RefusedError, Wire
from tests.bot.play import answers, as_command, decision_of, labels, parts, suggestion
from tests.killing.eye import Eye
from tests.killing.host import Host

Use: TypeAlias = Callable[[], Awaitable[Interaction]]
"""Something that a person does."""
UNDOING, TYPING = 0.15, 0.3
"""How often a step is taken back where it can be, and how often a command is typed rather than a panel used."""


@dataclass(frozen=True)
class Party:
    """Who plays what: the options of `/game new`, the people, its host first, and how many stand-ins.

    Attributes:
        length: how long its log will be at least.
    """

    new: dict[str, str]
    people: tuple[str, ...]
    stand_ins: int = 0
    length: int = 100

    def players(self, discord: Playground, host: Host, eye: Eye) -> Players:
        """The people, at their table."""
        return Players(discord, host, eye, self)


class Players:
    """A game played in a channel from its lobby to its end."""

    def __init__(self, discord: Playground, host: Host, eye: Eye, party: Party) -> None:
        self._host = host
        self._eye = eye
        self._party = party
        self._discord = discord
        self._before = 0
        self._channel = discord.channel("table")
        self._people = [discord.person(name) for name in party.people]

    @property
    def messages(self) -> list[Wire]:
        """What everybody sees."""
        return self._discord.messages(self._channel)

    @property
    def board(self) -> Wire:
        """The newest board."""
        return next(message for message in reversed(self.messages) if message["attachments"])

    async def play(self) -> None:
        """Play it all."""
        lobby = await self._open()
        self._before = len(self.messages)
        await self._start(lobby)
        await self._told()
        while "My turn" in labels(self.board):
            for person in self._people:
                if person.mention in self.board["content"]:
                    await self._decide(person)
                    await self._told()
                    break

    async def _open(self) -> Wire | None:
        """A lobby; who is told that there is one already looks at that."""
        first, seats = self._people[0], len(self._people) + self._party.stand_ins
        lobby = await self._use(first, "game new", seats=seats, **self._party.new)
        return lobby if parts(lobby) else await self._use(first, "game status")

    async def _start(self, lobby: Wire | None) -> None:
        """Take the seats and begin. Once buttons are gone there is nothing more to press."""
        first, *others = self._people
        presses = [*((person, "Join") for person in others), *[(first, "Add a stand-in")] * self._party.stand_ins]
        for person, button in [*presses, (first, "Start")]:
            try:
                await self._press(person, lobby, button)
            except RefusedError:
                return

    async def _decide(self, person: Person) -> None:
        """One decision, or taking one back: some by commands, most by panels."""
        sitting = await self._sitting(person)
        random = Random(sitting.timeline.revision)
        if sitting.timeline.last_of(sitting.seat) is not None and random.random() < UNDOING:
            await self._by_panel(person, sitting, ["Undo"])
            return
        action = suggestion(sitting, random)
        if random.random() < TYPING:
            await self._by_command(person, sitting, action)
        else:
            speech = speech_of(sitting.table, plain=True)
            await self._by_panel(person, sitting, [*answers(decision_of(sitting), action, speech), "Confirm"])

    async def _by_command(self, person: Person, sitting: Sitting, action: Action) -> None:
        """Type it; without an answer look whether it was done, and if not type it again."""
        command, options = as_command(action, game=sitting.table.game)
        while not await self._moved(sitting):
            await self._once(lambda: person.slash(self._channel, command, options), settled)

    async def _by_panel(self, person: Person, sitting: Sitting, words: list[str]) -> None:
        """Press one's way through the panel under the newest board, as far as it takes."""
        shown = await self._press(person, self.board, "My turn")
        for word in words:
            if await self._moved(sitting):
                return
            shown = await self._answer(person, shown, word)

    async def _answer(self, person: Person, shown: Wire | None, word: str) -> Wire | None:
        """Give one answer, by whatever the panel has for it."""
        if word in labels(shown):
            return await self._press(person, shown, word)
        if choice := _choice(shown, word):
            return (await self._insist(lambda: person.select(shown or {}, *choice))).message
        if "Another number…" in labels(shown):
            return await self._type(person, shown, word)
        return await self._answer(person, await self._press(person, shown, "More"), word)

    async def _type(self, person: Person, shown: Wire | None, number: str) -> Wire | None:
        """Type a number into a form, which stays open until it is answered."""
        form = await self._insist(lambda: person.click(shown or {}, "Another number…"), lambda use: use.modal)
        return (await self._insist(lambda: person.submit_modal(form, {"number": number}))).message

    async def _use(self, person: Person, command: str, **options: Any) -> Wire | None:
        return (await self._insist(lambda: person.slash(self._channel, command, options))).message

    async def _press(self, person: Person, message: Wire | None, button: str) -> Wire | None:
        return (await self._insist(lambda: person.click(message or {}, button))).message

    async def _insist(self, use: Use, answered: Callable[[Interaction], object] | None = None) -> Interaction:
        """Do something until it is answered."""
        while True:
            done = await self._once(use, answered or settled)
            if done is not None:
                return done

    async def _once(self, use: Use, answered: Callable[[Interaction], object]) -> Interaction | None:
        """Do something once the bot is there; `None` if it died before the answer."""
        await self._host.up()
        done = await use()
        return done if await self._host.until(lambda: answered(done)) else None

    async def _told(self) -> None:
        """Wait until the channel has all boards."""
        told = False
        while not told:
            await self._host.up()
            count = await self._eye.boards()
            told = await self._host.until(partial(self._shown, self._before + count))
        assert len(self.messages) == self._before + count, [message["content"] for message in self.messages[-3:]]

    def _shown(self, count: int) -> bool:
        return len(self.messages) >= count

    async def _sitting(self, person: Person) -> Sitting:
        await self._host.up()
        return await self._eye.sitting(int(person.id))

    async def _moved(self, sitting: Sitting) -> bool:
        """Whether the log has gone on."""
        await self._host.up()
        return await self._eye.revision() > sitting.timeline.revision


def settled(done: Interaction) -> bool:
    """Whether something that was done has its answer."""
    return done.settled


def _choice(shown: Wire | None, word: str) -> tuple[str, list[str]] | None:
    """The menu, and the value in it, that these words stand for."""
    menus = (part for part in parts(shown) if "options" in part)
    found = ((menu["custom_id"], option) for menu in menus for option in menu["options"])
    return next(((menu, [option["value"]]) for menu, option in found if option["label"] == word), None)
