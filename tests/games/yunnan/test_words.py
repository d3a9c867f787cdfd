"""Every value, question, event and reason of Yunnan can be said with what it is given, and nothing is said in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

import games.yunnan
from data.catalogue import catalogue
from games.api import Seat, Setup, Value
from games.codec import name_of
from games.yunnan import YUNNAN
from games.yunnan.actions import NATURE, PLAYERS, Travel
from games.yunnan.editions import SUPPLY
from games.yunnan.making import edition
from games.yunnan.model import STRUCTURES
from tests.games.playouts import play

WORDS = catalogue()
EDITION = edition("second")
LABEL, LINE = 80, 100
"""How long Discord lets a label and a description be, in characters."""
LONGEST_NAME = 32


@dataclass(frozen=True, slots=True)
class Said:
    """Something that the rules say: `prompt`, `reason` or `event`, its kind and the names of its fields."""

    what: str
    kind: str
    names: frozenset[str]


def said_in_code() -> Iterator[Said]:
    """Every fact and event written down in the rules, with the fields written down with it."""
    (folder,) = games.yunnan.__path__
    for path in sorted(Path(folder).glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf8"))):
            if isinstance(function, ast.FunctionDef):
                yield from _said(function)


def _said(function: ast.FunctionDef) -> Iterator[Said]:
    asks = function.name in ("prompt", "_question")
    for node in ast.walk(function):
        match node:
            case ast.Call(ast.Name("Fact" | "Event" as name), [ast.Constant(str(kind)), *given]):
                what = "event" if name == "Event" else "prompt" if asks else "reason"
                yield Said(what, kind, frozenset(_keys(given)))


def _keys(given: list[ast.expr]) -> Iterator[str]:
    for mapping in given:
        assert isinstance(mapping, ast.Dict)
        yield from (key.value for key in mapping.keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


SAID = sorted(set(said_in_code()), key=lambda said: (said.what, said.kind))


def in_words(value: Value) -> str | int:
    """A value as messages receive it."""
    match value:
        case None:
            return "none"
        case Seat():
            return "n" * LONGEST_NAME
        case int():
            return value
        case str():
            return WORDS.text(f"yunnan-term-{value}")
        case _:
            return ", ".join(str(in_words(item)) for item in value)


def say(key: str, given: Mapping[str, Value]) -> str:
    return WORDS.text(f"yunnan-{key}", **{name: in_words(value) for name, value in given.items()})


def test_the_rules_say_something() -> None:
    assert Said("event", "bid", frozenset({"seat", "building", "space", "source"})) in SAID
    assert Said("prompt", "blocking", frozenset()) in SAID
    assert Said("reason", "too-expensive", frozenset({"money", "needed"})) in SAID
    assert len(SAID) > 70


@pytest.mark.parametrize("said", [said for said in SAID if said.what != "event"], ids=lambda said: said.kind)
def test_a_question_or_reason_has_a_message_with_just_its_fields(said: Said) -> None:
    assert WORDS.text(f"yunnan-{said.what}-{said.kind}", **dict.fromkeys(said.names, 2))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whatever_happens_in_a_game_can_be_told(seats: int) -> None:
    playout = play(YUNNAN, Setup("second", seats), b"", seats)
    for moment in playout.moments:
        for event in moment.events:
            assert say(f"event-{event.kind}", event.fields)
        for decision in YUNNAN.decisions(moment.state):
            assert say(f"prompt-{decision.prompt.kind}", decision.prompt.fields)


@pytest.mark.parametrize("what", ["event", "reason", "prompt"])
def test_no_message_is_left_over(what: str) -> None:
    prefix = f"yunnan-{what}-"
    assert {key.removeprefix(prefix) for key in WORDS.keys(prefix)} == {said.kind for said in SAID if said.what == what}


def test_every_value_has_a_term() -> None:
    structures, places, buildings = STRUCTURES, EDITION.places, EDITION.building_keys
    gorges = [f"{low}-{high}" for low, high in combinations(places[1:], 2)]
    expected = {SUPPLY, *structures, *places, *buildings, *gorges}
    assert {key.removeprefix("yunnan-term-") for key in WORDS.keys("yunnan-term-")} == expected
    assert all(WORDS.text(f"yunnan-term-{value}") for value in expected)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_option_is_said_in_one_short_line(seed: int) -> None:
    random = Random(seed)
    for moment in random.sample(play(YUNNAN, Setup("second", 5), b"", seed).moments, 40):
        for decision in YUNNAN.decisions(moment.state):
            for option in decision.options:
                given = {item.name: getattr(option.action, item.name) for item in fields(option.action)}
                line = say(f"action-{name_of(type(option.action))}", given)
                assert line.strip() == line
                assert len(line) <= LINE
                assert say(f"group-{option.group}", {})


def test_a_journey_says_whom_it_displaces_if_anybody() -> None:
    given = {"origin": "puer", "destination": "kang"}
    assert say("action-travel", {**given, "displaced": None}) == "Travel from Pu'er to Kang"
    assert say("action-travel", {**given, "displaced": Seat(1)}).startswith(
        "Travel from Pu'er to Kang and displace nnn"
    )


def test_the_yard_says_what_is_taken() -> None:
    assert say("action-take", {"building": "building_yard", "structure": "post"}) == (
        "Take a Trading Post from the Building Yard"
    )
    assert say("action-take", {"building": "dianmu_temple", "structure": None}) == (
        "Take back the trader from the Dianmu Temple"
    )


@pytest.mark.parametrize("kind", PLAYERS, ids=name_of)
def test_every_action_is_a_command(kind: type) -> None:
    name = name_of(kind)
    assert len(say(f"command-{name}", {})) <= LINE
    assert len(say(f"verb-{name}", {})) <= LABEL
    for item in fields(kind):
        assert len(say(f"field-{item.name}", {})) <= LABEL
        assert len(say(f"describe-{name}-{item.name}", {})) <= LINE


def test_what_may_be_left_empty_has_a_word_for_nothing() -> None:
    assert say("none-displaced", {}) == "nobody"
    assert say("none-structure", {})
    assert {item.name for item in fields(Travel)} == {"origin", "destination", "displaced"}


def test_the_game_its_editions_and_its_scores_have_names() -> None:
    assert say("name", {}) == "Yunnan"
    assert all(say(f"edition-{key}", {}) for key in YUNNAN.editions)
    scores = YUNNAN.scores(play(YUNNAN, Setup("second", 3), b"", 1).end)
    assert all(say(f"score-{line}", {}) for score in scores for line, _ in score.lines)
    assert all(say(f"action-{name_of(kind)}", {"seats": (Seat(0), Seat(1))}) for kind in NATURE)
