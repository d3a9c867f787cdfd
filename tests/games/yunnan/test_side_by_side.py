"""Where the two editions differ: each rule by both, side by side."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Bank, Bid, Build, Done, Market, Pass, Take, Travel
from tests.games.yunnan.table import IDLE, A, B, C, Colour, income, new, set_up, table, travelled, travelling


@pytest.mark.parametrize(("edition", "sources"), [("first", {"supply"}), ("second", {"supply", "yunnan"})])
def test_where_a_trader_comes_from_while_the_supply_lasts(edition: str, sources: set[str]) -> None:
    game = table(Colour(supply=1, traders={"yunnan": 1, "puer": 1}), setup=set_up(edition))
    assert game.sources(A) == sources


@pytest.mark.parametrize("edition", ["first", "second"])
def test_where_a_trader_comes_from_once_the_supply_is_empty(edition: str) -> None:
    game = table(Colour(traders={"yunnan": 1, "sichuan": 2, "puer": 1}), setup=set_up(edition))
    assert game.sources(A) == {"yunnan", "sichuan"}


def test_first_a_visit_to_the_bank_ends_bidding_but_not_the_phase() -> None:
    game = table(
        Colour(supply=3, bids={"customs_office": 7, "horse_trader": 9}), Colour(supply=2), setup=set_up("first")
    )
    game.play(A, Bank(1))
    assert (game[A].supply, game.where(A), game.state.passed) == (2, {"puer": 2}, ())
    assert game.standing("customs_office") == {}
    game.play(B, Bid("customs_office", 5))
    assert game.acting == A
    assert set(game.offered(A)) == {Market(), Pass()}
    assert game.why(A, Bid("trading_school", 9)) == "at-bank"
    assert game.why(A, Bank(2)) == "already-at-bank"
    game.play(A, Market()).play(B, Pass()).play(A, Pass())
    assert game.where(A) == {"puer": 4}


def test_second_a_visit_to_the_bank_takes_all_and_passes() -> None:
    game = table(
        Colour(supply=3, bids={"customs_office": 7, "dianmu_temple": 1}), Colour(supply=2), setup=set_up("second")
    )
    game.play(A, Bank(1))
    assert (game[A].supply, game.where(A), game.state.passed) == (0, {"puer": 4}, (A,))
    assert game.bid("customs_office", 5)


@pytest.mark.parametrize(("edition", "at_once"), [("first", {"teahouse"}), ("second", {"post", "bridge", "teahouse"})])
def test_what_the_yard_lets_one_place_at_once(edition: str, at_once: set[str]) -> None:
    asked = set()
    for structure in ("post", "bridge", "teahouse"):
        game = table(Colour(bids={"building_yard": 9}, horse="tibet", traders={"puer": 1}), setup=set_up(edition))
        game.pass_all()
        game.play(A, Take("building_yard", structure))
        if game.phase == "bidding":
            asked.add(structure)
    assert asked == at_once


@pytest.mark.parametrize(("edition", "allowed"), [("first", True), ("second", False)])
def test_a_second_post_in_a_province(edition: str, allowed: bool) -> None:
    game = travelling(
        Colour(), Colour(), Colour(hand=("post",), posts=("sichuan",), horse="tibet"), setup=set_up(edition)
    )
    assert game.may(C, Build("post", "sichuan")) == allowed
    assert game.may(C, Build("post", "yunnan"))


@pytest.mark.parametrize(("edition", "allowed"), [("first", True), ("second", False)])
def test_a_post_in_puer(edition: str, allowed: bool) -> None:
    game = travelling(Colour(), Colour(), Colour(hand=("post", "teahouse"), traders={"puer": 1}), setup=set_up(edition))
    assert game.may(C, Build("post", "puer")) == allowed
    assert not game.may(C, Build("teahouse", "puer"))


def test_first_posts_in_puer_earn_nothing_and_two_in_a_province_earn_twice() -> None:
    assert income(Colour(posts=("puer", "puer"), traders={"puer": 1}), setup=set_up("first")) == 3
    assert income(Colour(posts=("sichuan", "sichuan"), traders={"yunnan": 1}), setup=set_up("first")) == 6 + 3 + 3


@pytest.mark.parametrize(("edition", "place", "revenue"), [("first", "yunnan", 6), ("second", "tibet", 10)])
def test_which_posts_the_inspector_counts(edition: str, place: str, revenue: int) -> None:
    """A post without a connected route stands in Tibet; a trader in Yunnan earns 6."""
    game = travelled(Colour(posts=("tibet",)), Colour(traders={"yunnan": 1}), setup=set_up(edition))
    assert game.told("inspector") == [{"place": place, "revenue": revenue}]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_connected_post_counts_for_the_inspector_in_both(edition: str) -> None:
    post = Colour(posts=("yunnan", "sichuan"), influence=4)
    game = travelled(post, Colour(traders={"yunnan": 1}), setup=set_up(edition))
    assert game.told("inspector") == [{"place": "yunnan", "revenue": 7}]


@pytest.mark.parametrize(
    ("edition", "reached"), [("first", {"yunnan", "sichuan"}), ("second", {"yunnan", "sichuan", "kang"})]
)
def test_whether_leaving_puer_takes_a_pass(edition: str, reached: set[str]) -> None:
    game = travelling(Colour(), Colour(), Colour(traders={"puer": 1}, horse="qinghai"), setup=set_up(edition))
    assert game.destinations(C, "puer") == reached


def test_first_a_trader_may_travel_back_to_puer_for_a_pass_and_stays_there_this_turn() -> None:
    home = Colour(traders={"yunnan": 1, "sichuan": 1}, horse="sichuan", passes=3)
    game = travelling(IDLE, IDLE, home, setup=set_up("first"))
    game.play(C, Travel("sichuan", "puer"))
    assert (game.where(C), game.state.task.passes) == ({"puer": 1, "yunnan": 1}, 1)
    assert game.why(C, Travel("puer", "yunnan")) == "already-travelled"
    assert game.displaceable(C, "yunnan", "puer") == set()


def test_second_nobody_travels_back_to_puer() -> None:
    game = travelling(IDLE, IDLE, Colour(traders={"yunnan": 1}, horse="sichuan"), setup=set_up("second"))
    assert game.why(C, Travel("yunnan", "puer")) == "not-back-to-puer"


@pytest.mark.parametrize(("edition", "teahouses", "horse"), [("first", 24, 0), ("second", 13, 9)])
def test_final_points_for_teahouses_and_horse(edition: str, teahouses: int, horse: int) -> None:
    owner = Colour(teahouses=("sichuan", "tibet"), horse="tibet", traders={"puer": 1})
    game = travelled(owner, presents={}, setup=set_up(edition))
    game.convert_all()
    assert game.over
    assert (game.total(A)["teahouses"], game.total(A)["horse"]) == (teahouses, horse)


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("vp", "over"), [(79, False), (80, True)])
def test_80_points_end_the_game(edition: str, vp: int, over: bool) -> None:
    game = travelled(Colour(vp=vp, traders={"puer": 1}), setup=set_up(edition))
    game.convert_all()
    assert game.over == over


@pytest.mark.parametrize(
    ("edition", "guild", "other"),
    [("first", "dragon_house", "traders_guild"), ("second", "traders_guild", "dragon_house")],
)
def test_the_house_of_influence_has_a_name_of_its_own(edition: str, guild: str, other: str) -> None:
    game = new(setup=set_up(edition))
    assert game.bid(guild, 5)
    assert game.why(A, Bid(other, 5)) == "no-such-building"
    game.play(A, Bid(guild, 5))
    game.pass_all()
    assert game[A].influence == 1


@pytest.mark.parametrize(("edition", "reason"), [("first", "no-such-building"), ("second", None)])
def test_only_the_second_edition_has_a_temple(edition: str, reason: str | None) -> None:
    assert new(setup=set_up(edition)).why(A, Bid("dianmu_temple", 1)) == reason


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_structure_taken_this_round_is_built_this_round(edition: str) -> None:
    game = table(Colour(bids={"building_yard": 9}, traders={"puer": 1}), setup=set_up(edition))
    game.pass_all()
    game.play(A, Take("building_yard", "post"))
    while game.phase == "bidding" or game.acting != A:
        game.play(game.acting, Done())
    assert game.may(A, Build("post", "yunnan"))
