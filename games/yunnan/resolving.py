"""Resolving the buildings: the bank, then the payments and the progress, in bid order (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from games.api import Action, Event, Fact, Seat, Step
from games.yunnan.actions import Block, Take
from games.yunnan.model import (
    GUARDS,
    PUER,
    STRUCTURES,
    Blocking,
    PlacingAtOnce,
    Resolving,
    State,
    changed,
    moved,
)

FROM_THE_YARD = (*STRUCTURES, GUARDS)


def pay_bank(state: State) -> Step[State]:
    """Each bank space pays by the total of all bids; its trader goes back to the supply."""
    total = sum(bid.space for bid in state.bids)
    band = max((band for band in state.edition.bank if band.total <= total), key=lambda band: band.total)
    visits = [(seat, pay) for seat, pay in zip(state.bank, band.pays, strict=True) if seat is not None]
    after = replace(state, bank=(None,) * len(state.bank)).handed_over()
    for seat, pay in visits:
        player = after.players[seat]
        after = after.with_player(seat, money=player.money + pay, supply=player.supply + 1)
    return Step(after, tuple(Event("bank-paid", {"seat": seat, "amount": pay, "total": total}) for seat, pay in visits))


def prompt(task: Resolving) -> Fact:
    """What the player is asked, with the buildings still to be resolved."""
    return Fact("taking", {"buildings": task.buildings or ()})


def by_itself(state: State, task: Resolving) -> Step[State] | None:
    """Pay, and take whatever leaves no choice: what needs none first, for that never narrows one."""
    if task.buildings is None:
        return _pay(state, task.seat)
    if not task.buildings:
        return Step(state.handed_over())
    takes = _takes(state, task)
    return take(state, task, takes[0]) if len(takes) == 1 else None


def _pay(state: State, seat: Seat) -> Step[State]:
    """All bids are paid at once; where they exceed one's money, each missing Yuan costs victory points."""
    buildings = tuple(bid.building for bid in state.bids if bid.seat == seat)
    if not buildings:
        return Step(state.handed_over())
    amount = min(state.bound(seat), state.players[seat].money)
    paid = state.with_player(seat, money=state.players[seat].money - amount).doing(Resolving(seat, buildings))
    step = Step(paid, (Event("paid", {"seat": seat, "amount": amount}),))
    missing = state.bound(seat) - amount
    return _with_penalty(step, seat, missing) if missing else step


def _with_penalty(step: Step[State], seat: Seat, missing: int) -> Step[State]:
    points = missing * step.state.edition.penalty_in(step.state.round)
    event = Event("short-of-money", {"seat": seat, "missing": missing, "points": points})
    return Step(step.state.scored(seat, -points), (*step.events, event))


def options(state: State, task: Resolving) -> tuple[Action, ...]:
    """What the player may take next."""
    return _takes(state, task)


def _takes(state: State, task: Resolving) -> tuple[Take, ...]:
    buildings = dict.fromkeys(task.buildings or ())
    gives = {key: state.edition.building(key).gives for key in buildings}
    plain = next((Take(key) for key in buildings if gives[key] in GAINS), None)
    if plain:
        return (plain,)
    candidates = (
        Take(key, what) for key in buildings for what in (FROM_THE_YARD if gives[key] == "structure" else (None,))
    )
    return tuple(take for take in candidates if not objection(state, task, take))


def objection(state: State, task: Resolving, take: Take) -> Fact | None:
    """Why the player may not take this."""
    if take.building not in state.edition.building_keys:
        return Fact("no-such-building")
    if take.building not in (task.buildings or ()):
        return Fact("no-bid-there", {"building": take.building})
    if state.edition.building(take.building).gives != "structure":
        return None if take.structure is None else Fact("no-structure-there", {"building": take.building})
    return _structure_objection(state, task.seat, take.structure)


def _structure_objection(state: State, seat: Seat, structure: str | None) -> Fact | None:
    if structure is None:
        return Fact("structure-missing")
    if structure not in FROM_THE_YARD:
        return Fact("no-such-structure")
    player = state.players[seat]
    left = player.guards if structure == GUARDS else player.in_general[STRUCTURES.index(structure)]
    return None if left else Fact("none-left", {"structure": structure})


