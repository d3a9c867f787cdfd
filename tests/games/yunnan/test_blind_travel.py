"""Travelling, displacing and the connected route in the second edition, written from the rulebook alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.api import Seat
from games.yunnan.actions import Bid, Block, Done, Market, Pass, Travel
from tests.games.yunnan.table import PLACES, A, B, C, Colour, D, Table, table, travelling

IDLE = Colour()
ALONG = {"yunnan": 1, "sichuan": 1, "kang": 1, "tibet": 1, "qinghai": 1}


def alone(traders: dict[str, int], passes: int = 2, horse: str = "qinghai", bridges: tuple[str, ...] = ()) -> Table:
    """A travels with nobody else on the road, safe from the inspector."""
    return travelling(Colour(traders=traders, passes=passes, horse=horse, influence=4, bridges=bridges))


# ------------------------------------------------------------------ turn order


def test_who_bid_last_travels_first() -> None:
    game = travelling(*(Colour(traders={"puer": 1}),) * 4)
    for seat in map(Seat, (3, 2, 1, 0)):
        assert game.acting == seat
        game.play(seat, Travel("puer", "yunnan"), Done())


def test_who_can_neither_build_nor_move_is_not_asked() -> None:
    game = travelling(Colour(traders={"puer": 1}), Colour(traders={"yunnan": 2}), Colour(hand=("bridge",)))
    assert game.acting == A


def test_nobody_travels_in_the_turn_of_another() -> None:
    game = travelling(Colour(traders={"puer": 1}), Colour(traders={"puer": 1}))
    assert not game.may(A, Travel("puer", "yunnan"))
    assert not game.may(A, Done())


@pytest.mark.parametrize("move", [Pass(), Market("yunnan"), Bid("customs_office", 5, "yunnan"), Block("yunnan-kang")])
def test_the_travel_phase_knows_no_placing(move: Pass | Market | Bid | Block) -> None:
    assert not alone({"puer": 1, "yunnan": 1}).may(A, move)


# ------------------------------------------------------------------ border passes


@pytest.mark.parametrize(
    ("passes", "reached"),
    [(2, {"yunnan", "sichuan", "kang"}), (3, {"yunnan", "sichuan", "kang", "tibet"}), (4, set(PLACES[1:]))],
)
def test_leaving_puer_takes_no_pass_every_border_beyond_takes_one(passes: int, reached: set[str]) -> None:
    assert alone({"puer": 1}, passes).destinations(A, "puer") == reached


def test_the_road_is_travelled_in_both_directions() -> None:
    assert alone({**ALONG}, passes=1).destinations(A, "kang") == {"sichuan", "tibet"}
    assert alone({**ALONG}, passes=4).destinations(A, "qinghai") == {"yunnan", "sichuan", "kang", "tibet"}


def test_all_traders_share_the_passes() -> None:
    game = alone({"puer": 3}, passes=3).play(A, Travel("puer", "kang"))
    assert game.destinations(A, "puer") == {"yunnan", "sichuan"}
    game.play(A, Travel("puer", "sichuan"))
    assert game.destinations(A, "puer") == {"yunnan"}


def test_the_passes_come_back_every_round() -> None:
    game = travelling(Colour(traders={"puer": 1}, passes=2, horse="kang"), presents={"qinghai": 1})
    game.play(A, Travel("puer", "kang"), Done())
    game.convert_all()
    assert game.phase == "bidding"
    assert game[A].passes == 2


def test_six_passes_reach_everywhere() -> None:
    game = alone({"puer": 1, "yunnan": 1}, passes=6).play(A, Travel("puer", "qinghai"))
    assert game.destinations(A, "yunnan") == {"sichuan", "kang"}


# ------------------------------------------------------------------ where to


@pytest.mark.parametrize("horse", PLACES[1:])
def test_no_trader_goes_where_the_horse_has_not_been(horse: str) -> None:
    game = alone({"puer": 1}, passes=6, horse=horse)
    assert game.destinations(A, "puer") == set(PLACES[1 : PLACES.index(horse) + 1])


def test_nobody_travels_back_to_puer() -> None:
    game = alone(ALONG, passes=6)
    assert not any(game.may(A, Travel(origin, "puer")) for origin in PLACES)


def test_no_journey_ends_where_it_began() -> None:
    game = alone(ALONG, passes=6, bridges=("yunnan-kang", "yunnan-tibet"))
    assert not any(game.may(A, Travel(place, place)) for place in PLACES)


@pytest.mark.parametrize(("origin", "destination"), [("kang", "yunnan"), ("puer", ""), ("", "yunnan"), ("x", "y")])
def test_a_journey_needs_a_trader_and_a_place(origin: str, destination: str) -> None:
    assert not alone({"puer": 1}, passes=6).may(A, Travel(origin, destination))


def test_traders_in_supply_and_buildings_do_not_travel() -> None:
    game = table(Colour(bids={"customs_office": 5}, traders={"puer": 1}))
    game.pass_all()
    game.play(A, Travel("puer", "yunnan"))
    assert not game.may(A, Travel("supply", "yunnan"))
    assert game.where(A) == {"yunnan": 1}


# ------------------------------------------------------------------ bridges


def test_an_own_bridge_is_a_border_like_any_other() -> None:
    game = alone({"yunnan": 1}, passes=1, bridges=("yunnan-tibet",))
    assert game.destinations(A, "yunnan") == {"sichuan", "tibet"}


def test_road_and_bridges_join_in_one_journey() -> None:
    game = alone({"puer": 1}, passes=2, bridges=("yunnan-tibet", "sichuan-qinghai"))
    assert game.destinations(A, "puer") == {"yunnan", "sichuan", "kang", "tibet", "qinghai"}
    assert alone({"tibet": 1, "qinghai": 1}, passes=1, bridges=("sichuan-qinghai",)).destinations(A, "qinghai") == {
        "tibet",
        "sichuan",
    }


def test_the_cheapest_way_is_charged() -> None:
    game = alone({"puer": 2}, passes=2, bridges=("yunnan-tibet",)).play(A, Travel("puer", "tibet"))
    assert game.destinations(A, "puer") == {"yunnan", "sichuan", "tibet"}


def test_bridges_of_others_carry_nobody() -> None:
    game = travelling(Colour(traders={"yunnan": 1}, passes=1, horse="qinghai"), Colour(bridges=("yunnan-tibet",)))
    assert game.destinations(A, "yunnan") == {"sichuan"}


def test_a_blocked_bridge_carries_nobody() -> None:
    traveller = Colour(traders={"yunnan": 1}, passes=1, horse="qinghai", bridges=("yunnan-tibet", "yunnan-kang"))
    game = table(traveller, Colour(bids={"dianmu_temple": 1}))
    game.pass_all()
    game.play(B, Block("yunnan-tibet"))
    assert game.destinations(A, "yunnan") == {"sichuan", "kang"}


# ------------------------------------------------------------------ one journey each


def test_a_trader_travels_once() -> None:
    game = alone({"puer": 1}, passes=6).play(A, Travel("puer", "yunnan"))
    assert game.destinations(A, "yunnan") == set()


def test_who_was_there_before_may_leave_after_another_has_come() -> None:
    game = alone({"puer": 1, "yunnan": 1}, passes=6).play(A, Travel("puer", "yunnan"), Travel("yunnan", "kang"))
    assert game.where(A) == {"yunnan": 1, "kang": 1}
    assert game.destinations(A, "yunnan") == game.destinations(A, "kang") == set()


def test_two_that_came_stay_while_the_third_may_leave() -> None:
    game = alone({"puer": 2, "yunnan": 1}, passes=6)
    game.play(A, Travel("puer", "yunnan"), Travel("puer", "yunnan"), Travel("yunnan", "sichuan"))
    assert not game.may(A, Travel("yunnan", "sichuan"))


def test_nobody_has_to_travel_and_a_new_round_lets_everybody_travel_again() -> None:
    game = alone({"puer": 1, "yunnan": 1}).play(A, Travel("puer", "yunnan"), Done())
    game.convert_all()
    game.pass_all()
    assert game.play(A, Travel("yunnan", "sichuan"), Travel("yunnan", "sichuan")).where(A) == {"sichuan": 2}


# ------------------------------------------------------------------ displacing; the last colour travels first


def test_example_4_who_may_be_displaced() -> None:
    green, yellow, purple = (Colour(traders={"kang": n}, influence=i) for n, i in ((3, 1), (2, 3), (2, 2)))
    game = travelling(green, yellow, purple, Colour(traders={"puer": 1}, influence=3, horse="kang"))
    assert game.displaceable(D, "puer", "kang") == {A, C}
    game.play(D, Travel("puer", "kang", C))
    assert game.where(C) == {"kang": 1, "sichuan": 1}
    assert (game.where(A), game.where(B), game.where(D)) == ({"kang": 3}, {"kang": 2}, {"kang": 1})


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 1), (1, 2), (4, 4), (3, 4)])
def test_only_strictly_lower_influence_gives_way(mine: int, theirs: int) -> None:
    game = travelling(
        Colour(traders={"yunnan": 1}, influence=theirs), IDLE, Colour(traders={"puer": 1}, influence=mine)
    )
    assert game.displaceable(C, "puer", "yunnan") == set()
    assert not game.may(C, Travel("puer", "yunnan", A))


def test_displacing_is_a_choice() -> None:
    game = travelling(Colour(traders={"yunnan": 1}), IDLE, Colour(traders={"puer": 1}, influence=1))
    assert game.may(C, Travel("puer", "yunnan"))
    assert game.play(C, Travel("puer", "yunnan")).where(A) == {"yunnan": 1}


@pytest.mark.parametrize("place", PLACES[1:])
def test_the_displaced_goes_one_province_down_the_road(place: str) -> None:
    game = travelling(Colour(traders={place: 1}, horse="qinghai"), IDLE, explorer(4))
    game.play(C, Travel("puer", place, A))
    assert game.where(A) == {PLACES[PLACES.index(place) - 1]: 1}


def explorer(influence: int) -> Colour:
    """Somebody in the market who can go anywhere."""
    return Colour(traders={"puer": 3}, influence=influence, horse="qinghai", passes=6)


def test_the_displaced_never_goes_over_its_own_bridge() -> None:
    victim = Colour(traders={"qinghai": 1}, horse="qinghai", bridges=("sichuan-qinghai", "kang-qinghai"))
    game = travelling(victim, IDLE, explorer(1)).play(C, Travel("puer", "qinghai", A))
    assert game.where(A) == {"tibet": 1}


def test_the_displaced_needs_neither_pass_nor_horse() -> None:
    game = travelling(Colour(traders={"kang": 1}, horse="yunnan", passes=2), IDLE, explorer(1))
    assert game.play(C, Travel("puer", "kang", A)).where(A) == {"sichuan": 1}


def test_one_journey_displaces_one_trader() -> None:
    game = travelling(Colour(traders={"yunnan": 2}), Colour(traders={"yunnan": 1}), explorer(1))
    game.play(C, Travel("puer", "yunnan", A))
    assert (game.where(A), game.where(B)) == ({"puer": 1, "yunnan": 1}, {"yunnan": 1})
    game.play(C, Travel("puer", "yunnan", B), Travel("puer", "yunnan", A))
    assert (game.where(A), game.where(B)) == ({"puer": 2}, {"puer": 1})


def test_nobody_is_displaced_on_the_way() -> None:
    game = travelling(Colour(traders={"yunnan": 1}), IDLE, explorer(1))
    assert game.displaceable(C, "puer", "sichuan") == set()


def test_nobody_displaces_the_own_traders_or_those_who_are_not_there() -> None:
    game = travelling(Colour(traders={"sichuan": 1, "puer": 2}), Colour(posts=("yunnan",)), explorer(1))
    assert not any(game.may(C, Travel("puer", "yunnan", seat)) for seat in (A, B, C, Seat(3), Seat(-1)))


def test_posts_cannot_be_displaced() -> None:
    game = travelling(Colour(posts=("yunnan",)), IDLE, explorer(4)).play(C, Travel("puer", "yunnan"))
    assert game[A].posts == (0, 1, 0, 0, 0, 0)


def test_the_displaced_may_be_displaced_again_down_to_the_market() -> None:
    game = travelling(Colour(traders={"sichuan": 1}, horse="sichuan"), IDLE, explorer(1))
    game.play(C, Travel("puer", "sichuan", A), Travel("puer", "yunnan", A))
    assert game.where(A) == {"puer": 1}


def test_the_displaced_may_be_displaced_again_by_another() -> None:
    victim = Colour(traders={"sichuan": 1}, horse="sichuan")
    game = travelling(victim, explorer(2), explorer(1)).play(C, Travel("puer", "sichuan", A), Travel("puer", "yunnan"))
    game.play(C, Done()).play(B, Travel("puer", "yunnan", A))
    assert game.where(A) == {"puer": 1}


def test_the_displaced_displaces_nobody() -> None:
    strong = Colour(traders={"sichuan": 1}, influence=3)
    game = travelling(Colour(traders={"yunnan": 1}), strong, explorer(4)).play(C, Travel("puer", "sichuan", B))
    assert (game.where(A), game.where(B), game.acting) == ({"yunnan": 1}, {"yunnan": 1}, C)


def test_the_displaced_travels_and_displaces_in_its_own_turn() -> None:
    victim = Colour(traders={"yunnan": 1}, influence=1)
    game = travelling(Colour(traders={"yunnan": 1}), victim, explorer(2))
    game.play(C, Travel("puer", "yunnan", B), Done()).play(B, Travel("puer", "yunnan", A))
    assert (game.where(A), game.where(B)) == ({"puer": 1}, {"yunnan": 1})


def test_who_is_displaced_after_the_own_turn_does_not_travel_again() -> None:
    game = travelling(explorer(2), Colour(traders={"puer": 2}, horse="sichuan"), IDLE)
    game.play(B, Travel("puer", "yunnan"), Travel("puer", "sichuan"), Done())
    game.play(A, Travel("puer", "sichuan", B), Travel("puer", "yunnan"), Done())
    assert (game.phase, game.where(B)) == ("income", {"yunnan": 2})


def test_two_traders_change_places_and_displace_in_both() -> None:
    changer = Colour(traders={"yunnan": 1, "sichuan": 1}, influence=1, horse="sichuan")
    game = travelling(Colour(traders={"yunnan": 1, "sichuan": 1}), IDLE, changer)
    game.play(C, Travel("yunnan", "sichuan", A), Travel("sichuan", "yunnan", A), Done())
    assert game.where(A) == {"puer": 1, "yunnan": 1}


def test_a_teahouse_does_not_protect_from_other_players() -> None:
    game = travelling(Colour(traders={"yunnan": 1}, teahouses=("yunnan",)), IDLE, explorer(1))
    assert game.displaceable(C, "puer", "yunnan") == {A}


def test_influence_is_compared_not_turn_order_or_majority() -> None:
    crowd = Colour(traders={"yunnan": 7}, influence=2)
    game = travelling(crowd, Colour(traders={"yunnan": 1}, influence=1), explorer(2))
    assert game.displaceable(C, "puer", "yunnan") == {B}


# ------------------------------------------------------------------ the connected route


def after(colour: Colour) -> dict[str, int]:
    """The traders of a colour, safe from the inspector, that has ended its turn without a move."""
    game = travelling(IDLE, IDLE, replace(colour, influence=4)).play(C, Done())
    return game.where(C)


def test_example_5_a_bridge_and_a_post_connect_beyond_a_gap() -> None:
    road = {"tibet": 1, "qinghai": 1}
    red = Colour(traders={**road, "yunnan": 1}, posts=("sichuan",), bridges=("sichuan-qinghai",), horse="qinghai")
    assert after(red) == {"yunnan": 1, "tibet": 1, "qinghai": 1}


def test_example_5_a_post_in_yunnan_serves_as_well_as_a_trader() -> None:
    road = {"tibet": 1, "qinghai": 1}
    red = Colour(traders=road, posts=("yunnan", "sichuan"), bridges=("sichuan-qinghai",), horse="qinghai")
    assert after(red) == road


def test_example_5_without_a_piece_in_yunnan_all_go_to_the_market() -> None:
    red = Colour(traders={"tibet": 1, "qinghai": 1}, posts=("sichuan",), bridges=("sichuan-qinghai",), horse="qinghai")
    game = travelling(IDLE, IDLE, red).play(C, Done())
    assert game.where(C) == {"puer": 2}
    assert game[C].posts == (0, 0, 1, 0, 0, 0)


def test_example_5_without_the_bridge_both_go_to_the_market() -> None:
    red = Colour(traders={"tibet": 1, "qinghai": 1, "yunnan": 1}, posts=("sichuan",), horse="qinghai")
    assert after(red) == {"puer": 2, "yunnan": 1}


def test_a_route_may_go_up_the_road_to_come_down_a_bridge() -> None:
    traders = {"yunnan": 1, "kang": 1, "tibet": 1}
    assert after(Colour(traders=traders, bridges=("yunnan-tibet",), horse="qinghai")) == traders
    assert after(Colour(traders=traders, horse="qinghai")) == {"puer": 2, "yunnan": 1}


def test_teahouses_do_not_connect() -> None:
    assert after(Colour(traders={"sichuan": 1}, teahouses=("yunnan",), horse="sichuan")) == {"puer": 1}


def test_yunnan_needs_nobody_in_the_market() -> None:
    assert after(Colour(traders={"yunnan": 2}, horse="sichuan")) == {"yunnan": 2}


def test_traders_in_the_market_do_not_stand_in_for_yunnan() -> None:
    assert after(Colour(traders={"puer": 3, "sichuan": 1}, horse="sichuan")) == {"puer": 4}


def test_pieces_of_others_do_not_connect() -> None:
    other = Colour(traders={"yunnan": 1}, posts=("yunnan",), bridges=("yunnan-tibet",))
    game = travelling(other, IDLE, Colour(traders={"sichuan": 1, "tibet": 1}, horse="tibet")).play(C, Done())
    assert game.where(C) == {"puer": 2}


def test_a_blocked_bridge_does_not_connect() -> None:
    game = table(
        Colour(bids={"dianmu_temple": 1}),
        IDLE,
        Colour(traders={"yunnan": 1, "tibet": 2}, bridges=("yunnan-tibet",), horse="tibet", influence=4),
    )
    game.pass_all()
    game.play(A, Block("yunnan-tibet")).play(C, Done())
    assert game.where(C) == {"puer": 2, "yunnan": 1}


def test_a_trader_taken_for_a_bid_may_leave_the_others_cut_off() -> None:
    game = table(Colour(traders={"yunnan": 1, "sichuan": 2}, horse="sichuan")).play(
        A, Bid("customs_office", 5, "yunnan")
    )
    game.end_round()
    assert game[A].supply == 3
    assert game.where(A) == {}


def test_the_route_is_looked_at_when_the_turn_ends_not_before() -> None:
    game = alone({"puer": 1, "yunnan": 1}, passes=3).play(A, Travel("yunnan", "kang"))
    assert game.where(A) == {"puer": 1, "kang": 1}
    game.play(A, Travel("puer", "sichuan"), Done())
    assert game.where(A) == {"puer": 2}


def test_a_gap_that_opens_after_the_turn_sends_nobody_home() -> None:
    cut_off = Colour(traders={"yunnan": 1, "sichuan": 1}, teahouses=("sichuan",), horse="sichuan")
    game = travelling(explorer(1), IDLE, cut_off)
    game.play(C, Done()).play(A, Travel("puer", "yunnan", C), Done())
    assert game.where(C) == {"puer": 1, "sichuan": 1}


def test_who_was_cut_off_before_the_own_turn_may_mend_the_route() -> None:
    game = travelling(Colour(traders={"yunnan": 1, "sichuan": 1}, horse="sichuan"), IDLE, explorer(1))
    game.play(C, Travel("puer", "yunnan", A), Done()).play(A, Travel("puer", "yunnan"), Done())
    assert game.where(A) == {"yunnan": 1, "sichuan": 1}


def test_who_was_cut_off_before_the_own_turn_goes_home_when_it_ends() -> None:
    game = travelling(Colour(traders={"yunnan": 1, "sichuan": 1}, horse="sichuan"), IDLE, explorer(1))
    game.play(C, Travel("puer", "yunnan", A), Done()).play(A, Done())
    assert game.where(A) == {"puer": 2}
