"""Start the bot, or without a token the playground; or look after its database."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
from aiohttp import ClientConnectionError

from bot.backup import back_up
from bot.check import check
from bot.database import DatabaseError
from bot.invite import application_of, link
from bot.logs import set_up
from bot.purge import holding, purge
from bot.service import command_tree, serve, stop_on_signals
from bot.settings import Settings, SettingsError, load


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0; 1 if a check found faults; 2 with one line that says what to mend."""
    args = _parser().parse_args(argv)
    try:
        settings = load(os.environ)
        set_up(settings)
        # Voice is no business of this bot, so its libraries are not missed.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        return asyncio.run(args.command(settings, args)) or 0
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
    backup = commands.add_parser("backup", help="a copy of the database, also while the bot is running")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to; it must not be there yet")
    backup.set_defaults(command=_backup)
    checking = commands.add_parser("check", help="look for faults in the database, also while the bot is running")
    checking.add_argument("file", type=Path, metavar="FILE", nargs="?", help="default: DATABASE")
    checking.set_defaults(command=_check)
    inviting = commands.add_parser("invite", help="the link by which a server lets the bot in")
    inviting.add_argument("--id", type=int, help="the application's id; default: the one in DISCORD_TOKEN")
    inviting.set_defaults(command=_invite)
    purging = commands.add_parser("purge", help="erase a server from the database while no bot is running")
    purging.add_argument("guild", type=int, metavar="GUILD", help="the server's id")
    purging.add_argument("--yes", action="store_true", help="erase it; without this, only say what is stored of it")
    purging.set_defaults(command=_purge)
    return parser


async def _start(settings: Settings, _args: argparse.Namespace) -> None:
    stop = stop_on_signals()
    if settings.discord_token:
        await serve(settings, settings.discord_token, stop)
    else:
        await _play(settings, stop)


async def _play(settings: Settings, stop: asyncio.Event) -> None:
    from bot.beside_playground import play  # noqa: PLC0415 - a bot with a token needs no playground

    await play(settings, stop)


async def _commands(_settings: Settings, args: argparse.Namespace) -> None:
    tree = await command_tree()
    print(json.dumps(tree, indent=2, ensure_ascii=False) if args.json else "\n".join(_lines(tree, "/")))


async def _backup(settings: Settings, args: argparse.Namespace) -> None:
    await asyncio.to_thread(back_up, settings.database, args.file)
    print(f"{args.file}: a copy of {settings.database}, {args.file.stat().st_size} bytes")


async def _check(settings: Settings, args: argparse.Namespace) -> int:
    """Print what there is to say; 1 if any of it is a fault."""
    findings = [finding async for finding in check(args.file or settings.database)]
    for finding in findings:
        print(finding.text)
    faults = sum(finding.is_fault for finding in findings)
    print(f"{faults} fault{'s' if faults != 1 else ''}")
    return 1 if faults else 0


async def _invite(settings: Settings, args: argparse.Namespace) -> None:
    print(link(application_of(settings.discord_token) if args.id is None else args.id))


async def _purge(settings: Settings, args: argparse.Namespace) -> None:
    found = holding(settings.database, args.guild)
    print(f"{settings.database} holds of server {args.guild}: {found}")
    if not found.tables:
        return
    if not args.yes:
        print("Nothing was erased. With --yes all this is erased for good, from this file but not from its copies.")
        return
    await purge(settings.database, args.guild)
    print("All this is erased. What people have set for themselves stays, for other servers; /me erases that.")


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
