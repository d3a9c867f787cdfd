"""The alt text of a picture: the most important first, as much as there is room for."""

from __future__ import annotations

from collections.abc import Iterator

from games.api import Seat
from renderer.yunnan import facts
from renderer.yunnan.board import Table, term, with_colour


def sentences(table: Table) -> Iterator[str]:
    """What the picture shows, the most important first."""
    yield facts.title(table)
    if said := facts.turn(table):
        yield said
    for seat in _seats(table):
        yield f"{with_colour(table, seat)}: {table.words.series(_player(table, seat))}"
    for building, bids in facts.bids(table):
        yield f"{building}: {bids}"
    for place in reversed(range(len(table.view.edition.places))):
        if here := table.words.series(facts.pieces(table, place)):
            yield f"{facts.place_name(table, place)}: {here}"
    for number, key in enumerate(table.view.edition.gorge_keys):
        if here := table.words.series(facts.gorge(table, number)):
            yield f"{term(table.words, key)}: {here}"


def _seats(table: Table) -> list[Seat]:
    return [score.seat for score in table.view.scores] or list(table.view.order)


def _player(table: Table, seat: Seat) -> Iterator[str]:
    score = next((score for score in table.view.scores if score.seat == seat), None)
    if score:
        yield from facts.result(table, score)
    else:
        yield from facts.wealth(table, seat)
        yield from list(facts.progress(table, seat))[:3]
