"""The games on offer, as the lobby and the commands need them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.speech import Speech
from data.catalogue import catalogue
from games.api import Action, Game, Setup
from games.registry import GAMES as RULES


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that tables can be opened for."""

    rules: Game[Any, Any]

    @property
    def key(self) -> str:
        """Its name in commands."""
        return self.rules.key

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """What players may do: each becomes a command."""
        return self.rules.actions

    @property
    def speech(self) -> Speech:
        """English words for its commands."""
        return Speech(catalogue(), self.key, (), plain=True)

    def setup(self, edition: str | None, seats: int | None) -> Setup:
        """What a new table is set up with; the first edition in the list and all seats, unless told otherwise."""
        chosen = edition or self.rules.editions[0]
        known = chosen in self.rules.editions
        return Setup(chosen, seats if seats is not None else self.rules.seats(chosen)[-1] if known else 0)


GAMES: tuple[PlayedGame, ...] = tuple(PlayedGame(rules) for rules in RULES.values())


def editions() -> tuple[tuple[str, str, str], ...]:
    """Game, edition, and the edition's name, for everything on offer."""
    return tuple((game.key, edition, game.speech.edition(edition)) for game in GAMES for edition in game.rules.editions)
