"""The alt text of a picture: the most important first, as much as there is room for."""

from __future__ import annotations

from collections.abc import Iterator

from renderer.taj_mahal import facts
from renderer.taj_mahal.board import Table, visited, with_colour


def sentences(table: Table) -> Iterator[str]:
    """What the picture shows, the most important first."""
    view = table.view
    yield facts.title(table)
    yield from filter(None, (facts.turn(table), facts.unplaced(table)))
    for score in view.scores:
        yield f"{with_colour(table, score.seat)}: {table.words.series(facts.result(table, score))}"
    if not view.scores:
        yield from _players(table)
        yield from facts.court(table)
        yield facts.display(table)
    yield table.words.groups(facts.piles(table))
    here = visited(view)
    for province in (*([here] if here else []), *(key for key in view.provinces if key != here)):
        if places := table.words.groups(facts.places(table, province)):
            yield f"{facts.stage(table, province)}: {places}"


def _players(table: Table) -> Iterator[str]:
    for seat in table.view.order:
        player = table.view.players[seat]
        told = (*facts.wealth(table, player), *facts.visiting(table, player))
        yield f"{with_colour(table, seat)}: {table.words.series(told)}"
