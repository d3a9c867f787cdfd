"""The head of the picture: the game, the round and its phases, what ends the game, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable

from renderer.painting.faces import extent
from renderer.parts import centred
from renderer.scene import Item, Layer, Plate, Sprite, Text
from renderer.theme import type_of
from renderer.writing import cut, width_of, write
from renderer.yunnan.board import BOARD, Table, box_of, livery, spot

HEAD = BOARD["header"]
BASE: int = HEAD["baseline"]
PHASES = ("bidding", "travel", "income")


def header(table: Table) -> tuple[Layer, ...]:
    """The head of the picture."""
    left = tuple(_round(table))
    room = HEAD["right"] - HEAD["gap"] - max(item.box[2] for item in left)
    return (Layer("header", (*left, *_goal(table, room))), Layer("turn", tuple(_turn(table))))


def _round(table: Table) -> Iterable[Item]:
    words, view = table.words, table.view
    title = write(words.text("yunnan-name"), "title", *HEAD["title"])
    number = write(words.text("board-round", n=view.round), "phase", _after(title) + HEAD["gap"], BASE)
    yield from (title, number)
    x = _after(number) + HEAD["gap"] - HEAD["chip"]["pad"]
    for phase in ("over",) if view.phase == "over" else PHASES:
        yield from _chip(words.text(f"board-phase-{phase}"), x, now=phase == view.phase)
        x += width_of(words.text(f"board-phase-{phase}"), "phase") + 2 * HEAD["chip"]["pad"] + HEAD["chip"]["gap"]


def _after(text: Text) -> float:
    return text.x + text.width


def _chip(word: str, x: float, *, now: bool) -> Iterable[Item]:
    """A phase; the present one on a dark pill."""
    pad, height = HEAD["chip"]["pad"], HEAD["chip"]["height"]
    if now:
        width = width_of(word, "phase") + 2 * pad
        yield Plate(centred(x + width / 2, BASE - 10, width, height), "ink", height / 2)
    yield write(word, "phase", x + pad, BASE, tone="on_dark" if now else "ink_soft")


def _goal(table: Table, room: float) -> Iterable[Item]:
    """What ends the game, from the right: presents left, victory points; smaller where the room asks for it."""
    x, (sign, gap), goals = HEAD["right"], (HEAD["goal"]["sign"], HEAD["goal"]["gap"]), list(_goals(table))
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
    seats = [score.seat for score in table.view.scores if score.place == 1] or list(table.view.acting)
    if not seats:
        return
    colour = livery(table.view, seats[0])
    yield Plate(box_of(HEAD["turn"]["box"]), f"{colour}.fill", 14)
    yield Sprite("trader", *spot(HEAD["turn"]["figure"]), HEAD["turn"]["height"], colour)
    x, y = HEAD["turn"]["text"]
    names = ", ".join(table.names[seat] for seat in seats)
    text = _said(table, names, len(seats))
    yield write(text, "turn", x, y, tone=f"{colour}.on", room=HEAD["turn"]["room"])


def _said(table: Table, names: str, count: int) -> str:
    """Such as "Anna to act"; of names too long even for the smallest size the end is cut, not the verb."""
    key, floor = "board-wins" if table.view.scores else "board-to-act", type_of("turn").floor
    rest = extent(table.words.text(key, name="", count=count), "turn", floor).width
    return table.words.text(key, name=cut(names, "turn", floor, HEAD["turn"]["room"] - rest), count=count)
