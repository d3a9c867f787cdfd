"""How many lines of play there are from fixed positions: one number watches all that is offered.

The numbers are ours: they prove nothing right, but they show a change. A changed number is explained in its commit.
"""

from __future__ import annotations

import pytest

from games.yunnan import YUNNAN
from games.yunnan.model import State
from tests.games.yunnan.table import A, B, C, Colour, Table, new, set_up, table, travelling


def lines(state: State, depth: int) -> int:
    """The number of lines of play of this length."""
    offered = [action for decision in YUNNAN.decisions(state) for action in decision.actions]
    if depth == 1:
        return len(offered)
    return sum(lines(YUNNAN.apply(state, action).state, depth - 1) for action in offered)


def busy_bidding() -> Table:
    """Large and small bids, and traders all over the road."""
    return table(
        Colour(money=20, supply=1, traders={"yunnan": 1, "kang": 1}, horse="kang", bids={"customs_office": 7}),
        Colour(money=30, supply=2, influence=4, bids={"horse_trader": 9}, passes=6),
        Colour(money=9, supply=1, traders={"sichuan": 2}, horse="sichuan", bids={"dianmu_temple": 1}),
    )


def busy_first() -> Table:
    """The same in the first edition, where the supply comes first, with a visitor at the bank."""
    return table(
        Colour(money=20, supply=1, traders={"yunnan": 1, "qamdo": 1}, horse="qamdo", bids={"customs_office": 7}),
        Colour(money=30, supply=2, influence=4, passes=6),
        Colour(money=9, traders={"sichuan": 2}, horse="sichuan", bids={"dragon_house": 5}),
        bank=(None, B), setup=set_up("first"),
    )  # fmt: skip


def first_travelling() -> Table:
    """Two posts for anywhere, and ways back to Pu'er."""
    return travelling(
        Colour(traders={"yunnan": 1}, influence=1),
        Colour(traders={"yunnan": 1, "sichuan": 1}, horse="qamdo"),
        Colour(traders={"puer": 1, "sichuan": 2}, posts=("yunnan",), hand=("post",), horse="qamdo", influence=2),
        setup=set_up("first"),
    )


def expert() -> Table:
    """Second bids in buildings, and Guards to come."""
    return table(
        Colour(money=40, supply=2, bids={"customs_office": 7, "building_yard": 9}),
        Colour(money=30, supply=1, bids={"horse_trader": 9}),
        setup=set_up("second", "double_bidding", "guards"),
    )


def guards() -> Table:
    """The yard, with Guards, for two players."""
    game = table(
        Colour(bids={"building_yard": 9}, horse="kang", traders={"yunnan": 1, "puer": 1}),
        Colour(bids={"building_yard": 12}, horse="sichuan", traders={"yunnan": 1, "puer": 1}),
        setup=set_up("second", "guards"),
    )
    game.pass_all()
    return game


def resolving() -> Table:
    """The yard and the temple, one of each for two players."""
    game = table(
        Colour(bids={"building_yard": 9, "dianmu_temple": 3}, horse="kang", traders={"puer": 1}),
        Colour(bids={"building_yard": 12, "trading_school": 9}, horse="sichuan", teahouses=("yunnan",)),
    )
    game.pass_all()
    return game


def busy_travelling() -> Table:
    """Bridges, posts and a teahouse to build, and rivals of lower influence everywhere."""
    return travelling(
        Colour(traders={"yunnan": 1}, influence=1),
        Colour(traders={"yunnan": 1, "sichuan": 1, "kang": 1}, horse="kang"),
        Colour(
            traders={"puer": 1, "sichuan": 1, "kang": 1}, posts=("yunnan",), hand=("post", "bridge", "teahouse"),
            bridges=("yunnan-kang",), horse="tibet", passes=3, influence=2,
        ),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        (new(3), (23, 487, 11908)),
        (new(5), (23, 487)),
        (busy_bidding(), (58, 908)),
        (resolving(), (4, 13, 48)),
        (busy_travelling(), (29, 639, 10208)),
        (new(setup=set_up("first")), (19, 329, 6824)),
        (new(setup=set_up("first", "advanced")), (29, 779)),
        (new(setup=set_up("first", people=2)), (19, 329)),
        (busy_first(), (18, 36, 170)),
        (first_travelling(), (15, 135, 631)),
        (expert(), (25, 592, 10462)),
        (guards(), (4, 15, 60)),
        (new(setup=set_up("second", people=2)), (19, 326)),
    ],
    ids=[
        "start of three", "start of five", "bidding", "resolving", "travelling",
        "first", "first advanced", "first of two", "first bidding", "first travelling", "expert", "guards", "duli",
    ],
)  # fmt: skip
def test_the_lines_of_play_are_as_many_as_they_were(game: Table, counts: tuple[int, ...]) -> None:
    assert tuple(lines(game.state, depth) for depth in range(1, len(counts) + 1)) == counts


def test_the_first_of_three_has_as_many_options_as_the_rules_give() -> None:
    """9 Yuan pay for 5, 7 and 9 in five buildings and all four spaces of the temple; two bank spaces, market, pass."""
    assert lines(new(3).state, 1) == 5 * 3 + 4 + 2 + 1 + 1 == 23
    assert [new(3).state.players[seat].money for seat in (A, B, C)] == [9, 9, 12]


def test_the_second_of_three_has_the_options_that_the_first_leaves() -> None:
    """A bid of 5 takes one space away, of 7 two, of 9 all three; the temple's spaces one to four; a bank visit one."""
    progress = 5 * ((23 - 1) + (23 - 2) + (23 - 3))
    temple = (23 - 1) + (23 - 2) + (23 - 3) + (23 - 4)
    assert lines(new(3).state, 2) == progress + temple + 2 * (23 - 1) + 23 + 23


def test_the_first_two_of_the_first_edition_have_as_many_options_as_the_rules_give() -> None:
    """No temple: three spaces for 9 Yuan in five buildings, two bank spaces, market and pass."""
    assert lines(new(setup=set_up("first")).state, 1) == 5 * 3 + 2 + 1 + 1 == 19
    progress = 5 * ((19 - 1) + (19 - 2) + (19 - 3))
    assert lines(new(setup=set_up("first")).state, 2) == progress + 2 * (19 - 1) + 19 + 19


def test_the_first_two_of_the_advanced_game_have_all_spaces() -> None:
    """A bid of 5 takes one space away, of 7 two, a large one three."""
    assert lines(new(setup=set_up("first", "advanced")).state, 1) == 5 * 5 + 2 + 1 + 1 == 29
    progress = 5 * ((29 - 1) + (29 - 2) + 3 * (29 - 3))
    assert lines(new(setup=set_up("first", "advanced")).state, 2) == progress + 2 * (29 - 1) + 29 + 29


def test_beside_duli_there_are_four_buildings_and_one_bank_space_to_begin_with() -> None:
    """Her 9 in the Trading School leaves nothing there for 9 Yuan."""
    assert lines(new(setup=set_up("second", people=2)).state, 1) == 4 * 3 + 4 + 1 + 1 + 1 == 19
