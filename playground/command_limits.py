"""What Discord accepts as an application's commands (docs: Application Commands)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playground.errors import ApiError
from playground.limits import Problems
from playground.locales import locales, shown, texts
from playground.wire import Option, Wire

COMMANDS = 100
OPTIONS = 25
CHARACTERS = 8000
CREATES_PER_DAY = 200
CHAT_INPUT = 1

# docs: ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, lower case where there is one; Python's \w is close to it.
_NAME = re.compile(r"[-_'\w]{1,32}")
_BRANCHES = (Option.SUBCOMMAND, Option.GROUP)


def check_commands(commands: list[Wire]) -> None:
    """Refuse what Discord would refuse of a whole set of commands.

    Raises:
        ApiError: 30032 for more than 100 of them, else 50035 with a path for each fault.
    """
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > COMMANDS:
        raise ApiError(400, 30032, f"Maximum number of application commands reached ({COMMANDS})")
    problems = Problems()
    message = "Application command names must be unique"
    for locale in locales(commands):
        keys = [(command.get("type", CHAT_INPUT), shown(command, "name", locale)) for command in commands]
        problems.distinct("", keys, "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    for number, command in enumerate(commands):
        if command.get("type", CHAT_INPUT) == CHAT_INPUT:
            _check_command(problems, str(number), command)
    problems.refuse_if_any()


def _check_command(problems: Problems, path: str, command: Wire) -> None:
    _check_words(problems, path, command)
    _check_options(problems, path, command.get("options") or [], depth=0)
    if sum(_sizes(command)) > CHARACTERS:
        message = f"Command exceeds maximum size ({CHARACTERS})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_words(problems: Problems, path: str, named: Wire) -> None:
    for key, name in [("name", named.get("name") or ""), *_localised(named, "name")]:
        if not _NAME.fullmatch(name) or name != name.lower():
            problems.add(f"{path}.{key}", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for key, text in [("description", named.get("description")), *_localised(named, "description")]:
        problems.length(f"{path}.{key}", text, 1, 100)


def _localised(named: Wire, field: str) -> Iterator[tuple[str, str]]:
    for locale, text in (named.get(f"{field}_localizations") or {}).items():
        yield f"{field}_localizations.{locale}", text


def _check_options(problems: Problems, path: str, options: list[Wire], depth: int) -> None:
    problems.length(f"{path}.options", options, 0, OPTIONS)
    message = "Option names must be unique"
    for locale in locales(options):  # guess: the documentation does not say so of translated names
        names = [shown(option, "name", locale) for option in options]
        problems.distinct(f"{path}.options", names, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", message)
    _check_order(problems, path, options)
    for number, option in enumerate(options):
        _check_option(problems, f"{path}.options.{number}", option, depth)


def _check_order(problems: Problems, path: str, options: list[Wire]) -> None:
    branches = [option["type"] in _BRANCHES for option in options]
    if any(branches) and not all(branches):
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        message = "Required options must be placed before non-required options"
        problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)


def _check_option(problems: Problems, path: str, option: Wire, depth: int) -> None:
    _check_words(problems, path, option)
    match option["type"]:
        case Option.GROUP if depth == 0:
            _check_options(problems, path, option.get("options") or [], 1)
        case Option.SUBCOMMAND if depth <= 1:
            _check_options(problems, path, option.get("options") or [], 2)
        case Option.GROUP | Option.SUBCOMMAND:
            problems.add(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
        case _:
            _check_choices(problems, path, option)


def _check_choices(problems: Problems, path: str, option: Wire) -> None:
    choices = option.get("choices") or []
    problems.length(f"{path}.choices", choices, 0, OPTIONS)
    if choices and option.get("autocomplete"):
        message = "Cannot use both autocomplete and choices"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE", message)
    for number, choice in enumerate(choices):
        for key, name in [("name", choice.get("name")), *_localised(choice, "name")]:
            problems.length(f"{path}.choices.{number}.{key}", name, 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length(f"{path}.choices.{number}.value", choice["value"], 1, 100)


def _sizes(named: Wire) -> Iterator[int]:
    """What counts towards the 8000 characters: names, descriptions, and values of choices, at every depth.

    Of a text in several languages only the longest counts.
    """
    yield from (max(map(len, texts(named, field))) for field in ("name", "description", "value"))
    for inside in (*(named.get("options") or []), *(named.get("choices") or [])):
        yield from _sizes(inside)
