"""Pieces of several players in one place: side by side in the order of the seats, from three on with a number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.api import Seat
from games.yunnan.model import Player
from renderer.parts import badge, slots
from renderer.scene import Item, Sprite
from renderer.yunnan.board import BOARD, HEIGHT, PLACES, livery

STACK = BOARD["stack"]
FEW = 2
"""So many traders are shown as figures, more as one figure with a number."""


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces of one kind and player in one place."""

    kind: str
    seat: Seat
    count: int = 1

    @property
    def width(self) -> float:
        """The room that the group takes, in pixels."""
        widths: dict[str, float] = STACK["width"]
        return widths[self._look]

    @property
    def _look(self) -> str:
        if self.kind != "trader" or self.count == 1:
            return self.kind
        return "pair" if self.count == FEW else "badged"


def counts(players: tuple[Player, ...], kind: str, place: int) -> list[Group]:
    """The groups of "trader" or "post" in a place."""
    found = ((Seat(i), (p.traders if kind == "trader" else p.posts)[place]) for i, p in enumerate(players))
    return [Group(kind, seat, count) for seat, count in found if count]


def stand(place: int, row: str, groups: list[Group]) -> Iterable[Item]:
    """The groups in the rows that a place has for them: first all figures, then all numbers."""
    spots = slots(PLACES[place][row], [group.width for group in groups], STACK["gap"][row])
    placed = list(zip(groups, spots, strict=True))
    for group, (x, y) in placed:
        yield from _figures(group, x, y)
    for group, (x, y) in placed:
        yield from _number(group, x, y)


def _figures(group: Group, x: float, y: float) -> Iterable[Sprite]:
    for dx, dy in _feet(group):
        yield Sprite(group.kind, x + dx, y + dy, HEIGHT[group.kind], livery(group.seat))


def _feet(group: Group) -> list[list[float]]:
    if group.kind != "trader" or group.count == 1:
        return [[0, 0]]
    pair: list[list[float]] = STACK["pair"]
    return pair if group.count == FEW else [[STACK["badged"], 0]]


def _number(group: Group, x: float, y: float) -> Iterable[Item]:
    if group.kind == "trader" and group.count > FEW:
        dx, dy, height = STACK["badge"]
        yield from badge(group.count, x + dx, y + dy, height)
    elif group.kind != "trader" and group.count > 1:
        dx, dy, height = STACK["small_badge"]
        yield from badge(group.count, x + dx, y + dy, height, "badge_small")
