"""Getting a newcomer going: a command and some buttons, used as a person would use them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.interactions import Interaction, UnansweredError
from playground.options import RefusedError
from playground.people import Person
from playground.wire import Component, Wire, walk


@dataclass(frozen=True, slots=True)
class Starter:
    """One way to begin.

    Attributes:
        label: what it begins.
        command: the path of the command, and `options` what it is used with.
        presses: patterns, each of the `custom_id` of a button to press then, on the message that has come of it.
        spoken: further options for those whose client speaks a language, by its locale.
    """

    label: str
    command: str
    options: Mapping[str, Any]
    presses: tuple[str, ...]
    spoken: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


async def begin(person: Person, channel: Wire, starter: Starter) -> None:
    """Let a person use the command and press the buttons, one after the other.

    Raises:
        RefusedError: a button is not there; what the bot has answered says why.
        UnansweredError: the bot did not answer in time.
    """
    options = {**starter.options, **starter.spoken.get(person.locale, {})}
    done = await (await person.slash(channel, starter.command, options)).done()
    for pattern in starter.presses:
        message, button = _button(done, pattern)
        done = await (await person.click(message, button)).done()


def _button(done: Interaction, pattern: str) -> tuple[Wire, str]:
    if done.message is None:
        raise UnansweredError("The bot has shown nothing.")
    for part in walk(done.message["components"]):
        if part["type"] == Component.BUTTON and re.fullmatch(pattern, part.get("custom_id") or ""):
            return done.message, part["custom_id"]
    raise RefusedError("The bot went no further. Its answer says why.")
