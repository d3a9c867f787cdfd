"""Where a turn begins and ends, what is asked and what happens of itself, and what is told."""

from __future__ import annotations

from random import Random

import pytest

from games.api import Event, Setup
from games.history import Entry, nature, onward
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import Deal, Display, Pick, Place, Play, Withdraw
from tests.games.taj_mahal.positions import A, B, C, Raja, Table, crown, new, position

FOUR = "red_ge red_me green_ge green_me white_p"


def turn(table: Table) -> int:
    (decision,) = TAJ_MAHAL.decisions(table.state)
    return decision.turn


def told(table: Table, action: Play | Withdraw | Place | Pick) -> list[Event]:
    """What is told of an action, and the table after it, with all that nature does."""
    (decision,) = TAJ_MAHAL.decisions(table.state)
    taken = onward(TAJ_MAHAL, table.state, Entry(action, decision.seat), Random(1))
    table.state = taken[-1].state
    return [event for one in taken for event in one.events]


# ------------------------------------------------------------------ turns


def test_each_play_is_a_turn_even_of_the_only_one_left() -> None:
    table = position(Raja(), Raja(), Raja("red_ve red_vg"), display=FOUR)
    table.withdraw(A).withdraw(B)
    first = turn(table)
    table.play(C, Play("red_ve"))
    assert (table.acting, turn(table) > first) == (C, True)


def test_a_withdrawal_with_placing_and_picking_is_one_turn() -> None:
    table = position(Raja("", "red_vk"), bonuses={"thatta": "card"}, display=FOUR)
    first = turn(table)
    for action in (Withdraw(), Place("thatta"), crown("thatta"), Pick("white_p")):
        assert (table.acting, turn(table)) == (A, first)
        table.play(A, action)
    assert (table.acting, turn(table)) == (A, first)
    table.play(A, Pick("red_ge"))
    assert (table.acting, turn(table) > first) == (B, True)


def test_who_has_nothing_to_play_is_asked_all_the_same() -> None:
    """Answering at once for a player would tell what is in the hand."""
    table = position(Raja("white_k white_e"))
    assert table.offered(A, Withdraw) == [Withdraw()]
    assert table.offered(A, Play) == []


def test_the_single_card_left_is_picked_unasked() -> None:
    table = position(Raja(), display=FOUR)
    table.withdraw(A, picks="red_ge red_me").withdraw(B, picks="green_ge green_me")
    table.play(C, Withdraw())
    assert "white_p" in table.hand(C)
    assert table.view.visit == 2


def test_cards_that_are_all_alike_are_picked_unasked() -> None:
    table = position(Raja(), display="red_ge red_ge red_ge white_p green_ge").withdraw(A, picks="white_p green_ge")
    table.play(B, Withdraw())
    assert table.hand(B).count("red_ge") == 2
    assert table.acting == C


def test_a_palace_with_one_place_left_is_placed_unasked() -> None:
    rival = Raja(palaces="sehwan umarkot nasarpur")
    table = position(Raja("", "red_vk"), rival).play(A, Withdraw())
    assert table.cities(A, "ordinary") == {"thatta"}
    table.play(A, crown("sehwan"))
    assert table.palaces(A) == ["sehwan", "thatta"]


def test_the_extra_card_comes_before_the_picks() -> None:
    table = position(Raja(), display=FOUR)
    table.draws = ["white_v"]
    table.play(A, Withdraw())
    assert table.hand(A) == ["white_v"]
    assert table.offered(A, Pick)


# ------------------------------------------------------------------ what is told


def test_a_play_is_told_in_a_line() -> None:
    table = position(Raja("red_ve white_e red_vg", specials="plus_points"))
    assert told(table, Play("red_ve", "white_e")) == [
        Event("played", {"seat": A, "card": "red_ve", "extra": "white_e"})
    ]
    table = position(Raja("red_ve white_e", specials="plus_points"))
    assert told(table, Play("red_ve", "plus_points")) == [
        Event("played", {"seat": A, "card": "red_ve", "extra": "plus_points"}),
        Event("card-scored", {"seat": A, "points": 2}),
    ]


