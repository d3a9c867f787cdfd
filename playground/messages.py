"""Writing, changing and deleting messages."""

from __future__ import annotations

from playground.attachments import Files, attached, resolve
from playground.clock import created
from playground.mentions import mentioned, ping
from playground.message_limits import check_message
from playground.wire import Flag, Wire, ephemeral, loading
from playground.world import World

_KEPT_FLAGS = Flag.EPHEMERAL | Flag.SILENT | Flag.COMPONENTS_V2 | Flag.LOADING
_NONCE_SECONDS = 300  # docs: "the past few minutes"


def post(world: World, channel: Wire, author: Wire, body: Wire, files: Files, **more: object) -> Wire:
    """Put a new message into a channel; `more` are further fields, such as the interaction that it answers.

    Raises:
        ApiError: Discord would refuse it.
    """
    message = _blank(world, channel, author)
    message["flags"] = int(body.get("flags") or 0) & _KEPT_FLAGS
    message |= more
    if "nonce" in body:
        message["nonce"] = body["nonce"]
    _apply(world, message, body, files)
    world.messages[channel["id"]][message["id"]] = message
    if "nonce" in message:
        world.nonces[author["id"], str(message["nonce"])] = message
    if not ephemeral(message):
        channel["last_message_id"] = message["id"]
    ping(world, message)
    _tell(world, "MESSAGE_CREATE", message)
    return message


def thinking(world: World, channel: Wire, body: Wire, **more: object) -> Wire:
    """The empty message that stands for a deferred answer; of its flags only EPHEMERAL counts (docs)."""
    message = _blank(world, channel, world.bot)
    message["flags"] = int(Flag.LOADING | int(body.get("flags") or 0) & Flag.EPHEMERAL)
    message |= more
    world.messages[channel["id"]][message["id"]] = message
    _tell(world, "MESSAGE_CREATE", message)
    return message


def edit(world: World, message: Wire, body: Wire, files: Files) -> Wire:
    """Change a message. An edit ends "thinking", keeps EPHEMERAL as it was, and pings nobody.

    What takes the place of "thinking" does not count as edited (guess).

    Raises:
        ApiError: Discord would refuse it.
    """
    after = {**message, "edited_timestamp": None if loading(message) else world.clock.iso()}
    after["flags"] = message["flags"] & ~Flag.LOADING | int(body.get("flags") or 0) & Flag.COMPONENTS_V2
    _apply(world, after, body, files)
    message |= after
    _tell(world, "MESSAGE_UPDATE", message)
    return message


def delete(world: World, message: Wire) -> None:
    """Take a message away."""
    del world.messages[message["channel_id"]][message["id"]]
    if ephemeral(message):
        world.changed.tell()
        return
    ids: Wire = {key: message[key] for key in ("id", "channel_id", "guild_id") if key in message}
    world.dispatch("MESSAGE_DELETE", ids, message.get("guild_id"))


def with_nonce(world: World, author: Wire, nonce: object) -> Wire | None:
    """The author's message of the past few minutes that has this nonce (docs: `enforce_nonce`)."""
    message = world.nonces.get((author["id"], str(nonce)))
    if message is None or world.clock.now() - created(message["id"]) > _NONCE_SECONDS:
        return None
    return message if message["id"] in world.messages.get(message["channel_id"], {}) else None


def _blank(world: World, channel: Wire, author: Wire) -> Wire:
    message: Wire = {
        "id": world.ids.new(),
        "channel_id": channel["id"],
        "author": author,
        "content": "",
        "timestamp": world.clock.iso(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }
    return message | ({"guild_id": channel["guild_id"]} if "guild_id" in channel else {})


def _apply(world: World, message: Wire, body: Wire, files: Files) -> None:
    """Check and apply a request to `message`, of which nobody else knows yet."""
    for key, empty in (("content", ""), ("embeds", []), ("components", [])):
        if key in body:
            message[key] = body[key] or empty
    if "attachments" in body or files:
        message["attachments"] = attached(world, message, body, files)
    check_message(message, body, files, world.file_limit)
    resolve(message)
    message["mentions"] = mentioned(world, message, body.get("allowed_mentions"))


def _tell(world: World, event: str, message: Wire) -> None:
    """A private message exists for one person only: no event is sent of it."""
    if ephemeral(message):
        world.changed.tell()
    else:
        world.dispatch(event, message, message.get("guild_id"))
