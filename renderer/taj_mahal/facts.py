"""What a view shows, as short phrases in the reader's language: for the alt text and the board in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from games.api import Score, Seat
from games.taj_mahal.editions import COLOURS, COURTIERS, GOODS, SUITS, WHITE
from games.taj_mahal.view import Player
from renderer import phrases
from renderer.phrases import winners
from renderer.taj_mahal.board import Table, goods_of, number_of, term, to_come, visited

NONE = "none"
"""What messages know an empty list by."""


def title(table: Table) -> str:
    """The game, the visit, and where it is."""
    view, words = table.view, table.words
    said = words.text("taj_mahal-board-title", n=view.visit, all=len(view.edition.provinces))
    if (here := visited(view)) is not None:
        return words.series((said, term(words, here)))
    return words.series((said, words.text("taj_mahal-board-over"))) if view.phase == "over" else said


def turn(table: Table) -> str:
    """Whose turn it is and what to do, or who has won; empty when nobody has to decide."""
    view = table.view
    seats = winners(view.scores) or list(view.acting)
    return said(table, [table.names[seat] for seat in seats]) if seats else ""


def said(table: Table, names: Sequence[str]) -> str:
    """What people have to do, or have done."""
    keys = {"placing": "taj_mahal-board-places", "picking": "taj_mahal-board-picks", "over": "board-wins"}
    return table.words.text(
        keys.get(table.view.phase, "board-to-act"), name=table.words.listed(names), count=len(names)
    )


def named(table: Table, keys: Iterable[str]) -> str:
    """Terms with commas between them, those that come again with their number."""
    return table.words.series(times(table, term(table.words, key), number) for key, number in Counter(keys).items())


def times(table: Table, name: str, number: int) -> str:
    """A term with its number, if there are several."""
    return name if number == 1 else table.words.text("board-pieces", n=number, piece=name)


def counted(table: Table, keys: Sequence[str], numbers: Sequence[int]) -> str:
    """Terms with a number each; without the zeros."""
    pairs = zip(keys, numbers, strict=True)
    words = table.words
    return words.series(words.text("board-count", name=term(words, key), n=n) for key, n in pairs if n)


def unplaced(table: Table) -> str:
    """The palaces still to be placed."""
    palaces = named(table, table.view.unplaced)
    return palaces and table.words.text("taj_mahal-fact-unplaced", list=palaces)


def wealth(table: Table, player: Player) -> Iterator[str]:
    """Points and cards."""
    words = table.words
    yield words.text("board-fact-vp", n=player.vp)
    yield words.text("taj_mahal-fact-cards", n=player.cards)
    if player.specials:
        yield words.text("taj_mahal-fact-specials", list=named(table, player.specials))


def visiting(table: Table, player: Player) -> Iterator[str]:
    """What the player does in this visit: the colour, the counts, and what would be won."""
    words = table.words
    if player.withdrawn:
        yield words.text("taj_mahal-board-withdrawn")
    if player.colour is not None:
        yield words.text("taj_mahal-fact-colour", colour=term(words, player.colour))
    if any(player.counts):
        yield words.text("taj_mahal-fact-counts", list=counted(table, SUITS, player.counts))
    if player.wins:
        yield words.text("taj_mahal-fact-wins", list=named(table, player.wins))


def played(table: Table, player: Player) -> str:
    """The plays of this visit, one after the other."""
    plays = table.words.series(_play(table, play) for play in player.played)
    return plays and table.words.text("taj_mahal-fact-played", list=plays)


def _play(table: Table, play: Sequence[str]) -> str:
    names = [term(table.words, card) for card in play]
    if len(names) == 1:
        return names[0]
    return table.words.text("taj_mahal-fact-play", card=names[0], extra=names[1])


def tiles(table: Table, player: Player) -> Iterator[str]:
    """Goods and influence tiles."""
    words = table.words
    if any(player.goods):
        yield words.text("taj_mahal-fact-goods", list=counted(table, GOODS, player.goods))
    if any(player.influence):
        yield words.text("taj_mahal-fact-influence", list=counted(table, COURTIERS, player.influence))


def result(table: Table, score: Score) -> Iterator[str]:
    """The place, the sum and the lines of a final score."""
    return phrases.result(table, "taj_mahal", score, score.lines)


def court(table: Table) -> Iterator[str]:
    """What can still be won, and what has been won, by whom."""
    view, words = table.view, table.words
    yield words.text("taj_mahal-fact-court", list=named(table, view.court) or NONE)
    for suit, seat in view.won.items():
        yield words.text("taj_mahal-fact-won", suit=term(words, suit), name=table.names[seat])


def display(table: Table) -> str:
    """The open cards."""
    return table.words.text("taj_mahal-fact-display", list=named(table, table.view.display) or NONE)


def piles(table: Table) -> Iterator[str]:
    """The draw pile, the discards, and what is still unseen."""
    view, words = table.view, table.words
    yield words.text("taj_mahal-fact-pile", n=view.pile)
    if view.discards:
        yield words.text("taj_mahal-fact-discard", card=term(words, view.discards[-1]))
    if view.unseen is not None:
        yield words.text("taj_mahal-fact-discards", n=len(view.discards))
        colours = (*COLOURS, WHITE)
        numbers = [view.unseen.get(colour, 0) for colour in colours]
        yield words.text("taj_mahal-fact-unseen", list=counted(table, colours, numbers) or NONE)


def discards(table: Table) -> str:
    """All discards by their faces, where the table keeps count."""
    known = table.view.unseen is not None and table.view.discards
    return table.words.text("taj_mahal-fact-discarded", list=named(table, sorted(known))) if known else ""


def places(table: Table, province: str) -> Iterator[str]:
    """Palaces and bonus tiles in the cities of a province."""
    view = table.view
    cities = next(found.cities for found in view.edition.provinces if found.key == province)
    for city in cities:
        here = [_palace(table, palace.seat, crowned=palace.crowned) for palace in view.palaces if palace.city == city]
        if city in view.bonuses:
            here.append(table.words.text("taj_mahal-fact-bonus", tile=term(table.words, view.bonuses[city])))
        if here:
            yield table.words.text("taj_mahal-fact-city", city=term(table.words, city), list=table.words.series(here))


def _palace(table: Table, seat: Seat, *, crowned: bool) -> str:
    name = table.names[seat]
    return table.words.text("taj_mahal-fact-crowned", name=name) if crowned else name


def stage(table: Table, province: str) -> str:
    """A province with its number, and the goods that can still be won there."""
    view, words = table.view, table.words
    name = term(words, province)
    if province not in view.provinces:
        return name
    number = number_of(view, province)
    open_ = province in to_come(view) or (province == visited(view) and "elephant" in view.court)
    if not open_:
        return words.text("taj_mahal-fact-province", n=number, name=name)
    goods = named(table, goods_of(view, province))
    return words.text("taj_mahal-fact-province-with", n=number, name=name, list=goods)
