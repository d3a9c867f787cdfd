"""Games among stand-ins and players who choose at random."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from games.api import Action, Decision, Game, Setup


def played(
    game: Game[Any, Any], setup: Setup, advised: Collection[int | None], seed: int, seen: set[Action] | None = None
) -> Any:
    """The end of a game in which these people follow the advice and the others choose at random."""
    random, owners = Random(seed), game.colours(setup)
    state = game.start(setup)
    while True:
        action = game.chance(state, random)
        asked = None if action else next(iter(game.decisions(state)), None)
        if asked is not None:
            action = _choice(game, state, asked, random, advised=owners[asked.seat] in advised)
        if action is None:
            return state
        state = game.apply(state, action, asked.seat if asked else None).state
        if seen is not None:
            seen.add(action)


def _choice(game: Game[Any, Any], state: Any, asked: Decision, random: Random, *, advised: bool) -> Action:
    return game.suggest(state, asked.seat, random) if advised else random.choice(asked.actions)
