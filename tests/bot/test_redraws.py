"""What is taken back and drawn again comes out the same, so an undo cannot be used to draw for luck."""

from __future__ import annotations

from random import Random

import pytest

from bot.database import Database
from bot.draws import Draws
from bot.rooms import Rooms
from bot.seeds import draws_of
from bot.store import Store
from bot.timeline import Timeline, Undone, advance, begin
from games.api import Action, Setup
from games.history import Entry
from games.registry import GAMES
from tests.bot.lots import Ask, Finish, Move, after
from tests.bot.old import RUNNING, restored

DRAWS = Draws("secret")


def gone_on(timeline: Timeline, *actions: Action, draws: Draws = DRAWS) -> Timeline:
    """With these actions of whoever must decide."""
    for action in actions:
        entry = Entry(action, timeline.decisions[0].seat)
        timeline = timeline.plus(advance(timeline, entry, frozenset(), draws), 20.0)
    return timeline


def back_to(timeline: Timeline, earlier: Timeline) -> Timeline:
    """With everything since taken back."""
    seat = timeline.decisions[0].seat
    return timeline.minus(Undone(timeline.revision + 1, seat, earlier.revision + 1, 30.0))


def drawn(timeline: Timeline) -> tuple[int, ...]:
    return tuple(timeline.state.lots)


def test_the_same_moves_draw_the_same_again() -> None:
    begun = after()
    once = gone_on(begun, Ask(), Finish(), Ask())
    again = gone_on(back_to(once, begun), Ask(), Finish(), Ask())
    assert again.state == once.state
    assert len(set(drawn(once))) == 4


@pytest.mark.parametrize("other", [(Move(), Ask()), (Finish(),), (Move(), Move(), Finish())])
def test_other_moves_draw_no_other_lot(other: tuple[Action, ...]) -> None:
    """The lots lie as they were mixed: an idle step before a draw does not mix them again."""
    begun = after()
    once = gone_on(begun, Ask())
    assert drawn(gone_on(back_to(once, begun), *other))[:2] == drawn(once)


def test_a_draw_does_not_tell_the_next_one() -> None:
    """Not even who knows a draw, and how it is made, knows another without the seed."""
    lots = [drawn(gone_on(after(), *[Ask()] * 3, draws=Draws(str(seed)))) for seed in range(20)]
    assert len(set(lots)) == 20


def test_cards_come_as_they_lie_in_a_real_game() -> None:
    game = GAMES["taj_mahal"]
    dealt = begin(game, Setup("standard", 3))
    dealt = dealt.plus(advance(dealt, None, frozenset(), DRAWS), 0.0)

    def upto_draw(timeline: Timeline, seed: int) -> Timeline:
        before = sum(line.taken.entry.seat is None for line in timeline.lines)
        while sum(line.taken.entry.seat is None for line in timeline.lines) == before:
            seat = timeline.decisions[0].seat
            timeline = gone_on(timeline, game.suggest(timeline.state, seat, Random(seed)))
        return timeline

    once = upto_draw(dealt, 1)
    assert upto_draw(back_to(once, dealt), 1).state == once.state


async def test_a_seed_is_made_once_and_outlives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Also for a game that was begun before there were seeds."""
    path = restored(tmp_path_factory.mktemp("seeds") / "bot.db")
    found = []
    for start in range(2):
        async with Database.open(path) as database:
            rooms = Rooms(Store(database), lambda: 0.0, Random(start))
            found += [await draws_of(rooms, RUNNING), await draws_of(rooms, RUNNING)]
    assert len(set(found)) == 1
    assert len(found[0].seed) == 64
