"""What a viewer of Taj Mahal may not know, dealt anew: in a position, and in a whole log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random

from games.api import Seat
from games.history import Entry
from games.taj_mahal.actions import Deal, Play
from games.taj_mahal.model import State


def dealt_anew(state: State, viewer: Seat | None, random: Random) -> State:
    """The draw pile and all hands but the viewer's mixed, their sizes kept."""
    others = [Seat(seat) for seat in range(len(state.players)) if seat != viewer]
    cards = [*state.pile, *(card for seat in others for card in state.players[seat].hand)]
    random.shuffle(cards)
    for seat in others:
        size = len(state.players[seat].hand)
        hand, cards = cards[:size], cards[size:]
        state = state.with_player(seat, hand=tuple(sorted(hand)))
    return replace(state, pile=tuple(sorted(cards)))


def swaps(entries: Sequence[Entry]) -> Iterator[tuple[Seat, Seat, tuple[Entry, ...]]]:
    """Other logs that look the same to all but two seats: of the cards dealt at the start, two are swapped.

    Neither of the two is ever played by the one who was dealt it.
    """
    first = _first_deals(entries)
    for one, other in product(first, first):
        if one < other:
            for card, instead in product(_kept(entries, one, first[one]), _kept(entries, other, first[other])):
                if card != instead:
                    swapped = {first[one]: (card, instead), first[other]: (instead, card)}
                    yield one, other, tuple(_swapped(entry, swapped.get(n)) for n, entry in enumerate(entries))


def _first_deals(entries: Sequence[Entry]) -> dict[Seat, int]:
    """By seat, where in the log the first cards are dealt."""
    found: dict[Seat, int] = {}
    for number, entry in enumerate(entries):
        if isinstance(entry.action, Deal):
            found.setdefault(entry.action.player, number)
    return found


def _kept(entries: Sequence[Entry], seat: Seat, number: int) -> list[str]:
    """The cards of a deal that its owner never plays."""
    deal = entries[number].action
    assert isinstance(deal, Deal)
    played = {card for entry in entries if entry.seat == seat for card in _played(entry)}
    return [card for card in deal.cards if card not in played]


def _played(entry: Entry) -> tuple[str | None, ...]:
    return (entry.action.card, entry.action.extra) if isinstance(entry.action, Play) else ()


def _swapped(entry: Entry, swap: tuple[str, str] | None) -> Entry:
    if swap is None or not isinstance(entry.action, Deal):
        return entry
    cards = list(entry.action.cards)
    cards[cards.index(swap[0])] = swap[1]
    return replace(entry, action=replace(entry.action, cards=tuple(cards)))
