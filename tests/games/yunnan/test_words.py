"""Every value, question, event and reason of Yunnan can be said with what it is given, and nothing is said in vain."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from itertools import combinations
from random import Random

import pytest

import games.yunnan
from games.api import Seat, Setup
from games.codec import name_of
from games.yunnan import YUNNAN
from games.yunnan.actions import NATURE, PLAYERS, Travel
from games.yunnan.editions import SUPPLY
from games.yunnan.making import GIVES, PROCEDURES, edition
from games.yunnan.model import GUARDS, STRUCTURES
from games.yunnan.texts import TEXTS
from tests.games.playouts import play
from tests.games.words import LABEL, LINE, TITLE, WORDS, Said, kinds_of, said_in, say_in

SETUPS = tuple(
    Setup(key, people, options)
    for key in YUNNAN.editions
    for people in (2, 3, 5)
    for options in ((), YUNNAN.options(key))
)


SAID = said_in(games.yunnan)
say = partial(say_in, "yunnan")


def test_the_rules_say_something() -> None:
    assert Said("event", "bid", frozenset({"seat", "building", "space", "source"})) in SAID
    assert Said("prompt", "blocking", frozenset()) in SAID
    assert Said("reason", "too-expensive", frozenset({"money", "needed"})) in SAID
    assert len(SAID) > 70


@pytest.mark.parametrize("said", [said for said in SAID if said.what != "event"], ids=lambda said: said.kind)
def test_a_question_or_reason_has_a_message_with_just_its_fields(said: Said) -> None:
    assert WORDS.text(f"yunnan-{said.what}-{said.kind}", **dict.fromkeys(said.names, 2))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whatever_happens_in_a_game_can_be_told(setup: Setup) -> None:
    playout = play(YUNNAN, setup, b"", setup.seats)
    for moment in playout.moments:
        for event in moment.events:
            assert say(f"event-{event.kind}", event.fields)
        for decision in YUNNAN.decisions(moment.state):
            assert say(f"prompt-{decision.prompt.kind}", decision.prompt.fields)


@pytest.mark.parametrize("what", ["event", "reason", "prompt"])
def test_no_message_is_left_over(what: str) -> None:
    assert kinds_of("yunnan", what) == {said.kind for said in SAID if said.what == what}


PARTS = ("gives", "spaces", "small", "building", "space", "bids", "traders")
"""The keys of figures that are tables."""


def test_every_value_has_a_term() -> None:
    made = [edition(key) for key in YUNNAN.editions]
    places = {place for edition in made for place in edition.places}
    gorges = {f"{low}-{high}" for edition in made for low, high in combinations(edition.places[1:], 2)}
    buildings = {key for edition in made for key in edition.building_keys}
    procedures = {name for _, table in PROCEDURES.values() for name in table}
    expected = {SUPPLY, *STRUCTURES, GUARDS, *places, *buildings, *gorges, *GIVES, *procedures, *PARTS}
    assert {key.removeprefix("yunnan-term-") for key in WORDS.keys("yunnan-term-")} == expected
    assert all(WORDS.text(f"yunnan-term-{value}") for value in expected)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_option_is_said_in_one_short_line(setup: Setup) -> None:
    random = Random(1)
    for moment in random.sample(play(YUNNAN, setup, b"", 1).moments, 40):
        for decision in YUNNAN.decisions(moment.state):
            for option in decision.actions:
                given = {item.name: getattr(option, item.name) for item in fields(option)}
                line = say(f"action-{name_of(type(option))}", given)
                assert line.strip() == line
                assert len(line) <= LINE


def test_a_journey_says_whom_it_displaces_if_anybody() -> None:
    given = {"origin": "puer", "destination": "kang"}
    assert say("action-travel", {**given, "displaced": None}) == "Travel from Pu’er to Kang"
    assert say("action-travel", {**given, "displaced": Seat(1)}).startswith(
        "Travel from Pu’er to Kang and displace nnn"
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
    assert say("played-by-rules", {}) == "Dúlì"
    assert all(say(f"edition-{key}", {}) for key in YUNNAN.editions)
    for option in (option for key in YUNNAN.editions for option in YUNNAN.options(key)):
        assert len(say(f"option-{option}", {})) <= LABEL
        assert len(say(f"about-option-{option}", {})) <= LINE
    scores = YUNNAN.scores(play(YUNNAN, Setup("second", 3), b"", 1).end)
    assert all(say(f"score-{line}", {}) for score in scores for line, _ in score.lines)
    assert all(say(f"action-{name_of(kind)}", {"seats": (Seat(0), Seat(1)), "number": 3}) for kind in NATURE)


# ------------------------------------------------------------------ the texts of the rules, and the figures


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_rule_in_force_can_be_quoted(setup: Setup) -> None:
    for rule in YUNNAN.rules(setup):
        text, title = say(f"rule-{rule.kind}", rule.fields), say(f"rule-{rule.kind}.title", rule.fields)
        assert text.endswith(".")
        assert len(title) <= TITLE
        assert "none" not in text.split() or rule.kind in MAY_SAY_NONE, text


MAY_SAY_NONE = ("end-by-presents", "final-scoring", "at-once-only", "duli-travels")


def test_no_rule_text_is_left_over() -> None:
    """Each is in force somewhere: in an edition, or by a figure that a host may set."""
    assert {key.removeprefix("yunnan-rule-") for key in WORDS.keys("yunnan-rule-")} == TEXTS.keys()
    house = {"travel.build_in_round_taken": False, "travel.bridge_passes": 0}
    setups = (*SETUPS, Setup("second", 3, figures=house))
    assert {rule.kind for setup in setups for rule in YUNNAN.rules(setup)} == TEXTS.keys()


@pytest.mark.parametrize(
    ("setup", "kind", "said"),
    [
        (Setup("second", 3), "money-for-bids", "never exceed your money"),
        (Setup("first", 3, ("advanced",)), "bids-beyond-money", "each missing Yuan costs 9 victory points less"),
        (Setup("second", 3), "bank-equal", "from a total of 0, 20, 40, 60, 80 on, 15, 18, 21, 24, 27 Yuan"),
        (Setup("first", 3), "bank-unequal", "pays 15, 18, 21, 24, 27 Yuan and the right one 11, 12, 13, 14, 15"),
        (Setup("second", 2), "bank-one", "Only one space"),
        (Setup("first", 3), "influence", "The Dragon House raises"),
        (Setup("first", 3), "at-once-only", "placed at once: Teahouse."),
        (Setup("first", 2), "end-by-presents", "2 presents or fewer are left"),
        (Setup("first", 2), "end-by-points", "has reached 100 victory points"),
        (Setup("second", 3, figures={"end.victory_points": 60}), "end-by-points", "has reached 60 victory points"),
        (Setup("first", 4), "border-of-puer", "takes a border pass"),
    ],
)  # fmt: skip
def test_a_rule_is_quoted_with_the_figures_in_force(setup: Setup, kind: str, said: str) -> None:
    (rule,) = (rule for rule in YUNNAN.rules(setup) if rule.kind == kind)
    assert said in say(f"rule-{kind}", rule.fields)


def test_what_is_not_in_force_is_not_quoted() -> None:
    kinds = {setup: {rule.kind for rule in YUNNAN.rules(Setup(*setup))} for setup in PLAIN}
    assert not kinds["second", 3] & {
        "bids-beyond-money",
        "guards",
        "double-bidding",
        "duli",
        "bank-bids",
        "two-colours",
    }
    assert not kinds["first", 3] & {"temple", "bank-all", "horse-points", "teahouse-points", "two-colours", "duli"}
    assert "end-by-points" not in {rule.kind for rule in YUNNAN.rules(Setup("second", 4, ("guards",)))}


PLAIN = (("second", 3), ("first", 3))


def test_every_figure_has_a_name() -> None:
    names = {name for setup in SETUPS for name in YUNNAN.figures(setup)}
    labels = {name: f"figure-{name.replace('.', '-').replace('_', '-')}" for name in names}
    assert {key.removeprefix("yunnan-") for key in WORDS.keys("yunnan-figure-")} == set(labels.values())
    assert all(say(label, {}) for label in labels.values())
