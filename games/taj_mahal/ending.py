"""The end of a visit (A7), and of the game (A9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from games.api import Event, Score, Seat, Step
from games.taj_mahal import palaces, specials
from games.taj_mahal.editions import COLOURS, SUITS, WHITE, Edition
from games.taj_mahal.model import State
from games.taj_mahal.setting_up import visit_tasks


def end_visit(state: State) -> Step[State]:
    """Influence is exchanged, what was not won leaves, and the next visit is prepared (A7)."""
    exchanged = specials.exchange(state)
    cleared = _cleared(exchanged.state)
    over = state.visit == len(state.provinces)
    last = _end_game(cleared) if over else Step(_next_visit(cleared))
    return Step(last.state, (*exchanged.events, *last.events))


def _cleared(state: State) -> State:
    """Without the bonus tiles left in the province, and the cards left in the display."""
    here = palaces.cities_of(state.edition.provinces, state.province)
    left = tuple((city, tile) for city, tile in state.bonuses if city not in here)
    return replace(state, bonuses=left, display=(), discards=(*state.discards, *state.display))


def _next_visit(state: State) -> State:
    """The start marker goes on, the court is filled up, and all take part again."""
    after = replace(
        state,
        visit=state.visit + 1,
        start=state.order[1],
        court=SUITS,
        won=(),
        players=tuple(replace(player, withdrawn=False) for player in state.players),
    )
    return after.doing(*visit_tasks(state.edition, len(state.players)))


def _end_game(state: State) -> Step[State]:
    after = replace(state, agenda=())
    ranking = scores(after)
    winners = tuple(score.seat for score in ranking if score.place == 1)
    points = (Event("score", {"seat": score.seat, "place": score.place, "points": score.total}) for score in ranking)
    return Step(after, (Event("game-ends", {"seats": winners}), *points))


def scores(state: State) -> tuple[Score, ...]:
    """The final scores, best first; equal points share a place (D17)."""
    if state.agenda:
        return ()
    found = [Score(seat, _lines(state, seat), 0) for seat in map(Seat, range(len(state.players)))]
    totals = [score.total for score in found]
    placed = (replace(score, place=1 + sum(total > score.total for total in totals)) for score in found)
    return tuple(sorted(placed, key=lambda score: score.place))


def _lines(state: State, seat: Seat) -> tuple[tuple[str, int], ...]:
    player = state.players[seat]
    return (("track", player.vp), *hand_lines(state.edition, player.hand, player.specials))


def hand_lines(edition: Edition, hand: Iterable[str], owned: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Points for the cards in a hand: special cards, white ones, and those of its most frequent colour (A9)."""
    colours = Counter(edition.cards[card].colour for card in hand)
    return (
        ("specials", len(tuple(owned))),
        ("whites", colours[WHITE]),
        ("colour", max(colours[colour] for colour in COLOURS)),
    )
