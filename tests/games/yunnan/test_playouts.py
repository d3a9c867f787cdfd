"""Properties of any game of Yunnan (rules page, section 12), over games played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.api import Event, Seat, Setup
from games.yunnan import YUNNAN
from games.yunnan.actions import Done
from games.yunnan.model import PUER, Placing, Player, State, Travelling
from games.yunnan.routes import gaps
from tests.games.playouts import CASES, Case, Move, at_random, play

GAMES_EACH = 200
GAMES_OF_SEVERAL_OPTIONS = 50
GAMES_LOOKED_THROUGH = 5
STRIDE = 10
"""Of so many moves one is looked at in each of these games; of fewer games, and of the many, every move is."""
GAMES_EACH_LONG = 5000

choices = st.binary(max_size=40)
seeds = st.integers(0, 2**32)
SETUPS = [case for case in CASES if case.game is YUNNAN]
SEVERAL = [case for case in SETUPS if len(case.setup.options) > 1]
each_setup = pytest.mark.parametrize("case", SETUPS, ids=str)


def played(setup: Setup, indices: bytes, seed: int) -> list[Move]:
    """All moves of a game at random."""
    return play(YUNNAN, setup, indices, seed).moves


@pytest.mark.parametrize("case", [case for case in SETUPS if case not in SEVERAL], ids=str)
@at_random(GAMES_EACH)
@given(choices, seeds)
def test_a_game_at_random_has_all_properties(case: Case, indices: bytes, seed: int) -> None:
    look_through(played(case.setup, indices, seed), seed)


@pytest.mark.parametrize("case", SEVERAL, ids=str)
@at_random(GAMES_OF_SEVERAL_OPTIONS)
@given(choices, seeds)
def test_a_game_with_several_options_has_all_properties(case: Case, indices: bytes, seed: int) -> None:
    look_through(played(case.setup, indices, seed), seed)


@each_setup
@at_random(GAMES_LOOKED_THROUGH)
@given(choices, seeds)
def test_every_move_of_a_game_at_random_has_all_properties(case: Case, indices: bytes, seed: int) -> None:
    check(played(case.setup, indices, seed))


@pytest.mark.long
@each_setup
@at_random(GAMES_EACH_LONG)
@given(choices, seeds)
def test_many_games_at_random_have_all_properties(case: Case, indices: bytes, seed: int) -> None:
    check(played(case.setup, indices, seed))


def look_through(moves: list[Move], seed: int) -> None:
    """The properties of some of the moves."""
    for move in moves[seed % STRIDE :: STRIDE]:
        check_move(move)
    check_turns(moves)


def check(moves: list[Move]) -> None:
    """All properties of a game."""
    for move in moves:
        check_move(move)
    check_turns(moves)
    check_questions(moves)


def check_move(move: Move) -> None:
    """All properties of a move and of the position after it."""
    check_pieces(move.after)
    check_buildings(move.after)
    check_money(move)
    check_progress(move)
    check_travel(move)
    check_connected(move)
    check_net_income(move.after)


def people(state: State) -> Iterator[tuple[Seat, Player]]:
    """The seats that people play."""
    return ((Seat(seat), player) for seat, player in enumerate(state.players) if state.colours[seat] is not None)


def check_pieces(state: State) -> None:
    """No trader, present or structure is lost or doubled."""
    edition = state.edition
    for seat, player in enumerate(state.players):
        bids = sum(bid.seat == seat for bid in state.bids) + state.bank.count(Seat(seat))
        assert min(player.supply, player.reserve, *player.traders, *player.posts) >= 0
        assert sum(player.traders) + player.supply + player.reserve + bids == edition.traders
        built = (sum(player.posts), len(player.bridges), len(player.teahouses))
        owned = [sum(counts) for counts in zip(player.in_hand, player.in_general, built, strict=True)]
        bridges = 0 if seat == state.duli else edition.bridges
        assert owned == [edition.posts, bridges, edition.teahouses]
        assert player.guards + len(player.guarded) <= edition.guards
        assert max(player.posts) <= edition.posts_in_a_province
        assert player.posts[PUER] == 0 or edition.posts_in_puer
        assert len(set(player.bridges)) == len(player.bridges)
    teahouses = [place for player in state.players for place in player.teahouses]
    assert len(set(teahouses)) == len(teahouses)
    assert sum(state.presents) + sum(player.presents for player in state.players) == 14


def check_buildings(state: State) -> None:
    """A building holds nothing, or one trader on a small space, or traders on large ones, so many of each player."""
    for building in map(state.edition.building, {bid.building for bid in state.bids}):
        bids = [bid for bid in state.bids if bid.building == building.key]
        assert len(bids) <= 1 or not any(bid.space in building.small for bid in bids)
        assert len({bid.space for bid in bids}) == len(bids)
        most = {seat: 1 if seat == state.duli else building.bids for seat in state.order}
        assert all(sum(bid.seat == seat for bid in bids) <= most[seat] for seat in state.order)


def check_money(move: Move) -> None:
    """Bids are covered while they can be placed, and money moves only by bank, payments and income."""
    if isinstance(move.after.task, Placing) and move.after.edition.penalty is None:
        assert all(move.after.bound(seat) <= player.money for seat, player in people(move.after))
    if move.seat is not None:
        flows = Counter[Seat]()
        for event in move.events:
            if event.kind in MONEY:
                flows.update(flow(event))
        changes = [after.money - before.money for before, after in both(move)]
        assert changes == [flows[Seat(seat)] for seat in range(len(changes))]
        assert all(player.money >= 0 for _, player in both(move))


MONEY = {"bank-paid", "paid", "converted"}
"""The events by which money moves."""


def flow(event: Event) -> dict[Seat, int]:
    """The money that the event tells of."""
    match event:
        case Event("bank-paid", {"seat": Seat() as seat, "amount": int(amount)}):
            return {seat: amount}
        case Event("paid", {"seat": Seat() as seat, "amount": int(amount)}):
            return {seat: -amount}
        case Event("converted", {"seat": Seat() as seat, "money": int(money)}):
            return {seat: money}
        case _:
            return {}


def check_progress(move: Move) -> None:
    """Progress never falls, and stays within the tracks; points fall only for missing Yuan, and for all colours."""
    for before, after in both(move):
        assert before.passes <= after.passes <= 6
        assert before.influence <= after.influence <= 4
        assert before.horse <= after.horse <= 5
        assert before.vp <= after.vp or any(event.kind == "short-of-money" for event in move.events)
        assert (after.income or 0) >= 0
    persons = {(person, move.after.players[seat].vp) for seat, person in enumerate(move.after.colours)}
    assert len(persons) == len(set(move.after.colours))


def check_travel(move: Move) -> None:
    """No more passes are used than are owned, and nobody is beyond the own horse; Dúlì is behind somebody's."""
    task = move.after.task
    assert not isinstance(task, Travelling) or 0 <= task.passes <= move.after.players[task.seat].passes
    farthest = max(player.horse for player in move.after.players)
    for seat, player in enumerate(move.after.players):
        reached = farthest if seat == move.after.duli else player.horse
        assert sum(player.traders[PUER + 1 + reached :]) == 0


