"""The client with nothing changed at all: its own addresses, over TLS, by a resolver that knows only the playground."""

from __future__ import annotations

import asyncio
import socket
import ssl

import aiohttp
import discord as dpy
import trustme
from aiohttp.abc import AbstractResolver, ResolveResult
from discord.gateway import DiscordWebSocket

from playground import Playground
from tests.playground.small_bot import running

NAMES = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")


class Everywhere(AbstractResolver):
    """Every name is this computer."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Answer with the playground's address."""
        return [
            ResolveResult(hostname=host, host="127.0.0.1", port=self._port, family=socket.AF_INET, proto=0, flags=0)
        ]

    async def close(self) -> None:
        """Nothing is open."""


async def test_a_command_is_answered_over_the_real_addresses() -> None:
    authority = trustme.CA()
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*NAMES).configure_cert(server)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    async with Playground(ssl=server) as discord:
        port = int(discord.base_url.rsplit(":", 1)[1])
        discord.gateway_url = "wss://gateway.discord.gg/"
        connector = aiohttp.TCPConnector(resolver=Everywhere(port), ssl=trusting)
        async with running(discord, connector=connector):
            inter = await discord.person("ann").slash(discord.channel("table"), "do")
            assert (await inter.done()).content == "hello"
        assert discord.missing == []
    assert dpy.http.Route.BASE == "https://discord.com/api/v10"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "wss://gateway.discord.gg/"
    await asyncio.sleep(0)  # lets the TLS transports close
