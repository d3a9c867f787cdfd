"""The fixtures of the running bot."""

from __future__ import annotations

from tests.bot.conftest import ann, artist, ben, cleo, discord, mishaps, service, table

__all__ = ["ann", "artist", "ben", "cleo", "discord", "mishaps", "service", "table"]
