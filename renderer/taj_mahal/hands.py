"""The hands of all, once they may be seen: a row for each player, of the cards in short behind their colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from games.api import Seat
from renderer import frames
from renderer.frames import Figure
from renderer.parts import flat, middle_line, spread
from renderer.scene import Item, Layer, Scene
from renderer.table import Hands
from renderer.taj_mahal import facts
from renderer.taj_mahal.board import BOARD, Table, livery, with_colour
from renderer.taj_mahal.cards import SHAPE, short, short_width
from renderer.theme import SIZE, THEME, Box
from renderer.writing import write

HANDS: dict[str, Any] = BOARD["hands"]
PLANS: list[dict[str, Any]] = HANDS["cards"]
"""Sizes of the cards, the largest first; the last ones stand in two lines."""
SIGN, SPACE = 1.7, 0.5
"""How wide the sign of a colour, and the space before white or special cards, is by the height of a sign."""


def scene_of(table: Table, hands: Hands) -> Scene:
    """The cards in all hands, in the order of the players' panels.

    Its height goes by the number of players alone, so that all pictures of a game are of one size.
    """
    pitch, items = HANDS["height"] + HANDS["gap"], list[Item]()
    for number, seat in enumerate(_in_order(table)):
        top = HANDS["top"] + number * pitch
        items += _row(table, seat, hands[seat], (HANDS["left"], top, HANDS["right"], top + HANDS["height"]))
    return Scene((), (Layer("hands", tuple(items)),), (SIZE[0], HANDS["top"] + len(hands) * pitch))


def told(table: Table, hands: Hands) -> Iterator[tuple[str, str]]:
    """Each player and the cards in the hand, in words."""
    for seat in _in_order(table):
        nothing = table.words.text("taj_mahal-fact-no-cards")
        yield with_colour(table, seat), facts.named(table, hands[seat]) or nothing


def _in_order(table: Table) -> Sequence[Seat]:
    """As the panels stand: in turn order, or at the end by place."""
    return [score.seat for score in table.view.scores] or table.view.order


def _row(table: Table, seat: Seat, hand: Sequence[str], box: Box) -> Iterator[Item]:
    yield from frames.frame(box, "plate")
    yield from frames.tab(Figure("palace", *HANDS["figure"]), box, livery(seat))
    x, width = box[0] + THEME["panel"]["tab"] + HANDS["name"], HANDS["cards_left"] - HANDS["name"]
    middle = (box[1] + box[3]) / 2
    yield write(table.names[seat], "name", x, middle_line(middle, "name"), room=width - THEME["panel"]["tab"])
    yield from _cards(table, hand, (box[0] + HANDS["cards_left"], box[1], box[2] - HANDS["name"], box[3]))


@dataclass(frozen=True, slots=True)
class Chip:
    """A card in short, or the sign of a colour before its cards; `width` in pixels, with the room after it."""

    key: str
    width: float


def _cards(table: Table, hand: Sequence[str], box: Box) -> Iterator[Item]:
    """The cards at the largest size at which they fit; of more than fit at the smallest, one stands on the other."""
    left, top, right, bottom = box
    if not hand:
        nothing, base = table.words.text("taj_mahal-fact-no-cards"), middle_line((top + bottom) / 2, "note")
        yield write(nothing, "note", left, base, tone="ink_soft", room=right - left)
    sized = ((plan, _chips(table, hand, plan)) for plan in PLANS)
    plan, chips = next(
        ((plan, chips) for plan, chips in sized if _length(chips) <= (right - left) * plan["lines"]),
        (PLANS[-1], _chips(table, hand, PLANS[-1])),
    )
    step = (bottom - top) / plan["lines"]
    for number, line in enumerate(_lines(chips, plan["lines"])):
        starts = spread([chip.width for chip in line], left, right, 0)
        for chip, x in zip(line, starts, strict=True):
            yield from _chip(table, plan, chip, (x, top + (number + 0.5) * step))


def _chips(table: Table, hand: Sequence[str], plan: dict[str, Any]) -> list[Chip]:
    """The cards, sorted as they are by colour, each colour behind its sign; white and special cards have none."""
    edition, found = table.view.edition, list[Chip]()
    for colour, cards in groupby(hand, lambda card: edition.cards[card].colour):
        found.append(Chip(colour, plan["sign"] * (SIGN if colour in SHAPE else SPACE)))
        found += [Chip(card, _width(table, plan, card)) for card in cards]
    return found


def _width(table: Table, plan: dict[str, Any], key: str) -> float:
    return short_width(table.view.edition, table.words, key, plan["height"], plan["style"]) + float(plan["gap"])


def _length(chips: Sequence[Chip]) -> float:
    return sum((chip.width for chip in chips), 0.0)


def _lines(chips: Sequence[Chip], count: int) -> list[list[Chip]]:
    """The chips in so many lines, all about as long."""
    lines, whole, reached = [list[Chip]() for _ in range(count)], _length(chips), 0.0
    for chip in chips:
        lines[int(count * reached / whole)].append(chip)
        reached += chip.width
    return lines


def _chip(table: Table, plan: dict[str, Any], chip: Chip, at: tuple[float, float]) -> Iterable[Item]:
    """A chip with its left end and middle at the point."""
    if chip.key in SHAPE:
        x, y = at
        yield flat(SHAPE[chip.key], x + chip.width / 2, y, plan["sign"], f"card.{chip.key}.dark")
    elif chip.key in table.view.edition.cards:
        yield from short(table.words, table.view.edition, chip.key, at, (plan["height"], plan["style"]))
