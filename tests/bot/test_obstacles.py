"""How long is waited before the next attempt, and what helps against what."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.database import BusyError
from bot.obstacles import is_closed, is_too_large, is_unanswerable, passes, pause_after


def refusal(status: int, code: int = 0, retry_after: str = "") -> discord.HTTPException:
    """What discord.py makes of a refusal."""
    response: Any = SimpleNamespace(status=status, reason="", headers={"Retry-After": retry_after})
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (TimeoutError(), 2.0),
        (refusal(503), 2.0),
        (discord.RateLimited(45.0), 45.0),
        (discord.RateLimited(1.0), 2.0),
        (discord.RateLimited(4000.0), 300.0),
        (refusal(429, retry_after="77"), 77.0),
        (refusal(429, retry_after="soon"), 2.0),
    ],
)
def test_the_pause_is_what_discord_asks_for_but_neither_too_short_nor_too_long(
    error: Exception, seconds: float
) -> None:
    assert pause_after(error, 2.0) == seconds
    assert passes(error)


def test_a_pause_is_five_minutes_at_most() -> None:
    assert pause_after(TimeoutError(), 512.0) == 300.0


@pytest.mark.parametrize(
    ("error", "closed", "unanswerable"),
    [
        (refusal(404, 10003), True, True),
        (refusal(403, 50013), True, True),
        (refusal(403, 160005), True, True),
        (refusal(404, 10062), False, True),
        (refusal(400, 40060), False, True),
        (refusal(401, 50027), False, True),
        (refusal(400, 50035), False, False),
    ],
)
def test_refusals_do_not_pass_and_are_told_apart(error: Exception, *, closed: bool, unanswerable: bool) -> None:
    assert not passes(error)
    assert (is_closed(error), is_unanswerable(error)) == (closed, unanswerable)


def test_a_file_is_too_large_by_either_of_discords_words_for_it() -> None:
    assert is_too_large(refusal(413))
    assert is_too_large(refusal(400, 40005))
    assert not is_too_large(refusal(400, 50035))


def test_a_busy_database_passes_too() -> None:
    assert passes(BusyError())
    assert not is_closed(BusyError())
