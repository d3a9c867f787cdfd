"""Threads: made, written in, archived by hand or by lying idle (docs: Threads)."""

from __future__ import annotations

from datetime import datetime

from playground import errors
from playground.clock import created
from playground.limits import Problems
from playground.wire import THREADS, Channel, Wire
from playground.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
_MINUTE = 60
_SETTABLE = ("archived", "locked", "auto_archive_duration")


def open_thread(world: World, parent: Wire, owner: Wire, body: Wire, thread_id: str | None = None) -> Wire:
    """A new thread; `thread_id` is that of the message it starts from.

    Raises:
        ApiError: 50035, or 160006 when the guild has too many.
    """
    _check(body)
    active = [c for c in world.channels.values() if c["type"] in THREADS and not c["thread_metadata"]["archived"]]
    if len(active) >= world.max_threads:
        raise errors.too_many_threads()
    thread = _blank(world, parent, owner, body)
    thread["id"] = thread_id or world.ids.new()
    world.channels[thread["id"]] = thread
    world.messages[thread["id"]] = {}
    world.dispatch("THREAD_CREATE", {**thread, "newly_created": True}, thread["guild_id"])
    return thread


def change_thread(world: World, thread: Wire, body: Wire) -> Wire:
    """Rename, archive, lock or wake a thread."""
    _check({"name": thread["name"], **body})
    metadata = thread["thread_metadata"]
    metadata |= {key: body[key] for key in _SETTABLE if key in body}
    if body.get("archived") is not None:
        metadata["archive_timestamp"] = world.clock.iso()
    thread["name"] = body.get("name", thread["name"])
    world.dispatch("THREAD_UPDATE", thread, thread["guild_id"])
    return thread


def archived(channel: Wire) -> bool:
    """Whether this is a thread that is archived."""
    return channel["type"] in THREADS and bool(channel["thread_metadata"]["archived"])


def locked(channel: Wire) -> bool:
    """Whether this is a thread that only managers may write in."""
    return channel["type"] in THREADS and bool(channel["thread_metadata"]["locked"])


def let_sleep(world: World, channel: Wire) -> None:
    """Archive a thread in which nothing has been written for its time."""
    if channel["type"] not in THREADS or archived(channel):
        return
    idle = world.clock.now() - _last_activity(channel)
    if idle >= channel["thread_metadata"]["auto_archive_duration"] * _MINUTE:
        change_thread(world, channel, {"archived": True})


def wake(world: World, channel: Wire, *, manager: bool) -> None:
    """Writing in an archived thread opens it again; in a locked one only managers may write.

    Raises:
        ApiError: 160005, it is locked.
    """
    if locked(channel) and not manager:
        raise errors.locked()
    if archived(channel):
        change_thread(world, channel, {"archived": False})


def refuse_archived(world: World, channel: Wire) -> None:
    """Nothing in an archived thread can be edited.

    Raises:
        ApiError: 50083.
    """
    let_sleep(world, channel)
    if archived(channel):
        raise errors.archived()


def _last_activity(thread: Wire) -> float:
    changed = datetime.fromisoformat(thread["thread_metadata"]["archive_timestamp"]).timestamp()
    return max(changed, created(thread["last_message_id"] or thread["id"]))


def _check(body: Wire) -> None:
    problems = Problems()
    problems.length("name", body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        problems.one_of("auto_archive_duration", body["auto_archive_duration"], ARCHIVE_MINUTES)
    problems.refuse_if_any()


def _blank(world: World, parent: Wire, owner: Wire, body: Wire) -> Wire:
    return {
        "type": body.get("type") or int(Channel.PUBLIC_THREAD),
        "name": body["name"],
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner["id"],
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "locked": False,
            "auto_archive_duration": body.get("auto_archive_duration") or 1440,
            "archive_timestamp": world.clock.iso(),
        },
    }
