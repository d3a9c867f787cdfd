"""Dúlì, the bot player of a game of two (section 10), sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Setup
from games.yunnan.actions import Bank, Bid, Build, Card, Order, Pass, Take, Travel
from tests.games.yunnan.table import YUNNAN, A, B, C, Colour, Table, new, set_up, table

BUILDINGS = ("trading_school", "customs_office", "horse_trader", "traders_guild", "building_yard")


def card(*bids: str, traders: tuple[int, ...] = (0, 0, 0, 0, 0), teahouse: bool = False) -> dict[str, Any]:
    """A card of a test; buildings not named come after those named."""
    rest = [building for building in BUILDINGS if building not in bids]
    return {"bids": [*bids, *rest], "traders": list(traders), "teahouse": teahouse}


def with_cards(*cards: dict[str, Any], options: tuple[str, ...] = ()) -> Setup:
    return set_up("second", *options, people=2, duli__cards=list(cards))


def bidding(own: Colour, other: Colour = Colour(), duli: Colour = Colour(), *cards: dict[str, Any]) -> Table:  # noqa: B008
    """A and B, and Dúlì with her cards; A is to place a trader."""
    return table(own, other, duli, setup=with_cards(*(cards or (card(),))))


def travelling(
    shown: dict[str, Any],
    own: Colour,
    other: Colour = Colour(),  # noqa: B008
    duli: Colour = Colour(),  # noqa: B008
    presents: dict[str, int] | None = None,
) -> Table:
    """The same after all have passed, and Dúlì has travelled by this card."""
    game = table(own, other, duli, presents=presents, setup=with_cards(shown))
    game.pass_all()
    return game.turn(1)


# ------------------------------------------------------------------ setup


def test_she_has_seven_traders_no_progress_and_two_posts_for_good() -> None:
    game = new(setup=set_up("second", people=2))
    duli = game[C]
    assert game.standing("trading_school") == {C: 9}
    assert (duli.supply, duli.reserve, sum(duli.traders)) == (6, 0, 0)
    assert (duli.influence, duli.passes, duli.money, duli.vp, duli.horse) == (0, 0, 0, 0, 0)
    assert (duli.posts, duli.bridges, duli.in_hand, duli.in_general) == ((0, 1, 1, 0, 0, 0), (), (0, 0, 0), (0, 0, 2))
    assert [game[seat].money for seat in (A, B)] == [9, 9]
    assert game.told("round-begins") == []


def test_her_first_bid_is_told() -> None:
    state = YUNNAN.start(set_up("second", people=2))
    events = YUNNAN.apply(state, Order((B, A, C))).events
    assert [event.kind for event in events] == ["round-begins", "bid"]
    assert dict(events[1].fields) == {"seat": C, "building": "trading_school", "space": 9, "source": "supply"}


def test_she_is_nobodys_seat_and_always_the_third() -> None:
    setup = set_up("second", people=2)
    assert YUNNAN.colours(setup) == (0, 1, None)
    state = YUNNAN.start(setup)
    for seats in ((C, A, B), (A, C, B), (B, C, A)):
        reason = YUNNAN.objection(state, Order(seats), None)
        assert reason is not None
        assert reason.kind == "not-this-order"
    assert all(YUNNAN.objection(state, Order(seats), None) is None for seats in ((A, B, C), (B, A, C)))


def test_one_bank_space_is_closed() -> None:
    game = new(setup=set_up("second", people=2))
    assert game.may(A, Bank(1))
    assert game.why(A, Bank(2)) == "no-such-bank-space"


# ------------------------------------------------------------------ bidding


def test_after_both_people_she_turns_over_a_card() -> None:
    game = bidding(Colour(supply=2), Colour(supply=2)).play(A, Bid("horse_trader", 5)).play(B, Bid("customs_office", 5))
    assert YUNNAN.decisions(game.state) == ()
    assert game.why(C, Pass()) == game.why(A, Pass()) == "not-now"
    assert game.why(None, Pass()) == "not-now"
    assert game.why(None, Card(2)) == "not-this-card"
    game.turn(1)
    assert game.standing("trading_school") == {C: 5}
    assert game.acting == A


@pytest.mark.parametrize(
    ("standing", "space"),
    [((), 5), ((5,), 7), ((7,), 9), ((9,), 12), ((12,), 9), ((15,), 9), ((9, 12), 15), ((9, 15), 12)],
)
def test_she_bids_on_the_cheapest_space_that_she_may(standing: tuple[int, ...], space: int) -> None:
    bids = [{"horse_trader": bid} for bid in standing] + [{}, {}]
    game = bidding(Colour(supply=1, bids=bids[0]), Colour(supply=2, bids=bids[1]), Colour(), card("horse_trader"))
    game.play(A, Pass()).play(B, Bid("customs_office", 5)).turn(1)
    assert game.standing("horse_trader")[C] == space


def test_she_takes_the_first_building_of_the_card_that_she_may() -> None:
    """She stands in the first already, the second is full, in the third her influence is at its height."""
    full = {"building_yard": 15}
    game = bidding(
        Colour(supply=1, bids={"building_yard": 9}), Colour(supply=1, bids=full),
        Colour(influence=4, bids={"horse_trader": 9, "building_yard": 12}),
        card("horse_trader", "building_yard", "traders_guild", "customs_office"),
    )  # fmt: skip
    game.play(A, Pass()).play(B, Bid("trading_school", 5)).turn(1)
    assert game.standing("customs_office") == {C: 5}


def test_without_a_building_the_card_is_spent() -> None:
    everywhere = dict.fromkeys(BUILDINGS, 9)
    game = bidding(Colour(supply=1), Colour(supply=1), Colour(bids=everywhere), card(), card())
    game.play(A, Bid("dianmu_temple", 1)).play(B, Bid("dianmu_temple", 3)).turn(2)
    assert game.told("duli-idle") == [{"seat": C}]
    assert game.state.cards == (1,)
    assert game.acting == A


def test_she_bids_while_somebody_has_not_passed_then_passes_and_keeps_her_traders() -> None:
    game = bidding(Colour(supply=1), Colour(supply=3))
    game.play(A, Pass()).play(B, Bid("customs_office", 5)).turn(1)
    game.play(B, Bid("horse_trader", 5)).turn(1)
    assert game.told("duli-passed") == []
    game.play(B, Pass())
    assert game.told("duli-passed") == [{"seat": C}]
    assert (game.phase, game[C].supply, game.at(C, "puer")) == ("travel", 7, 0)


def test_she_throws_out_a_person_who_then_bids_on() -> None:
    game = bidding(Colour(supply=1), Colour(supply=1), Colour(), card("horse_trader"))
    game.play(A, Bid("horse_trader", 5)).play(B, Bid("customs_office", 5)).turn(1)
    assert (game.standing("horse_trader"), game[A].supply, game.acting) == ({C: 7}, 1, A)
    game.play(A, Bid("horse_trader", 9))
    assert game.told("overbid")[-1] == {"seat": C, "building": "horse_trader", "space": 7, "by": A}
    assert game[C].supply == 7


def test_a_deck_run_out_is_shuffled() -> None:
    game = bidding(Colour(supply=3), Colour(supply=3), Colour(), card(), card(), card())
    for number in (3, 1, 2):
        game.play(A, Bid(BUILDINGS[number], 9)).play(B, Bid(BUILDINGS[number], 12))
        assert game.why(None, Card(number)) is None
        game.turn(number)
    assert YUNNAN.view(game.state).cards == game.state.cards == (2, 0, 1)
    assert all(game.why(None, Card(number)) is None for number in (1, 2, 3))


def test_a_card_turned_over_does_not_come_again_before_the_shuffle() -> None:
    game = bidding(Colour(supply=3), Colour(supply=3), Colour(), card(), card())
    game.play(A, Bid("customs_office", 5)).play(B, Bid("customs_office", 7)).turn(2)
    game.play(A, Bid("customs_office", 9)).play(B, Bid("customs_office", 12))
    assert (game.why(None, Card(2)), game.why(None, Card(1))) == ("not-this-card", None)
    game.turn(1)
    assert len(game.state.cards) == 2
    game.play(A, Bid("horse_trader", 9)).play(B, Bid("horse_trader", 12))
    assert (game.why(None, Card(2)), game.why(None, Card(1))) == (None, None)
    game.turn(1)
    assert game.state.cards == (0,)


def test_her_bids_count_for_the_bank() -> None:
    duli = Colour(bids={"trading_school": 9, "horse_trader": 15})
    game = table(Colour(), Colour(), duli, bank=(A,), setup=with_cards(card()))
    game.pass_all()
    assert game.told("bank-paid") == [{"seat": A, "amount": 18, "total": 24}]


def test_of_her_successes_only_one_for_influence_has_an_effect() -> None:
    duli = Colour(influence=2, bids=dict.fromkeys(BUILDINGS, 9))
    game = bidding(Colour(), Colour(), duli)
    game.pass_all()
    assert (game[C].influence, game[C].supply, game[C].reserve) == (3, 7, 0)
    assert (game[C].passes, game[C].horse, game[C].money, game[C].in_hand) == (0, 0, 0, (0, 0, 0))
    assert (game.state.bids, game.told("paid")) == ((), [])
    assert game.told("gained-influence") == [{"seat": C, "influence": 3}]


def test_she_never_bids_twice_in_a_building_not_even_in_the_expert_game() -> None:
    setup = with_cards(card("horse_trader", "building_yard"), options=("double_bidding",))
    game = table(Colour(supply=1), Colour(supply=2), Colour(bids={"horse_trader": 9}), setup=setup)
    game.play(A, Pass()).play(B, Bid("customs_office", 5)).turn(1)
    assert game.standing("building_yard") == {C: 5}


def test_people_play_the_expert_game_beside_her() -> None:
    setup = with_cards(card(), options=("double_bidding", "guards"))
    game = table(Colour(supply=2, bids={"horse_trader": 9}), Colour(), setup=setup)
    assert game.may(A, Bid("horse_trader", 12))
    assert (game[A].guards, game[C].guards) == (1, 0)


# ------------------------------------------------------------------ travelling


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
