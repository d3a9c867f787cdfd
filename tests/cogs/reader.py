"""A person who uses every command and presses every button, and remembers what they alone, and everybody, was shown."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from bot.press import Press
from playground import Interaction, Person, Wire, ephemeral, walk
from playground.wire import Component
from tests.bot.play import Table, parts

FIELDS = ("label", "placeholder", "description", "title")
"""What else is read in a button, menu, option, form or attachment."""


@dataclass
class Reader:
    """What somebody has `heard` in private, and what was `told` everybody; the commands and verbs by which.

    `kept` are the verbs that are pressed by no exploring, as they change too much.
    """

    table: Table
    person: Person
    kept: frozenset[str]
    heard: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    pressed: set[str] = field(default_factory=set)
    _seen: set[tuple[str, int]] = field(default_factory=set)

    async def uses(self, command: str, /, **options: Any) -> Wire | None:
        """Use a command; its private answer, if it is one."""
        self.used.add(command)
        return self._hear(await self.table.use(self.person, command, **options))

    async def types(self, command: str, option: str, typed: str = "", **others: Any) -> list[str]:
        """What is offered while something is being typed."""
        offered = await self.person.autocomplete(self.table.channel, command, option, typed, others)
        self.heard += [choice["name"] for choice in offered]
        return [choice["value"] for choice in offered]

    async def presses(self, message: Wire | None, verb: str) -> Wire | None:
        """Press the first button, or choose the first of a menu, that stands for a verb."""
        return await self._press(message or {}, next(part for part in parts(message) if _verb(part) == verb))

    async def forges(self, message: Wire, press: Press) -> Wire | None:
        """Press a button that the newest client would not show any more: a custom id comes back as it was sent."""
        part = {"type": int(Component.BUTTON), "style": 2, "label": "…", "custom_id": str(press)}
        message["components"] = [{"type": 1, "components": [part]}]
        return await self._press(message, part)

    async def explores(self, message: Wire | None) -> None:
        """Press all that a private answer leads to, but for what has been pressed as deep as there."""
        for part in deepcopy(parts(message)):
            press = _press_in(part)
            if part.get("disabled") or press.verb in self.kept or (press.verb, len(press.path)) in self._seen:
                continue
            self._seen.add((press.verb, len(press.path)))
            assert message is not None
            message["components"] = [{"type": 1, "components": [part]}]  # as in `forges`
            await self.explores(await self._press(message, part))

    async def _press(self, message: Wire, part: Wire) -> Wire | None:
        self.pressed.add(_verb(part))
        if part["type"] == Component.BUTTON:
            used = await self.person.click(message, part["custom_id"])
        else:
            used = await self.person.select(message, part["custom_id"], [part["options"][0]["value"]])
        await used.until(lambda one: one.settled or one.modal or one.failed)
        return self._hear(used) if used.modal is None else await self._fill_in(used)

    async def _fill_in(self, opened: Interaction) -> Wire | None:
        """Send a form with what stands there already, and with a number where there is nothing."""
        assert opened.modal is not None
        boxes = [part for part in walk(opened.modal["components"]) if part["type"] == Component.TEXT_INPUT]
        self.heard += [
            *_texts(opened.modal),
            *(text for part in walk(opened.modal["components"]) for text in _texts(part)),
        ]
        self.pressed.add(_verb(opened.modal))
        lines = {box["custom_id"]: box.get("value") or "1" for box in boxes}
        return self._hear(await (await self.person.submit_modal(opened, lines)).done())

    def _hear(self, answered: Interaction) -> Wire | None:
        """Remember what was answered; returned is what nobody else can see."""
        for message in filter(None, (answered.message, *answered.followups)):
            (self.heard if ephemeral(message) else self.told).extend(read_in(message))
        return answered.message if answered.message and ephemeral(answered.message) else None


def read_in(message: Wire) -> Iterator[str]:
    """All that is to be read in a message: its text, its buttons and menus, and the words of its pictures."""
    yield message["content"]
    for part in (*parts(message), *message["attachments"]):
        yield from _texts(part)
        for option in part.get("options", []):
            yield from _texts(option)


def _texts(part: Wire) -> list[str]:
    return [part[name] for name in FIELDS if part.get(name)]


def _press_in(part: Wire) -> Press:
    press = Press.read(part["custom_id"].replace("cv1m", "cv1", 1))
    assert press is not None
    return press


def _verb(part: Wire) -> str:
    return _press_in(part).verb
