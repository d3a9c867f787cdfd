"""Answers about the rules: a rule found by a few words, and the figures that a game is played by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rapidfuzz import fuzz, process, utils

from bot.speech import Speech
from games.api import Fact, Game, Setup

ENOUGH = 60
"""How well words must fit a rule, of 100."""
ANSWERS = 3


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in our own words."""

    title: str
    text: str


def rules_of(game: Game[Any, Any], setup: Setup, speech: Speech) -> list[Rule]:
    """The rules in force, in the order of play."""
    return [_rule(fact, speech) for fact in game.rules(setup)]


def _rule(fact: Fact, speech: Speech) -> Rule:
    key = f"rule-{fact.kind}"
    return Rule(speech.say(f"{key}.title", fact.fields), speech.say(key, fact.fields))


def find(rules: list[Rule], words: str) -> list[Rule]:
    """The rules that some words ask for, the best first; misspelt words find them too."""
    by_title = _scores([rule.title for rule in rules], words, fuzz.WRatio)
    by_text = _scores([f"{rule.title} {rule.text}" for rule in rules], words, fuzz.token_set_ratio)
    scores = {number: max(by_title.get(number, 0), 0.9 * by_text.get(number, 0)) for number in range(len(rules))}
    best = sorted((number for number in scores if scores[number] >= ENOUGH), key=lambda number: -scores[number])
    return [rules[number] for number in best[:ANSWERS]]


def _scores(texts: list[str], words: str, scorer: Any) -> Mapping[int, float]:
    found = process.extract(words, texts, scorer=scorer, processor=utils.default_process, limit=None)
    return {number: score for _, score, number in found}


def figures_of(game: Game[Any, Any], setup: Setup, speech: Speech) -> list[str]:
    """The figures in force, a line each, with their provenance where it is not the rulebook."""
    lines = []
    for name, figure in game.figures(setup).items():
        label = speech.say(f"figure-{name.replace('.', '-').replace('_', '-')}")
        mark = f" ({speech.words.text(f'bot-mark-{figure.mark}')})" if figure.mark not in ("book", "derived") else ""
        lines.append(f"{label}: **{shown(figure.value, speech)}**{mark}")
    return lines


def shown(value: Any, speech: Speech) -> str:
    """A figure's value in words."""
    match value:
        case bool():
            return speech.words.text("bot-yes" if value else "bot-no")
        case dict():
            return ", ".join(f"{speech.term(key)} {shown(part, speech)}" for key, part in value.items())
        case list() | tuple() if value and isinstance(value[0], list | tuple):
            return "; ".join(_pair(item, speech) for item in value)
        case list() | tuple():
            return ", ".join(shown(part, speech) for part in value)
        case str():
            return speech.term(value)
        case _:
            return str(value)


def _pair(pair: Any, speech: Speech) -> str:
    """Two places that a bridge joins, or a total and what it brings."""
    first, second = pair
    join = ": " if isinstance(second, list | tuple) else "–"
    return f"{shown(first, speech)}{join}{shown(second, speech)}"
