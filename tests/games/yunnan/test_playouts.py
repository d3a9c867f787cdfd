"""Properties of any game of Yunnan (rules page, section 12), over games played at random."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from games.api import Action, Event, Seat, Setup
from games.yunnan import YUNNAN
from games.yunnan.actions import Done
from games.yunnan.model import PUER, Placing, Player, State, Travelling
from games.yunnan.routes import gaps
from tests.games.playouts import play

GAMES = settings(
    max_examples=20,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
"""Without shrinking, which takes minutes where a game does not end."""

choices = st.binary(max_size=150)
tables = st.builds(Setup, edition=st.sampled_from(YUNNAN.editions), seats=st.integers(3, 5))
seeds = st.integers(0, 2**32)


@dataclass(frozen=True, slots=True)
class Move:
    """An action within a game: the positions around it, who did it, and what came of it."""

    before: State
    seat: Seat | None
    action: Action
    after: State
    events: tuple[Event, ...]


def played(setup: Setup, indices: bytes, seed: int) -> list[Move]:
    """All moves of a game at random."""
    playout = play(YUNNAN, setup, indices, seed)
    states = [*(moment.state for moment in playout.moments), playout.end]
    return [
        Move(before, moment.entry.seat, moment.entry.action, after, moment.events)
        for moment, (before, after) in zip(playout.moments, pairwise(states), strict=True)
    ]


@GAMES
@given(tables, choices, seeds)
def test_every_position_is_sound(setup: Setup, indices: bytes, seed: int) -> None:
    for move in played(setup, indices, seed):
        check_pieces(move.after)
        check_buildings(move.after)
        check_money(move)
        check_progress(move)
        check_travel(move)


def check_pieces(state: State) -> None:
    """No trader, present or structure is lost or doubled."""
    for seat, player in enumerate(state.players):
        bids = sum(bid.seat == seat for bid in state.bids) + state.bank.count(Seat(seat))
        assert min(player.supply, player.reserve, *player.traders, *player.posts) >= 0
        assert sum(player.traders) + player.supply + player.reserve + bids == state.edition.traders
        built = (sum(player.posts), len(player.bridges), len(player.teahouses))
        owned = zip(player.in_hand, player.in_general, built, strict=True)
        assert [sum(counts) for counts in owned] == [
            state.edition.posts, state.edition.bridges, state.edition.teahouses,
        ]  # fmt: skip
        assert max(player.posts) <= 1
        assert player.posts[PUER] == 0
        assert len(set(player.bridges)) == len(player.bridges)
    teahouses = [place for player in state.players for place in player.teahouses]
    assert len(set(teahouses)) == len(teahouses)
    assert sum(state.presents) + sum(player.presents for player in state.players) == 14


def check_buildings(state: State) -> None:
    """A building holds nothing, or one trader on a small space, or traders of different owners on large ones."""
    for building in state.edition.buildings:
        bids = [bid for bid in state.bids if bid.building == building.key]
        assert len(bids) <= 1 or not any(bid.space in building.small for bid in bids)
        assert len({bid.space for bid in bids}) == len({bid.seat for bid in bids}) == len(bids)


def check_money(move: Move) -> None:
    """Bids are covered while they can be placed, and money moves only by bank, payments and income."""
    if isinstance(move.after.task, Placing):
        assert all(move.after.bound(Seat(seat)) <= player.money for seat, player in enumerate(move.after.players))
    if move.seat is not None:
        flows = Counter[Seat]()
        for event in move.events:
            flows.update(flow(event))
        changes = [after.money - before.money for before, after in both(move)]
        assert changes == [flows[Seat(seat)] for seat in range(len(changes))]


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
    """Progress never falls, and stays within the tracks."""
    for before, after in both(move):
        assert before.passes <= after.passes <= 6
        assert before.influence <= after.influence <= 4
        assert before.horse <= after.horse <= 5
        assert before.vp <= after.vp
        assert (after.income or 0) >= 0


def check_travel(move: Move) -> None:
    """No more passes are used than are owned, and nobody is beyond the own horse."""
    task = move.after.task
    assert not isinstance(task, Travelling) or 0 <= task.passes <= move.after.players[task.seat].passes
    assert all(sum(player.traders[PUER + 1 + player.horse :]) == 0 for player in move.after.players)


def both(move: Move) -> list[tuple[Player, Player]]:
    return list(zip(move.before.players, move.after.players, strict=True))


@GAMES
@given(tables, choices, seeds)
def test_after_a_travel_turn_every_trader_is_connected(setup: Setup, indices: bytes, seed: int) -> None:
    """Looked at while the others still have to travel, before anybody opens gaps."""
    for move in played(setup, indices, seed):
        tasks = (move.before.task, move.after.task)
        if isinstance(move.action, Done) and all(isinstance(task, Travelling) for task in tasks):
            assert move.seat is not None
            player = move.after.players[move.seat]
            open_at = gaps(move.after.edition, player, move.after.blocked)
            assert not any(count and gap for count, gap in zip(player.traders, open_at, strict=True))


@GAMES
@given(tables, choices, seeds)
def test_a_trader_in_a_province_nets_at_least_6(setup: Setup, indices: bytes, seed: int) -> None:
    for move in played(setup, indices, seed):
        edition = move.after.edition
        for player in move.after.players:
            open_at = gaps(edition, player, move.after.blocked)
            places = zip(player.traders[1:], edition.trader_income[1:], open_at[1:], strict=True)
            assert all(pay - edition.transport * gap >= 6 for count, pay, gap in places if count)


@GAMES
@given(tables, choices, seeds)
def test_a_turn_has_one_seat_and_its_number_never_comes_back(setup: Setup, indices: bytes, seed: int) -> None:
    asked = [(move.before.turn, move.seat) for move in played(setup, indices, seed) if move.seat is not None]
    assert all(before[0] <= after[0] for before, after in pairwise(asked))
    assert len({turn for turn, _ in asked}) == len(set(asked))


@GAMES
@given(tables, choices, seeds)
def test_each_placing_is_a_turn_of_its_own(setup: Setup, indices: bytes, seed: int) -> None:
    placed = [move for move in played(setup, indices, seed) if isinstance(move.before.task, Placing)]
    assert len({move.before.turn for move in placed}) == len(placed)


@GAMES
@given(tables, choices, seeds)
def test_nothing_is_asked_that_leaves_no_choice(setup: Setup, indices: bytes, seed: int) -> None:
    """But for the end of a travel turn in which something was done, which may still be taken back."""
    for before, move in pairwise(played(setup, indices, seed)):
        for decision in YUNNAN.decisions(move.after):
            continued = before.after.turn == move.after.turn and isinstance(move.after.task, Travelling)
            assert len(decision.actions) > 1 or continued
