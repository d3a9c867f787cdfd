"""Another process has written to the log: what is in memory is no longer true."""

from __future__ import annotations

from bot.store import write_rows
from bot.timeline import Undone
from games.api import Seat
from games.yunnan.actions import Pass
from playground import Person
from tests.bot.play import Table, by_command


async def test_a_move_beside_a_longer_log_is_refused_and_the_next_one_counts(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    sitting = await table.sitting(first)
    revision = sitting.timeline.revision
    async with table.service.client.rooms.store.database.transaction() as writing:
        await write_rows(writing, sitting.table.id, [Undone(revision + 1, Seat(sitting.seat), revision + 1, 0.0)])
    refused = await by_command(table, first, Pass())
    assert refused.content.startswith("That menu has been overtaken")
    seen = len(table.messages)
    await by_command(table, first, Pass())
    assert "passes" in (await table.board(seen))["content"]
