from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from games.api import Figure, Setup, SetupError
from games.yunnan import YUNNAN
from games.yunnan.actions import Order
from games.yunnan.editions import Band, Edition
from games.yunnan.figures import figures, options
from games.yunnan.making import FIELDS, PROCEDURES, edition
from tests.games.yunnan.table import A, B, C


def test_every_figure_of_the_file_is_played_by() -> None:
    """No figure is read in vain, and no field is without one."""
    composed = {
        "places.gorges", "start.horse", "start.presents", "bank.payouts", "bank.spaces", "end.victory_points",
        "bidding.bids_in_a_building", "duli.posts", "duli.first_bid", "duli.cards",
    }  # fmt: skip
    known = {name for key in YUNNAN.editions for people in (2, 3) for name in figures(key, None, options(key), people)}
    names = {name for name in known if not name.startswith("buildings.")}
    assert names == composed | FIELDS.keys() | PROCEDURES.keys()
    made = {"key", "gorges", "start_horse", "start_presents", "buildings", "bank", "end_vp", "duli"}
    procedures = {field for field, _ in PROCEDURES.values()}
    assert {field.name for field in fields(Edition)} == made | procedures | set(FIELDS.values())


def test_a_figure_has_its_provenance() -> None:
    known = figures("second")
    assert known["start.money"] == Figure([9, 9, 12, 12, 15], "book")
    assert known["bank.payouts"].mark == "house"
    assert {figure.mark for figure in known.values()} == {"book", "derived", "house"}


def test_a_hosts_figure_takes_the_place_of_the_printed_one() -> None:
    overrides = {"start.money": [5, 6, 7, 8, 9], "bank.payouts": [[0, [10]], [50, [20]]]}
    assert figures("second", overrides)["start.money"] == Figure([5, 6, 7, 8, 9], "host")
    made = edition("second", overrides)
    assert made.start_money == (5, 6, 7, 8, 9)
    assert made.bank == (Band(0, (10,)), Band(50, (20,)))
    assert edition("second").bank_spaces == 2


