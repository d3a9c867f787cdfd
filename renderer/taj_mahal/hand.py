"""A hand: the viewer's cards in rows, framed by what may be done with them, and what each would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import ceil
from typing import Any

from games.taj_mahal.editions import COLOURS
from games.taj_mahal.view import Effect, Held, Player
from renderer.parts import centred, flat, middle_line, stamp
from renderer.scene import Item, Layer, Plate, Scene, Sprite
from renderer.table import box_of, spot
from renderer.taj_mahal.board import BOARD, Table, livery
from renderer.taj_mahal.cards import Print, card
from renderer.taj_mahal.hand_words import title
from renderer.taj_mahal.panel import colour_chip
from renderer.theme import Box
from renderer.writing import write

HAND = BOARD["hand"]
FRAMES = {"now": "ink", "with-any-colour": "gold"}
"""The tone of the frame by what a card may be used for; a card without a use has none."""
SIGNS = {"alone": "tick", "tied": "equal", "behind": "fewer", "gone": "taken"}
"""The sign of a standing."""
GROUNDS = {"alone": "gold_light", "tied": "plate", "behind": "plate", "gone": "paper_deep"}


def scene_of(table: Table) -> Scene | None:
    """The viewer's hand; `None` for a view without one."""
    view = table.view
    if view.hand is None or view.viewer is None:
        return None
    plan: dict[str, Any] = HAND["large" if len(view.hand) <= HAND["large_up_to"] else "small"]
    rows = _rows(view.hand, plan["columns"])
    tops = [HAND["top"] + i * _row_height(plan) for i in range(len(rows))]
    items = [item for row, top in zip(rows, tops, strict=True) for item in _row(table, plan, row, top)]
    height = HAND["top"] + len(rows) * _row_height(plan) + HAND["foot"]
    layers = (
        Layer("head", tuple(_head(table, view.players[view.viewer]))),
        Layer("cards", tuple(items)),
        Layer("signs", tuple(_signs(table, height))),
    )
    return Scene((), layers, (HAND["width"], round(height)))


def _rows(hand: Sequence[Held], most: int) -> list[Sequence[Held]]:
    """The cards in as few rows as hold them, all nearly of a length."""
    count = max(1, ceil(len(hand) / most))
    length = max(1, ceil(len(hand) / count))
    return [hand[i : i + length] for i in range(0, len(hand), length)]


def _row_height(plan: dict[str, Any]) -> float:
    """A card with two effects below it."""
    effect = plan["effect"]
    return float(Print(plan["width"]).height + effect["top"] + 2 * effect["step"] + plan["below"])


def _head(table: Table, player: Player) -> Iterable[Item]:
    """Whose hand, and the viewer's colour in this visit."""
    assert table.view.viewer is not None
    colour = livery(table.view.viewer)
    yield Plate(box_of(HAND["head"]), f"{colour}.fill", 14)
    x, feet, height = HAND["figure"]
    yield Sprite("palace", x, feet, height, colour)
    yield write(title(table), "turn", *spot(HAND["title"]), tone=f"{colour}.on")
    yield from _note(table, player, f"{colour}.on")


def _note(table: Table, player: Player, tone: str) -> Iterable[Item]:
    """The colour that the viewer is bound to in this visit, that it is still free, or that the viewer has left."""
    right, base = HAND["note"]
    key = "taj_mahal-board-withdrawn" if player.withdrawn else "taj_mahal-hand-free"
    if player.colour is not None:
        chip = list(colour_chip(table, player, right, base - 10, 40))
        yield from chip
        key, right = "taj_mahal-hand-bound", chip[0].box[0] - 16
    if table.view.phase != "over":
        yield write(table.words.text(key), "phase", right, base, anchor="right", tone=tone)


def _row(table: Table, plan: dict[str, Any], row: Sequence[Held], top: float) -> Iterable[Item]:
    pitch = plan["width"] + plan["gap"]
    left = HAND["margin"] + 8
    for i, held in enumerate(row):
        yield from _held(table, plan, held, (left + i * pitch, top))


def _held(table: Table, plan: dict[str, Any], held: Held, corner: tuple[float, float]) -> Iterable[Item]:
    """A card in its frame, and below it what playing it would do."""
    (x, y), tone = corner, FRAMES.get(held.use)
    how = Print(plan["width"], plan["title_style"], plan["style"], veiled=tone is None)
    if tone is not None:
        yield Plate((x - 7, y - 7, x + how.width + 7, y + how.height + 7), tone, 10 * how.scale + 6)
    yield from card(table.words, table.view.edition, held.card, corner, how)
    if tone is not None and table.view.edition.cards[held.card].colour not in COLOURS:
        yield from _plus((x, y + how.height), plan["plus"])
    spec = plan["effect"]
    for i, effect in enumerate(held.effects):
        top = y + how.height + spec["top"] + i * spec["step"]
        yield from _effect(spec, effect, (x, top, x + how.width, top + spec["height"]))


def _plus(centre: tuple[float, float], size: float) -> Iterable[Item]:
    """The sign of a card that is not played alone."""
    x, y = centre[0] + size * 0.45, centre[1] - size * 0.45
    yield Plate(centred(x, y, size, size), "ink", size / 2, "plate", 2)
    for across, down in ((0.52, 0.13), (0.13, 0.52)):
        yield Plate(centred(x, y, size * across, size * down), "on_dark", 1)


def _effect(spec: dict[str, Any], effect: Effect, box: Box) -> Iterable[Item]:
    """A sign with the count that the viewer would have, and how that stands against the others."""
    (left, top, right, bottom), count = box, str(effect.count)
    x, y = (left + right) / 2, (top + bottom) / 2
    yield Plate(box, GROUNDS[effect.standing], 8, "ink" if effect.standing == "alone" else "wall", 1.6)
    yield stamp(effect.suit, left + spec["pad"] + spec["sign"] * 0.6, y, spec["sign"])
    yield write(count, spec["style"], x + spec["pad"] * 0.2, middle_line(y, spec["style"]), anchor="middle")
    yield flat(SIGNS[effect.standing], right - spec["pad"] - spec["mark"] * 0.6, y, spec["mark"], "ink")


def _signs(table: Table, height: float) -> Iterable[Item]:
    """What the signs say."""
    x, y = float(HAND["margin"] + 8), height - 28
    for word, sign in _meanings(table, y):
        text = write(table.words.text(f"taj_mahal-hand-sign-{word}"), "note", x + 36, y + 9, tone="ink_soft")
        yield from (*sign(x + 14), text)
        x = text.box[2] + GAP


GAP = 32
"""Between two meanings, in pixels."""


def _meanings(table: Table, y: float) -> Iterable[tuple[str, Callable[[float], Iterable[Item]]]]:
    """The signs of the cards that are there, then those of a standing, each drawn with its middle where it is told."""
    hand, cards = table.view.hand or (), table.view.edition.cards
    if any(held.use == "with-any-colour" for held in hand):
        yield "any-colour", lambda x: [Plate(centred(x, y, 24, 30), "paper", 5, "gold", 5)]
    if any(held.use != "never" and cards[held.card].colour not in COLOURS for held in hand):
        yield "plus", lambda x: _plus((x - 13, y + 13), 28)
    for standing, kind in SIGNS.items():
        yield standing, partial(_sign, kind, y)


def _sign(kind: str, y: float, x: float) -> Iterable[Item]:
    yield flat(kind, x, y, 20)
