"""The link by which a server lets the bot in."""

from __future__ import annotations

import base64
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.invite import SCOPES, application_of, link
from bot.rights import NEEDED, needed_rights
from bot.settings import SettingsError
from data.catalogue import catalogue
from tests.bot.processes import run

APPLICATION = 1_234_567_890_123_456_789


def token(first: str) -> str:
    """What looks like a bot's token, with this in its first part."""
    return f"{base64.b64encode(first.encode()).decode().rstrip('=')}.made-up.for-this-test"


def test_the_link_asks_for_just_what_is_needed() -> None:
    given = parse_qs(urlsplit(link(APPLICATION)).query)
    assert given["client_id"] == [str(APPLICATION)]
    assert set(given["scope"][0].split()) == set(SCOPES)
    rights = discord.Permissions(int(given["permissions"][0]))
    assert rights == discord.Permissions(**dict.fromkeys(NEEDED, True))
    assert rights.value.bit_count() == len(NEEDED)


@pytest.mark.parametrize("kind", [discord.TextChannel, discord.Thread])
def test_whatever_is_looked_for_in_a_channel_is_asked_for(kind: type) -> None:
    here: Any = SimpleNamespace(__class__=kind)
    assert set(needed_rights(here)) < set(NEEDED)


def test_every_right_has_a_name() -> None:
    assert all(f"bot-right-{right.replace('_', '-')}" in catalogue() for right in NEEDED)


def test_a_token_begins_with_the_application() -> None:
    assert application_of(token(str(APPLICATION))) == APPLICATION


@pytest.mark.parametrize("spoilt", ["", "secret", token("secret"), "é.x.y"])
def test_a_token_without_an_id_is_refused_and_not_repeated(spoilt: str) -> None:
    with pytest.raises(SettingsError, match="DISCORD_TOKEN holds no application's id") as raised:
        application_of(spoilt)
    assert "secret" not in str(raised.value)


def test_the_link_is_printed_and_nothing_else_happens(tmp_path: Path) -> None:
    assert run(tmp_path, "invite", DISCORD_TOKEN=token("7")).stdout == f"{link(7)}\n"
    assert list(tmp_path.iterdir()) == []
