"""The gateway: sessions that outlive their connections, so that a bot can resume, and ways to disturb them."""

from __future__ import annotations

import copy
import json

from aiohttp import WSMsgType, web

from playground.changes import Changes
from playground.event_faults import EventFaults
from playground.sessions import Close, Link, Op, Session
from playground.tokens import TokenCheck
from playground.wire import Wire
from playground.wirelog import WireLog
from playground.world import World

HEARTBEAT_MS = 41250
_ENDING_CODES = (1000, 1001)  # docs: closing with these ends the session


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


class Gateway:
    """All sessions, and ways to disturb them.

    Attributes:
        url: its address, which the bot is told.
        faults: what is to happen to events.
    """

    def __init__(self, world: World, tokens: TokenCheck, log: WireLog) -> None:
        self._world = world
        self._tokens = tokens
        self._log = log
        self.url = ""
        self.changed = Changes()
        self._sessions: dict[str, Session] = {}
        self._links: set[Link] = set()
        self.faults = EventFaults(world.clock, world.changed.tell)
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

    async def doubt(self) -> None:
        """Tell the bot that its session is invalid but may be resumed (op 9, resumable)."""
        for link in self._connected():
            link.send(Op.INVALID_SESSION, data=True)
        await self.flushed()

    async def drop(self, code: int = Close.GOING_AWAY, *, again: int = 0) -> None:
        """Close the connections; the sessions can be resumed.

        Args:
            code: the close code.
            again: how many events the resume repeats although the bot has had them, with their old numbers (guess;
                documented is that an event may come several times).
        """
        for link in self._connected():
            if link.session:
                link.session.again = again
            await link.close(code)

    async def cut(self) -> None:
        """Break the connections without a word; the sessions can be resumed."""
        await self._break(self._connected())

    async def expire(self) -> None:
        """Break the connections and forget the sessions: to resume is refused."""
        links = self._connected()
        for link in links:
            self._end(link.session)
        await self._break(links)

    async def stop(self) -> None:
        """Close everything for good."""
        for link in list(self._links):
            await link.close(Close.GOING_AWAY)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        link = Link(request, socket)
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

    async def _break(self, links: list[Link]) -> None:
        for link in links:
            link.cut()
        await self.changed.until(lambda: self._links.isdisjoint(links))

    def _hear(self, event: str, data: Wire, guild_id: str | None) -> None:
        if not self._audience(event, guild_id):
            return
        then = copy.deepcopy(data)  # late, it still tells how things were

        def deliver() -> None:
            for session in self._audience(event, guild_id):
                session.dispatch(event, then)

        self.faults.meet(event, deliver)

    def _audience(self, event: str, guild_id: str | None) -> list[Session]:
        """Who is to hear of an event: of a guild without the bot in it, only that it is gone."""
        if event != "GUILD_DELETE" and guild_id and not self._world.has_bot(guild_id):
            return []
        needed = intent_of(event, guild_id)
        return [s for s in self._sessions.values() if s.serves(guild_id) and s.intents & needed == needed]

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
        self._log.connection(f"The bot identifies as shard {number + 1} of {count}")
        session = Session((number, count), data["intents"], self._log.event)
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
        mine = [g for g in world.guilds.values() if session.serves(g["id"]) and world.has_bot(g["id"])]
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
        self._log.connection(f"The bot resumes after event {data['seq']}")
        if not (known and session and session.resume(link, data["seq"])):
            self._log.connection("Its session is lost")
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
        self._log.connection(f"A connection has ended, with code {link.socket.close_code}")
        link.stop()
        session = link.session
        if session and session.link is link:
            session.link = None
            if link.socket.close_code in _ENDING_CODES and not link.closed_here:
                self._end(session)
        self.changed.tell()
