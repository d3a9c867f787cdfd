"""How fast the rules are: random play, with every question asked and every action applied."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import Any

from games.api import Game, Setup
from games.history import Entry, Taken, nature, onward
from games.registry import GAMES

GAMES_PLAYED = 5


def rule_sets() -> list[tuple[str, Game[Any, Any], Setup]]:
    """Every game and edition with all its seats taken."""
    return [
        (f"{game.key}-{edition}", game, Setup(edition, max(game.seats(edition))))
        for game in GAMES.values()
        for edition in game.editions
    ]


def random_game(game: Game[Any, Any], setup: Setup, seed: int) -> tuple[int, float, list[Any]]:
    """A game of random moves: how many, the seconds spent on decisions and actions, and the states in between."""
    random, state, spent = Random(seed), game.start(setup), 0.0
    states: list[Any] = []
    for taken in nature(game, state, random):
        state = taken.state
    while True:
        began = time.perf_counter()
        decisions = game.decisions(state)
        spent += time.perf_counter() - began
        if not decisions:
            return len(states), spent, states
        action = random.choice(decisions[0].actions)
        began = time.perf_counter()
        state = game.apply(state, action, decisions[0].seat).state
        spent += time.perf_counter() - began
        for taken in nature(game, state, random):
            state = taken.state
        states.append(state)


def random_lines(game: Game[Any, Any], setup: Setup, seed: int) -> list[Taken]:
    """A game of random moves, as its log."""
    random, state = Random(seed), game.start(setup)
    found = list(nature(game, state, random))
    while decisions := game.decisions(found[-1].state if found else state):
        entry = Entry(random.choice(decisions[0].actions), decisions[0].seat)
        found += onward(game, found[-1].state if found else state, entry, random)
    return found


def measure() -> dict[str, dict[str, float]]:
    """By rule set: microseconds for a move, and games in a second."""
    moves: dict[str, float] = {}
    games: dict[str, float] = {}
    for name, game, setup in rule_sets():
        random_game(game, setup, 0)
        runs = [random_game(game, setup, seed) for seed in range(GAMES_PLAYED)]
        moves[name] = round(statistics.median(spent / count * 1e6 for count, spent, _ in runs), 1)
        games[name] = round(statistics.median(1 / spent for _, spent, _ in runs), 2)
    return {"move_us": moves, "games_per_s": games}
