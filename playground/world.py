"""The state of the playground: users, guilds, channels, messages, files, in Discord's own wire form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playground.changes import Changes
from playground.clock import Clock, Snowflakes
from playground.errors import unknown
from playground.message_limits import FILE_LIMIT
from playground.permissions import EVERYONE, NONE
from playground.wire import THREADS, Channel, Wire

Listener = Callable[[str, Wire, str | None], None]
"""Called with an event's name, its data, and the guild it concerns."""


@dataclass(frozen=True, slots=True)
class Ping:
    """A notification: this message called for this user's attention."""

    user_id: str
    message_id: str


class World:
    """Everything there is, and the ways to change it.

    Attributes:
        members: by guild id, then user id.
        messages: by channel id, then message id, oldest first.
        nonces: the last message of a user with a nonce.
        pings: whom which message has notified, in order.
        closed_dms: users who take no private messages from the bot.
        file_limit: the bytes that a file in a guild may have (docs: 10 MiB by default, more with boosts).
        max_threads: how many threads may be active in a guild (unofficial: 1000).
    """

    def __init__(self, clock: Clock, *, shards: int = 1, bot_name: str = "Caravanserai") -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.shards = shards
        self.base_url = ""
        self.changed = Changes()
        self.listeners: list[Listener] = []
        self.users: dict[str, Wire] = {}
        self.guilds: dict[str, Wire] = {}
        self.members: dict[str, dict[str, Wire]] = {}
        self.channels: dict[str, Wire] = {}
        self.messages: dict[str, dict[str, Wire]] = {}
        self.files: dict[str, bytes] = {}
        self.nonces: dict[tuple[str, str], Wire] = {}
        self.pings: list[Ping] = []
        self.closed_dms: set[str] = set()
        self.file_limit = FILE_LIMIT
        self.max_threads = 1000
        self.bot = self.add_user(bot_name, bot=True)

    @property
    def bot_id(self) -> str:
        """The bot's user id, which is its application's id too."""
        return str(self.bot["id"])

    def dispatch(self, event: str, data: Wire, guild_id: str | None = None) -> None:
        """Tell the bot, and everybody who waits for a change."""
        for listener in self.listeners:
            listener(event, data, guild_id)
        self.changed.tell()

    def add_user(self, name: str, *, bot: bool = False) -> Wire:
        """A new user of this name."""
        user: Wire = {
            "id": self.ids.new(),
            "username": name.lower(),
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
            "bot": bot,
            "public_flags": 0,
        }
        return self.users.setdefault(user["id"], user)

    def add_guild(self, name: str, *, owner: Wire, shard: int = 0) -> Wire:
        """A new guild on this shard, with its owner and the bot in it."""
        guild_id = self.ids.new_on_shard(shard, self.shards)
        everyone = _role(guild_id, "@everyone", int(EVERYONE))
        mine = _role(self.ids.new(), self.bot["global_name"], int(NONE), managed=True)
        guild = {**_GUILD, "id": guild_id, "name": name, "owner_id": owner["id"], "roles": [everyone, mine]}
        self.guilds[guild_id] = guild
        self.members[guild_id] = {}
        self.add_member(guild, owner)
        self.add_member(guild, self.bot)
        return guild

    def add_member(self, guild: Wire, user: Wire) -> Wire:
        """Let a user into a guild; the bot hears of its own coming as GUILD_CREATE."""
        member: Wire = {
            "user": user,
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": self.clock.iso(),
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        self.members[guild["id"]][user["id"]] = member
        if user["id"] == self.bot_id:
            member["roles"] = [role["id"] for role in guild["roles"] if role["managed"]]
            self.dispatch("GUILD_CREATE", _joined(self.guild_create(guild)), guild["id"])
        else:
            self.dispatch("GUILD_MEMBER_ADD", {**member, "guild_id": guild["id"]}, guild["id"])
        return member

    def remove_member(self, guild: Wire, user: Wire) -> None:
        """Take a user out of a guild; the bot hears of its own going as GUILD_DELETE."""
        self.members[guild["id"]].pop(user["id"], None)
        if user["id"] == self.bot_id:
            self.dispatch("GUILD_DELETE", {"id": guild["id"]}, guild["id"])
        else:
            self.dispatch("GUILD_MEMBER_REMOVE", {"user": user, "guild_id": guild["id"]}, guild["id"])

    def has_bot(self, guild_id: str) -> bool:
        """Whether the bot is in a guild."""
        return self.bot_id in self.members[guild_id]

    def reachable(self, user: Wire) -> bool:
        """Whether the bot may write to a user in private: they share a guild, and the user has not forbidden it."""
        shared = any({user["id"], self.bot_id} <= members.keys() for members in self.members.values())
        return shared and user["id"] not in self.closed_dms

    def add_channel(self, guild: Wire, name: str) -> Wire:
        """A new text channel."""
        position = sum(channel.get("guild_id") == guild["id"] for channel in self.channels.values())
        channel = {**_CHANNEL, "id": self.ids.new(), "name": name, "guild_id": guild["id"], "position": position}
        channel["permission_overwrites"] = []
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        self.dispatch("CHANNEL_CREATE", channel, guild["id"])
        return channel

    def add_dm(self, user: Wire) -> Wire:
        """The private channel between the bot and a user, made when first asked for."""
        for channel in self.channels.values():
            if channel["type"] == Channel.DM and channel["recipients"][0]["id"] == user["id"]:
                return channel
        channel = {"id": self.ids.new(), "type": int(Channel.DM), "recipients": [user], "last_message_id": None}
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        self.dispatch("CHANNEL_CREATE", channel)
        return channel

    def remove_channel(self, channel: Wire) -> None:
        """Delete a channel or thread with all that is in it."""
        del self.channels[channel["id"]]
        del self.messages[channel["id"]]
        for thread in [c for c in self.channels.values() if c.get("parent_id") == channel["id"]]:
            self.remove_channel(thread)
        event = "THREAD_DELETE" if channel["type"] in THREADS else "CHANNEL_DELETE"
        self.dispatch(event, channel, channel.get("guild_id"))

    def parent_of(self, channel: Wire) -> Wire:
        """The channel whose permissions count: a thread's parent, else the channel itself."""
        return self.channels[channel["parent_id"]] if channel["type"] in THREADS else channel

    def channel(self, channel_id: str) -> Wire:
        """The channel or thread of this id.

        Raises:
            ApiError: 10003, there is none.
        """
        if channel_id not in self.channels:
            raise unknown("Channel")
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Wire:
        """The message of this id.

        Raises:
            ApiError: 10008, there is none.
        """
        found = self.messages.get(channel_id, {}).get(message_id)
        if found is None:
            raise unknown("Message")
        return found

    def set_locale(self, guild: Wire, locale: str) -> None:
        """Choose a guild's language, as those that are communities can."""
        guild.update(preferred_locale=locale, features=["COMMUNITY"])
        self.dispatch("GUILD_UPDATE", _joined(guild), guild["id"])

    def guild_create(self, guild: Wire) -> Wire:
        """A guild as the bot first hears of it: channels, threads and, without the members intent, itself."""
        inside = [channel for channel in self.channels.values() if channel.get("guild_id") == guild["id"]]
        return {
            **guild,
            "joined_at": self.clock.iso(),
            "member_count": len(self.members[guild["id"]]),
            "members": [self.members[guild["id"]][self.bot_id]],
            "channels": [channel for channel in inside if channel["type"] not in THREADS],
            "threads": [c for c in inside if c["type"] in THREADS and not c["thread_metadata"]["archived"]],
        }


def _joined(guild: Wire) -> Wire:
    """A guild as the bot hears of it on joining: without `unavailable` (observed; the client tells by it)."""
    return {key: value for key, value in guild.items() if key != "unavailable"}


def _role(role_id: str, name: str, permissions: int, *, managed: bool = False) -> Wire:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": int(managed),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": False,
        "flags": 0,
    }


_GUILD: Wire = {
    "icon": None,
    "emojis": [],
    "stickers": [],
    "features": [],
    "preferred_locale": "en-US",
    "premium_tier": 0,
    "verification_level": 0,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "system_channel_flags": 0,
    "afk_timeout": 300,
    "large": False,
    "unavailable": False,
    "voice_states": [],
    "presences": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
}
_CHANNEL: Wire = {
    "type": int(Channel.TEXT),
    "topic": None,
    "nsfw": False,
    "parent_id": None,
    "rate_limit_per_user": 0,
    "last_message_id": None,
}
