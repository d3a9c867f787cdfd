"""The board in words: every fact of the view, in short lines under headings."""

from __future__ import annotations

from collections.abc import Iterator

from renderer.phrases import heading, opening, standings
from renderer.yunnan import facts
from renderer.yunnan.board import Table, term, with_colour


def lines(table: Table) -> Iterator[str]:
    """The whole board, line by line, in Discord's markdown."""
    yield from opening(facts.title(table), facts.turn(table))
    yield from facts.ending(table)
    yield from standings(table, ((score.seat, facts.result(table, score)) for score in table.view.scores))
    yield from _players(table)
    yield from _bids(table)
    yield from _places(table)
    yield from _gorges(table)


def _players(table: Table) -> Iterator[str]:
    yield heading(table, "players")
    for number, seat in enumerate(table.view.order, 1):
        yield f"**{number}. {with_colour(table, seat)}:** {table.words.series(facts.wealth(table, seat))}"
        yield table.words.series(facts.progress(table, seat))
        yield table.words.groups(facts.stock(table, seat))


def _bids(table: Table) -> Iterator[str]:
    yield heading(table, "bids")
    for building, bids in facts.bids(table):
        yield f"**{building}:** {bids}"
    yield f"**{table.words.text('board-bank')}:** {table.words.series(facts.bank(table))}"


def _places(table: Table) -> Iterator[str]:
    yield heading(table, "places")
    nothing = table.words.text("board-here-nothing")
    for place in range(len(table.view.edition.places)):
        yield f"**{facts.place_name(table, place)}:** {table.words.groups(facts.pieces(table, place)) or nothing}"


def _gorges(table: Table) -> Iterator[str]:
    yield heading(table, "gorges")
    nothing = table.words.text("board-gorge-nothing")
    for number, key in enumerate(table.view.edition.gorge_keys):
        yield f"**{term(table.words, key)}:** {table.words.groups(facts.gorge(table, number)) or nothing}"
