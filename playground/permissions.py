"""Who may do what where (docs: Permissions, with its order of roles and overwrites)."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

from playground.errors import missing_access, missing_permissions
from playground.wire import THREADS, Wire

if TYPE_CHECKING:
    from playground.world import World


class Permission(IntFlag):
    """The rights that matter here, under Discord's names."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


P = Permission
NONE = P(0)
ALL = ~NONE
EVERYONE = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.ADD_REACTIONS
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
DIRECT = P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY


def permissions_in(world: World, user_id: str, channel: Wire) -> Permission:
    """What a user may do in a channel or thread; nothing for who is not there."""
    guild_id = channel.get("guild_id")
    if guild_id is None:
        return (
            DIRECT if any(user["id"] == user_id for user in channel["recipients"]) or user_id == world.bot_id else NONE
        )
    member = world.members.get(guild_id, {}).get(user_id)
    if member is None:
        return NONE
    rights = _from_roles(world.guilds[guild_id], member)
    if P.ADMINISTRATOR in rights:
        return ALL
    return _implied(_overwritten(rights, world.parent_of(channel), member), channel)


def require(world: World, channel: Wire, *needed: Permission) -> None:
    """Refuse the bot what it may not do in the channel.

    Raises:
        ApiError: 50001 if it cannot even see the channel, else 50013.
    """
    rights = permissions_in(world, world.bot_id, channel)
    if P.VIEW_CHANNEL not in rights:
        raise missing_access()
    if any(permission not in rights for permission in needed):
        raise missing_permissions()


def sending(channel: Wire) -> Permission:
    """The right that sending a message to this channel takes."""
    return P.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else P.SEND_MESSAGES


def _from_roles(guild: Wire, member: Wire) -> Permission:
    if member["user"]["id"] == guild["owner_id"]:
        return ALL
    rights = NONE
    for role in guild["roles"]:
        if role["id"] == guild["id"] or role["id"] in member["roles"]:
            rights |= P(int(role["permissions"]) & ALL)
    return rights


def _overwritten(rights: Permission, channel: Wire, member: Wire) -> Permission:
    given = {overwrite["id"]: overwrite for overwrite in channel["permission_overwrites"]}
    for layer in ([channel["guild_id"]], member["roles"], [member["user"]["id"]]):
        rules = [given[key] for key in layer if key in given]
        for rule in rules:
            rights &= ~P(int(rule["deny"]) & ALL)
        for rule in rules:
            rights |= P(int(rule["allow"]) & ALL)
    return rights


def _implied(rights: Permission, channel: Wire) -> Permission:
    """Rights that fall with others (docs: Implicit Permissions)."""
    if P.VIEW_CHANNEL not in rights:
        return NONE
    if sending(channel) not in rights:
        rights &= ~(P.EMBED_LINKS | P.ATTACH_FILES | P.MENTION_EVERYONE)
    return rights
