"""Dúlì travels, and what comes after (second edition, game for two; rules page, section 10)."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Build, Take, Travel
from tests.games.yunnan.duli import card, travelling, with_cards
from tests.games.yunnan.table import YUNNAN, A, B, C, Colour, table


def test_she_travels_first_and_places_the_traders_of_her_card() -> None:
    game = travelling(card(traders=(2, 0, 3, 1, 1)), Colour(horse="qinghai", traders={"puer": 1}))
    assert game.where(C) == {"yunnan": 2, "kang": 3, "tibet": 1, "qinghai": 1}
    assert game.told("travel-begins")[-1]["seats"] == (C, B, A)
    assert game.acting == A


def test_she_goes_no_farther_than_the_farthest_horse_of_a_person() -> None:
    shown = card(traders=(2, 0, 3, 1, 1))
    game = travelling(shown, Colour(horse="sichuan", traders={"puer": 1}), Colour(horse="kang"))
    assert (game.where(C), game[C].supply) == ({"yunnan": 2, "kang": 3}, 2)


def test_her_traders_come_anew_every_round() -> None:
    game = travelling(card(traders=(4, 3, 0, 0, 0)), Colour(horse="kang", traders={"puer": 1}))
    game.done_all()
    game.convert_all()
    assert (game.state.round, game.where(C), game[C].supply) == (2, {}, 7)


@pytest.mark.parametrize(
    ("traders", "standing", "site"),
    [
        ({"kang": 1}, (), "kang"),
        ({"sichuan": 2, "tibet": 1}, (), "tibet"),
        ({"kang": 1}, ("kang",), "sichuan"),
        ({"kang": 1}, ("kang", "sichuan"), "yunnan"),
        ({"sichuan": 1}, ("yunnan", "sichuan"), None),
        ({"yunnan": 1}, ("yunnan",), None),
        ({"puer": 1}, (), None),
        ({}, (), None),
    ],
)
def test_her_teahouse_goes_to_the_farthest_province_with_a_persons_traders_or_below(
    traders: dict[str, int], standing: tuple[str, ...], site: str | None
) -> None:
    game = travelling(
        card(teahouse=True), Colour(traders=traders, horse="qinghai"), Colour(teahouses=standing, horse="qinghai")
    )
    built = [] if site is None else [{"seat": C, "structure": "teahouse", "site": site}]
    assert game.told("built") == built
    assert len(game[C].teahouses) == len(built)
    assert game[C].in_general == (0, 0, 2 - len(built))


def test_her_third_teahouse_is_ignored() -> None:
    shown = card(teahouse=True)
    game = travelling(shown, Colour(traders={"qinghai": 1}), duli=Colour(teahouses=("kang", "tibet")))
    assert (game.told("built"), game[C].teahouses) == ([], (3, 4))


def test_without_a_teahouse_on_the_card_she_builds_none() -> None:
    assert travelling(card(), Colour(traders={"kang": 1})).told("built") == []


@pytest.mark.parametrize(
    ("own", "other", "displaced"),
    [
        ((1, 1), (0, 0), [A]),
        ((2, 1), (0, 0), []),
        ((3, 1), (0, 0), []),
        ((0, 2), (1, 3), [A]),
        ((1, 2), (0, 1), [B]),
        ((1, 2), (1, 1), [A]),
        ((1, 1), (1, 2), [B]),
        ((1, 2), (1, 2), []),
        ((2, 3), (1, 1), [B]),
    ],
)
def test_whom_she_displaces(own: tuple[int, int], other: tuple[int, int], displaced: list[object]) -> None:
    """Influence and traders in Sichuan of A and B; hers is 2. Only who has a trader there can be displaced."""
    people = [Colour(influence=one, traders={"sichuan": many}, horse="sichuan") for one, many in (own, other)]
    game = travelling(card(traders=(0, 7, 0, 0, 0)), people[0], people[1], Colour(influence=2))
    assert [told["seat"] for told in game.told("displaced")] == displaced
    for told in game.told("displaced"):
        assert told == {"seat": told["seat"], "by": C, "origin": "sichuan", "destination": "yunnan"}


def test_she_displaces_in_each_province_where_she_places_traders_but_once() -> None:
    weak = Colour(traders={"yunnan": 2, "sichuan": 2, "kang": 2}, horse="kang")
    game = travelling(card(traders=(3, 0, 4, 0, 0)), weak, duli=Colour(influence=1))
    assert [told["origin"] for told in game.told("displaced")] == ["yunnan", "kang"]
    assert game.where(A) == {"puer": 1, "yunnan": 1, "sichuan": 3, "kang": 1}


def test_guards_protect_from_her() -> None:
    setup = with_cards(card(traders=(7, 0, 0, 0, 0)), options=("guards",))
    own = Colour(bids={"building_yard": 9}, traders={"yunnan": 2})
    game = table(own, Colour(traders={"yunnan": 1}), Colour(influence=1), setup=setup)
    game.pass_all()
    game.play(A, Take("building_yard", "guards"), Build("guards", "yunnan")).turn(1)
    assert [told["seat"] for told in game.told("displaced")] == [B]


def test_people_may_displace_her_traders() -> None:
    strong = Colour(traders={"puer": 2}, influence=1, horse="sichuan", passes=6)
    game = travelling(card(traders=(3, 4, 0, 0, 0)), strong)
    game.play(A, Travel("puer", "sichuan", C), Travel("puer", "yunnan", C))
    assert game.where(C) == {"puer": 1, "yunnan": 3, "sichuan": 3}


# ------------------------------------------------------------------ inspector, presents, income, end


def test_the_inspector_treats_her_as_a_player() -> None:
    own = Colour(traders={"yunnan": 1}, influence=2)
    game = travelling(card(traders=(7, 0, 0, 0, 0)), own, duli=Colour(influence=2))
    game.done_all()
    assert game.told("inspector") == [{"place": "yunnan", "revenue": 8 * 6 + 1}]
    assert game.told("banished") == [{"seat": C, "place": "yunnan"}]


@pytest.mark.parametrize("duli", [Colour(influence=4), Colour(influence=3, teahouses=("yunnan",))], ids=str)
def test_her_influence_or_teahouse_protects_her_from_the_inspector(duli: Colour) -> None:
    game = travelling(card(traders=(7, 0, 0, 0, 0)), Colour(), duli=duli)
    game.done_all()
    assert game.told("inspector-idle") == [{}]


def test_she_takes_presents_only_where_a_person_has_a_trader() -> None:
    own = Colour(traders={"yunnan": 1, "sichuan": 1, "kang": 1}, influence=4, horse="kang")
    shown = card(traders=(1, 2, 2, 0, 0))
    duli = Colour(influence=2, teahouses=("kang",))
    game = travelling(shown, own, duli=duli, presents={"sichuan": 2, "kang": 5})
    game.done_all()
    assert (game[A].presents, game[C].presents) == (2, 3)
    alone = travelling(shown, Colour(horse="kang"), presents={"sichuan": 2, "kang": 5})
    alone.done_all()
    assert (alone[C].presents, alone.state.presents) == (0, (0, 0, 2, 5, 0, 0))


def test_presents_go_to_her_by_influence_and_of_equals_first() -> None:
    """She is the earliest in the order, and her teahouse sends the inspector to the other."""
    own = Colour(traders={"yunnan": 1, "sichuan": 2}, influence=1, horse="sichuan")
    duli = Colour(influence=1, teahouses=("sichuan",))
    game = travelling(card(traders=(0, 2, 0, 0, 0)), own, duli=duli, presents={"sichuan": 1})
    game.done_all()
    assert [(told["seat"], told["presents"]) for told in game.told("presents")] == [(C, 1)]


def test_she_has_no_income_and_no_part_in_the_new_order() -> None:
    own = Colour(traders={"yunnan": 1}, influence=4, horse="sichuan")
    game = travelling(card(traders=(7, 0, 0, 0, 0)), own, Colour(traders={"yunnan": 2}, influence=4, horse="sichuan"))
    game.done_all()
    assert [told["seat"] for told in game.told("income")] == [B, A]
    assert (game[C].income, game.order) == (None, (C, B, A))
    game.convert_all()
    assert (game.state.round, game.order, game.acting) == (2, (A, B, C), A)


def test_she_has_no_score() -> None:
    game = travelling(card(traders=(7, 0, 0, 0, 0)), Colour(traders={"yunnan": 1}, influence=4), presents={})
    game.done_all()
    game.convert_all()
    assert game.over
    assert game.ranking == (A, B)
    assert [score.seats for score in YUNNAN.scores(game.state)] == [(A,), (B,)]
