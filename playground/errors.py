"""The refusals of Discord's API, with its own codes and words (docs: Opcodes and Status Codes)."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}
OLD_EDITS = 30046

Scope: TypeAlias = Literal["user", "global", "shared"]
"""Whose rate limit it is: the bot's for one kind of request, its for all, or that of all bots there (docs)."""


class ApiError(Exception):
    """An answer other than success.

    Attributes:
        status: the HTTP status.
        body: the JSON of the answer: `code`, `message` and sometimes more; or text, if it is no JSON.
        headers: what the answer has besides.
    """

    def __init__(self, status: int, code: int, message: str, **more: object) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.body: Any = {"message": message, "code": code, **more}
        self.headers: dict[str, str] = {}


def unknown(what: str) -> ApiError:
    """The thing asked for does not exist, or not for the asker: 404 with the code of its kind."""
    return ApiError(404, UNKNOWN[what], f"Unknown {what}")


def missing_access() -> ApiError:
    """The bot cannot see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The bot sees the channel but may not do this there."""
    return ApiError(403, 50013, "Missing Permissions")


def acknowledged() -> ApiError:
    """The interaction has had its first answer."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def invalid_token() -> ApiError:
    """The token of an interaction is older than 15 minutes, or none."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def too_large() -> ApiError:
    """A file, or all of the request, is larger than allowed."""
    return ApiError(413, 40005, "Request entity too large")


def closed_to_messages() -> ApiError:
    """The person takes no private messages from the bot, or shares no guild with it (observed)."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def too_many_threads() -> ApiError:
    """The guild has as many active threads as it may."""
    return ApiError(400, 160006, "Maximum number of active threads reached")


def archived() -> ApiError:
    """The thread is archived."""
    return ApiError(400, 50083, "Thread is archived")


def locked() -> ApiError:
    """The thread is locked (observed: 403)."""
    return ApiError(403, 160005, "Thread is locked")


def too_many(wait: float, *, code: int = 0, scope: Scope = "user") -> ApiError:
    """A rate limit: come back in `wait` seconds (docs: Rate Limits)."""
    words = "You are being rate limited."
    if code == OLD_EDITS:
        words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    everywhere = scope == "global"
    error = ApiError(429, code, words, retry_after=round(wait, 3), **{"global": everywhere})
    error.headers = {"Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": scope}
    error.headers |= {"X-RateLimit-Global": "true"} if everywhere else {}
    return error


def broken(status: int, reason: str) -> ApiError:
    """Discord is out of order and says so in JSON (observed)."""
    return ApiError(status, 0, f"{status}: {reason}")


def unreachable() -> ApiError:
    """The proxy before Discord does not get through, and answers with a page of its own (observed)."""
    error = ApiError(502, 0, "502: Bad Gateway")
    error.body = "<html><head><title>502 Bad Gateway</title></head><body>cloudflare</body></html>"
    return error
