"""A table in a channel, and what people do at it: by commands, by buttons and menus, and by a driver for either."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bot.choices import follow, key_of
from bot.press import Press
from bot.speech import Speech
from bot.tables import Sitting
from bot.telling import speech_of
from cogs.widgets import Asking
from games.api import Action, Decision
from games.codec import fields_of, name_of
from games.registry import GAMES
from playground import Interaction, Person, Playground, Wire, walk
from tests.bot.service import Service


class Table:
    """A channel with a table in it."""

    def __init__(self, service: Service, channel: Wire) -> None:
        self.service = service
        self.channel = channel

    @property
    def discord(self) -> Playground:
        return self.service.discord

    @property
    def messages(self) -> list[Wire]:
        """What everybody sees, oldest first."""
        return self.discord.messages(self.channel)

    @property
    def last(self) -> Wire:
        """The newest message that everybody sees."""
        return self.messages[-1]

    async def use(self, person: Person, command: str, /, **options: Any) -> Interaction:
        """Use a command and wait for its answer."""
        return await (await person.slash(self.channel, command, options)).done()

    async def press(self, person: Person, message: Wire | None, button: str) -> Interaction:
        """Press a button of a message and wait for the answer."""
        assert message is not None
        return await (await person.click(message, button)).done()

    async def choose(self, person: Person, message: Wire | None, menu: str, label: str) -> Interaction:
        """Choose from a menu by the words of its option, and wait for the answer."""
        assert message is not None
        options = [option for part in parts(message) for option in part.get("options", []) if option["label"] == label]
        return await (await person.select(message, menu, [options[0]["value"]])).done()

    async def open(self, host: Person, *others: Person, stand_ins: int = 0, seats: int = 3, **new: str) -> Wire:
        """A lobby of a host, others who join, and stand-ins; its message. `new` are more options of `/game new`."""
        opened = await self.use(host, "game new", seats=seats, **new)
        assert opened.message is not None
        for person in others:
            await self.press(person, opened.message, "Join")
        for _ in range(stand_ins):
            await self.press(host, opened.message, "Add a stand-in")
        await self.service.settled()
        return opened.message

    async def start(self, host: Person, *others: Person, stand_ins: int = 0, **new: str) -> Wire:
        """A game of as many; its first board. `new` are more options of `/game new`."""
        lobby = await self.open(host, *others, stand_ins=stand_ins, seats=1 + len(others) + stand_ins, **new)
        before = len(self.messages)
        await self.press(host, lobby, "Start")
        return await self.board(before)

    async def begin(self, *people: Person) -> list[Person]:
        """A game of these, whose pings so far are forgotten; who must decide first, then the others."""
        await self.start(*people)
        first = await self.asked(people)
        self.discord.world.pings.clear()
        return [first, *(person for person in people if person is not first)]

    async def board(self, seen: int) -> Wire:
        """The newest message as soon as there are more than so many."""
        await self.discord.until(lambda: len(self.messages) > seen)
        await self.service.settled()
        return self.last

    async def sitting(self, person: Person) -> Sitting:
        """A person's place, as the bot has it."""
        return await self.service.client.tables.at(int(self.channel["id"]), int(person.id))

    async def asked(self, people: Iterable[Person]) -> Person:
        """The one of these who must decide."""
        places = [(person, await self.sitting(person)) for person in people]
        return next(person for person, sitting in places if sitting.decision is not None)

    async def my_turn(self, person: Person) -> Interaction:
        """The panel under the newest board."""
        return await self.press(person, self.last, "My turn")


def decision_of(sitting: Sitting) -> Decision:
    """The question that is certainly there."""
    assert sitting.decision is not None
    return sitting.decision


def suggestion(sitting: Sitting, random: Random) -> Action:
    """What a stand-in would do in a person's place."""
    return GAMES[sitting.table.game].suggest(sitting.timeline.state, sitting.seat, random)


def as_command(action: Action, speech: Speech | None = None, *, game: str = "yunnan") -> tuple[str, dict[str, str]]:
    """The command of an action, and its options by their keys or, with words to say them in, as people type them."""
    values = {spec: getattr(action, spec.name) for spec in fields_of(type(action))}
    given = {spec.word: speech.choice(spec.name, value) if speech else key_of(value) for spec, value in values.items()}
    return f"{GAMES[game].command} {name_of(type(action))}", given


async def by_command(table: Table, person: Person, action: Action, *, words: bool = False) -> Interaction:
    """Do something by a command."""
    sitting = await table.sitting(person)
    speech = speech_of(sitting.table, plain=True) if words else None
    command, options = as_command(action, speech, game=sitting.table.game)
    return await table.use(person, command, **options)


async def by_panel(table: Table, person: Person, action: Action, panel: Wire | None = None) -> Interaction:
    """Do something by pressing one's way through a panel; pages and forms are gone through where they must be."""
    before = await revision(table)
    done = await chosen(table, person, action, panel)
    return await table.press(person, done.message, "Confirm") if await revision(table) == before else done


async def chosen(table: Table, person: Person, action: Action, panel: Wire | None = None) -> Interaction:
    """The same up to what still has to be confirmed, if it has to be."""
    sitting = await table.sitting(person)
    speech = speech_of(sitting.table, plain=True)
    done = await table.my_turn(person) if panel is None else None
    shown = panel if done is None else done.message
    for answer in answers(decision_of(sitting), action, speech):
        done = await _answer(table, person, shown, answer)
        shown = done.message
    assert done is not None
    return done


async def revision(table: Table) -> int:
    """How long the log of the newest game here is."""
    rooms = table.service.client.rooms
    found = await rooms.store.last_table(int(table.channel["id"]))
    assert found is not None
    return (await rooms.timeline(found)).revision


def answers(decision: Decision, action: Action, speech: Speech) -> list[str]:
    """The words that lead a question to an action, one for each step with a choice."""
    asking, path, found = Asking(speech, decision.prompt), list[int](), list[str]()
    while (point := follow(decision, path)).action != action:
        field, values = point.other or (point.field, point.values)
        number = next(n for n in range(len(values)) if action in follow(decision, [*path, n]).left)
        found.append(asking.name(field, values[number]))
        path.append(number)
    return found


async def _answer(table: Table, person: Person, shown: Wire | None, words: str) -> Interaction:
    """Give one answer, by whatever the panel has for it."""
    if words in labels(shown):
        return await table.press(person, shown, words)
    for menu in (part for part in parts(shown) if "options" in part):
        if words in [option["label"] for option in menu["options"]]:
            return await table.choose(person, shown, menu["custom_id"], words)
    if "Another number…" in labels(shown):
        form = await (await person.click(shown or {}, "Another number…")).acknowledged()
        return await (await person.submit_modal(form, {"number": words})).done()
    later = await table.press(person, shown, "More")
    return await _answer(table, person, later.message, words)


def parts(message: Wire | None) -> list[Wire]:
    """The buttons and menus of a message."""
    return [part for part in walk((message or {}).get("components", [])) if "custom_id" in part]


def labels(message: Wire | None) -> list[str]:
    """What the buttons of a message say."""
    return [part["label"] for part in parts(message) if "label" in part]


def press_in(message: Wire | None, button: str) -> Press:
    """What a button stands for."""
    found = next(part["custom_id"] for part in parts(message) if part.get("label") == button)
    press = Press.read(found)
    assert press is not None
    return press
