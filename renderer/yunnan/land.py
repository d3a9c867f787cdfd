"""The provinces, Pu'er's market and the gorges: what is printed there, and the pieces on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from data.catalogue import Catalogue
from games.api import Seat
from games.yunnan.editions import Edition
from games.yunnan.model import PUER
from games.yunnan.view import View
from renderer.parts import badge, centred
from renderer.scene import Drawing, Item, Layer, Plate, Sprite, Text
from renderer.table import box_of, spot
from renderer.theme import LIVERIES, Box, mix
from renderer.writing import write
from renderer.yunnan.board import BOARD, HEIGHT, PLACES, livery, term
from renderer.yunnan.stacks import STACK, horses, posts, stand, traders

PROVINCES = range(PUER + 1, len(PLACES))
PRINTED: dict[tuple[int, int], dict[str, Any]] = {tuple(gorge["places"]): gorge for gorge in BOARD["gorge"]}
HANG = 1
"""How far letters may hang below the line of the market's name and note, in pixels."""
EARNER = 28
"""The height of the signs beside what a trader and a post earn, in pixels."""


def printed(edition: Edition, words: Catalogue) -> tuple[Layer, ...]:
    """The map with its names and figures."""
    return (
        Layer("land", (Drawing("yunnan-land", box_of(BOARD["map"])),)),
        Layer("sites", (*_gates(), *_arches(edition), *_plaques(edition))),
        Layer("names", tuple(item for place in PROVINCES for item in _legend(edition, words, place))),
    )


def _gates() -> Iterable[Item]:
    return (Sprite("gate", x, y + 14, HEIGHT["gate"]) for x, y in BOARD["road"]["gates"])


def _arches(edition: Edition) -> Iterable[Item]:
    spots = (sites(gorge)[0] for gorge in edition.gorges)
    return (Sprite("arch", x, y, HEIGHT["arch"], look="token") for x, y in spots)


def sites(gorge: tuple[int, int]) -> list[tuple[float, float]]:
    """Where bridges stand on a gorge, in stacking order, and the storm on the next free one.

    A gorge that is not printed on this map has them half way between its two places.
    """
    if gorge in PRINTED:
        return [spot(raw) for raw in [*PRINTED[gorge]["sites"], PRINTED[gorge]["full"]]]
    (ax, ay), (bx, by) = (spot(PLACES[place]["traders"][0]) for place in gorge)
    return [((ax + bx) / 2 + BOARD["stack"]["bridges"] * i, (ay + by) / 2) for i in range(len(LIVERIES) + 1)]


def _plaques(edition: Edition) -> Iterable[Item]:
    for place in PROVINCES:
        box = _plaque(place)
        yield Plate(box, mix(PLACES[place]["land"] + ".fill", "plate", 0.6), 8, "frame", 2)
        x, y = _teahouse_foot(place)
        yield Sprite("teahouse", x, y - 2, HEIGHT["teahouse"] - 4, look="ghost", tone="ghost")
        right = box[2] - 19
        yield Sprite("star", right, box[1] + 17, 20, look="flat", foot=False)
        yield write(str(edition.vp_teahouse[place]), "step", right, box[3] - 10, anchor="middle", tone="ink_soft")


def _plaque(place: int) -> Box:
    width, height, _ = STACK["plaque"]
    return centred(*spot(PLACES[place]["teahouse"]), width, height)


def _teahouse_foot(place: int) -> tuple[float, float]:
    box, inset = _plaque(place), STACK["plaque"][2]
    return box[0] + inset + 5, box[3] - 6


