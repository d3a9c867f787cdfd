"""Questions about the rules, as people of a language put them."""

from __future__ import annotations

from bot.rulebook import find, rules_of
from bot.speech import Speech
from data.catalogue import catalogue
from games.api import Setup
from games.registry import GAMES

SECOND, FIRST = Setup("second", 4), Setup("first", 4)
ADVANCED, DULI = Setup("first", 4, ("advanced",)), Setup("second", 2)
TAJ_MAHAL = Setup("standard", 4)


def answered(language: str, game: str, setup: Setup, question: str) -> str:
    """The kind of the rule that a question finds first."""
    rules, speech = GAMES[game], Speech(catalogue(language), game, ())
    found = rules_of(rules, setup, speech)
    return [fact.kind for fact in rules.rules(setup)][found.index(find(found, question, speech.words)[0])]
