"""The playground: a Discord of one's own on 127.0.0.1, for the real client, for tests and for a browser."""

from __future__ import annotations

import ssl as tls
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Self

from aiohttp import web

from playground import messages
from playground.answers import Answers
from playground.attachments import content_type, expired
from playground.clock import Clock, Snowflakes
from playground.commands import Commands
from playground.faults import Faults
from playground.gateway import Gateway
from playground.interactions import Interaction, Interactions
from playground.message_limits import REQUEST_BYTES
from playground.page import Page
from playground.people import Person
from playground.permissions import Permission
from playground.rates import Rates
from playground.rest import Recorded, Rest
from playground.routes import all_routes
from playground.service import Call, Service
from playground.starters import Starter
from playground.tokens import PLAYGROUND_TOKEN, TokenCheck
from playground.wire import Wire, ephemeral
from playground.wirelog import WireLog
from playground.world import World

HOST = "127.0.0.1"
PEOPLE = ("Ann", "Ben", "Cleo", "Dora", "Emil")
CHANNELS = ("table", "tavern")
FOUNDED = 1704067200.0
"""When people and channels came to be: always the same, so that games in a kept database find their channel again."""
_MEMBER_OVERWRITE = 1


async def _nothing() -> None:
    return None


def _unheeded() -> None:
    return None


