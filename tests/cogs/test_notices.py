"""Whatever is put to a table beside its game, with the longest names and a vote of everybody: Discord takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.accord.notices import Kind, Notice
from bot.accord.verdicts import CHOICES
from bot.accord.wording import Wording
from bot.limits import CONTENT
from bot.resting import resting_button
from bot.store import Table
from bot.timeline import begin
from bot.undoing import STORY
from games.api import Setup
from games.registry import GAMES
from playground.component_limits import check_components
from playground.limits import Problems
from tests.cogs.sittings import LARGEST, NAMES, NEVER, YUNNAN, table_of

EVERYBODY = frozenset(range(LARGEST - 4, LARGEST + 1))
ABOUT = {
    Kind.ABSENT: ("gone", "left", "missed", "silent"),
    Kind.UNDO: (f"{NEVER}", f"{NEVER}\n{'x' * STORY}"),
    Kind.TAKEN_BACK: (f"{NEVER}", f"{NEVER}\n{'x' * STORY}"),
    Kind.INVITED: ("4",),
    Kind.LANGUAGE: ("en",),
}
"""What notices of a kind can be about, if anything."""

SETTLED = {
    Kind.ABSENT: (*CHOICES[Kind.ABSENT], "back", "replaced", "over"),
    Kind.LATE: (*CHOICES[Kind.LATE], "answered", "over"),
    Kind.UNDO: (*CHOICES[Kind.UNDO], "overtaken", "over"),
    Kind.INVITED: (*CHOICES[Kind.INVITED], "over"),
}
"""What becomes of those of a kind that have to be decided; the others are news."""


@pytest.fixture
def table() -> Table:
    """One of five people."""
    return table_of(begin(GAMES[YUNNAN], Setup(GAMES[YUNNAN].editions[0], 5)))


def notices(kind: Kind) -> Iterator[Notice]:
    """All that a kind of notice can be: before any vote, with all votes for one thing, and settled."""
    for about in ABOUT.get(kind, ("",)):
        new = Notice(NEVER, NEVER, kind, LARGEST, NAMES[3], about, NEVER)
        open_ones = [new, *(replace(new, votes=dict.fromkeys(EVERYBODY, choice)) for choice in CHOICES[kind])]
        yield from open_ones if CHOICES[kind] else ()
        yield from (replace(one, outcome=end) for one in open_ones for end in SETTLED.get(kind, ("told",)))


@pytest.mark.parametrize("kind", Kind)
def test_discord_takes_every_notice(table: Table, kind: Kind) -> None:
    for notice in notices(kind):
        wording, problems = Wording(table, notice, EVERYBODY), Problems()
        problems.length("content", wording.content, 1, CONTENT)
        check_components(problems, wording.view.to_components() if wording.view else [], v2=False)
        assert problems.found == []


def test_discord_takes_the_button_for_going_on(table: Table) -> None:
    problems = Problems()
    check_components(problems, resting_button(table).to_components(), v2=False)
    assert problems.found == []