def _legend(edition: Edition, words: Catalogue, place: int) -> Iterable[Item]:
    """Name, and what a trader and a post earn: flat signs, so that nobody takes them for pieces."""
    here = PLACES[place]
    (x, y), (left, base) = here["name"], here["incomes"]
    name = write(term(words, edition.places[place]), "place", x, y, room=here["room"])
    yield _raised(name, base - EARNER - y) if left else name
    left = left or x + name.width + 14
    for kind, income in (("trader", edition.trader_income), ("post", edition.post_income)):
        sign = Sprite(kind, left + 11, base, EARNER, look="flat")
        figure = write(str(income[place]), "income", left + sign.width + 6, base)
        yield from (sign, figure)
        left = figure.x + figure.width + 14


def pieces(view: View) -> tuple[Layer, ...]:
    """Everything on the map that moves."""
    return (
        Layer("bridges", tuple(item for gorge in range(len(view.edition.gorges)) for item in _bridges(view, gorge))),
        Layer("provinces", tuple(item for place in PROVINCES for item in _province(view, place))),
        Layer("market", tuple(_market(view))),
    )


def _province(view: View, place: int) -> Iterable[Item]:
    here = PLACES[place]
    yield from stand(here["horses"], "horses", horses(view, place))
    yield from stand(here["posts"], "posts", posts(view, place))
    yield from _teahouse(view, place)
    yield from _presents(view, place)
    yield from stand(here["traders"], "traders", traders(view, place))
    if view.inspector == place:
        yield Sprite("inspector", *spot(here["inspector"]), HEIGHT["inspector"])


def _teahouse(view: View, place: int) -> Iterable[Item]:
    x, y = _teahouse_foot(place)
    owners = (Seat(i) for i, player in enumerate(view.players) if place in player.teahouses)
    return (Sprite("teahouse", x, y, HEIGHT["teahouse"], livery(view, seat)) for seat in owners)


def _presents(view: View, place: int) -> Iterable[Item]:
    if not view.presents[place]:
        return
    (x, y), (parcel, dx, dy) = PLACES[place]["presents"], STACK["present"]
    yield Sprite("parcel", x + parcel, y, HEIGHT["parcel"])
    yield from badge(view.presents[place], x + dx, y + dy, STACK["badge"][2])


def _market(view: View) -> Iterable[Item]:
    """Traders in Pu'er, and before them posts, where an edition allows posts there: both together a little smaller."""
    here, behind, front = PLACES[PUER], traders(view, PUER), posts(view, PUER)
    if behind and front:
        yield from stand(here["behind"], "traders", behind, here["scale"])
        yield from stand(here["posts"], "posts", front, here["scale"])
    else:
        yield from stand(here["traders"], "traders", behind)
        yield from stand(here["traders"], "posts", front)


def _bridges(view: View, gorge: int) -> Iterable[Item]:
    free = sites(view.edition.gorges[gorge])
    builders = [Seat(i) for i, player in enumerate(view.players) if gorge in player.bridges]
    for seat, (x, y) in reversed(list(zip(builders, free, strict=False))):
        yield Sprite("bridge", x, y, HEIGHT["bridge"], livery(view, seat))
    if view.blocked == gorge:
        x, y = free[len(builders)]
        yield Sprite("storm", x, y - 22, HEIGHT["storm"], foot=False)


def market_note(edition: Edition, words: Catalogue) -> tuple[Item, ...]:
    """Name of the market, and what traders earn there."""
    here = PLACES[PUER]
    name = _raised(write(term(words, edition.places[PUER]), "place", *here["name"], room=here["room"]), HANG)
    key = "board-market-all" if edition.paid_in_puer == 1 else "board-market-each"
    x, y = here["note"]
    said = words.text(key, n=edition.trader_income[PUER])
    note = _raised(write(said, "goal", x, y, anchor="right", tone="ink_soft"), HANG)
    return name, note, Sprite("trader", note.x - 16, y + 1, 27, look="flat")


def _raised(name: Text, most: float) -> Text:
    """The name, higher by what hangs below its line more than that: something stands close below."""
    hanging = max(0, round(name.box[3] - name.y - most))
    left, top, right, bottom = name.box
    return replace(name, y=name.y - hanging, box=(left, top - hanging, right, bottom - hanging))
