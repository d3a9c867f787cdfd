"""Every value, question, event, reason and outlook of Taj Mahal can be said, and nothing is said in vain."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import partial
from itertools import combinations
from random import Random

import pytest

import games.taj_mahal
from games.api import Seat, Setup, Value
from games.codec import name_of
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import NATURE, Place, Play
from games.taj_mahal.editions import CARD, COLOURS, COURTIERS, GOODS, POINTS, SUITS, WHITE
from games.taj_mahal.editions import TAJ_MAHAL as TAJ_MAHAL_TILE
from games.taj_mahal.making import INITIALS, edition
from games.taj_mahal.model import CROWNED, ORDINARY
from games.taj_mahal.texts import TEXTS
from tests.games.playouts import Playout, play
from tests.games.words import LABEL, LINE, TITLE, WORDS, Said, kinds_of, said_in, say_in

SETUPS = tuple(Setup("standard", seats, options) for seats in (3, 5) for options in ((), ("memory",)))
SAID = said_in(games.taj_mahal)
say = partial(say_in, "taj_mahal")


@pytest.fixture(scope="module", params=(3, 5))
def playout(request: pytest.FixtureRequest) -> Playout:
    """A game at random."""
    return play(TAJ_MAHAL, Setup("standard", request.param), b"", 1)


def test_the_rules_say_something() -> None:
    assert Said("event", "played", frozenset({"seat", "card", "extra"})) in SAID
    assert Said("prompt", "picking", frozenset({"number"})) in SAID
    assert Said("reason", "not-in-hand", frozenset({"card"})) in SAID
    assert Said("outlook", "extra-card", frozenset()) in SAID
    assert len(SAID) > 60


@pytest.mark.parametrize("said", [said for said in SAID if said.what == "reason"], ids=lambda said: said.kind)
def test_a_reason_has_a_message_with_just_its_fields(said: Said) -> None:
    assert WORDS.text(f"taj_mahal-reason-{said.kind}", **dict.fromkeys(said.names, 2))


@pytest.mark.parametrize("what", ["event", "reason", "prompt", "outlook"])
def test_no_message_is_left_over(what: str) -> None:
    assert kinds_of("taj_mahal", what) == {said.kind for said in SAID if said.what == what}


def test_whatever_happens_in_a_game_can_be_told(playout: Playout) -> None:
    for moment in playout.moments:
        for event in moment.events:
            assert "none" not in str(say(f"event-{event.kind}", event.fields)).split()
        for decision in TAJ_MAHAL.decisions(moment.state):
            assert say(f"prompt-{decision.prompt.kind}", decision.prompt.fields).endswith(".")


def test_an_action_and_what_it_would_bring_fit_a_menu(playout: Playout) -> None:
    for moment in Random(1).sample(playout.moments, 40):
        for decision in TAJ_MAHAL.decisions(moment.state):
            for option in decision.actions:
                given = {item.name: getattr(option, item.name) for item in fields(option)}
                said = [say(f"action-{name_of(type(option))}", given)]
                outlook = TAJ_MAHAL.outlook(moment.state, option, decision.seat)
                said += [say(f"outlook-{fact.kind}", fact.fields) for fact in outlook if fact.kind not in MAY_BE_LONG]
                assert all(line.strip() == line and 0 < len(line) <= LINE for line in said), said


MAY_BE_LONG = ("palaces-scored", "best-placing")
"""They name provinces and cities, as many as there are: last, so that they can be cut off."""


def test_a_play_says_what_is_played_with_it_if_anything() -> None:
    assert say("action-play", {"card": "red_ve", "extra": None}) == "Play red Vizier–Elephant"
    both: dict[str, Value] = {"card": "red_ve", "extra": "white_k"}
    assert say("action-play", both) == "Play red Vizier–Elephant with white Grand Mogul"
    assert say("event-played", {"seat": Seat(0), **both}).endswith(" plays red Vizier–Elephant with white Grand Mogul.")


BONUSES = {"points": "points tile", "card": "card tile", "taj_mahal": "Taj Mahal tile", "spices": "spices tile"}


@pytest.mark.parametrize(("tile", "name"), BONUSES.items())
def test_bonus_tiles_are_named_alike_wherever_they_are_told_of(tile: str, name: str) -> None:
    given: dict[str, Value] = {"tile": tile, "city": "agra", "palace": ORDINARY, "points": 5, "seat": Seat(0)}
    assert say("outlook-bonus-in-reach", given) == f"in Agra the {name}"
    assert say("outlook-built-for-bonus", given) == f"{name}: 5 points"
    assert say("event-built-for-bonus", given).endswith(f" builds a palace in Agra and takes its {name}, for 5 points.")
    assert say("event-built-for-bonus", {**given, "points": 0}).endswith(f" takes its {name}.")


@pytest.mark.parametrize("key", [*edition("standard").specials, POINTS, CARD, TAJ_MAHAL_TILE, *GOODS])
def test_no_word_for_a_tile_or_a_card_holds_points_that_a_host_may_change(key: str) -> None:
    """Only symbols are told by number: they are no figures."""
    assert not re.search(r"\d", str(say(f"term-{key}", {})).replace("+1 Elephant", "").replace("+1 Grand Mogul", ""))


@pytest.mark.parametrize(
    ("ordinary", "crowned", "said"),
    [
        (0, 1, "To place: the crowned palace."),
        (1, 0, "To place: a palace."),
        (1, 1, "To place: a palace and the crowned one."),
        (3, 0, "To place: 3 palaces."),
        (2, 1, "To place: 2 palaces and the crowned one."),
    ],
)
def test_it_is_said_which_palaces_are_to_be_placed(ordinary: int, crowned: int, said: str) -> None:
    fields_: dict[str, Value] = {"province": "agra", "ordinary": ordinary, "crowned": crowned}
    assert say("prompt-placing", fields_) == f"Agra: where do you build? {said}"


@pytest.mark.parametrize(
    ("standing", "said"),
    [("alone", "Monk 3: alone"), ("tied", "Monk 3: tied with nnn"), ("behind", "Monk 3: behind nnn")],
)
def test_a_standing_is_said_with_whom_it_is_shared(standing: str, said: str) -> None:
    given: dict[str, Value] = {"suit": "monk", "count": 3, "standing": standing, "other": Seat(1)}
    assert say("outlook-standing", given).startswith(said)
    assert say("outlook-standing", {**given, "standing": "gone", "other": None}) == "Monk 3: prize gone"


def test_every_value_has_a_term() -> None:
    """All cards, too, that a host's deck may hold."""
    made = edition("standard")
    pairs = {f"{INITIALS[one]}{INITIALS[other]}" for one, other in combinations(SUITS, 2)} | {"ee"}
    cards = {f"{colour}_{pair}" for colour in COLOURS for pair in pairs}
    whites = {f"{WHITE}_{INITIALS[suit]}" for suit in SUITS}
    places = {key for province in made.provinces for key in (province.key, *province.cities)}
    words = {*SUITS, *COLOURS, WHITE, *GOODS, POINTS, CARD, TAJ_MAHAL_TILE, ORDINARY, CROWNED}
    assert kinds_of("taj_mahal", "term") == cards | whites | places | words | {*made.specials}
    assert made.cards.keys() <= cards | whites | {*made.specials}


