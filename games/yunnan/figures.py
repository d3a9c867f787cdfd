"""The figures of an edition by name, with their provenance: those of its data file, or a host's in their place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from data.tables import table
from games.api import SetupError

FILES: Mapping[str, str] = {"second": "yunnan/second"}
"""The tables of the editions by their keys, the default first."""
EDITIONS = tuple(FILES)
OVERRIDDEN = "host"
"""The mark of a figure that the host of a table has set."""
WORDS: Mapping[type, str] = {
    int: "a number from 0",
    bool: "true or false",
    str: "a word",
    list: "a list",
    dict: "a table",
}


@dataclass(frozen=True, slots=True)
class Figure:
    """A value that the rules are played by, and its provenance: book, derived, house or host."""

    value: Any
    mark: str


def figures(edition: str, overrides: Mapping[str, Any] | None = None) -> dict[str, Figure]:
    """The figures of an edition by their names, such as "start.money". Raises `SetupError`."""
    result = dict(_printed(edition))
    for name, value in (overrides or {}).items():
        if name not in result:
            raise SetupError(f"there is no figure {name!r}")
        _check_shape(name, result[name].value, value)
        result[name] = Figure(value, OVERRIDDEN)
    return result


@lru_cache(maxsize=4)
def _printed(edition: str) -> dict[str, Figure]:
    file = FILES.get(edition)
    if file is None:
        raise SetupError(f"there is no edition {edition!r}")
    return {
        f"{section}.{name}": Figure(entry["value"], entry["mark"])
        for section, entries in table(file).items()
        for name, entry in entries.items()
    }


def _check_shape(name: str, model: Any, value: Any) -> None:
    """A figure keeps its type, in all its parts; tables keep their keys."""
    if type(value) is not type(model) or (isinstance(value, int) and value < 0):
        raise SetupError(f"{name} must be {WORDS[type(model)]}, not {value!r}")
    if isinstance(model, dict):
        if value.keys() != model.keys():
            raise SetupError(f"{name} must have just the keys {', '.join(model)}")
        for key, part in value.items():
            _check_shape(f"{name}.{key}", model[key], part)
    if isinstance(model, list):
        _check_items(name, model, value)


def _check_items(name: str, model: list[Any], value: list[Any]) -> None:
    """Items are of one kind; only pairs, such as a total and its payouts, are of two."""
    is_pair = len({type(item) for item in model}) > 1
    if not value or (is_pair and len(value) != len(model)):
        raise SetupError(f"{name} must have {len(model)} items" if is_pair else f"{name} must have at least one item")
    for number, item in enumerate(value):
        _check_shape(name, model[number if is_pair else 0], item)
