"""The tokens of `data/theme.toml`: colours, liveries, type and icon sizes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from data.tables import table

RGB: TypeAlias = tuple[int, int, int]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels of the picture."""

THEME: dict[str, Any] = table("theme")
SIZE: tuple[int, int] = (THEME["picture"]["size"][0], THEME["picture"]["size"][1])
LIVERIES: tuple[str, ...] = tuple(THEME["liveries"]["seats"])
"""Colours of the seats, in their order."""
NEUTRAL: str = THEME["liveries"]["neutral"]
"""The colour of a player whom nobody plays."""
NOBODY = "wood"
"""The livery of signs that belong to no player."""


@dataclass(frozen=True, slots=True)
class Type:
    """An entry of the type scale: a font, its size, and the size that a text too long may shrink to, in pixels."""

    font: str
    size: int
    floor: int


@lru_cache(maxsize=512)
def rgb(token: str) -> RGB:
    """The colour of a token such as "ink" or "red.fill", or of a literal "#rrggbb". Raises `KeyError`."""
    value: Any = token
    if not token.startswith("#"):
        value = THEME["color"]
        for part in token.split("."):
            value = value[part]
    return (int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16))


def mix(one: str, other: str, share: float) -> str:
    """The colour that lies so far (0 to 1) on the way from one token to the other, as a literal."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@lru_cache(maxsize=64)
def type_of(style: str) -> Type:
    """The entry of the type scale. Raises `KeyError`."""
    return Type(**THEME["type"][style])


def icon_size(kind: str) -> tuple[float, float]:
    """Width and height of the box that an icon is drawn in, in its own units. Raises `KeyError`."""
    width, height = THEME["icon"][kind]["size"]
    return width, height


def emblem_spot(kind: str) -> tuple[float, float, float] | None:
    """Centre and radius of the owner's emblem in an icon's box, or `None` for an icon without one."""
    spot = THEME["icon"][kind].get("emblem")
    return spot and (spot[0], spot[1], spot[2])


def halo_of(kind: str) -> str:
    """The colour of the rim round a piece of this kind."""
    return str(THEME["icon"][kind].get("halo", "halo"))


def emblem_of(livery: str) -> str:
    """The shape that tells a livery apart without its colour."""
    return str(THEME["emblem"][livery])
