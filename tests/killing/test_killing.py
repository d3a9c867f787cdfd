"""Whole games in which the bot is killed again and again leave what the same games leave in peace.

The same log, each message once and with the same board, each ping once, and no old buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path

import pytest

from tests.killing.players import Party
from tests.killing.points import Plan
from tests.killing.run import Run, played
from tests.killing.sociable import SociableParty

PARTIES = {
    "yunnan-second": Party({"game": "yunnan", "edition": "second"}, ("ann", "ben")),
    "yunnan-first": Party({"game": "yunnan", "edition": "first"}, ("ann",), stand_ins=1),
    "taj-mahal": Party({"game": "taj_mahal"}, ("ann", "ben"), stand_ins=1),
    "sociable": SociableParty({"clock": "72h", "remind": "24h"}, ("ann", "ben", "cleo"), length=15),
}
LONGER = PARTIES | {
    "voting": SociableParty({"clock": "72h", "remind": "24h", "late": "vote"}, ("ann", "ben", "cleo"), length=15),
}
"""Those of the long test."""
FEW = {"await": 2, "sql": 2, "request": 1, "event": 1, "job": 1}
"""How many points of each kind the short test chooses."""
STRETCHES = 15
"""So many stretches of a game are as long as what the bot lives between two deaths, in the short test."""
GAMES = 4
"""So often at most a game is played in the long test."""


def each(parties: Mapping[str, Party]) -> pytest.MarkDecorator:
    """Have a test for each of them."""
    return pytest.mark.parametrize("party", [pytest.param(party, id=name) for name, party in parties.items()])


@each(PARTIES)
async def test_a_game_goes_on_as_if_the_bot_had_never_been_killed(party: Party, tmp_path: Path) -> None:
    peace = await undisturbed(tmp_path, party)
    targets = spread(peace.passed)

    def plan(deaths: list[str]) -> Plan:
        return Plan({point: skipped for point, skipped in targets.items() if point not in deaths})

    run = await game(tmp_path, "killed", party, plan)
    assert len(run.deaths) >= len(targets) - 2, "the points are not those that the bot passes"
    assert run.traces == peace.traces


@pytest.mark.long
@each(LONGER)
async def test_the_bot_may_be_killed_at_any_point(party: Party, tmp_path: Path) -> None:
    """At each in turn, the first time that it is passed; also at those that are passed only because it was killed."""
    peace = await undisturbed(tmp_path, party)
    tried: set[str] = set()
    for number in range(GAMES):
        run = await game(tmp_path, f"killed {number}", party, all_but(frozenset(tried)))
        assert run.traces == peace.traces
        tried |= set(run.deaths)
        if not run.deaths:
            break
    assert len(tried) > 250
    assert len(tried & set(peace.passed)) > 0.9 * len(peace.passed)


def spread(passed: Mapping[str, int]) -> dict[str, int]:
    """Points of each kind, from the first to the last passed, and how often each is passed before it is the end."""
    found: dict[str, int] = {}
    for kind, points in groupby(sorted(passed, key=kind_of), kind_of):
        those, count = list(points), FEW[kind]
        for number in range(count):
            point = those[(2 * number + 1) * len(those) // (2 * count)]
            found[point] = passed[point] // STRETCHES
    return found


def kind_of(point: str) -> str:
    return point.split(maxsplit=1)[0]


def all_but(tried: frozenset[str]) -> Callable[[list[str]], Plan]:
    """Die at the first point that has not been tried yet."""
    return lambda deaths: Plan(tried=tried.union(deaths))


async def undisturbed(folder: Path, party: Party) -> Run:
    """The game with nobody killed."""
    run = await game(folder, "peace", party, lambda _: Plan())
    assert run.deaths == []
    assert [said.buttons for said in run.traces.channel if said.buttons not in {(), ("Replay", "Charts")}] == []
    assert len(run.traces.log) > party.length
    return run


async def game(folder: Path, name: str, party: Party, plan: Callable[[list[str]], Plan]) -> Run:
    """One game in a folder of its own, in which nothing may have been logged as an error."""
    (folder / name).mkdir()
    run = await played(folder / name, party, plan)
    assert run.errors == []
    return run
