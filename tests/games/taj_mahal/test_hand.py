"""A hand as its owner sees it: what may be played, and what it would do to the counts."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.taj_mahal.actions import Play, Withdraw
from games.taj_mahal.view import Effect, Held
from tests.games.taj_mahal.positions import A, B, C, Raja, Table, position


def held(table: Table, seat: Seat = A) -> dict[str, Held]:
    """The cards of a hand by their faces."""
    hand = table.seen_by(seat).hand
    assert hand is not None
    return {card.card: card for card in hand}


def uses(table: Table, seat: Seat = A) -> dict[str, str]:
    return {card: item.use for card, item in held(table, seat).items()}


def test_the_first_card_of_a_visit_may_have_any_colour() -> None:
    table = position(Raja("red_ve green_ge white_k", specials="plus_points any_colour"))
    assert set(uses(table).values()) == {"now"}


def test_another_colour_needs_the_any_colour_card() -> None:
    table = position(Raja("red_ve green_ge white_k", "red_gm", "any_colour plus_points"))
    assert uses(table) == {
        "red_ve": "now",
        "green_ge": "with-any-colour",
        "white_k": "now",
        "any_colour": "now",
        "plus_points": "now",
    }


def test_without_it_another_colour_is_of_no_use_in_this_visit() -> None:
    assert uses(position(Raja("red_ve green_ge", "red_gm"))) == {"red_ve": "now", "green_ge": "never"}


def test_a_white_card_needs_a_coloured_one_beside_it() -> None:
    assert uses(position(Raja("white_k white_e", specials="plus_mogul"))) == dict.fromkeys(
        ("white_k", "white_e", "plus_mogul"), "never"
    )
    table = position(Raja("green_ge white_k", "red_gm", "any_colour"))
    assert uses(table) == {"green_ge": "with-any-colour", "white_k": "never", "any_colour": "now"}


def test_a_special_card_played_is_not_in_the_hand() -> None:
    table = position(Raja("red_ve", "red_gm+plus_elephant", "plus_elephant"))
    assert uses(table) == {"red_ve": "now"}
    assert table[A].specials == ("plus_elephant",)
    assert uses(table.withdraw(A))["plus_elephant"] == "never"


def test_a_hand_can_be_looked_at_out_of_turn() -> None:
    """As if it were the seat's turn; who has withdrawn has no use for a card."""
    table = position(Raja("red_ve"), Raja("green_ge", "green_vm"), display="red_ge red_ge red_ge red_me red_me")
    assert uses(table, B) == {"green_ge": "now"}
    table.withdraw(A)
    assert set(uses(table, A).values()) == {"never"}


def test_effects_are_the_counts_with_the_card_and_how_they_stand() -> None:
    own = Raja("red_ee white_m", "red_ve", "plus_elephant plus_points")
    table = position(own, Raja(played="green_me"), Raja(played="yellow_me yellow_ge yellow_ve"))
    cards = held(table)
    assert cards["red_ee"].effects == (Effect("elephant", 3, "tied"),)
    assert cards["white_m"].effects == (Effect("monk", 1, "tied"),)
    assert cards["plus_elephant"].effects == (Effect("elephant", 2, "behind"),)
    assert cards["plus_points"].effects == ()


def test_a_card_of_no_use_has_no_effects() -> None:
    assert held(position(Raja("green_ge", "red_gm")))["green_ge"].effects == ()


def test_cards_are_sorted_by_colour_and_symbols_copies_each_on_its_own() -> None:
    table = position(Raja("white_e purple_vp red_ve red_vg red_ve green_ee", specials="plus_points any_colour"))
    assert table.held(A) == [
        "red_ve", "red_ve", "red_vg", "green_ee", "purple_vp", "white_e", "any_colour", "plus_points",
    ]  # fmt: skip


@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_only_the_own_hand_is_seen(viewer: Seat | None) -> None:
    view = position(Raja("red_ve"), Raja("green_ge"), Raja("yellow_me")).seen_by(viewer)
    assert view.viewer == viewer
    own = {A: "red_ve", B: "green_ge", C: "yellow_me"}
    assert (view.hand is None) == (viewer is None)
    assert [card.card for card in view.hand or ()] == [card for seat, card in own.items() if seat == viewer]


def test_what_nobody_sees_is_counted_by_colour() -> None:
    table = position(Raja("red_ve white_k"), Raja("green_ge"))
    own, all_ = table.seen_by(A).unseen, table.view.unseen
    assert own is not None
    assert all_ is not None
    assert {colour: all_[colour] - own[colour] for colour in all_} == {
        "red": 1, "green": 0, "yellow": 0, "purple": 0, "white": 1,
    }  # fmt: skip
    assert sum(all_.values()) == table.view.pile + 3


def test_from_memory_nothing_is_counted() -> None:
    view = position(Raja("red_ve"), discards="green_ge green_ve", options=("memory",)).view
    assert (view.unseen, view.discards) == (None, ("green_ve",))


def test_what_would_be_won_is_shown_until_the_withdrawal() -> None:
    table = position(Raja("red_ve", "red_gm"), Raja("green_ge"))
    assert table[A].wins == ("general", "monk")
    table.play(A, Play("red_ve")).play(B, Play("green_ge"))
    assert (table[A].wins, table[B].wins) == (("vizier", "monk"), ())
    assert table.play(C, Withdraw())[A].wins == ("vizier", "monk")
