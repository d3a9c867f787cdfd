"""The open cards, the draw pile, the discards, and how many cards of each colour are still unseen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from data.catalogue import Catalogue
from games.taj_mahal.editions import COLOURS, WHITE
from renderer.parts import flat, middle_line
from renderer.scene import Item, Layer, Plate
from renderer.taj_mahal.board import BOARD, Table, letter
from renderer.taj_mahal.cards import SHAPE, Print, card
from renderer.theme import Box
from renderer.writing import write

SPEC = BOARD["display"]
COUNTED = (*COLOURS, WHITE)


def place(number: int, places: int = 1) -> Box:
    """The box of a place for a card, or of several in a row."""
    (width, height), (across, down) = SPEC["card"], SPEC["pitch"]
    row, column = divmod(number, SPEC["columns"])
    x, y = SPEC["left"] + across * column, SPEC["top"] + down * row
    return (x, y, x + width + across * (places - 1), y + height)


def display(table: Table) -> tuple[Layer, ...]:
    """The open cards from the left, and the piles at the end of the second row."""
    view, last = table.view, SPEC["places"] - 1
    spread = 0 if view.phase == "over" else view.edition.display[len(view.players)]
    items: list[Item] = []
    if spread:
        items.append(write(table.words.text("taj_mahal-board-display"), "building", *SPEC["title"]))
    for number in range(spread):
        if number < len(view.display):
            items += card(table.words, view.edition, view.display[number], place(number)[:2], Print(SPEC["card"][0]))
        else:
            items.append(Plate(place(number), "ground", 11, "wall", 2))
    items += _pile(table, place(last))
    items += _discards(table, place(last - 1))
    if view.unseen is not None:
        wide = spread <= last - 3
        items += _unseen(table, view.unseen, place(last - 3, 2) if wide else place(last - 2), wide=wide)
    return (Layer("display", tuple(items)),)


def _pile(table: Table, box: Box) -> Iterable[Item]:
    x, words = (box[0] + box[2]) / 2, table.words
    yield Plate(box, "card_back.fill", 11, "ink", 2, 1.6)
    yield Plate((box[0] + 7, box[1] + 7, box[2] - 7, box[3] - 7), "card_back.fill", 7, "card_back.light", 2)
    yield write(str(table.view.pile), "money", x, box[1] + 64, anchor="middle", tone="on_dark", room=72)
    caption = words.text("taj_mahal-board-pile")
    yield write(caption, "caption", x, box[1] + 98, anchor="middle", tone="on_dark", room=76)


def _discards(table: Table, box: Box) -> Iterable[Item]:
    """The top card of the discards, with their number where the table keeps count."""
    discards, words = table.view.discards, table.words
    if not discards:
        yield Plate(box, "ground", 11, "wall", 2)
    else:
        yield from card(words, table.view.edition, discards[-1], box[:2], Print(SPEC["card"][0], veiled=True))
    yield from _discard_count(table, box)


def _discard_count(table: Table, box: Box) -> Iterable[Item]:
    """The word on the top discard, and the number of all where the table keeps count."""
    spec, words, x = SPEC["discards"], table.words, (box[0] + box[2]) / 2
    foot = box[3] - spec["foot"]
    tracked = table.view.unseen is not None
    top = foot - (spec["height"] if tracked else 28)
    yield Plate((box[0] + 4, top, box[2] - 4, foot), "plate", 7, "wall", 1)
    caption = words.text("taj_mahal-board-discards")
    yield write(caption, "caption", x, foot - spec["caption"], anchor="middle", tone="ink_soft", room=84)
    if tracked:
        number = str(len(table.view.discards))
        yield write(number, "few", x, foot - spec["number"], anchor="middle", room=84)


def _unseen(table: Table, unseen: Mapping[str, int], box: Box, *, wide: bool) -> Iterable[Item]:
    """How many cards of each colour are in the draw pile or in hands."""
    plan: dict[str, Any] = BOARD["unseen"]["wide" if wide else "narrow"]
    columns = 3 if wide else 2
    (width, height), (across, down) = plan["cell"], plan["pitch"]
    caption = table.words.text("taj_mahal-board-unseen")
    room = box[2] - box[0] - 6
    yield write(caption, "caption", box[0] + 3, box[1] + plan["title"], tone="ink_soft", room=room)
    for i, colour in enumerate(COUNTED):
        row, column = divmod(i, columns)
        x, y = box[0] + across * column, box[1] + plan["first"] + down * row
        yield from _cell(table.words, plan, colour, unseen.get(colour, 0), (x, y, x + width, y + height))


def _cell(words: Catalogue, plan: dict[str, Any], colour: str, number: int, box: Box) -> Iterable[Item]:
    tone, y = f"card.{colour}.on", (box[1] + box[3]) / 2
    yield Plate(box, f"card.{colour}.fill", 5, "ink", 1)
    x, base = box[0] + plan["sign"] / 2 + 3, middle_line(y, plan["style"])
    if colour in SHAPE:
        yield flat(SHAPE[colour], x, y, plan["sign"], tone)
    else:
        yield write(letter(words, colour), plan["style"], x, base, anchor="middle", tone=tone)
    yield write(str(number), plan["style"], box[2] - 4, base, anchor="right", tone=tone)
