"""What stands in the way of a request to Discord, told apart by what helps against it.

The codes are Discord's (documentation for developers, Topics / Opcodes and Status Codes).
"""

from __future__ import annotations

import discord
from aiohttp import ClientError
from discord import HTTPException

from bot.database import BusyError, ReadOnlyError
from bot.hours.durations import DAY

BROKEN = (ClientError, OSError, TimeoutError)
"""The connection broke: whether the request had its effect is not known."""
PASSING = (discord.DiscordServerError, discord.RateLimited, BusyError, ReadOnlyError, *BROKEN)
"""What passes, of Discord, of the way to it, or of the database: by itself, or once somebody has mended it."""
NOT_DONE = (HTTPException, *PASSING)
"""Everything that may come of a request instead of an answer."""

UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONTENT_TOO_LARGE, TOO_MANY = 401, 403, 404, 413, 429
"""HTTP's own words for it; the last where discord.py has given up waiting."""
UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
MISSING_ACCESS, MISSING_PERMISSIONS, LOCKED_THREAD, ARCHIVED_THREAD = 50001, 50013, 160005, 50083
TOO_LARGE, ACKNOWLEDGED = 40005, 40060

CLOSED = frozenset({UNKNOWN_CHANNEL, UNKNOWN_GUILD, MISSING_ACCESS, MISSING_PERMISSIONS, LOCKED_THREAD})
"""The channel is gone, or closed to the bot."""
OUT_OF_REACH = frozenset({UNAUTHORIZED, FORBIDDEN, NOT_FOUND})
"""An interaction that was taken too late (10062), or whose token (50027) or answer (10008, 10015) is no more."""

LONGEST_PAUSE = 300.0
"""Seconds between two attempts at most, whatever Discord asks for."""
PATIENCE = 3600.0
"""Seconds after which it is doubted that a channel is closed, though nothing is known to have changed."""


def passes(error: Exception) -> bool:
    """Whether waiting helps."""
    return isinstance(error, PASSING) or (isinstance(error, HTTPException) and error.status == TOO_MANY)


def is_closed(error: Exception) -> bool:
    """Whether nothing can be said in this channel for now, however it is said."""
    return isinstance(error, HTTPException) and error.code in CLOSED


def is_unanswerable(error: Exception) -> bool:
    """Whether nothing more can be said to who made an interaction."""
    if not isinstance(error, HTTPException):
        return False
    return error.status in OUT_OF_REACH or error.code in (ACKNOWLEDGED, ARCHIVED_THREAD)


def is_too_large(error: Exception) -> bool:
    """Whether a file was refused for its size."""
    return isinstance(error, HTTPException) and (error.status == CONTENT_TOO_LARGE or error.code == TOO_LARGE)


def patience(age: float) -> float:
    """The seconds before a refusal is doubted, by how old what was refused is: the older, the longer."""
    return min(max(PATIENCE, age), DAY)


def pause_after(error: Exception, pause: float) -> float:
    """The seconds to wait before the next attempt: `pause`, or longer where Discord asks for it."""
    return min(max(pause, _asked_for(error)), LONGEST_PAUSE)


def _asked_for(error: Exception) -> float:
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    headers = error.response.headers if isinstance(error, HTTPException) else {}
    text = headers.get("Retry-After", "")
    return float(text) if text.isdecimal() else 0.0