def take(state: State, task: Resolving, action: Take) -> Step[State]:
    """The trader goes back to the supply, and the player has what its building gives."""
    seat, bid = task.seat, next(bid for bid in state.bids if (bid.seat, bid.building) == (task.seat, action.building))
    left = list(task.buildings or ())
    left.remove(action.building)
    state = replace(state, bids=tuple(other for other in state.bids if other is not bid))
    state = state.with_player(seat, supply=state.players[seat].supply + 1).doing(Resolving(seat, tuple(left)))
    gives = state.edition.building(action.building).gives
    if action.structure == GUARDS:
        return _take_guards(state, seat)
    if action.structure is not None:
        return _take_structure(state, seat, action.structure)
    return GAINS[gives](state, seat) if gives in GAINS else _take_blocker(state, seat)


def _take_structure(state: State, seat: Seat, structure: str) -> Step[State]:
    """It goes to the personal supply, from where it may be placed at once."""
    player, kind = state.players[seat], STRUCTURES.index(structure)
    state = state.with_player(
        seat,
        in_general=changed(player.in_general, kind, -1),
        in_hand=changed(player.in_hand, kind, 1),
        held_back=player.held_back if state.edition.build_in_round_taken else changed(player.held_back, kind, 1),
    )
    if structure in state.edition.placed_at_once:
        state = replace(state, agenda=(PlacingAtOnce(seat, structure), *state.agenda))
    return Step(state, (Event("took", {"seat": seat, "structure": structure}),))


def _take_guards(state: State, seat: Seat) -> Step[State]:
    """They must be placed at once."""
    state = state.with_player(seat, guards=state.players[seat].guards - 1)
    state = replace(state, agenda=(PlacingAtOnce(seat, GUARDS), *state.agenda))
    return Step(state, (Event("took", {"seat": seat, "structure": GUARDS}),))


def _take_blocker(state: State, seat: Seat) -> Step[State]:
    return Step(replace(state, agenda=(Blocking(seat), *state.agenda)), (Event("took-blocker", {"seat": seat}),))


def _gain_trader(state: State, seat: Seat) -> Step[State]:
    """A new trader from the general supply into the market."""
    player = state.players[seat]
    state = state.with_player(seat, reserve=player.reserve - 1, traders=moved(player.traders, None, PUER))
    return Step(state, (Event("gained-trader", {"seat": seat}),))


def _gain_pass(state: State, seat: Seat) -> Step[State]:
    passes = state.players[seat].passes + 1
    return Step(state.with_player(seat, passes=passes), (Event("gained-pass", {"seat": seat, "passes": passes}),))


def _move_horse(state: State, seat: Seat) -> Step[State]:
    """The horse goes one province up the road, never over a bridge."""
    horse = state.players[seat].horse + 1
    event = Event("horse-moved", {"seat": seat, "place": state.edition.places[horse]})
    return Step(state.with_player(seat, horse=horse), (event,))


def _gain_influence(state: State, seat: Seat) -> Step[State]:
    influence = state.players[seat].influence + 1
    event = Event("gained-influence", {"seat": seat, "influence": influence})
    return Step(state.with_player(seat, influence=influence), (event,))


GAINS: Mapping[str, Callable[[State, Seat], Step[State]]] = {
    "trader": _gain_trader,
    "pass": _gain_pass,
    "horse": _move_horse,
    "influence": _gain_influence,
}
"""Progress that leaves nothing to decide."""


def block_options(state: State) -> tuple[Action, ...]:
    """The gorges that can be blocked: all."""
    return tuple(Block(key) for key in state.edition.gorge_keys)


def block_objection(state: State, action: Block) -> Fact | None:
    """The blocker goes on a gorge."""
    return None if action.gorge in state.edition.gorge_keys else Fact("no-such-gorge")


def block(state: State, seat: Seat, action: Block) -> Step[State]:
    """Nobody travels, trades or builds across this gorge until the round ends."""
    gorge = state.edition.gorge_keys.index(action.gorge)
    return Step(replace(state.doing(), blocked=gorge), (Event("blocked", {"seat": seat, "gorge": action.gorge}),))
