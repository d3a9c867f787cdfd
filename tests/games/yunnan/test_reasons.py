"""Why something is not allowed: each reason, and that it comes with what a person wants to know."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Action, Seat, Setup
from games.yunnan import YUNNAN
from games.yunnan.actions import Bank, Bid, Block, Build, Convert, Done, Market, Order, Pass, Take, Travel
from tests.games.yunnan.table import A, B, C, Colour, Table, table, travelled, travelling

READY = Colour(supply=2)


def why(game: Table, action: Action, seat: Seat | None = A) -> tuple[str, dict[str, Any]]:
    reason = YUNNAN.objection(game.state, action, seat)
    assert reason is not None
    return reason.kind, dict(reason.fields)


@pytest.mark.parametrize("seat", [B, C, None, Seat(7)])
def test_only_the_seat_that_is_asked_may_answer(seat: Seat | None) -> None:
    assert why(table(READY), Pass(), seat) == ("not-your-turn", {"seat": A})


@pytest.mark.parametrize("action", [Done(), Convert(0), Take("building_yard"), Block("kang"), Order((A, B, C))])
def test_another_question_is_asked(action: Action) -> None:
    assert why(table(READY), action) == ("not-now", {})


def test_nobody_acts_before_the_order_is_drawn() -> None:
    start = Table(YUNNAN.start(Setup("second", 3)))
    assert why(start, Order((A, B, C)), A) == ("not-now", {})
    assert why(start, Pass(), None) == ("not-now", {})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Bid("opium_den", 9), ("no-such-building", {})),
        (Bid("dianmu_temple", 9), ("no-such-space", {"building": "dianmu_temple", "spaces": (1, 3, 5, 7)})),
        (Bid("trading_school", 12), ("space-taken", {"building": "trading_school", "space": 12})),
        (Bid("trading_school", 7), ("too-low", {"building": "trading_school", "highest": 12})),
        (Bid("trading_school", 15), ("too-expensive", {"money": 20, "needed": 22})),
        (Bid("customs_office", 9), ("already-there", {"building": "customs_office", "bids": 1})),
        (Bid("traders_guild", 9), ("maxed", {"building": "traders_guild"})),
        (Bid("horse_trader", 9, "puer"), ("not-from-market", {})),
        (Bid("horse_trader", 9, "atlantis"), ("no-such-place", {})),
        (Bid("horse_trader", 9, "kang"), ("no-trader", {"source": "kang"})),
        (Market("kang"), ("no-trader", {"source": "kang"})),
        (Bank(3), ("no-such-bank-space", {"spaces": 2})),
        (Bank(0), ("no-such-bank-space", {"spaces": 2})),
        (Bank(2), ("bank-taken", {"space": 2})),
    ],
)
def test_a_trader_is_not_placed_so(action: Action, reason: tuple[str, dict[str, Any]]) -> None:
    own = Colour(money=20, supply=1, influence=4, bids={"customs_office": 7}, traders={"puer": 1})
    game = table(own, Colour(bids={"trading_school": 12}), presents=None, bank=(None, B))
    assert why(game, action) == reason


def test_one_player_is_never_twice_at_the_bank() -> None:
    assert why(table(READY, bank=(A, None)), Bank(2)) == ("already-at-bank", {})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Take("opium_den"), ("no-such-building", {})),
        (Take("customs_office"), ("no-bid-there", {"building": "customs_office"})),
        (Take("dianmu_temple", "post"), ("no-structure-there", {"building": "dianmu_temple"})),
        (Take("building_yard"), ("structure-missing", {})),
        (Take("building_yard", "tower"), ("no-such-structure", {})),
        (Take("building_yard", "bridge"), ("none-left", {"structure": "bridge"})),
    ],
)
def test_this_is_not_to_be_taken(action: Action, reason: tuple[str, dict[str, Any]]) -> None:
    game = table(Colour(bids={"building_yard": 9, "dianmu_temple": 1}, spent=("bridge", "bridge")))
    game.pass_all()
    assert why(game, action) == reason


def test_only_the_structure_just_taken_is_placed_at_once() -> None:
    game = table(Colour(bids={"building_yard": 9}, hand=("post",)))
    game.pass_all()
    game.play(A, Take("building_yard", "teahouse"))
    assert why(game, Build("post", "yunnan")) == ("not-this-structure", {"structure": "teahouse"})
    assert why(game, Build("teahouse", "kang")) == ("horse-not-there", {"place": "kang"})


def test_the_blocker_goes_on_a_gorge() -> None:
    game = table(Colour(bids={"dianmu_temple": 1}))
    game.pass_all()
    assert why(game, Block("yunnan-sichuan")) == ("no-such-gorge", {})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Build("tower", "kang"), ("no-such-structure", {})),
        (Build("bridge", "kang"), ("no-such-gorge", {})),
        (Build("post", "yunnan-kang"), ("no-such-place", {})),
        (Build("post", "puer"), ("not-in-puer", {})),
        (Build("teahouse", "puer"), ("not-in-puer", {})),
        (Build("post", "tibet"), ("horse-not-there", {"place": "tibet"})),
        (Build("bridge", "yunnan-tibet"), ("horse-not-there", {"place": "tibet"})),
        (Build("post", "sichuan"), ("post-already-there", {"place": "sichuan"})),
        (Build("teahouse", "yunnan"), ("teahouse-already-there", {"place": "yunnan", "seat": B})),
        (Build("bridge", "yunnan-kang"), ("bridge-already-there", {"gorge": "yunnan-kang"})),
    ],
)
def test_this_is_not_built(action: Action, reason: tuple[str, dict[str, Any]]) -> None:
    own = Colour(
        hand=("post", "bridge", "teahouse"), horse="kang", posts=("sichuan",), bridges=("yunnan-kang",), passes=3
    )
    assert why(travelling(own, Colour(teahouses=("yunnan",))), action) == reason


def test_what_is_not_in_hand_is_not_built() -> None:
    game = travelling(Colour(traders={"puer": 1}))
    assert why(game, Build("post", "yunnan")) == ("none-in-hand", {"structure": "post"})


def test_a_blocked_gorge_is_not_bridged() -> None:
    game = table(Colour(hand=("bridge",), horse="kang", bids={"dianmu_temple": 1}, traders={"puer": 1}))
    game.pass_all()
    game.play(A, Block("yunnan-kang"))
    assert why(game, Build("bridge", "yunnan-kang")) == ("gorge-blocked", {"gorge": "yunnan-kang"})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Travel("atlantis", "kang"), ("no-such-place", {})),
        (Travel("yunnan", "atlantis"), ("no-such-place", {})),
        (Travel("kang", "yunnan"), ("no-trader", {"source": "kang"})),
        (Travel("puer", "qinghai"), ("horse-not-there", {"place": "qinghai"})),
        (Travel("yunnan", "puer"), ("not-back-to-puer", {})),
        (Travel("puer", "puer"), ("back-to-start", {})),
        (Travel("yunnan", "yunnan"), ("back-to-start", {})),
        (Travel("puer", "tibet"), ("not-enough-passes", {"needed": 3, "passes": 2})),
        (Travel("yunnan", "sichuan", Seat(9)), ("no-such-player", {})),
        (Travel("yunnan", "sichuan", A), ("own-trader", {})),
        (Travel("yunnan", "kang", B), ("nobody-there", {"seat": B, "place": "kang"})),
        (Travel("yunnan", "sichuan", C), ("too-influential", {"seat": C, "influence": 2, "own": 2})),
    ],
)
def test_nobody_travels_so(action: Action, reason: tuple[str, dict[str, Any]]) -> None:
    own = Colour(traders={"puer": 1, "yunnan": 1}, horse="tibet", influence=2)
    rival = Colour(traders={"sichuan": 1}, posts=("yunnan",), horse="sichuan", influence=2)
    assert why(travelling(own, Colour(), rival).play(C, Done()), action) == reason


@pytest.mark.parametrize("wild", [1.0, 0.5, "1", (), [], {}, b"", None, float("nan")], ids=repr)
def test_no_value_of_a_field_is_too_wild(wild: Any) -> None:
    """Whatever is in a field, there is a reason, and no exception."""
    placing = table(Colour(supply=1), bank=(None, B))
    for placed in (Bid(wild, 5), Bid("trading_school", 2, wild), Bank(wild), Market(wild)):
        assert why(placing, placed)
    game = travelling(Colour(traders={"puer": 1}, hand=("post",)), Colour(traders={"yunnan": 1}))
    for action in (Build(wild, "yunnan"), Build("post", wild), Travel(wild, "yunnan"), Travel("puer", wild)):
        assert why(game, action)
    if wild is not None:
        assert why(game, Travel("puer", "yunnan", wild)) == ("no-such-player", {})


def test_a_trader_travels_once_in_a_turn() -> None:
    game = travelling(Colour(traders={"puer": 1, "sichuan": 1}, horse="kang", passes=6))
    game.play(A, Travel("puer", "sichuan"))
    game.play(A, Travel("sichuan", "kang"))
    assert why(game, Travel("sichuan", "yunnan")) == ("already-travelled", {"place": "sichuan"})


@pytest.mark.parametrize("amount", [-1, 7, "6", None, (1,), 2.5])
def test_only_the_income_can_be_converted(amount: Any) -> None:
    game = travelled(Colour(traders={"yunnan": 1}, influence=4))
    assert why(game, Convert(amount)) == ("more-than-income", {"income": 6})


@pytest.mark.parametrize("seats", [(), (A, B), (A, A, B), (A, B, C, C), 3, None])
def test_an_order_names_each_seat_once(seats: Any) -> None:
    assert why(Table(YUNNAN.start(Setup("second", 3))), Order(seats), None) == ("not-an-order", {})


def test_after_the_end_nothing_is_allowed() -> None:
    game = travelled(Colour(traders={"yunnan": 1}, influence=4), presents={})
    game.convert_all()
    assert game.over
    assert why(game, Pass()) == ("game-over", {})
