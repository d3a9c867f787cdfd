"""Whom a message mentions, and whom it therefore pings (docs: Allowed Mentions)."""

from __future__ import annotations

import re

from playground.permissions import P, permissions_in
from playground.wire import Component, Flag, Wire, ephemeral, walk
from playground.world import Ping, World

_USER = re.compile(r"<@!?(\d+)>")


def mentioned(world: World, message: Wire, allowed: Wire | None) -> list[Wire]:
    """The users named in the text whom `allowed` lets be named; without it, all of them."""
    found = dict.fromkeys(_USER.findall(text_of(message)))
    return [world.users[user_id] for user_id in found if user_id in world.users and _allows(allowed, user_id)]


def ping(world: World, message: Wire) -> None:
    """Notify those whom a new message mentions: not for a private or silent one, nor of what they cannot see."""
    if ephemeral(message) or message["flags"] & Flag.SILENT:
        return
    channel = world.channel(message["channel_id"])
    for user in message["mentions"]:
        if P.VIEW_CHANNEL in permissions_in(world, user["id"], channel):
            world.pings.append(Ping(user["id"], message["id"]))


def text_of(message: Wire) -> str:
    """All text of a message that can mention somebody: its content and text displays, but no embeds."""
    texts = [c.get("content") or "" for c in walk(message["components"]) if c["type"] == Component.TEXT]
    return "\n".join([message["content"], *texts])


def _allows(allowed: Wire | None, user_id: str) -> bool:
    if allowed is None:
        return True
    return "users" in (allowed.get("parse") or []) or user_id in map(str, allowed.get("users") or [])
