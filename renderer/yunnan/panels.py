"""The players' panels, in turn order, or at the end by place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.api import Score, Seat
from games.yunnan.model import STRUCTURES, Player
from renderer.parts import Stat, centred, spread
from renderer.scene import Item, Layer, Plate, Sprite
from renderer.theme import Box
from renderer.writing import write
from renderer.yunnan.board import BOARD, Table, livery
from renderer.yunnan.scoring import result, scoring_key

PANEL = BOARD["panel"]


def panels(table: Table) -> tuple[Layer, ...]:
    """A panel for each seat, and below them the key where there is room."""
    plan, view = _plan(table), table.view
    seats = [score.seat for score in view.scores] or list(view.order)
    found = [_panel(table, seat, _box(plan, i), i + 1) for i, seat in enumerate(seats)]
    key = scoring_key(view.edition, table.words, _left_over(plan, len(seats)))
    return (Layer("panels", tuple(item for items in found for item in items)), Layer("key", tuple(key)))


def _plan(table: Table) -> dict[str, Any]:
    few = len(table.view.players) <= PANEL["roomy_up_to"]
    plan: dict[str, Any] = PANEL["roomy" if few else "compact"]
    return plan


def _box(plan: dict[str, Any], number: int) -> Box:
    left, top, right, _ = BOARD["panels"]
    start = top + number * (plan["height"] + PANEL["gap"])
    return (left, start, right, start + plan["height"])


def _left_over(plan: dict[str, Any], count: int) -> Box:
    left, _, right, bottom = BOARD["panels"]
    return (left, _box(plan, count)[1], right, bottom)


def _panel(table: Table, seat: Seat, box: Box, number: int) -> Iterable[Item]:
    plan, view = _plan(table), table.view
    score = next((score for score in view.scores if score.seat == seat), None)
    yield from _frame(table, seat, box, score)
    yield from _tab(plan, seat, box, score.place if score else number, won=score is not None and score.place == 1)
    tone = "ink_soft" if seat in view.passed and not score else "ink"
    x, y = box[0] + plan["name"][0], box[1] + plan["name"][1]
    yield write(table.names[seat], "name", x, y, tone=tone, room=box[2] - 16 - x)
    if score:
        yield from result(plan, score, box)
    else:
        yield from _standing(table, seat, box)


def _frame(table: Table, seat: Seat, box: Box, score: Score | None) -> Iterable[Item]:
    left, top, right, bottom = box
    match (score, seat in table.view.acting, seat in table.view.passed):
        case (None, True, _):
            rim, paper = "ink", "active_paper"
        case (None, _, True):
            rim, paper = "", "passed_paper"
        case (Score(place=1), _, _):
            rim, paper = "gold", "winner_paper"
        case _:
            rim, paper = "", "plate"
    if rim:
        yield Plate((left - 5, top - 5, right + 5, bottom + 5), rim, 18)
    yield Plate(box, paper, 13, "frame", 1)
    yield Plate((left, top, left + PANEL["tab"], bottom), f"{livery(seat)}.fill", 13, left_only=True)


def _tab(plan: dict[str, Any], seat: Seat, box: Box, number: int, *, won: bool) -> Iterable[Item]:
    """The figure in the player's colour with the number in turn order; the winner's is on a golden medal."""
    x, (feet, height), base = box[0] + PANEL["tab"] / 2, plan["figure"], box[1] + plan["order"]
    yield Sprite("trader", x, box[1] + feet, height, livery(seat))
    if won:
        yield Plate(centred(x, base - 12, 44, 44), "gold_light", 22, "ink", 2, 1.6)
    yield write(str(number), "order", x, base, anchor="middle", tone="ink" if won else f"{livery(seat)}.on")


def _standing(table: Table, seat: Seat, box: Box) -> Iterable[Item]:
    plan, player = _plan(table), table.view.players[seat]
    for kind, style, value in (("star", "vp", player.vp), ("coin", "money", player.money)):
        yield from Stat(kind, str(value), plan["sign"], style).at(box[0] + plan[style], box[1] + plan["big"])
    yield from _balance(table, seat, box)
    yield from _stats(plan, player, livery(seat), box)
    for number in range(len(STRUCTURES)):
        yield from _stock(plan, player, number, livery(seat), box)


def _balance(table: Table, seat: Seat, box: Box) -> Iterable[Item]:
    """While bidding, the money bound in bids, or that the player has passed; else the income of the round."""
    plan, words, view = _plan(table), table.words, table.view
    bound, income = view.bound(seat), view.players[seat].income
    match (view.phase, seat in view.passed):
        case ("bidding", True):
            caption, figure = words.text("board-passed"), f"−{bound}" if bound else ""
        case ("bidding", False):
            caption, figure = words.text("board-bids"), f"−{bound}"
            caption, figure = (caption, figure) if bound else ("", "")
        case _:
            caption, figure = words.text("board-income"), "" if income is None else f"+{income}"
            caption = caption if figure else ""
    if caption:
        x, y = plan["caption"]
        yield write(caption, "note", box[0] + x, box[1] + y, anchor="right", tone="ink_soft", room=96)
    if figure:
        x, y = plan["balance"]
        yield write(figure, "balance", box[0] + x, box[1] + y, anchor="right")


def _stats(plan: dict[str, Any], player: Player, colour: str, box: Box) -> Iterable[Item]:
    """Traders in the supply (and the general supply), influence, passes and presents."""
    spec = plan["stat"]
    sign, style, more = spec["sign"], spec["style"], f"+{player.reserve}" if player.reserve else ""
    stats = (
        Stat("trader", str(player.supply), sign + 5, style, colour, more, gap=2),
        Stat("seal", str(player.influence), sign, style),
        Stat("gate", str(player.passes), sign, style),
        Stat("parcel", str(player.presents), sign, style),
    )
    starts = spread([stat.width for stat in stats], spec["left"], spec["right"], spec["gap"])
    for stat, start in zip(stats, starts, strict=True):
        yield from stat.at(box[0] + start, box[1] + plan["row"])


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
