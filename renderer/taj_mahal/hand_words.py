"""A hand in words: every card, whether it may be played, and what it would do to the majorities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from games.taj_mahal.editions import COLOURS, SPECIAL
from games.taj_mahal.view import Held
from renderer.taj_mahal.board import Table, term
from renderer.taj_mahal.facts import times


def title(table: Table) -> str:
    """The number of cards, as it is told of every hand, and of special cards besides."""
    cards = table.view.edition.cards
    specials = sum(cards[held.card].colour == SPECIAL for held in _hand(table))
    return table.words.text("taj_mahal-hand-title", n=len(_hand(table)) - specials, specials=specials)


def sentences(table: Table) -> Iterator[str]:
    """The hand, the cards that may be played first."""
    if table.view.hand is not None:
        yield title(table)
        for use, cards in _by_use(table):
            yield table.words.text("taj_mahal-hand-all", use=use, list=table.words.series(cards))


def lines(table: Table) -> Iterator[str]:
    """The hand, a line for each card, under headings that say what may be done with them."""
    if table.view.hand is not None:
        yield f"## {title(table)}"
        for use, cards in _by_use(table):
            yield f"### {use}"
            yield from (f"- {card}" for card in cards)


def _hand(table: Table) -> Sequence[Held]:
    return table.view.hand or ()


def _by_use(table: Table) -> Iterator[tuple[str, list[str]]]:
    """What may be done with cards, and these cards; the cards that may be played first."""
    for use in ("now", "with-any-colour", "never"):
        alike = [held for held in _hand(table) if held.use == use]
        if alike:
            key = _reason(table) if use == "never" else use
            yield table.words.text(f"taj_mahal-hand-{key}"), [_card(table, *same) for same in _grouped(alike)]


def _reason(table: Table) -> str:
    """Why cards cannot be played: where some of a colour can, the others are of the wrong one."""
    view = table.view
    player = view.players[view.viewer or 0]
    if view.phase == "over":
        return "over"
    if player.withdrawn:
        return "withdrawn"
    if any(held.use == "now" and view.edition.cards[held.card].colour in COLOURS for held in _hand(table)):
        return "other-colour"
    return "no-coloured" if player.colour is None else "none-of-colour"


def _grouped(hand: Iterable[Held]) -> Iterable[tuple[Held, int]]:
    """Each card once, with the number of its copies."""
    first, number = dict[str, Held](), Counter[str]()
    for held in hand:
        first.setdefault(held.card, held)
        number[held.card] += 1
    return ((held, number[key]) for key, held in first.items())


def _card(table: Table, held: Held, number: int) -> str:
    words, name = table.words, times(table, term(table.words, held.card), number)
    effects = table.words.groups(
        words.text(f"taj_mahal-hand-{effect.standing}", suit=term(words, effect.suit), n=effect.count)
        for effect in held.effects
    )
    return words.text("taj_mahal-hand-effects", card=name, list=effects) if effects else name
