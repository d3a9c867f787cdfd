"""Values to sentences: events, questions, actions and refusals in a reader's language.

What a game hands out is a kind with fields; here its message is found in the catalogue under the game's key and
filled in: terms translated, seats replaced by names, lists joined.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from discord.utils import escape_markdown, escape_mentions

from data.catalogue import Catalogue
from games.api import Action, Event, Fact, Seat, Value
from games.codec import name_of

LINE = 1900
"""How long the text of a message may get, in characters, with room for what stands around it."""


@dataclass(frozen=True, slots=True)
class Speech:
    """The words for one game at one table in one language."""

    words: Catalogue
    game: str
    names: tuple[str, ...]
    plain: bool = False
    """Whether names stand as they are (menus, alt text) or bold and escaped (messages)."""

    def value(self, value: Value) -> str | int:
        """A field's value in words; `None` as "none", which a message can select on."""
        match value:
            case None:
                return "none"
            case Seat():
                return self.name(value)
            case int():
                return value
            case str():
                return self.term(value)
            case _:
                return ", ".join(str(self.value(item)) for item in value)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        name = self.names[seat]
        return name if self.plain else bold(name)

    def term(self, key: str) -> str:
        """The word for a value of the game."""
        return self._say(f"term-{key}") if f"{self.game}-term-{key}" in self.words else key

    def key_of(self, words: str) -> str:
        """The value that a term stands for, or the words themselves."""
        wanted = words.strip().casefold()
        prefix = f"{self.game}-term-"
        keys = (key.removeprefix(prefix) for key in self.words.keys(prefix))
        return next((key for key in keys if wanted in (key, self.term(key).casefold())), wanted)

    def choice(self, field: str, value: Value) -> str:
        """A value as an answer in a menu: plain, and never empty."""
        if value is None:
            key = f"none-{field}"
            return self._say(key) if f"{self.game}-{key}" in self.words else self.words.text("bot-none")
        return str(Speech(self.words, self.game, self.names, plain=True).value(value))

    def field(self, name: str) -> str:
        """The label of a field."""
        return self._say(f"field-{name}")

    def command(self, name: str) -> str:
        """What a command, or the menu of an action type, is for."""
        return self._say(f"command-{name}")

    def describe(self, command: str, field: str) -> str:
        """What an option of a command is for."""
        return self._say(f"describe-{command}-{field}")

    def edition(self, key: str) -> str:
        """The name of an edition."""
        return self._say(f"edition-{key}")

    def option(self, key: str) -> str:
        """The name of an optional rule."""
        return self._say(f"option-{key}")

    @property
    def title(self) -> str:
        """The name of the game."""
        return self._say("name")

    def verb(self, kind: type[Action]) -> str:
        """An action type as the label of a button."""
        return self._say(f"verb-{name_of(kind)}")

    def action(self, action: Action) -> str:
        """A whole action in one short line."""
        given = {item.name: getattr(action, item.name) for item in fields(action)}
        return self._say(f"action-{name_of(type(action))}", given)

    def prompt(self, prompt: Fact) -> str:
        """What a question asks for."""
        return self._say(f"prompt-{prompt.kind}", prompt.fields)

    def reason(self, reason: Fact) -> str:
        """Why the rules forbid something."""
        return self._say(f"reason-{reason.kind}", reason.fields)

    def event(self, event: Event) -> str:
        """What happened."""
        return self._say(f"event-{event.kind}", event.fields)

    def story(self, events: Iterable[Event], reader: Seat | None = None) -> list[str]:
        """What happened as a reader may know it (`None`: the channel), a line for each event."""
        return [self.event(event) for event in events if event.to is None or event.to == reader]

    def score(self, line: str) -> str:
        """The name of a line of the final scoring."""
        return self._say(f"score-{line}")

    def _say(self, key: str, given: Mapping[str, Any] | None = None) -> str:
        values = {name: self.value(value) for name, value in (given or {}).items()}
        return self.words.text(f"{self.game}-{key}", **values)


def bold(name: str) -> str:
    """A person's name as messages give it."""
    return f"**{escaped(name)}**"


def escaped(name: str) -> str:
    """A person's name as it can stand in a message without any effect."""
    return escape_mentions(escape_markdown(name))


def shortened(lines: Iterable[str], limit: int = LINE) -> str:
    """The lines joined; where they are too many the oldest go, and an ellipsis says so."""
    kept = list(lines)
    text = "\n".join(kept)
    while len(text) > limit and kept:
        kept = kept[1:]
        text = "\n".join(["…", *kept])
    return text


def clipped(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than a place has room for."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
