"""The province inspector of the second edition, written from the rulebook alone.

Nobody travels here: all stand as they are, C before B before A in travel order.
"""

from __future__ import annotations

from games.yunnan.actions import Done, Travel
from tests.games.yunnan.table import PLACES, A, B, C, Colour, Table, travelled, travelling


def visited(game: Table) -> str | None:
    """Where the inspector has been."""
    return None if game.state.inspector is None else PLACES[game.state.inspector]


def test_he_goes_where_the_most_is_earned_and_sends_one_trader_to_the_market() -> None:
    game = travelled(Colour(traders={"yunnan": 2, "sichuan": 1}, horse="sichuan"))
    assert visited(game) == "yunnan"
    assert game.where(A) == {"puer": 1, "yunnan": 1, "sichuan": 1}


def test_the_income_of_all_players_is_added_up() -> None:
    pair = Colour(traders={"yunnan": 1}, influence=4)
    far = Colour(traders={"yunnan": 1, "sichuan": 1}, influence=4, horse="sichuan")
    assert visited(travelled(far)) == "sichuan"
    assert visited(travelled(far, pair)) == "yunnan"


def test_posts_count_and_only_what_they_earn() -> None:
    owner = Colour(traders={"yunnan": 1, "sichuan": 1}, posts=("yunnan", "sichuan"), influence=4, horse="sichuan")
    assert visited(travelled(owner, Colour(traders={"yunnan": 1}, influence=4))) == "yunnan"
    game = travelled(
        owner,
        Colour(traders={"yunnan": 1}, influence=4),
        Colour(traders={"yunnan": 1, "sichuan": 1}, posts=("sichuan",), influence=4, horse="sichuan"),
    )
    assert visited(game) == "sichuan"


def test_example_7_a_tie_takes_him_to_the_farther_province() -> None:
    player = Colour(
        traders={"yunnan": 1, "sichuan": 3, "kang": 2}, posts=("sichuan", "kang"), influence=4, horse="kang"
    )
    assert visited(travelled(player)) == "kang"


def test_a_post_without_a_connected_route_counts_all_the_same() -> None:
    game = travelled(Colour(traders={"yunnan": 1}, horse="qinghai", influence=4), Colour(posts=("qinghai",)))
    assert visited(game) == "qinghai"


def test_he_never_comes_to_puer() -> None:
    game = travelled(Colour(traders={"puer": 7}), Colour(traders={"yunnan": 1}))
    assert visited(game) == "yunnan"
    assert game.where(A) == {"puer": 7}


def test_nobody_anywhere_nothing_happens() -> None:
    game = travelled(Colour(traders={"puer": 3}))
    assert visited(game) is None
    assert game.where(A) == {"puer": 3}


def test_where_he_was_is_forgotten_when_he_visits_nobody() -> None:
    game = travelled(Colour(traders={"yunnan": 1}))
    assert visited(game) == "yunnan"
    game.convert_all()
    game.end_round()
    assert visited(game) is None


def test_transport_costs_are_left_aside() -> None:
    """B's gap takes 3 off each trader in Sichuan: 9 and 9 there still weigh more than 6 and 6 in Yunnan."""
    breaker = Colour(traders={"puer": 1, "yunnan": 1}, influence=4)
    game = travelling(breaker, Colour(traders={"yunnan": 1, "sichuan": 2}, influence=3, horse="sichuan"))
    game.play(B, Done()).play(A, Travel("puer", "yunnan", B), Done())
    assert visited(game) == "sichuan"


# ------------------------------------------------------------------ who goes


def example_6(**red: tuple[str, ...]) -> Table:
    """B at influence 4 and R at 2, both in Kang, where the most is earned."""
    chain = {"yunnan": 1, "sichuan": 1, "kang": 2}
    return travelled(
        Colour(traders=chain, influence=2, horse="kang", teahouses=red.get("teahouses", ())),
        Colour(traders=chain, influence=4, horse="kang"),
    )


def test_example_6_influence_4_is_immune_and_the_next_is_sent() -> None:
    game = example_6()
    assert visited(game) == "kang"
    assert (game.at(A, "kang"), game.at(A, "puer"), game.at(B, "kang")) == (1, 1, 2)


def test_example_6_an_own_teahouse_there_is_immune_too_and_nobody_goes() -> None:
    game = example_6(teahouses=("kang",))
    assert visited(game) == "kang"
    assert (game.where(A), game.where(B)) == ({"yunnan": 1, "sichuan": 1, "kang": 2},) * 2


def test_a_teahouse_elsewhere_protects_nobody() -> None:
    assert example_6(teahouses=("sichuan",)).at(A, "kang") == 1


def test_the_teahouse_of_another_protects_nobody() -> None:
    game = travelled(
        Colour(traders={"yunnan": 1}), Colour(traders={"yunnan": 1}, influence=1), Colour(teahouses=("yunnan",))
    )
    assert (game.where(A), game.where(B)) == ({"yunnan": 1}, {"puer": 1})


def test_the_highest_influence_goes_majority_does_not_matter() -> None:
    game = travelled(Colour(traders={"yunnan": 5}, influence=1), Colour(traders={"yunnan": 1}, influence=3))
    assert (game.where(A), game.where(B)) == ({"yunnan": 5}, {"puer": 1})


def test_the_highest_influence_among_those_not_immune_goes() -> None:
    game = travelled(
        Colour(traders={"yunnan": 1}, influence=1),
        Colour(traders={"yunnan": 1}, influence=3, teahouses=("yunnan",)),
        Colour(traders={"yunnan": 1}, influence=2),
    )
    assert [game.where(seat) for seat in (A, B, C)] == [{"yunnan": 1}, {"yunnan": 1}, {"puer": 1}]


def test_among_equals_the_one_earlier_in_travel_order_goes() -> None:
    game = travelled(*(Colour(traders={"yunnan": 1}, influence=2),) * 3)
    assert [game.where(seat) for seat in (A, B, C)] == [{"yunnan": 1}, {"yunnan": 1}, {"puer": 1}]


def test_where_there_are_only_posts_nobody_goes_and_he_visits_no_other_province() -> None:
    game = travelled(Colour(traders={"yunnan": 1}), Colour(posts=("qinghai",)))
    assert visited(game) == "qinghai"
    assert game.where(A) == {"yunnan": 1}


def test_traders_cut_off_by_him_stay_where_they_are() -> None:
    crowd = Colour(traders={"yunnan": 4}, influence=0)
    game = travelled(Colour(traders={"yunnan": 1, "sichuan": 1}, influence=1, horse="sichuan"), crowd)
    assert game.where(A) == {"puer": 1, "sichuan": 1}


def test_he_comes_before_the_presents() -> None:
    game = travelled(
        Colour(traders={"sichuan": 1}, posts=("yunnan",), influence=1, horse="sichuan"), presents={"sichuan": 5}
    )
    assert (game.where(A), game[A].presents) == ({"puer": 1}, 0)


def test_his_victim_earns_in_the_market() -> None:
    assert travelled(Colour(traders={"yunnan": 1}))[A].income == 3
