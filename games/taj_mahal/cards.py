"""The draw pile: cards into hands, and open ones into the display."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from games.api import Event, Fact, Seat, Step
from games.taj_mahal.actions import Deal, Display
from games.taj_mahal.model import Dealing, LayingDisplay, State, are_words, is_seat, without


def draw(state: State, task: Dealing | LayingDisplay, random: Random) -> Deal | Display:
    """As many cards as are wanted, or as the draw pile has, at random."""
    cards = tuple(random.sample(state.pile, _number(state, task)))
    return Deal(task.seat, cards) if isinstance(task, Dealing) else Display(cards)


def _number(state: State, task: Dealing | LayingDisplay) -> int:
    return min(task.number, len(state.pile))


def objection_to_deal(state: State, task: Dealing, action: Deal) -> Fact | None:
    """The cards go where they are wanted."""
    if not is_seat(action.player, (task.seat,)):
        return Fact("not-this-seat", {"seat": task.seat})
    return _objection(state, task, action.cards)


def objection_to_display(state: State, task: LayingDisplay, action: Display) -> Fact | None:
    """The cards come from the pile, as many as are wanted."""
    return _objection(state, task, action.cards)


def _objection(state: State, task: Dealing | LayingDisplay, cards: tuple[str, ...]) -> Fact | None:
    """The cards come from the pile, as many as are wanted."""
    if not are_words(cards) or Counter(cards) - Counter(state.pile):
        return Fact("not-in-pile")
    number = _number(state, task)
    return None if len(cards) == number else Fact("not-so-many", {"number": number})


def deal(state: State, task: Dealing, action: Deal) -> Step[State]:
    """Cards into a hand; its owner alone learns which."""
    hand = tuple(sorted((*state.players[task.seat].hand, *action.cards)))
    after = replace(state, pile=without(state.pile, action.cards)).with_player(task.seat, hand=hand)
    number = len(action.cards)
    secret = Event("drew-cards", {"seat": task.seat, "cards": action.cards}, to=task.seat)
    return Step(after.doing(replace(task, number=task.number - number)), (*_told(state, task.seat, number), secret))


def _told(state: State, seat: Seat, number: int) -> tuple[Event, ...]:
    """What all may know of a draw; the hands of the start, all alike (A1.6), are told of once, with the first."""
    if state.turn:
        return (Event("drew", {"seat": seat, "number": number}),)
    return () if any(player.hand for player in state.players) else (Event("dealt", {"number": number}),)


def lay(state: State, task: LayingDisplay, action: Display) -> Step[State]:
    """Open cards beside those that lie there."""
    number = len(action.cards)
    after = replace(state, pile=without(state.pile, action.cards), display=(*state.display, *action.cards))
    return Step(after.doing(replace(task, number=task.number - number)), (Event("displayed", {"cards": action.cards}),))


def by_itself(state: State, task: Dealing | LayingDisplay) -> Step[State] | None:
    """When the draw pile is empty the discards become it (A7); if there are none, nothing is drawn (D6)."""
    if not task.number:
        return Step(state.doing())
    if state.pile:
        return None
    if not state.discards:
        return Step(state.doing(), (_nothing(task),))
    after = replace(state, pile=tuple(sorted(state.discards)), discards=())
    return Step(after, (Event("reshuffled", {"number": len(after.pile)}),))


def _nothing(task: Dealing | LayingDisplay) -> Event:
    """No card is left to draw."""
    match task:
        case Dealing(seat):
            return Event("no-card", {"seat": seat})
        case LayingDisplay(number):
            return Event("too-few-cards", {"number": number})
