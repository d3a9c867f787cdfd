"""The texts of the rules: which of them are in force follows from the figures, and they name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.api import Fact, Value
from games.taj_mahal.editions import COLOURS, COURTIERS, GOODS, SPECIAL, SUITS, WHITE, Edition
from games.taj_mahal.specials import PRICE
from games.taj_mahal.withdrawal import LAST_PICKS, PICKS

Condition: TypeAlias = Callable[[Edition], bool]


def in_force(edition: Edition, seats: int) -> tuple[Fact, ...]:
    """The texts in force, in the order of play, each with the figures that it may name."""
    fields = _setting(edition, seats) | _cards(edition) | _amounts(edition)
    return tuple(Fact(key, fields) for key, applies in TEXTS.items() if applies(edition))


def _always(_edition: Edition) -> bool:
    return True


def _tracked(edition: Edition) -> bool:
    return edition.tracked


def _from_memory(edition: Edition) -> bool:
    return not edition.tracked


TEXTS: Mapping[str, Condition] = {
    "aim": _always,
    "start": _always,
    "map": _always,
    "deck": _always,
    "visit": _always,
    "turn": _always,
    "playing": _always,
    "colour": _always,
    "last-player": _always,
    "withdrawing": _always,
    "winning": _always,
    "without-playing": _always,
    "court": _always,
    "mogul": _always,
    "elephant": _always,
    "placing": _always,
    "crowned": _always,
    "bonus-tiles": _always,
    "goods": _always,
    "palace-points": _always,
    "roads": _always,
    "order-of-scoring": _always,
    "discarding": _always,
    "picking": _always,
    "draw-pile": _always,
    "end-of-visit": _always,
    "influence": _always,
    "special-cards": _always,
    "any-colour": _always,
    "next-visit": _always,
    "counts-kept": _tracked,
    "from-memory": _from_memory,
    "final-scoring": _always,
    "winner": _always,
}
"""The texts in the order of play, and when each is in force."""


def _setting(edition: Edition, seats: int) -> dict[str, Value]:
    return {
        "hand": edition.hand,
        "display": edition.display[seats],
        "provinces": len(edition.provinces),
        "cities": sum(len(province.cities) for province in edition.provinces),
        "fortresses": len(edition.fortresses),
        "last_province": edition.last_province,
        "taj_mahal": edition.taj_mahal,
        "influence_tiles": edition.influence_tiles,
        "picks": PICKS,
        "last_picks": LAST_PICKS,
        "price": PRICE,
    }


def _cards(edition: Edition) -> dict[str, Value]:
    numbers = {
        colour: sum(card.copies for card in edition.cards.values() if card.colour == colour)
        for colour in (*COLOURS, WHITE)
    }
    elephants = sum(edition.cards[key].copies for key in edition.cards if key == f"{WHITE}_e")
    brings = {f"{suit}_card": card for suit, card in zip(COURTIERS, edition.specials, strict=True)}
    return {
        "cards": sum(numbers.values()),
        "of_a_colour": tuple(dict.fromkeys(numbers[colour] for colour in COLOURS)),
        "whites": numbers[WHITE],
        "white_elephants": elephants,
        "specials": sum(card.colour == SPECIAL for card in edition.cards.values()),
        "suits": SUITS,
        "courtiers": COURTIERS,
        "colours": COLOURS,
        **brings,
    }


def _amounts(edition: Edition) -> dict[str, Value]:
    return {
        "goods": GOODS,
        "bonus": edition.bonus_points,
        "taj_mahal_points": edition.taj_mahal_points,
        "good": edition.good_points,
        "card_points": edition.card_points,
    }
