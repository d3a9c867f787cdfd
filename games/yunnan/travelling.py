"""A travel turn: traders set out, displace others, and are checked for a route home (section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from games.api import Action, Event, Fact, Seat, Step, Value
from games.yunnan import building
from games.yunnan.actions import Done, Travel
from games.yunnan.model import PUER, State, Travelling, is_one_of, moved
from games.yunnan.routes import FAR, gaps, passes_needed

DONE = Done()


def depart(state: State) -> Step[State]:
    """The bid order, reversed, is the order of travel."""
    order = tuple(reversed(state.order))
    after = replace(state, order=order).doing(*(Travelling(seat) for seat in order))
    return Step(after, (Event("travel-begins", {"seats": order}),))


def prompt(task: Travelling) -> Fact:
    """What the player is asked, with the border passes left."""
    return Fact("travelling", {"passes": task.passes})


def by_itself(state: State, task: Travelling) -> Step[State] | None:
    """A turn begins with all passes; who can neither build nor travel has ended it."""
    if task.begun:
        return None
    begun = Travelling(task.seat, True, state.players[task.seat].passes, (0,) * len(state.edition.places))  # noqa: FBT003
    state = state.doing(begun)
    can_act = next(options(state, begun), DONE) != DONE
    return Step(state) if can_act else done(state, begun)


def options(state: State, task: Travelling) -> Iterator[Action]:
    """Everything that the player may build, every journey, and ending the turn."""
    yield from building.options(state, task.seat)
    for origin, place in enumerate(state.edition.places):
        if not origin_objection(state, task, place):
            yield from _journeys(state, task, origin)
    yield DONE


def _journeys(state: State, task: Travelling, origin: int) -> Iterator[Action]:
    places = state.edition.places
    needed = passes_needed(state.edition, state.players[task.seat], state.blocked, origin)
    for destination, place in enumerate(places):
        if needed[destination] <= task.passes:
            yield _travel_option(places[origin], place, None)
            for victim in _there(state, destination):
                if not victim_objection(state, task.seat, destination, victim):
                    yield _travel_option(places[origin], place, victim)


def _there(state: State, place: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number, player in enumerate(state.players) if player.traders[place])


@lru_cache(maxsize=512)
def _travel_option(origin: str, destination: str, displaced: Seat | None) -> Action:
    return Travel(origin, destination, displaced)


def objection(state: State, task: Travelling, action: Travel) -> Fact | None:
    """Why the player may not travel so."""
    places = state.edition.places
    reason = origin_objection(state, task, action.origin)
    reason = reason or destination_objection(state, task, places.index(action.origin), action.destination)
    if reason or action.displaced is None:
        return reason
    return victim_objection(state, task.seat, places.index(action.destination), action.displaced)


def origin_objection(state: State, task: Travelling, origin: str) -> Fact | None:
    """A trader must be there that has not travelled in this turn."""
    if origin not in state.edition.places:
        return Fact("no-such-place")
    place = state.edition.places.index(origin)
    traders = state.players[task.seat].traders[place]
    if not traders:
        return Fact("no-trader", {"source": origin})
    return Fact("already-travelled", {"place": origin}) if traders <= task.arrived[place] else None


def destination_objection(state: State, task: Travelling, origin: int, destination: str) -> Fact | None:
    """The way must lie within reach of the horse, and passes must be left for its borders."""
    if destination not in state.edition.places:
        return Fact("no-such-place")
    place, player = state.edition.places.index(destination), state.players[task.seat]
    if place > player.horse:
        return Fact("horse-not-there", {"place": destination})
    needed = passes_needed(state.edition, player, state.blocked, origin)[place]
    if needed >= FAR:
        return Fact("back-to-start") if place == origin else Fact("not-back-to-puer")
    return Fact("not-enough-passes", {"needed": needed, "passes": task.passes}) if needed > task.passes else None


def victim_objection(state: State, seat: Seat, place: int, victim: Seat) -> Fact | None:
    """Only an opposing trader of strictly lower influence is displaced, and none in the market."""
    if not is_one_of(victim, range(len(state.players))):
        return Fact("no-such-player")
    if victim == seat:
        return Fact("own-trader")
    if place == PUER:
        return Fact("safe-in-market")
    if not state.players[victim].traders[place]:
        return Fact("nobody-there", {"seat": victim, "place": state.edition.places[place]})
    if place in state.players[victim].guarded:
        return Fact("guarded", {"seat": victim, "place": state.edition.places[place]})
    own, theirs = state.players[seat].influence, state.players[victim].influence
    return Fact("too-influential", {"seat": victim, "influence": theirs, "own": own}) if theirs >= own else None


def travel(state: State, task: Travelling, action: Travel) -> Step[State]:
    """The trader goes to its destination, and the displaced one to the next lower province along the road."""
    seat, places = task.seat, state.edition.places
    origin, destination = places.index(action.origin), places.index(action.destination)
    player = state.players[seat]
    needed = passes_needed(state.edition, player, state.blocked, origin)[destination]
    arrived = moved(task.arrived, None, destination)
    after = state.with_player(seat, traders=moved(player.traders, origin, destination))
    after = after.doing(replace(task, passes=task.passes - needed, arrived=arrived))
    fields: dict[str, Value] = {"origin": action.origin, "destination": action.destination}
    step = Step(after, (Event("travelled", {"seat": seat, **fields, "displaced": action.displaced}),))
    return step if action.displaced is None else displaced(step, seat, action.displaced, destination)


def displaced(step: Step[State], seat: Seat, victim: Seat, place: int) -> Step[State]:
    """The victim's trader goes to the next lower place along the road, never over a bridge."""
    traders, places = step.state.players[victim].traders, step.state.edition.places
    fields: dict[str, Value] = {"by": seat, "origin": places[place], "destination": places[place - 1]}
    state = step.state.with_player(victim, traders=moved(traders, place, place - 1))
    return Step(state, (*step.events, Event("displaced", {"seat": victim, **fields})))


def done(state: State, task: Travelling) -> Step[State]:
    """Traders without a connected route go to the market, all at once; the turn is over."""
    seat, player = task.seat, state.players[task.seat]
    cut_off = gaps(state.edition, player, state.blocked)
    isolated = [place for place, count in enumerate(player.traders) if count and cut_off[place]]
    traders = player.traders
    for place in isolated:
        traders = moved(traders, place, PUER, traders[place])
    events = [
        Event("sent-home", {"seat": seat, "place": state.edition.places[place], "traders": player.traders[place]})
        for place in isolated
    ]
    after = state.with_player(seat, traders=traders).handed_over() if isolated else state.handed_over()
    return Step(after, (Event("travel-done", {"seat": seat}), *events))
