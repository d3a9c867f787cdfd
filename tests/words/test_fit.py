"""What every language says fits where it goes: Discord's limits, without a word being cut off."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from bot.limits import (
    BUTTON,
    CHOICE,
    CONTENT,
    DESCRIPTION,
    FORM_LABEL,
    FORM_PLACEHOLDER,
    FORM_TITLE,
    NAME,
    OPTION,
    PLACEHOLDER,
)
from data.catalogue import Catalogue
from data.complete import Entry, words_of
from data.languages import DEFAULT
from games.registry import GAMES
from tests.words.tried import TRIED

ROOMS = {
    "bot-name-choice-*": CHOICE,
    "bot-name-*": NAME,
    "bot-language": CHOICE,
    "*-form-*-hint": FORM_PLACEHOLDER,
    "*-form-*": FORM_LABEL,
    "*-form": FORM_TITLE,
    "people-button-hours": FORM_TITLE,
    "people-button-away": FORM_TITLE,
    "*-button-*": BUTTON,
    "*-button": BUTTON,
    "accord-choice-*": BUTTON,
    "*-verb-*": BUTTON,
    "*-field-*": FORM_LABEL,
    "bot-choose": PLACEHOLDER,
    "accord-option-late-*": CHOICE,
    "people-calls-*": CHOICE,
    "*-edition-*": CHOICE,
    "bot-command-*": DESCRIPTION,
    "*-command-*": DESCRIPTION,
    "*-command": DESCRIPTION,
    "*-describe-*": DESCRIPTION,
    "yunnan-option-*": OPTION,
    "taj_mahal-option-*": OPTION,
    "bot-lobby-option": CONTENT,
    "*-about-option-*": CONTENT,
    "*-option-*": DESCRIPTION,
    "*-term-*": OPTION,
    "*-none-*": OPTION,
}
"""How many characters there is room for, by the key; the first that fits a key holds for it."""

NUMBER = 999
LEGAL = re.compile(r"[-_'\w]{1,32}")
COMMAND = re.compile(r"`(/[^`]+)`")


def room(key: str) -> int | None:
    """How long a message may get, if it may not be of any length."""
    return next((most for pattern, most in ROOMS.items() if fnmatchcase(key, pattern)), None)


def in_room() -> Iterator[tuple[Entry, int]]:
    for key, entry in words_of(DEFAULT).entries.items():
        most = room(key)
        if most is not None:
            yield entry, most


def longest(words: Catalogue, entry: Entry) -> str:
    """A message with the longest that its variables may be given."""
    game = max((words.text(f"{key}-name") for key in GAMES), key=len)
    return words.text(entry.key, **(dict.fromkeys(entry.variables, NUMBER) | {"game": game}))


@pytest.mark.parametrize("language", TRIED)
def test_every_label_finds_room(language: str) -> None:
    words = Catalogue(language)
    said = {entry.key: (longest(words, entry), most) for entry, most in in_room()}
    assert {key: (len(text), text) for key, (text, most) in said.items() if len(text) > most} == {}


def test_the_table_of_rooms_is_in_use() -> None:
    keys = list(words_of(DEFAULT).entries)
    assert [pattern for pattern in ROOMS if not any(fnmatchcase(key, pattern) for key in keys)] == []


@pytest.mark.parametrize("language", TRIED)
def test_names_of_commands_and_options_are_legal_and_told_apart(language: str) -> None:
    words = Catalogue(language)
    names = {key: words.text(key) for key in words.keys("bot-name-") if "-choice-" not in key}
    assert {key: name for key, name in names.items() if not LEGAL.fullmatch(name) or name != name.lower()} == {}
    told = Counter((group, name) for key, name in names.items() if (group := _group(key)) != "option")
    assert [name for name, number in told.items() if number > 1] == []


def _group(key: str) -> str:
    """The group of a command, within which its name must be told apart; "option" for options."""
    return key.removeprefix("bot-name-").rpartition("-")[0]


@pytest.mark.parametrize("language", TRIED)
def test_commands_that_sentences_name_are_there(language: str) -> None:
    words = Catalogue(language)
    names = {key.removeprefix("bot-name-"): words.text(key) for key in words.keys("bot-name-")}
    options = {f"{name}:" for key, name in names.items() if key.startswith("option-")}
    known = {
        f"/{names[key.partition('-')[0]]} {name}" if "-" in key else f"/{name}"
        for key, name in names.items()
        if not key.startswith(("option-", "choice-"))
    }
    wrong = [
        (entry.key, command)
        for entry in words_of(language).entries.values()
        for text in entry.text.values()
        for command in COMMAND.findall(text)
        if not _is_known(command, known, options)
    ]
    assert wrong == []


def _is_known(command: str, known: set[str], options: set[str]) -> bool:
    """Whether it is a command, perhaps with options."""
    named = " ".join(part for part in command.split() if not part.endswith(":"))
    return named in known and {part for part in command.split() if part.endswith(":")} <= options
