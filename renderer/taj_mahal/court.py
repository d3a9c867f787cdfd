"""The court: a pavilion for each suit, with its prize, who leads, and everybody's count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from data.wording import form
from games.api import Seat
from games.taj_mahal.editions import COURTIERS, SUITS
from games.taj_mahal.view import View
from renderer.parts import centred, flat, middle_line, stamp
from renderer.scene import Drawing, Item, Layer, Plate, Sprite
from renderer.table import box_of, spot
from renderer.taj_mahal.board import BOARD, Table, livery, term, visited
from renderer.theme import Box
from renderer.writing import width_of, write

HALL = BOARD["pavilion"]
TOP: int = HALL["top"]
DOME = 52
"""The height of a pavilion's roof, in pixels."""


def boxes() -> list[tuple[str, Box]]:
    """The suits with the boxes of their pavilions."""
    lefts = [HALL["left"] + i * HALL["pitch"] for i in range(len(SUITS))]
    return [(suit, (x, TOP, x + HALL["width"], HALL["bottom"])) for suit, x in zip(SUITS, lefts, strict=True)]


def printed() -> tuple[Layer, ...]:
    """The walls with the pavilions."""
    return (
        Layer("walls", (Drawing("taj_mahal-walls", box_of(BOARD["court"])),)),
        Layer("pavilions", tuple(item for _, box in boxes() for item in _hall(box))),
    )


def _hall(box: Box) -> Iterable[Item]:
    yield Plate(box, "paper", 8, "wall_dark", 2)
    yield Drawing("pavilion", (box[0], TOP - DOME, box[2], TOP + 4))


def pieces(table: Table) -> tuple[Layer, ...]:
    """What can be won, by whom, and what has been won."""
    return (Layer("court", tuple(item for suit, box in boxes() for item in _pavilion(table, suit, box))),)


def _pavilion(table: Table, suit: str, box: Box) -> Iterable[Item]:
    view, open_ = table.view, suit in table.view.court and visited(table.view) is not None
    inside = (box[0] + 2, TOP + 5, box[2] - 2, box[3] - 2)
    if not open_:
        yield Plate(inside, "passed_paper", 7)
    elif _would_be_won(view, suit):
        yield Plate((box[0] - 3, TOP + 4, box[2] + 3, box[3] + 3), "active_paper", 10, "ink", 5)
    tone, x = ("ink" if open_ else "ink_soft"), (box[0] + box[2]) / 2
    heading = form(term(table.words, suit), "heading")
    yield write(heading, "building", x, TOP + HALL["title"], anchor="middle", tone=tone, room=128)
    yield from _prize(suit, box[0], left=open_)
    if suit in view.won:
        yield from _winner(table, view.won[suit], box)
    elif open_:
        yield from _lead(view, suit, box[0])
        yield from _counts(view, suit, box[0])


def _would_be_won(view: View, suit: str) -> bool:
    """Whether the acting player would win the suit by withdrawing now."""
    return view.phase == "playing" and any(suit in view.players[seat].wins for seat in view.acting)


def _prize(suit: str, left_end: float, *, left: bool) -> Iterable[Item]:
    """An influence tile, the crown, or the province tile's elephant; hollow once it has gone."""
    x, y = left_end + HALL["prize"][0], TOP + HALL["prize"][1]
    if suit in COURTIERS:
        yield stamp("influence" if left else "no_influence", x, y, 68)
        sign = Sprite(suit, x, y, 35, look="print" if left else "flat", foot=False, tone="ghost")
    else:
        kind = "crown" if suit == "mogul" else suit
        sign = Sprite(kind, x, y, 46, look="token" if left else "flat", foot=False, tone="ghost")
    yield sign


def _ring(left_end: float) -> tuple[float, float]:
    return left_end + HALL["ring"][0], TOP + HALL["ring"][1]


def leaders(view: View, suit: str) -> tuple[list[Seat], int]:
    """The active players with the highest count in a suit, and that count; nobody where it is 0."""
    number = SUITS.index(suit)
    counts = {seat: view.players[seat].counts[number] for seat in active(view)}
    top = max(counts.values(), default=0)
    return [seat for seat, count in counts.items() if top and count == top], top


def active(view: View) -> list[Seat]:
    """Who has not withdrawn, in turn order."""
    return [seat for seat in view.order if not view.players[seat].withdrawn]


def _lead(view: View, suit: str, left_end: float) -> Iterable[Item]:
    """Who leads alone, with the count; a sign for a tie; an empty ring where nobody has anything."""
    x, y = _ring(left_end)
    first, top = leaders(view, suit)
    if len(first) == 1:
        yield from _figure(livery(first[0]), x, y)
        yield from _plate(livery(first[0]), str(top), x, y + HALL["plate"][0])
        return
    yield stamp("space", x, y, HALL["ring"][2])
    if first:
        yield flat("equal", x, y, 30, "wood.dark")


def _figure(colour: str, x: float, y: float) -> Iterable[Item]:
    height, feet = HALL["palace"]
    yield Sprite("palace", x, y + feet, height, colour)


def _plate(colour: str, text: str, x: float, y: float) -> Iterable[Item]:
    height = HALL["plate"][1]
    yield Plate(centred(x, y, width_of(text, "bid") + 16, height), f"{colour}.fill", 7, "ink", 1.8, 1.0)
    yield write(text, "bid", x, middle_line(y, "bid"), anchor="middle", tone=f"{colour}.on")


def _counts(view: View, suit: str, left_end: float) -> Iterable[Item]:
    """The count of every active player, in turn order and always in the same place."""
    plan = HALL["few" if len(view.order) <= HALL["few_up_to"] else "many"]
    for i, seat in enumerate(view.order):
        if not view.players[seat].withdrawn:
            dx, dy = spot(plan["step"])
            middle = (left_end + plan["left"] + (i % 2) * dx, TOP + plan["top"] + (i // 2) * dy)
            yield from _count(plan, livery(seat), view.players[seat].counts[SUITS.index(suit)], middle)


def _count(plan: dict[str, Any], colour: str, count: int, middle: tuple[float, float]) -> Iterable[Item]:
    (x, y), radius = middle, plan["token"]
    spec, tone = (plan, "ink") if count else (HALL["nothing"], "ink_soft")
    yield Sprite("marker", x, y, 2 * spec["token"], colour, "token", foot=False)
    base = middle_line(y, spec["style"])
    yield write(str(count), spec["style"], x + radius + 5, base, tone=tone, room=plan["room"])


def _winner(table: Table, seat: Seat, box: Box) -> Iterable[Item]:
    """Who has won the suit in this visit."""
    x, y = _ring(box[0])
    yield from _figure(livery(seat), x, y)
    yield Plate(centred(x, y + 32, 34, 28), "plate", 7, "ink", 1.8, 1.0)
    yield flat("tick", x, y + 32, 18, "ink")
    middle, (above, base) = (box[0] + box[2]) / 2, HALL["winner"]
    caption = table.words.text("taj_mahal-board-won-by")
    yield write(caption, "caption", middle, TOP + above, anchor="middle", tone="ink_soft", room=128)
    yield write(table.names[seat], "few", middle, TOP + base, anchor="middle", tone="ink_soft", room=128)
