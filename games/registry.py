"""The games on offer, by their key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.api import Game
from games.taj_mahal import TAJ_MAHAL
from games.yunnan import YUNNAN

GAMES: Mapping[str, Game[Any, Any]] = {game.key: game for game in (YUNNAN, TAJ_MAHAL)}
