"""Withdrawing from a visit, with everything that follows: prizes, points, cards (A4)."""

from __future__ import annotations

from dataclasses import replace

from games.api import Action, Event, Fact, Seat, Step
from games.taj_mahal import goods, palaces, visit
from games.taj_mahal.actions import Pick
from games.taj_mahal.editions import COURTIERS, SPECIAL
from games.taj_mahal.model import (
    CROWNED,
    ELEPHANT,
    MOGUL,
    ORDINARY,
    Building,
    Dealing,
    Discarding,
    Picking,
    Scoring,
    State,
    is_one_of,
    without,
)

PICKS, LAST_PICKS = 2, 1
"""Cards of the display for a player who withdraws, and for the last one (A4.5)."""


def withdraw(state: State, seat: Seat) -> Step[State]:
    """A player wins what can be won; placing, points and cards follow in this order (A4)."""
    suits = visit.wins(state, seat)
    player = state.players[seat]
    tiles = tuple(number + (suit in suits) for suit, number in zip(COURTIERS, player.influence, strict=True))
    after = replace(
        state.with_player(seat, influence=tiles, withdrawn=True),
        court=tuple(suit for suit in state.court if suit not in suits),
        won=(*state.won, *((suit, seat) for suit in suits)),
    )
    tasks = (
        Building(seat, won_palaces(suits)),
        Scoring(seat, ELEPHANT in suits),
        Dealing(seat, 0 if player.played else 1),
        Discarding(seat),
        Picking(seat, picks(state, seat)),
    )
    return Step(after.doing(*tasks), (_told(seat, suits),))


def _told(seat: Seat, suits: tuple[str, ...]) -> Event:
    return Event("won", {"seat": seat, "suits": suits}) if suits else Event("won-nothing", {"seat": seat})


def won_palaces(suits: tuple[str, ...]) -> tuple[str, ...]:
    """The palaces that come with prizes: one for each person of the court, the crowned one for the Grand Mogul."""
    return (ORDINARY,) * len({*suits} & {*COURTIERS}) + (CROWNED,) * (MOGUL in suits)


def picks(state: State, seat: Seat) -> int:
    """How many cards a player who withdraws now takes from the display: the last one fewer."""
    return PICKS if state.active(seat) else LAST_PICKS


def score(state: State, task: Scoring) -> Step[State]:
    """Palaces, then the province tile; bonus tiles have been scored as they were taken (A4.2)."""
    first = palaces.score(state, task.seat)
    second = goods.take_tile(first.state, task.seat) if task.tile else Step(first.state)
    return Step(second.state.doing(), (*first.events, *second.events))


def discard(state: State, task: Discarding) -> Step[State]:
    """The cards played go on the discard pile, after the scoring (D5); special cards stay with their owner."""
    cards = state.players[task.seat].cards_played
    gone = tuple(card for card in cards if state.edition.cards[card].colour != SPECIAL)
    after = state.with_player(task.seat, played=(), bound=None)
    return Step(replace(after, discards=(*state.discards, *gone)).doing())


def prompt(task: Picking) -> Fact:
    """What the player is asked."""
    return Fact("picking", {"number": task.number})


def options(state: State) -> tuple[Action, ...]:
    """Each different card of the display."""
    rank = visit.ranks(tuple(state.edition.cards))
    return tuple(Pick(card) for card in sorted(set(state.display), key=rank.__getitem__))


def objection(state: State, action: Pick) -> Fact | None:
    """Only what lies open can be picked."""
    if not is_one_of(action.card, state.edition.cards):
        return Fact("no-such-card")
    return None if action.card in state.display else Fact("not-in-display", {"card": action.card})


def pick(state: State, task: Picking, action: Pick) -> Step[State]:
    """A card of the display into the hand."""
    hand = tuple(sorted((*state.players[task.seat].hand, action.card)))
    after = replace(state, display=without(state.display, (action.card,))).with_player(task.seat, hand=hand)
    return Step(after.doing(replace(task, number=task.number - 1, picked=(*task.picked, action.card))))


def by_itself(state: State, task: Picking) -> Step[State] | None:
    """Cards that leave no choice are picked unasked; then the turn is over, and told of in one line."""
    if not task.number or not state.display:
        told = Event("picked", {"seat": task.seat, "cards": task.picked})
        return Step(visit.next_turn(state, task.seat), (told,) if task.picked else ())
    if len(state.display) <= task.number or len(set(state.display)) == 1:
        return pick(state, task, Pick(state.display[0]))
    return None
