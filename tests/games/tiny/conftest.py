"""The tiny game beside the others: for as long as a test lasts, all that adding a game to the house comes to."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.offer
import cogs.rules
import data.catalogue
from games.registry import GAMES
from tests.bot.conftest import ann, artist, ben, discord, mishaps, service, table
from tests.games.tiny.straw import Straw

__all__ = ["ann", "artist", "ben", "discord", "mishaps", "service", "straw", "table"]

WORDS = Path(__file__).with_name("straw.ftl")


@pytest.fixture(scope="module")
def straw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Straw]:
    """The game, registered, with its words."""
    game = Straw()
    offered = (*bot.offer.GAMES, bot.offer.PlayedGame(game))
    locales = shutil.copytree(data.catalogue.LOCALES, tmp_path_factory.mktemp("data") / "locales")
    shutil.copy(WORDS, locales / "en")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data.catalogue, "LOCALES", locales)
        patch.setitem(GAMES, game.key, game)
        for module in (bot.offer, cogs.rules):
            patch.setattr(module, "GAMES", offered)
        _read_anew()
        yield game
    _read_anew()


def _read_anew() -> None:
    for part in vars(data.catalogue).values():
        if hasattr(part, "cache_clear"):
            part.cache_clear()
