"""A game looked back at: hands are hidden as long as it runs, and open from its first turn on once it is over."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from bot.boards import Boards
from bot.replaying import Reel, reel_of
from bot.store import Chair, Status, Table
from bot.timeline import Timeline, begin
from games.api import Seat
from games.history import Entry, Record, load_record, walk
from games.registry import GAMES
from tests.bot.mixing import mixed
from tests.bot.positions import played
from tests.renderer.recorded import NAMES, RECORDS

COURT = "taj_mahal"


def table_of(timeline: Timeline) -> Table:
    chairs = tuple(Chair(None, f"Stand-in {number}") for number in range(timeline.setup.seats))
    game = timeline.game
    return Table(1, 1, 1, 1, "en", game.key, timeline.setup, game.version, Status.RUNNING, chairs, None, 0.0)


@pytest.fixture(scope="module")
def whole() -> Reel:
    """A game of three that is over."""
    record = load_record(RECORDS / f"{NAMES['trio']}.json")
    return reel_of(begin(GAMES[record.game], record.setup).plus(walk(record), 0.0))


def test_once_the_game_is_over_all_hands_are_open_at_every_turn(whole: Reel) -> None:
    frames = whole.frames(table_of(whole.timeline))
    assert len(frames) == whole.last + 1
    for number, frame in enumerate(frames):
        held = [_cards(whole.timeline, hand) for hand in frame.hands]
        assert held == [list(player.hand) for player in whole.state(number).players]
        assert frame.hands == whole.past(number).hands


def test_the_board_in_words_tells_them_too(whole: Reel) -> None:
    boards, table = Boards(), table_of(whole.timeline)
    for number in (0, whole.last // 2, whole.last):
        said = "\n".join(boards.past_text(table, whole.past(number)))
        assert said.startswith("## Taj Mahal, ")
        assert said.split("### Hands\n")[1].count("**Stand-in ") == 3


def test_while_the_game_runs_no_hand_is_shown_and_other_cards_in_hands_make_no_other_frames(whole: Reel) -> None:
    timeline, _ = played(lambda asked: asked.turn > 24, game=COURT)
    entries = [line.taken.entry for line in timeline.lines]
    for viewer in (None, *map(Seat, range(3))):
        other = _again(timeline, mixed(timeline.setup, entries, viewer, Random(7)))
        assert other.state != timeline.state
        one, two = reel_of(timeline), reel_of(other)
        table = table_of(timeline)
        assert one.frames(table) == two.frames(table)
        assert [one.past(number).hands for number in range(one.last + 1)] == [()] * (one.last + 1)


def test_the_last_turn_but_one_of_a_finished_game_was_hidden_before_its_end(whole: Reel) -> None:
    before = whole.timeline.lines[: whole.ends[-2]]
    running = Reel(_again(whole.timeline, [line.taken.entry for line in before]), whole.ends[:-1])
    assert not running.timeline.over
    assert running.hands(running.last) == ()
    assert whole.hands(running.last) != ()


def _cards(timeline: Timeline, hand: Iterable[str]) -> list[str]:
    """The cards of a hand but for special ones, which lie open anyway."""
    return sorted(card for card in hand if card not in timeline.state.edition.specials)


def _again(timeline: Timeline, entries: Iterable[Entry]) -> Timeline:
    """A game of the same kind, by these entries."""
    game, setup = timeline.game, timeline.setup
    record = Record(game.key, setup, game.version, ("",) * setup.seats, tuple(entries))
    return begin(game, setup).plus(walk(record), 0.0)
