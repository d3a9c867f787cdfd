"""What stands in the way of a request to Discord, told apart by what helps against it.

The codes are Discord's (documentation for developers, Topics / Opcodes and Status Codes).
"""

from __future__ import annotations

import discord
from aiohttp import ClientError
from discord import HTTPException

from bot.database import BusyError

BROKEN = (ClientError, OSError, TimeoutError)
"""The connection broke: whether the request had its effect is not known."""
PASSING = (discord.DiscordServerError, discord.RateLimited, BusyError, *BROKEN)
"""What passes by itself, of Discord, of the way to it, or of the database."""
NOT_DONE = (HTTPException, *PASSING)
"""Everything that may come of a request instead of an answer."""

TOO_MANY, CONTENT_TOO_LARGE = 429, 413
"""HTTP's own words for it; the first where discord.py has given up waiting."""
UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = 10015, 10062
MISSING_ACCESS, MISSING_PERMISSIONS, LOCKED_THREAD = 50001, 50013, 160005
TOO_LARGE, ACKNOWLEDGED, INVALID_TOKEN = 40005, 40060, 50027

CLOSED = frozenset({UNKNOWN_CHANNEL, UNKNOWN_GUILD, MISSING_ACCESS, MISSING_PERMISSIONS, LOCKED_THREAD})
"""The channel is gone, or closed to the bot."""
UNANSWERABLE = frozenset({UNKNOWN_INTERACTION, ACKNOWLEDGED, INVALID_TOKEN, UNKNOWN_WEBHOOK, UNKNOWN_MESSAGE})
"""An interaction that was taken too late, or by another, or whose answer is out of reach by now."""

LONGEST_PAUSE = 300.0
"""Seconds between two attempts at most, whatever Discord asks for."""


def passes(error: Exception) -> bool:
    """Whether waiting helps."""
    return isinstance(error, PASSING) or (isinstance(error, HTTPException) and error.status == TOO_MANY)


def is_closed(error: Exception) -> bool:
    """Whether nothing can be said in this channel for now, however it is said."""
    return isinstance(error, HTTPException) and error.code in CLOSED


def is_unanswerable(error: Exception) -> bool:
    """Whether nothing more can be said to who made an interaction."""
    return isinstance(error, HTTPException) and error.code in UNANSWERABLE


def is_too_large(error: Exception) -> bool:
    """Whether a file was refused for its size."""
    return isinstance(error, HTTPException) and (error.status == CONTENT_TOO_LARGE or error.code == TOO_LARGE)


def pause_after(error: Exception, pause: float) -> float:
    """The seconds to wait before the next attempt: `pause`, or longer where Discord asks for it."""
    return min(max(pause, _asked_for(error)), LONGEST_PAUSE)


def _asked_for(error: Exception) -> float:
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    headers = error.response.headers if isinstance(error, HTTPException) else {}
    text = headers.get("Retry-After", "")
    return float(text) if text.isdecimal() else 0.0
