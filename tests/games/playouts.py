"""Games played at random over the contract: what the tests of all games are made of."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from random import Random
from typing import Any, TypeAlias

from hypothesis import HealthCheck, Phase, settings

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


Offers: TypeAlias = tuple[tuple[Action, Seat], ...]
"""Actions, each with a seat that may do it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game, all that anybody but nature might do in it, and what was done."""

    seats: int
    state: Any
    offers: Offers
    entry: Entry
    events: tuple[Event, ...]

    def offered_to(self, seat: Seat | None) -> tuple[Action, ...]:
        """What one seat may do."""
        return tuple(action for action, asked in self.offers if asked == seat)


@dataclass(frozen=True, slots=True)
class Move:
    """An action within a game: the positions around it, who did it of how many choices, and what came of it."""

    before: Any
    choices: int
    seat: Seat | None
    action: Action
    after: Any
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

    @property
    def moves(self) -> list[Move]:
        """All actions with the positions before and after them."""
        states = [*(moment.state for moment in self.moments), self.end]
        return [
            Move(before, len(moment.offers), moment.entry.seat, moment.entry.action, after, moment.events)
            for moment, (before, after) in zip(self.moments, pairwise(states), strict=True)
        ]


def at_random(examples: int) -> settings:
    """Without the shrink phase: a fault that keeps games from ending would be shrunk for minutes."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize="CI" in os.environ,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        suppress_health_check=(HealthCheck.too_slow,),
    )


def play(game: Game[Any, Any], setup: Setup, indices: bytes, seed: int) -> Playout:
    """Play a game to its end: nature by the seed, the first decisions by an index each, the others by the seed."""
    state = game.start(setup)
    random, chosen, moments = Random(seed), iter(indices), list[Moment]()
    while (entry := _next(offers := offers_of(game, state), game.chance(state, random), chosen, random)) is not None:
        assert len(moments) < MOST, f"no end after {MOST} actions"
        step = game.apply(state, entry.action, entry.seat)
        moments.append(Moment(setup.seats, state, offers, entry, step.events))
        state = step.state
    return Playout(game, setup, tuple(moments), state)


def offers_of(game: Game[Any, Any], state: Any) -> Offers:
    """Everything that anybody may do in a state, but nature."""
    return tuple((option, asked.seat) for asked in game.decisions(state) for option in asked.actions)


def _next(offers: Offers, drawn: Action | None, indices: Iterator[int], random: Random) -> Entry | None:
    assert not offers or drawn is None
    if drawn is not None:
        return Entry(drawn)
    return Entry(*offers[next(indices, random.randrange(len(offers))) % len(offers)]) if offers else None
