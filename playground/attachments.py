"""Files on messages: taken in, kept, shown under an address that expires (docs: Signed Attachment CDN URLs)."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, TypeAlias

from playground.limits import Problems
from playground.wire import Wire
from playground.world import World

Files: TypeAlias = dict[str, tuple[str, bytes]]
"""The uploads of a request: name and bytes by their number in it."""

URL_HOURS = 24
_HOUR = 3600
_PNG = b"\x89PNG\r\n\x1a\n"
_KINDS = {_PNG: "image/png", b"\xff\xd8\xff": "image/jpeg", b"GIF8": "image/gif", b"RIFF": "image/webp"}


def content_type(raw: bytes) -> str:
    """What the bytes are, by how they begin: a picture, or something to download."""
    kinds = (kind for start, kind in _KINDS.items() if raw.startswith(start))
    return next(kinds, "application/octet-stream")


def attached(world: World, message: Wire, body: Wire, files: Files) -> list[Wire]:
    """The attachments of a message once a request has taken effect.

    The request's list names all that there shall be, those that stay as well as new ones (docs, API v10). Without a
    list what is there stays and every upload joins it (guess for edits).
    """
    if "attachments" not in body:
        return [*message["attachments"], *(store(world, message["channel_id"], *file) for file in files.values())]
    kept = {attachment["id"]: attachment for attachment in message["attachments"]}
    problems = Problems()
    found = []
    for number, wanted in enumerate(body["attachments"] or []):
        key = str(wanted["id"])
        if key in files:
            name, raw = files[key]
            found.append(store(world, message["channel_id"], wanted.get("filename") or name, raw, wanted))
        elif key in kept:
            found.append(kept[key])
        else:
            problems.add(f"attachments.{number}.id", "ATTACHMENT_NOT_FOUND", "There is no such file or attachment")
    problems.refuse_if_any()
    return found


def store(world: World, channel_id: str, name: str, raw: bytes, meta: Wire | None = None) -> Wire:
    """Keep a file; the attachment that stands for it."""
    file_id = world.ids.new()
    world.files[file_id] = raw
    attachment: Wire = {"id": file_id, "filename": name, "size": len(raw), "content_type": content_type(raw)}
    if raw.startswith(_PNG):
        attachment["width"], attachment["height"] = struct.unpack(">II", raw[16:24])
    if meta and meta.get("description"):
        attachment["description"] = meta["description"]
    return attachment | _addresses(world, channel_id, attachment)


def freshen(world: World, message: Wire) -> None:
    """Give a message's files addresses that are good for another day, as reading it again does."""
    for attachment in message["attachments"]:
        fresh = _addresses(world, message["channel_id"], attachment)
        attachment.update(fresh)
        for medium in _media([message["components"], message["embeds"]]):
            if medium.get("attachment_id") == attachment["id"]:
                medium.update(fresh)


def resolve(message: Wire) -> None:
    """Turn `attachment://name` in embeds and components into the file's address."""
    by_name = {f"attachment://{attachment['filename']}": attachment for attachment in message["attachments"]}
    for medium in _media([message["components"], message["embeds"]]):
        if source := by_name.get(medium["url"]):
            medium |= {key: source.get(key) for key in ("url", "proxy_url", "width", "height", "content_type")}
            medium["attachment_id"] = source["id"]


def expired(world: World, query_ex: str | None) -> bool:
    """Whether an address with this expiry, hexadecimal Unix seconds, is past it."""
    try:
        return int(query_ex or "", 16) < world.clock.now()
    except ValueError:
        return True


def _addresses(world: World, channel_id: str, attachment: Wire) -> Wire:
    # Whole hours, so that a message read twice within the hour is the same message.
    expiry = (int(world.clock.now()) // _HOUR + URL_HOURS) * _HOUR
    url = f"{world.base_url}/attachments/{channel_id}/{attachment['id']}/{attachment['filename']}?ex={expiry:x}"
    return {"url": url, "proxy_url": url}


def _media(node: Any) -> Iterator[Wire]:
    """Every object with an address, at any depth."""
    if isinstance(node, dict):
        if "url" in node:
            yield node
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            yield from _media(child)
