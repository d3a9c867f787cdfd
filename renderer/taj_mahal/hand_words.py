"""A hand in words: every card, whether it may be played, and what it would do to the majorities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from games.taj_mahal.view import Held
from renderer.phrases import listed
from renderer.taj_mahal.board import Table, term


def sentences(table: Table) -> Iterator[str]:
    """The hand, the cards that may be played first."""
    hand = table.view.hand
    if hand is None:
        return
    yield table.words.text("taj_mahal-hand-title", n=len(hand))
    for use in ("now", "with-any-colour", "never"):
        cards = listed(_card(table, held, number) for held, number in _grouped(hand) if held.use == use)
        if cards:
            yield table.words.text(f"taj_mahal-hand-{use}.all", list=cards)


def lines(table: Table) -> Iterator[str]:
    """The hand, a line for each card."""
    hand = table.view.hand
    if hand is None:
        return
    yield f"## {table.words.text('taj_mahal-hand-title', n=len(hand))}"
    for held, number in _grouped(hand):
        yield f"- {_card(table, held, number)}: {table.words.text(f'taj_mahal-hand-{held.use}')}"


def _grouped(hand: Iterable[Held]) -> Iterable[tuple[Held, int]]:
    """Each card once, with the number of its copies."""
    first, number = dict[str, Held](), Counter[str]()
    for held in hand:
        first.setdefault(held.card, held)
        number[held.card] += 1
    return ((held, number[key]) for key, held in first.items())


def _card(table: Table, held: Held, number: int) -> str:
    words, name = table.words, term(table.words, held.card)
    name = name if number == 1 else words.text("board-pieces", n=number, piece=name)
    effects = "; ".join(
        words.text(f"taj_mahal-hand-{effect.standing}", suit=term(words, effect.suit), n=effect.count)
        for effect in held.effects
    )
    return words.text("taj_mahal-hand-effects", card=name, list=effects) if effects else name
