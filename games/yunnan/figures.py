"""The figures of a game by name, with their provenance: those of its tables, or a host's in their place.

An edition is a table of figures, or what differs from its base; an option, and the game of two, are tables that are
laid over it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from data.tables import table
from games.api import Figure, SetupError

FOLDER = "yunnan"
EDITIONS = ("second", "first")
"""The editions, the default first."""
FILES: Mapping[str, str] = {key: f"{FOLDER}/{key}" for key in EDITIONS}
TWO = 2
OVERRIDDEN = "host"
"""The mark of a figure that the host of a table has set."""
WORDS: Mapping[type, str] = {
    int: "a number from 0",
    bool: "true or false",
    str: "a word",
    list: "a list",
    dict: "a table",
}


def figures(
    edition: str, overrides: Mapping[str, Any] | None = None, options: tuple[str, ...] = (), people: int | None = None
) -> dict[str, Figure]:
    """The figures of a game by their names, such as "start.money". Raises `SetupError`.

    A host's figures replace those of the edition; what an option or the game of two lays over them stays. They may
    hold figures that only other games of the edition have: these are not used.
    """
    printed, laid_over = _printed(edition), _laid_over(edition, options, people == TWO)
    own = _own(edition, overrides or {})
    return printed | _those_of(own, printed) | laid_over | _those_of(own, {*laid_over} - {*printed})


def _those_of(own: Mapping[str, Figure], names: Iterable[str]) -> dict[str, Figure]:
    return {name: own[name] for name in names if name in own}


def _own(edition: str, overrides: Mapping[str, Any]) -> dict[str, Figure]:
    """A host's figures, each of the shape of the edition's own."""
    known = _known(edition) if overrides else {}
    for name, value in overrides.items():
        if name not in known:
            raise SetupError(f"there is no figure {name!r}")
        _check_shape(name, known[name].value, value)
    return {name: Figure(value, OVERRIDDEN) for name, value in overrides.items()}


def options(edition: str) -> tuple[str, ...]:
    """The optional rules of an edition. Raises `SetupError`."""
    return tuple(_about(edition)["options"])


@lru_cache(maxsize=4)
def _known(edition: str) -> dict[str, Figure]:
    """All figures that any game of the edition has."""
    return _laid_over(edition, options(edition), True) | _printed(edition)  # noqa: FBT003 - of two


@lru_cache(maxsize=32)
def _laid_over(edition: str, chosen: tuple[str, ...], of_two: bool) -> dict[str, Figure]:  # noqa: FBT001 - a key
    """The figures that options and the game of two put in place of the edition's, or beside them."""
    result: dict[str, Figure] = {}
    for option in chosen:
        if option not in options(edition):
            raise SetupError(f"there is no option {option!r}")
        result |= _figures_in(f"options/{option}")
    return result | _figures_in(_about(edition)["two_players"]) if of_two else result


def _about(edition: str) -> dict[str, Any]:
    """What the table of an edition says of itself."""
    file = FILES.get(edition)
    if file is None:
        raise SetupError(f"there is no edition {edition!r}")
    about: dict[str, Any] = table(file)["edition"]
    return about


@lru_cache(maxsize=4)
def _printed(edition: str) -> dict[str, Figure]:
    about = _about(edition)
    base = dict(_inherited(_printed(about["base"]), about)) if "base" in about else {}
    return base | _figures_in(edition, base)


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


def _figures_in(name: str, base: Mapping[str, Figure] | None = None) -> dict[str, Figure]:
    """The figures of a table; one without a value has that of its base."""
    entries = {
        f"{section}.{key}": entry
        for section, entries in table(f"{FOLDER}/{name}").items()
        if section != "edition"
        for key, entry in entries.items()
    }
    kept = {name: {"value": figure.value} for name, figure in (base or {}).items()}
    return {name: Figure(**(kept.get(name, {}) | entry)) for name, entry in entries.items()}


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
