"""Discord's limits: one table of what is refused, each time beside something that just passes."""

from __future__ import annotations

import copy
import io
from typing import Any

import discord as dpy
import pytest

from playground import ApiError, Playground, Wire
from playground.command_limits import check_commands
from playground.component_limits import check_modal
from playground.limits import Problems
from playground.message_limits import check_choices
from playground.wire import MIB, Flag
from tests.playground.small_bot import SmallBot


def button(number: int = 0, **more: Any) -> Wire:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"id{number}", **more}


def row(*parts: Wire) -> Wire:
    return {"type": 1, "components": list(parts)}


def select(options: int = 1, **more: Any) -> Wire:
    offered = [{"label": "x", "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "menu", "options": offered, **more}


def text(content: str = "x") -> Wire:
    return {"type": 10, "content": content}


def layout(*parts: Wire, **more: Any) -> Wire:
    return {"flags": int(Flag.COMPONENTS_V2), "components": list(parts), **more}


def embeds(*sizes: int) -> Wire:
    return {"embeds": [{"description": "x" * size} for size in sizes]}


def classic(*rows: Wire) -> Wire:
    return {"components": list(rows)}


PICTURE = {"url": "https://example.org/x.png"}
MESSAGES: list[tuple[str, Wire, Wire, str]] = [
    ("content", {"content": "x" * 2000}, {"content": "x" * 2001}, "In content: Must be 2000 or fewer"),
    ("nonce", {"content": "x", "nonce": "1" * 25}, {"content": "x", "nonce": "1" * 26}, "In nonce"),
    ("embeds", embeds(*[1] * 10), embeds(*[1] * 11), "In embeds"),
    ("embed text", embeds(4096), embeds(4097), "In embeds.0.description"),
    ("embed total", embeds(3000, 3000), embeds(3000, 3001), "maximum size of 6000"),
    (
        "embed title",
        {"embeds": [{"title": "x" * 256}]},
        {"embeds": [{"title": "x" * 257}]},
        "In embeds.0.title",
    ),
    (
        "embed fields",
        {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 25}]},
        {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
        "In embeds.0.fields",
    ),
    (
        "embed field",
        {"embeds": [{"fields": [{"name": "x", "value": "x" * 1024}]}]},
        {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
        "In embeds.0.fields.0.value: This field is required",
    ),
    (
        "rows",
        classic(*[row(button(n)) for n in range(5)]),
        classic(*[row(button(n)) for n in range(6)]),
        "In components",
    ),
    (
        "buttons",
        classic(row(*map(button, range(5)))),
        classic(row(*map(button, range(6)))),
        "In components.0.components",
    ),
    ("empty row", classic(row(button())), classic(row()), "In components.0.components"),
    ("top level", classic(row(button())), classic(button()), "In components.0.type"),
    ("menu alone", classic(row(select())), classic(row(select(), button())), "maximum width"),
    ("options", classic(row(select(25))), classic(row(select(26))), "In components.0.components.0.options"),
    ("no options", classic(row(select(1))), classic(row(select(0))), "In components.0.components.0.options"),
    (
        "option values",
        classic(row(select(2))),
        classic(row(select(options=0) | {"options": [{"label": "x", "value": "1"}] * 2})),
        "already used",
    ),
    (
        "placeholder",
        classic(row(select(placeholder="x" * 150))),
        classic(row(select(placeholder="x" * 151))),
        "In components.0.components.0.placeholder",
    ),
    (
        "custom id",
        classic(row(button(custom_id="x" * 100))),
        classic(row(button(custom_id="x" * 101))),
        "In components.0.components.0.custom_id: Must be between 1 and 100",
    ),
    ("same ids", classic(row(button(0), button(1))), classic(row(button(0), button(0))), "cannot be duplicated"),
    (
        "button label",
        classic(row(button(label="x" * 80))),
        classic(row(button(label="x" * 81))),
        "In components.0.components.0.label",
    ),
    ("no label", classic(row(button(emoji={"name": "x"}, label=None))), classic(row(button(label=None))), "label"),
    (
        "link",
        classic(row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
        classic(row({"type": 2, "style": 5, "label": "x"})),
        "In components.0.components.0.url",
    ),
    ("40 components", layout(*[text() for _ in range(40)]), layout(*[text() for _ in range(41)]), "must not exceed 40"),
    (
        "nested ones count",
        layout({"type": 17, "components": [text() for _ in range(39)]}),
        layout({"type": 17, "components": [text() for _ in range(40)]}),
        "must not exceed 40",
    ),
    ("layout text", layout(text("x" * 2000), text("x" * 2000)), layout(text("x" * 2000), text("x" * 2001)), "4000"),
    ("layout alone", layout(text()), layout(text(), content="x"), "cannot be used"),
    ("layout without embeds", layout(text()), layout(text(), **embeds(1)), "cannot be used"),
    (
        "gallery",
        layout({"type": 12, "items": [{"media": PICTURE}] * 10}),
        layout({"type": 12, "items": [{"media": PICTURE}] * 11}),
        "In components.0.items",
    ),
    (
        "alt text in a gallery",
        layout({"type": 12, "items": [{"media": PICTURE, "description": "x" * 1024}]}),
        layout({"type": 12, "items": [{"media": PICTURE, "description": "x" * 1025}]}),
        "In components.0.items.0.description",
    ),
    (
        "section",
        layout({"type": 9, "components": [text()], "accessory": button()}),
        layout({"type": 9, "components": [text()]}),
        "In components.0.accessory",
    ),
    (
        "container in container",
        layout({"type": 17, "components": [text()]}),
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "In components.0.components.0.type",
    ),
]


@pytest.mark.parametrize(("good", "bad", "reason"), [case[1:] for case in MESSAGES], ids=[c[0] for c in MESSAGES])
async def test_a_message_beyond_a_limit_is_refused_with_the_place(
    bot: SmallBot, discord: Playground, channel: Wire, good: Wire, bad: Wire, reason: str
) -> None:
    route = dpy.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel["id"])
    await bot.http.request(route, json=good)
    with pytest.raises(dpy.HTTPException) as refusal:
        await bot.http.request(route, json=bad)
    assert refusal.value.code == 50035
    assert reason in str(refusal.value)
    assert len(discord.messages(channel)) == 1


async def test_an_empty_message_is_refused(bot: SmallBot, channel: Wire) -> None:
    with pytest.raises(dpy.HTTPException) as refusal:
        await bot.text_channel(channel).send("")
    assert refusal.value.code == 50006


async def test_files_have_a_limit_each_and_a_number(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    target = bot.text_channel(channel)
    discord.world.file_limit = 1000
    await target.send(file=upload(1000))
    with pytest.raises(dpy.HTTPException) as refusal:
        await target.send(file=upload(1001))
    assert (refusal.value.status, refusal.value.code) == (413, 40005)
    with pytest.raises(dpy.HTTPException, match="In attachments"):
        await bot.http.send_message(
            int(channel["id"]), params=dpy.http.handle_message_parameters(files=[upload(1) for _ in range(11)])
        )


async def test_a_request_has_a_limit_too(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    discord.world.file_limit = 100 * MIB
    with pytest.raises(dpy.HTTPException) as refusal:
        await bot.text_channel(channel).send(files=[upload(13 * MIB), upload(13 * MIB)])
    assert refusal.value.status == 413


async def test_alt_text_has_a_limit(bot: SmallBot, channel: Wire) -> None:
    with pytest.raises(dpy.HTTPException, match=r"In attachments\.0\.description"):
        await bot.text_channel(channel).send(file=upload(1, "x" * 1025))


def upload(size: int, description: str | None = None) -> dpy.File:
    return dpy.File(io.BytesIO(b"x" * size), "x.bin", description=description)


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


FIELD: Wire = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "f", "style": 1}}
MODAL: Wire = {"title": "x", "custom_id": "m", "components": [FIELD]}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("title", "x" * 46),
        ("title", ""),
        ("custom_id", "x" * 101),
        ("components", []),
        ("components", [FIELD] * 6),
        ("components.0.label", "x" * 46),
        ("components.0.description", "x" * 101),
        ("components.0.component", None),
        ("components.0.component.style", 3),
        ("components.0.component.max_length", 4001),
        ("components.0.component.placeholder", "x" * 101),
        ("components.0.component.custom_id", ""),
    ],
)
def test_a_dialog_beyond_a_limit_is_refused(path: str, value: Any) -> None:
    modal = copy.deepcopy(MODAL)
    fine = Problems()
    check_modal(fine, modal)
    assert fine.found == []
    *steps, last = path.split(".")
    node: Any = modal
    for step in steps:
        node = node[int(step) if step.isdigit() else step]
    node[last] = value
    problems = Problems()
    check_modal(problems, modal)
    assert path in [found[0] for found in problems.found]


def test_an_autocomplete_offers_at_most_25_of_100_characters() -> None:
    check_choices(choices(25))
    with pytest.raises(ApiError):
        check_choices(choices(26))
    with pytest.raises(ApiError):
        check_choices([{"name": "x" * 101, "value": "x"}])
