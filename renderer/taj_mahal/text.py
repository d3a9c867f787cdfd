"""The board in words: every fact of the view, in short lines under headings."""

from __future__ import annotations

from collections.abc import Iterator

from renderer.phrases import heading, opening, standings
from renderer.taj_mahal import facts
from renderer.taj_mahal.board import Table, with_colour


def lines(table: Table) -> Iterator[str]:
    """The whole board, line by line, in Discord's markdown."""
    yield from opening(facts.title(table), facts.turn(table))
    yield from filter(None, (facts.unplaced(table),))
    yield from standings(table, ((score.seat, facts.result(table, score)) for score in table.view.scores))
    yield from _players(table)
    yield from _court(table)
    yield from _provinces(table)


def _players(table: Table) -> Iterator[str]:
    yield heading(table, "players")
    for number, seat in enumerate(table.view.order, 1):
        player = table.view.players[seat]
        yield f"**{number}. {with_colour(table, seat)}:** {table.words.series(facts.wealth(table, player))}"
        yield from filter(None, (table.words.groups(facts.visiting(table, player)), facts.played(table, player)))
        yield from filter(None, (table.words.groups(facts.tiles(table, player)),))


def _court(table: Table) -> Iterator[str]:
    yield heading(table, "court")
    yield from facts.court(table)
    yield facts.display(table)
    yield table.words.groups(facts.piles(table))
    yield from filter(None, (facts.discards(table),))


def _provinces(table: Table) -> Iterator[str]:
    """In the order of the visits, or of the map before it is known."""
    view = table.view
    yield heading(table, "provinces")
    nothing = table.words.text("taj_mahal-fact-province-empty")
    for province in view.provinces or tuple(province.key for province in view.edition.provinces):
        yield f"**{facts.stage(table, province)}:** {table.words.groups(facts.places(table, province)) or nothing}"