def test_a_withdrawal_is_told_step_by_step() -> None:
    own = Raja("", "red_vk red_pe", palaces="multan", goods="tea")
    table = position(own, visit=4, bonuses={"umarkot": "tea", "thatta": "card"}, display=FOUR)
    assert told(table, Withdraw()) == [Event("won", {"seat": A, "suits": ("vizier", "princess", "mogul", "elephant")})]
    assert told(table, Place("umarkot")) == [
        Event("built-for-bonus", {"seat": A, "city": "umarkot", "palace": "ordinary", "tile": "tea", "points": 2})
    ]
    built, drew, secret = told(table, Place("thatta"))
    assert built.fields == {"seat": A, "city": "thatta", "palace": "ordinary", "tile": "card", "points": 0}
    assert (drew.kind, drew.to, secret.kind, secret.to) == ("drew", None, "drew-cards", A)
    assert told(table, crown("umarkot")) == [
        Event("built", {"seat": A, "city": "umarkot", "palace": "crowned"}),
        Event("palaces-scored", {"seat": A, "points": 2, "provinces": ("thatta", "multan")}),
        Event("tile-scored", {"seat": A, "goods": ("rice", "tea"), "points": 1 + 3}),
    ]
    assert told(table, Pick("white_p")) == []
    assert told(table, Pick("red_ge")) == [Event("picked", {"seat": A, "cards": ("white_p", "red_ge")})]


@pytest.mark.parametrize("seats", [3, 5])
def test_the_hands_of_the_start_are_told_of_in_one_line_and_each_to_its_owner(seats: int) -> None:
    state = TAJ_MAHAL.start(Setup("standard", seats))
    events = [event for taken in nature(TAJ_MAHAL, state, Random(1)) for event in taken.events]
    assert [event.kind for event in events if event.to is None] == [
        "provinces", "first", "dealt", "displayed", "visit-begins",
    ]  # fmt: skip
    assert [dict(event.fields) for event in events if event.kind == "dealt"] == [{"number": 6}]
    secret = [event for event in events if event.kind == "drew-cards"]
    assert [event.to for event in secret] == [event.fields["seat"] for event in secret] == list(range(seats))


def test_a_withdrawal_that_wins_nothing_is_told() -> None:
    table = position(Raja(), display=FOUR)
    assert [event.kind for event in told(table, Withdraw())] == ["won-nothing", "drew", "drew-cards"]


def test_all_events_of_a_withdrawal_name_its_seat() -> None:
    table = position(Raja("", "red_vk"), bonuses={"thatta": "card"}, display=FOUR)
    for action in (Withdraw(), Place("thatta"), crown("thatta"), Pick("white_p"), Pick("red_ge")):
        assert all(event.fields["seat"] == A for event in told(table, action))


def test_the_next_visit_is_told_with_its_display() -> None:
    table = position(display=FOUR, then="multan").withdraw(A).withdraw(B)
    events = told(table, Withdraw())
    assert [event.kind for event in events][-2:] == ["displayed", "visit-begins"]
    assert events[-1].fields == {"visit": 2, "province": "multan", "goods": ("jewels", "tea"), "seat": B}


def test_an_exchange_is_told_with_who_had_the_card() -> None:
    table = position(
        Raja("", "red_gm", influence="general monk"),
        Raja(specials="plus_mogul"),
        Raja(specials="plus_elephant"),
        display=FOUR,
    )
    table.withdraw(A).withdraw(B)
    exchanged = [event for event in told(table, Withdraw()) if event.kind.startswith("exchanged")]
    assert exchanged == [
        Event("exchanged-with", {"seat": A, "suit": "general", "card": "plus_elephant", "other": C}),
        Event("exchanged-with", {"seat": A, "suit": "monk", "card": "plus_mogul", "other": B}),
    ]


def test_the_start_is_told() -> None:
    table = new()
    assert [type(action) for action in table.nature][-4:] == [Deal, Deal, Deal, Display]
    assert (table.view.phase, table.view.visit, table.acting) == ("playing", 1, A)


def test_the_end_is_told_with_all_winners_and_scores() -> None:
    table = position(
        Raja(vp=40), Raja(vp=40), Raja(vp=3), province="agra", visit=12, display=FOUR, discards=None, pile=""
    )
    events = told(table.withdraw(A).withdraw(B), Withdraw())
    scores = TAJ_MAHAL.scores(table.state)
    winners = tuple(score.seat for score in scores if score.place == 1)
    ends = [event for event in events if event.kind == "game-ends"]
    assert ends == [Event("game-ends", {"seats": winners})]
    assert [event.fields["points"] for event in events if event.kind == "score"] == [score.total for score in scores]
