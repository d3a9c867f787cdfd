"""The refusals of Discord's API, with its own codes and words (docs: Opcodes and Status Codes)."""

from __future__ import annotations

from playground.wire import Wire

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


class ApiError(Exception):
    """An answer other than success.

    Attributes:
        status: the HTTP status.
        body: the JSON of the answer: `code`, `message` and sometimes more.
    """

    def __init__(self, status: int, code: int, message: str, **more: object) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.body: Wire = {"message": message, "code": code, **more}


def unknown(what: str) -> ApiError:
    """The thing asked for does not exist, or not for the asker: 404 with the code of its kind."""
    return ApiError(404, UNKNOWN[what], f"Unknown {what}")


def missing_access() -> ApiError:
    """The bot cannot see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The bot sees the channel but may not do this there."""
    return ApiError(403, 50013, "Missing Permissions")


def too_many(wait: float, *, code: int = 0, everywhere: bool = False) -> ApiError:
    """A rate limit: come back in `wait` seconds."""
    words = "You are being rate limited."
    if code == OLD_EDITS:
        words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    return ApiError(429, code, words, retry_after=round(wait, 3), **{"global": everywhere})


OLD_EDITS = 30046
