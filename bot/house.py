"""A host's own figures: TOML files in a folder, `yunnan/second.toml` and so on, in the form of the game's own data.

A file holds only what differs. They are read and tried out at the start, and a table keeps those it began with.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from textwrap import shorten
from typing import Any, TypeAlias

from bot.settings import SettingsError
from games.api import Game, Setup, SetupError
from games.quoting import named
from games.registry import GAMES

LARGEST = 2**16
"""Bytes that a file may have; the longest of the game's own has 8,000."""
SAID = 400
"""Characters of a reason that are repeated."""

Figures: TypeAlias = Mapping[str, Any]
"""Figures by their dotted names, such as "bank.payouts"."""
House: TypeAlias = Mapping[tuple[str, str], Figures]
"""A host's figures by game and edition."""


def load(folder: Path | None) -> dict[tuple[str, str], Figures]:
    """The host's figures in a folder. Raises `SettingsError`, which names file, key and reason."""
    if folder is None:
        return {}
    if not folder.is_dir():
        raise SettingsError(f"RULES_DIR: there is no folder {folder}")
    return {_owner(folder, path): _figures(folder, path) for path in sorted(folder.rglob("*.toml"))}


def _owner(folder: Path, path: Path) -> tuple[str, str]:
    """The game and edition that a file is for."""
    known = {(game.key, edition) for game in GAMES.values() for edition in game.editions}
    owner = path.relative_to(folder).with_suffix("").parts
    if owner not in known:
        names = ", ".join(sorted(f"{game}/{edition}.toml" for game, edition in known))
        raise SettingsError(f"RULES_DIR: {path} is for no edition; there can be {names}")
    return owner[0], owner[1]


def _figures(folder: Path, path: Path) -> Figures:
    game, edition = _owner(folder, path)
    try:
        figures = flat(tomllib.loads(_read(path)))
        _try_out(GAMES[game], edition, figures)
    except (OSError, ValueError, RecursionError) as error:
        raise SettingsError(f"RULES_DIR: {path}: {shorten(str(error), SAID, placeholder=' …')}") from error
    return figures


def _read(path: Path) -> str:
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise ValueError(f"too large: more than {LARGEST} bytes")
    return raw.decode()


def flat(sections: Mapping[str, Any]) -> Figures:
    """The figures of a file by their dotted names; a provenance mark beside a value is passed over."""
    found: dict[str, Any] = {}
    for section, entries in sections.items():
        if not isinstance(entries, dict):
            raise SetupError(f"{named([section])} stands outside any section")
        for name, entry in entries.items():
            found[f"{section}.{name}"] = entry["value"] if isinstance(entry, dict) and "value" in entry else entry
    return found


def _try_out(game: Game[Any, Any], edition: str, figures: Figures) -> None:
    """Start a game of each size with the figures, with and without options. Raises `SetupError`."""
    for seats in game.seats(edition):
        for options in ((), game.options(edition)):
            game.start(Setup(edition, seats, options, figures))
