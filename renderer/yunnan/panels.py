"""The players' panels, in turn order, or at the end by place; and what counts at the end below them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeAlias

from games.api import Seat
from renderer.parts import Stat
from renderer.scene import Item, Layer, Plate
from renderer.table import signed
from renderer.theme import THEME, Box
from renderer.writing import write
from renderer.yunnan.board import Table, is_bot, mates
from renderer.yunnan.panel import PANEL, bot, guards, name, points, purse, seated, title
from renderer.yunnan.scoring import result, scoring_key

Block: TypeAlias = tuple[float, Callable[[Box], Iterable[Item]]]
"""A height, and what draws into the box that has it."""


def panels(table: Table) -> tuple[Layer, ...]:
    """A panel for each seat or person, and below them the key where there is room."""
    left, top, right, bottom = THEME["panel"]["column"]
    items: list[Item] = []
    for height, draw in _results(table) if table.view.scores else _blocks(table):
        items += draw((left, top, right, top + height))
        top += height + THEME["panel"]["gap"]
    key = scoring_key(table.view.edition, table.words, (left, top, right, bottom))
    return (Layer("panels", tuple(items)), Layer("key", tuple(key)))


def _results(table: Table) -> Iterator[Block]:
    plan = _plan(len(table.view.scores))
    return ((plan["height"], partial(result, table, plan, score)) for score in table.view.scores)


def _blocks(table: Table) -> Iterator[Block]:
    """The panels in turn order; those of one person's colours stand together."""
    view, plan, done = table.view, _plan(len(table.view.players)), set[Seat]()
    for seat in view.order:
        own = mates(view, seat)
        if is_bot(view, seat):
            yield PANEL["bot"]["height"], partial(_bot, table, seat)
        elif len(own) == 1:
            yield plan["height"], partial(_player, table, plan, seat)
        elif not done.intersection(own):
            yield PANEL["head"]["height"] + len(own) * _PAIR["height"], partial(_person, table, own)
        done.update(own)


_PAIR: dict[str, Any] = PANEL["pair"]


def _plan(count: int) -> dict[str, Any]:
    plan: dict[str, Any] = PANEL["roomy" if count <= PANEL["roomy_up_to"] else "compact"]
    return plan


def _player(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Item]:
    """Somebody with one colour."""
    yield from seated(table, plan, seat, box)
    yield from title(table, plan, seat, box)
    yield from points(plan, table.view.players[seat].vp, box)
    yield from purse(table, plan, seat, box)


def _person(table: Table, seats: tuple[Seat, ...], box: Box) -> Iterable[Item]:
    """Somebody with several colours: the name and the common points, and below them a panel for each."""
    plan, top = PANEL["head"], box[1] + PANEL["head"]["height"]
    yield Plate(box, "ground", 13, "frame", 1)
    total = Stat("star", signed(table.view.players[seats[0]].vp), plan["sign"], "money")
    start = box[2] - plan["margin"] - total.width
    yield from total.at(start, box[1] + plan["middle"])
    x, y = box[0] + plan["margin"], box[1] + plan["name"]
    yield write(table.names[seats[0]], "name", x, y, room=start - plan["margin"] - x)
    for number, seat in enumerate(seats):
        below = top + number * _PAIR["height"]
        own = (box[0] + 6, below, box[2] - 6, below + _PAIR["height"] - 6)
        yield from seated(table, _PAIR, seat, own)
        yield from purse(table, _PAIR, seat, own)
        yield from guards(table, _PAIR, seat, own)


def _bot(table: Table, seat: Seat, box: Box) -> Iterable[Item]:
    """A player without a purse, points and horse."""
    plan = PANEL["bot"]
    yield from seated(table, plan, seat, box)
    right = box[2] - 16
    if table.view.cards:
        caption = table.words.text("board-card", n=table.view.cards[-1] + 1)
        card = write(caption, "note", right, box[1] + plan["name"][1], anchor="right", tone="ink_soft")
        yield card
        right = card.x - 12
    yield name(table, plan, seat, box, right)
    yield from bot(table, plan, seat, box)
