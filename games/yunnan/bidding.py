"""Placing traders, in bid order, until all have passed (section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from games.api import Action, Event, Fact, Seat, Step
from games.yunnan import actions
from games.yunnan.editions import SUPPLY, Building, Edition
from games.yunnan.model import PUER, Bid, Placing, Player, State, is_one_of, moved

PASS = actions.Pass()


def prompt(state: State, seat: Seat) -> Fact:
    """What the player is asked, with the Yuan still free for bids, or missing for those that stand."""
    supply, money = state.players[seat].supply, state.players[seat].money - state.bound(seat)
    if money < 0:
        return Fact("placing-beyond", {"supply": supply, "missing": -money})
    return Fact("placing", {"supply": supply, "money": money})


def options(state: State, seat: Seat) -> Iterator[Action]:
    """Everything that the player may do with a trader, and passing."""
    sources = tuple(sources_of(state, seat))
    for building in state.edition.buildings:
        for space in open_spaces(state, seat, building):
            yield from _bid_options(building.key, space, sources)
    for space in range(1, state.edition.bank_spaces + 1):
        if not bank_objection(state, seat, space):
            yield from (_bank_option(space, source) for source in sources)
    yield from map(_market_option, sources)
    yield PASS


@lru_cache(maxsize=4096)
def _bid_options(building: str, space: int, sources: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(actions.Bid(building, space, source) for source in sources)


@lru_cache(maxsize=64)
def _bank_option(space: int, source: str) -> Action:
    return actions.Bank(space, source)


@lru_cache(maxsize=16)
def _market_option(source: str) -> Action:
    return actions.Market(source)


def open_spaces(state: State, seat: Seat, building: Building) -> tuple[int, ...]:
    """The spaces of a building that the player may bid on."""
    if building_objection(state, seat, building):
        return ()
    covered = state.players[seat].money - state.bound(seat)
    return tuple(
        space
        for space in free_spaces(state, building)
        if space <= covered or not money_objection(state, seat, building, space)
    )


def objection(state: State, seat: Seat, action: actions.Bid | actions.Bank | actions.Market) -> Fact | None:
    """Why the player may not place this trader."""
    match action:
        case actions.Bid(key, space):
            reason = bid_objection(state, seat, key, space)
        case actions.Bank(space):
            reason = bank_objection(state, seat, space)
        case actions.Market():
            reason = None
    return reason or source_objection(state, seat, action.source)


def bid_objection(state: State, seat: Seat, key: str, space: int) -> Fact | None:
    """Why the player may not bid there, wherever the trader comes from."""
    building = next((building for building in state.edition.buildings if building.key == key), None)
    if building is None:
        return Fact("no-such-building")
    return (
        building_objection(state, seat, building)
        or free_objection(state, building, space)
        or money_objection(state, seat, building, space)
    )


def building_objection(state: State, seat: Seat, building: Building) -> Fact | None:
    """A building takes so many traders of each player, and only of one who can take its progress as many times."""
    if seat in state.bank:
        return Fact("at-bank")
    standing = len([bid for bid in state.bids if bid.seat == seat and bid.building == building.key])
    if standing >= building.bids:
        return Fact("already-there", {"building": building.key, "bids": standing})
    if standing >= room(state.edition, state.players[seat], building.gives):
        return Fact("maxed", {"building": building.key})
    return None


def room(edition: Edition, player: Player, gives: str) -> int:
    """How many times the player can still take what a building gives."""
    match gives:
        case "trader":
            return player.reserve
        case "pass":
            return edition.max_passes - player.passes
        case "horse":
            return edition.last - player.horse
        case "influence":
            return edition.max_influence - player.influence
        case "structure":
            return sum(player.in_general) + player.guards
        case _:
            return 1


def free_spaces(state: State, building: Building) -> tuple[int, ...]:
    """A space must be empty, and a bid on a small one the highest in the building."""
    standing = [bid.space for bid in state.bids if bid.building == building.key]
    highest = max(standing, default=0)
    return tuple(
        space for space in building.spaces if space not in standing and (space > highest or space not in building.small)
    )


def free_objection(state: State, building: Building, space: int) -> Fact | None:
    """Why nobody may bid on this space now."""
    if space in free_spaces(state, building):
        return None
    if space not in building.spaces:
        return Fact("no-such-space", {"building": building.key, "spaces": building.spaces})
    standing = [bid.space for bid in state.bids if bid.building == building.key]
    if space in standing:
        return Fact("space-taken", {"building": building.key, "space": space})
    return Fact("too-low", {"building": building.key, "highest": max(standing)})


def money_objection(state: State, seat: Seat, building: Building, space: int) -> Fact | None:
    """The sum of the bids that will then stand is at most one's money, unless a penalty is paid for what is missing."""
    if state.edition.penalty is not None:
        return None
    money, standing = state.players[seat].money, (bid for bid in state.bids if bid.seat == seat)
    needed = space + sum(bid.space for bid in standing if not _beats(building, space, bid))
    return Fact("too-expensive", {"money": money, "needed": needed}) if needed > money else None


