"""A seat is not a user: chairs that are kept warm by a stand-in, given back, or taken over by somebody else.

Whoever sits down takes the seat as it is, with its hand, its money and a question that waits; whoever gets up has no
more to do with it than any member of the server.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial

import aiosqlite

from bot.accord.notices import Notice, Notices, no_more_absent
from bot.calls.ledger import write_called_anew
from bot.database import Database
from bot.errors import TableError
from bot.orders.keeping import forget_orders
from bot.seating import distinct_name, seats_with
from bot.store import Chair, Table, Writing, rules_of, write_chairs
from bot.tables import Played, Sitting, Tables
from data.catalogue import catalogue
from games.api import Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """A chair that a stand-in keeps warm: whose it is, and what they are called."""

    seat: Seat
    user: int
    name: str


async def kept_at(database: Database, table: int, user: int | None = None) -> tuple[Kept, ...]:
    """The chairs that are kept warm at a table, for one person or for anybody."""
    rows = await database.rows(
        "SELECT * FROM kept_chairs WHERE table_id = ?1 AND user = coalesce(?2, user) ORDER BY seat", table, user
    )
    return tuple(Kept(Seat(row["seat"]), row["user"], row["name"]) for row in rows)


def by_people(table: Table) -> tuple[Seat, ...]:
    """The seats that people play, or stand-ins in their place; not those that the rules play."""
    owners = rules_of(table).colours(table.setup)
    return tuple(Seat(seat) for seat, owner in enumerate(owners) if owner is not None)


async def keep_warm(
    tables: Tables, table: Table, user: int, interaction: int | None, also: Iterable[Writing] = ()
) -> Played:
    """Have a stand-in play for somebody until they return. Raises as `Tables.play` does."""
    seats, words = table.seats_of(user), catalogue(table.language)
    name = words.text("accord-stand-in", name=table.chairs[seats[0]].name)
    others = tuple(chair.name for chair in table.chairs if chair.user != user)
    chair = Chair(None, distinct_name(name, others), kept_for=user)
    kept = [Kept(seat, user, table.chairs[seat].name) for seat in seats]
    writings: list[Writing] = [*also, partial(_keep, table=table.id, kept=kept)]
    return await reseat(tables, table, dict.fromkeys(seats, chair), interaction, writings)


async def give_back(
    tables: Tables, table: Table, kept: tuple[Kept, ...], interaction: int | None, also: Iterable[Writing] = ()
) -> Played:
    """Let somebody sit down again on the chair that was kept for them. Raises as `Tables.play` does."""
    chairs = {one.seat: Chair(one.user, one.name) for one in kept}
    writings: list[Writing] = [*also, partial(let_go, table=table.id, seats=tuple(chairs))]
    return await reseat(tables, table, chairs, interaction, writings)


async def take_over(
    tables: Tables, table: Table, invited: Notice, interaction: int | None, also: Iterable[Writing] = ()
) -> Played:
    """Let somebody who was invited sit down in another's place. Raises as `Tables.play` does."""
    seats = seats_with(table, Seat(int(invited.about)))
    before, at = table.chairs[seats[0]], tables.rooms.clock()
    database = tables.rooms.store.database
    kept = await kept_at(database, table.id)
    absent = {before.user, *(one.user for one in kept if one.seat in seats)} - {None}
    if before.user is not None and not await Notices(database).is_absent(table.id, before.user):
        raise TableError("not-vacant", seat=seats[0])
    if table.seat_of(invited.user) is not None:
        raise TableError("already-seated")
    others = tuple(chair.name for seat, chair in enumerate(table.chairs) if seat not in seats)
    chair = Chair(invited.user, distinct_name(invited.name, others))
    gone = [partial(no_more_absent, table=table.id, user=user, outcome="replaced", at=at) for user in absent if user]
    writings: list[Writing] = [*also, *gone, partial(let_go, table=table.id, seats=seats)]
    return await reseat(tables, table, dict.fromkeys(seats, chair), interaction, writings)


async def reseat(
    tables: Tables, table: Table, chairs: Mapping[Seat, Chair], interaction: int | None, also: Iterable[Writing] = ()
) -> Played:
    """Seat others on some chairs of a running game, which goes on from there. Raises as `Tables.play` does.

    The standing orders given from these chairs are gone.
    """
    seated = tuple(chairs.get(Seat(seat), chair) for seat, chair in enumerate(table.chairs))
    changed = replace(table, chairs=seated, host=_host_of(table, seated))
    sitting = Sitting(changed, await tables.rooms.timeline(table), next(iter(chairs)))
    course = await tables.course(sitting)
    course = replace(course, orders=tuple(order for order in course.orders if order.seat not in chairs))
    after = await tables.proceed(course, None, changed)
    told = after.timeline.revision > sitting.timeline.revision
    writings: list[Writing] = [*also, partial(_sit_down, table=changed, seats=tuple(chairs), at=tables.rooms.clock())]
    return await tables.enter(sitting, course, after, interaction, told=told, also=writings)


def _host_of(table: Table, chairs: tuple[Chair, ...]) -> int:
    """The host, as long as they sit at the table; then the first person who does, if any."""
    users = [chair.user for chair in chairs if chair.user is not None]
    return table.host if table.host in users else next(iter(users), table.host)


async def _sit_down(writing: aiosqlite.Connection, table: Table, seats: tuple[Seat, ...], at: float) -> None:
    """Whoever sits down is there, and has not been reminded of anything."""
    await write_chairs(writing, table.id, table.chairs)
    await write_called_anew(writing, table.id, dict.fromkeys(seats, True), at)
    await writing.execute("UPDATE tables SET host = ? WHERE id = ?", (table.host, table.id))
    for seat in seats:
        await forget_orders(writing, table.id, seat)


async def _keep(writing: aiosqlite.Connection, table: int, kept: Iterable[Kept]) -> None:
    await writing.executemany(
        "INSERT OR REPLACE INTO kept_chairs VALUES (?, ?, ?, ?)",
        [(table, one.seat, one.user, one.name) for one in kept],
    )


async def let_go(writing: aiosqlite.Connection, table: int, seats: Iterable[Seat]) -> None:
    """Keep these chairs for nobody any more."""
    await writing.executemany(
        "DELETE FROM kept_chairs WHERE table_id = ? AND seat = ?", [(table, seat) for seat in seats]
    )
