"""All makers of parts of pages, also those that need a running bot."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.service import command_tree
from tests.docs import commands
from tests.docs.pages import MAKERS, Maker
from tests.docs.sitting import played


async def made() -> tuple[Mapping[str, Maker], Mapping[str, bytes]]:
    """The makers by their names, and the pictures in the parts that they make."""
    tree = commands.of(await command_tree())
    with TemporaryDirectory() as folder:
        told = await played(Path(folder))
    return {**MAKERS, "commands": lambda _: tree, "sitting": lambda _: "\n".join(told.lines)}, told.pictures
