"""Positions from random play, of every edition with every option."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from random import Random

from games.api import Setup
from games.yunnan import YUNNAN
from games.yunnan.view import View

SETUPS = tuple(
    Setup(edition, seats, options)
    for edition in YUNNAN.editions
    for seats in YUNNAN.seats(edition)
    for options in chain.from_iterable(
        combinations(YUNNAN.options(edition), number) for number in range(len(YUNNAN.options(edition)) + 1)
    )
)


def called(setup: Setup) -> str:
    """A setup in short."""
    return "-".join((setup.edition, str(setup.seats), *setup.options))


def views(seed: int, setup: Setup, every: int = 1) -> Iterator[View]:
    """The view after every so many actions of a game played at random, and the last one."""
    random, state, number = Random(seed), YUNNAN.start(setup), 0
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
