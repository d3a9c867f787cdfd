"""What Discord accepts as a message (docs: Message Resource, Uploading Files)."""

from __future__ import annotations

from playground.component_limits import check_components
from playground.errors import ApiError, too_large
from playground.limits import Problems
from playground.wire import MIB, Flag, Wire

CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
ATTACHMENTS = 10
ALT_TEXT = 1024
NONCE = 25
REQUEST_BYTES = 25 * MIB
FILE_LIMIT = 10 * MIB
CHOICES = 25

_V2_BANS = ("content", "embeds", "poll", "sticker_ids")
_BODY = ("content", "embeds", "components", "attachments", "poll", "sticker_ids")


def check_message(message: Wire, body: Wire, files: dict[str, tuple[str, bytes]], file_limit: int) -> None:
    """Refuse what Discord would refuse of a new message or an edit.

    Args:
        message: the message as it would be after `body` is applied.
        body: the request.
        files: the uploads, name and bytes by their number in the request.
        file_limit: what the guild allows a file to weigh, in bytes.

    Raises:
        ApiError: 50035 with a path for each fault, 50006 for an empty message, 40005 for a file too large.
    """
    _check_sizes(files, file_limit)
    problems = Problems()
    v2 = bool(message["flags"] & Flag.COMPONENTS_V2)
    problems.length("content", body.get("content"), 0, CONTENT)
    problems.length("nonce", str(body.get("nonce") or ""), 0, NONCE)
    check_components(problems, message["components"], v2=v2)
    _check_attachments(problems, body, files)
    _check_embeds(problems, body.get("embeds") or [])
    if v2:
        _check_v2(problems, body, message)
    problems.refuse_if_any()
    if not any(message.get(key) for key in _BODY):
        raise ApiError(400, 50006, "Cannot send an empty message")


def check_choices(choices: list[Wire]) -> None:
    """Refuse too many or too long answers to an autocomplete (docs: 25, names and values of 1-100)."""
    problems = Problems()
    problems.length("data.choices", choices, 0, CHOICES)
    for number, choice in enumerate(choices):
        problems.length(f"data.choices.{number}.name", choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length(f"data.choices.{number}.value", choice["value"], 1, 100)
    problems.refuse_if_any()


def _check_sizes(files: dict[str, tuple[str, bytes]], file_limit: int) -> None:
    sizes = [len(raw) for _, raw in files.values()]
    if sum(sizes) > REQUEST_BYTES or any(size > file_limit for size in sizes):
        raise too_large()


def _check_v2(problems: Problems, body: Wire, message: Wire) -> None:
    for key in _V2_BANS:
        if body.get(key) or message.get(key):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            words = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            problems.add(key, code, words)


def _check_attachments(problems: Problems, body: Wire, files: dict[str, tuple[str, bytes]]) -> None:
    listed = body.get("attachments") or []
    problems.length("attachments", listed or files, 0, ATTACHMENTS)
    for number, attachment in enumerate(listed):
        problems.length(f"attachments.{number}.description", attachment.get("description"), 0, ALT_TEXT)


def _check_embeds(problems: Problems, embeds: list[Wire]) -> None:
    problems.length("embeds", embeds, 0, EMBEDS)
    for number, embed in enumerate(embeds):
        _check_embed(problems, f"embeds.{number}", embed)
    if sum(len(text) for embed in embeds for text in _texts(embed)) > EMBED_TOTAL:
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def _check_embed(problems: Problems, path: str, embed: Wire) -> None:
    problems.length(f"{path}.title", embed.get("title"), 0, 256)
    problems.length(f"{path}.description", embed.get("description"), 0, 4096)
    problems.length(f"{path}.footer.text", (embed.get("footer") or {}).get("text"), 0, 2048)
    problems.length(f"{path}.author.name", (embed.get("author") or {}).get("name"), 0, 256)
    fields = embed.get("fields") or []
    problems.length(f"{path}.fields", fields, 0, 25)
    for number, field in enumerate(fields):
        problems.length(f"{path}.fields.{number}.name", field.get("name"), 1, 256)
        problems.length(f"{path}.fields.{number}.value", field.get("value"), 1, 1024)


def _texts(embed: Wire) -> list[str]:
    fields = embed.get("fields") or []
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    return [text for text in [*texts, *(f.get(k) for f in fields for k in ("name", "value"))] if text]
