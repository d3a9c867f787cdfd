"""Dúlì bids (second edition, game for two; rules page, section 10)."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Bank, Bid, Card, Order, Pass
from tests.games.yunnan.duli import BUILDINGS, bidding, card, with_cards
from tests.games.yunnan.table import YUNNAN, A, B, C, Colour, new, set_up, table


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