def bank_objection(state: State, seat: Seat, space: int) -> Fact | None:
    """A visit takes an empty bank space, and only one."""
    if not is_one_of(space, range(1, len(state.bank) + 1)):
        return Fact("no-such-bank-space", {"spaces": len(state.bank)})
    if state.bank[space - 1] is not None:
        return Fact("bank-taken", {"space": space})
    return Fact("already-at-bank") if seat in state.bank else None


def sources_of(state: State, seat: Seat) -> Iterator[str]:
    """Where the player may take a trader from."""
    for place in state.edition.trader_from(state.players[seat]):
        yield SUPPLY if place is None else state.edition.places[place]


def source_objection(state: State, seat: Seat, source: str) -> Fact | None:
    """A trader comes from the supply or a province, never from the market or a building."""
    places = state.edition.places
    if source == places[PUER]:
        return Fact("not-from-market")
    if source != SUPPLY and source not in places:
        return Fact("no-such-place")
    return None if source in tuple(sources_of(state, seat)) else Fact("no-trader", {"source": source})


def place(state: State, seat: Seat, action: actions.Bid | actions.Bank | actions.Market) -> Step[State]:
    """Take the trader from its source and put it where the action says; then the next player places."""
    lifted = _lifted(state, seat, action.source)
    match action:
        case actions.Bid(key, space):
            step = bid(lifted, Bid(seat, key, space), action.source)
        case actions.Bank(space):
            step = _bank(lifted, seat, space, action.source)
        case actions.Market():
            step = _market(lifted, seat, action.source)
    return Step(handed_on(step.state, seat), _recalled(seat, action.source) + step.events)


def _recalled(seat: Seat, source: str) -> tuple[Event, ...]:
    return () if source == SUPPLY else (Event("recalled", {"seat": seat, "place": source}),)


def _lifted(state: State, seat: Seat, source: str) -> State:
    player = state.players[seat]
    if source == SUPPLY:
        return state.with_player(seat, supply=player.supply - 1)
    return state.with_player(seat, traders=moved(player.traders, state.edition.places.index(source), None))


def bid(state: State, bid: Bid, source: str) -> Step[State]:
    """The trader stands on its space, and the one that it beats leaves."""
    losers = beaten(state, state.edition.building(bid.building), bid.space)
    kept = tuple(other for other in state.bids if other not in losers)
    step = Step(
        replace(state, bids=(*kept, bid)),
        (Event("bid", {"seat": bid.seat, "building": bid.building, "space": bid.space, "source": source}),),
    )
    return _returned(step, bid, losers)


def beaten(state: State, building: Building, space: int) -> tuple[Bid, ...]:
    """The bids on small spaces of a building that a bid on this space beats."""
    return tuple(bid for bid in state.bids if _beats(building, space, bid))


def _beats(building: Building, space: int, bid: Bid) -> bool:
    return bid.building == building.key and bid.space in building.small and bid.space < space


def _overbid(seat: Seat, building: str, space: int, by: Seat) -> Event:
    if seat == by:
        return Event("overbid-self", {"seat": seat, "building": building, "space": space})
    return Event("overbid", {"seat": seat, "building": building, "space": space, "by": by})


def _returned(step: Step[State], bid: Bid, losers: Iterable[Bid]) -> Step[State]:
    """Who is overbid takes the trader back, and bids on even after having passed."""
    state, events = step.state, step.events
    for seat, building, space in ((other.seat, other.building, other.space) for other in losers):
        events += (_overbid(seat, building, space, bid.seat),)
        events += (Event("rejoined", {"seat": seat}),) if seat in state.passed else ()
        state = state.with_player(seat, supply=state.players[seat].supply + 1)
        state = replace(state, passed=tuple(other for other in state.passed if other != seat))
    return Step(state, events)


def _bank(state: State, seat: Seat, space: int, source: str) -> Step[State]:
    bank = tuple(seat if number == space else holder for number, holder in enumerate(state.bank, 1))
    visit = state.edition.visit(replace(state, bank=bank), seat)
    return Step(visit.state, (Event("bank", {"seat": seat, "space": space, "source": source}), *visit.events))


def _market(state: State, seat: Seat, source: str) -> Step[State]:
    traders = moved(state.players[seat].traders, None, PUER)
    return Step(state.with_player(seat, traders=traders), (Event("market", {"seat": seat, "source": source}),))


def pass_(state: State, seat: Seat) -> Step[State]:
    """All traders left in the supply go to the market."""
    player = state.players[seat]
    traders = moved(player.traders, None, PUER, player.supply)
    state = replace(state.with_player(seat, supply=0, traders=traders), passed=(*state.passed, seat))
    return Step(handed_on(state, seat), (Event("passed", {"seat": seat, "traders": player.supply}),))


def handed_on(state: State, seat: Seat) -> State:
    """The turn goes to the next in order who has not passed; once all have, the phase is over."""
    here = state.order.index(seat) + 1
    for other in state.order[here:] + state.order[:here]:
        if other not in state.passed:
            return state.handed_over(Placing(other))
    return state.handed_over()


def by_itself(state: State, seat: Seat) -> Step[State] | None:
    """Who has no trader to place passes."""
    return None if state.edition.trader_from(state.players[seat]) else pass_(state, seat)
