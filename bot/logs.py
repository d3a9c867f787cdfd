"""The log, on standard error: as lines of text, or as a JSON object a line.

Each record tells what it is about, see `bot.context`. The token never gets there, nor do messages and rows as they
come and go: hands and orders are in them.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

from bot.context import Facts, facts
from bot.settings import Settings

log = logging.getLogger(__name__)

HIDDEN = "[token]"
TELLTALES = ("discord", "aiosqlite")
"""Libraries that log, at the level DEBUG, all that passes through them."""
LAYOUT = "%(asctime)s %(levelname)-8s %(name)s: %(message)s"


class Text(logging.Formatter):
    """A line for a person: what it is about stands as key=value behind the message."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is the standard library's
        """The record's first line."""
        return " ".join(
            [super().formatMessage(record), *(f"{key}={value}" for key, value in _facts_of(record).items())]
        )


class JsonLines(logging.Formatter):
    """A JSON object for a program: time (ISO 8601, UTC), level, logger, message, what it is about, traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_facts_of(record),
        }
        if record.exc_info:
            found["traceback"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def _facts_of(record: logging.LogRecord) -> Facts:
    found: Facts = getattr(record, "facts", {})
    return found


class Discreet(logging.Formatter):
    """What another formatter makes of messages and tracebacks, with a secret left out."""

    def __init__(self, inner: logging.Formatter, secret: str) -> None:
        super().__init__()
        self._inner = inner
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        return self._inner.format(record).replace(self._secret, HIDDEN)


def set_up(settings: Settings, handler: logging.Handler | None = None) -> None:
    """Log as much as the settings say, in the form that they say; also what ends the process unexpectedly."""
    handler = handler or logging.StreamHandler()
    formatter = JsonLines() if settings.log_format == "json" else Text()
    token = settings.discord_token
    handler.setFormatter(Discreet(formatter, token) if token else formatter)
    handler.addFilter(_is_told)
    root = logging.getLogger()
    root.setLevel(settings.log_level)
    root.addHandler(handler)
    sys.excepthook = _log_end


def _is_told(record: logging.LogRecord) -> bool:
    """Whether a record may be read by who runs the service; if so, it gets to know what it is about."""
    record.facts = facts()
    return record.levelno >= logging.INFO or record.name.partition(".")[0] not in TELLTALES


def _log_end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.critical("stopped by a bug", exc_info=(kind, error, trace))
