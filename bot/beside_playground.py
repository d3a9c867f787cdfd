"""The bot with the playground in Discord's place: one command to try everything without a token."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from bot.offer import GAMES, PlayedGame
from bot.press import PATTERN
from bot.service import opened, run_until
from bot.settings import Settings, SettingsError
from data.languages import DEFAULT, languages
from playground.redirect import redirected
from playground.server import Playground
from playground.starters import Starter

TRIED_OUT = Path("playground.db")
"""Where games are kept unless a file is given: those that were tried out are never mixed with those of real servers."""
READY = 0.1
"""Seconds that the client waits for further servers; here there are none."""
TABLE = 3
"""Seats of a newcomer's table, or the fewest that the game takes if those are more."""


def starters() -> tuple[Starter, ...]:
    """A table with stand-ins, of each game in its first edition; in the newcomer's language, if that is another."""
    return tuple(_starter(game) for game in GAMES)


def _starter(game: PlayedGame) -> Starter:
    seats = max(TABLE, min(game.rules.seats(game.rules.editions[0])))
    presses = *["standin"] * (seats - 1), "start"
    patterns = tuple(PATTERN.replace("[a-z]+", verb, 1) for verb in presses)
    spoken = {language: {"language": language} for language in languages() if language != DEFAULT}
    return Starter(game.speech.title, "game new", {"game": game.key, "seats": seats}, patterns, spoken)


async def play(settings: Settings, stop: asyncio.Event) -> None:
    """Run the playground and the bot in it until told to stop. Raises `SettingsError`, `DatabaseError`."""
    async with AsyncExitStack() as stack:
        try:
            discord = await stack.enter_async_context(Playground(port=settings.playground_port))
        except OSError as error:
            port = settings.playground_port
            raise SettingsError(f"PLAYGROUND_PORT {port} cannot be used: {error.strerror}") from error
        discord.starters = starters()
        with redirected(discord):
            await _keep_running(_apart(settings), discord, stop)


def _apart(settings: Settings) -> Settings:
    """The settings with the playground's own file, if none was given."""
    return settings if settings.database != Settings().database else replace(settings, database=TRIED_OUT)


async def _keep_running(settings: Settings, discord: Playground, stop: asyncio.Event) -> None:
    """Run the bot, again after each restart that the page asks for."""
    restart = asyncio.Event()

    async def ask() -> None:
        restart.set()

    discord.on_restart = ask
    first = True
    while first or restart.is_set():
        restart.clear()
        async with opened(settings, clock=discord.clock.now, guild_ready_timeout=READY) as client:
            discord.on_advance = client.alarm.wake
            if first:
                # A playground keeps no messages, so its channels are empty while games kept in the file go on in them.
                await client.rooms.outbox.tell_again(int(discord.guild["id"]))
                print(f"Playground: {discord.base_url}/  (a stand-in, not Discord)", flush=True)  # noqa: T201
            first = False
            await run_until(client, discord.token, stop, restart)
