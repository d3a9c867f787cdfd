"""What can be wrong in the world of the playground, made so and mended by hand, and blows that fall once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from playground.message_limits import FILE_LIMIT
from playground.options import RefusedError
from playground.people import Person
from playground.permissions import Permission
from playground.threads import archived, locked
from playground.wire import THREADS, Wire

if TYPE_CHECKING:
    from playground.server import Playground

LOW_FILE_LIMIT = 64 * 1024
_RIGHTS = {
    "VIEW_CHANNEL": "The bot does not see this channel",
    "SEND_MESSAGES": "The bot may not write here",
    "SEND_MESSAGES_IN_THREADS": "The bot may not write in threads here",
    "ATTACH_FILES": "The bot may not attach files here",
    "EMBED_LINKS": "The bot may not embed links here",
    "READ_MESSAGE_HISTORY": "The bot may not read what was written here",
}
_REPEATED = 3


@dataclass(frozen=True, slots=True)
class Place:
    """Where trouble is made: the channel in somebody's window, if there is one."""

    playground: Playground
    channel: Wire | None

    def here(self) -> Wire:
        """The channel.

        Raises:
            RefusedError: there is none.
        """
        if self.channel is None:
            raise RefusedError("This channel is gone.")
        return self.channel


@dataclass(frozen=True, slots=True)
class Switch:
    """Something that is wrong or not: `make` makes it so, `mend` makes it well again."""

    key: str
    label: str
    on: bool
    make: Callable[[], Awaitable[object]]
    mend: Callable[[], Awaitable[object]]


def switches(place: Place) -> Iterator[Switch]:
    """What can be wrong here."""
    playground, channel = place.playground, place.channel
    if channel and "guild_id" in channel:
        yield from _rights(playground, channel)
    if channel and channel["type"] in THREADS:
        yield _lock(playground, channel)
    yield _file_limit(playground)
    yield _absence(playground, None)
    for person in playground.people.values():
        yield _absence(playground, person)
        yield _closed_dms(playground, person)


async def mend(playground: Playground) -> None:
    """Make all well again. What is archived or deleted is no trouble, and stays so."""
    playground.faults.clear()
    playground.gateway.faults.clear()
    for channel in [None, *playground.world.channels.values()]:
        for switch in switches(Place(playground, channel)):
            if switch.on:
                await switch.mend()


def _rights(playground: Playground, channel: Wire) -> Iterator[Switch]:
    parent, bot = playground.world.parent_of(channel), playground.world.bot_id
    denied = sum(int(o["deny"]) for o in parent["permission_overwrites"] if o["id"] == bot)
    for name, label in _RIGHTS.items():
        deny, allow = partial(playground.deny, parent, name), partial(playground.allow, parent, name)
        yield Switch(name, label, bool(denied & Permission[name]), deny, allow)


def _lock(playground: Playground, thread: Wire) -> Switch:
    owner = next(iter(playground.people.values()))
    lock, unlock = (partial(owner.change_thread, thread, locked=on) for on in (True, False))
    return Switch("locked", "This thread is locked", locked(thread), lock, unlock)


def _file_limit(playground: Playground) -> Switch:
    async def limit(size: int) -> None:
        playground.world.file_limit = size
        playground.world.changed.tell()

    low = playground.world.file_limit < FILE_LIMIT
    return Switch(
        "files", "Files over 64 KiB are refused", low, partial(limit, LOW_FILE_LIMIT), partial(limit, FILE_LIMIT)
    )


def _absence(playground: Playground, person: Person | None) -> Switch:
    user = person.user if person else playground.world.bot
    away = user["id"] not in playground.world.members[playground.guild["id"]]
    label = f"{person.name if person else 'The bot'} is not in this server"
    return Switch(
        f"away {user['id']}", label, away, partial(playground.remove, person), partial(playground.readmit, person)
    )


def _closed_dms(playground: Playground, person: Person) -> Switch:
    closed = person.id in playground.world.closed_dms
    label = f"{person.name} takes no private messages"
    return Switch(f"closed {person.id}", label, closed, person.close_dms, person.open_dms)


Blow: TypeAlias = Callable[[Place], Awaitable[object]]


async def _archive(place: Place) -> None:
    channel = place.here()
    if channel["type"] not in THREADS or archived(channel):
        raise RefusedError("Only an open thread can be archived.")
    owner = next(iter(place.playground.people.values()))
    await owner.change_thread(channel, archived=True)


async def _delete_channel(place: Place) -> None:
    await place.playground.delete_channel(place.here())


async def _delete_message(place: Place) -> None:
    playground = place.playground
    mine = [m for m in playground.messages(place.here()) if m["author"]["id"] == playground.world.bot_id]
    if not mine:
        raise RefusedError("The bot has written nothing here.")
    await playground.delete_message(mine[-1])


BLOWS: Mapping[str, Blow] = MappingProxyType(
    {
        "Cut the connection": lambda place: place.playground.gateway.cut(),
        "Drop it and repeat events": lambda place: place.playground.gateway.drop(again=_REPEATED),
        "Ask the bot to reconnect": lambda place: place.playground.gateway.reconnect(),
        "Doubt the session": lambda place: place.playground.gateway.doubt(),
        "End the session": lambda place: place.playground.gateway.invalidate(),
        "Cut and forget the session": lambda place: place.playground.gateway.expire(),
        "Archive this thread": _archive,
        "Delete the bot's last message": _delete_message,
        "Delete this channel": _delete_channel,
    }
)
