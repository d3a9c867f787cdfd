"""Every message of every language can be filled in with whatever it may be given, and reads as a sentence should."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from bot.limits import OPTION
from bot.speech import Speech
from data.catalogue import Catalogue
from data.complete import Entry, faults, words_of
from data.languages import DEFAULT
from games.api import Fact, Setup
from games.history import Entry as Move
from games.history import nature, onward
from games.registry import GAMES
from tests.words.tried import EXTREMES, LONGEST, TRIED

FAULTS = {
    "a bracket of Fluent": r"[{}]",
    "two spaces": r"(?<=\S)  +(?=\S)",
    "a space before a stop": r"\w [,.;:!?](?=\s|$)",
    "two stops": r"(?<!\.)\.\.(?!\.)|,,|;;",
}
"""What no sentence has."""
ARTICLES = {
    "en": "a|an|the",
    "el": "ο|η|το|τον|την|τη|του|της|οι|τα|των|τους|τις|στο|στον|στην|στη|στα|στους|στις",
    "hu": "a|az|egy",
}
"""Of which no two follow one another."""


@pytest.mark.parametrize("language", TRIED)
def test_every_language_is_complete(language: str) -> None:
    assert faults(language) == []


@lru_cache
def entries() -> dict[str, Entry]:
    """The messages of English, but for lists of words that are no sentences."""
    return {
        key: entry
        for key, entry in words_of(DEFAULT).entries.items()
        if not re.match("-|bot-small-words|.*-asked-", key)
    }


def parts(entry: Entry) -> list[str]:
    """The keys by which a message and its attributes are asked for."""
    return [f"{entry.key}.{name}" if name else entry.key for name in entry.text]


def terms(words: Catalogue, key: str) -> list[str]:
    """The terms of the game that a message is of."""
    game = next((game for game in GAMES if key.startswith(f"{game}-")), None)
    return [words.word(term) for term in words.keys(f"{game}-term-")] if game else []


def given(entry: Entry, value: str | int) -> dict[str, str | int]:
    """Every variable of a message with this value."""
    return dict.fromkeys(entry.variables | entry.told, value)


def filled(words: Catalogue, entry: Entry) -> Iterator[tuple[str, str]]:
    """What a message says with each value that its variables may have, and with which."""
    values: list[str | int] = [*EXTREMES, LONGEST, words.listed((LONGEST, "Żółć")), *terms(words, entry.key)]
    for value in values if entry.variables else [0]:
        yield from ((f"{key}: {value}", words.text(key, **given(entry, value))) for key in parts(entry))


@pytest.mark.parametrize("language", TRIED)
def test_every_message_reads_as_a_sentence_with_whatever_it_is_given(language: str) -> None:
    words = Catalogue(language)
    wrong = [
        f"{where}: {what}: {said}"
        for entry in entries().values()
        for where, said in filled(words, entry)
        for what, pattern in FAULTS.items()
        if re.search(pattern, said)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRIED)
def test_nothing_is_told_apart_wherever_english_tells_it(language: str) -> None:
    """`None` arrives as "none", for which a message has a variant of its own: nobody reads that word."""
    words, english = Catalogue(language), Catalogue()
    wrong = [
        key
        for entry in entries().values()
        for key in parts(entry)
        if "none" not in english.text(key, **given(entry, "none")) and "none" in words.text(key, **given(entry, "none"))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRIED)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_in_a_game_can_be_said(game: str, language: str) -> None:
    """Without a gap, a key for a word, or two articles."""
    words, random = Catalogue(language), Random(5)
    article = ARTICLES.get(language, "(?!)")
    wrong = re.compile(rf"\bnone\b|_|\.\.$|\b({article}) ({article})\b|{'|'.join(FAULTS.values())}", re.IGNORECASE)
    for edition in GAMES[game].editions:
        for seats in GAMES[game].seats(edition):
            sentences = set(said(words, Setup(edition, seats), game, random))
            assert [one for _, one in sentences if not one or wrong.search(one)] == []
            assert [one for kind, one in sentences if kind == "action" and len(one) > OPTION] == []


SOME = 0.1
"""How often it is looked at which orders could be given."""
SIDES = 5
"""More than people may sit at a table: in games of two, each has two colours."""


def said(words: Catalogue, setup: Setup, key: str, random: Random) -> Iterator[tuple[str, str]]:
    """All sentences of a game of random moves, each with its kind."""
    rules, speech = GAMES[key], Speech(words, key, tuple(f"Person {number}" for number in range(SIDES)))
    state, prompt = rules.start(setup), Fact("any")
    taken = list(nature(rules, state, random))
    while taken:
        state = taken[-1].state
        for one in taken:
            yield from (("event", speech.event(event)) for event in one.events)
            yield "event", speech.action(one.entry.action, prompt)
        for asked in rules.decisions(state):
            yield "prompt", speech.prompt(asked.prompt)
            orders = rules.orders_for(state, asked.seat) if random.random() < SOME else ()
            yield from (("action", speech.action(action, asked.prompt)) for action in asked.actions)
            yield from (("order", speech.action(order, prompt)) for order in orders)
        chosen = [(random.choice(asked.actions), asked.seat) for asked in rules.decisions(state)][:1]
        taken = [one for action, seat in chosen for one in onward(rules, state, Move(action, seat), random)]
