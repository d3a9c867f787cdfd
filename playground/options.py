"""A person fills in the options of a command, under the eyes of the client (docs: Application Commands)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playground.attachments import store
from playground.locales import DEFAULT, meant
from playground.wire import Option, Wire
from playground.world import World

BRANCHES = (Option.SUBCOMMAND, Option.GROUP)
_LONGEST_TEXT = 6000
_LARGEST = 1 << 53


class RefusedError(LookupError):
    """The Discord client would not let a person do this."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that a person picks for an option or a dialog."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Focus:
    """The option in which a person is typing, and what is there so far."""

    name: str
    typed: str


def branch(command: Wire, path: list[str], locale: str = DEFAULT) -> list[Wire]:
    """`command` and what is below it, along a path of names in a locale, down to what can be used.

    Raises:
        RefusedError: there is none, or it has subcommands to choose from first.
    """
    nodes = [command]
    for name in path:
        inside = [option for option in nodes[-1].get("options", []) if option["type"] in BRANCHES]
        node = meant(inside, name, locale)
        if node is None:
            raise RefusedError(f"/{command['name']} has no {' '.join(path)!r}.")
        nodes.append(node)
    if any(option["type"] in BRANCHES for option in nodes[-1].get("options", [])):
        raise RefusedError(f"/{command['name']} {' '.join(path)} is not complete: it has subcommands.")
    return nodes


def nested(path: list[str], given: list[Wire]) -> list[Wire]:
    """Filled-in options as they are sent: inside their subcommand and group."""
    for depth in range(len(path), 0, -1):
        kind = Option.SUBCOMMAND if depth == len(path) else Option.GROUP
        given = [{"name": path[depth - 1], "type": int(kind), "options": given}]
    return given


class Form:
    """The options of one command while they are filled in.

    Attributes:
        resolved: the users, members, channels and files that the values stand for.
    """

    def __init__(self, world: World, channel: Wire, declared: list[Wire], locale: str = DEFAULT) -> None:
        self._world = world
        self._channel = channel
        self._locale = locale
        self._declared = {option["name"]: option for option in declared}
        self.resolved: dict[str, Wire] = {}

    def fill(self, values: Mapping[str, Any], focus: Focus | None = None) -> list[Wire]:
        """The options as they are sent, in the order of their declaration.

        Raises:
            RefusedError: an option is unknown, missing though required (unless still typing), or not of its type.
        """
        typed = {self._name(focus.name): focus.typed} if focus else {}
        values = {self._name(name): value for name, value in values.items()}
        self._check_names({**values, **typed}, complete=focus is None)
        given = []
        for name, option in self._declared.items():
            part = {"name": name, "type": option["type"]}
            if name in typed:
                given.append({**part, "value": typed[name], "focused": True})
            elif name in values:
                given.append({**part, "value": self._value(option, values[name])})
        return given

    def _name(self, typed: str) -> str:
        """The name by which the bot knows an option, if there is one that is called so."""
        found = meant(self._declared.values(), typed, self._locale)
        return typed if found is None else str(found["name"])

    def _check_names(self, values: Mapping[str, Any], *, complete: bool) -> None:
        unknown = [name for name in values if name not in self._declared]
        required = [name for name, option in self._declared.items() if option.get("required")]
        missing = [name for name in required if complete and name not in values]
        if unknown or missing:
            raise RefusedError(f"Options unknown: {unknown or 'none'}, required but missing: {missing or 'none'}.")

    def _value(self, option: Wire, value: Any) -> Any:
        checked = self._takers()[option["type"]](option, value)
        choices = [choice["value"] for choice in option.get("choices") or []]
        if choices and checked not in choices:
            raise RefusedError(f"{option['name']}: {value!r} is none of {choices}.")
        return checked

    def _takers(self) -> dict[int, Callable[[Wire, Any], Any]]:
        return {
            Option.STRING: _text,
            Option.INTEGER: _whole,
            Option.NUMBER: _number,
            Option.BOOLEAN: _truth,
            Option.USER: self._user,
            Option.MENTIONABLE: self._user,
            Option.CHANNEL: self._any_channel,
            Option.ATTACHMENT: self._file,
        }

    def _user(self, option: Wire, value: Any) -> str:
        user_id = str(getattr(value, "id", value))
        resolve_user(self._world, self._channel, self.resolved, user_id, option["name"])
        return user_id

    def _any_channel(self, option: Wire, value: Any) -> str:
        channel_id = value["id"] if isinstance(value, dict) else str(value)
        if channel_id not in self._world.channels:
            raise RefusedError(f"{option['name']}: there is no channel {channel_id}.")
        self.resolved.setdefault("channels", {})[channel_id] = self._world.channels[channel_id]
        return channel_id

    def _file(self, option: Wire, value: Any) -> str:
        if not isinstance(value, Upload):
            raise RefusedError(f"{option['name']}: this takes a file.")
        attachment = store(self._world, self._channel["id"], value.name, value.content)
        self.resolved.setdefault("attachments", {})[attachment["id"]] = attachment
        return str(attachment["id"])


def resolve_user(world: World, channel: Wire, resolved: dict[str, Wire], user_id: str, where: str) -> None:
    """Add a user, and the member that the user is, to what comes with an interaction.

    Raises:
        RefusedError: there is no such user.
    """
    if user_id not in world.users:
        raise RefusedError(f"{where}: there is no user {user_id}.")
    resolved.setdefault("users", {})[user_id] = world.users[user_id]
    member = world.members.get(channel.get("guild_id", ""), {}).get(user_id)
    if member:
        shown = {key: value for key, value in member.items() if key != "user"}
        resolved.setdefault("members", {})[user_id] = {**shown, "permissions": "0"}


def _text(option: Wire, value: Any) -> str:
    low, high = option.get("min_length", 0), option.get("max_length", _LONGEST_TEXT)
    if not isinstance(value, str) or not low <= len(value) <= high:
        raise RefusedError(f"{option['name']}: {value!r} is no text of {low} to {high} characters.")
    return value


def _whole(option: Wire, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RefusedError(f"{option['name']}: {value!r} is no whole number.")
    return int(_number(option, value))


def _number(option: Wire, value: Any) -> float:
    low, high = option.get("min_value", -_LARGEST), option.get("max_value", _LARGEST)
    if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
        raise RefusedError(f"{option['name']}: {value!r} is no number from {low} to {high}.")
    return value


def _truth(option: Wire, value: Any) -> bool:
    if not isinstance(value, bool):
        raise RefusedError(f"{option['name']}: {value!r} is neither true nor false.")
    return value
