"""The same game with other cards wherever somebody could not know: for showing that they do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from games.api import Action, Seat, Setup
from games.history import Entry, Record, RecordError, final
from games.registry import GAMES
from games.taj_mahal.actions import Deal

TRIES = 30

Place: TypeAlias = tuple[int, int]
"""A card dealt: the number of the entry, and which card of it."""


def mixed(setup: Setup, entries: Sequence[Entry], viewer: Seat | None, random: Random) -> tuple[Entry, ...]:
    """A legal log of Taj Mahal that differs in cards dealt to others, and in nothing that a viewer could see."""
    game = GAMES["taj_mahal"]
    record = Record(game.key, setup, game.version, ("",) * setup.seats, tuple(entries))
    state = final(record)
    for _ in range(TRIES):
        other = replace(record, entries=_exchanged(record, state.pile, viewer, random))
        after = _replayed(other)
        if after is not None:
            record, state = other, after
    return record.entries


def _exchanged(record: Record, pile: Sequence[str], viewer: Seat | None, random: Random) -> tuple[Entry, ...]:
    """The log with one hidden card in place of another, which lies in its place or in the draw pile."""
    places = [place for place in _places(record) if _deal(record, place).player != viewer]
    first, second = random.sample(places, 2)
    if random.random() < 0.5:
        return _with(record.entries, first, random.choice(pile))
    one, other = (_deal(record, place).cards[place[1]] for place in (first, second))
    return _with(_with(record.entries, first, other), second, one)


def _places(record: Record) -> list[Place]:
    deals = ((number, entry.action) for number, entry in enumerate(record.entries))
    return [(number, k) for number, action in deals if isinstance(action, Deal) for k in range(len(action.cards))]


def _deal(record: Record, place: Place) -> Deal:
    action: Action = record.entries[place[0]].action
    assert isinstance(action, Deal)
    return action


def _with(entries: tuple[Entry, ...], place: Place, card: str) -> tuple[Entry, ...]:
    number, k = place
    deal = entries[number].action
    assert isinstance(deal, Deal)
    other = replace(deal, cards=(*deal.cards[:k], card, *deal.cards[k + 1 :]))
    return (*entries[:number], Entry(other), *entries[number + 1 :])


def _replayed(record: Record) -> Any:
    """The state after the log; `None` if the rules forbid any of it."""
    try:
        return final(record)
    except RecordError:
        return None
