"""What stands in a player's panel while the game runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.api import Seat
from games.yunnan.model import STRUCTURES, Player
from renderer import frames
from renderer.frames import Figure
from renderer.parts import Stat, spread
from renderer.scene import Item, Sprite, Text
from renderer.table import signed
from renderer.theme import Box
from renderer.writing import write
from renderer.yunnan.board import BOARD, Table, livery

PANEL = BOARD["panel"]
CLEAR = 8
"""Between the money and what stands to the right of it, in pixels."""


def seated(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Item]:
    """The frame, and the figure in the player's colour with the number in turn order."""
    match (seat in table.view.acting, seat in table.view.passed):
        case (True, _):
            paper = "active_paper"
        case (_, True):
            paper = "passed_paper"
        case _:
            paper = "plate"
    order = (table.view.order.index(seat) + 1, plan["order"])
    yield from frames.seated(Figure("trader", *plan["figure"]), box, livery(table.view, seat), order, paper)


def title(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Item]:
    """The name, and after it the Guards still in the general supply."""
    shields = list(guards(table, plan, seat, box))
    yield name(table, plan, seat, box, min((shield.box[0] - 8 for shield in shields), default=box[2] - 16))
    yield from shields


def name(table: Table, plan: dict[str, Any], seat: Seat, box: Box, right: float) -> Text:
    """The player's name, which ends at `right` at the latest."""
    x, y = box[0] + plan["name"][0], box[1] + plan["name"][1]
    tone = "ink_soft" if seat in table.view.passed else "ink"
    return write(table.names[seat], "name", x, y, tone=tone, room=right - x)


def guards(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Sprite]:
    """The Guards of a player in the general supply, from the right."""
    (x, y), height = plan["guards"], PANEL["guard"]
    for number in range(table.view.players[seat].guards):
        left = box[0] + x - number * (height - 2)
        yield Sprite("guard", left, box[1] + y, height, livery(table.view, seat), "token", foot=False)


def points(plan: dict[str, Any], vp: int, box: Box) -> Iterable[Item]:
    """The victory points on the track; they may be below 0."""
    room = plan["money"] - plan["vp"] - plan["sign"] - 12
    yield from Stat("star", signed(vp), plan["sign"], "vp", room=room).at(box[0] + plan["vp"], box[1] + plan["big"])


def purse(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Item]:
    """Money, what is bound or earned, the progress, and the structures not yet built."""
    player, colour = table.view.players[seat], livery(table.view, seat)
    money, left = Stat("coin", str(player.money), plan["sign"], "money"), box[0] + plan["money"]
    yield from money.at(left, box[1] + plan["big"])
    yield from _balance(table, plan, seat, box, left + money.width)
    yield from _row(plan, (_supply(plan, player, colour), *_progress(plan, player)), box)
    for number in range(len(STRUCTURES)):
        yield from _stock(plan, player, number, colour, box)


def bot(table: Table, plan: dict[str, Any], seat: Seat, box: Box) -> Iterable[Item]:
    """The traders, the influence and the teahouses of a player who has no more."""
    player, colour = table.view.players[seat], livery(table.view, seat)
    yield from _row(plan, (_supply(plan, player, colour), _progress(plan, player)[0]), box)
    yield from _stock(plan, player, STRUCTURES.index("teahouse"), colour, box)


def _balance(table: Table, plan: dict[str, Any], seat: Seat, box: Box, left: float) -> Iterable[Item]:
    """Right of the money, while bidding that bound in bids, or that the player has passed; else the income."""
    words, view, player = table.words, table.view, table.view.players[seat]
    bound, tone = view.bound(seat), "cinnabar" if view.bound(seat) > player.money else "ink"
    room = (left + CLEAR, *box[1:])
    match (view.phase, seat in view.passed):
        case ("bidding", True):
            yield from _caption(plan, words.text("board-passed"), f"−{bound}" if bound else "", room, tone)
        case ("bidding", False) if bound:
            yield from _caption(plan, words.text("board-bids"), f"−{bound}", room, tone)
        case ("travel" | "income", _) if player.income is not None:
            yield from _caption(plan, words.text("board-income"), f"+{player.income}", room, "ink")


def _caption(plan: dict[str, Any], caption: str, figure: str, room: Box, tone: str) -> Iterable[Item]:
    """A word and a figure below it, both at the right end of the room."""
    left, top, right, _ = room
    x, (y, base) = right - plan["inward"], plan["balance"]
    yield write(caption, "note", x, top + y, anchor="right", tone="ink_soft", room=min(PANEL["caption"], x - left))
    if figure:
        yield write(figure, "balance", x, top + base, anchor="right", tone=tone)


def _row(plan: dict[str, Any], stats: tuple[Stat, ...], box: Box) -> Iterable[Item]:
    spec = plan["stat"]
    starts = spread([stat.width for stat in stats], spec["left"], spec["right"], spec["gap"])
    for stat, start in zip(stats, starts, strict=True):
        yield from stat.at(box[0] + start, box[1] + plan["row"])


def _supply(plan: dict[str, Any], player: Player, colour: str) -> Stat:
    """Traders in the personal supply, and more in the general supply."""
    spec, more = plan["stat"], f"+{player.reserve}" if player.reserve else ""
    return Stat("trader", str(player.supply), spec["sign"] + 5, spec["style"], colour, more, gap=2)


def _progress(plan: dict[str, Any], player: Player) -> tuple[Stat, ...]:
    """Influence, passes and presents."""
    spec, kinds = plan["stat"], (("seal", player.influence), ("gate", player.passes), ("parcel", player.presents))
    return tuple(Stat(kind, str(number), spec["sign"], spec["style"]) for kind, number in kinds)


def _stock(plan: dict[str, Any], player: Player, number: int, colour: str, box: Box) -> Iterable[Item]:
    """Structures of one kind not yet built: a full dot for one in hand, a ring for one in the general supply."""
    hand, general = player.in_hand[number], player.in_general[number]
    if not hand + general:
        return
    spec, kind = plan["stock"], STRUCTURES[number]
    x, y = box[0] + spec["at"][number][0], box[1] + spec["at"][number][1]
    height = spec["height"] * (0.7 if kind == "bridge" else 1)
    owned = Sprite(kind, x, y, height, colour, "token")
    yield owned if hand else Sprite(kind, x, y, height, look="flat", tone="ghost")
    dx, dy = spec["dots"]
    for i in range(hand + general):
        left = x + dx + spec["step"] * (i if dx else i - (hand + general - 1) / 2)
        yield Sprite("full" if i < hand else "empty", left, y + dy, spec["dot"], look="print", foot=False)
