"""The city of Pu'er: a card for each building and one for the bank, with bids and tracks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Any

from data.catalogue import Catalogue
from data.wording import form
from games.api import Seat
from games.yunnan.editions import Band, Building, Edition
from games.yunnan.model import Player
from games.yunnan.view import View
from renderer.parts import Stat, centred, middle_line
from renderer.scene import Drawing, Item, Layer, Plate, Sprite
from renderer.table import box_of, signed
from renderer.writing import width_of, write
from renderer.yunnan.board import BOARD, livery, term

CARDS, TRACK, BANK = BOARD["cards"], BOARD["track"], BOARD["bank"]
TOP: int = CARDS["top"]
SIGN = {"trader": "scroll", "pass": "gate", "horse": "horse", "influence": "seal", "structure": "tools"}
"""The sign of a building, by what it gives."""
STRUCTURE_SIGNS = (("post", 34), ("bridge", 22), ("teahouse", 34))


@dataclass(frozen=True, slots=True)
class Spot:
    """A space: its price or number, its centre and its diameter."""

    key: int
    x: float
    y: float
    size: float


def cards(edition: Edition) -> list[tuple[Building, float, float]]:
    """The buildings with the left and right ends of their cards."""
    found, left = [], CARDS["left"]
    for building in edition.buildings:
        right = left + CARDS["width" if building.gives in SIGN else "block_width"]
        found.append((building, left, right))
        left = right + CARDS["gap"]
    return found


def bank_card(edition: Edition) -> tuple[float, float]:
    """Left and right end of the bank's card: what the buildings leave."""
    return cards(edition)[-1][2] + CARDS["gap"], CARDS["right"]


def spots(building: Building, left: float, right: float) -> list[Spot]:
    """The spaces of a building, in two rows; the first place is its sign's, where it has one."""
    signs = 1 if building.gives in SIGN else 0
    xs, size = _columns(ceil((len(building.spaces) + signs) / 2), (left + right) / 2, right - left - CARDS["pitch"][1])
    places = [(x, TOP + y) for y in CARDS["rows"] for x in xs][signs:]
    return [Spot(price, x, y, size) for price, (x, y) in zip(building.spaces, places, strict=False)]


def _columns(count: int, middle: float, room: float, most: float = CARDS["pitch"][0]) -> tuple[list[float], float]:
    """Where columns of spaces stand, and how large the spaces are."""
    pitch = min(most, room / count)
    diameter, gap = CARDS["space"]
    return [middle + pitch * (i - (count - 1) / 2) for i in range(count)], min(diameter, pitch - gap)


def bank_spots(edition: Edition) -> list[Spot]:
    """The spaces of the bank, by their index; those beyond the edition's are closed."""
    plan, (left, _) = _bank_plan(edition), bank_card(edition)
    count = max(edition.bank_spaces, BANK["spaces"])
    xs, size = _columns(count, left + plan["middle"], plan["room"], plan["pitch"])
    return [Spot(i, x, TOP + plan["row"], size) for i, x in enumerate(xs)]


def _bank_plan(edition: Edition) -> dict[str, Any]:
    left, right = bank_card(edition)
    plan: dict[str, Any] = BANK["wide" if right - left > BANK["wide_from"] else "narrow"]
    return plan


# ---------------------------------------------------------------- what is printed


def printed(edition: Edition, words: Catalogue, market: tuple[Item, ...]) -> tuple[Layer, ...]:
    """The walls with the market's notes, and the cards."""
    walls = box_of(BOARD["city"])
    whole = (walls[0], BOARD["market"]["box"][1] - 14, walls[2], walls[3])
    drawn = [item for building, left, right in cards(edition) for item in _card(words, building, left, right)]
    tracks = [item for building, left, _ in cards(edition) for item in _cells(edition, building, left)]
    return (
        Layer("walls", (Drawing("yunnan-city", whole), *market)),
        Layer("cards", (*drawn, *tracks, *_bank(edition, words))),
    )


