"""Rate limits, with Discord's headers (docs: Rate Limits; the figures are unofficial).

They run on real time, whatever the playground's clock says, since that is how the client waits.
"""

from __future__ import annotations

import time
from collections import deque

from playground.errors import OLD_EDITS, too_many

OLD_MESSAGE_SECONDS = 3600
_UNLIMITED = "/interactions/", "/webhooks/"


class Window:
    """At most `limit` times within `seconds`, for each key by itself."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit = limit
        self.seconds = seconds
        self._taken: dict[str, deque[float]] = {}

    def take(self, key: str) -> float:
        """Count one more; if that is too many, do not, and return the seconds until it no longer is."""
        taken = self._recent(key)
        if len(taken) >= self.limit:
            return self.seconds - (time.monotonic() - taken[0])
        taken.append(time.monotonic())
        return 0.0

    def headers(self, key: str, bucket: str) -> dict[str, str]:
        """How things stand, as Discord says it."""
        taken = self._recent(key)
        reset = self.seconds - (time.monotonic() - taken[0]) if taken else self.seconds
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - len(taken)),
            "X-RateLimit-Reset": f"{time.time() + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": bucket,
        }

    def _recent(self, key: str) -> deque[float]:
        taken = self._taken.setdefault(key, deque())
        while taken and time.monotonic() - taken[0] >= self.seconds:
            taken.popleft()
        return taken


class Rates:
    """The limits in force.

    Attributes:
        enabled: whether they are applied at all.
        routes: windows by method and path template, each counted per channel.
    """

    def __init__(self, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self.routes = {
            ("POST", "/channels/{channel}/messages"): Window(5, 5.0),
            ("PATCH", "/channels/{channel}/messages/{message}"): Window(5, 5.0),
        }
        self.everything = Window(50, 1.0)
        self.old_edits = Window(3, 6.0)

    def take(self, method: str, template: str, channel: str, headers: dict[str, str]) -> None:
        """Count a request, and add to the headers of its answer what they say of its limit.

        Raises:
            ApiError: 429.
        """
        if not self.enabled or template.startswith(_UNLIMITED):
            return
        if wait := self.everything.take(""):
            raise too_many(wait, scope="global")
        if window := self.routes.get((method, template)):
            wait = window.take(channel)
            headers |= window.headers(channel, f"{method} {template}")
            if wait:
                raise too_many(wait)

    def take_edit(self, channel: str, age: float) -> None:
        """Count an edit of a message that is `age` seconds old.

        Raises:
            ApiError: 429 with code 30046, too many edits of messages older than an hour.
        """
        if self.enabled and age > OLD_MESSAGE_SECONDS and (wait := self.old_edits.take(channel)):
            raise too_many(wait, code=OLD_EDITS)
