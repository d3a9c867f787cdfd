"""What is in a hand or in the draw pile shows nowhere but to its owner."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from games.api import Seat, Setup
from games.history import Entry, RecordError, act, from_json, shown, to_json
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import Deal, Withdraw
from games.taj_mahal.model import Playing, State
from tests.games.playouts import Playout, play
from tests.games.taj_mahal.hiding import dealt_anew, swaps
from tests.games.taj_mahal.positions import A, B, C, Raja, position

SEATS = 4
ENTRIES = 60
"""So much of a log is held against another one: cards dealt at the start are still in hand."""
SWAPS = 3


@pytest.fixture(scope="module", params=range(3))
def playout(request: pytest.FixtureRequest) -> Playout:
    """A game at random."""
    return play(TAJ_MAHAL, Setup("standard", SEATS), b"", request.param)


def positions(playout: Playout) -> Iterator[State]:
    """Every fifth position of a game in which a seat must decide."""
    return islice((moment.state for moment in playout.moments if moment.entry.seat is not None), 0, None, 5)


def test_what_others_hold_changes_nothing_that_a_seat_is_asked_or_told(playout: Playout) -> None:
    """Question, options and outlook of who must decide, and that the seat is asked at all."""
    for state in positions(playout):
        (asked,) = TAJ_MAHAL.decisions(state)
        mixed = dealt_anew(state, asked.seat, Random(1))
        assert TAJ_MAHAL.decisions(mixed) == (asked,)
        for action in asked.actions:
            assert TAJ_MAHAL.outlook(mixed, action, asked.seat) == TAJ_MAHAL.outlook(state, action, asked.seat)


def test_whose_turn_it_is_and_for_what_does_not_depend_on_any_hand(playout: Playout) -> None:
    for state in positions(playout):
        (asked,), (other,) = TAJ_MAHAL.decisions(state), TAJ_MAHAL.decisions(dealt_anew(state, None, Random(1)))
        assert (other.seat, other.turn, other.prompt) == (asked.seat, asked.turn, asked.prompt)


def test_a_withdrawal_tells_the_same_whatever_is_in_the_hands(playout: Playout) -> None:
    for state in positions(playout):
        if isinstance(state.task, Playing):
            mixed = dealt_anew(state, None, Random(1))
            assert TAJ_MAHAL.apply(mixed, Withdraw()).events == TAJ_MAHAL.apply(state, Withdraw()).events


def seen(entries: tuple[Entry, ...], viewers: set[Seat | None]) -> list[Any]:
    """All that some viewers get to know of a game, step by step."""
    state, found = TAJ_MAHAL.start(Setup("standard", SEATS)), list[Any]()
    for entry in entries:
        taken = act(TAJ_MAHAL, state, entry)
        state = taken.state
        asked = [(d.seat, d.turn, d.prompt, d.actions if d.seat in viewers else ()) for d in TAJ_MAHAL.decisions(state)]
        for viewer in viewers:
            told = [event for event in taken.events if event.to in {None, viewer}]
            found.append((TAJ_MAHAL.known(entry.action, viewer), TAJ_MAHAL.view(state, viewer), told, asked))
    return found


def test_a_log_with_two_hidden_cards_swapped_is_the_same_log_to_all_others(playout: Playout) -> None:
    entries = playout.record.entries[:ENTRIES]
    pairs = list(islice(swaps(entries), SWAPS))
    assert pairs
    for one, other, swapped in pairs:
        viewers = {None, *map(Seat, range(SEATS))} - {one, other}
        assert swapped != entries
        assert seen(swapped, viewers) == seen(entries, viewers)
        assert seen(swapped, {one}) != seen(entries, {one})


def test_cards_dealt_are_known_to_who_receives_them() -> None:
    deal = Deal(A, ("red_ve", "white_k"))
    assert TAJ_MAHAL.known(deal, A) == deal
    assert {TAJ_MAHAL.known(deal, viewer) for viewer in (None, B, C)} == {Deal(A, ())}


def test_a_draw_is_told_to_all_without_the_card_and_to_its_owner_with_it() -> None:
    table = position(Raja(), display="red_ve red_ve red_ve green_ve green_ve", pile="white_k white_v", discards=None)
    table.do(A, Withdraw())
    events = TAJ_MAHAL.apply(table.state, Deal(A, ("white_k",))).events
    assert [(event.kind, event.to) for event in events] == [("drew", None), ("drew-cards", A)]
    assert "white_k" not in str(events[0])
    assert events[1].fields == {"seat": A, "cards": ("white_k",)}


# ------------------------------------------------------------------ records


def test_the_record_of_a_running_game_hides_what_its_reader_may_not_know(playout: Playout) -> None:
    record = replace(playout.record, entries=playout.record.entries[:ENTRIES])
    for viewer in (None, A):
        data = to_json(shown(record, viewer, over=False))
        deals = [line for line in data["actions"] if line["do"] == "Deal"]
        assert len(deals) >= SEATS
        assert all(("hidden" in line) == (line["player"] != viewer) == (not line["cards"]) for line in deals)
        assert not any("hidden" in line for line in data["actions"] if line["do"] != "Deal")


def test_a_record_that_hides_something_is_not_replayed(playout: Playout) -> None:
    data = json.loads(json.dumps(to_json(shown(playout.record, A, over=False))))
    with pytest.raises(RecordError, match=r"^action \d+ is hidden: made before the game's end"):
        from_json(data)


def test_the_record_of_a_finished_game_shows_all(playout: Playout) -> None:
    assert shown(playout.record, None, over=True) == playout.record
