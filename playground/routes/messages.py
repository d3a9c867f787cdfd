"""Messages in channels: sent, read, edited, deleted by the bot as a member."""

from __future__ import annotations

from playground import messages
from playground.attachments import freshen
from playground.clock import created
from playground.errors import ApiError, closed_to_messages, unknown
from playground.permissions import P, permissions_in, require, sending
from playground.service import Call, Route, Service
from playground.threads import refuse_archived, wake
from playground.wire import Channel, Wire, ephemeral

_PAGE = 50
_LARGEST_PAGE = 100


def routes(service: Service) -> list[Route]:
    """The routes of this module."""
    desk = _Desk(service)
    one = "/channels/{channel}/messages/{message}"
    return [
        ("POST", "/channels/{channel}/messages", desk.send),
        ("GET", "/channels/{channel}/messages", desk.list),
        ("GET", one, desk.get),
        ("PATCH", one, desk.edit),
        ("DELETE", one, desk.delete),
    ]


class _Desk:
    def __init__(self, service: Service) -> None:
        self._world = service.world
        self._rates = service.rates

    def send(self, call: Call) -> Wire:
        """Send a message; with `enforce_nonce`, the same nonce gives the message that is already there (docs)."""
        channel = self._world.channel(call.params["channel"])
        self._require_to_send(channel, call)
        nonce = call.body.get("nonce")
        if call.body.get("enforce_nonce") and nonce is not None:
            sent = messages.with_nonce(self._world, self._world.bot, nonce)
            if sent is not None:
                return sent
        manager = P.MANAGE_THREADS in permissions_in(self._world, self._world.bot_id, channel)
        wake(self._world, channel, manager=manager)
        return messages.post(self._world, channel, self._world.bot, call.body, call.files)

    def list(self, call: Call) -> list[Wire]:
        """Newest first, `limit` of them, `before` or `after` an id; none without the right to read (docs)."""
        channel = self._world.channel(call.params["channel"])
        require(self._world, channel)
        if P.READ_MESSAGE_HISTORY not in permissions_in(self._world, self._world.bot_id, channel):
            return []
        before, after = int(call.query.get("before", 1 << 63)), int(call.query.get("after", 0))
        limit = min(int(call.query.get("limit", _PAGE)), _LARGEST_PAGE)
        inside = [m for m in self._world.messages[channel["id"]].values() if not ephemeral(m)]
        found = [message for message in inside if after < int(message["id"]) < before]
        found = found[:limit] if "after" in call.query else found[-limit:]
        for message in found:
            freshen(self._world, message)
        return found[::-1]

    def get(self, call: Call) -> Wire:
        message = self._message(call, P.READ_MESSAGE_HISTORY)
        freshen(self._world, message)
        return message

    def edit(self, call: Call) -> Wire:
        message = self._message(call, *([P.ATTACH_FILES] if call.files else []))
        if message["author"]["id"] != self._world.bot_id:
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        refuse_archived(self._world, self._world.channel(message["channel_id"]))
        self._rates.take_edit(message["channel_id"], self._world.clock.now() - created(message["id"]))
        return messages.edit(self._world, message, call.body, call.files)

    def delete(self, call: Call) -> None:
        message = self._message(call)
        if message["author"]["id"] != self._world.bot_id:
            require(self._world, self._world.channel(message["channel_id"]), P.MANAGE_MESSAGES)
        messages.delete(self._world, message)

    def _message(self, call: Call, *rights: P) -> Wire:
        """A message by id. One that only one person sees cannot be reached in this way (docs)."""
        require(self._world, self._world.channel(call.params["channel"]), *rights)
        message = self._world.message(call.params["channel"], call.params["message"])
        if ephemeral(message):
            raise unknown("Message")
        return message

    def _require_to_send(self, channel: Wire, call: Call) -> None:
        if channel["type"] == Channel.DM and not self._world.reachable(channel["recipients"][0]):
            raise closed_to_messages()
        rights = [sending(channel)]
        rights += [P.ATTACH_FILES] if call.files else []
        rights += [P.EMBED_LINKS] if call.body.get("embeds") else []
        require(self._world, channel, *rights)
