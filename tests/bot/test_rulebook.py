"""Questions about the rules in plain words, and the figures in force."""

from __future__ import annotations

import pytest

from bot.rulebook import figures_of, find, rules_of, shown
from bot.speech import Speech
from data.catalogue import catalogue
from games.api import Setup
from games.registry import GAMES

YUNNAN = GAMES["yunnan"]
WORDS = catalogue()
SPEECH = Speech(WORDS, "yunnan", ())
SECOND, FIRST = Setup("second", 4), Setup("first", 4)
EXPERT = Setup("second", 4, ("double_bidding", "guards"))
DULI, COLOURS = Setup("second", 2), Setup("first", 2)
ADVANCED = Setup("first", 4, ("advanced",))


def answers(setup: Setup, question: str) -> list[str]:
    """The kinds of the rules that a question finds, the best first."""
    kinds = [fact.kind for fact in YUNNAN.rules(setup)]
    rules = rules_of(YUNNAN, setup, SPEECH)
    return [kinds[rules.index(rule)] for rule in find(rules, question, WORDS)]


@pytest.mark.parametrize(
    ("setup", "question", "kind"),
    [
        (SECOND, "inspector", "inspector"),
        (SECOND, "who does the inspecter visit?", "inspector"),
        (SECOND, "how do I get more passes", "customs-office"),
        (SECOND, "Can I travel back to Puer?", "not-back-to-puer"),
        (FIRST, "Can I travel back to Puer?", "back-to-puer"),
        (SECOND, "bank payout", "bank-equal"),
        (FIRST, "what does the bank pay?", "bank-unequal"),
        (DULI, "what does the bank pay?", "bank-one"),
        (SECOND, "going to the bank", "bank-all"),
        (FIRST, "going to the bank", "bank-bids"),
        (SECOND, "when does the game end", "end-by-points"),
        (EXPERT, "when does the game end", "end-by-presents"),
        (SECOND, "tie breaker", "winner"),
        (SECOND, "tea house", "teahouses"),
        (SECOND, "teahous points", "teahouse-points"),
        (FIRST, "points for teahouses", "teahouse-points-equal"),
        (SECOND, "can I displace a trader of the same influence?", "displacing"),
        (SECOND, "displaceing", "displacing"),
        (SECOND, "how many trading posts per province", "posts"),
        (SECOND, "how many traders can I have", "start"),
        (FIRST, "trading posts in a province", "posts-unlimited"),
        (SECOND, "trading posts in Pu'er", "posts-not-in-puer"),
        (FIRST, "trading posts in Pu’er", "posts-in-puer"),
        (SECOND, "does a bridge cost a border pass", "bridge-passes"),
        (SECOND, "what happens when I am outbid", "outbid"),
        (SECOND, "raise my own bid", "one-bid"),
        (EXPERT, "two bids in the same building", "double-bidding"),
        (EXPERT, "gaurds", "guards"),
        (DULI, "duli", "duli"),
        (DULI, "HOW DOES DÚLÌ BID", "duli-bids"),
        (COLOURS, "two colors", "two-colours"),
        (ADVANCED, "may I bid more than I have", "bids-beyond-money"),
        (SECOND, "may I bid more than I have", "money-for-bids"),
        (SECOND, "blocker on a gorge", "temple"),
        (SECOND, "can I save money for points later", "converting"),
        (SECOND, "income in puer", "income-in-puer-once"),
        (FIRST, "income in puer", "income-in-puer-each"),
        (SECOND, "turn order", "order"),
        (SECOND, "who gets presants first", "presents"),
        (SECOND, "broken route", "connected"),
        (SECOND, "place a structure immediately", "at-once"),
        (FIRST, "place a structure immediately", "at-once-only"),
        (FIRST, "where does a placed trader come from", "source-supply-first"),
        (SECOND, "leaving puer", "no-border-of-puer"),
        (FIRST, "leaving puer", "border-of-puer"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.edition,
)
def test_a_question_finds_its_rule_in_the_edition_in_play(setup: Setup, question: str, kind: str) -> None:
    assert answers(setup, question)[0] == kind


@pytest.mark.parametrize("setup", [SECOND, FIRST, EXPERT, DULI, COLOURS, ADVANCED], ids=str)
def test_each_title_finds_its_own_rule(setup: Setup) -> None:
    rules = rules_of(YUNNAN, setup, SPEECH)
    assert [find(rules, rule.title, WORDS)[0].title for rule in rules] == [rule.title for rule in rules]


@pytest.mark.parametrize(
    "question", ["chess en passant", "castling", "xyzzy", "dragon", "guards", "what is the", "?!", "", "🐎"]
)
def test_what_no_rule_is_about_finds_nothing(question: str) -> None:
    assert answers(SECOND, question) == []


def test_few_answers_are_given() -> None:
    assert len(answers(SECOND, "trader")) <= 3


def test_other_words_are_for_rules_that_there_are() -> None:
    rules = {key.removeprefix("yunnan-rule-") for key in WORDS.keys("yunnan-rule-")}
    asked = {key.removeprefix("yunnan-asked-") for key in WORDS.keys("yunnan-asked-")}
    assert asked
    assert asked <= rules


def line(setup: Setup, label: str) -> str:
    (found,) = (line for line in figures_of(YUNNAN, setup, SPEECH) if line.startswith(f"{label}:"))
    return found


def test_figures_say_where_they_are_from_unless_it_is_the_rulebook() -> None:
    assert line(SECOND, "Money at the start, by bid order") == "Money at the start, by bid order: **9, 9, 12, 12, 15**"
    assert line(FIRST, "Money at the start, by bid order").endswith("** (house value)")
    house = Setup("second", 4, figures={"end.victory_points": 60})
    assert line(house, "Points that end the game (0: never)") == (
        "Points that end the game (0: never): **60** (set by the host)"
    )


def test_each_card_of_a_bot_player_has_a_line() -> None:
    lines = figures_of(YUNNAN, Setup("second", 2), SPEECH)
    cards = lines[lines.index("Dúlì’s cards: (house value)") + 1 :][:12]
    assert cards[0] == (
        "- **bids Trading School, Customs Office, Traders Guild, Horse Trader, Building Yard, "
        "traders 4, 2, 1, 0, 0, Teahouse yes**"
    )
    assert [card for card in cards if not card.startswith("- **bids ")] == []


def test_figures_are_those_of_the_game_in_play() -> None:
    assert line(COLOURS, "Colours of each player") == "Colours of each player: **2**"
    assert line(EXPERT, "Guards of a colour") == "Guards of a colour: **1**"
    assert [found for found in figures_of(YUNNAN, SECOND, SPEECH) if found.startswith("Guards")] == []


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "yes"),
        (False, "no"),
        (7, "7"),
        ("kang", "Kang"),
        ([1, 2], "1, 2"),
        ([["sichuan", "qinghai"], ["yunnan", "kang"]], "Sichuan–Qinghai; Yunnan–Kang"),
        ([[0, [15, 11]], [20, [18, 12]]], "0: 15, 11; 20: 18, 12"),
        ({"sichuan": 5, "kang": 4}, "Sichuan 5, Kang 4"),
    ],
)
def test_a_value_is_said_in_words(value: object, words: str) -> None:
    assert shown(value, SPEECH) == words
