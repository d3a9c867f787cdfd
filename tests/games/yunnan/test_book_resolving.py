"""Resolving bank, buildings and temple in the second edition, written from the rulebook alone."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Bank, Block, Build, Done, Market, Pass, Take, Travel
from tests.games.yunnan.table import GORGES, NOBODY, A, B, C, Colour, D, E, Table, table

PROGRESS = ("trading_school", "customs_office", "horse_trader", "traders_guild", "building_yard")


def resolved(*colours: Colour) -> Table:
    """The position after all have passed and everything has been resolved that needs no decision."""
    game = table(*colours)
    game.pass_all()
    return game


# ------------------------------------------------------------------ bank


def test_example_1_a_bank_pays_by_the_total_of_all_bids_and_bids_are_paid() -> None:
    red = Colour(bids={"trading_school": 9, "horse_trader": 12, "traders_guild": 7})
    blue = Colour(bids={"trading_school": 12, "customs_office": 5, "building_yard": 9})
    green = Colour(bids={"horse_trader": 9, "building_yard": 12})
    game = table(red, blue, green, NOBODY, NOBODY, bank=(D, E))
    game.pass_all()
    game.play(B, Take("building_yard", "post"), Done()).play(C, Take("building_yard", "post"), Done())
    assert [game[seat].money - 99 for seat in (A, B, C, D, E)] == [-28, -26, -21, 24, 24]


def test_example_2_a_total_beyond_99_pays_27() -> None:
    game = table(
        Colour(bids={"trading_school": 15, "horse_trader": 15, "traders_guild": 15}),
        Colour(bids={"trading_school": 12, "horse_trader": 12, "traders_guild": 12}),
        Colour(bids={"trading_school": 9, "horse_trader": 9, "customs_office": 5}),
        NOBODY,
        NOBODY,
        bank=(D, E),
    )
    game.pass_all()
    assert [game[seat].money for seat in (D, E)] == [99 + 27, 99 + 27]


@pytest.mark.parametrize(
    ("spaces", "temple", "pays"),
    [
        ((), None, 15),
        ((12, 7), None, 15),
        ((15, 5), None, 18),
        ((15, 15, 9), None, 18),
        ((15, 15, 9), 1, 21),
        ((15, 15, 15, 9), 5, 21),
        ((15, 15, 15, 15), None, 24),
        ((15, 15, 15, 15, 12), 7, 24),
        ((15, 15, 15, 15, 15), 5, 27),
    ],
)
def test_the_bank_pays_by_bands_of_twenty_the_temple_counts(
    spaces: tuple[int, ...], temple: int | None, pays: int
) -> None:
    rival = Colour(bids={} if temple is None else {"dianmu_temple": temple})
    game = table(Colour(bids=dict(zip(PROGRESS, spaces, strict=False))), rival, NOBODY, bank=(C, None))
    game.pass_all()
    assert game[C].money == 99 + pays


def test_a_bid_withdrawn_through_the_bank_is_neither_counted_nor_paid() -> None:
    game = table(Colour(supply=1, bids={"trading_school": 15, "horse_trader": 15}), NOBODY, NOBODY).play(A, Bank(1))
    assert (game[A].money, game[A].horse, game.where(A)) == (99 + 15, 1, {"puer": 2})


def test_nobody_in_the_bank_nothing_is_paid() -> None:
    game = resolved(NOBODY, NOBODY, Colour(traders={"puer": 1}))
    assert [game[seat].money for seat in (A, B, C)] == [99, 99, 99]


def test_the_banker_goes_back_to_the_supply_and_does_not_travel() -> None:
    game = table(Colour(traders={"puer": 1}, reserve=5), NOBODY, NOBODY, bank=(None, A))
    game.pass_all()
    assert (game[A].supply, game.where(A)) == (1, {"puer": 1})
    game.play(A, Travel("puer", "yunnan"))
    assert game.destinations(A, "puer") == set()


# ------------------------------------------------------------------ payment and progress


def test_the_sum_of_all_own_bids_is_paid() -> None:
    game = resolved(Colour(money=22, bids={"trading_school": 5, "customs_office": 15, "dianmu_temple": 1}))
    assert game[A].money == 1


def test_who_has_no_bid_pays_nothing() -> None:
    assert resolved(Colour(bids={"trading_school": 5}), Colour(money=7))[B].money == 7


def test_the_bidding_traders_go_to_the_supply_and_do_not_travel() -> None:
    game = resolved(Colour(bids={"customs_office": 5, "horse_trader": 9}, traders={"puer": 1}))
    assert (game[A].supply, game.where(A)) == (2, {"puer": 1})
    assert game.state.bids == ()


def test_the_school_puts_a_new_trader_into_the_market_that_travels_at_once() -> None:
    game = resolved(Colour(bids={"trading_school": 5}, reserve=4))
    assert (game[A].reserve, game[A].supply, game.where(A)) == (3, 1, {"puer": 1})
    assert game.destinations(A, "puer") == {"yunnan"}


def test_example_3_a_new_border_pass_is_usable_in_the_same_round() -> None:
    game = resolved(Colour(bids={"customs_office": 5}, horse="tibet", traders={"yunnan": 1}))
    assert game[A].passes == 3
    assert game.may(A, Travel("yunnan", "tibet"))


def test_the_horse_goes_one_province_up_the_road_never_over_a_bridge() -> None:
    game = resolved(Colour(bids={"horse_trader": 15}, horse="sichuan", bridges=("sichuan-qinghai",)))
    assert game[A].horse == 3


def test_the_new_province_may_be_travelled_to_at_once() -> None:
    game = resolved(Colour(bids={"horse_trader": 5}, traders={"yunnan": 1}))
    assert game.destinations(A, "yunnan") == {"sichuan"}


def test_influence_rises_and_is_effective_at_once() -> None:
    game = resolved(Colour(traders={"yunnan": 1}), NOBODY, Colour(bids={"traders_guild": 5}, traders={"puer": 1}))
    assert game[C].influence == 1
    assert game.displaceable(C, "puer", "yunnan") == {A}


def test_all_on_large_spaces_succeed_in_bid_order() -> None:
    game = resolved(*(Colour(bids={"traders_guild": space}) for space in (9, 15, 12)))
    assert [(game[seat].influence, game[seat].money) for seat in (A, B, C)] == [(1, 90), (1, 84), (1, 87)]


def test_progress_that_leaves_no_choice_is_taken_unasked() -> None:
    bids = {"trading_school": 5, "customs_office": 5, "horse_trader": 5, "traders_guild": 5}
    game = resolved(Colour(bids=bids, reserve=3))
    assert game.phase == "travel"
    assert (game[A].supply, game[A].passes, game[A].horse, game[A].influence) == (4, 3, 2, 1)


# ------------------------------------------------------------------ the Building Yard


def test_the_yard_offers_a_post_a_bridge_or_a_teahouse() -> None:
    game = resolved(Colour(bids={"building_yard": 5}))
    assert game.acting == A
    assert game.structures(A) == {"post", "bridge", "teahouse"}


def test_the_yard_offers_only_what_the_general_supply_still_has() -> None:
    game = resolved(Colour(bids={"building_yard": 5}, posts=("yunnan",), hand=("post",), spent=("teahouse",)))
    assert game.structures(A) == {"bridge", "teahouse"}


def test_taking_a_structure_moves_it_to_the_personal_supply_and_the_trader_back() -> None:
    game = resolved(Colour(bids={"building_yard": 5})).play(A, Take("building_yard", "post"), Done())
    assert (game[A].in_hand, game[A].in_general, game[A].supply) == ((1, 0, 0), (1, 2, 2), 1)


@pytest.mark.parametrize(("piece", "site"), [("post", "sichuan"), ("teahouse", "yunnan"), ("bridge", "yunnan-kang")])
def test_the_structure_taken_may_be_placed_at_once(piece: str, site: str) -> None:
    game = resolved(Colour(bids={"building_yard": 5}, horse="kang"), Colour(traders={"puer": 1}))
    game.play(A, Take("building_yard", piece), Build(piece, site))
    assert game[A].in_hand == (0, 0, 0)
    assert game.phase == "travel"


def test_the_structure_kept_may_be_built_in_the_travel_turn_of_this_round() -> None:
    game = resolved(Colour(bids={"building_yard": 5})).play(A, Take("building_yard", "post"), Done())
    assert game.phase == "travel"
    assert game.may(A, Build("post", "yunnan"))


def test_no_structure_of_earlier_rounds_is_placed_in_resolving() -> None:
    game = resolved(Colour(bids={"building_yard": 5}, hand=("post", "bridge"), horse="qinghai"))
    game.play(A, Take("building_yard", "teahouse"))
    assert {type(move) for move in game.offered(A)} == {Build, Done}
    assert {move.structure for move in game.offered(A) if isinstance(move, Build)} == {"teahouse"}


def test_placing_at_once_ends_after_one_structure_even_if_another_like_it_is_in_hand() -> None:
    game = resolved(Colour(bids={"building_yard": 5}, hand=("post",), horse="kang"), Colour(traders={"puer": 1}))
    game.play(A, Take("building_yard", "post"), Build("post", "sichuan"))
    assert (game[A].in_hand, game.phase, game.acting) == ((1, 0, 0), "travel", B)


def test_placing_at_once_obeys_the_horse() -> None:
    game = resolved(Colour(bids={"building_yard": 5}, horse="sichuan")).play(A, Take("building_yard", "post"))
    assert {move.site for move in game.offered(A) if isinstance(move, Build)} == {"yunnan", "sichuan"}


def test_the_horse_of_this_resolving_has_moved_before_the_yard_is_asked() -> None:
    game = resolved(Colour(bids={"building_yard": 5, "horse_trader": 5})).play(A, Take("building_yard", "post"))
    assert game.may(A, Build("post", "sichuan"))


def test_a_structure_that_fits_nowhere_is_kept_unasked() -> None:
    game = resolved(Colour(bids={"building_yard": 5}), Colour(traders={"puer": 1}))
    game.play(A, Take("building_yard", "bridge"))
    assert (game[A].in_hand, game.acting, game.phase) == ((0, 1, 0), B, "travel")


def test_the_earlier_bidder_has_the_pick_of_the_teahouse_site() -> None:
    game = resolved(*(Colour(bids={"building_yard": space}) for space in (9, 12)))
    assert game.acting == A
    game.play(A, Take("building_yard", "teahouse"), Build("teahouse", "yunnan"))
    game.play(B, Take("building_yard", "teahouse"))
    assert not game.may(B, Build("teahouse", "yunnan"))


@pytest.mark.parametrize(
    "answer", [Take("building_yard"), Take("building_yard", "guards"), Take("horse_trader"), Done()]
)
def test_the_yard_must_be_answered_with_a_structure(answer: Take | Done) -> None:
    assert not resolved(Colour(bids={"building_yard": 5})).may(A, answer)


def test_nothing_is_placed_among_bids_or_by_others_while_the_yard_is_resolved() -> None:
    game = resolved(Colour(bids={"building_yard": 5}), Colour(hand=("post",), traders={"yunnan": 1}))
    assert not game.may(B, Build("post", "yunnan"))
    assert not any(game.may(A, move) for move in (Pass(), Market("yunnan"), Build("post", "yunnan")))


# ------------------------------------------------------------------ the temple


def test_the_blocker_goes_to_any_gorge_and_must_go_there() -> None:
    game = resolved(Colour(bids={"dianmu_temple": 1}))
    assert set(game.offered(A)) == {Block(gorge) for gorge in GORGES}


@pytest.mark.parametrize("gorge", ["", "yunnan", "kang-yunnan", "sichuan-kang"])
def test_the_blocker_goes_nowhere_else(gorge: str) -> None:
    assert not resolved(Colour(bids={"dianmu_temple": 1})).may(A, Block(gorge))


def test_only_the_highest_bid_in_the_temple_blocks() -> None:
    game = resolved(Colour(bids={"dianmu_temple": 7}), Colour(traders={"puer": 1})).play(A, Block("yunnan-kang"))
    assert (game.state.blocked, game[A].money, game[A].supply) == (GORGES.index("yunnan-kang"), 92, 1)
    assert game.acting == B


def test_a_bridge_taken_later_cannot_be_placed_over_the_blocked_gorge() -> None:
    game = resolved(Colour(bids={"dianmu_temple": 1}), Colour(bids={"building_yard": 5}, horse="qinghai"))
    game.play(A, Block("yunnan-kang")).play(B, Take("building_yard", "bridge"))
    sites = {move.site for move in game.offered(B) if isinstance(move, Build)}
    assert sites == set(GORGES) - {"yunnan-kang"}


def test_a_bridge_placed_earlier_in_resolving_stays_under_the_blocker() -> None:
    game = resolved(Colour(bids={"building_yard": 5}, horse="kang"), Colour(bids={"dianmu_temple": 1}))
    game.play(A, Take("building_yard", "bridge"), Build("bridge", "yunnan-kang")).play(B, Block("yunnan-kang"))
    assert game[A].bridges == (GORGES.index("yunnan-kang"),)


def test_yard_and_temple_of_one_player_come_in_the_order_that_the_player_likes() -> None:
    game = resolved(Colour(bids={"building_yard": 5, "dianmu_temple": 1}, horse="kang"))
    assert game.may(A, Take("dianmu_temple"))
    game.play(A, Take("building_yard", "bridge"), Build("bridge", "yunnan-kang"))
    assert set(game.offered(A)) == {Block(gorge) for gorge in GORGES}


def test_the_temple_first_keeps_the_own_bridge_off_the_blocked_gorge() -> None:
    game = resolved(Colour(bids={"building_yard": 5, "dianmu_temple": 1}, horse="qinghai"))
    game.play(A, Take("dianmu_temple"), Block("yunnan-kang"), Take("building_yard", "bridge"))
    assert not game.may(A, Build("bridge", "yunnan-kang"))
    assert game.may(A, Build("bridge", "kang-qinghai"))


def test_resolving_follows_the_bid_order() -> None:
    game = resolved(Colour(bids={"building_yard": 9}), Colour(bids={"dianmu_temple": 1, "building_yard": 12}))
    assert game.acting == A
    assert game.play(A, Take("building_yard", "bridge")).acting == B


def test_the_blocker_returns_to_the_temple_at_the_end_of_the_round() -> None:
    game = resolved(Colour(bids={"dianmu_temple": 1})).play(A, Block("yunnan-kang"))
    game.end_round()
    assert game.phase == "bidding"
    assert game.state.blocked is None


def test_the_blocker_is_placed_by_its_owner_alone() -> None:
    game = resolved(Colour(bids={"dianmu_temple": 1}))
    assert not any(game.may(seat, Block("yunnan-kang")) for seat in (B, C))
