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

SPEC: dict[str, Any] = BOARD["display"]
UNSEEN: dict[str, Any] = BOARD["unseen"]
COUNTED = (*COLOURS, WHITE)


def place(number: int) -> Box:
    """The box of a place for a card."""
    (width, height), (across, down) = SPEC["card"], SPEC["pitch"]
    row, column = divmod(number, SPEC["columns"])
    x, y = SPEC["left"] + across * column, SPEC["top"] + down * row
    return (x, y, x + width, y + height)


def display(table: Table) -> tuple[Layer, ...]:
    """The open cards from the left, and the piles at the end of the second row, or of the only one."""
    view = table.view
    spread = 0 if view.phase == "over" else view.edition.display[len(view.players)]
    last = SPEC["places" if spread else "columns"] - 1
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
        items += _unseen(table, view.unseen)
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


def _unseen(table: Table, unseen: Mapping[str, int]) -> Iterable[Item]:
    """How many cards of each colour are in the draw pile or in hands: a row above the open cards."""
    caption, (width, height) = table.words.text("taj_mahal-board-unseen"), UNSEEN["cell"]
    left, y = UNSEEN["left"], UNSEEN["middle"]
    base = middle_line(y, "caption")
    yield write(caption, "caption", left - 10, base, anchor="right", tone="ink_soft", room=UNSEEN["caption"])
    for i, colour in enumerate(COUNTED):
        x = left + UNSEEN["pitch"] * i
        box = (x, y - height / 2, x + width, y + height / 2)
        yield from _cell(table.words, colour, unseen.get(colour, 0), box)


def _cell(words: Catalogue, colour: str, number: int, box: Box) -> Iterable[Item]:
    tone, y, style = f"card.{colour}.on", (box[1] + box[3]) / 2, UNSEEN["style"]
    yield Plate(box, f"card.{colour}.fill", 6, "ink", 1.6)
    x, base = box[0] + UNSEEN["sign"] / 2 + 8, middle_line(y, style)
    if colour in SHAPE:
        yield flat(SHAPE[colour], x, y, UNSEEN["sign"], tone)
    else:
        yield write(letter(words, colour), style, x, base, anchor="middle", tone=tone)
    yield write(str(number), style, box[2] - 8, base, anchor="right", tone=tone)
