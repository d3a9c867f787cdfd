"""Handing out the presents (section 7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain

from games.api import Event, Seat, Step
from games.yunnan.model import State


def give(state: State) -> Step[State]:
    """In each province, a present for each trader while they last."""
    events: tuple[Event, ...] = ()
    state = state.doing()
    for place, left in enumerate(state.presents):
        given = queue(state, place)[:left] if left else ()
        state = _given(state, place, given) if given else state
        events += tuple(
            Event("presents", {"seat": seat, "place": state.edition.places[place], "presents": count})
            for seat, count in Counter(given).items()
        )
    return Step(state, events)


def queue(state: State, place: int) -> tuple[Seat, ...]:
    """The owners of the traders here, as they receive: higher influence first, among equals one each in turn."""
    order = [seat for seat in state.order if seat != state.duli or _visited(state, place)]
    influences = sorted({player.influence for player in state.players}, reverse=True)
    groups = ([seat for seat in order if state.players[seat].influence == level] for level in influences)
    return tuple(chain.from_iterable(_in_turn(state, place, group) for group in groups))


def _visited(state: State, place: int) -> bool:
    """Whether a person has a trader here: only then is there a present for Dúlì's (section 10)."""
    return any(player.traders[place] for seat, player in enumerate(state.players) if seat != state.duli)


def _in_turn(state: State, place: int, seats: list[Seat]) -> list[Seat]:
    most = max((state.players[seat].traders[place] for seat in seats), default=0)
    return [seat for turn in range(most) for seat in seats if state.players[seat].traders[place] > turn]


def _given(state: State, place: int, seats: tuple[Seat, ...]) -> State:
    for seat, count in Counter(seats).items():
        state = state.with_player(seat, presents=state.players[seat].presents + count)
    presents = tuple(left - len(seats) * (number == place) for number, left in enumerate(state.presents))
    return replace(state, presents=presents)