def both(move: Move) -> list[tuple[Player, Player]]:
    return list(zip(move.before.players, move.after.players, strict=True))


def check_connected(move: Move) -> None:
    """After a travel turn every trader is connected; looked at while others still have to travel."""
    tasks = (move.before.task, move.after.task)
    if isinstance(move.action, Done) and all(isinstance(task, Travelling) for task in tasks):
        assert move.seat is not None
        player = move.after.players[move.seat]
        open_at = gaps(move.after.edition, player, move.after.blocked)
        assert not any(count and gap for count, gap in zip(player.traders, open_at, strict=True))


def check_net_income(state: State) -> None:
    """A trader in a province nets at least 6."""
    pay, costs = state.edition.trader_income, state.edition.transport
    for player in state.players:
        if there := [place for place, count in enumerate(player.traders) if count and place != PUER]:
            open_at = gaps(state.edition, player, state.blocked)
            assert all(pay[place] - costs * open_at[place] >= 6 for place in there)


def check_turns(moves: list[Move]) -> None:
    """A turn has one seat, and its number never comes back; each placing is a turn of its own."""
    asked = [(move.before.turn, move.seat) for move in moves if move.seat is not None]
    assert all(before[0] <= after[0] for before, after in pairwise(asked))
    assert len({turn for turn, _ in asked}) == len(set(asked))
    placed = [move for move in moves if isinstance(move.before.task, Placing)]
    assert len({move.before.turn for move in placed}) == len(placed)


def check_questions(moves: list[Move]) -> None:
    """Nothing is asked that leaves no choice.

    But for the end of a travel turn in which something was done, which may still be taken back.
    """
    for move, then in pairwise(moves):
        continued = move.before.turn == move.after.turn and isinstance(move.after.task, Travelling)
        assert then.choices != 1 or continued
