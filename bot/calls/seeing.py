"""Seeing to questions whose time has come: a call at the end of quiet hours, a private one, a reminder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from logging import getLogger

from bot.calls.desk import Desk, addressed_to, called_line, user_at
from bot.calls.ledger import Asked, Draft, Kind, write_called, write_letter
from bot.calls.pending import Key, Pending, pending
from bot.calls.plan import Plan, next_call, once_called
from bot.errors import TableError
from bot.hours.durations import DAY
from bot.people.profile import Calls
from bot.store import Table
from bot.timeline import Timeline

log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as its channel knows it, with the questions that wait there."""

    table: Table
    timeline: Timeline
    waiting: dict[Key, Pending]


class Attendant:
    """Writes the letters that are due, and notes when to look again."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def see_to_all(self) -> None:
        """See to every question that is due, table by table."""
        due = await self._desk.ledger.due(self._desk.now)
        for number, asked in groupby(due, key=lambda one: one.table):
            await self._at_table(number, list(asked))

    async def _at_table(self, number: int, asked: list[Asked]) -> None:
        try:
            table = await self._desk.rooms.table(number)
            timeline = await self._desk.rooms.timeline(table)
        except TableError as error:  # such as rules that are not known here
            log.info("table %s: nobody is called: %s", number, error)
            await self._write([replace(one, due=self._desk.now + DAY) for one in asked])
            return
        # A letter says no more than the board: steps of an unfinished turn are nobody else's business.
        known = timeline.seen_by(())
        scene = Scene(table, known, {one.key: one for one in pending(known)})
        for user, group in self._by_user(scene, asked).items():
            await self._for_user(scene, user, group)

    def _by_user(self, scene: Scene, asked: list[Asked]) -> dict[int | None, list[Asked]]:
        """Whom the questions are for: nobody, if they have been answered since, or a stand-in sits there."""
        found = defaultdict[int | None, list[Asked]](list)
        for one in asked:
            found[user_at(scene.table, one.seat) if one.key in scene.waiting else None].append(one)
        return found

    async def _for_user(self, scene: Scene, user: int | None, asked: list[Asked]) -> None:
        calls = Calls.OFF if user is None else await self._desk.wish(scene.table, user)
        if user is None or calls is Calls.OFF:
            await self._write([replace(one, due=None) for one in asked])
            return
        now, plan = self._desk.now, await self._plan(scene.table, user)
        moments = {one: next_call(one, plan, now) for one in asked}
        called = {one: once_called(one, now) for one, at in moments.items() if at == now}
        later = [replace(one, due=at) for one, at in moments.items() if at != now]
        after = [replace(one, due=next_call(one, plan, now)) for one in called.values()]
        draft = letter_to(scene, user, list(called), private=calls is Calls.PRIVATE) if called else None
        await self._write([*later, *after], draft)

    async def _plan(self, table: Table, user: int) -> Plan:
        """What counts for when a person is called, or reminded, at a table."""
        agreed = table.agreement.pauses if table.agreement else ()
        return Plan(await self._desk.ledger.interval(table.id), await self._desk.people.pauses(user), agreed)

    async def _write(self, asked: Sequence[Asked], draft: Draft | None = None) -> None:
        async with self._desk.ledger.database.transaction() as writing:
            await write_called(writing, asked)
            if draft is not None:
                await write_letter(writing, draft, self._desk.now)


def letter_to(scene: Scene, user: int, asked: Sequence[Asked], *, private: bool) -> Draft:
    """The call, or reminder, of one person to the questions of a table that wait for them."""
    table = scene.table
    kind = Kind.CALL if any(one.called_at is None for one in asked) else Kind.REMINDER
    lines = [called_line(table, scene.timeline, scene.waiting[one.key].decision, one, kind) for one in asked]
    about = tuple(one.key for one in asked)
    if private:
        return Draft(table.id, kind, "\n".join(lines), user, private=True, about=about)
    return Draft(table.id, kind, addressed_to(table, user, "\n".join(lines)), user, mentions=(user,), about=about)
