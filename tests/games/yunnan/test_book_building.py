"""Building in the travel turn of the second edition, written from the rulebook alone."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Block, Build, Done, Travel
from tests.games.yunnan.table import GORGES, NOBODY, A, B, C, Colour, Table, table, travelling


def sites(game: Table, piece: str) -> set[str]:
    """Where the acting seat may build this."""
    return {move.site for move in game.offered(game.acting) if isinstance(move, Build) and move.structure == piece}


@pytest.mark.parametrize("piece", ["post", "teahouse"])
@pytest.mark.parametrize(
    ("horse", "reached"),
    [("yunnan", {"yunnan"}), ("kang", {"yunnan", "sichuan", "kang"})],
)
def test_posts_and_teahouses_only_in_provinces_that_the_horse_has_reached(
    piece: str, horse: str, reached: set[str]
) -> None:
    assert sites(travelling(Colour(hand=(piece,), horse=horse)), piece) == reached


@pytest.mark.parametrize("piece", ["post", "teahouse", "bridge"])
@pytest.mark.parametrize("site", ["puer", "market", "", "nowhere"])
def test_nothing_is_built_in_puer_or_nowhere(piece: str, site: str) -> None:
    game = travelling(Colour(hand=("post", "teahouse", "bridge"), horse="qinghai"))
    assert not game.may(A, Build(piece, site))


def test_one_own_post_in_a_province_those_of_others_do_not_matter() -> None:
    game = travelling(Colour(hand=("post",), posts=("yunnan",), horse="sichuan"), Colour(posts=("sichuan",)))
    assert sites(game, "post") == {"sichuan"}


def test_one_teahouse_in_a_province_whoever_owns_it() -> None:
    owner = Colour(hand=("teahouse",), teahouses=("yunnan",), horse="kang")
    assert sites(travelling(owner, Colour(teahouses=("sichuan",))), "teahouse") == {"kang"}


@pytest.mark.parametrize(
    ("horse", "gorges"),
    [
        ("sichuan", set()),
        ("kang", {"yunnan-kang"}),
        ("tibet", {"yunnan-kang", "yunnan-tibet"}),
        ("qinghai", set(GORGES)),
    ],
)
def test_a_bridge_needs_the_horse_in_both_provinces(horse: str, gorges: set[str]) -> None:
    traveller = Colour(hand=("bridge",), horse=horse, traders={"yunnan": 1})
    assert sites(travelling(traveller), "bridge") == gorges


def test_one_own_bridge_over_a_gorge_beside_those_of_others() -> None:
    builder = Colour(hand=("bridge",), bridges=("yunnan-kang",), horse="tibet")
    game = travelling(builder, Colour(bridges=("yunnan-tibet",)))
    assert sites(game, "bridge") == {"yunnan-tibet"}


def test_no_bridge_over_the_blocked_gorge() -> None:
    game = table(Colour(hand=("bridge",), horse="qinghai"), Colour(bids={"dianmu_temple": 1}))
    game.pass_all()
    game.play(B, Block("kang-qinghai"))
    assert sites(game, "bridge") == set(GORGES) - {"kang-qinghai"}


@pytest.mark.parametrize(
    "move", [Build("bridge", "yunnan"), Build("post", "yunnan-kang"), Build("teahouse", "yunnan-kang")]
)
def test_each_structure_has_its_own_kind_of_site(move: Build) -> None:
    game = travelling(Colour(hand=("bridge", "post", "teahouse"), horse="kang"))
    assert not game.may(A, move)


def test_only_what_is_in_hand_is_built() -> None:
    game = travelling(Colour(hand=("teahouse",), traders={"yunnan": 1}))
    assert not game.may(A, Build("post", "yunnan"))
    assert not game.may(A, Build("guards", "yunnan"))


def test_building_takes_the_piece_from_the_hand_and_costs_nothing() -> None:
    game = travelling(Colour(hand=("post", "bridge"), horse="kang", money=0)).play(A, Build("bridge", "yunnan-kang"))
    assert (game[A].in_hand, game[A].in_general, game[A].money) == ((1, 0, 0), (1, 1, 2), 0)
    assert game[A].bridges == (GORGES.index("yunnan-kang"),)


def test_any_number_is_built_before_between_and_after_journeys() -> None:
    game = travelling(Colour(hand=("post", "post", "bridge"), horse="kang", traders={"puer": 2}, influence=4))
    game.play(A, Build("post", "kang"), Travel("puer", "yunnan"), Build("bridge", "yunnan-kang"))
    game.play(A, Travel("puer", "kang"), Build("post", "yunnan"), Done())
    assert game.where(A) == {"yunnan": 1, "kang": 1}
    assert game[A].posts == (0, 1, 0, 1, 0, 0)


def test_nothing_has_to_be_built() -> None:
    game = travelling(Colour(hand=("post", "teahouse")), NOBODY, Colour(traders={"puer": 1}))
    game.play(C, Done()).play(A, Done())
    assert game[A].in_hand == (1, 0, 1)


def test_a_bridge_just_built_carries_the_next_journey() -> None:
    game = travelling(Colour(passes=2, hand=("bridge",), horse="tibet", traders={"yunnan": 1}))
    assert not game.may(A, Travel("yunnan", "tibet"))
    assert game.play(A, Build("bridge", "yunnan-tibet")).may(A, Travel("yunnan", "tibet"))


def test_a_structure_may_be_built_where_one_has_no_trader() -> None:
    assert travelling(Colour(hand=("teahouse",), horse="tibet")).may(A, Build("teahouse", "tibet"))
