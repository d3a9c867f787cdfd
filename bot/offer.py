"""The games on offer, as the lobby and the commands need them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any

from bot.house import House
from bot.speech import Speech, folded
from bot.store import Table, rules_of
from data.catalogue import Catalogue, catalogue
from games.api import Action, Game, Setup
from games.registry import GAMES as RULES


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that tables can be opened for."""

    rules: Game[Any, Any]

    @property
    def key(self) -> str:
        """Its name in records and the catalogue."""
        return self.rules.key

    @property
    def command(self) -> str:
        """The name of its group of commands."""
        return self.rules.command

    @property
    def hands(self) -> bool:
        """Whether its players hold cards that others do not know."""
        return self.rules.hands

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """What players may do: each becomes a command."""
        return self.rules.actions

    @property
    def speech(self) -> Speech:
        """English words for it."""
        return self.speech_in(catalogue())

    def speech_in(self, words: Catalogue) -> Speech:
        """The words for it where no table is opened yet."""
        return Speech(words, self.key, (), plain=True)

    def setup(
        self, edition: str | None, seats: int | None, options: str | None, house: House, words: Catalogue | None = None
    ) -> Setup:
        """What a new table is set up with: unless told otherwise the first edition, all seats and no options.

        Editions and options may be called by their keys, or by their names in English or in these words.
        """
        tongues = (self.speech, *([self.speech_in(words)] if words else []))
        chosen = _meant(edition or "", self.rules.editions, [one.edition for one in tongues]) or self.rules.editions[0]
        known = chosen in self.rules.editions
        most = self.rules.seats(chosen)[-1] if known else 0
        offered = self.rules.options(chosen) if known else ()
        names = [one.option for one in tongues]
        wanted = {_meant(word, offered, names) for word in re.split("[,+]", options or "")} - {""}
        ordered = (*(key for key in offered if key in wanted), *sorted(wanted.difference(offered)))
        return Setup(chosen, most if seats is None else seats, ordered, house.get((self.key, chosen), {}))

    def option_sets(self, edition: str, speech: Speech) -> list[tuple[str, str]]:
        """Each way to combine the optional rules of an edition, at least one of them: its words and its key."""
        keys = self.rules.options(edition) if edition in self.rules.editions else ()
        sets = chain.from_iterable(combinations(keys, count) for count in range(1, len(keys) + 1))
        return [(" + ".join(map(speech.option, chosen)), ",".join(chosen)) for chosen in sets]


def _meant(words: str, keys: Iterable[str], names: Sequence[Callable[[str], str]]) -> str:
    """The key that typed words are, or name in one of several ways; or else the words themselves."""
    found = words.strip()
    return next((key for key in keys if folded(found) in (folded(key), *(folded(name(key)) for name in names))), found)


GAMES: tuple[PlayedGame, ...] = tuple(PlayedGame(rules) for rules in RULES.values())


def played(table: Table) -> PlayedGame:
    """The game at a table."""
    return PlayedGame(rules_of(table))


def least_seats(table: Table) -> int:
    """How many people a table needs to start."""
    return min(rules_of(table).seats(table.setup.edition))
