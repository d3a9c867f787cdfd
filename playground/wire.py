"""The vocabulary of Discord's wire: numbers with their names, and the shape of what is sent.

Everything on the wire is a plain `Wire` dict in the form of Discord's documentation, ids as decimal strings.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any, TypeAlias

Wire: TypeAlias = dict[str, Any]
"""A JSON object as it goes over the wire."""

MIB = 1024 * 1024


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class Callback(IntEnum):
    """The kinds of first answer to an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Component(IntEnum):
    """What a message or a dialog is built of."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
LINK_BUTTON = 5


class Option(IntEnum):
    """The types of a command's options."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class Flag(IntEnum):
    """Flags of a message. Together they are a plain number: every look at a message asks for one."""

    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class Channel(IntEnum):
    """Kinds of channel."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = frozenset({Channel.PUBLIC_THREAD, Channel.PRIVATE_THREAD})


def children(component: Wire) -> Iterator[tuple[str, Wire]]:
    """The parts right inside a component, each with its path from there."""
    for number, child in enumerate(component.get("components") or []):
        yield f"components.{number}", child
    for key in ("accessory", "component"):
        if component.get(key):
            yield key, component[key]


def walk(components: list[Wire] | None) -> Iterator[Wire]:
    """Every component of a message or dialog, nested ones included, in reading order."""
    for component in components or []:
        yield component
        yield from walk([child for _, child in children(component)])


def loading(message: Wire) -> bool:
    """Whether the message still says that the bot is thinking."""
    return bool(message["flags"] & Flag.LOADING)


def ephemeral(message: Wire) -> bool:
    """Whether only one person can see the message."""
    return bool(message["flags"] & Flag.EPHEMERAL)
