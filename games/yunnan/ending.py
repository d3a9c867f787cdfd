"""The end of a round, and of the game (section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from games.api import Action, Event, Fact, Score, Seat, Step
from games.yunnan.actions import Convert
from games.yunnan.editions import Edition
from games.yunnan.model import PUER, Player, State, round_agenda


def prompt(state: State, seat: Seat) -> Fact:
    """What the player is asked, with the income at hand."""
    return Fact("converting", {"income": _income(state, seat)})


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """Any part of the income."""
    return _conversions(_income(state, seat))


@lru_cache(maxsize=256)
def _conversions(income: int) -> tuple[Action, ...]:
    return tuple(Convert(amount) for amount in range(income + 1))


def objection(state: State, seat: Seat, action: Convert) -> Fact | None:
    """Only this round's income can be converted."""
    income = _income(state, seat)
    return None if action.amount in range(income + 1) else Fact("more-than-income", {"income": income})


def by_itself(state: State, seat: Seat) -> Step[State] | None:
    """Who has no income has nothing to convert."""
    return None if _income(state, seat) else convert(state, seat, Convert(0))


def convert(state: State, seat: Seat, action: Convert) -> Step[State]:
    """A part of the income into victory points, 1:1; the rest is money."""
    player = state.players[seat]
    rest = _income(state, seat) - action.amount
    after = state.with_player(seat, money=player.money + rest).scored(seat, action.amount).handed_over()
    return Step(after, (Event("converted", {"seat": seat, "amount": action.amount, "money": rest}),))


def _income(state: State, seat: Seat) -> int:
    return state.players[seat].income or 0


def end_round(state: State) -> Step[State]:
    """Check for the end of the game; otherwise prepare the next round."""
    reasons = tuple(_reasons(state))
    return _end_game(state, reasons) if reasons else _next_round(state)


def ends(state: State) -> bool:
    """Whether it is certain that the game ends with this round; presents are handed out before incomes."""
    return any(_reasons(state))


def _reasons(state: State) -> Iterator[Event]:
    edition = state.edition
    if edition.end_vp is not None:
        there = tuple(seat for seat in state.order if state.players[seat].vp >= edition.end_vp)
        if there:
            yield Event("end-by-points", {"seats": there, "points": edition.end_vp})
    if sum(state.presents) <= edition.end_presents:
        yield Event("end-by-presents", {"presents": sum(state.presents)})


def _next_round(state: State) -> Step[State]:
    """Traders in the market, and all of Dúlì's, go to the supplies; blocker and Guards leave; the order is reversed."""
    order = tuple(reversed(state.order))
    after = replace(
        state, order=order, agenda=round_agenda(order), round=state.round + 1, turn=state.turn + 1,
        passed=(), blocked=None,
    )  # fmt: skip
    for seat in order:
        player = state.players[seat]
        stay = tuple(count * (place != PUER and seat != state.duli) for place, count in enumerate(player.traders))
        home = player.supply + sum(player.traders) - sum(stay)
        after = after.with_player(seat, supply=home, traders=stay, held_back=(0, 0, 0), guarded=())
    return Step(after, (Event("round-begins", {"round": after.round, "seats": order}),))


def _end_game(state: State, reasons: tuple[Event, ...]) -> Step[State]:
    after = replace(state, agenda=())
    ranking = scores(after)
    points = (Event("score", {"seat": score.seat, "place": score.place, "points": score.total}) for score in ranking)
    return Step(after, (*reasons, Event("game-ends", {"seat": ranking[0].seat}), *points))


def scores(state: State) -> tuple[Score, ...]:
    """The final scores, best first: most points, then more influence, then earlier in travel order.

    Of a person's colours the one counts that comes first by this.
    """
    if state.agenda:
        return ()
    found = [(score, _tie(state, score)) for score in _unranked(state)]
    ranking = sorted(found, key=lambda pair: (-pair[0].total, pair[1]))
    return tuple(replace(score, place=place) for place, (score, _) in enumerate(ranking, 1))


def _tie(state: State, score: Score) -> tuple[int, int]:
    return min((-state.players[seat].influence, state.order.index(seat)) for seat in score.seats)


def _unranked(state: State) -> Iterator[Score]:
    for person in sorted({person for person in state.colours if person is not None}):
        first, *others = (Seat(seat) for seat, other in enumerate(state.colours) if other == person)
        yield Score(first, _lines(state.edition, [state.players[seat] for seat in (first, *others)]), 0, tuple(others))


def _lines(edition: Edition, colours: list[Player]) -> tuple[tuple[str, int], ...]:
    """The points of a person: from the track, which the colours have in common, and of all colours together."""
    return (
        ("track", colours[0].vp),
        ("money", sum(player.money for player in colours) // edition.yuan_for_a_point),
        ("presents", sum(player.presents for player in colours) * edition.vp_present),
        ("passes", sum(edition.vp_passes[player.passes] for player in colours)),
        ("influence", sum(edition.vp_influence[player.influence] for player in colours)),
        ("teahouses", sum(edition.vp_teahouse[place] for player in colours for place in player.teahouses)),
        ("horse", sum(edition.vp_horse[player.horse] for player in colours)),
    )
