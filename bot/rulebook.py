"""Answers about the rules: a rule found by a few words, and the figures that a game is played by."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Any

from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

from bot.speech import Speech, bare, folded
from data.catalogue import Catalogue
from games.api import Fact, Figure, Game, Setup

ENOUGH = 0.4
"""How much of a question a rule must answer, of 1."""
CLOSE = 0.9
"""How alike a word and a misspelt one are, of 1."""
IN_TEXT = 0.5
"""What a word in the text of a rule counts, of one in its title."""
TITLE = 0.1
"""What a title counts that is the question, and nothing else."""
ANSWERS = 3


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in our own words."""

    title: str
    text: str
    known_as: str = ""
    """Other words by which people ask for it."""


def rules_of(game: Game[Any, Any], setup: Setup, speech: Speech) -> list[Rule]:
    """The rules in force, in the order of play."""
    return [_rule(fact, speech) for fact in game.rules(setup)]


def _rule(fact: Fact, speech: Speech) -> Rule:
    key, asked = f"rule-{fact.kind}", f"asked-{fact.kind}"
    known_as = speech.say(asked) if f"{speech.game}-{asked}" in speech.words else ""
    return Rule(speech.say(f"{key}.title", fact.fields), speech.say(key, fact.fields), known_as)


def find(rules: list[Rule], question: str, words: Catalogue) -> list[Rule]:
    """The rules that a question asks for, the best first; misspelt words find them too.

    What is said of many rules counts little, what stands in a title much.
    """
    small = _split(words.text("bot-small-words"))
    shelf = [_entry(rule, small) for rule in rules]
    asked = [[entry.fits(word) for entry in shelf] for word in sorted(_split(question) - small)]
    weights = [log((len(rules) + 1) / (1 + sum(fit > 0 for fit in fits))) for fits in asked]
    scores = [
        _score(number, asked, weights) + _closeness(number, asked, entry) + _begins(rule.title, question)
        for number, (entry, rule) in enumerate(zip(shelf, rules, strict=True))
    ]
    best = sorted((number for number in range(len(rules)) if scores[number] >= ENOUGH), key=lambda n: -scores[n])
    return [rules[number] for number in best[:ANSWERS]]


@dataclass(frozen=True, slots=True)
class _Entry:
    """The words of a rule."""

    title: frozenset[str]
    known_as: frozenset[str]
    text: frozenset[str]

    def fits(self, word: str) -> float:
        """How well a word fits the rule, up to 1."""
        return max(_fit(word, self.title), _fit(word, self.known_as), IN_TEXT * _fit(word, self.text))


def _entry(rule: Rule, small: frozenset[str]) -> _Entry:
    return _Entry(_split(rule.title) - small, _split(rule.known_as), _split(rule.text) - small)


def _split(text: str) -> frozenset[str]:
    """The words of a text as they are compared: in any case, without apostrophes and accents."""
    return frozenset(re.findall(r"\w+", bare(text).replace("'", "")))


def _fit(word: str, words: Iterable[str]) -> float:
    """How well a word fits the closest of some words, up to 1; 0 if none is close."""
    found = process.extractOne(word, words, scorer=JaroWinkler.similarity, processor=None, score_cutoff=CLOSE)
    return 0.0 if found is None else float(found[1])


def _score(number: int, asked: list[list[float]], weights: list[float]) -> float:
    """How much of a question a rule answers, up to 1."""
    found = sum(weight * fits[number] for weight, fits in zip(weights, asked, strict=True))
    return found / sum(weights) if any(weights) else 0.0


def _closeness(number: int, asked: list[list[float]], entry: _Entry) -> float:
    """A little more for a title of few other words than those asked for."""
    return TITLE * sum(fits[number] > IN_TEXT for fits in asked) / max(1, len(entry.title - entry.known_as))


def _begins(title: str, typed: str) -> float:
    """A title that is being typed is what is wanted."""
    return float(bool(folded(typed)) and folded(title).startswith(folded(typed)))


def figures_of(game: Game[Any, Any], setup: Setup, speech: Speech) -> list[str]:
    """The figures in force, in lines, with their provenance where it is not the rulebook."""
    return [line for name, figure in game.figures(setup).items() for line in _lines(name, figure, speech)]


def _lines(name: str, figure: Figure, speech: Speech) -> list[str]:
    """A figure in a line, or if it is several tables, such as cards, in a heading and a line for each of them."""
    label = speech.say(f"figure-{name.replace('.', '-').replace('_', '-')}")
    mark = f" ({speech.words.text(f'bot-mark-{figure.mark}')})" if figure.mark not in ("book", "derived") else ""
    match figure.value:
        case [dict(), *_] as tables:
            return [f"{label}:{mark}", *(f"- **{shown(table, speech)}**" for table in tables)]
        case value:
            return [f"{label}: **{shown(value, speech)}**{mark}"]


def shown(value: Any, speech: Speech) -> str:
    """A figure's value in words."""
    match value:
        case bool():
            return speech.words.text("bot-yes" if value else "bot-no")
        case dict():
            return speech.words.series(f"{speech.term(key)} {shown(part, speech)}" for key, part in value.items())
        case list() | tuple() if value and isinstance(value[0], list | tuple):
            return speech.words.groups(_pair(item, speech) for item in value)
        case list() | tuple():
            return speech.words.series(shown(part, speech) for part in value)
        case str():
            return speech.term(value)
        case _:
            return str(value)


def _pair(pair: Any, speech: Speech) -> str:
    """Two places that a bridge joins, or a total and what it brings."""
    first, second = pair
    join = ": " if isinstance(second, list | tuple) else "–"
    return f"{shown(first, speech)}{join}{shown(second, speech)}"
