"""Why something is not allowed: each reason, and that it comes with what a person wants to know."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Action, Seat
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import Bonuses, Deal, Display, First, Pick, Place, Play, Provinces, Withdraw
from tests.games.taj_mahal.positions import A, B, C, Raja, Table, begin, position


def why(table: Table, action: Action, seat: Seat | None = A) -> tuple[str, dict[str, Any]]:
    reason = TAJ_MAHAL.objection(table.state, action, seat)
    assert reason is not None
    return reason.kind, dict(reason.fields)


def playing() -> Table:
    """A has played red, and the +1 elephant card with it; B has the other special cards."""
    own = Raja("red_vg red_ve green_ve white_k", "red_gm+plus_elephant", "plus_elephant any_colour")
    return position(own, Raja("white_m", specials="plus_points"))


def building() -> Table:
    """A has won the Vizier; a city is B's."""
    table = position(Raja("red_vg", "red_ve"), Raja(palaces="umarkot"))
    return table.play(A, Withdraw())


def picking() -> Table:
    table = position(Raja("red_ve"), display="red_vg red_gm red_mp red_pk red_vk")
    return table.play(A, Withdraw())


@pytest.mark.parametrize("seat", [B, C, None, Seat(7), Seat(-1)])
def test_only_the_seat_that_is_asked_may_answer(seat: Seat | None) -> None:
    assert why(playing(), Withdraw(), seat) == ("not-your-turn", {"seat": A})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Play("red_xx"), ("no-such-card", {})),
        (Play("red_ve", "white_x"), ("no-such-card", {})),
        (Play("red_ee"), ("not-in-hand", {"card": "red_ee"})),
        (Play("red_ve", "white_m"), ("not-in-hand", {"card": "white_m"})),
        (Play("red_ve", "plus_points"), ("not-in-hand", {"card": "plus_points"})),
        (Play("white_k"), ("not-alone", {"card": "white_k"})),
        (Play("white_k", "red_ve"), ("not-alone", {"card": "white_k"})),
        (Play("any_colour"), ("not-alone", {"card": "any_colour"})),
        (Play("red_ve", "red_vg"), ("two-coloured", {})),
        (Play("red_ve", "plus_elephant"), ("played-already", {"card": "plus_elephant"})),
        (Play("green_ve"), ("other-colour", {"colour": "red", "card": "green_ve"})),
        (Play("green_ve", "white_k"), ("other-colour", {"colour": "red", "card": "green_ve"})),
        (Place("sehwan"), ("nothing-to-place", {})),
        (Pick("red_ve"), ("nothing-to-pick", {})),
        (First(A), ("not-now", {})),
    ],
)
def test_this_is_not_played(action: Action, reason: tuple[str, dict[str, Any]]) -> None:
    assert why(playing(), action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Place("atlantis"), ("no-such-city", {})),
        (Place("thatta", "golden"), ("no-such-palace", {})),
        (Place("thatta", "crowned"), ("none-to-place", {"palace": "crowned"})),
        (Place("agra"), ("not-in-province", {"city": "agra", "province": "thatta"})),
        (Place("umarkot"), ("city-taken", {"city": "umarkot", "seat": B})),
        (Play("red_vg"), ("place-first", {})),
        (Withdraw(), ("place-first", {})),
        (Pick("red_ve"), ("place-first", {})),
    ],
)
def test_this_is_not_built(action: Action, reason: tuple[str, dict[str, Any]]) -> None:
    assert why(building(), action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Pick("blue_ve"), ("no-such-card", {})),
        (Pick("red_ve"), ("not-in-display", {"card": "red_ve"})),
        (Play("red_ve"), ("pick-first", {})),
        (Withdraw(), ("pick-first", {})),
        (Place("thatta"), ("pick-first", {})),
    ],
)
def test_this_is_not_picked(action: Action, reason: tuple[str, dict[str, Any]]) -> None:
    assert why(picking(), action) == reason


@pytest.mark.parametrize(
    ("before", "action", "reason"),
    [
        (Provinces, First(A), ("not-now", {})),
        (Provinces, Provinces(()), ("not-these-provinces", {})),
        (Provinces, Provinces(("kabul",) * 12), ("not-these-provinces", {})),
        (Provinces, Provinces(("agra", "kabul")), ("not-these-provinces", {})),
        (Bonuses, Bonuses(("points",) * 16), ("not-these-bonuses", {})),
        (Bonuses, Bonuses(("points",) * 15), ("not-these-bonuses", {})),
        (First, First(Seat(3)), ("no-such-player", {})),
        (Deal, Deal(B, ("red_ve",)), ("not-this-seat", {"seat": A})),
        (Deal, Deal(A, ("red_ve",)), ("not-so-many", {"number": 6})),
        (Deal, Deal(A, ("red_ve",) * 6), ("not-in-pile", {})),
        (Display, Display(("any_colour",)), ("not-in-pile", {})),
        (Display, Display(()), ("not-so-many", {"number": 5})),
    ],
)
def test_nature_keeps_to_the_rules_too(
    before: type[Action], action: Action, reason: tuple[str, dict[str, Any]]
) -> None:
    assert why(begin().settle_until(before), action, None) == reason


def test_nobody_acts_before_the_table_is_set_up() -> None:
    assert why(begin(), Withdraw(), A) == ("not-now", {})


@pytest.mark.parametrize("wild", [1.0, 0.5, "1", (), [], {}, b"", None, float("nan"), ("a", 1), ([],)], ids=repr)
def test_no_value_of_a_field_is_too_wild(wild: Any) -> None:
    """Whatever is in a field, there is a reason, and no exception."""
    assert why(playing(), Play(wild))
    assert wild is None or why(playing(), Play("red_ve", wild))
    assert why(building(), Place(wild))
    assert why(building(), Place("thatta", wild))
    assert why(picking(), Pick(wild))
    for kind, action in (
        (Provinces, Provinces(wild)),
        (Bonuses, Bonuses(wild)),
        (First, First(wild)),
        (Deal, Deal(wild, ())),
        (Deal, Deal(A, wild)),
        (Display, Display(wild)),
    ):
        assert why(begin().settle_until(kind), action, None)


def test_after_the_end_nothing_is_allowed() -> None:
    table = position(visit=12, province="agra")
    table.end_visit()
    assert table.over
    assert why(table, Withdraw()) == ("game-over", {})
