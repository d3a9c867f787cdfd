"""Tokens: the playground has one of its own and wants no other, least of all a real one."""

from __future__ import annotations

import base64
import binascii
import logging
import re

PLAYGROUND_TOKEN = "playground-token-good-for-nothing-else"  # noqa: S105 - it opens nothing
_REAL = re.compile(r"(?:Bot )?([\w-]{20,40})\.[\w-]{5,10}\.[\w-]{20,}")
_SNOWFLAKE = re.compile(rb"\d{17,20}")
_log = logging.getLogger(__name__)


class RealTokenError(ValueError):
    """Somebody gave the playground what looks like a real Discord token."""

    def __init__(self) -> None:
        super().__init__(
            "This looks like a real Discord token. The playground is not Discord and must never be given one; "
            "if it went anywhere it should not, reset it in Discord's developer portal."
        )


def looks_real(token: str) -> bool:
    """Whether a text has the form of a real bot token: three parts, the first a user's id in base64."""
    found = _REAL.fullmatch(token)
    if not found:
        return False
    part = found[1]
    try:
        decoded = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    except binascii.Error:
        return False
    return bool(_SNOWFLAKE.fullmatch(decoded))


class TokenCheck:
    """Accepts the playground's one token.

    Raises:
        RealTokenError: the token chosen for it looks real.
    """

    def __init__(self, token: str = PLAYGROUND_TOKEN) -> None:
        if looks_real(token):
            raise RealTokenError
        self.token = token

    def accepts(self, token: str) -> bool:
        """Whether this is the one token; a real one is refused with an error in the log, which does not repeat it."""
        if looks_real(token):
            _log.error("%s", RealTokenError())
        return token == self.token
