"""Tables before and after the game: opening, joining, leaving, starting, ending."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import aiosqlite

from bot.accord.notices import Kind, Notice, announce, close_every, show_anew
from bot.agreements import Agreement, write_agreement
from bot.errors import TableError
from bot.hours.durations import DAY
from bot.moving import write_move
from bot.outbox import drop_posts, write_again, write_post
from bot.questions import keep_up
from bot.rooms import Rooms
from bot.seating import distinct_name, seated
from bot.seeds import seeded
from bot.store import (
    Chair,
    Status,
    Table,
    claim,
    insert_table,
    write_chairs,
    write_message,
    write_rows,
    write_status,
)
from bot.timeline import advance, begin
from games.api import Setup, SetupError
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Person:
    """Who does something: a user, the name they go by in this server, and whether they manage the channel."""

    id: int
    name: str
    manages: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands."""

    guild: int
    channel: int


class Lobby:
    """The life of tables around the game itself."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._showing: set[int] = set()
        """Lobbies whose message is on its way. One that has none and is not here was never seen by anybody."""

    async def open(self, place: Place, host: Person, game: str, setup: Setup, language: str) -> Table:
        """A new lobby with its host seated. Raises `TableError`."""
        check_setup(game, setup)
        chairs, now = (Chair(host.id, host.name),), self._rooms.clock()
        draft = Table(
            0, place.guild, place.channel, host.id, language, game, setup, GAMES[game].version, Status.LOBBY, chairs,
            None, now,
        )  # fmt: skip
        async with self._rooms.channel_lock(place.channel), self._store.database.transaction() as writing:
            await self._make_room(writing, place.channel)
            number = await insert_table(writing, draft)
            await write_chairs(writing, number, chairs)
            self._showing.add(number)
        return replace(draft, id=number)

    async def agree(self, table: Table, agreement: Agreement) -> Table:
        """Have time run at a table that nobody has been shown yet."""
        async with self._store.database.transaction() as writing:
            await write_agreement(writing, table.id, agreement)
        return replace(table, agreement=agreement)

    async def call_again(self, table: Table, before: Table) -> None:
        """Have the people of a table before called to one that nobody has been shown yet, once it is shown."""
        call = Notice(0, table.id, Kind.REMATCH, table.host, table.chairs[0].name, str(before.id), 0)
        async with self._store.database.transaction() as writing:
            await announce(writing, call, self._rooms.clock())

    async def _make_room(self, writing: aiosqlite.Connection, channel: int) -> None:
        """Take down a lobby that was stored but never shown, as by a process that died. Raises `TableError`."""
        there = await self._store.open_table(channel)
        if there is None:
            return
        if there.status != Status.LOBBY or there.message is not None or there.id in self._showing:
            raise TableError("channel-taken")
        await self._close(writing, there)

    async def shown(self, table: int, message: int) -> None:
        """Remember the lobby's message."""
        async with self._store.database.transaction() as writing:
            await write_message(writing, table, message)
        self._showing.discard(table)
        self._rooms.stir()

    async def seen(self, table: int, message: int) -> None:
        """Remember the message of a lobby in which somebody has pressed, if it was not noted when it was sent."""
        found = await self._rooms.table(table)
        if found.status == Status.LOBBY and found.message is None:
            await self.shown(table, message)

    async def join(self, table: int, person: Person, interaction: int) -> Table:
        """Sit down at a lobby. Raises `TableError`."""
        async with self._changing(table, interaction) as (found, writing):
            if found.seat_of(person.id) is not None:
                raise TableError("already-seated")
            chair = Chair(person.id, distinct_name(person.name, found.names))
            return await self._seat(writing, found, (*found.chairs, chair))

    async def add_stand_in(self, table: int, person: Person, names: tuple[str, ...], interaction: int) -> Table:
        """Give the next seat to a stand-in, by the first of these names that is free. Raises `TableError`."""
        async with self._changing(table, interaction) as (found, writing):
            check_host(found, person)
            free = next((name for name in names if name not in found.names), names[0])
            return await self._seat(writing, found, (*found.chairs, Chair(None, distinct_name(free, found.names))))

    async def leave(self, table: int, person: Person, interaction: int) -> Table:
        """Get up from a lobby; the last person to leave takes it down. Raises `TableError`."""
        async with self._changing(table, interaction) as (found, writing):
            if found.seat_of(person.id) is None:
                raise TableError("not-seated")
            chairs = tuple(chair for chair in found.chairs if chair.user != person.id)
            hosts = [chair.user for chair in chairs if chair.user is not None]
            if not hosts:
                return await self._close(writing, found)
            host = found.host if found.host in hosts else hosts[0]
            await writing.execute("UPDATE tables SET host = ? WHERE id = ?", (host, found.id))
            return await self._seat(writing, replace(found, host=host), chairs)

    async def remove_stand_in(self, table: int, person: Person, interaction: int) -> Table:
        """Take the last stand-in away again. Raises `TableError`."""
        async with self._changing(table, interaction) as (found, writing):
            check_host(found, person)
            if not found.stand_ins:
                raise TableError("no-stand-in")
            last = max(found.stand_ins)
            return await self._seat(writing, found, found.chairs[:last] + found.chairs[last + 1 :])

    async def start(self, table: int, person: Person, interaction: int) -> Table:
        """Begin the game, by today's rules; the channel is told by the outbox. Raises `TableError`."""
        async with self._changing(table, interaction) as (found, writing):
            check_host(found, person)
            setup, rules = replace(found.setup, seats=len(found.chairs)), GAMES[found.game]
            check_setup(found.game, setup)
            started = replace(found, setup=setup, status=Status.RUNNING, rules=rules.version)
            started = replace(started, chairs=seated(started))
            await write_chairs(writing, started.id, started.chairs)
            await writing.execute("UPDATE tables SET rules = ? WHERE id = ?", (rules.version, found.id))
            timeline = begin(rules, setup)
            draws = await seeded(writing, self._rooms, found.id)
            taken = await asyncio.to_thread(advance, timeline, None, started.stand_ins, draws)
            timeline = timeline.plus(taken, self._rooms.clock())
            await write_status(writing, found.id, Status.RUNNING, self._rooms.clock(), started.setup.seats)
            await write_rows(writing, found.id, timeline.lines)
            await write_post(writing, found.id, timeline.revision)
            await keep_up(writing, started, timeline, self._rooms.clock())
        self._rooms.put(started.id, timeline)
        self._rooms.stir()
        return started

    async def end(self, table: int, person: Person, interaction: int) -> Table:
        """Break off a game or take down a lobby; for its host and who manages the channel. Raises `TableError`."""
        async with self._open(table, interaction) as (found, writing):
            check_may_end(found, person)
            await announce(writing, _farewell(found, Kind.ENDED, person.id, person.name), self._rooms.clock())
            closed = await self._close(writing, found)
        self._rooms.stir()
        return closed

    async def withdraw(self, table: Table) -> None:
        """Take down a lobby that nobody has been shown."""
        async with self._rooms.lock(table.id), self._store.database.transaction() as writing:
            await self._close(writing, table)

    async def move(self, table: int, place: Place, interaction: int) -> Table:
        """Let a game go on in another channel of its server; returns the table as it was. Raises `TableError`."""
        writes = self._store.database.transaction()
        async with self._rooms.lock(table), self._rooms.channel_lock(place.channel), writes as writing:
            await claim(writing, interaction, self._rooms.clock())
            found = await self._rooms.table(table)
            if found.guild != place.guild or found.status not in (Status.RUNNING, Status.OVER):
                raise TableError("cannot-move")
            if found.channel == place.channel:
                raise TableError("here-already")
            await self._make_room(writing, place.channel)
            await write_move(writing, found, place.channel, interaction, self._rooms.clock())
            await write_again(writing, found.id)
            await show_anew(writing, found.id)
            moved = replace(_farewell(found, Kind.MOVED), place=found.channel)
            await announce(writing, moved, self._rooms.clock())
        self._rooms.stir()
        return found

    async def tell_in(self, table: int, person: Person, language: str, interaction: int) -> Table:
        """Have a table's channel told in a language from now on, and of it if it is another; for its host.

        Raises `TableError`.
        """
        async with self._open(table, interaction) as (found, writing):
            check_host(found, person)
            if found.language != language:
                await writing.execute("UPDATE tables SET language = ? WHERE id = ?", (language, table))
                news = Notice(0, table, Kind.LANGUAGE, person.id, person.name, language, 0)
                await announce(writing, news, self._rooms.clock())
        self._rooms.stir()
        return replace(found, language=language)

    async def sweep(self, days: int) -> None:
        """Take down the lobbies in which nothing has happened for so many days."""
        await self._store.forget_interactions(self._rooms.clock() - DAY)
        for table in await self._store.idle_lobbies(self._rooms.clock() - days * DAY):
            await self._forget(table)
        self._rooms.stir()

    async def _forget(self, idle: Table) -> None:
        """Take down a lobby, unless something has happened in it just now."""
        async with self._rooms.lock(idle.id), self._store.database.transaction() as writing:
            if await self._rooms.table(idle.id) == idle:
                await announce(writing, _farewell(idle, Kind.FORGOTTEN), self._rooms.clock())
                await self._close(writing, idle)

    @asynccontextmanager
    async def _changing(self, table: int, interaction: int) -> AsyncIterator[tuple[Table, aiosqlite.Connection]]:
        """A lobby that this interaction changes. Raises `TableError`."""
        async with self._writing(table, interaction) as (found, writing):
            if found.status != Status.LOBBY:
                raise TableError("not-lobby")
            yield found, writing

    @asynccontextmanager
    async def _open(self, table: int, interaction: int) -> AsyncIterator[tuple[Table, aiosqlite.Connection]]:
        """A lobby or a running game that this interaction changes. Raises `TableError`."""
        async with self._writing(table, interaction) as (found, writing):
            if found.status not in (Status.LOBBY, Status.RUNNING):
                raise TableError("over")
            yield found, writing

    @asynccontextmanager
    async def _writing(self, table: int, interaction: int) -> AsyncIterator[tuple[Table, aiosqlite.Connection]]:
        """A table under its lock, in a transaction in which this interaction counts."""
        async with self._rooms.lock(table), self._store.database.transaction() as writing:
            await claim(writing, interaction, self._rooms.clock())
            yield await self._rooms.table(table), writing

    async def _seat(self, writing: aiosqlite.Connection, table: Table, chairs: tuple[Chair, ...]) -> Table:
        if len(chairs) > table.setup.seats:
            raise TableError("table-full", seats=table.setup.seats)
        await write_chairs(writing, table.id, chairs)
        await write_status(writing, table.id, table.status, self._rooms.clock(), table.setup.seats)
        return replace(table, chairs=chairs)

    async def _close(self, writing: aiosqlite.Connection, table: Table) -> Table:
        await write_status(writing, table.id, Status.ENDED, self._rooms.clock(), table.setup.seats)
        await drop_posts(writing, table.id)
        await close_every(writing, table.id, self._rooms.clock())
        return replace(table, status=Status.ENDED)


