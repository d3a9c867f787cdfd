"""Checking requests against a description of the API."""

from __future__ import annotations

import discord as dpy
import pytest

from playground import Playground, Wire
from tests.openapi import Description
from tests.playground.small_bot import SmallBot

MESSAGE = {
    "type": "object",
    "properties": {"content": {"type": "string"}, "reply_to": {"$ref": "#/components/schemas/SnowflakeType"}},
    "required": ["content"],
}
POST = {"requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}}}}
DOCUMENT = {
    "paths": {"/channels/{channel_id}/messages": {"post": POST}, "/users/@me": {"get": {}}},
    "components": {"schemas": {"Message": MESSAGE, "SnowflakeType": {"type": "string"}}},
}
SEND = "/channels/{channel}/messages"


@pytest.mark.parametrize(
    ("method", "template", "body"),
    [
        ("POST", SEND, {"content": "x"}),
        ("POST", SEND, {"content": "x", "reply_to": 5}),
        ("GET", "/users/@me", {}),
        ("GET", "/nowhere", {}),
    ],
    ids=["right", "id as a number", "without a body", "not described"],
)
def test_what_fits_is_passed(method: str, template: str, body: Wire) -> None:
    description = Description(DOCUMENT)
    description.check(method, template, body)
    assert description.complaints == []


def test_what_does_not_fit_is_named_with_its_place() -> None:
    description = Description(DOCUMENT)
    description.check("POST", SEND, {"content": 5})
    description.check("POST", SEND, {})
    assert description.complaints == [
        f'POST {SEND}: content: 5 is not of type "string"',
        f'POST {SEND}: the body: "content" is a required property',
    ]


async def test_only_requests_that_were_accepted_are_checked(discord: Playground, bot: SmallBot, channel: Wire) -> None:
    seen: list[tuple[str, str, str]] = []
    discord.check = lambda method, template, body: seen.append((method, template, body["content"]))
    with pytest.raises(dpy.HTTPException):
        await bot.text_channel(channel).send("x" * 2001)
    await bot.text_channel(channel).send("x")
    assert seen == [("POST", SEND, "x")]
