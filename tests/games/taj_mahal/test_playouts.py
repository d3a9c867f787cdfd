"""Properties of any game of Taj Mahal (rules page, section A), over games played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.api import Event, Seat, Setup
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.actions import Play, Withdraw
from games.taj_mahal.editions import COURTIERS, SUITS
from games.taj_mahal.model import Picking, Player, Playing, State
from games.taj_mahal.palaces import by_city
from tests.games.playouts import Move, at_random, play
from tests.games.taj_mahal.positions import cards_of

GAMES_EACH = 200
GAMES_LOOKED_THROUGH = 5
STRIDE = 5
"""Of so many moves one is looked at in each of these games; of fewer games, and of the many, every move is."""
GAMES_EACH_LONG = 5000
DECK, VISITS = 96, 12

choices = st.binary(max_size=40)
seeds = st.integers(0, 2**32)
each_size = pytest.mark.parametrize("seats", [3, 4, 5])


def played(seats: int, indices: bytes, seed: int) -> list[Move]:
    """All moves of a game at random."""
    return play(TAJ_MAHAL, Setup("standard", seats), indices, seed).moves


@each_size
@at_random(GAMES_EACH)
@given(choices, seeds)
def test_a_game_at_random_has_all_properties(seats: int, indices: bytes, seed: int) -> None:
    moves = played(seats, indices, seed)
    for move in moves[seed % STRIDE :: STRIDE]:
        check_move(move)
    check_game(moves)


@each_size
@at_random(GAMES_LOOKED_THROUGH)
@given(choices, seeds)
def test_every_move_of_a_game_at_random_has_all_properties(seats: int, indices: bytes, seed: int) -> None:
    check(played(seats, indices, seed))


@pytest.mark.long
@each_size
@at_random(GAMES_EACH_LONG)
@given(choices, seeds)
def test_many_games_at_random_have_all_properties(seats: int, indices: bytes, seed: int) -> None:
    check(played(seats, indices, seed))


def check(moves: list[Move]) -> None:
    """All properties of a game."""
    for move in moves:
        check_move(move)
    check_game(moves)


def check_move(move: Move) -> None:
    """All properties of a move and of the position after it."""
    check_cards(move.after)
    check_influence(move.after)
    check_palaces(move.after)
    check_court(move.after)
    check_colours(move.after)
    check_points(move)


def check_game(moves: list[Move]) -> None:
    """All properties of the course of a game."""
    check_visits(moves)
    check_turns(moves)
    check_questions(moves)


def people(state: State) -> Iterator[tuple[Seat, Player]]:
    """The seats and their players."""
    return ((Seat(seat), player) for seat, player in enumerate(state.players))


def check_cards(state: State) -> None:
    """All 96 cards are somewhere, each as often as there are copies; no special card has two owners."""
    assert cards_of(state) == DECK
    hands = [card for player in state.players for card in (*player.hand, *player.cards_played)]
    everywhere = Counter((*state.pile, *state.display, *state.discards, *hands))
    specials = set(state.edition.specials)
    assert all(everywhere[card.key] == card.copies for card in state.edition.cards.values() if card.key not in specials)
    owned = [card for player in state.players for card in player.specials]
    assert len(owned) == len(set(owned))
    assert set(owned) <= specials
    assert all({*player.cards_played} & specials <= {*player.specials} for player in state.players)
    assert all(pile == tuple(sorted(pile)) for pile in (state.pile, *(player.hand for player in state.players)))


def check_influence(state: State) -> None:
    """Outside a visit nobody has two tiles of a kind, and in it at most one of each kind is won."""
    for suit in range(len(COURTIERS)):
        owned = [player.influence[suit] for player in state.players]
        assert sum(owned) <= state.edition.influence_tiles
        assert sum(number > 1 for number in owned) <= 1
        assert max(owned) <= 2


def check_palaces(state: State) -> None:
    """A city holds one ordinary palace at most and a province one crowned one, all where a visit has been."""
    provinces = by_city(state.edition.provinces)
    ordinary = [palace.city for palace in state.palaces if not palace.crowned]
    crowned = [provinces[palace.city] for palace in state.palaces if palace.crowned]
    assert len(ordinary) == len(set(ordinary))
    assert len(crowned) == len(set(crowned))
    assert {provinces[palace.city] for palace in state.palaces} <= set(state.provinces[: state.visit])


def check_court(state: State) -> None:
    """What is not in the court has just one winner, who has withdrawn."""
    won = dict(state.won)
    assert len(won) == len(state.won)
    assert {*won} | {*state.court} == {*SUITS}
    assert not {*won} & {*state.court}
    assert all(state.players[seat].withdrawn for seat in won.values())


def check_colours(state: State) -> None:
    """All coloured cards of a visit have its colour, but for the one beside the any-colour card."""
    for _, player in people(state):
        plays = [play_ for play_ in player.played if "any_colour" not in play_]
        assert {state.edition.cards[play_[0]].colour for play_ in plays} == ({player.bound} - {None})


def check_points(move: Move) -> None:
    """Points never fall, and the events tell of each; palaces score from 1 to 12."""
    told = Counter[Seat]()
    for event in move.events:
        match event:
            case Event("score"):
                continue
            case Event(kind, {"seat": Seat() as seat, "points": int(points)}):
                told[seat] += points
                assert kind != "palaces-scored" or 1 <= points <= VISITS
    for seat, player in people(move.after):
        assert player.vp - move.before.players[seat].vp == told[seat]
        assert told[seat] >= 0


def check_visits(moves: list[Move]) -> None:
    """Twelve visits, in each of which everybody withdraws once, and the start marker goes round."""
    withdrawals = [(move.before.visit, move.seat) for move in moves if isinstance(move.action, Withdraw)]
    seats = len(moves[0].before.players)
    assert len(set(withdrawals)) == len(withdrawals) == VISITS * seats
    starts = dict.fromkeys((move.after.visit, move.after.start) for move in moves if move.seat is not None)
    first = next(move.after.start for move in moves if move.after.display)
    assert all(start == (first + visit - 1) % seats for visit, start in starts)


def check_turns(moves: list[Move]) -> None:
    """A turn has one seat and its number never comes back; a play is a turn, and so is a whole withdrawal."""
    asked = [move for move in moves if move.seat is not None]
    turns = [(number, list(group)) for number, group in groupby(asked, lambda move: move.before.turn)]
    assert all(before[0] < after[0] for before, after in pairwise(turns))
    for _, group in turns:
        assert len({move.seat for move in group}) == 1
        kinds = [type(move.action) for move in group]
        assert kinds == [Play] or (kinds[0] is Withdraw and not {Play, Withdraw} & {*kinds[1:]})


def check_questions(moves: list[Move]) -> None:
    """Only who plays or withdraws is asked without a choice, since a hand is secret; the cards picked are told."""
    for move in moves:
        assert move.choices != 1 or isinstance(move.before.task, Playing)
        if isinstance(move.after.task, Picking):
            assert len(move.after.display) > move.after.task.number
