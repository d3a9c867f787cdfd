"""What an action would bring is said before it is done, and comes true."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Action, Fact, Seat, Setup
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from games.taj_mahal.model import Building, Playing
from tests.games.playouts import play
from tests.games.taj_mahal.positions import A, B, C, Raja, Table, position


def outlook(table: Table, action: Action, seat: Seat = A) -> list[tuple[str, dict[str, Any]]]:
    assert table.may(seat, action)
    return [(fact.kind, dict(fact.fields)) for fact in TAJ_MAHAL.outlook(table.state, action, seat)]


def standing(suit: str, count: int, how: str, other: Seat | None = None) -> tuple[str, dict[str, Any]]:
    return "standing", {"suit": suit, "count": count, "standing": how, "other": other}


# ------------------------------------------------------------------ playing


def test_a_play_says_how_each_suit_on_it_would_stand() -> None:
    table = position(Raja("red_ve red_gm"), Raja(played="green_gp"), Raja(played="yellow_ve yellow_ve"))
    assert outlook(table, Play("red_gm")) == [standing("general", 1, "tied", B), standing("monk", 1, "alone")]
    assert outlook(table, Play("red_ve")) == [
        standing("vizier", 1, "behind", C),
        standing("elephant", 1, "behind", C),
    ]


def test_a_play_counts_both_cards_and_what_was_played_before() -> None:
    table = position(Raja("red_ve white_e", "red_pe"), Raja(played="green_ve green_ve"))
    assert outlook(table, Play("red_ve", "white_e")) == [
        standing("vizier", 1, "behind", B),
        standing("elephant", 3, "alone"),
    ]


def test_a_prize_that_is_gone_is_named_as_gone() -> None:
    table = position(Raja(played="red_ve"), Raja("green_ve"))
    table.withdraw(A)
    assert outlook(table, Play("green_ve"), B) == [standing("vizier", 1, "gone"), standing("elephant", 1, "gone")]


def test_the_points_card_says_its_points() -> None:
    table = position(Raja("red_ve", specials="plus_points any_colour"))
    assert outlook(table, Play("red_ve", "plus_points"))[-1] == ("card-scored", {"points": 2})
    assert {kind for kind, _ in outlook(table, Play("red_ve", "any_colour"))} == {"standing"}


# ------------------------------------------------------------------ withdrawing


def test_a_withdrawal_without_a_play_brings_an_extra_card() -> None:
    assert outlook(position(Raja("red_ve")), Withdraw()) == [
        ("won-nothing", {}),
        ("extra-card", {}),
        ("picked", {"number": 2}),
    ]


def test_a_withdrawal_says_prizes_palaces_bonus_tiles_in_reach_and_goods() -> None:
    own = Raja("", "red_vg red_ve", palaces="patan multan", goods="rice rice")
    rival = Raja(played="green_gp")
    table = position(own, rival, visit=4, bonuses={"umarkot": "tea", "thatta": "card"})
    assert outlook(table, Withdraw()) == [
        ("nothing-to-play", {}),
        ("won", {"suits": ("vizier", "elephant")}),
        ("best-placing", {"points": 2, "cities": ("umarkot",), "provinces": ("thatta", "multan")}),
        ("bonus-in-reach", {"city": "umarkot", "tile": "tea"}),
        ("bonus-in-reach", {"city": "thatta", "tile": "card"}),
        ("good-points", {"good": "rice", "points": 3}),
        ("good-points-or-more", {"good": "tea", "points": 1}),
        ("picked", {"number": 2}),
    ]


def test_goods_of_the_province_tile_are_certain_where_no_palace_can_take_a_bonus_tile_of_the_same() -> None:
    """The crowned palace takes none, and one that somebody has taken brings no more."""
    crowned = position(Raja("", "red_ke"), Raja(played="green_gp"), visit=4, bonuses={"umarkot": "tea"})
    taken = position(Raja("", "red_ve"), Raja(palaces="umarkot"), visit=4, bonuses={"thatta": "jewels"})
    for table in (crowned, taken):
        said = outlook(table, Withdraw())
        assert [fields for kind, fields in said if kind == "good-points"] == [
            {"good": "rice", "points": 1},
            {"good": "tea", "points": 1},
        ]
        assert "good-points-or-more" not in dict(said)


def test_a_bonus_tile_of_the_same_good_brings_what_at_least_has_left_open() -> None:
    """Tea from Umarkot first, then the province tile with rice and tea: 1 + 1 + 2."""
    table = position(Raja("", "red_ve"), Raja(played="green_gp"), visit=4, bonuses={"umarkot": "tea"})
    before = table[A].vp
    said = [fields["points"] for kind, fields in outlook(table, Withdraw()) if kind.startswith("good-points")]
    after = table.play(A, Withdraw()).play(A, Place("umarkot"))
    palaces = 1
    assert (said, after[A].vp - before) == ([1, 1], palaces + 1 + (1 + 2))


def test_who_can_play_nothing_is_told_so() -> None:
    bound = position(Raja("green_ve white_e", "red_vg"), Raja(played="green_gp"))
    assert ("nothing-to-play", {}) in outlook(bound, Withdraw())
    other = position(Raja("green_ve white_e red_ee", "red_vg"), Raja(played="green_gp"))
    assert ("nothing-to-play", {}) not in outlook(other, Withdraw())


def test_the_crowned_palace_reaches_no_bonus_tile() -> None:
    table = position(Raja("", "red_ke"), Raja(played="green_ge"), bonuses={"umarkot": "tea"})
    assert [kind for kind, _ in outlook(table, Withdraw())] == ["nothing-to-play", "won", "best-placing", "picked"]


def test_the_best_placing_counts_all_palaces_together() -> None:
    """Nasarpur joins Gujarat and Umarkot Multan; they meet inside the province."""
    table = position(Raja("", "red_vg", palaces="patan multan"))
    ((_, fields),) = [fact for fact in outlook(table, Withdraw()) if fact[0] == "best-placing"]
    assert fields["points"] == 3
    assert set(fields["cities"]) == {"umarkot", "nasarpur"}
    assert fields["provinces"][0] == "thatta"
    assert set(fields["provinces"]) == {"thatta", "multan", "gujarat"}


def test_among_placings_with_equal_points_the_better_bonus_tile_decides() -> None:
    """Two points now are more than a good."""
    for tiles, best in (
        ({"umarkot": "points", "thatta": "tea"}, "umarkot"),
        ({"umarkot": "tea", "thatta": "points"}, "thatta"),
    ):
        table = position(Raja("", "red_vg"), Raja(played="green_gp"), bonuses=tiles)
        ((_, fields),) = [fact for fact in outlook(table, Withdraw()) if fact[0] == "best-placing"]
        assert (fields["points"], fields["cities"]) == (1, (best,))


def test_the_last_to_withdraw_picks_one() -> None:
    table = position(Raja("red_ve"))
    table.withdraw(A).withdraw(B)
    assert outlook(table, Withdraw(), C)[-1] == ("picked", {"number": 1})


# ------------------------------------------------------------------ placing and picking


def test_a_place_says_its_bonus_tile_and_the_palace_points_now_and_with_the_rest() -> None:
    own = Raja("", "red_vg", palaces="patan multan", goods="tea")
    table = position(own, bonuses={"umarkot": "tea"}).play(A, Withdraw())
    assert outlook(table, Place("umarkot")) == [
        ("built-for-bonus", {"tile": "tea", "points": 2}),
        ("palaces-scored", {"points": 3, "provinces": ("thatta", "multan", "gujarat"), "rest": ("nasarpur",)}),
    ]
    assert outlook(table.play(A, Place("umarkot")), Place("nasarpur")) == [
        ("palaces-scored", {"points": 3, "provinces": ("thatta", "multan", "gujarat"), "rest": None}),
    ]


def test_a_pick_says_nothing_beyond_its_card() -> None:
    table = position(Raja(), display="red_ve red_ve green_ve green_ve white_e").play(A, Withdraw())
    assert outlook(table, Pick("red_ve")) == []


def fact(facts: tuple[Fact, ...], kind: str) -> dict[str, Any] | None:
    return next((dict(fact.fields) for fact in facts if fact.kind == kind), None)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_of_a_withdrawal_comes_true(seed: int) -> None:
    """Prizes, and the points of a province tile, as the game then tells them."""
    checked = 0
    for moment in play(TAJ_MAHAL, Setup("standard", 4), b"", seed).moments:
        state, seat = moment.state, moment.entry.seat
        if isinstance(moment.entry.action, Withdraw) and seat is not None:
            facts = TAJ_MAHAL.outlook(state, moment.entry.action, seat)
            said = next(item for item in facts if item.kind in {"won", "won-nothing"})
            (told,) = (event for event in moment.events if event.kind in {"won", "won-nothing"})
            assert told.kind == said.kind
            won = TAJ_MAHAL.view(state, seat).players[seat].wins
            assert told.fields.get("suits", ()) == said.fields.get("suits", ()) == won
            checked += 1
    assert checked == 48


@pytest.mark.parametrize("seed", range(3))
def test_the_palace_points_said_last_are_those_scored(seed: int) -> None:
    """Also where the rest of the palaces have but one place each."""
    checked = 0
    for moment in play(TAJ_MAHAL, Setup("standard", 3), b"", seed).moments:
        if isinstance(moment.state.task, Building) and moment.entry.seat is not None:
            facts = TAJ_MAHAL.outlook(moment.state, moment.entry.action, moment.entry.seat)
            said = fact(facts, "palaces-scored")
            assert said is not None
            scored = [event.fields["points"] for event in moment.events if event.kind == "palaces-scored"]
            assert scored in ([], [said["points"]])
            checked += bool(scored)
    assert checked > 5


def test_the_outlook_of_a_play_is_how_the_count_then_stands() -> None:
    checked = 0
    for moment in play(TAJ_MAHAL, Setup("standard", 3), b"", 1).moments:
        if isinstance(moment.state.task, Playing) and isinstance(moment.entry.action, Play):
            seat = moment.state.task.seat
            facts = TAJ_MAHAL.outlook(moment.state, moment.entry.action, seat)
            after = TAJ_MAHAL.view(TAJ_MAHAL.apply(moment.state, moment.entry.action).state).players[seat]
            alone = {item.fields["suit"] for item in facts if item.fields.get("standing") == "alone"}
            suits = {item.fields["suit"] for item in facts if item.kind == "standing"}
            assert alone == suits & {*after.wins}
            checked += 1
    assert checked > 30
