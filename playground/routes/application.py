"""The bot itself, its commands, the gateway's address, guilds and their members."""

from __future__ import annotations

from typing import Any

from playground.errors import unknown
from playground.service import Call, Route, Service
from playground.wire import THREADS, Wire


def routes(service: Service) -> list[Route]:
    """The routes of this module."""
    desk = _Desk(service)
    commands = "/applications/{app}/commands"
    guild_commands = "/applications/{app}/guilds/{guild}/commands"
    return [
        ("GET", "/users/@me", lambda _: service.world.bot),
        ("GET", "/users/{user}", desk.user),
        ("POST", "/users/@me/channels", desk.open_dm),
        ("DELETE", "/users/@me/guilds/{guild}", desk.leave),
        ("GET", "/oauth2/applications/@me", desk.application),
        ("GET", "/applications/@me", desk.application),
        ("GET", "/gateway", lambda _: {"url": service.gateway.url}),
        ("GET", "/gateway/bot", desk.gateway),
        *[("GET", path, desk.commands) for path in (commands, guild_commands)],
        *[("PUT", path, desk.replace_commands) for path in (commands, guild_commands)],
        ("GET", "/guilds/{guild}", desk.guild),
        ("GET", "/guilds/{guild}/channels", desk.channels),
        ("GET", "/guilds/{guild}/threads/active", desk.threads),
        ("GET", "/guilds/{guild}/members/{user}", desk.member),
    ]


class _Desk:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world

    def user(self, call: Call) -> Wire:
        if call.params["user"] not in self._world.users:
            raise unknown("User")
        return self._world.users[call.params["user"]]

    def open_dm(self, call: Call) -> Wire:
        """Opening succeeds even where the person takes no messages; sending does not (docs: 50007)."""
        user = self._world.users.get(str(call.body.get("recipient_id")))
        if user is None:
            raise unknown("User")
        return self._world.add_dm(user)

    def leave(self, call: Call) -> None:
        self._world.remove_member(self._guild(call), self._world.bot)

    def application(self, _: Call) -> Wire:
        bot = self._world.bot
        return {
            "id": bot["id"],
            "name": bot["global_name"],
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": bot,
            "verify_key": "0" * 64,
            "flags": 0,
            "team": None,
        }

    def gateway(self, _: Call) -> Wire:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return {"url": self._service.gateway.url, "shards": self._world.shards, "session_start_limit": limit}

    def commands(self, call: Call) -> Any:
        return self._service.commands.of(call.params.get("guild"))

    def replace_commands(self, call: Call) -> Any:
        return self._service.commands.replace(call.params.get("guild"), call.body)

    def guild(self, call: Call) -> Wire:
        return self._guild(call)

    def channels(self, call: Call) -> list[Wire]:
        return [c for c in self._inside(call) if c["type"] not in THREADS]

    def threads(self, call: Call) -> Wire:
        inside = [c for c in self._inside(call) if c["type"] in THREADS]
        return {"threads": [c for c in inside if not c["thread_metadata"]["archived"]], "members": []}

    def member(self, call: Call) -> Wire:
        member = self._world.members[self._guild(call)["id"]].get(call.params["user"])
        if member is None:
            raise unknown("Member")
        return member

    def _inside(self, call: Call) -> list[Wire]:
        guild = self._guild(call)
        return [channel for channel in self._world.channels.values() if channel.get("guild_id") == guild["id"]]

    def _guild(self, call: Call) -> Wire:
        """A guild that the bot is in; others are unknown to it."""
        guild = self._world.guilds.get(call.params["guild"])
        if guild is None or not self._world.has_bot(guild["id"]):
            raise unknown("Guild")
        return guild
