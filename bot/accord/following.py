"""What follows of every change of a game for those who wait: whom it asks, and what it overtakes."""

from __future__ import annotations

import aiosqlite

from bot.accord.notices import Kind, close_all, close_every
from bot.questions import keep_up
from bot.store import Entered, Status
from bot.timeline import Timeline


async def follow(writing: aiosqlite.Connection, entered: Entered, timeline: Timeline) -> None:
    """Write it, in the transaction of the change itself; `timeline` is the game after it."""
    table, at = entered.table, entered.at
    await keep_up(writing, table, timeline, at)
    if entered.rows:
        await close_all(writing, table.id, Kind.UNDO, "overtaken", at)
    await _close_answered(writing, table.id, at)
    if entered.status != Status.RUNNING:
        await close_every(writing, table.id, at)


async def _close_answered(writing: aiosqlite.Connection, table: int, at: float) -> None:
    """Somebody who was late need not be waited for any more."""
    await writing.execute(
        "UPDATE notices SET outcome = 'answered', closed_at = ?1, stale = stale + 1 WHERE table_id = ?2 "
        "AND kind = 'late' AND closed_at IS NULL AND user NOT IN "
        "(SELECT user FROM questions WHERE table_id = ?2 AND answered_at IS NULL)",
        (at, table),
    )
