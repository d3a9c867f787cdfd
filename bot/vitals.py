"""What there is to know of the service as a whole: whether its database takes anything, and who waits for news."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from bot.database import BusyError, Database, ReadOnlyError
from bot.store import Store

PROBE = "probe"
"""What is written to find out whether anything can be."""


async def ailment(store: Store, now: float) -> str | None:
    """Why nothing can be written: `lost` to another process, `read-only`, `busy`, or `broken`; None if it can."""
    try:
        await store.remember(PROBE, str(now))
    except ReadOnlyError:
        return "read-only"
    except BusyError:
        return "lost" if store.database.lost.is_set() else "busy"
    except sqlite3.Error:
        return "broken"
    return None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table whose channel has not been told everything: since when, in Unix seconds, and why, if it is parked."""

    table: int
    since: float
    parked: str | None


async def waiting(database: Database, channel: int | None = None) -> list[Waiting]:
    """The tables of one channel, or of all, that have something to tell, longest waiting first."""
    rows = await database.rows(
        "SELECT outbox.table_id, max(parked) AS parked, min(coalesce((SELECT min(at) FROM log "
        "WHERE log.table_id = outbox.table_id AND revision > since), changed_at)) AS since "
        "FROM outbox JOIN tables ON id = outbox.table_id WHERE posted IS NULL AND channel = coalesce(?, channel) "
        "GROUP BY outbox.table_id ORDER BY 3",
        channel,
    )
    return [Waiting(row["table_id"], row["since"], row["parked"]) for row in rows]
