"""What stands in a player's panel while the game runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from games.api import Seat
from games.taj_mahal.editions import COURTIERS, GOODS
from games.taj_mahal.view import Player
from renderer import frames
from renderer.frames import Figure
from renderer.parts import Stat, flat, middle_line, spread
from renderer.scene import Item, Plate
from renderer.taj_mahal.board import Table, letter, livery
from renderer.taj_mahal.cards import SHAPE, short, short_width, special
from renderer.taj_mahal.tiles import influence_tile
from renderer.theme import Box
from renderer.writing import width_of, write


def panel(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Item]:
    """A player's panel: the name and the colour of the visit, points and cards, tiles, and the cards played."""
    player = table.view.players[seat]
    paper = "passed_paper" if player.withdrawn else "plate"
    paper = "active_paper" if seat in table.view.acting else paper
    order = (table.view.order.index(seat) + 1, plan["order"])
    yield from frames.seated(Figure("palace", *plan["figure"]), box, livery(seat), order, paper)
    yield from _title(table, plan, seat, box)
    yield from _wealth(table, plan, player, box)
    yield from _goods(plan, player, box)
    yield from _influence(table, plan, player, box)
    yield from _played(table, plan, player, box)


def _title(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Item]:
    """The name, and to the right the colour that the player is bound to, with the number of cards played."""
    player, right = table.view.players[seat], box[2] - 16
    if player.colour is not None:
        chip = list(colour_chip(table, player, box[0] + plan["chip"][0], box[1] + plan["chip"][1], plan["chip"][2]))
        yield from chip
        right = chip[0].box[0] - 10
    x, tone = box[0] + plan["left"], "ink_soft" if player.withdrawn else "ink"
    yield write(table.names[seat], "name", x, box[1] + plan["name"], tone=tone, room=right - x)


def colour_chip(table: Table, player: Player, right: float, y: float, height: float) -> Iterable[Item]:
    """The colour of a player's visit with letter and shape, and the number of cards played, from its right end."""
    colour, cards = player.colour or "white", str(sum(map(len, player.played)))
    tone, base = f"card.{colour}.on", middle_line(y, "stat")
    inner = width_of(cards, "stat") + 14
    left = right - inner - 58
    yield Plate((left, y - height / 2, right, y + height / 2), f"card.{colour}.fill", 8, "ink", 1.6)
    yield flat(SHAPE[colour], left + 18, y, 22, tone)
    yield write(letter(table.words, colour), "stat", left + 42, base, anchor="middle", tone=tone)
    yield Plate((right - inner - 2, y - height / 2 + 3, right - 3, y + height / 2 - 3), "plate", 6)
    yield write(cards, "stat", right - inner / 2 - 2.5, base, anchor="middle")


def _wealth(table: Table, plan: dict[str, Any], player: Player, box: Box) -> Iterable[Item]:
    """Victory points, cards in the hand, special cards."""
    y = box[1] + plan["big"]
    room = plan["hand"] - plan["vp"] - plan["sign"] - 12
    yield from Stat("star", str(player.vp), plan["sign"], plan["vp_style"], room=room).at(box[0] + plan["vp"], y)
    yield from Stat("back", str(player.cards), plan["sign"] + 4, "money", gap=7).at(box[0] + plan["hand"], y)
    right, middle, pitch, height = plan["special"]
    for i, key in enumerate(reversed(player.specials)):
        yield from special(table.view.edition, key, box[0] + right - 15 - i * pitch, box[1] + middle, height)


def _goods(plan: dict[str, Any], player: Player, box: Box) -> Iterable[Item]:
    spec, y = plan["goods"], box[1] + plan["row"]
    stats = [
        Stat(good, str(number), spec["sign"], spec["style"], gap=3)
        for good, number in zip(GOODS, player.goods, strict=True)
    ]
    starts = spread([stat.width for stat in stats], spec["left"], spec["right"], 12)
    for stat, start, number in zip(stats, starts, player.goods, strict=True):
        if number:
            yield from stat.at(box[0] + start, y)
        else:
            yield flat(stat.kind, box[0] + start + spec["sign"] / 2, y, spec["sign"], "ghost")


def _influence(table: Table, plan: dict[str, Any], player: Player, box: Box) -> Iterable[Item]:
    spec = plan["influence"]
    for i, (suit, number) in enumerate(zip(reversed(COURTIERS), reversed(player.influence), strict=True)):
        x = box[0] + spec["right"] - 15 - i * spec["step"]
        yield from influence_tile(table.words, suit, (x, box[1] + plan["row"]), spec["height"], number)


def _played(table: Table, plan: dict[str, Any], player: Player, box: Box) -> Iterable[Item]:
    """The cards of this visit, play by play; of too many the first ones are only counted."""
    spec, words = plan["played"], table.words
    y, left, right = box[1] + spec["y"], box[0] + plan["left"], box[2] - 14
    if player.withdrawn:
        base = middle_line(y, "note")
        yield write(words.text("taj_mahal-board-withdrawn"), "note", left, base, tone="ink_soft", room=right - left)
        return
    widths = [sum(_width(table, spec, key) for key in play) + GAP for play in player.played]
    shown = _last_that_fit(widths, right - left)
    if shown < len(widths):
        more = words.text("taj_mahal-board-more", n=len(widths) - shown)
        yield write(more, spec["style"], left, middle_line(y, spec["style"]), tone="ink_soft")
        left += MORE
    for play in player.played[len(widths) - shown :]:
        for key in play:
            yield from short(words, table.view.edition, key, (left, y), (spec["height"], spec["style"]))
            left += _width(table, spec, key)
        left += GAP


GAP = 9
"""Between two plays, in pixels."""
MORE = 44
"""The room for the number of plays that are not shown."""


def _width(table: Table, spec: dict[str, Any], key: str) -> float:
    return short_width(table.view.edition, table.words, key, spec["height"], spec["style"]) + 2


def _last_that_fit(widths: Sequence[float], room: float) -> int:
    """How many of the last plays there is room for."""
    if sum(widths) - GAP <= room:
        return len(widths)
    count = len(widths)
    while sum(widths[len(widths) - count :]) > room - MORE:
        count -= 1
    return count
