"""The figures of a game by name, with their provenance: those of its tables, or a host's in their place.

An edition is a table of figures, or what differs from its base; an option, and a game of two, are tables that are
laid over it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from data.tables import table
from games.api import Figure, SetupError
from games.quoting import brief

TWO = 2
LARGEST = 1000
"""What no figure exceeds, nor the length of a list: no box holds as many pieces."""
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
class Tables:
    """The tables of one game."""

    folder: str
    """Where they are in the data."""
    editions: tuple[str, ...]
    """The editions, each a table, the default first."""

    def figures(
        self,
        edition: str,
        overrides: Mapping[str, Any] | None = None,
        options: tuple[str, ...] = (),
        people: int | None = None,
    ) -> dict[str, Figure]:
        """The figures of a game by their names, such as "start.money". Raises `SetupError`.

        A host's figures replace those of the edition; what an option or the game of two lays over them stays. They
        may hold figures that only other games of the edition have: these are not used.
        """
        printed, laid_over = _printed(self, edition), _laid_over(self, edition, options, people == TWO)
        own = _own(_known(self, edition), overrides) if overrides else {}
        return printed | _those_of(own, printed) | laid_over | _those_of(own, {*laid_over} - {*printed})

    def options(self, edition: str) -> tuple[str, ...]:
        """The optional rules of an edition. Raises `SetupError`."""
        return tuple(_about(self, edition)["options"])


def _those_of(own: Mapping[str, Figure], names: Iterable[str]) -> dict[str, Figure]:
    return {name: own[name] for name in names if name in own}


def _own(known: Mapping[str, Figure], overrides: Mapping[str, Any]) -> dict[str, Figure]:
    """A host's figures, each of the shape of the edition's own."""
    for name, value in overrides.items():
        if name not in known:
            raise SetupError(f"there is no figure {brief(name)}")
        _check_shape(name, known[name].value, value)
    return {name: Figure(value, OVERRIDDEN) for name, value in overrides.items()}


@lru_cache(maxsize=8)
def _known(tables: Tables, edition: str) -> dict[str, Figure]:
    """All figures that any game of the edition has."""
    options = tables.options(edition)
    return _laid_over(tables, edition, options, True) | _printed(tables, edition)  # noqa: FBT003 - of two


@lru_cache(maxsize=32)
def _laid_over(tables: Tables, edition: str, chosen: tuple[str, ...], of_two: bool) -> dict[str, Figure]:  # noqa: FBT001 - a key
    """The figures that options and the game of two put in place of the edition's, or beside them."""
    result: dict[str, Figure] = {}
    for option in chosen:
        if option not in tables.options(edition):
            raise SetupError(f"there is no option {option!r}")
        result |= _figures_in(tables, f"options/{option}")
    about = _about(tables, edition)
    return result | _figures_in(tables, about["two_players"]) if of_two and "two_players" in about else result


def _about(tables: Tables, edition: str) -> dict[str, Any]:
    """What the table of an edition says of itself."""
    file = {key: f"{tables.folder}/{key}" for key in tables.editions}.get(edition)
    if file is None:
        raise SetupError(f"there is no edition {edition!r}")
    about: dict[str, Any] = table(file)["edition"]
    return about


@lru_cache(maxsize=8)
def _printed(tables: Tables, edition: str) -> dict[str, Figure]:
    about = _about(tables, edition)
    base = dict(_inherited(_printed(tables, about["base"]), about)) if "base" in about else {}
    return base | _figures_in(tables, edition, base)


def _inherited(base: Mapping[str, Figure], about: Mapping[str, Any]) -> Iterator[tuple[str, Figure]]:
    """The figures of a base under the names that they have here."""
    names, without = about.get("names", {}), about.get("without", ())
    for name, figure in base.items():
        if name not in without:
            section, last = name.split(".")
            yield f"{section}.{names.get(last, last)}", Figure(_renamed(figure.value, names), figure.mark)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    match value:
        case str():
            return names.get(value, value)
        case list():
            return [_renamed(item, names) for item in value]
        case dict():
            return {names.get(key, key): _renamed(item, names) for key, item in value.items()}
        case _:
            return value


def _figures_in(tables: Tables, name: str, base: Mapping[str, Figure] | None = None) -> dict[str, Figure]:
    """The figures of a table; one without a value has that of its base."""
    entries = {
        f"{section}.{key}": entry
        for section, entries in table(f"{tables.folder}/{name}").items()
        if section != "edition"
        for key, entry in entries.items()
    }
    kept = {name: {"value": figure.value} for name, figure in (base or {}).items()}
    return {name: Figure(**(kept.get(name, {}) | entry)) for name, entry in entries.items()}


def _check_shape(name: str, model: Any, value: Any) -> None:
    """A figure keeps its type, in all its parts; tables keep their keys."""
    if type(value) is not type(model) or (isinstance(value, int) and value < 0):
        raise SetupError(f"{name} must be {WORDS[type(model)]}, not {brief(value)}")
    if isinstance(value, int | str | list) and _size(value) > LARGEST:
        raise SetupError(f"{name} must be no more than {LARGEST}, in number or length")
    if isinstance(model, dict):
        if value.keys() != model.keys():
            raise SetupError(f"{name} must have just the keys {', '.join(model)}")
        for key, part in value.items():
            _check_shape(f"{name}.{key}", model[key], part)
    if isinstance(model, list):
        _check_items(name, model, value)


def _size(value: int | str | list[Any]) -> int:
    return value if isinstance(value, int) else len(value)


def _check_items(name: str, model: list[Any], value: list[Any]) -> None:
    """Items are of one kind; only pairs, such as a total and its payouts, are of two."""
    is_pair = len({type(item) for item in model}) > 1
    if not value or (is_pair and len(value) != len(model)):
        raise SetupError(f"{name} must have {len(model)} items" if is_pair else f"{name} must have at least one item")
    for number, item in enumerate(value):
        _check_shape(name, model[number if is_pair else 0], item)