def test_a_game_is_played_by_its_figures() -> None:
    setup = Setup("second", 3, figures={"start.money": [1, 2, 3, 4, 5], "start.horse": "kang", "start.supply": 2})
    state = YUNNAN.apply(YUNNAN.start(setup), Order((C, A, B))).state
    assert [player.money for player in state.players] == [2, 3, 1]
    assert {(player.horse, player.supply, player.reserve) for player in state.players} == {(3, 2, 5)}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("start.gold", 3, "there is no figure 'start.gold'"),
        ("start.supply", "3", "start.supply must be a number from 0, not '3'"),
        ("start.supply", True, "start.supply must be a number from 0, not True"),
        ("start.supply", -1, "start.supply must be a number from 0, not -1"),
        ("start.supply", 0, "start.supply must be at least 1"),
        ("start.supply", 8, "start.supply must be at most 7 (pieces.traders)"),
        ("start.passes", 7, "start.passes must be at most 6 (limits.passes)"),
        ("start.influence", 5, "start.influence must be at most 4 (limits.influence)"),
        ("start.money", [9, 9, 12], "start.money must have 5 items, not 3"),
        ("start.money", [9, 9, 12, 12, "15"], "start.money must be a number from 0, not '15'"),
        ("start.money", [], "start.money must have at least one item"),
        ("start.horse", "tea", "start.horse: 'tea' is none of yunnan, sichuan, kang, tibet, qinghai"),
        ("start.horse", "puer", "start.horse: 'puer' is none of yunnan, sichuan, kang, tibet, qinghai"),
        ("start.presents", {"kang": 4}, "start.presents must have just the keys sichuan, kang, tibet, qinghai"),
        ("limits.passes", 7, "end.passes must have 8 items, not 7"),
        ("limits.posts_in_puer", 1, "limits.posts_in_puer must be true or false, not 1"),
        ("income.trader", [3, 6], "income.trader must have 6 items, not 2"),
        ("end.horse", [1, 2, 3, 4, 5, 6, 7], "end.horse must have 6 items, not 7"),
        ("end.yuan_for_a_point", 0, "end.yuan_for_a_point must be at least 1"),
        ("seats.players", [3, 4], "seats.players cannot be changed"),
        ("places.road", ["a", "b"], "places.road cannot be changed"),
        ("places.gorges", [["kang"] * 2], "places.gorges: a gorge lies between two provinces, not ['kang', 'kang']"),
        ("places.gorges", [["kang"]], "places.gorges: a gorge lies between two provinces, not ['kang']"),
        ("bank.payouts", [[5, [15, 15]]], "bank.payouts must begin with a total of 0 and rise"),
        ("bank.payouts", [[0, [15, 15]], [0, [1, 1]]], "bank.payouts must begin with a total of 0 and rise"),
        ("bank.payouts", [[0, [9]], [9, [9, 8]]], "bank.payouts must pay the same number of spaces at every total"),
        ("bank.payouts", [[0]], "bank.payouts must have 2 items"),
        ("bank.visit", "robbery", "bank.visit: 'robbery' is none of takes_all, takes_bids"),
        ("bidding.placed_at_once", ["tower"], "bidding.placed_at_once: 'tower' is none of post, bridge, teahouse"),
        (
            "buildings.dianmu_temple",
            {"gives": "rain", "spaces": [1], "small": [1]},
            "buildings.dianmu_temple.gives: 'rain' is none of trader, pass, horse, influence, structure, block",
        ),
        (
            "buildings.dianmu_temple",
            {"gives": "block", "spaces": [1, 3], "small": [2]},
            "buildings.dianmu_temple: spaces must rise from at least 1, and the small ones be among them",
        ),
    ],
)  # fmt: skip
def test_a_bad_figure_is_refused_by_name_and_reason(name: str, value: Any, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        YUNNAN.start(Setup("second", 3, figures={name: value}))
    assert str(caught.value) == said


def test_a_hosts_figures_leave_what_an_option_or_the_game_of_two_changes() -> None:
    """The host's points end the standard game; the expert game still ends by presents alone, and so on."""
    own = {"end.victory_points": 60, "end.presents_left": 5}
    for edition_key, options_, people, points, presents in (
        ("second", (), 3, 60, 5),
        ("second", ("guards",), 3, None, 5),
        ("first", (), 2, 100, 2),
        ("first", ("advanced",), 3, 60, 5),
    ):
        made = edition(edition_key, own, options_, people)
        assert (made.end_vp, made.end_presents) == (points, presents)


def test_a_hosts_figures_may_be_for_other_games_of_the_edition() -> None:
    """So one file serves all of them: the house values of options and of Dúlì are corrected there too."""
    own = cards(7, 0, 0, 0, 0) | {"pieces.guards": 2}
    assert YUNNAN.figures(Setup("second", 3, figures=own)) == YUNNAN.figures(Setup("second", 3))
    of_two = YUNNAN.figures(Setup("second", 2, ("guards",), own))
    assert of_two["duli.cards"] == Figure(own["duli.cards"], "host")
    assert of_two["pieces.guards"] == Figure(2, "host")
    assert edition("first", {"bidding.least_penalty": 3}, ("advanced",)).penalty_in(8) == 3


def cards(*traders: int, building: str = "horse_trader") -> dict[str, Any]:
    """A deck of one card."""
    return {"duli.cards": [{"bids": [building], "traders": list(traders), "teahouse": True}]}


def first_bid(building: str, space: int) -> dict[str, Any]:
    return {"duli.first_bid": {"building": building, "space": space}}


A_CARD = "duli.cards: a card needs a number for each province, and no more traders than there are"


@pytest.mark.parametrize(
    ("figures_", "said"),
    [
        ({"duli.posts": ["puer"]}, "duli.posts: 'puer' is none of yunnan, sichuan, kang, tibet, qinghai"),
        (first_bid("inn", 9), "duli.first_bid: there is no space 9 in 'inn'"),
        (first_bid("horse_trader", 8), "duli.first_bid: there is no space 8 in 'horse_trader'"),
        (cards(7, 0, 0, 0, 0, building="inn"), "duli.cards: there is no building 'inn'"),
        (cards(7, 0, 0, 0), A_CARD),
        (cards(7, 0, 0, 0, 1), A_CARD),
        ({"duli.cards": [{"bids": ["inn"]}]}, "duli.cards must have just the keys bids, traders, teahouse"),
        ({"bidding.penalty": 9}, "there is no figure 'bidding.penalty'"),
        ({"bidding.bids_in_a_building": 0}, "bidding.bids_in_a_building must be at least 1"),
        ({"seats.colours_each": 1}, "there is no figure 'seats.colours_each'"),
    ],
)
def test_a_bad_figure_of_a_game_of_two_is_refused_by_name_and_reason(figures_: Any, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        YUNNAN.start(Setup("second", 2, figures=figures_))
    assert str(caught.value) == said


def test_the_first_edition_is_what_differs_from_the_second() -> None:
    first, second = figures("first"), figures("second")
    assert first.keys() ^ second.keys() == {
        "buildings.dianmu_temple", "buildings.traders_guild", "buildings.dragon_house",
    }  # fmt: skip
    assert first["places.road"] == Figure(["puer", "yunnan", "sichuan", "qamdo", "tibet", "qinghai"], "derived")
    assert first["start.presents"] == Figure({"sichuan": 5, "qamdo": 4, "tibet": 3, "qinghai": 2}, "house")
    assert first["buildings.dragon_house"].value == second["buildings.traders_guild"].value
    assert edition("first").building_keys == (
        "trading_school", "customs_office", "horse_trader", "dragon_house", "building_yard",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup("third", 3), "there is no edition 'third'"),
        (Setup("second", 1), "this edition is played by 2 to 5, not 1"),
        (Setup("first", 6), "this edition is played by 2 to 5, not 6"),
        (Setup("first", 4, ("guards",)), "there is no option 'guards'"),
        (Setup("second", 4, ("advanced",)), "there is no option 'advanced'"),
        (Setup("second", 3, ("chess",)), "there is no option 'chess'"),
    ],
)
def test_a_game_that_cannot_be_started_is_refused(setup: Setup, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        YUNNAN.start(setup)
    assert str(caught.value) == said


def test_the_game_tells_what_it_offers() -> None:
    assert (YUNNAN.key, YUNNAN.editions) == ("yunnan", ("second", "first"))
    assert [YUNNAN.seats(key) for key in YUNNAN.editions] == [range(2, 6)] * 2
    assert [YUNNAN.options(key) for key in YUNNAN.editions] == [("double_bidding", "guards"), ("advanced",)]