def _card(words: Catalogue, building: Building, left: float, right: float) -> Iterable[Item]:
    yield from _sheet(form(term(words, building.key), "heading"), left, right)
    places = spots(building, left, right)
    for spot in places:
        kind = "space" if spot.key in building.small else "large_space"
        yield Sprite(kind, spot.x, spot.y, spot.size, look="print", foot=False)
    if building.gives in SIGN:
        x = min(spot.x for spot in places)
        yield Sprite(SIGN[building.gives], x, TOP + CARDS["rows"][0], CARDS["icon"], foot=False)
    yield from _success(building, (left + right) / 2)


def _sheet(title: str, left: float, right: float) -> Iterable[Item]:
    top, bottom = TOP, CARDS["bottom"]
    yield Plate((left + 2, top - 8, right - 2, bottom), "paper", 8, "wall_dark", 2)
    yield Drawing("roof", (left - 2, top - CARDS["roof"], right + 2, top))
    yield write(title, "building", (left + right) / 2, top + CARDS["title"], anchor="middle", room=right - left - 28)


def _success(building: Building, x: float) -> Iterable[Item]:
    """What a successful bid gives, in flat signs."""
    y = TOP + CARDS["foot"]
    match building.gives:
        case "trader":
            yield write("+1", "balance", x - 8, y, anchor="right", tone="ink_soft")
            yield Sprite("trader", x + 20, y + 3, 38, look="flat")
        case "horse":
            yield Sprite("horse", x - 24, y + 3, 38, look="flat")
            yield Sprite("arrow", x + 26, y + 1, 28, look="flat")
        case "structure":
            for i, (kind, height) in enumerate(STRUCTURE_SIGNS):
                yield Sprite(kind, x + 58 * (i - 1), y + 3, height, look="flat")
        case "block":
            yield Sprite("storm", x, TOP + CARDS["storm"], 46, look="ghost", tone="ghost")


def _steps(edition: Edition, building: Building) -> Sequence[int]:
    """The steps of the track on a building, if it has one."""
    match building.gives:
        case "pass":
            return range(edition.start_passes, edition.max_passes + 1)
        case "influence":
            return range(edition.start_influence, edition.max_influence + 1)
        case _:
            return ()


def _cell_centres(edition: Edition, building: Building, left: float) -> list[tuple[int, float]]:
    steps = _steps(edition, building)
    wide = min(TRACK["step"], 5 * TRACK["step"] / max(1, len(steps)))
    return [(step, left + TRACK["left"] + wide * i) for i, step in enumerate(steps)]


def _cells(edition: Edition, building: Building, left: float) -> Iterable[Item]:
    width, height, top = TRACK["cell"]
    for i, (step, x) in enumerate(_cell_centres(edition, building, left)):
        box = (x - width / 2, TOP + top, x + width / 2, TOP + top + height)
        yield Plate(box, "ground" if i % 2 == 0 else "paper_deep", 6)
        yield write(str(step), "step", x, TOP + TRACK["number"], anchor="middle", tone="ink_soft")


def _bank(edition: Edition, words: Catalogue) -> Iterable[Item]:
    left, right = bank_card(edition)
    yield from _sheet(words.text("board-bank"), left, right)
    for spot in bank_spots(edition):
        yield Sprite("space", spot.x, spot.y, spot.size, look="print", foot=False)


# ---------------------------------------------------------------- what changes


def pieces(view: View, words: Catalogue) -> tuple[Layer, ...]:
    """Bids, the bank's visitors and payouts, and the tokens on the tracks."""
    tokens = (item for building, left, _ in cards(view.edition) for item in _tokens(view, building, left))
    bank = (*_visits(view), *_penalty(view, words))
    return (Layer("bids", tuple(_bids(view))), Layer("bank", bank), Layer("tracks", tuple(tokens)))


def _bids(view: View) -> Iterable[Item]:
    standing = {(bid.building, bid.space): bid.seat for bid in view.bids}
    for building, left, right in cards(view.edition):
        for spot in spots(building, left, right):
            yield from _stand(view, spot, str(spot.key), standing.get((building.key, spot.key)))
        if building.gives == "block" and view.blocked is None:
            yield Sprite("storm", (left + right) / 2, TOP + CARDS["storm"], 46)


