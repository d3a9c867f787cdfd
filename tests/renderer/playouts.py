"""Positions from random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.api import Setup
from games.yunnan import YUNNAN
from games.yunnan.view import View


def views(seed: int, seats: int, every: int = 1) -> Iterator[View]:
    """The view after every so many actions of a game played at random, and the last one."""
    random, state, number = Random(seed), YUNNAN.start(Setup("second", seats)), 0
    while True:
        action = YUNNAN.chance(state, random)
        decisions = YUNNAN.decisions(state) if action is None else ()
        if action is None and not decisions:
            break
        if number % every == 0:
            yield YUNNAN.view(state)
        seat = None if action is not None else decisions[0].seat
        action = random.choice(decisions[0].actions) if action is None else action
        state, number = YUNNAN.apply(state, action, seat).state, number + 1
    yield YUNNAN.view(state)
