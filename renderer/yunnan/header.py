"""The head of the picture: the game, the round and its phases, what ends the game, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from renderer.heading import BASE, HEAD, after, chip, chip_width, title, turn
from renderer.phrases import winners
from renderer.scene import Item, Layer, Sprite
from renderer.writing import width_of, write
from renderer.yunnan.board import BOARD, Table, livery
from renderer.yunnan.facts import said

GOAL = BOARD["goal"]
PHASES = ("bidding", "travel", "income")


def header(table: Table) -> tuple[Layer, ...]:
    """The head of the picture."""
    left = tuple(_round(table))
    room = HEAD["right"] - HEAD["gap"] - max(item.box[2] for item in left)
    return (Layer("header", (*left, *_goal(table, room))), Layer("turn", tuple(_turn(table))))


def _round(table: Table) -> Iterable[Item]:
    words, view = table.words, table.view
    name, number = title(words.text("yunnan-name"), words.text("board-round", n=view.round))
    yield from (name, number)
    x = after(number) + HEAD["gap"] - HEAD["chip"]["pad"]
    for phase in ("over",) if view.phase == "over" else PHASES:
        word = words.text(f"board-phase-{phase}")
        yield from chip(word, x, now=phase == view.phase)
        x += chip_width(word) + HEAD["chip"]["gap"]


def _goal(table: Table, room: float) -> Iterable[Item]:
    """What ends the game, from the right: presents left, victory points; smaller where the room asks for it."""
    x, (sign, gap), goals = HEAD["right"], (GOAL["sign"], GOAL["gap"]), list(_goals(table))
    widths = [width_of(text, "goal") for _, text in goals]
    share = (room - len(goals) * (sign + 9 + gap) + gap) / sum(widths)
    for (kind, text), width in reversed(list(zip(goals, widths, strict=True))):
        words = write(text, "goal", x, BASE, anchor="right", tone="ink_soft", room=width * min(1, share))
        yield words
        icon = Sprite(kind, words.x - 9 - sign / 2, BASE - 9, sign, look="token", foot=False)
        yield icon
        x = icon.box[0] - gap


def _goals(table: Table) -> Iterable[tuple[str, str]]:
    edition, words = table.view.edition, table.words
    if edition.end_vp is not None:
        yield "star", words.text("board-ends-at", n=edition.end_vp)
    yield "parcel", words.text("board-presents-left", n=sum(table.view.presents), end=edition.end_presents)


def _turn(table: Table) -> Iterable[Item]:
    """Whose turn it is, or who has won, in the player's colour."""
    seats = winners(table.view.scores) or list(table.view.acting)
    if seats:
        names = [table.names[seat] for seat in seats]
        yield from turn("trader", livery(table.view, seats[0]), names, partial(said, table))
