"""One connection to the gateway, and what the gateway knows of one shard of the bot beyond it.

Docs: Gateway, "Connecting" to "Resuming". Events go out in JSON, as text or, if asked for, as one zlib stream.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any, TypeAlias

from aiohttp import web

from playground.wire import Wire

REPLAYABLE = 10_000
_GUILD_SHIFT = 22
_READY = 1  # the first event of a session, which greets and is never repeated


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Gateway close codes."""

    GOING_AWAY = 1001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Link:
    """One connection: what is put in goes out in order, compressed if the client asked for it."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self._request = request
        self.socket = socket
        self.session: Session | None = None
        self.closed_here = False
        self._stream = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: Op, data: Any = None) -> None:
        """Send something that is no event."""
        self.put(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def put(self, packet: str) -> None:
        """Send a packet that is already JSON."""
        self._queue.put_nowait(packet)

    async def flushed(self) -> None:
        """Wait until everything is on the wire."""
        await self._queue.join()

    async def close(self, code: int) -> None:
        """Send what is left, then close."""
        self.closed_here = True
        await self.flushed()
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Break the connection without a word."""
        if self._request.transport:
            self._request.transport.abort()

    def stop(self) -> None:
        """The connection is gone."""
        self._writer.cancel()
        while not self._queue.empty():
            self._queue.get_nowait()
            self._queue.task_done()

    async def _write(self) -> None:
        while True:
            packet = await self._queue.get()
            try:
                await self._send(packet)
            except ConnectionError:
                pass  # the reader notices, and the session keeps the packet
            finally:
                self._queue.task_done()

    async def _send(self, packet: str) -> None:
        if self._stream is None:
            await self.socket.send_str(packet)
        else:
            raw = self._stream.compress(packet.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(raw)


Heard: TypeAlias = Callable[[str, str, bool], None]
"""Is told of an event: its name, the packet, and whether it goes out at once."""


class Session:
    """What the gateway knows of one shard of the bot, connected or for the moment not.

    Attributes:
        again: how many events the next resume repeats although they have been received.
    """

    def __init__(self, shard: tuple[int, int], intents: int, heard: Heard) -> None:
        self._heard = heard
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.link: Link | None = None
        self.again = 0
        self._sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAYABLE)

    def serves(self, guild_id: str | None) -> bool:
        """Whether this shard is the one for a guild; private channels belong to the first (docs: Sharding)."""
        number, count = self.shard
        return number == (0 if guild_id is None else (int(guild_id) >> _GUILD_SHIFT) % count)

    def dispatch(self, event: str, data: Wire) -> None:
        """Send an event, and keep it in case that it is not received."""
        self._sequence += 1
        packet = json.dumps({"op": Op.DISPATCH, "d": data, "s": self._sequence, "t": event})
        self._sent.append((self._sequence, packet))
        self._heard(event, packet, self.link is not None)
        if self.link:
            self.link.put(packet)

    def resume(self, link: Link, seen: int) -> bool:
        """Replay on a new connection what came after `seen`; false if that is no longer known."""
        if seen > self._sequence or self._sequence - seen > len(self._sent):
            return False
        self.link, link.session = link, self
        for packet in self._after(max(seen - self.again, min(seen, _READY))):
            link.put(packet)
        self.again = 0
        self.dispatch("RESUMED", {})
        return True

    def _after(self, seen: int) -> list[str]:
        return [packet for number, packet in self._sent if number > seen]