def _farewell(table: Table, kind: Kind, user: int = 0, name: str = "") -> Notice:
    """What is told where a table stood, and the message that has its buttons."""
    return Notice(0, table.id, kind, user, name, str(table.message or ""), 0)


def check_host(table: Table, person: Person) -> None:
    """Only the host may go on. Raises `TableError`."""
    if person.id != table.host:
        raise TableError("not-host")


def check_may_end(table: Table, person: Person) -> None:
    """The host, and who manages the channel, may end what goes on there. Raises `TableError`."""
    if not may_end(table, person):
        raise TableError("not-end")


def may_end(table: Table, person: Person) -> bool:
    """Whether somebody may end what goes on at a table."""
    return person.id == table.host or person.manages


def check_setup(game: str, setup: Setup) -> None:
    """Refuse a game that cannot be started so. Raises `TableError`."""
    if game not in GAMES:
        raise TableError("no-such-game", game=game)
    found = GAMES[game]
    if setup.edition not in found.editions:
        raise TableError("no-such-edition", edition=setup.edition)
    for option in set(setup.options) - set(found.options(setup.edition)):
        raise TableError("no-such-option", option=option)
    seats = found.seats(setup.edition)
    if setup.seats not in seats:
        raise TableError("seats", least=seats[0], most=seats[-1], seats=setup.seats)
    try:
        found.start(setup)
    except SetupError as error:
        raise TableError("setup", reason=str(error)) from error
