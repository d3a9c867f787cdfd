"""Pieces of several players in one place: side by side in the order of the seats, from three on with a number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.api import Seat
from games.yunnan.view import View
from renderer.parts import badge, slots
from renderer.scene import Item, Sprite
from renderer.yunnan.board import BOARD, HEIGHT, livery

STACK = BOARD["stack"]
FEW = 2
"""So many traders are shown as figures, more as one figure with a number."""


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces of one kind and player in one place."""

    kind: str
    livery: str
    count: int = 1
    guarded: bool = False
    """Whether the foremost one bears a shield."""

    @property
    def width(self) -> float:
        """The room that the group takes, in pixels."""
        widths: dict[str, float] = STACK["width"]
        return widths[self._look]

    @property
    def _look(self) -> str:
        if self.count == 1:
            return self.kind
        if self.kind != "trader":
            return "counted"
        return "pair" if self.count == FEW else "badged"


def horses(view: View, place: int) -> list[Group]:
    """The horses that have come as far as this place."""
    return [Group("horse", livery(view, Seat(i))) for i, player in enumerate(view.players) if player.horse == place]


def posts(view: View, place: int) -> list[Group]:
    """Each player's posts in a place."""
    return [
        Group("post", livery(view, Seat(i)), player.posts[place])
        for i, player in enumerate(view.players)
        if player.posts[place]
    ]


def traders(view: View, place: int) -> list[Group]:
    """Each player's traders in a place, behind a shield where they are guarded; a shield may also stand alone."""
    return list(_traders(view, place))


def _traders(view: View, place: int) -> Iterator[Group]:
    for i, player in enumerate(view.players):
        guarded, count = place in player.guarded, player.traders[place]
        if count:
            yield Group("trader", livery(view, Seat(i)), count, guarded)
        elif guarded:
            yield Group("guard", livery(view, Seat(i)))


def stand(rows: list[list[float]], row: str, groups: list[Group], scale: float = 1) -> Iterable[Item]:
    """The groups in the rows that a place has for them: first all figures, then all numbers."""
    spots = slots(rows, [scale * group.width for group in groups], STACK["gap"][row])
    placed = list(zip(groups, spots, strict=True))
    for group, (x, y) in placed:
        yield from _figures(group, x, y, scale)
    for group, (x, y) in placed:
        yield from _number(group, x, y, scale)


def _figures(group: Group, x: float, y: float, scale: float) -> Iterable[Sprite]:
    feet = _feet(group)
    for dx, dy in feet:
        yield Sprite(group.kind, x + scale * dx, y + scale * dy, scale * HEIGHT[group.kind], group.livery)
    if group.guarded:
        dx, dy = feet[-1]
        yield Sprite("guard", x + scale * dx, y + scale * dy + 2, scale * HEIGHT["guard"], group.livery)


def _feet(group: Group) -> list[list[float]]:
    if group.count == 1:
        return [[0, 0]]
    if group.kind != "trader":
        return [[STACK["counted"], 0]]
    pair: list[list[float]] = STACK["pair"]
    return pair if group.count == FEW else [[STACK["badged"], 0]]


def _number(group: Group, x: float, y: float, scale: float) -> Iterable[Item]:
    if group.kind == "trader" and group.count > FEW:
        dx, dy, height = STACK["badge"]
        style = "badge" if scale == 1 else "badge_small"
        yield from badge(group.count, x + scale * dx, y + scale * dy, scale * height, style)
    elif group.kind != "trader" and group.count > 1:
        dx, dy, height = STACK["small_badge"]
        yield from badge(group.count, x + dx, y + scale * dy, height, "badge_small")
