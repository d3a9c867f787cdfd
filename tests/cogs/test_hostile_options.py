"""Whatever is typed into the options of any command: it is answered in a message that can be read, and is no bug."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playground import Person, RefusedError, Wire
from playground.wire import Option
from tests.bot.play import Table

HOSTILE = {
    "markdown": "**x** @everyone <@1> `y`", "right to left": "\u202eabc\u2066", "control": "x\x00\x1b[31m",
    "emoji": "👩‍👩‍👧", "scripts": "林妹妹 مريم", "wide": "W" * 6000,
    "digits": "9" * 5000, "minus": "-1", "None": "None", "fluent": "{ $name }",
    "Arabic digit": "\u0663", "infinite": "1e400",
}  # fmt: skip
LONGEST = 1500
"""Characters that a refusal may have at most, however much was typed."""


def commands(node: Wire, above: str = "") -> Iterator[tuple[str, list[Wire]]]:
    """Each command below one, with its options."""
    name, inside = f"{above} {node['name']}".strip(), node.get("options", [])
    branches = [option for option in inside if option["type"] in (Option.SUBCOMMAND, Option.GROUP)]
    if not branches:
        yield name, inside
    for branch in branches:
        yield from commands(branch, name)


def filled(options: list[Wire], value: str, other: Person) -> dict[str, object]:
    """A value in each option that takes a text; where something else has to be given, that."""
    given: dict[str, object] = {}
    for option in options:
        if option["type"] == Option.STRING and "choices" not in option:
            given[option["name"]] = value
        elif option.get("required"):
            given[option["name"]] = option["choices"][0]["value"] if "choices" in option else _some(option, other)
    return given


def _some(option: Wire, other: Person) -> object:
    return other if option["type"] == Option.USER else 3


@pytest.mark.parametrize("game", ["yunnan", "taj_mahal"])
@pytest.mark.parametrize("value", HOSTILE.values(), ids=HOSTILE)
async def test_every_command_answers(
    table: Table, ann: Person, ben: Person, cleo: Person, game: str, value: str
) -> None:
    await table.start(ann, ben, cleo, game=game)
    tried = 0
    for command, options in [one for node in ann.commands(table.channel) for one in commands(node)]:
        given = filled(options, value, ben)
        if value not in given.values():
            continue
        try:
            answered = await table.use(ann, command, **given)
        except RefusedError:  # the client would not send this
            continue
        tried += 1
        assert 1 <= len(answered.content) <= LONGEST
    assert tried > 3
    assert table.discord.world.pings[1:] == []
