"""How long texts may get: sentences cut to an alt text, lines put together to messages."""

from __future__ import annotations

from collections.abc import Iterable

ALT_LIMIT = 1024
"""Characters of an alt text, which Discord sets."""
MESSAGE_LIMIT = 2000
"""Characters of a message, which Discord sets."""


def alt(sentences: Iterable[str]) -> str:
    """As many of the sentences, given without their full stops, as an alt text holds."""
    said = ""
    for sentence in sentences:
        longer = f"{said} {sentence}.".lstrip()
        if len(longer) > ALT_LIMIT:
            break
        said = longer
    return said


def messages(lines: Iterable[str]) -> Iterable[str]:
    """The lines in as few messages as hold them."""
    message = ""
    for line in lines:
        if message and len(message) + 1 + len(line) > MESSAGE_LIMIT:
            yield message
            message = ""
        message = f"{message}\n{line}".lstrip("\n")
    yield message
