"""What is asked and what happens of itself, where a turn begins and ends, and what is told."""

from __future__ import annotations

from games.api import Event, Setup
from games.yunnan import YUNNAN
from games.yunnan.actions import Bank, Bid, Block, Build, Convert, Done, Market, Order, Pass, Take, Travel
from tests.games.yunnan.table import A, B, C, Colour, Table, new, table, travelled, travelling


def turn(game: Table) -> int:
    (decision,) = YUNNAN.decisions(game.state)
    return decision.turn


def resolving(*buildings: str) -> Table:
    """A has bid 9, or 1 in the temple, in these buildings, and all have passed."""
    game = table(Colour(bids={building: 1 if building == "dianmu_temple" else 9 for building in buildings}))
    game.pass_all()
    return game


def told(game: Table, kind: str) -> list[dict[str, object]]:
    return [dict(event.fields) for event in game.events if event.kind == kind]


# ------------------------------------------------------------------ turns


def test_each_placing_is_a_turn_even_of_the_only_one_left() -> None:
    game = new().play(A, Pass()).play(B, Pass())
    first = turn(game)
    game.play(C, Bid("trading_school", 5))
    assert (game.acting, turn(game) > first) == (C, True)


def test_resolving_is_one_turn_with_all_that_is_placed_at_once() -> None:
    game = resolving("building_yard", "dianmu_temple")
    first = turn(game)
    game.play(A, Take("building_yard", "post"))
    assert (game.acting, turn(game)) == (A, first)
    game.play(A, Build("post", "yunnan"))
    assert (game.acting, turn(game)) == (A, first)
    game.play(A, Block("yunnan-kang"))
    assert turn(game) > first


def test_a_travel_turn_is_one_turn() -> None:
    game = travelling(Colour(traders={"puer": 2}))
    first = turn(game)
    game.play(A, Travel("puer", "yunnan"))
    assert (game.acting, turn(game)) == (A, first)
    game.play(A, Travel("puer", "yunnan"))
    assert game.offered(A) == (Done(),)
    assert turn(game) == first


def test_the_last_to_resolve_begins_a_new_turn_by_travelling_first() -> None:
    game = table(Colour(), Colour(), Colour(bids={"building_yard": 9}, traders={"puer": 1}))
    game.pass_all()
    first = turn(game)
    game.play(C, Take("building_yard", "post"), Done())
    assert (game.acting, game.phase, turn(game) > first) == (C, "travel", True)


def test_each_conversion_is_a_turn() -> None:
    game = travelled(Colour(traders={"puer": 1}), Colour(traders={"yunnan": 1}, influence=4))
    first = turn(game)
    game.play(B, Convert(0))
    assert (game.acting, turn(game) > first) == (A, True)


# ------------------------------------------------------------------ what happens of itself


def test_who_has_no_trader_left_passes() -> None:
    game = table(Colour(supply=1), Colour(supply=2)).play(A, Bid("trading_school", 5)).play(B, Market())
    assert (game.acting, game.state.passed) == (B, (C, A))


def test_plain_progress_is_taken_unasked_and_before_what_is_asked() -> None:
    game = resolving("building_yard", "trading_school", "customs_office", "horse_trader", "traders_guild")
    assert set(game.offered(A)) == {Take("building_yard", what) for what in ("post", "bridge", "teahouse")}
    player = game[A]
    assert (player.passes, player.horse, player.influence, player.traders[0], player.supply) == (3, 2, 1, 1, 4)


def test_the_last_kind_of_structure_is_taken_unasked() -> None:
    game = table(Colour(bids={"building_yard": 9}, spent=("post", "post", "bridge", "bridge", "teahouse")))
    game.pass_all()
    assert set(game.offered(A)) == {Build("teahouse", "yunnan"), Done()}


def test_what_can_be_placed_nowhere_is_kept_unasked() -> None:
    game = table(Colour(bids={"building_yard": 9}), Colour(traders={"puer": 1}))
    game.pass_all()
    game.play(A, Take("building_yard", "bridge"))
    assert (game[A].in_hand, game.acting, game.phase) == ((0, 1, 0), B, "travel")


def test_money_is_bound_until_it_is_paid() -> None:
    """Though the trader still stands on its bid until the progress is taken."""
    game = table(Colour(money=20, bids={"building_yard": 9}), Colour(bids={"building_yard": 12}))
    assert YUNNAN.view(game.state).bound(A) == 9
    game.pass_all()
    view = YUNNAN.view(game.state)
    assert (view.players[A].money, view.bound(A), view.bound(B)) == (11, 0, 12)


def test_a_gorge_is_always_asked_for() -> None:
    assert len(resolving("dianmu_temple").offered(A)) == 4


def test_who_can_neither_build_nor_travel_is_not_asked() -> None:
    game = travelling(Colour(traders={"puer": 1}), Colour(), Colour())
    assert game.acting == A
    assert [fields["seat"] for fields in told(game, "travel-done")] == [C, B]


def test_who_has_no_income_converts_nothing() -> None:
    game = travelled(Colour(traders={"puer": 1}), Colour(), Colour())
    game.play(A, Convert(0))
    assert [(fields["seat"], fields["amount"]) for fields in told(game, "converted")] == [(A, 0), (B, 0), (C, 0)]


# ------------------------------------------------------------------ what is told


