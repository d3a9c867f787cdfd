"""The Discord client: commands, buttons, and the service behind them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import discord
from discord import AllowedMentions, app_commands
from discord.ext import commands

from bot.accord.absence import Absence
from bot.accord.board import NoticeBoard
from bot.accord.council import Council
from bot.alarm import Alarm
from bot.boards import Boards
from bot.calls.calls import Calls
from bot.calls.desk import Desk
from bot.calls.ledger import Ledger
from bot.context import note
from bot.database import BusyError, ReadOnlyError
from bot.films import Films
from bot.house import House
from bot.lobby import Lobby
from bot.lookout import Lookout
from bot.orders.giving import OrderBook
from bot.people.store import People
from bot.posts import Posts
from bot.press import Handler, Press, PressButton, PressMenu
from bot.resting import Resting
from bot.rooms import Rooms
from bot.settings import Settings
from bot.tables import Tables
from bot.translation import Translator

log = logging.getLogger(__name__)

COGS = (
    "cogs.errors",
    "cogs.game",
    "cogs.games",
    "cogs.guidance",
    "cogs.lobby",
    "cogs.play",
    "cogs.turn",
    "cogs.undoing",
    "cogs.orders",
    "cogs.look_buttons",
    "cogs.replay",
    "cogs.delivery",
    "cogs.pace",
    "cogs.forms",
    "cogs.me",
    "cogs.absence",
)
COMMANDS = "commands"
"""The key under which the fingerprint of the commands that Discord has is remembered."""

LONGEST_WAIT = 30.0
"""Seconds of a rate limit that a request waits out by itself; where it is longer, other things come first."""
GRACE = 4.0
"""Seconds that interactions, and then messages, under way have to be finished when the bot is closed."""

Reporter: TypeAlias = Callable[["discord.Interaction[Any]", Exception], Awaitable[None]]


async def _unreported(_interaction: discord.Interaction[Any], error: Exception) -> None:
    """Without a reporter, errors go their way."""
    raise error


class Tree(app_commands.CommandTree["Caravanserai"]):
    """The commands, for servers unless they say otherwise; each is finished before the bot is closed."""

    def __init__(self, client: Caravanserai) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def interaction_check(self, interaction: discord.Interaction[Caravanserai], /) -> bool:
        """Attend to every command."""
        interaction.client.attend()
        note(channel=interaction.channel_id or 0)
        return True


class Caravanserai(commands.AutoShardedBot):
    """The bot. It needs no privileged intent: commands and buttons are all it listens to."""

    def __init__(
        self,
        settings: Settings,
        rooms: Rooms,
        boards: Boards | None = None,
        *,
        house: House | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            **options,
        )
        self.settings = settings
        self.house = house or {}
        self.rooms = rooms
        self.tables = Tables(rooms)
        self.orders = OrderBook(self.tables)
        self.lobby = Lobby(rooms)
        self.boards = boards or Boards()
        self.films = Films(self.boards)
        self._look_after_games(rooms)
        self._verbs: dict[str, Handler] = {}
        self._attended: set[asyncio.Task[Any]] = set()
        self.report: Reporter = _unreported
        """Says what went wrong to who asked for it; a cog's business."""

    def _look_after_games(self, rooms: Rooms) -> None:
        """Set up whatever tells people of games, calls them, and sees to what has its time."""
        self.people = People(rooms.store.database, rooms.clock)
        self.alarm = Alarm(rooms.clock)
        ledger = Ledger(rooms.store.database)
        desk = Desk(self, rooms, self.people, ledger)
        self.calls = Calls(desk, self.alarm)
        self.resting = Resting(desk, self.settings.idle_days, self.settings.park_days)
        self.posts = Posts(self, rooms, self.boards, self.calls)
        self.council = Council(self.tables)
        self.absence = Absence(self.tables, self.council)
        lookout = Lookout(self, self.council, self.absence, ledger, tell=self.posts.wake)
        board = NoticeBoard(desk, self.council)
        for ring in (self.resting.ring, lookout.ring, board.ring, self.calls.ring):
            self.alarm.add(ring)
        rooms.listen(self.alarm.wake)

    async def setup_hook(self) -> None:
        """Load the cogs and see to it that Discord has the commands, before the first event arrives."""
        await self.load_cogs()
        self.add_dynamic_items(PressButton, PressMenu)
        await self._sync()

    async def load_cogs(self) -> None:
        """Load all cogs; their commands are in the tree then, to be said in all languages."""
        await self.tree.set_translator(Translator())
        for name in COGS:
            await self.load_extension(name)

    async def on_ready(self) -> None:
        """Tell channels what they were not told before the last stop."""
        self.attend()
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        await self.posts.wake_all()

    async def close(self) -> None:
        """Finish what is under way, as far as there is time, then disconnect."""
        self.films.close()
        await self.finish()
        for task in self._attended:
            task.cancel()
        self.posts.close()
        await self.boards.close()
        await super().close()

    async def finish(self) -> None:
        """Wait for what is being answered, then for the messages under way, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._attended:
                    await asyncio.wait(self._attended)
        await self.posts.flush(GRACE)

    def is_idle(self) -> bool:
        """Whether nobody is being served just now."""
        return not self._attended

    def attend(self) -> None:
        """Let the task that calls this, which serves an event, end before the bot is closed."""
        task = asyncio.current_task()
        assert task is not None
        self._attended.add(task)
        task.add_done_callback(self._attended.discard)

    def handle(self, verb: str, handler: Handler) -> None:
        """Have a cog carry out the presses of a verb."""
        if verb in self._verbs:
            raise ValueError(f"two handlers for {verb}")
        self._verbs[verb] = handler

    async def pressed(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Carry out a press; what goes wrong is said like everything that goes wrong in a command."""
        self.attend()
        note(table=press.table, revision=press.revision)
        try:
            await self._verbs[press.verb](interaction, press)
        except Exception as error:  # noqa: BLE001 - it is reported
            await self.report(interaction, error)
        else:
            self.dispatch("served", interaction)

    async def command_tree(self) -> list[dict[str, Any]]:
        """The commands as they go to Discord."""
        translator, found = self.tree.translator, self.tree.get_commands()
        if translator is None:
            return [command.to_dict(self.tree) for command in found]
        return [await command.get_translated_payload(self.tree, translator) for command in found]

    async def _sync(self) -> None:
        """Register the commands if they differ from what Discord has; a refusal leaves the old ones in place."""
        found = fingerprint(await self.command_tree())
        if await self.rooms.store.recall(COMMANDS) == f"{self.application_id}:{found}":
            return
        try:
            await self.tree.sync()
            await self.rooms.store.remember(COMMANDS, f"{self.application_id}:{found}")
        except (discord.HTTPException, discord.RateLimited, app_commands.AppCommandError) as error:
            log.error("Discord did not take the commands, the old ones stay: %s", error)  # noqa: TRY400 - no bug here
        except (BusyError, ReadOnlyError) as error:
            log.warning("the commands are registered again at the next start: %r", error)


def fingerprint(tree: list[dict[str, Any]]) -> str:
    """A hash that changes with any command."""
    return hashlib.sha256(json.dumps(tree, sort_keys=True).encode()).hexdigest()
