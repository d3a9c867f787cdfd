"""Ways are checked against all ways there are: every walk that enters no place twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product

import pytest

from games.api import Setup
from games.yunnan import YUNNAN
from games.yunnan.model import PUER, Player
from games.yunnan.routes import FAR, gaps, passes_needed

STATE = YUNNAN.start(Setup("second", 3))
EDITION = STATE.edition
PLAYER = replace(STATE.players[0], horse=EDITION.last)
BRIDGES = [tuple(gorge for gorge in range(4) if mask & 1 << gorge) for mask in range(16)]
BLOCKED = [None, 0, 3]


def walks(player: Player, blocked: int | None, walk: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """This walk and all its continuations."""
    yield walk
    pairs = [(place, place + 1) for place in range(EDITION.last)]
    pairs += [EDITION.gorges[gorge] for gorge in player.bridges if gorge != blocked]
    ends = {b for a, b in pairs if a == walk[-1]} | {a for a, b in pairs if b == walk[-1]}
    for end in ends - set(walk):
        yield from walks(player, blocked, (*walk, end))


def borders(walk: tuple[int, ...]) -> int:
    return sum(PUER not in step for step in pairwise(walk))


@pytest.mark.parametrize("blocked", BLOCKED)
@pytest.mark.parametrize("bridges", BRIDGES)
def test_a_journey_takes_the_fewest_borders_within_the_horses_reach(
    bridges: tuple[int, ...], blocked: int | None
) -> None:
    for horse, origin in product(range(1, EDITION.last + 1), range(EDITION.last + 1)):
        player = replace(PLAYER, bridges=bridges, horse=horse)
        within = [walk for walk in walks(player, blocked, (origin,)) if max(walk) <= horse]
        ends = [[borders(walk) for walk in within if walk[-1] == place != origin] for place in range(EDITION.last + 1)]
        expected = tuple(FAR if place == PUER else min(ends[place], default=FAR) for place in range(EDITION.last + 1))
        assert passes_needed(EDITION, player, blocked, origin) == expected


@pytest.mark.parametrize("blocked", BLOCKED)
@pytest.mark.parametrize("bridges", BRIDGES)
def test_gaps_are_the_fewest_empty_provinces_on_any_way_to_puer(bridges: tuple[int, ...], blocked: int | None) -> None:
    for held in product((0, 1), repeat=EDITION.last):
        player = replace(PLAYER, bridges=bridges, traders=(0, *held))
        ways = list(walks(player, blocked, (PUER,)))
        expected = [
            min(sum(not player.traders[passed] for passed in way[1:-1]) for way in ways if way[-1] == place)
            for place in range(EDITION.last + 1)
        ]
        assert list(gaps(EDITION, player, blocked)) == expected


def test_a_post_keeps_a_route_open_as_a_trader_does() -> None:
    player = replace(PLAYER, posts=(0, 1, 0, 0, 0, 0))
    assert gaps(EDITION, player, None) == (0, 0, 0, 1, 2, 3)


def test_the_border_of_puer_can_cost_a_pass() -> None:
    edition = replace(EDITION, border_of_puer=1)
    assert passes_needed(edition, PLAYER, None, PUER) == (FAR, 1, 2, 3, 4, 5)


def test_traders_can_be_let_back_to_puer() -> None:
    edition = replace(EDITION, back_to_puer=True, border_of_puer=1)
    assert passes_needed(edition, PLAYER, None, 2) == (2, 1, FAR, 1, 2, 3)


def test_a_journey_that_may_end_where_it_began_goes_to_the_next_province_and_back() -> None:
    edition = replace(EDITION, back_to_start=True)
    assert passes_needed(edition, PLAYER, None, 3)[3] == 2
    assert passes_needed(edition, PLAYER, None, 1)[1] == 2
    assert passes_needed(edition, replace(PLAYER, horse=1), None, 1)[1] == FAR


def test_bridges_can_be_crossed_without_a_pass() -> None:
    edition = replace(EDITION, bridge_passes=0)
    assert passes_needed(edition, replace(PLAYER, bridges=(0,)), None, 2)[5] == 0
