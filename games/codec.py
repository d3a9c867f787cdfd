"""Actions to JSON and back: `{"do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}`."""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import lru_cache
from typing import Any, get_args, get_origin, get_type_hints

from games.api import Action, Seat
from games.quoting import brief, named

RESERVED = frozenset({"do", "seat", "hidden"})
"""What a line of a record says besides the fields of its action."""

LARGEST = 10**9
"""The largest number, positive or negative, that an action may hold."""
LONGEST = 100
"""Characters of a word, and items of a list, that an action may hold."""


class CodecError(ValueError):
    """JSON that is no action of the game; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A field of an action type, as commands and the codec need it."""

    name: str
    base: type[str | int]
    """`str`, `int` or `Seat`."""
    many: bool
    nullable: bool
    required: bool
    default: Any = None
    word: str = ""
    """What commands call the field: its name, unless the action type's field says otherwise (metadata `word`)."""
    filled: bool = True
    """Whether a command fills in the only value there is; not where that spends something (metadata `filled`)."""

    def read(self, value: object) -> Any:
        """The field's value from its JSON form. Raises `CodecError`."""
        if value is None and self.nullable:
            return None
        if self.many:
            return self._read_many(value)
        return self._read_one(value)

    def _read_many(self, value: object) -> tuple[str | int, ...]:
        if not isinstance(value, list | tuple) or len(value) > LONGEST:
            raise CodecError(f"{self.name} must be a list, not {brief(value)}")
        return tuple(self._read_one(item) for item in value)

    def _read_one(self, value: object) -> str | int:
        if self.base is str:
            if isinstance(value, str) and len(value) <= LONGEST:
                return value
        elif isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST:
            return self.base(value)
        raise CodecError(f"{self.name} cannot be {brief(value)}")


def fields_of(kind: type[Action]) -> tuple[FieldSpec, ...]:
    """The fields of an action type, in order."""
    return _fields_of(kind)  # type: ignore[arg-type] # types are hashable


@lru_cache(maxsize=256)
def _fields_of(kind: type[Action]) -> tuple[FieldSpec, ...]:
    hints = get_type_hints(kind)
    if taken := RESERVED & hints.keys():
        raise TypeError(f"an action cannot have a field called {', '.join(sorted(taken))}")
    return tuple(
        FieldSpec(item.name, *_shape(hints[item.name]), *_default(item.default), *_about(item)) for item in fields(kind)
    )


def _shape(hint: Any) -> tuple[type[str | int], bool, bool]:
    """Base type, whether a tuple of them, and whether `None` is allowed."""
    if get_origin(hint) is types.UnionType:
        (inner,) = (arg for arg in get_args(hint) if arg is not types.NoneType)
        base, many, _ = _shape(inner)
        return base, many, True
    if get_origin(hint) is tuple:
        return get_args(hint)[0], True, False
    if hint not in (str, int, Seat):
        raise TypeError(f"an action cannot have a field of {hint!r}")
    return hint, False, False


def _default(default: Any) -> tuple[bool, Any]:
    return (True, None) if default is MISSING else (False, default)


def _about(item: Field[Any]) -> tuple[str, bool]:
    return item.metadata.get("word", item.name), item.metadata.get("filled", True)


def name_of(kind: type[Action]) -> str:
    """The name of an action type in commands and in the catalogue."""
    return kind.__name__.lower()


def encode(action: Action) -> dict[str, Any]:
    """An action as JSON values."""
    return {"do": type(action).__name__} | {item.name: getattr(action, item.name) for item in fields(action)}


def decode(data: Mapping[str, Any], kinds: Iterable[type[Action]]) -> Action:
    """The action of one of these types that the JSON describes. Raises `CodecError`."""
    kind = next((kind for kind in kinds if kind.__name__ == data.get("do")), None)
    if kind is None:
        raise CodecError(f"there is no action {brief(data.get('do'))}")
    specs = {spec.name: spec for spec in fields_of(kind)}
    given = {key: value for key, value in data.items() if key not in RESERVED}
    _check_names(kind, specs, given)
    return kind(**{key: specs[key].read(value) for key, value in given.items()})


def _check_names(kind: type[Action], specs: Mapping[str, FieldSpec], given: Mapping[str, Any]) -> None:
    unknown = given.keys() - specs.keys()
    missing = {spec.name for spec in specs.values() if spec.required} - given.keys()
    if unknown or missing:
        word, names = ("has no field", unknown) if unknown else ("lacks", missing)
        raise CodecError(f"{kind.__name__} {word} {named(sorted(names))}")
