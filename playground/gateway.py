"""The gateway: sessions that outlive their connections, so that a bot can resume and miss nothing.

Docs: Gateway, "Connecting" to "Resuming". Events go out in JSON, as text or, if asked for, as one zlib stream.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from playground.changes import Changes
from playground.tokens import TokenCheck
from playground.wire import Wire
from playground.world import World

HEARTBEAT_MS = 41250
REPLAYABLE = 10_000
_GUILD_SHIFT = 22
_ENDING_CODES = (1000, 1001)  # docs: closing with these ends the session


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


_GUILDS, _MEMBERS, _MESSAGES, _DMS = 1 << 0, 1 << 1, 1 << 9, 1 << 12
PRIVILEGED = _MEMBERS | 1 << 8 | 1 << 15
_INTENTS = {"GUILD_MEMBER": _MEMBERS, "GUILD": _GUILDS, "CHANNEL": _GUILDS, "THREAD": _GUILDS}


def intent_of(event: str, guild_id: str | None) -> int:
    """The intent without which a bot does not hear of an event; 0 if everybody does (docs: List of Intents)."""
    if event.startswith("MESSAGE"):
        return _MESSAGES if guild_id else _DMS
    if guild_id is None:
        return 0
    return next((intent for start, intent in _INTENTS.items() if event.startswith(start)), 0)


class Link:
    """One connection: what is put in goes out in order, compressed if the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.closed_here = False
        self._stream = zlib.compressobj() if compress == "zlib-stream" else None
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


class Session:
    """What the gateway knows of one shard of the bot, connected or for the moment not."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.link: Link | None = None
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
        if self.link:
            self.link.put(packet)

    def resume(self, link: Link, seen: int) -> bool:
        """Replay on a new connection what came after `seen`; false if that is no longer known."""
        missed = [packet for number, packet in self._sent if number > seen]
        if self._sequence - seen != len(missed):
            return False
        self.link, link.session = link, self
        for packet in missed:
            link.put(packet)
        self.dispatch("RESUMED", {})
        return True


class Gateway:
    """All sessions, and ways to disturb them."""

    def __init__(self, world: World, tokens: TokenCheck) -> None:
        self._world = world
        self._tokens = tokens
        self.url = ""
        self.changed = Changes()
        self._sessions: dict[str, Session] = {}
        self._links: set[Link] = set()
        world.listeners.append(self._hear)

    @property
    def ready(self) -> bool:
        """Whether every shard of the bot is connected."""
        up = [session for session in self._sessions.values() if session.link]
        return bool(up) and len({session.shard[0] for session in up}) == up[0].shard[1]

    async def flushed(self) -> None:
        """Wait until the bot has been sent all that has happened."""
        for link in list(self._links):
            await link.flushed()

    async def reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        for link in self._connected():
            link.send(Op.RECONNECT)
        await self.flushed()

    async def invalidate(self) -> None:
        """Tell the bot that its session is lost: it has to identify anew (op 9, not resumable)."""
        for link in self._connected():
            self._end(link.session)
            link.send(Op.INVALID_SESSION, data=False)
        await self.flushed()

    async def drop(self, code: int = Close.GOING_AWAY) -> None:
        """Close the connections; the sessions can be resumed."""
        for link in self._connected():
            await link.close(code)

    async def stop(self) -> None:
        """Close everything for good."""
        for link in list(self._links):
            await link.close(Close.GOING_AWAY)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        link = Link(socket, request.query.get("compress"))
        self._links.add(link)
        link.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(link, message.data)
        finally:
            self._gone(link)
        return socket

    def _connected(self) -> list[Link]:
        return [link for link in self._links if link.session]

    def _hear(self, event: str, data: Wire, guild_id: str | None) -> None:
        needed = intent_of(event, guild_id)
        for session in self._sessions.values():
            if session.serves(guild_id) and session.intents & needed == needed:
                session.dispatch(event, data)

    async def _receive(self, link: Link, text: str) -> None:
        try:
            packet = json.loads(text)
            op, data = packet["op"], packet.get("d")
        except (ValueError, KeyError, TypeError):
            await link.close(Close.DECODE_ERROR)
            return
        match op:
            case Op.HEARTBEAT:
                link.send(Op.HEARTBEAT_ACK)
            case Op.IDENTIFY if link.session:
                await link.close(Close.ALREADY_AUTHENTICATED)
            case Op.IDENTIFY:
                await self._identify(link, data)
            case Op.RESUME:
                self._resume(link, data)
            case _ if not link.session:
                await link.close(Close.NOT_AUTHENTICATED)

    async def _identify(self, link: Link, data: Wire) -> None:
        if refusal := self._refusal(data):
            await link.close(refusal)
            return
        number, count = data.get("shard") or (0, 1)
        for old in [s for s in self._sessions.values() if s.shard == (number, count) and not s.link]:
            self._end(old)
        session = Session((number, count), data["intents"])
        self._sessions[session.id] = session
        session.link, link.session = link, session
        self._greet(session)
        self.changed.tell()

    def _refusal(self, data: Wire) -> Close | None:
        if not self._tokens.accepts(data["token"]):
            return Close.AUTHENTICATION_FAILED
        if data["intents"] & PRIVILEGED:
            return Close.DISALLOWED_INTENTS
        number, count = data.get("shard") or (0, 1)
        return None if 0 <= number < count else Close.INVALID_SHARD

    def _greet(self, session: Session) -> None:
        world = self._world
        mine = [g for g in world.guilds.values() if session.serves(g["id"]) and world.bot_id in world.members[g["id"]]]
        ready = {
            "v": 10,
            "user": world.bot,
            "session_id": session.id,
            "shard": list(session.shard),
            "resume_gateway_url": self.url,
            "application": {"id": world.bot_id, "flags": 0},
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in mine],
        }
        session.dispatch("READY", ready)
        for guild in mine:
            session.dispatch("GUILD_CREATE", world.guild_create(guild))

    def _resume(self, link: Link, data: Wire) -> None:
        session = self._sessions.get(data["session_id"])
        known = session is not None and self._tokens.accepts(data["token"])
        if not (known and session and session.resume(link, data["seq"])):
            link.send(Op.INVALID_SESSION, data=False)
        self.changed.tell()

    def _end(self, session: Session | None) -> None:
        if session:
            self._sessions.pop(session.id, None)
            if session.link:
                session.link.session = None
            session.link = None

    def _gone(self, link: Link) -> None:
        self._links.discard(link)
        link.stop()
        session = link.session
        if session and session.link is link:
            session.link = None
            if link.socket.close_code in _ENDING_CODES and not link.closed_here:
                self._end(session)
        self.changed.tell()