def test_the_first_round_is_told_from_the_order_on() -> None:
    step = YUNNAN.apply(YUNNAN.start(Setup("second", 3)), Order((B, C, A)))
    assert step.events == (Event("round-begins", {"round": 1, "seats": (B, C, A)}),)


def test_a_bid_tells_who_leaves_and_who_is_back() -> None:
    game = table(Colour(supply=1), Colour(bids={"trading_school": 5}), Colour(supply=1))
    game.play(A, Market()).play(C, Bid("trading_school", 7))
    assert game.events == [
        Event("market", {"seat": A, "source": "supply"}),
        Event("passed", {"seat": B, "traders": 0}),
        Event("bid", {"seat": C, "building": "trading_school", "space": 7, "source": "supply"}),
        Event("overbid", {"seat": B, "building": "trading_school", "space": 5, "by": C}),
        Event("rejoined", {"seat": B}),
        Event("passed", {"seat": A, "traders": 0}),
    ]


def test_a_trader_from_a_province_is_told_of() -> None:
    game = table(Colour(traders={"kang": 1})).play(A, Market("kang"))
    assert game.events[:2] == [
        Event("recalled", {"seat": A, "place": "kang"}),
        Event("market", {"seat": A, "source": "kang"}),
    ]


def test_a_visit_to_the_bank_tells_what_is_withdrawn() -> None:
    game = table(Colour(supply=2, bids={"customs_office": 9, "dianmu_temple": 1}), Colour(supply=1)).play(A, Bank(2))
    assert game.events == [
        Event("bank", {"seat": A, "space": 2, "source": "supply"}),
        Event("withdrawn", {"seat": A, "buildings": ("customs_office", "dianmu_temple")}),
    ]


def test_the_end_of_bidding_tells_payouts_payments_and_progress() -> None:
    game = table(Colour(bids={"customs_office": 9}), Colour(traders={"puer": 1}), bank=(None, C)).play(A, Pass())
    assert game.events == [
        Event("passed", {"seat": A, "traders": 0}),
        Event("passed", {"seat": B, "traders": 0}),
        Event("passed", {"seat": C, "traders": 0}),
        Event("bank-paid", {"seat": C, "amount": 15, "total": 9}),
        Event("paid", {"seat": A, "amount": 9}),
        Event("gained-pass", {"seat": A, "passes": 3}),
        Event("travel-begins", {"seats": (C, B, A)}),
        Event("travel-done", {"seat": C}),
    ]


def test_a_journey_tells_whom_it_displaces() -> None:
    game = travelling(Colour(traders={"puer": 1}, influence=1), Colour(traders={"yunnan": 1}))
    game.events.clear()
    game.play(A, Travel("puer", "yunnan", B))
    assert game.events == [
        Event("travelled", {"seat": A, "origin": "puer", "destination": "yunnan", "displaced": B}),
        Event("displaced", {"seat": B, "by": A, "origin": "yunnan", "destination": "puer"}),
    ]


def test_the_end_of_travelling_is_told_in_order() -> None:
    game = travelling(Colour(traders={"sichuan": 2}, horse="sichuan"), Colour(traders={"yunnan": 1}))
    game.events.clear()
    game.play(A, Done())
    assert game.events == [
        Event("travel-done", {"seat": A}),
        Event("sent-home", {"seat": A, "place": "sichuan", "traders": 2}),
        Event("inspector", {"place": "yunnan", "revenue": 6}),
        Event("banished", {"seat": B, "place": "yunnan"}),
        Event("income", {"seat": C, "amount": 0, "costs": 0}),
        Event("income", {"seat": B, "amount": 3, "costs": 0}),
        Event("income", {"seat": A, "amount": 3, "costs": 0}),
        Event("order", {"seats": (A, B, C)}),
    ]


def test_presents_and_transport_costs_are_told() -> None:
    away = Colour(traders={"kang": 2}, posts=("sichuan",), horse="kang", influence=4)
    game = travelling(away, presents={"kang": 1, "tibet": 1})
    game.play(A, Travel("kang", "yunnan"), Done())
    assert told(game, "presents") == [{"seat": A, "place": "kang", "presents": 1}]
    assert told(game, "inspector-idle") == [{}]
    assert told(game, "income")[-1] == {"seat": A, "amount": 21, "costs": 0}


def test_a_new_round_is_told_of() -> None:
    game = travelled(Colour(traders={"yunnan": 1}, influence=4))
    assert game.order == (A, B, C)
    game.convert_all()
    assert game.events[-1] == Event("round-begins", {"round": 2, "seats": (C, B, A)})


def test_the_end_of_the_game_is_told_with_the_scores() -> None:
    game = travelled(Colour(traders={"puer": 1}, vp=77, money=0), Colour(money=3), Colour(money=0), presents={})
    game.events.clear()
    game.play(A, Convert(3))
    assert [event for event in game.events if event.kind != "converted"] == [
        Event("end-by-points", {"seats": (A,), "points": 80}),
        Event("end-by-presents", {"presents": 0}),
        Event("game-ends", {"seat": A}),
        Event("score", {"seat": A, "place": 1, "points": 80}),
        Event("score", {"seat": B, "place": 2, "points": 1}),
        Event("score", {"seat": C, "place": 3, "points": 0}),
    ]
