"""The games on offer, by their key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.api import Game
from games.taj_mahal import TAJ_MAHAL
from games.yunnan import YUNNAN

GAMES: Mapping[str, Game[Any, Any]] = {game.key: game for game in (YUNNAN, TAJ_MAHAL)}

EARLIER: Mapping[tuple[str, int], Game[Any, Any]] = {}
"""By key and version, rules that have been replaced since, but by which games are still being played."""


def played_by(key: str, version: int) -> Game[Any, Any] | None:
    """The game of this key by this version of its rules, if it is known."""
    game = GAMES.get(key)
    return game if game is not None and game.version == version else EARLIER.get((key, version))
