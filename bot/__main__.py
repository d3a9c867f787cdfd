"""`python -m bot`: start the bot, or without a token the playground; `python -m bot commands` shows the commands."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
from collections.abc import Sequence
from typing import Any

import discord
from aiohttp import ClientConnectionError

from bot.database import DatabaseError
from bot.service import command_tree, serve, stop_on_signals
from bot.settings import Settings, SettingsError, load


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0, or 2 with one line that says what to mend."""
    args = _parser().parse_args(argv)
    try:
        settings = load(os.environ)
        discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
        # Voice is no business of this bot, so its libraries are not missed.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        asyncio.run(args.command(settings, args))
    except (SettingsError, DatabaseError) as error:
        return _refuse(str(error))
    except discord.LoginFailure:
        return _refuse("DISCORD_TOKEN: Discord does not know this token; copy it again from the developer portal")
    except ClientConnectionError as error:
        return _refuse(f"Discord cannot be reached: {error}")
    except KeyboardInterrupt:
        pass
    return 0


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"caravanserai: {sentence}\n")
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.set_defaults(command=_start)
    commands = parser.add_subparsers(title="commands")
    tree = commands.add_parser("commands", help="the command tree as it goes to Discord")
    tree.add_argument("--json", action="store_true", help="whole, as JSON")
    tree.set_defaults(command=_commands)
    return parser


async def _start(settings: Settings, _args: argparse.Namespace) -> None:
    stop = stop_on_signals()
    if settings.discord_token:
        await serve(settings, settings.discord_token, stop)
    else:
        await _play(settings, stop)


async def _play(settings: Settings, stop: asyncio.Event) -> None:
    from bot.playing import play  # noqa: PLC0415 - a bot with a token needs no playground

    await play(settings, stop)


async def _commands(_settings: Settings, args: argparse.Namespace) -> None:
    tree = await command_tree()
    print(json.dumps(tree, indent=2, ensure_ascii=False) if args.json else "\n".join(_lines(tree, "/")))


def _lines(tree: Sequence[dict[str, Any]], prefix: str) -> list[str]:
    """Each command on a line, with its options."""
    found = []
    for command in tree:
        below = [option for option in command.get("options", []) if option["type"] <= 2]  # noqa: PLR2004 - (sub)groups
        options = " ".join(f"{option['name']}:" for option in command.get("options", []) if option not in below)
        found += _lines(below, f"{prefix}{command['name']} ") if below else [f"{prefix}{command['name']} {options}"]
    return found


if __name__ == "__main__":
    sys.exit(main())
