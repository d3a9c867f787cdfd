"""Games played at random over the contract: what the tests of all games are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from games.api import Action, Event, Game, Seat, Setup
from games.history import Entry, Record
from games.registry import GAMES

MOST = 4000
"""Actions that no game at random comes near to."""


@dataclass(frozen=True, slots=True)
class Case:
    """A game to be played by a number of people, with some optional rules."""

    game: Game[Any, Any]
    setup: Setup

    def __str__(self) -> str:
        return "-".join((self.game.key, self.setup.edition, str(self.setup.seats), *self.setup.options))


CASES = tuple(
    Case(game, Setup(edition, seats, options))
    for game in GAMES.values()
    for edition in game.editions
    for number in range(len(game.options(edition)) + 1)
    for options in combinations(game.options(edition), number)
    for seats in game.seats(edition)
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game, and what was done in it."""

    seats: int
    state: Any
    entry: Entry
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Playout:
    """A whole game: its moments and the state at its end."""

    game: Game[Any, Any]
    setup: Setup
    moments: tuple[Moment, ...]
    end: Any

    @property
    def record(self) -> Record:
        """The game as a record."""
        names = tuple(f"Player {number}" for number in range(self.setup.seats))
        entries = tuple(moment.entry for moment in self.moments)
        return Record(self.game.key, self.setup, self.game.version, names, entries)


def play(game: Game[Any, Any], setup: Setup, indices: bytes, seed: int) -> Playout:
    """Play a game to its end: nature by the seed, the first decisions by an index each, the others by the seed."""
    state = game.start(setup)
    random, chosen, moments = Random(seed), iter(indices), list[Moment]()
    while (entry := _next(game, state, chosen, random)) is not None:
        assert len(moments) < MOST, f"no end after {MOST} actions"
        step = game.apply(state, entry.action, entry.seat)
        moments.append(Moment(setup.seats, state, entry, step.events))
        state = step.state
    return Playout(game, setup, tuple(moments), state)


def _next(game: Game[Any, Any], state: Any, indices: Iterator[int], random: Random) -> Entry | None:
    if (drawn := game.chance(state, random)) is not None:
        assert game.decisions(state) == ()
        return Entry(drawn)
    offers = offers_of(game, state)
    return offers[next(indices, random.randrange(len(offers))) % len(offers)] if offers else None


def offers_of(game: Game[Any, Any], state: Any) -> tuple[Entry, ...]:
    """Everything that anybody may do in a state, but nature."""
    return tuple(Entry(action, decision.seat) for decision in game.decisions(state) for action in decision.actions)


def offered_to(game: Game[Any, Any], state: Any, seat: Seat | None) -> tuple[Action, ...]:
    """What one seat may do in a state."""
    return tuple(entry.action for entry in offers_of(game, state) if entry.seat == seat)