class Playground:
    """A running stand-in for Discord, to be used with `async with`.

    Args:
        port: 0 for any that is free.
        clock: its time; by default the real one, which the page and tests can move on.
        shards: how many shards a bot is told to use.
        rate_limits: whether requests are limited as by Discord.
        token: the one token that it accepts.

    Attributes:
        on_advance: called when the page has moved the clock on.
        on_restart: called when the page asks for a restart of the bot.
        world: all state.
        faults: trouble on order with requests; `gateway.faults` is that with events.
        gateway: the bot's sessions, and ways to disturb them.
        starters: what the page offers to newcomers in an empty channel.
        wirelog: the last requests and events, for people to read.
        guild: the one that is there from the start; it belongs to Ann.
        check: is shown every request that has been accepted: its method, the template of its path, and its JSON.
    """

    check: Callable[[str, str, Any], None] | None = None
    starters: tuple[Starter, ...] = ()

    def __init__(
        self,
        *,
        port: int = 0,
        clock: Clock | None = None,
        shards: int = 1,
        rate_limits: bool = True,
        token: str = PLAYGROUND_TOKEN,
        ssl: tls.SSLContext | None = None,
    ) -> None:
        self._port = port
        self._ssl = ssl
        self._tokens = TokenCheck(token)
        self.clock = clock or Clock()
        self.world = World(self.clock, shards=shards)
        self.world.ids = Snowflakes(Clock(FOUNDED, ticking=False))
        self.wirelog = WireLog(self.clock)
        self.gateway: Gateway = Gateway(self.world, self._tokens, self.wirelog)
        self.faults = Faults(self.clock, self.world.changed.tell)
        self.rates = Rates(enabled=rate_limits)
        self._service = _service(self.world, self.gateway, self.rates)
        self._rest = Rest(self._tokens, self.rates, self.faults, self._accepted)
        self._rest.heard = self.wirelog.request
        self.on_advance: Callable[[], object] = _unheeded
        self.on_restart: Callable[[], Awaitable[None]] = _nothing
        self._people = {name.lower(): Person(self._service, self.world.add_user(name)) for name in PEOPLE}
        self.guild = self.add_guild("Caravanserai")
        self.world.ids = Snowflakes(self.clock)
        self._page = Page(self)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=2 * REQUEST_BYTES)
        self._rest.add_to(app, all_routes(self._service))
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._file)
        self._page.add_to(app)
        app.router.add_get("/", self._front)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port, ssl_context=self._ssl)
        await site.start()
        self._settle_addresses()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.clock.stop()
        await self.gateway.stop()
        await self._page.stop()
        if self._runner:
            await self._runner.cleanup()

    @property
    def token(self) -> str:
        """The token with which a bot logs in here."""
        return self._tokens.token

    @property
    def base_url(self) -> str:
        """The address of the page, and of the API without `/api/v10`."""
        return self.world.base_url

    @property
    def gateway_url(self) -> str:
        """The address of the gateway; may be set to another name for the same place."""
        return self.gateway.url

    @gateway_url.setter
    def gateway_url(self, url: str) -> None:
        self.gateway.url = url

    @property
    def requests(self) -> deque[Recorded]:
        """The last requests to the API, oldest first."""
        return self._rest.requests

    @property
    def missing(self) -> list[str]:
        """Requests to routes that the playground does not have."""
        return self._rest.missing

    @property
    def commands(self) -> Commands:
        """What the bot has registered."""
        return self._service.commands

    @property
    def people(self) -> Mapping[str, Person]:
        """Everybody, by their names in lower case."""
        return self._people

    def add_guild(self, name: str, *, shard: int = 0) -> Wire:
        """A guild of Ann's with everybody, the bot and two channels in it."""
        owner, *others = self._people.values()
        guild = self.world.add_guild(name, owner=owner.user, shard=shard)
        for person in others:
            self.world.add_member(guild, person.user)
        for channel in CHANNELS:
            self.world.add_channel(guild, channel)
        return guild

    def person(self, name: str) -> Person:
        """The person of this name, who joins the guild if new."""
        if name.lower() not in self._people:
            user = self.world.add_user(name)
            self._people[name.lower()] = Person(self._service, user)
            self.world.add_member(self.guild, user)
        return self._people[name.lower()]

    def channel(self, name: str, guild: Wire | None = None) -> Wire:
        """The channel or thread of this name in a guild, by default the first; made if there is none."""
        guild_id = (guild or self.guild)["id"]
        for channel in self.world.channels.values():
            if channel.get("guild_id") == guild_id and channel["name"] == name:
                return channel
        return self.world.add_channel(guild or self.guild, name)

    def dm(self, person: Person) -> Wire:
        """The private channel between the bot and a person."""
        return self.world.add_dm(person.user)

    def messages(self, channel: Wire) -> list[Wire]:
        """The messages that everybody in a channel sees, oldest first."""
        return [message for message in self.world.messages[channel["id"]].values() if not ephemeral(message)]

    def interactions_of(self, person: Person) -> list[Interaction]:
        """A person's interactions of the last quarter of an hour, oldest first."""
        return self._service.interactions.of_user(person.id)

    def file(self, attachment: Wire) -> bytes:
        """The bytes of an attachment."""
        return self.world.files[attachment["id"]]

    async def until(self, holds: Callable[[], object], timeout: float = 10.0) -> None:  # noqa: ASYNC109
        """Wait until something is true of the world.

        Raises:
            TimeoutError: it was not within `timeout` seconds of real time.
        """
        await self.world.changed.until(holds, timeout)

    async def connected(self, timeout: float = 10.0) -> None:  # noqa: ASYNC109
        """Wait until the bot, with all its shards, is connected to the gateway."""
        await self.gateway.changed.until(lambda: self.gateway.ready, timeout)

    async def deny(self, channel: Wire, *rights: str, person: Person | None = None) -> None:
        """Take rights away in a channel, by default the bot's: `deny(channel, "ATTACH_FILES")`."""
        await self._overwrite(channel, person, _bits(rights), denied=True)

    async def allow(self, channel: Wire, *rights: str, person: Person | None = None) -> None:
        """Give rights in a channel, by default to the bot, also back what `deny` took."""
        await self._overwrite(channel, person, _bits(rights), denied=False)

    async def delete_message(self, message: Wire) -> None:
        """Delete a message, as a moderator would."""
        messages.delete(self.world, message)
        await self.gateway.flushed()

    async def delete_channel(self, channel: Wire) -> None:
        """Delete a channel or thread."""
        self.world.remove_channel(channel)
        await self.gateway.flushed()

    async def set_locale(self, locale: str, guild: Wire | None = None) -> None:
        """Have a guild speak a language, such as `el`; it is a community from then on."""
        self.world.set_locale(guild or self.guild, locale)
        await self.gateway.flushed()

    async def remove(self, person: Person | None = None, guild: Wire | None = None) -> None:
        """Take a person, by default the bot, out of a guild."""
        self.world.remove_member(guild or self.guild, person.user if person else self.world.bot)
        await self.gateway.flushed()

    async def readmit(self, person: Person | None = None, guild: Wire | None = None) -> None:
        """Let a person, by default the bot, into a guild again."""
        self.world.add_member(guild or self.guild, person.user if person else self.world.bot)
        await self.gateway.flushed()

    def _accepted(self, call: Call, template: str) -> None:
        if self.check:
            self.check(call.method, template, call.body)

    async def _overwrite(self, channel: Wire, person: Person | None, bits: int, *, denied: bool) -> None:
        target = person.id if person else self.world.bot_id
        others = [o for o in channel["permission_overwrites"] if o["id"] != target]
        known = [o for o in channel["permission_overwrites"] if o["id"] == target]
        deny, allow = (int(known[0]["deny"]), int(known[0]["allow"])) if known else (0, 0)
        deny, allow = (deny | bits, allow & ~bits) if denied else (deny & ~bits, allow | bits)
        mine = {"id": target, "type": _MEMBER_OVERWRITE, "deny": str(deny), "allow": str(allow)}
        channel["permission_overwrites"] = [*others, mine]
        self.world.dispatch("CHANNEL_UPDATE", channel, channel["guild_id"])
        await self.gateway.flushed()

    def _settle_addresses(self) -> None:
        assert self._runner
        scheme = "https" if self._ssl else "http"
        self.world.base_url = f"{scheme}://{HOST}:{self._runner.addresses[0][1]}"
        self.gateway.url = self.world.base_url.replace("http", "ws", 1) + "/"

    async def _front(self, request: web.Request) -> web.StreamResponse:
        """The gateway for a bot, the page for a browser."""
        upgrade = request.headers.get("Upgrade", "").lower() == "websocket"
        return await (self.gateway.connect(request) if upgrade else self._page.index(request))

    async def _file(self, request: web.Request) -> web.Response:
        raw = self.world.files.get(request.match_info["id"])
        if raw is None or expired(self.world, request.query.get("ex")):
            return web.Response(status=404, text="This content is no longer available.")
        kind = content_type(raw)
        disposition = "inline" if kind.startswith("image/") else "attachment"
        headers = {"X-Content-Type-Options": "nosniff", "Content-Disposition": disposition}
        return web.Response(body=raw, content_type=kind, headers=headers)


def _service(world: World, gateway: Gateway, rates: Rates) -> Service:
    interactions = Interactions(world)
    return Service(world, Commands(world), interactions, Answers(world, interactions), gateway, rates)


def _bits(names: tuple[str, ...]) -> int:
    return sum(int(Permission[name]) for name in names)
