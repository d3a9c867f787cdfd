"""Discord's limits for messages: one table of what is refused, each time beside something that just passes."""

from __future__ import annotations

import io
from typing import Any

import discord as dpy
import pytest

from playground import Playground, Wire
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
