"""From a question to one of its actions, by menus or by typed words."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.choices import Kind, comes_to, completions, follow, key_of, meant, typed
from bot.errors import TableError
from bot.speech import Speech
from data.catalogue import catalogue
from games.api import Action, Decision, Fact, Seat
from games.codec import fields_of
from games.taj_mahal.actions import Play
from games.yunnan.actions import Bank, Bid, Convert, Done, Pass, Take, Travel

SPEECH = Speech(catalogue(), "yunnan", ("Ann", "be*n*", "3", "@everyone", "Zoe"), plain=True)


def asks(*actions: Action) -> Decision:
    return Decision(Seat(0), Fact("placing"), tuple(action for action in actions), 1)


BIDS = asks(
    Bid("trading_school", 7),
    Bid("trading_school", 9),
    Bid("customs_office", 7),
    Bid("customs_office", 7, "tibet"),
    Pass(),
)
TRAVELS = asks(
    Travel("puer", "kang"),
    Travel("puer", "kang", Seat(1)),
    Travel("puer", "kang", Seat(2)),
    Travel("kang", "tibet"),
    Done(),
)
PUER_KANG = {"origin": "puer", "destination": "kang"}


def said(error: pytest.ExceptionInfo[TableError]) -> tuple[str, dict[str, object]]:
    return error.value.fact.kind, dict(error.value.fact.fields)


def test_a_question_is_narrowed_by_kind_then_to_one_of_a_few_actions() -> None:
    start = follow(BIDS, ())
    assert (start.kind, start.field, start.values) == (None, None, (Bid, Pass))
    bids = follow(BIDS, (0,))
    assert (bids.kind, bids.field) == (Bid, None)
    assert bids.values == (Bid("trading_school", 7), Bid("trading_school", 9), Bid("customs_office", 7))
    assert follow(BIDS, (0, 1)).action == Bid("trading_school", 9)


def test_many_actions_are_narrowed_field_by_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.choices.SHORT", 2)
    buildings = follow(BIDS, (0,))
    assert buildings.field is not None
    assert (buildings.field.name, buildings.values) == ("building", ("trading_school", "customs_office"))
    spaces = follow(BIDS, (0, 0))
    assert (spaces.known, spaces.values) == ((("building", "trading_school"),), (7, 9))
    assert follow(BIDS, (0, 0, 1)).action == Bid("trading_school", 9)


def test_what_has_one_answer_is_not_asked() -> None:
    assert follow(BIDS, (1,)).action == Pass()
    assert follow(asks(Done()), ()).action == Done()


def test_the_usual_value_is_taken_unasked_but_another_can_be_chosen() -> None:
    usual = follow(BIDS, (0, 2))
    assert usual.action == Bid("customs_office", 7)
    assert usual.other is not None
    assert (usual.other[0].name, usual.other[1]) == ("source", ("supply", "tibet"))
    assert follow(BIDS, (0, 2, 1)).action == Bid("customs_office", 7, "tibet")


def test_an_answer_comes_to_the_usual_action_or_the_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [comes_to(follow(BIDS, ()), kind) for kind in (Bid, Pass)] == [None, Pass()]
    bids = follow(BIDS, (0,))
    assert [comes_to(bids, answer) for answer in bids.values] == list(bids.values)
    usual = follow(BIDS, (0, 2))
    assert usual.other is not None
    field, sources = usual.other
    assert [comes_to(usual, source, field).source for source in sources] == ["supply", "tibet"]  # type: ignore[union-attr]
    monkeypatch.setattr("bot.choices.SHORT", 2)
    origins = follow(TRAVELS, (0,))
    assert [comes_to(origins, origin) for origin in origins.values] == [
        Travel("puer", "kang"),
        Travel("kang", "tibet"),
    ]
    buildings = follow(BIDS, (0,))
    assert [comes_to(buildings, building) for building in buildings.values] == [None, Bid("customs_office", 7)]


@pytest.mark.parametrize("path", [(2,), (0, 5), (0, 0, 0, 0), (1, 0)])
def test_a_path_that_leads_nowhere_is_an_index_error(path: tuple[int, ...]) -> None:
    with pytest.raises(IndexError):
        follow(BIDS, path)


def test_every_action_has_exactly_one_path() -> None:
    def reached(path: tuple[int, ...]) -> list[Action]:
        point = follow(TRAVELS, path)
        if point.action is not None:
            return [point.action]
        return [action for number in range(len(point.values)) for action in reached((*path, number))]

    assert sorted(map(repr, reached(()))) == sorted(map(repr, TRAVELS.actions))


@pytest.mark.parametrize(
    ("decision", "kind", "given", "action"),
    [
        (BIDS, Bid, {"building": "trading_school", "space": "9"}, Bid("trading_school", 9)),
        (BIDS, Bid, {"building": "Customs Office", "space": " 7 ", "source": "T"}, Bid("customs_office", 7, "t")),
        (BIDS, Bid, {"building": "customs_office", "space": "7", "source": "TIBET"}, Bid("customs_office", 7, "tibet")),
        (BIDS, Bid, {"building": "customs_office", "space": "7"}, Bid("customs_office", 7)),
        (TRAVELS, Travel, {"origin": "Pu’er", "destination": "kang"}, Travel("puer", "kang")),
        (TRAVELS, Travel, PUER_KANG | {"displaced": "none"}, Travel("puer", "kang")),
        (TRAVELS, Travel, PUER_KANG | {"displaced": "nobody"}, Travel("puer", "kang")),
        (TRAVELS, Travel, PUER_KANG | {"displaced": "BE*N*"}, Travel("puer", "kang", Seat(1))),
        (TRAVELS, Travel, PUER_KANG | {"displaced": "seat 3"}, Travel("puer", "kang", Seat(2))),
        (asks(Convert(3), Convert(4)), Convert, {"amount": "4"}, Convert(4)),
        (asks(Bank(2), Bank(3)), Bank, {"space": "3"}, Bank(3)),
        (asks(Bank(2)), Bank, {}, Bank(2)),
        (asks(Take("building_yard", "post")), Take, {"building": "building_yard"}, Take("building_yard", "post")),
        (None, Bid, {"building": "moon", "space": "-7"}, Bid("moon", -7)),
        (BIDS, Travel, {"origin": "kang", "destination": "kang"}, Travel("kang", "kang")),
        (BIDS, Take, {"building": "trading_school"}, Take("trading_school")),
    ],
)  # fmt: skip
def test_typed_words_mean_an_action_offered_or_not(
    decision: Decision | None, kind: Kind, given: dict[str, str], action: Action
) -> None:
    assert typed(decision, kind, given, SPEECH) == action


@pytest.mark.parametrize(
    ("language", "words"), [("el", "ΣΧΟΛΗ ΕΜΠΟΡΙΟΥ"), ("el", "σχολη"), ("hu", "kereskedoiskola"), ("hu", "KERESKEDŐI")]
)
def test_words_are_understood_and_offered_without_their_accents(language: str, words: str) -> None:
    speech = Speech(catalogue(language), "yunnan", ())
    bids = asks(Bid("trading_school", 9), Bid("traders_guild", 9))
    assert typed(bids, Bid, {"building": words, "space": "9"}, speech) == Bid("trading_school", 9)
    assert [key for _, key in completions(bids, Bid, {"building": words}, "building", speech)] == ["trading_school"]


def test_accents_tell_names_apart() -> None:
    travels = asks(*(Travel("puer", "kang", Seat(seat)) for seat in (0, 1)))
    speech = Speech(catalogue(), "yunnan", ("Jose", "José"))
    found = [typed(travels, Travel, PUER_KANG | {"displaced": name}, speech) for name in ("José", "jose")]
    assert found == [Travel("puer", "kang", Seat(1)), Travel("puer", "kang", Seat(0))]


def test_a_field_that_is_left_out_with_several_values_is_asked_for() -> None:
    with pytest.raises(TableError) as error:
        typed(asks(Bank(2), Bank(3)), Bank, {}, SPEECH)
    assert said(error) == ("missing-value", {"field": "Space", "possible": "2, 3"})


def test_a_card_is_never_played_with_another_that_was_not_named() -> None:
    """Of another colour, a card can be played only with the any-colour card: that must be said."""
    speech = Speech(catalogue(), "taj_mahal", ("Ann",), plain=True)
    plays = asks(Play("red_ve"), Play("red_ve", "any_colour"), Play("green_ge", "any_colour"))
    assert typed(plays, Play, {"card": "red_ve"}, speech) == Play("red_ve")
    with pytest.raises(TableError) as error:
        typed(plays, Play, {"card": "green_ge"}, speech)
    assert said(error) == ("missing-value", {"field": "With", "possible": "any-colour card"})
    assert typed(plays, Play, {"card": "green_ge", "extra": "any"}, speech) == Play("green_ge", "any_colour")


@pytest.mark.parametrize("text", ["nine", "7.5", "²", "1_000", "--7", "9999999999", "seven ", ""])
def test_a_number_that_is_none_means_nothing(text: str) -> None:
    with pytest.raises(TableError) as error:
        typed(BIDS, Bid, {"building": "trading_school", "space": text}, SPEECH)
    assert said(error) == ("unknown-value", {"field": "Space", "value": text, "possible": "7, 9"})


def test_a_person_who_is_not_at_the_table_means_nothing() -> None:
    with pytest.raises(TableError) as error:
        typed(TRAVELS, Travel, PUER_KANG | {"displaced": "Max"}, SPEECH)
    assert said(error)[1]["possible"] == "nobody, be*n*, 3"


def test_a_long_list_of_possible_values_is_cut() -> None:
    with pytest.raises(TableError) as error:
        typed(asks(*map(Convert, range(40))), Convert, {"amount": "lots"}, SPEECH)
    assert said(error)[1]["possible"] == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …"


def test_a_number_as_a_name_is_not_taken_for_a_seat() -> None:
    (displaced,) = (spec for spec in fields_of(Travel) if spec.name == "displaced")
    assert meant(displaced, "3", (Seat(1), Seat(2), Seat(3)), (SPEECH,)) == Seat(2)
    assert meant(displaced, "Seat 2", (Seat(1), Seat(2), Seat(3)), (SPEECH,)) == Seat(1)


@dataclass(frozen=True)
class Typing:
    """An option being typed, and what is offered for it."""

    decision: Decision
    kind: Kind
    given: dict[str, str]
    focus: str
    offered: list[tuple[str, str]]


@pytest.mark.parametrize(
    "case",
    [
        Typing(BIDS, Bid, {}, "building", [("Trading School", "trading_school"), ("Customs Office", "customs_office")]),
        Typing(BIDS, Bid, {"building": "off"}, "building", [("Customs Office", "customs_office")]),
        Typing(BIDS, Bid, {"building": "TRADING_S"}, "building", [("Trading School", "trading_school")]),
        Typing(BIDS, Bid, {"space": "9", "building": ""}, "building", [("Trading School", "trading_school")]),
        Typing(BIDS, Bid, {"building": "customs office"}, "space", [("7", "7")]),
        Typing(BIDS, Bid, {"building": "castle"}, "space", []),
        Typing(BIDS, Travel, {}, "origin", []),
        Typing(
            TRAVELS,
            Travel,
            {"destination": "kang"},
            "displaced",
            [("nobody", "none"), ("be*n*", "seat 2"), ("3", "seat 3")],
        ),
        Typing(TRAVELS, Travel, {"displaced": "none"}, "destination", [("Kang", "kang"), ("Tibet", "tibet")]),
        Typing(TRAVELS, Travel, {"displaced": "be*n*"}, "destination", [("Kang", "kang")]),
        Typing(TRAVELS, Travel, {}, "origin", [("Pu’er", "puer"), ("Kang", "kang")]),
    ],
)
def test_what_is_offered_is_legal_with_the_rest_and_fits_the_words(case: Typing) -> None:
    assert completions(case.decision, case.kind, case.given, case.focus, SPEECH) == case.offered


def test_what_begins_with_the_words_comes_first() -> None:
    many = asks(*map(Convert, range(40)))
    assert [key for _, key in completions(many, Convert, {"amount": "3"}, "amount", SPEECH)] == [
        "3", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "13", "23",
    ]  # fmt: skip
    assert len(completions(many, Convert, {}, "amount", SPEECH)) == 40


def test_whatever_is_offered_is_understood() -> None:
    for decision in (BIDS, TRAVELS):
        for action in decision.actions:
            given = {spec.name: key_of(getattr(action, spec.name)) for spec in fields_of(type(action))}
            assert typed(decision, type(action), given, SPEECH) == action