def test_what_may_be_left_empty_has_a_word_for_nothing() -> None:
    assert say("none-extra", {}) == "no other card"
    assert [item.name for kind in (Play, Place) for item in fields(kind) if item.default is None] == ["extra"]


def test_what_nature_does_can_be_said_to_who_may_not_know_the_cards() -> None:
    given: dict[str, Value] = {"player": Seat(0), "cards": (), "provinces": ("agra",), "tiles": ("tea",)}
    assert all(say(f"action-{name_of(kind)}", given) for kind in NATURE)


def test_the_game_its_editions_and_its_scores_have_names(playout: Playout) -> None:
    assert say("name", {}) == "Taj Mahal"
    assert say("edition-standard", {})
    assert len(say("option-memory", {})) <= LABEL
    assert len(say("about-option-memory", {})) <= LINE
    assert all(say(f"score-{line}", {}) for score in TAJ_MAHAL.scores(playout.end) for line, _ in score.lines)


# ------------------------------------------------------------------ the texts of the rules, and the figures


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_rule_in_force_can_be_quoted(setup: Setup) -> None:
    for rule in TAJ_MAHAL.rules(setup):
        text, title = say(f"rule-{rule.kind}", rule.fields), say(f"rule-{rule.kind}.title", rule.fields)
        assert text.endswith(".")
        assert len(title) <= TITLE
        assert "none" not in text.split()
        assert say(f"asked-{rule.kind}", {})


def test_no_rule_text_is_left_over() -> None:
    assert kinds_of("taj_mahal", "rule") == TEXTS.keys() == kinds_of("taj_mahal", "asked")
    assert {rule.kind for setup in SETUPS for rule in TAJ_MAHAL.rules(setup)} == TEXTS.keys()


@pytest.mark.parametrize(
    ("setup", "kind", "said"),
    [
        (Setup("standard", 3), "start", "dealt 6 cards; 5 more lie open"),
        (Setup("standard", 5), "start", "dealt 6 cards; 9 more lie open"),
        (Setup("standard", 3), "deck", "There are 96 cards. Of each colour (red, green, yellow, purple) there are 21,"),
        (Setup("standard", 3), "map", "49 cities in 12 provinces"),
        (Setup("standard", 3), "special-cards", "Monk: +1 Grand Mogul card."),
        (Setup("standard", 3), "bonus-tiles", "2 points; a card from the draw pile; a good"),
        (Setup("standard", 3, figures={"points.taj_mahal": 7}), "bonus-tiles", "7 points for the Taj Mahal"),
        (Setup("standard", 3, figures={"points.card": 7}), "special-cards", "the points card scores 7 points"),
        (Setup("standard", 3, figures={"points.good": 2}), "goods", "scores 2 points and one point more"),
        (Setup("standard", 3, ("memory",)), "from-memory", "only the top card is shown"),
    ],
)  # fmt: skip
def test_a_rule_is_quoted_with_the_figures_in_force(setup: Setup, kind: str, said: str) -> None:
    (rule,) = (rule for rule in TAJ_MAHAL.rules(setup) if rule.kind == kind)
    assert said in say(f"rule-{kind}", rule.fields)


def test_what_is_not_in_force_is_not_quoted() -> None:
    plain, memory = ({rule.kind for rule in TAJ_MAHAL.rules(setup)} for setup in SETUPS[:2])
    assert plain ^ memory == {"counts-kept", "from-memory"}
    assert "from-memory" in memory


def test_every_figure_has_a_name() -> None:
    names = {name.replace(".", "-").replace("_", "-") for name in TAJ_MAHAL.figures(Setup("standard", 3))}
    assert kinds_of("taj_mahal", "figure") == names


def test_every_person_has_a_special_card_in_the_texts() -> None:
    text = "".join(say("rule-special-cards", rule.fields) for rule in TAJ_MAHAL.rules(SETUPS[0])[:1])
    assert all(f"{say(f'term-{suit}', {})}: " in text for suit in COURTIERS)
