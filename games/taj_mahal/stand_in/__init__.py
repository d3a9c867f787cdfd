"""A stand-in: plays a seat sensibly from what it may know, by rules of thumb."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.api import Action, Decision
from games.taj_mahal import palaces, visit
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from games.taj_mahal.editions import SUITS, WHITE
from games.taj_mahal.model import ORDINARY
from games.taj_mahal.view import View

ENOUGH = 2
"""Prizes that are worth withdrawing with at once."""
PATIENCE = 4
"""Plays after which one prize, or none, has to do."""
EXTRA = 0.4
"""What a card played with another costs, in prizes."""


def choose(view: View, decision: Decision, random: Random) -> Action:
    """The action that promises most, chosen at random among equals."""
    options = list(decision.actions)
    random.shuffle(options)
    return max(options, key=lambda action: _worth(view, decision, action))


def _worth(view: View, decision: Decision, action: Action) -> float:
    match action:
        case Withdraw():
            return _worth_of_withdrawing(view, decision)
        case Play(card, extra):
            return _worth_of_playing(view, decision, (card,) if extra is None else (card, extra))
        case Place(city, kind):
            return _worth_of_city(view, decision, city, ordinary=kind == ORDINARY)
        case Pick(card):
            return _worth_of_card(view, card)
        case _:
            return 0


def _worth_of_withdrawing(view: View, decision: Decision) -> float:
    player = view.players[decision.seat]
    prizes = len(player.wins)
    if prizes >= ENOUGH or (prizes and len(player.played) >= ENOUGH) or len(player.played) >= PATIENCE:
        return len(SUITS)
    return 0.5 if player.cards <= view.edition.hand // 2 else 0


def _worth_of_playing(view: View, decision: Decision, cards: tuple[str, ...]) -> float:
    """How many prizes a play would lead in, less what it costs."""
    added = visit.counts(view.edition, cards)
    own = view.players[decision.seat].counts
    rivals = [rival.counts for seat, rival in enumerate(view.players) if seat != decision.seat and not rival.withdrawn]
    leads = sum(
        before + more > max((counts[index] for counts in rivals), default=0)
        for index, (suit, before, more) in enumerate(zip(SUITS, own, added, strict=True))
        if suit in view.court
    )
    return leads - EXTRA * len(cards) + 0.01 * _kept_colour(view, cards[0])


def _kept_colour(view: View, card: str) -> int:
    """How many cards of this colour are at hand: a visit is long."""
    colour = view.edition.cards[card].colour
    return sum(view.edition.cards[held.card].colour == colour for held in view.hand or ())


def _worth_of_city(view: View, decision: Decision, city: str, *, ordinary: bool) -> float:
    own = palaces.own_cities(view.palaces, decision.seat) | {city}
    return len(palaces.joined(view.edition, own, view.province or "")) + 2 * (ordinary and city in view.bonuses)


def _worth_of_card(view: View, card: str) -> float:
    """Cards of a colour at hand are easily played; white ones go with any."""
    face = view.edition.cards[card]
    colours = Counter(view.edition.cards[held.card].colour for held in view.hand or ())
    return 2 + colours[WHITE] / 2 if face.colour == WHITE else 1 + colours[face.colour] / 2
