"""Dúlì, the bot player of a game of two: her cards, bids, traders and teahouses (section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from games.api import Event, Fact, Seat, Step, Value
from games.yunnan import actions, bidding, travelling
from games.yunnan.editions import SUPPLY, Building, Card, Duli
from games.yunnan.model import PUER, STRUCTURES, Bid, Placing, Resolving, State, Task, changed, is_one_of, moved
from games.yunnan.resolving import GAINS

TEAHOUSE = STRUCTURES.index("teahouse")


def draw(state: State, random: Random) -> actions.Card:
    """A card of the draw pile at random, which is its top card."""
    return actions.Card(random.choice(_pile(state)))


def objection(state: State, action: actions.Card) -> Fact | None:
    """A card comes from the draw pile."""
    return None if is_one_of(action.number, range(100)) and action.number in _pile(state) else Fact("not-this-card")


def _pile(state: State) -> tuple[int, ...]:
    """The numbers of the cards that may come next; once all have been turned over, they are shuffled."""
    numbers = range(1, len(_duli(state).cards) + 1)
    rest = tuple(number for number in numbers if number - 1 not in state.cards)
    return rest or tuple(numbers)


def _duli(state: State) -> Duli:
    assert state.edition.duli is not None
    return state.edition.duli


def _turned(state: State, action: actions.Card) -> tuple[State, Card]:
    cards = _duli(state).cards
    shown = () if len(state.cards) == len(cards) else state.cards
    return replace(state, cards=(*shown, action.number - 1)), cards[action.number - 1]


def by_itself(state: State, task: Task) -> Step[State] | None:
    """What she does without a card: passing, once all others have, and taking her traders back."""
    match task:
        case Placing(seat) if len(state.passed) == len(state.players) - 1:
            after = bidding.handed_on(replace(state, passed=(*state.passed, seat)), seat)
            return Step(after, (Event("duli-passed", {"seat": seat}),))
        case Resolving(seat):
            return _resolve(state, seat)
        case _:
            return None


def bid(state: State, seat: Seat, action: actions.Card) -> Step[State]:
    """She bids in the first building of her card that she may, on its cheapest space; or the card is spent."""
    state, card = _turned(state, action)
    bid = next(_bids(state, seat, card), None)
    if bid is None:
        return Step(bidding.handed_on(state, seat), (Event("duli-idle", {"seat": seat}),))
    step = bidding.bid(state.with_player(seat, supply=state.players[seat].supply - 1), bid, SUPPLY)
    return Step(bidding.handed_on(step.state, seat), step.events)


def _bids(state: State, seat: Seat, card: Card) -> Iterator[Bid]:
    for building in map(state.edition.building, card.buildings):
        if not _shut(state, seat, building):
            yield from (Bid(seat, building.key, space) for space in bidding.free_spaces(state, building))


def _shut(state: State, seat: Seat, building: Building) -> bool:
    """She has one trader at most in a building, and only her influence can be at its height."""
    player, gives = state.players[seat], building.gives
    there = any(bid.seat == seat and bid.building == building.key for bid in state.bids)
    return there or not player.supply or (gives in EFFECTS and not bidding.room(state.edition, player, gives))


EFFECTS = ("influence",)
"""Progress that she makes; other bids of hers have no effect, and none is paid."""


def _resolve(state: State, seat: Seat) -> Step[State]:
    own = tuple(bid for bid in state.bids if bid.seat == seat)
    state = replace(state, bids=tuple(bid for bid in state.bids if bid.seat != seat))
    step = Step(state.with_player(seat, supply=state.players[seat].supply + len(own)))
    for gives in (state.edition.building(bid.building).gives for bid in own):
        if gives in EFFECTS:
            gained = GAINS[gives](step.state, seat)
            step = Step(gained.state, step.events + gained.events)
    return Step(step.state.handed_over(), step.events)


def travel(state: State, seat: Seat, action: actions.Card) -> Step[State]:
    """She builds the teahouse of her card, then places its traders, province by province from Yunnan on."""
    state, card = _turned(state, action)
    step = _with_teahouse(state, seat) if card.teahouse else Step(state)
    farthest = max(player.horse for player in state.players)
    for place in range(PUER + 1, farthest + 1):
        if card.traders[place]:
            step = _with_traders(step, seat, place, card.traders[place])
    return Step(step.state.handed_over(), step.events)


def _with_teahouse(state: State, seat: Seat) -> Step[State]:
    """In the farthest province with a person's traders, or the next lower one without a teahouse; or nowhere."""
    player, site = state.players[seat], max(_teahouse_sites(state), default=None)
    if site is None or not player.in_general[TEAHOUSE]:
        return Step(state)
    after = state.with_player(
        seat, in_general=changed(player.in_general, TEAHOUSE, -1), teahouses=(*player.teahouses, site)
    )
    fields: dict[str, Value] = {"structure": STRUCTURES[TEAHOUSE], "site": state.edition.places[site]}
    return Step(after, (Event("built", {"seat": seat, **fields}),))


def _teahouse_sites(state: State) -> Iterator[int]:
    taken = {place for player in state.players for place in player.teahouses}
    visited = (place for place in range(state.edition.last, PUER, -1) if any(p.traders[place] for p in state.players))
    return (place for place in range(next(visited, PUER), PUER, -1) if place not in taken)


def _with_traders(step: Step[State], seat: Seat, place: int, number: int) -> Step[State]:
    """So many traders come here, and may displace one."""
    player, name = step.state.players[seat], step.state.edition.places[place]
    after = step.state.with_player(
        seat, supply=player.supply - number, traders=moved(player.traders, None, place, number)
    )
    step = Step(after, (*step.events, Event("duli-placed", {"seat": seat, "place": name, "traders": number})))
    victim = _victim(after, seat, place)
    return step if victim is None else travelling.displaced(step, seat, victim, place)


def _victim(state: State, seat: Seat, place: int) -> Seat | None:
    """Of those she may displace, the one of lower influence; of equals the one with more traders here; else nobody."""
    ranked = sorted(
        (state.players[victim].influence, -state.players[victim].traders[place], victim)
        for victim in state.order
        if not travelling.victim_objection(state, seat, place, victim)
    )
    is_tied = len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]
    return None if is_tied or not ranked else ranked[0][2]
