"""Channels and threads: read, changed, deleted, opened; typing and joining."""

from __future__ import annotations

from playground.errors import ApiError, missing_permissions, unknown
from playground.permissions import P, Permission, permissions_in, require, sending
from playground.service import Call, Route, Service
from playground.threads import change_thread, let_sleep, open_thread
from playground.wire import THREADS, Channel, Wire

_MESSAGE_THREAD_EXISTS = 160004
_SETTABLE = ("name", "topic", "nsfw", "position", "rate_limit_per_user")


def routes(service: Service) -> list[Route]:
    """The routes of this module."""
    desk = _Desk(service)
    channel = "/channels/{channel}"
    return [
        ("GET", channel, desk.get),
        ("PATCH", channel, desk.change),
        ("DELETE", channel, desk.delete),
        ("POST", f"{channel}/typing", desk.typing),
        ("POST", f"{channel}/threads", desk.open),
        ("POST", channel + "/messages/{message}/threads", desk.open_from),
        ("PUT", f"{channel}/thread-members/@me", desk.join),
        ("DELETE", f"{channel}/thread-members/@me", desk.join),
        ("PUT", channel + "/thread-members/{user}", desk.add),
    ]


class _Desk:
    def __init__(self, service: Service) -> None:
        self._world = service.world

    def get(self, call: Call) -> Wire:
        channel = self._channel(call)
        let_sleep(self._world, channel)
        return channel

    def change(self, call: Call) -> Wire:
        channel = self._channel(call)
        if channel["type"] in THREADS:
            self._require_thread_rights(channel, call.body)
            return change_thread(self._world, channel, call.body)
        require(self._world, channel, P.MANAGE_CHANNELS)
        channel |= {key: value for key, value in call.body.items() if key in _SETTABLE}
        self._world.dispatch("CHANNEL_UPDATE", channel, channel["guild_id"])
        return channel

    def delete(self, call: Call) -> Wire:
        channel = self._channel(call)
        require(self._world, channel, P.MANAGE_THREADS if channel["type"] in THREADS else P.MANAGE_CHANNELS)
        self._world.remove_channel(channel)
        return channel

    def typing(self, call: Call) -> None:
        channel = self._channel(call)
        require(self._world, channel, sending(channel))

    def open(self, call: Call) -> Wire:
        private = call.body.get("type") == Channel.PRIVATE_THREAD
        return self._open(call, P.CREATE_PRIVATE_THREADS if private else P.CREATE_PUBLIC_THREADS)

    def open_from(self, call: Call) -> Wire:
        """A thread from a message has that message's id (docs)."""
        message = self._world.message(call.params["channel"], call.params["message"])
        if message["id"] in self._world.channels:
            code = _MESSAGE_THREAD_EXISTS
            raise ApiError(400, code, "A thread has already been created for this message")
        return self._open(call, P.CREATE_PUBLIC_THREADS, message["id"])

    def join(self, call: Call) -> None:
        self._channel(call)

    def add(self, call: Call) -> None:
        """Only who is in the guild can be added to a thread."""
        guild_id = self._channel(call)["guild_id"]
        if call.params["user"] not in self._world.members[guild_id]:
            raise unknown("Member")

    def _open(self, call: Call, right: Permission, thread_id: str | None = None) -> Wire:
        parent = self._channel(call)
        require(self._world, parent, right)
        return open_thread(self._world, parent, self._world.bot, call.body, thread_id)

    def _channel(self, call: Call) -> Wire:
        channel = self._world.channel(call.params["channel"])
        require(self._world, channel)
        return channel

    def _require_thread_rights(self, thread: Wire, body: Wire) -> None:
        """Its owner may rename or archive a thread; the rest, and what is locked, takes MANAGE_THREADS (docs)."""
        rights = permissions_in(self._world, self._world.bot_id, thread)
        owner = thread["owner_id"] == self._world.bot_id
        locked = thread["thread_metadata"]["locked"]
        if P.MANAGE_THREADS not in rights and (not owner or locked or "locked" in body):
            raise missing_permissions()
