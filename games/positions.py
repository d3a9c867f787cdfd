"""A short hash of a position: it tells whether the rules still lead where they once led."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any


def digest(state: Any) -> str:
    """32 hexadecimal digits: the same for equal positions, in every process, and others for any other position.

    A field at its default counts for nothing, so one that is added to a type leaves the positions of old games
    as they were.
    """
    return sha256(_text(state).encode()).hexdigest()[:32]


def _text(value: Any) -> str:
    """A frozen value in one way only: what has no order is sorted, and procedures go by their names."""
    match value:
        case None:
            return "null"
        case str():
            return json.dumps(value)
        case int():
            return str(int(value))
        case tuple() | list():
            return f"[{','.join(map(_text, value))}]"
        case Mapping():
            return f"{{{','.join(sorted(f'{_text(key)}:{_text(item)}' for key, item in value.items()))}}}"
        case AbstractSet():
            return f"<{','.join(sorted(map(_text, value)))}>"
        case _ if is_dataclass(value):
            return f"{type(value).__name__}({','.join(_fields(value))})"
    return str(value.__name__)


def _fields(value: Any) -> Iterator[str]:
    for item in fields(value):
        held = getattr(value, item.name)
        if item.default is MISSING or held != item.default:
            yield f"{item.name}={_remembered(_Same(held)) if is_dataclass(held) else _text(held)}"


class _Same:
    """A frozen value by its identity, which is quicker to compare than what it holds."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.value is other.value


@lru_cache(maxsize=64)
def _remembered(same: _Same) -> str:
    """The text of what many positions have in common: the edition that is played."""
    return _text(same.value)
