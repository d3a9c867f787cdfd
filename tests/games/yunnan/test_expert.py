"""The expert game of the second edition: double bidding and Guards (section 9)."""

from __future__ import annotations

import pytest

from games.api import Seat, Setup
from games.yunnan.actions import Bank, Bid, Build, Done, Market, Pass, Take, Travel
from games.yunnan.model import PlacingAtOnce
from tests.games.yunnan.table import IDLE, A, B, C, Colour, Table, new, set_up, table, travelled, travelling

DOUBLE = set_up("second", "double_bidding")
GUARDS = set_up("second", "guards")
BOTH = set_up("second", "double_bidding", "guards")
RICH = Colour(money=60, supply=4)


# ------------------------------------------------------------------ double bidding


def test_a_second_bid_is_allowed_but_no_third() -> None:
    game = table(Colour(money=60, supply=2, bids={"customs_office": 9}), setup=DOUBLE)
    game.play(A, Bid("customs_office", 12))
    assert game[A].supply == 1
    assert [bid.space for bid in game.state.bids] == [9, 12]
    assert game.why(A, Bid("customs_office", 15)) == "already-there"


def test_without_the_option_there_is_one_bid() -> None:
    game = table(Colour(money=60, supply=2, bids={"customs_office": 9}), setup=GUARDS)
    assert game.why(A, Bid("customs_office", 12)) == "already-there"


def test_the_temple_takes_one_bid() -> None:
    game = table(Colour(supply=2, bids={"dianmu_temple": 3}), setup=DOUBLE)
    assert game.why(A, Bid("dianmu_temple", 5)) == "already-there"


@pytest.mark.parametrize(
    ("building", "own"),
    [
        ("customs_office", Colour(passes=5)),
        ("traders_guild", Colour(influence=3)),
        ("horse_trader", Colour(horse="tibet")),
        ("trading_school", Colour(reserve=1)),
        ("building_yard", Colour(spent=("post", "post", "bridge", "bridge", "teahouse"))),
    ],
)
def test_a_second_bid_needs_room_twice(building: str, own: Colour) -> None:
    """Even one that throws out the own first bid."""
    for first in (5, 9):
        one = Colour(
            money=60, supply=2, passes=own.passes, influence=own.influence, horse=own.horse, reserve=own.reserve,
            spent=own.spent, bids={building: first},
        )  # fmt: skip
        assert table(one, setup=DOUBLE).why(A, Bid(building, 12)) == "maxed"


def test_a_second_bid_throws_out_the_own_small_one() -> None:
    game = table(Colour(money=12, supply=2, bids={"customs_office": 5}), setup=DOUBLE)
    game.play(A, Bid("customs_office", 12))
    assert (game.standing("customs_office"), game[A].supply) == ({A: 12}, 2)
    assert game.told("overbid-self") == [{"seat": A, "building": "customs_office", "space": 5}]
    assert game.told("overbid") == []


def test_money_must_cover_the_bids_that_will_then_stand() -> None:
    """The small bid thrown out frees its money; a large one does not."""
    small = table(Colour(money=15, supply=1, bids={"customs_office": 7}), setup=DOUBLE)
    assert small.may(A, Bid("customs_office", 15))
    large = table(Colour(money=20, supply=1, bids={"customs_office": 9}), setup=DOUBLE)
    assert large.why(A, Bid("customs_office", 12)) == "too-expensive"
    elsewhere = table(Colour(money=20, supply=1, bids={"customs_office": 7, "horse_trader": 9}), setup=DOUBLE)
    assert elsewhere.why(A, Bid("customs_office", 12)) == "too-expensive"


def test_a_small_bid_beside_an_own_large_one_is_too_low() -> None:
    game = table(Colour(money=60, supply=1, bids={"customs_office": 9}), setup=DOUBLE)
    assert game.why(A, Bid("customs_office", 7)) == "too-low"


def with_two(building: str) -> Table:
    """A stands on 9 and 12 of a building; all have passed."""
    game = table(Colour(money=60, supply=1, bids={building: 9}), setup=BOTH)
    game.play(A, Bid(building, 12))
    game.pass_all()
    return game


def test_two_successes_give_the_progress_twice() -> None:
    assert with_two("customs_office")[A].passes == 4
    assert with_two("traders_guild")[A].influence == 2
    assert with_two("horse_trader")[A].horse == 3
    school = with_two("trading_school")
    assert (school.where(A), school[A].reserve) == ({"puer": 2}, 3)
    assert school[A].money == 60 - 21
    assert school[A].supply == 2


@pytest.mark.parametrize("second", ["post", "bridge"])
def test_two_successes_in_the_yard_give_two_structures_same_or_different(second: str) -> None:
    game = with_two("building_yard")
    game.play(A, Take("building_yard", "post"), Done())
    game.play(A, Take("building_yard", second))
    assert sum(game[A].in_hand) == 2


def test_the_bank_takes_both_bids_back() -> None:
    game = table(Colour(money=60, supply=2, bids={"customs_office": 9}), setup=DOUBLE)
    game.play(A, Bid("customs_office", 12)).play(A, Bank(1))
    assert game.where(A) == {"puer": 2}


# ------------------------------------------------------------------ Guards


