"""A bot as small as can be that uses all that a game bot needs. It knows nothing of the playground."""

from __future__ import annotations

import asyncio
import io
import re
import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import discord
from discord import app_commands, ui

from playground import Playground

GAMES = ("chess", "checkers", "go")
Task = Callable[[discord.Interaction], Awaitable[None]]


def png(width: int = 16, height: int = 12, shade: int = 0) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress((b"\0" + bytes([shade]) * width) * height)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def board(move: int) -> discord.File:
    """The picture after a move, described."""
    return discord.File(io.BytesIO(png(shade=move)), "board.png", description=f"Board after move {move}")


class MoveButton(ui.DynamicItem[ui.Button[Any]], template=r"move:(?P<move>\d+)"):
    """A button that holds all it needs in its id."""

    def __init__(self, move: int) -> None:
        self.move = move
        super().__init__(ui.Button(label="Move", custom_id=f"move:{move}"))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make the button anew from its id."""
        return cls(int(match["move"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Change the message that was pressed."""
        move = self.move + 1
        await interaction.response.edit_message(attachments=[board(move)], view=board_view(move))


class Square(ui.Select[ui.View]):
    """A menu with a private answer."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.upper(), value=name) for name in ("a1", "b2", "c3")]
        super().__init__(custom_id="square", placeholder="Square", options=options)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Repeat what was chosen."""
        await interaction.response.send_message(f"You chose {self.values[0]}.", ephemeral=True)


class Who(ui.UserSelect[ui.View]):
    """A menu of people."""

    def __init__(self) -> None:
        super().__init__(custom_id="who", placeholder="Who")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Name who was chosen."""
        await interaction.response.send_message(self.values[0].display_name, ephemeral=True)


class Note(ui.Modal, title="Note"):
    """A dialog."""

    text: ui.Label[Any] = ui.Label(text="Text", component=ui.TextInput(max_length=20))
    mood: ui.Label[Any] = ui.Label(
        text="Mood", component=ui.Select(options=[discord.SelectOption(label=m) for m in ("calm", "tense")])
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat what was written."""
        text, mood = self.text.component, self.mood.component
        assert isinstance(text, ui.TextInput)
        assert isinstance(mood, ui.Select)
        await interaction.response.send_message(f"{mood.values[0]}: {text.value}", ephemeral=True)


class NoteButton(ui.Button[ui.View]):
    """A button that opens a dialog."""

    def __init__(self) -> None:
        super().__init__(label="Note", custom_id="note")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Open the dialog."""
        await interaction.response.send_modal(Note())


def board_view(move: int) -> ui.View:
    """What stands below a board."""
    view = ui.View(timeout=None)
    view.add_item(MoveButton(move))
    view.add_item(NoteButton())
    view.add_item(ui.Button(label="Over", custom_id="over", disabled=True))
    view.add_item(Square())
    view.add_item(Who())
    return view


class Layout(ui.LayoutView):
    """Components of the second kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="An empty board")
        )
        self.add_item(ui.Container(ui.TextDisplay("## Chess"), gallery, ui.ActionRow(MoveButton(0))))


class Games(app_commands.Group):
    """/game ..."""

    @app_commands.command(description="Start a game")
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        size: app_commands.Range[int, 3, 19] = 8,
        rival: discord.Member | None = None,
    ) -> None:
        """Defer, then answer with a picture."""
        await interaction.response.defer(thinking=True)
        name = rival.display_name if rival else "nobody"
        await interaction.edit_original_response(
            content=f"{game} on {size} against {name}", attachments=[board(0)], view=board_view(0)
        )

    @new.autocomplete("game")
    async def games(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games that begin so."""
        return [app_commands.Choice(name=name.title(), value=name) for name in GAMES if name.startswith(current)]

    @app_commands.command(description="The board in a layout")
    async def layout(self, interaction: discord.Interaction) -> None:
        """Answer with components of the second kind."""
        await interaction.response.send_message(view=Layout(), file=board(0))


class SmallBot(discord.AutoShardedClient):
    """The bot. A test gives it something to do with `on_do`; `/do` then does it."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01, **options)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Games(name="game"))
        self.tree.add_command(app_commands.Command(name="do", description="What the test says", callback=self._do))
        self.resumed = asyncio.Event()
        self.on_do: Task = hello

    async def _do(self, interaction: discord.Interaction) -> None:
        await self.on_do(interaction)

    async def setup_hook(self) -> None:
        """Register buttons and commands."""
        self.add_view(board_view(0))
        self.add_dynamic_items(MoveButton)
        await self.tree.sync()

    async def on_resumed(self) -> None:
        """Note that the session went on."""
        self.resumed.set()

    async def on_shard_resumed(self, _: int) -> None:
        """Note that the session went on."""
        self.resumed.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between shards."""

    def text_channel(self, channel: dict[str, Any]) -> discord.TextChannel:
        """The client's idea of a channel."""
        found = self.get_channel(int(channel["id"]))
        assert isinstance(found, discord.TextChannel)
        return found


T = TypeVar("T")


async def soon(what: Awaitable[T]) -> T:
    """What is awaited; a test that would wait for ever fails instead."""
    async with asyncio.timeout(5):
        return await what


async def hello(interaction: discord.Interaction) -> None:
    """Greet privately."""
    await interaction.response.send_message("hello", ephemeral=True)


@asynccontextmanager
async def running(playground: Playground, **options: Any) -> AsyncIterator[SmallBot]:
    """A small bot, connected and ready."""
    small_bot = SmallBot(**options)
    task = asyncio.create_task(small_bot.start(playground.token))
    try:
        await playground.connected()
        await soon(small_bot.wait_until_ready())
        yield small_bot
    finally:
        await small_bot.close()
        await task
