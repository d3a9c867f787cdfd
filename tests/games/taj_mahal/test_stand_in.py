"""Stand-ins play sensibly: better than chance, and they know when to withdraw."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from games.api import Action, Seat, Setup
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from tests.games.tables import played
from tests.games.taj_mahal.positions import TAJ, A, Raja, Table, position

HAND, OTHER_HAND = "green_ve green_ge green_me green_pe", "yellow_ve yellow_me yellow_pe yellow_gp"
RIVAL, OTHER = Raja(hand=HAND), Raja(hand=OTHER_HAND)


def advice(table: Table, seat: Seat = A) -> Action:
    """What a stand-in does at this seat."""
    return TAJ.suggest(table.state, seat, Random(0))


@pytest.mark.parametrize("seed", range(6))
def test_a_stand_in_beats_players_who_choose_at_random(seed: int) -> None:
    seats = 3 + seed % 3
    advised = Seat(seed % seats)
    scores = TAJ.scores(played(TAJ, Setup("standard", seats), {advised}, seed))
    totals = {score.seat: score.total for score in scores}
    assert totals.pop(advised) > mean(totals.values()) + 8


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_stand_ins_share_out_what_the_rulebook_s_players_would(seats: int) -> None:
    """Among themselves they score as people do: nobody is starved, and prizes are not left lying."""
    scores = TAJ.scores(played(TAJ, Setup("standard", seats), range(seats), 3))
    assert 20 <= scores[-1].total <= scores[0].total <= 90
    assert sum(score.total for score in scores) >= 140


def test_who_leads_alone_in_much_withdraws() -> None:
    table = position(
        Raja(hand="red_ge", played="red_ve red_pk+white_m"),
        Raja(hand=HAND, played="green_ge"),
        Raja(hand=OTHER_HAND, played="yellow_ge"),
    )
    assert advice(table) == Withdraw()


def test_who_would_win_nothing_but_has_the_cards_plays_on() -> None:
    table = position(
        Raja(hand="red_ve red_vg red_mp red_pk white_v white_e", played="red_ve"),
        Raja(hand="green_ve", played="green_ve"),
        Raja(hand="green_ge", played="green_ve"),
    )
    assert isinstance(advice(table), Play)


def test_who_cannot_catch_up_withdraws() -> None:
    table = position(
        Raja(hand="red_ve green_ee yellow_pe", played="red_ve"),
        Raja(hand=HAND, played="green_ve+white_v green_vm+white_e green_pe"),
        Raja(hand=OTHER_HAND, played="yellow_mk+white_k yellow_ge yellow_ge"),
    )
    assert advice(table) == Withdraw()


def test_a_palace_goes_where_it_is_joined_with_most() -> None:
    table = position(
        Raja(hand="red_ge", played="red_vg", palaces="nasarpur patan ahmedabad"), RIVAL, OTHER, province="gujarat"
    )
    table.play(A, Withdraw())
    placed = advice(table)
    assert isinstance(placed, Place)
    assert placed.city in ("surat", "junagadh")


def test_a_bonus_tile_is_taken_along() -> None:
    table = position(Raja(hand="red_ge", played="red_vk"), RIVAL, OTHER, bonuses={"umarkot": "points"})
    assert Play("red_ge") in TAJ.decisions(table.state)[0].actions
    table.play(A, Withdraw())
    placed = advice(table)
    assert isinstance(placed, Place)
    assert (placed.city == "umarkot") == (placed.palace == "ordinary")


def test_a_white_card_is_picked_before_one_of_a_strange_colour() -> None:
    table = position(Raja(hand="red_ge red_vg"), RIVAL, OTHER, display="white_e green_ve green_ge yellow_ve yellow_me")
    table.play(A, Withdraw())
    assert advice(table) == Pick("white_e")
