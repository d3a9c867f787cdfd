"""Positions of Taj Mahal to draw: from games played at random, and more than the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from random import Random

from games.api import Action, Decision, Seat, Setup
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import Play
from games.taj_mahal.editions import COURTIERS
from games.taj_mahal.model import State
from games.taj_mahal.view import Effect, Held, Palace, Player, View

KEEN = 0.78
"""How often somebody plays on who could withdraw."""


def states(seed: int, seats: int, *options: str) -> Iterator[State]:
    """The states of a game of keen players, before each question and at its end."""
    random, state = Random(seed), TAJ_MAHAL.start(Setup("standard", seats, options))
    while True:
        if (nature := TAJ_MAHAL.chance(state, random)) is not None:
            state = TAJ_MAHAL.apply(state, nature).state
            continue
        yield state
        decisions = TAJ_MAHAL.decisions(state)
        if not decisions:
            return
        action = _chosen(decisions[0], random)
        state = TAJ_MAHAL.apply(state, action, decisions[0].seat).state


def _chosen(decision: Decision, random: Random) -> Action:
    plays = [action for action in decision.actions if isinstance(action, Play)]
    return random.choice(plays if plays and random.random() < KEEN else decision.actions)


def played(seed: int, seats: int, *options: str) -> tuple[State, ...]:
    """All states of a game."""
    return tuple(states(seed, seats, *options))


def first(game: tuple[State, ...], phase: str, visit: int, least: int = 0) -> State:
    """The first state of a phase from a visit on, with at least so many plays on the table."""
    for state in game:
        view = TAJ_MAHAL.view(state)
        plays = sum(len(player.played) for player in view.players)
        if view.phase == phase and view.visit >= visit and plays >= least:
            return state
    raise LookupError((phase, visit))


THREE, FOUR, FIVE = played(12, 3), played(24, 4), played(5, 5)
STATES: dict[str, State] = {
    "start": first(THREE, "playing", 1),
    "bidding": first(FOUR, "playing", 7, 7),
    "placing": first(FOUR, "placing", 7),
    "picking": first(FIVE, "picking", 10),
    "last": first(FIVE, "playing", 12, 9),
    "over": THREE[-1],
    "over-five": FIVE[-1],
    "memory": first(played(2, 4, "memory"), "playing", 5, 3),
}
"""States of real games by name."""
START, BIDDING, LAST = (TAJ_MAHAL.view(STATES[name]) for name in ("start", "bidding", "last"))


def _rich(number: int, player: Player) -> Player:
    """A player with more of everything than anyone can have."""
    colour = ("red", "green", "yellow", "purple", "red")[number]
    plays = (
        (f"{colour}_ve", "white_e"),
        (f"{colour}_ee",),
        (f"{colour}_ke", "plus_points"),
        (f"{colour}_pe", "white_k"),
    )
    return replace(
        player,
        vp=128 + number,
        cards=18 + number,
        specials=LAST.edition.specials if number == 0 else (),
        played=tuple(islice(cycle(plays), 2 * number)),
        colour=colour,
        counts=tuple(number * k % 14 + 1 for k in range(2, 8)),
        wins=("general",) if number == LAST.acting[0] else (),
        withdrawn=False,
        influence=(2, 1, 0, 2),
        goods=(9, 8, 9, 7),
    )


def _everywhere() -> tuple[Palace, ...]:
    """An ordinary and a crowned palace in each city."""
    cities = [city for province in LAST.edition.provinces for city in province.cities]
    ordinary = (Palace(Seat(i % 5), city) for i, city in enumerate(cities))
    return (*ordinary, *(Palace(Seat((2 * i + 1) % 5), city, crowned=True) for i, city in enumerate(cities)))


CROWD = replace(
    LAST,
    phase="playing",
    players=tuple(_rich(number, player) for number, player in enumerate(LAST.players)),
    court=(*COURTIERS, "mogul", "elephant"),
    won={},
    palaces=_everywhere(),
    bonuses={},
    display=tuple(islice(cycle(("red_ve", "green_mk", "yellow_gp", "purple_ee", "white_e", "white_k")), 9)),
    pile=57,
    discards=("green_vm",) * 41,
)
"""More than the rules allow: everything that may stand together, at once."""
FRESH = replace(
    CROWD,
    visit=1,
    province=LAST.provinces[0],
    palaces=tuple(palace for palace in _everywhere() if palace.crowned),
    bonuses=dict(zip(LAST.edition.fortresses, cycle((*LAST.edition.bonuses, "taj_mahal")))),
)
"""All tiles on the map, and a crowned palace beside each bonus tile."""
NOBODY = replace(
    LAST, phase="setup", acting=(), visit=1, province=None, provinces=(), bonuses={}, palaces=(), display=()
)
SHARED = replace(
    TAJ_MAHAL.view(STATES["over"]),
    scores=tuple(replace(score, place=1) for score in TAJ_MAHAL.view(STATES["over"]).scores),
)
POSITIONS: dict[str, View] = {
    **{name: TAJ_MAHAL.view(state) for name, state in STATES.items()},
    "crowd": CROWD,
    "fresh": FRESH,
    "nobody": NOBODY,
    "shared": SHARED,
    "placing-all": replace(CROWD, phase="placing", unplaced=("ordinary",) * 4 + ("crowned",)),
}
VISITS: dict[str, View] = {
    key: replace(base, visit=number, province=key, acting=(Seat(number % 5),))
    for base in (FRESH,)
    for number, key in enumerate(LAST.provinces, 1)
}
"""The full table with each province being visited."""


def hand(count: int) -> View:
    """A view of the first seat with so many cards, of every use and standing."""
    keys = list(islice(cycle(LAST.edition.cards), count))
    uses, standings = cycle(("now", "with-any-colour", "never", "now")), cycle(("alone", "tied", "behind", "gone"))
    held = tuple(
        Held(
            key,
            use,  # type: ignore[arg-type]
            tuple(
                Effect(suit, 1 + i % 12, next(standings))  # type: ignore[arg-type]
                for suit in dict.fromkeys(LAST.edition.cards[key].symbols)
            ),
        )
        for i, (key, use) in enumerate(zip(keys, uses, strict=False))
    )
    return replace(CROWD, viewer=Seat(0), hand=held)


HANDS: dict[str, View] = {
    **{f"hand-{count}": hand(count) for count in (0, 1, 6, 7, 8, 14, 15, 22, 30)},
    "hand-start": TAJ_MAHAL.view(STATES["start"], Seat(0)),
    "hand-bidding": TAJ_MAHAL.view(STATES["bidding"], TAJ_MAHAL.view(STATES["bidding"]).acting[0]),
}
