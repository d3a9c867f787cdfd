"""A hand: the viewer's cards in rows, framed by what may be done with them, and what each would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any

from games.taj_mahal.view import Effect, Held, Player
from renderer.parts import centred, flat, middle_line, stamp
from renderer.scene import Item, Layer, Plate, Scene, Sprite
from renderer.table import box_of, spot
from renderer.taj_mahal.board import BOARD, Table, livery
from renderer.taj_mahal.cards import Print, card
from renderer.taj_mahal.panel import colour_chip
from renderer.writing import width_of, write

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
    """Whose hand, and the colour that the viewer is bound to in this visit."""
    view, words = table.view, table.words
    assert view.viewer is not None
    assert view.hand is not None
    colour = livery(view.viewer)
    yield Plate(box_of(HAND["head"]), f"{colour}.fill", 14)
    x, feet, height = HAND["figure"]
    yield Sprite("palace", x, feet, height, colour)
    title = words.text("taj_mahal-hand-title", n=len(view.hand))
    yield write(title, "turn", *spot(HAND["title"]), tone=f"{colour}.on")
    right, base = HAND["note"]
    key = "taj_mahal-hand-free"
    if player.colour is not None:
        chip = list(colour_chip(table, player, right, base - 10, 40))
        yield from chip
        key, right = "taj_mahal-hand-bound", chip[0].box[0] - 16
    yield write(words.text(key), "phase", right, base, anchor="right", tone=f"{colour}.on")


def _row(table: Table, plan: dict[str, Any], row: Sequence[Held], top: float) -> Iterable[Item]:
    pitch = plan["width"] + plan["gap"]
    left = HAND["margin"] + 8
    for i, held in enumerate(row):
        yield from _held(table, plan, held, (left + i * pitch, top))


def _held(table: Table, plan: dict[str, Any], held: Held, corner: tuple[float, float]) -> Iterable[Item]:
    """A card in its frame, and below it what playing it would do."""
    (x, y), veiled = corner, held.use not in FRAMES
    how = Print(plan["width"], plan["title_style"], plan["style"], veiled)
    if not veiled:
        yield Plate((x - 7, y - 7, x + how.width + 7, y + how.height + 7), FRAMES[held.use], 10 * how.scale + 6)
    yield from card(table.words, table.view.edition, held.card, corner, how)
    spec = plan["effect"]
    for i, effect in enumerate(held.effects):
        middle = y + how.height + spec["top"] + spec["height"] / 2 + i * spec["step"]
        yield from _effect(spec, effect, (x + how.width / 2, middle))


def _effect(spec: dict[str, Any], effect: Effect, middle: tuple[float, float]) -> Iterable[Item]:
    """A sign with the count that the viewer would have, and how that stands against the others."""
    x, y = middle
    count = str(effect.count)
    sign = stamp(effect.suit, 0, y, spec["sign"])
    mark = flat(SIGNS[effect.standing], 0, y, spec["mark"], "ink")
    gap, written = spec["pad"] * 0.5, width_of(count, spec["style"])
    whole = sign.width + gap + written + 1.6 * gap + mark.width
    left = x - whole / 2
    box = centred(x, y, whole + 2 * spec["pad"], spec["height"])
    yield Plate(box, GROUNDS[effect.standing], 8, "ink" if effect.standing == "alone" else "wall", 1.6)
    yield stamp(effect.suit, left + sign.width / 2, y, spec["sign"])
    yield write(count, spec["style"], left + sign.width + gap, middle_line(y, spec["style"]))
    yield flat(mark.kind, x + whole / 2 - mark.width / 2, y, spec["mark"], "ink")


def _signs(table: Table, height: float) -> Iterable[Item]:
    """What the signs of standing say."""
    x, y = float(HAND["margin"] + 8), height - 28
    for standing, kind in SIGNS.items():
        sign = flat(kind, x + 14, y, 20, "ink_soft")
        text = write(table.words.text(f"taj_mahal-hand-sign-{standing}"), "note", x + 34, y + 9, tone="ink_soft")
        yield from (sign, text)
        x = text.box[2] + 36
