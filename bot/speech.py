"""Values to sentences: events, questions, actions and refusals in a reader's language.

What a game hands out is a kind with fields; here its message is found in the catalogue under the game's key and
filled in: terms translated, seats replaced by names, lists joined.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import groupby
from typing import Any

from bot.naming import bold
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
                return self.words.listed(self._items(value))

    def _items(self, values: tuple[Value, ...]) -> Iterator[str]:
        """Each in words, terms with their forms; a term that is there several times once, and how often."""
        for number, item in enumerate(values):
            match item:
                case str() if item in values[:number]:
                    continue
                case str():
                    yield self.words.repeated(self.term(item), values.count(item))
                case _:
                    yield str(self.value(item))

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        name = self.names[seat]
        return name if self.plain else bold(name)

    def term(self, key: str) -> str:
        """The word for a value of the game."""
        return self.words.word(f"{self.game}-term-{key}") if self.has(f"term-{key}") else key

    def key_of(self, words: str) -> str:
        """The value that a term, or the beginning of just one, stands for; or else the words themselves."""
        wanted, prefix = folded(words), f"{self.game}-term-"
        terms = {key.removeprefix(prefix): "" for key in self.words.keys(prefix)}
        names = {key: (key, folded(self.term(key))) for key in terms}
        same = [key for key in names if wanted in names[key]]
        begun = [key for key in names if any(name.startswith(wanted) for name in names[key])]
        return same[0] if same else begun[0] if len(begun) == 1 else wanted

    def choice(self, field: str, value: Value) -> str:
        """A value as an answer in a menu: plain, and never empty."""
        if value is None:
            key = f"none-{field}"
            return self.say(key) if self.has(key) else self.words.text("bot-none")
        return str(Speech(self.words, self.game, self.names, plain=True).value(value))

    def field(self, name: str) -> str:
        """The label of a field."""
        return self.say(f"field-{name}")

    def command(self, name: str) -> str:
        """What a command, or the menu of an action type, is for."""
        return self.say(f"command-{name}")

    def describe(self, command: str, field: str) -> str:
        """What an option of a command is for."""
        return self.say(f"describe-{command}-{field}")

    def edition(self, key: str) -> str:
        """The name of an edition."""
        return self.say(f"edition-{key}")

    def option(self, key: str) -> str:
        """The name of an optional rule."""
        return self.say(f"option-{key}")

    def about_option(self, key: str) -> str:
        """What an optional rule is about."""
        return self.say(f"about-option-{key}")

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.say("name")

    def verb(self, kind: type[Action], prompt: Fact) -> str:
        """An action type as the label of a button, as it is meant under this question."""
        return self.say(self._meant_under(f"verb-{name_of(kind)}", prompt))

    def action(self, action: Action, prompt: Fact) -> str:
        """A whole action in one short line, as it is meant under this question."""
        given = {item.name: getattr(action, item.name) for item in fields(action)}
        return self.say(self._meant_under(f"action-{name_of(type(action))}", prompt), given)

    def _meant_under(self, key: str, prompt: Fact) -> str:
        """The key of the message for one kind of question, where the game has one."""
        special = f"{key}-{prompt.kind}"
        return special if self.has(special) else key

    def prompt(self, prompt: Fact) -> str:
        """What a question asks for."""
        return self.say(f"prompt-{prompt.kind}", prompt.fields)

    def reason(self, reason: Fact) -> str:
        """Why the rules forbid something."""
        return self.say(f"reason-{reason.kind}", reason.fields)

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(f"event-{event.kind}", event.fields)

    def outlook(self, fact: Fact) -> str:
        """What an action would bring."""
        return self.say(f"outlook-{fact.kind}", fact.fields)

    def together(self, seats: Iterable[Seat]) -> str:
        """Several seats as those who did something together."""
        return self.words.listed(map(self.name, seats))

    def score(self, line: str) -> str:
        """The name of a line of the final scoring."""
        return self.say(f"score-{line}")

    def has(self, key: str) -> bool:
        """Whether the game has a message of its own for this."""
        return f"{self.game}-{key}" in self.words

    def say(self, key: str, given: Mapping[str, Any] | None = None) -> str:
        """A message of the game, its fields put into words first."""
        values = {name: self.value(value) for name, value in (given or {}).items()}
        return self.words.text(f"{self.game}-{key}", **values)


def unmarked(text: str) -> str:
    """A message without what only Discord shows as bold, for pictures."""
    return text.replace("**", "")


def folded(text: str) -> str:
    """Words as they are compared: in any case, with either apostrophe."""
    return text.strip().casefold().replace("’", "'")


def bare(text: str) -> str:
    """Words as they are compared where accents, which many leave out as they type, say nothing."""
    return "".join(char for char in unicodedata.normalize("NFKD", folded(text)) if not unicodedata.combining(char))


def counted(lines: Iterable[str]) -> Iterator[str]:
    """The lines; what is said several times on end is said once, with how often."""
    for line, same in groupby(lines):
        times = len(list(same))
        stop = "." if line.endswith(".") else ""
        yield line if times == 1 else f"{line.removesuffix('.')} (×{times}){stop}"


def shortened(lines: Iterable[str], limit: int = LINE) -> str:
    """The lines joined; where they are too many the oldest go, and an ellipsis says so."""
    kept = list(lines)
    text = "\n".join(kept)
    while len(text) > limit and kept:
        kept = kept[1:]
        text = "\n".join(["…", *kept])
    return text


def pages(lines: Iterable[str], limit: int = LINE) -> list[str]:
    """The lines in pages that fit a message, in order; at least one."""
    found = [""]
    for line in lines:
        if len(found[-1]) + len(line) + 1 > limit:
            found.append("")
        found[-1] = f"{found[-1]}\n{line}".strip()
    return found


def clipped(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than a place has room for."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
