"""The head of the picture, and the cartouche: the visit, the province, what is left on the table, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from renderer.heading import BASE, HEAD, title, turn
from renderer.parts import badge, flat
from renderer.phrases import winners
from renderer.scene import Item, Layer, Plate, Sprite
from renderer.table import box_of, spot
from renderer.taj_mahal.board import BOARD, Table, goods_of, livery, number_of, term, to_come, visited
from renderer.taj_mahal.cards import special
from renderer.taj_mahal.facts import said
from renderer.taj_mahal.tiles import province_tile, tile_kind
from renderer.theme import icon_size
from renderer.writing import write

SPECIAL, UNPLACED, CARTOUCHE = BOARD["special"], BOARD["unplaced"], BOARD["cartouche"]
LINES = {"track": "star", "specials": "special_card", "whites": "white_card", "colour": "coloured_cards"}
"""The signs of the lines of the final score."""


def header(table: Table) -> tuple[Layer, ...]:
    """The head of the picture."""
    left = (*_visit(table), *_on_the_table(table))
    return (
        Layer("cartouche", tuple(_cartouche(table))),
        Layer("header", left),
        Layer("turn", tuple(_turn(table))),
    )


def _visit(table: Table) -> Iterable[Item]:
    view, words = table.view, table.words
    note = words.text("taj_mahal-board-visit", n=view.visit, all=len(view.edition.provinces))
    if view.phase == "over":
        note = words.text("board-phase-over")
    return title(words.text("taj_mahal-name"), note)


def _on_the_table(table: Table) -> Iterable[Item]:
    """The special cards that nobody has yet, from the right."""
    view, owned = table.view, {key for player in table.view.players for key in player.specials}
    free, right = [key for key in view.edition.specials if key not in owned], HEAD["right"]
    for i, key in enumerate(reversed(free)):
        x = right - 15 - i * SPECIAL["pitch"]
        yield from special(view.edition, key, x, SPECIAL["y"], SPECIAL["height"])
    if free:
        x = right - len(free) * SPECIAL["pitch"] - 6
        caption = table.words.text("taj_mahal-board-on-the-table")
        yield write(caption, "goal", x, BASE - 3, anchor="right", tone="ink_soft", room=260)


def _turn(table: Table) -> Iterable[Item]:
    """Whose turn it is and what to do, or who has won; and the palaces still to be placed."""
    view = table.view
    seats = winners(view.scores) or list(view.acting)
    if seats:
        colour = livery(seats[0])
        palaces = list(_unplaced(table, colour))
        free = HEAD["turn"]["box"][2] - min((item.box[0] for item in palaces), default=HEAD["turn"]["box"][2])
        names = [table.names[seat] for seat in seats]
        yield from turn("palace", colour, names, partial(said, table), free)
        yield from palaces


def _unplaced(table: Table, colour: str) -> Iterable[Item]:
    right = UNPLACED["right"]
    kinds = ("crowned", "ordinary")
    for kind in kinds:
        number = table.view.unplaced.count(kind)
        if number:
            sprite = "crowned" if kind == "crowned" else "palace"
            yield Sprite(sprite, right - UNPLACED["step"] / 2, UNPLACED["feet"], UNPLACED["height"], colour)
            if number > 1:
                inward, up, height = UNPLACED["badge"]
                yield from badge(number, right - inward, UNPLACED["feet"] - up, height, "badge_small")
            right -= UNPLACED["step"] + 6


def _cartouche(table: Table) -> Iterable[Item]:
    """The province being visited with its tile, and the next one, in the corner of the map that is not land."""
    left, top, right, bottom = box_of(CARTOUCHE["box"])
    yield Plate((left, top, right, bottom), "plate", 12, "ink", 3)
    yield Plate((left + 7, top + 7, right - 7, bottom - 7), "plate", 7, "gold", 2)
    if table.view.phase == "over":
        yield from _lines(table)
        return
    x, y, height = CARTOUCHE["elephant"]
    yield Sprite("elephant", x, y, height)
    province = visited(table.view)
    if province is not None:
        name = term(table.words, province)
        yield write(name, "cartouche", *CARTOUCHE["name"], room=CARTOUCHE["room"])
        yield from _prize(table, province)
        yield write(_next(table), "note", *CARTOUCHE["next"], tone="ink_soft", room=CARTOUCHE["room"])


def _lines(table: Table) -> Iterable[Item]:
    """What the signs of the final score stand for."""
    spec = CARTOUCHE["lines"]
    for i, (line, sign) in enumerate(LINES.items()):
        x, y = spec["left"], spec["top"] + spec["step"] * i
        yield Sprite(sign, x, y, spec["sign"], look="token", foot=False)
        text = table.words.text(f"taj_mahal-board-counts-{line}")
        yield write(text, "note", x + spec["text"], y + 9, tone="ink_soft", room=CARTOUCHE["box"][2] - x - 60)


def _prize(table: Table, province: str) -> Iterable[Item]:
    """The province tile while it can be won; its outline afterwards."""
    goods, (x, y) = goods_of(table.view, province), spot(CARTOUCHE["tile"])
    kind = tile_kind(goods)
    x += icon_size(kind)[0] / 2
    if "elephant" in table.view.court:
        yield from province_tile(number_of(table.view, province), goods, (x, y), 48)
    else:
        yield Sprite(kind, x, y, 48, look="ghost", foot=False, tone="ghost")
        for i, good in enumerate(goods):
            place = x - icon_size(kind)[0] / 2 + 57 + 35 * i
            yield flat(good, place, y, 26, "ghost")


def _next(table: Table) -> str:
    words, after_this = table.words, to_come(table.view)
    if not after_this:
        return words.text("taj_mahal-board-last")
    number = number_of(table.view, after_this[0])
    return words.text("taj_mahal-board-next", n=number, name=term(words, after_this[0]))