def _stand(view: View, spot: Spot, text: str, seat: Seat | None) -> Iterable[Item]:
    """A space with its price or payout: empty, or under a trader."""
    if seat is None:
        yield write(text, "bid", spot.x, middle_line(spot.y, "bid"), anchor="middle", tone="ink_soft")
    else:
        yield from _trader(livery(view, seat), text, spot)


def _trader(colour: str, text: str, spot: Spot) -> Iterable[Item]:
    drop, height = CARDS["plate"]
    y = spot.y + drop
    yield Sprite("trader", spot.x, spot.y + CARDS["figure_feet"], CARDS["figure"], colour)
    yield Plate(centred(spot.x, y, width_of(text, "bid") + 16, height), f"{colour}.fill", 7, "ink", 1.8, 1.0)
    yield write(text, "bid", spot.x, middle_line(y, "bid"), anchor="middle", tone=f"{colour}.on")


def _visits(view: View) -> Iterable[Item]:
    total = sum(bid.space for bid in view.bids)
    number = max(i for i, band in enumerate(view.edition.bank) if band.total <= total)
    yield from _table(view.edition, number, marked=total > 0 or any(seat is not None for seat in view.bank))
    for spot in bank_spots(view.edition):
        if spot.key < len(view.bank):
            yield from _stand(view, spot, str(view.edition.bank[number].pays[spot.key]), view.bank[spot.key])
        else:
            yield Sprite("closed", spot.x, spot.y, 30, look="print", foot=False)


def _penalty(view: View, words: Catalogue) -> Iterable[Item]:
    """What each Yuan missing for bids costs in this round, where there is room beside the bank's table."""
    plan, (left, _) = _bank_plan(view.edition), bank_card(view.edition)
    if view.edition.penalty is None or "penalty" not in plan or view.phase == "over":
        return
    x, (note, middle) = left + plan["middle"], plan["penalty"]
    yield write(words.text("board-missing-yuan"), "note", x, TOP + note, anchor="middle", tone="ink_soft", room=180)
    cost = Stat("star", signed(-view.edition.penalty_in(view.round)), 28, "balance")
    yield from cost.at(x - cost.width / 2, TOP + middle)


def _table(edition: Edition, number: int, *, marked: bool) -> Iterable[Item]:
    """The bank's table round the line in force: from which total of bids on it pays what."""
    plan, (left, _) = _bank_plan(edition), bank_card(edition)
    first = max(0, min(number - BANK["lines"] // 2, len(edition.bank) - BANK["lines"]))
    for row, i in enumerate(range(first, min(first + BANK["lines"], len(edition.bank)))):
        y, now = TOP + plan["top"] + row * plan["step"], marked and i == number
        ends = (left + plan["left"], left + plan["right"])
        if now:
            yield Plate((ends[0] - 12, y - 23, ends[1] + 12, y + 6), "ink", 8)
        yield from _line(edition, i, ends, y, "on_dark" if now else "ink_soft")


def _line(edition: Edition, number: int, ends: tuple[float, float], y: float, tone: str) -> Iterable[Item]:
    yield write(_range(edition.bank, number), "note", ends[0], y, tone=tone)
    pays = " · ".join(str(pay) for pay in dict.fromkeys(edition.bank[number].pays))
    yield write(pays, "step", ends[1], y, anchor="right", tone=tone)


def _range(bands: tuple[Band, ...], number: int) -> str:
    ends = [f"–{after.total - 1}" for _, after in pairwise(bands)]
    return str(bands[number].total) + [*ends, "+"][number]


def _tokens(view: View, building: Building, left: float) -> Iterable[Item]:
    for step, x in _cell_centres(view.edition, building, left):
        here = [Seat(i) for i, player in enumerate(view.players) if _standing(player, building) == step]
        spread = TRACK["spread"][len(here) - 1] if here else []
        for seat, (dx, dy) in zip(here, spread, strict=True):
            y = TOP + TRACK["markers"] + dy
            yield Sprite(
                "marker", x + dx, y, 2 * TRACK["radius"][len(here) - 1], livery(view, seat), "token", foot=False
            )


def _standing(player: Player, building: Building) -> int:
    return player.passes if building.gives == "pass" else player.influence
