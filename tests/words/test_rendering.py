"""Every message of every language can be filled in with whatever it may be given, and reads as a sentence should."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import TypeAlias

import pytest

from bot.limits import OPTION
from bot.speech import Speech
from data.catalogue import Catalogue
from data.complete import Entry, faults, words_of
from data.languages import DEFAULT
from games.api import Action, Event, Fact, Setup
from games.history import Entry as Move
from games.history import nature, onward
from games.registry import GAMES
from tests.words import gallery
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


@cache
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
    words, rules = Catalogue(language), GAMES[game]
    article = ARTICLES.get(language, "(?!)")
    wrong = re.compile(rf"\bnone\b|_|\.\.$|\b({article}) ({article})\b|{'|'.join(FAULTS.values())}", re.IGNORECASE)
    for edition, seats in ((one, number) for one in rules.editions for number in rules.seats(one)):
        sentences = set(said(words, game, edition, seats))
        assert [one for _, one in sentences if not one or wrong.search(one)] == []
        assert [one for kind, one in sentences if kind == "action" and len(one) > OPTION] == []


@pytest.mark.parametrize("language", TRIED)
def test_sentences_of_alt_texts_begin_with_a_capital(language: str) -> None:
    """Also within them; after a number, as in Hungarian, a full stop ends no sentence."""
    small = re.compile(r"^[^\W\d_]|[^\d\s]\. [^\W\d_]")
    wrong = {
        begun[0]
        for view in gallery.VIEWS.values()
        for text in gallery.alt_texts(view, Catalogue(language))
        for begun in small.finditer(text)
        if begun[0][-1].islower()
    }
    assert wrong == set()


def said(words: Catalogue, key: str, edition: str, seats: int) -> Iterator[tuple[str, str]]:
    """All sentences of a game of random moves, each with its kind."""
    speech = Speech(words, key, tuple(f"Person {number}" for number in range(SIDES)))
    for kind, told, prompt in happenings(key, edition, seats):
        match told:
            case Event():
                yield kind, speech.event(told)
            case Fact():
                yield kind, speech.prompt(told)
            case _:
                yield kind, speech.action(told, prompt)


SIDES = 5
"""More than people may sit at a table: in games of two, each has two colours."""
SOME = 0.1
"""How often it is looked at which orders could be given."""
Happening: TypeAlias = tuple[str, Event | Fact | Action, Fact]
"""Something to be said: its kind, and the question that it answers."""


@cache
def happenings(key: str, edition: str, seats: int) -> tuple[Happening, ...]:
    """All that there is to be said of a game of random moves, each once: it is said in several languages."""
    return tuple({repr(one): one for one in _played(key, Setup(edition, seats), Random(5))}.values())


def _played(key: str, setup: Setup, random: Random) -> Iterator[Happening]:
    rules, free = GAMES[key], Fact("any")
    state = rules.start(setup)
    taken = list(nature(rules, state, random))
    while taken:
        state = taken[-1].state
        for one in taken:
            yield from (("event", event, free) for event in one.events)
            yield "event", one.entry.action, free
        for asked in rules.decisions(state):
            yield "prompt", asked.prompt, free
            orders = rules.orders_for(state, asked.seat) if random.random() < SOME else ()
            yield from (("action", action, asked.prompt) for action in asked.actions)
            yield from (("order", order, free) for order in orders)
        chosen = [(random.choice(asked.actions), asked.seat) for asked in rules.decisions(state)][:1]
        taken = [one for action, seat in chosen for one in onward(rules, state, Move(action, seat), random)]
