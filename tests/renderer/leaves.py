"""Views that differ from a view in a single fact each: a number, a seat, or a thing that is not there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from games.api import Seat

KEPT = frozenset({"edition", "viewer", "hand", "provinces", "colours"})
"""What a game has from its start, and what only one viewer has."""

FIXED = frozenset({".players", ".order"})
"""What has an item for each seat."""


def differing(view: Any) -> Iterator[tuple[str, Any]]:
    """Where the views differ, and the views."""
    return _differing(view, "", len(view.players))


def _differing(value: Any, where: str, seats: int) -> Iterator[tuple[str, Any]]:
    match value:
        case bool():
            yield where, not value
        case Seat():
            yield where, Seat((value + 1) % seats)
        case int():
            yield where, value - 1 if value else 1
        case tuple():
            yield from _in_tuple(value, where, seats)
        case Mapping():
            yield from _in_mapping(value, where, seats)
        case _ if is_dataclass(value):
            yield from _in_fields(value, where, seats)


def _in_fields(value: Any, where: str, seats: int) -> Iterator[tuple[str, Any]]:
    for name in [field.name for field in fields(value) if field.name not in KEPT]:
        for place, other in _differing(getattr(value, name), f"{where}.{name}", seats):
            yield place, replace(value, **{name: other})


def _in_tuple(value: tuple[Any, ...], where: str, seats: int) -> Iterator[tuple[str, Any]]:
    """Each item changed, and away where a field holds things, not numbers of all that there are."""
    for number, item in enumerate(value):
        before, after = value[:number], value[number + 1 :]
        for place, other in _differing(item, f"{where}[{number}]", seats):
            yield place, (*before, other, *after)
        if where not in FIXED and not where.endswith("]") and (isinstance(item, Seat) or not isinstance(item, int)):
            yield f"{where}[{number}] away", (*before, *after)


def _in_mapping(value: Mapping[Any, Any], where: str, seats: int) -> Iterator[tuple[str, Any]]:
    for key, item in value.items():
        for place, other in _differing(item, f"{where}[{key}]", seats):
            yield place, {**value, key: other}
        yield f"{where}[{key}] away", {other: item for other, item in value.items() if other != key}
