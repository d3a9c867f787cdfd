"""Discord's limits for commands and for what they offer: each time beside something that just passes."""

from __future__ import annotations

from typing import Any

import pytest

from playground import ApiError, Playground, Wire
from playground.command_limits import check_commands
from playground.message_limits import check_choices


def command(**more: Any) -> Wire:
    return {"name": "go", "description": "x", **more}


def option(number: int = 0, kind: int = 3, **more: Any) -> Wire:
    return {"type": kind, "name": f"o{number}", "description": "x", **more}


def choices(number: int) -> list[Wire]:
    return [{"name": str(n), "value": str(n)} for n in range(number)]


COMMANDS: list[tuple[str, Wire, Wire, str]] = [
    ("name", command(name="é-1_x"), command(name="Go"), "0.name"),
    ("long name", command(name="x" * 32), command(name="x" * 33), "0.name"),
    ("description", command(description="x" * 100), command(description="x" * 101), "0.description"),
    (
        "localised name",
        command(name_localizations={"el": "πάμε"}),
        command(name_localizations={"el": "Πάμε"}),
        "0.name_localizations.el",
    ),
    ("options", command(options=[*map(option, range(25))]), command(options=[*map(option, range(26))]), "0.options"),
    ("same option", command(options=[option(0), option(1)]), command(options=[option(0)] * 2), "unique"),
    (
        "required first",
        command(options=[option(0, required=True), option(1)]),
        command(options=[option(0), option(1, required=True)]),
        "before non-required",
    ),
    (
        "subcommands",
        command(options=[option(n, 1) for n in range(25)]),
        command(options=[option(n, 1) for n in range(26)]),
        "0.options",
    ),
    ("mixed", command(options=[option(0, 1)]), command(options=[option(0, 1), option(1)]), "mutually exclusive"),
    (
        "depth",
        command(options=[option(0, 2, options=[option(0, 1, options=[option()])])]),
        command(options=[option(0, 2, options=[option(0, 2, options=[option(0, 1)])])]),
        "too deeply",
    ),
    (
        "choices",
        command(options=[option(choices=choices(25))]),
        command(options=[option(choices=choices(26))]),
        "0.options.0.choices",
    ),
    (
        "choices or autocomplete",
        command(options=[option(choices=choices(1))]),
        command(options=[option(choices=choices(1), autocomplete=True)]),
        "both",
    ),
    (
        "8000 characters",
        command(options=[option(n, 1, description="x" * 100) for n in range(25)]),
        command(
            options=[
                option(n, 2, description="x" * 100, options=[option(m, 1, description="x" * 100) for m in range(10)])
                for n in range(10)
            ]
        ),
        "8000",
    ),
]


@pytest.mark.parametrize(("good", "bad", "reason"), [case[1:] for case in COMMANDS], ids=[c[0] for c in COMMANDS])
def test_a_command_beyond_a_limit_is_refused(good: Wire, bad: Wire, reason: str) -> None:
    check_commands([good])
    with pytest.raises(ApiError) as refusal:
        check_commands([bad])
    assert reason in str(flat(refusal.value.body["errors"]))


def flat(tree: Wire, path: str = "") -> list[str]:
    """Errors as lines of path and message."""
    lines = [f"{path}: {error['message']}" for error in tree.get("_errors", [])]
    inside = ((key, value) for key, value in tree.items() if key != "_errors")
    return lines + [line for key, value in inside for line in flat(value, f"{path}.{key}".lstrip("."))]


def test_a_bot_has_a_hundred_commands_of_different_names() -> None:
    check_commands([command(name=f"c{n}") for n in range(100)])
    with pytest.raises(ApiError, match="30032"):
        check_commands([command(name=f"c{n}") for n in range(101)])
    with pytest.raises(ApiError) as refusal:
        check_commands([command(), command()])
    assert "unique" in str(refusal.value.body)


def test_two_hundred_commands_a_day_may_be_new(discord: Playground) -> None:
    for day in range(2):
        discord.commands.replace(None, [command(name=f"a{day}-{n}") for n in range(100)])
    with pytest.raises(ApiError, match="30034"):
        discord.commands.replace(None, [command(name="one-more")])
    discord.clock.advance(86400)
    discord.commands.replace(None, [command(name="one-more")])


def test_an_autocomplete_offers_at_most_25_of_100_characters() -> None:
    check_choices(choices(25))
    with pytest.raises(ApiError):
        check_choices(choices(26))
    with pytest.raises(ApiError):
        check_choices([{"name": "x" * 101, "value": "x"}])