def guarding(place: str, *others: Colour, setup: Setup = GUARDS) -> Table:
    """A takes the Guards and places them; the last of the others travels first."""
    own = Colour(bids={"building_yard": 9}, traders={"yunnan": 2, "sichuan": 1}, horse="sichuan")
    game = table(own, *others, setup=setup)
    game.pass_all()
    return game.play(A, Take("building_yard", "guards"), Build("guards", place))


def test_guards_are_offered_by_the_yard_and_placed_at_once_in_any_province() -> None:
    game = table(Colour(bids={"building_yard": 9}, traders={"puer": 1}), setup=GUARDS)
    game.pass_all()
    assert game.structures(A) == {"post", "bridge", "teahouse", "guards"}
    game.play(A, Take("building_yard", "guards"))
    assert game.state.task == PlacingAtOnce(A, "guards")
    assert {action.site for action in game.offered(A) if isinstance(action, Build)} == {
        "yunnan", "sichuan", "kang", "tibet", "qinghai",
    }  # fmt: skip
    assert game.why(A, Done()) == "guards-at-once"
    assert game.why(A, Build("guards", "puer")) == "not-in-puer"
    assert game.why(A, Build("post", "yunnan")) == "not-this-structure"
    game.play(A, Build("guards", "qinghai"))
    assert (game[A].guards, game[A].guarded) == (0, (5,))
    assert game.told("guarded") == [{"seat": A, "place": "qinghai"}]


def test_without_the_option_there_are_no_guards() -> None:
    game = table(Colour(bids={"building_yard": 9}), setup=DOUBLE)
    game.pass_all()
    assert "guards" not in game.structures(A)
    assert game.why(A, Take("building_yard", "guards")) == "none-left"


def test_guards_keep_ones_traders_in_the_province_from_being_displaced() -> None:
    rider = Colour(traders={"puer": 3}, influence=2, horse="sichuan", passes=6)
    game = guarding("yunnan", IDLE, rider)
    assert game.displaceable(C, "puer", "yunnan") == set()
    assert game.displaceable(C, "puer", "sichuan") == {A}
    assert game.why(C, Travel("puer", "yunnan", A)) == "guarded"


def test_guards_protect_nobody_else() -> None:
    rider = Colour(traders={"puer": 3}, influence=2, horse="sichuan", passes=6)
    assert guarding("yunnan", Colour(traders={"yunnan": 1}), rider).displaceable(C, "puer", "yunnan") == {B}


def test_the_inspector_sends_a_guarded_trader_home() -> None:
    game = guarding("yunnan")
    game.done_all()
    assert game.told("banished") == [{"seat": A, "place": "yunnan"}]


def test_used_guards_leave_the_game_with_the_round() -> None:
    game = guarding("yunnan")
    game.done_all()
    game.convert_all()
    assert (game.state.round, game[A].guards, game[A].guarded) == (2, 0, ())


def test_guards_are_not_built_in_a_travel_turn() -> None:
    game = travelling(IDLE, IDLE, Colour(traders={"puer": 1}, horse="kang"), setup=GUARDS)
    assert game.why(C, Build("guards", "yunnan")) == "guards-at-once"


def test_guards_of_several_players_may_stand_in_a_province() -> None:
    own = Colour(bids={"building_yard": 9}, traders={"yunnan": 1})
    game = table(own, Colour(bids={"building_yard": 12}, traders={"yunnan": 1}), setup=GUARDS)
    game.pass_all()
    for seat in (A, B):
        game.play(seat, Take("building_yard", "guards"), Build("guards", "yunnan"))
    assert (game[A].guarded, game[B].guarded) == ((1,), (1,))


ALL = ("post", "post", "bridge", "bridge", "teahouse", "teahouse")


def test_the_guards_alone_are_reason_enough_to_bid_in_the_yard() -> None:
    own = Colour(supply=1, spent=ALL)
    assert table(own, setup=GUARDS).bid("building_yard", 9)
    assert table(own, setup=DOUBLE).why(A, Bid("building_yard", 9)) == "maxed"
    game = table(Colour(bids={"building_yard": 9}, spent=ALL), setup=GUARDS)
    game.pass_all()
    assert game.state.task == PlacingAtOnce(A, "guards")


def test_a_last_structure_and_the_guards_are_room_for_two_bids() -> None:
    own = Colour(money=60, supply=1, bids={"building_yard": 9}, spent=ALL[:5])
    assert table(own, setup=BOTH).may(A, Bid("building_yard", 12))
    assert table(own, setup=DOUBLE).why(A, Bid("building_yard", 12)) == "maxed"


# ------------------------------------------------------------------ the end


@pytest.mark.parametrize("setup", [DOUBLE, GUARDS, BOTH], ids=str)
def test_points_do_not_end_the_expert_game(setup: Setup) -> None:
    rich = travelled(Colour(vp=200, traders={"puer": 1}), setup=setup)
    rich.convert_all()
    assert (rich.over, rich.state.round) == (False, 2)
    bare = travelled(Colour(traders={"puer": 1}), presents={}, setup=setup)
    bare.convert_all()
    assert bare.over


def test_the_options_change_nothing_else() -> None:
    plain, expert = new(setup=set_up("second")), new(setup=BOTH)
    assert plain.offered(A) == expert.offered(A)
    assert {Bid("trading_school", 9), Market(), Pass()} < set(expert.offered(Seat(0)))
