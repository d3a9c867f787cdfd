"""What the service is told by its environment and by a `.env` file; the environment wins."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from io import StringIO
from pathlib import Path
from typing import Any

from dotenv.parser import parse_stream

from data.catalogue import languages


class SettingsError(ValueError):
    """A setting that cannot be used; the message names its key or its line in `.env`."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. Each field is read from the key of the same name in capitals."""

    discord_token: str = ""
    """The bot's token; without one the playground is started."""
    database: Path = Path("caravanserai.db")
    playground_port: int = 8765
    """The port on 127.0.0.1 for the playground's page; 0 takes any free one."""
    log_level: str = "INFO"
    log_format: str = "text"
    """What the log consists of: lines of "text", or a "json" object a line."""
    health_file: Path | None = None
    """Where the service writes every few seconds how it is, see `bot.health`."""
    health_port: int | None = None
    """The port on 127.0.0.1 where it says so; 0 takes any free one."""
    table_language: str = "en"
    """The language of new tables where a server has not chosen one that there is."""
    lobby_days: int = 14
    """After so many days without a start, a lobby is taken down."""
    idle_days: int = 21
    """After so many days in which nothing happens in a game, its players are asked whether they go on."""
    park_days: int = 42
    """After so many days in which nothing happens, a game is parked; more than `idle_days`."""
    rules_dir: Path | None = None
    """A folder with the host's own figures, see `bot.house`."""


def load(environment: Mapping[str, str], path: Path = Path(".env")) -> Settings:
    """The settings from a `.env` file, if there is one, and the environment. Raises `SettingsError`."""
    given = (_dotenv(path) if path.is_file() else {}) | dict(environment)
    found = {item.name: given[item.name.upper()] for item in fields(Settings) if given.get(item.name.upper())}
    return _checked(Settings(**{name: _value(name, text.strip()) for name, text in found.items()}))


def _checked(settings: Settings) -> Settings:
    if settings.park_days <= settings.idle_days:
        raise SettingsError(f"PARK_DAYS must be more than IDLE_DAYS, which is {settings.idle_days}")
    return settings


def _dotenv(path: Path) -> dict[str, str]:
    try:
        text = path.read_text("utf8")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} cannot be read: {error}") from error
    bindings = list(parse_stream(StringIO(text)))
    for binding in bindings:
        if binding.error:
            line = binding.original.string.strip().partition("\n")[0]
            name = line.partition("=")[0].strip()
            raise SettingsError(f"{path}, line {binding.original.line}: {name} is malformed; write KEY=value")
    return {item.key: item.value or "" for item in bindings if item.key}


def _value(name: str, text: str) -> Any:
    try:
        return _READERS.get(name, str)(text)
    except ValueError as error:
        raise SettingsError(f"{name.upper()} {error}") from error


def _number(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise ValueError(f"must be a whole number from {low} to {high}, not {text!r}")
        return int(text)

    return read


def _level(text: str) -> str:
    if text.upper() not in logging.getLevelNamesMapping():
        raise ValueError(f"must be one of DEBUG, INFO, WARNING, ERROR, not {text!r}")
    return text.upper()


def _format(text: str) -> str:
    if text not in ("text", "json"):
        raise ValueError(f"must be text or json, not {text!r}")
    return text


def _language(text: str) -> str:
    if text not in languages():
        raise ValueError(f"must be one of {', '.join(languages())}, not {text!r}")
    return text


def _token(text: str) -> str:
    if any(character.isspace() for character in text):
        raise ValueError("must not contain spaces")
    return text


_READERS: Mapping[str, Callable[[str], Any]] = {
    "discord_token": _token,
    "database": Path,
    "playground_port": _number(0, 65535),
    "log_level": _level,
    "log_format": _format,
    "health_file": Path,
    "health_port": _number(0, 65535),
    "table_language": _language,
    "lobby_days": _number(1, 365),
    "idle_days": _number(1, 365),
    "park_days": _number(2, 730),
    "rules_dir": Path,
}
