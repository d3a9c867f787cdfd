"""The log, on standard error; the token never gets there."""

from __future__ import annotations

import logging
import sys
from types import TracebackType

import discord

from bot.settings import Settings

log = logging.getLogger(__name__)

HIDDEN = "[token]"


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
    """Log as much as the settings say; also what ends the process unexpectedly."""
    handler = handler or logging.StreamHandler()
    discord.utils.setup_logging(handler=handler, level=logging.getLevelNamesMapping()[settings.log_level])
    if settings.discord_token:
        handler.setFormatter(Discreet(handler.formatter or logging.Formatter(), settings.discord_token))
    sys.excepthook = _log_end


def _log_end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.critical("stopped by a bug", exc_info=(kind, error, trace))
