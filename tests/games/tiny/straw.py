"""The Last Straw: bundles in hidden hands go onto a camel, and each counts its straws, but not for who overloads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from games.api import Action, Decision, Event, Fact, Figure, Over, Score, Seat, Setup, SetupError, Step, Told
from games.course import asked, out_of_turn, question_to

EACH, BEARS = 4, 12


@dataclass(frozen=True, slots=True)
class Load(Action):
    """Put a bundle of so many straws from the hand onto the camel."""

    bundle: int


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Nature: a hand, seen by its owner alone."""

    player: Seat
    bundles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A position: the bundles left over, the hands dealt so far, and the bundles loaded, in turn from seat 0 on."""

    seats: int
    pile: tuple[int, ...] = (1, 2, 3, 4, 5) * 4
    hands: tuple[tuple[int, ...], ...] = ()
    loads: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the camel has broken down, or nobody has a bundle left."""
        return sum(self.loads) > BEARS or len(self.loads) == EACH * self.seats

    @property
    def turn(self) -> Seat | None:
        """Who is to load a bundle: nobody while hands are dealt, and after the end."""
        return None if self.over or len(self.hands) < self.seats else Seat(len(self.loads) % self.seats)


class Straw:
    """The game, for two to four (see `games.api.Game`)."""

    key, command, version, hands = "straw", "straw", 1, True
    editions: tuple[str, ...] = ("standard",)
    actions: tuple[type[Action], ...] = (Load,)
    nature: tuple[type[Action], ...] = (Deal,)
    orders: tuple[type[Action], ...] = ()

    def options(self, edition: str) -> tuple[str, ...]:
        return ()

    def seats(self, edition: str) -> range:
        return range(2, 5)

    def colours(self, setup: Setup) -> tuple[int | None, ...]:
        return tuple(range(self.start(setup).seats))

    def rules(self, setup: Setup) -> tuple[Fact, ...]:
        return (Fact("loading", {"bears": BEARS}),)

    def figures(self, setup: Setup) -> Mapping[str, Figure]:
        return {"bundles.each": Figure(EACH, "house"), "camel.bears": Figure(BEARS, "house")}

    def start(self, setup: Setup) -> State:
        if setup.edition not in self.editions or setup.seats not in self.seats("") or setup.options or setup.figures:
            raise SetupError("the Last Straw is for two to four, without options or figures of a host")
        return State(setup.seats)

    def chance(self, state: State, random: Random) -> Action | None:
        dealt = len(state.hands)
        return Deal(Seat(dealt), tuple(sorted(random.sample(state.pile, EACH)))) if dealt < state.seats else None

    def decisions(self, state: State) -> tuple[Decision, ...]:
        hand = () if state.turn is None else sorted(set(state.hands[state.turn]))
        question = Fact("loading", {"load": sum(state.loads)}), [Load(bundle) for bundle in hand]
        return question_to(state.turn, len(state.loads), lambda: question)

    def apply(self, state: State, action: Action, seat: Seat | None = None) -> Step[State]:
        match action:
            case Deal(player, bundles):
                after = replace(state, pile=_without(state.pile, *bundles), hands=(*state.hands, bundles))
                return Step(after, (Event("dealt", {"seat": player, "bundles": bundles}, to=player),))
            case Load(bundle) if seat is not None:
                hands = (*state.hands[:seat], _without(state.hands[seat], bundle), *state.hands[seat + 1 :])
                after = replace(state, hands=hands, loads=(*state.loads, bundle))
                told = {"seat": seat, "bundle": bundle, "load": sum(after.loads)}
                return Step(after, (Event("broken" if sum(after.loads) > BEARS else "loaded", told),))
        raise ValueError(f"{action} is not offered")

    def objection(self, state: State, action: Action, seat: Seat | None) -> Fact | None:
        if (reason := out_of_turn(None if state.over else state, state.turn, seat)) is not None:
            return reason
        match action:
            case Load(bundle) if seat is not None:
                return None if bundle in state.hands[seat] else Fact("not-in-hand")
            case Deal(player, tuple(bundles)) if player == len(state.hands) and len(bundles) == EACH and seat is None:
                return None if not Counter(bundles) - Counter(state.pile) else Fact("not-in-pile")
        return Fact("not-now")

    def view(self, state: State, viewer: Seat | None = None) -> Told:
        board = [Fact("camel", {"load": sum(state.loads), "bears": BEARS})]
        for seat, hand in enumerate(state.hands):
            loaded = sum(state.loads[seat :: state.seats])
            board.append(Fact("player", {"seat": Seat(seat), "loaded": loaded, "bundles": len(hand)}))
        held = () if viewer is None or viewer >= len(state.hands) else state.hands[viewer]
        return Told(self.key, tuple(board), (Fact("hand", {"bundles": held}),) if held else ())

    def known(self, action: Action, viewer: Seat | None = None) -> Action:
        return replace(action, bundles=()) if isinstance(action, Deal) and action.player != viewer else action

    def outlook(self, state: State, action: Action, seat: Seat) -> tuple[Fact, ...]:
        load = sum(self.apply(state, action, seat).state.loads)
        return (Fact("breaks" if load > BEARS else "bears", {"load": load}),)

    def scores(self, state: State) -> tuple[Score, ...]:
        last = (len(state.loads) - 1) % state.seats if sum(state.loads) > BEARS else None
        points = [0 if seat == last else sum(state.loads[seat :: state.seats]) for seat in range(state.seats)]
        best = sorted(range(state.seats) if state.over else (), key=lambda seat: -points[seat])
        return tuple(Score(Seat(n), (("straws", points[n]),), 1 + sum(p > points[n] for p in points)) for n in best)

    def suggest(self, state: State, seat: Seat, random: Random) -> Action:
        (smallest, *larger) = asked(self.decisions(state), seat).actions
        fits = [action for action in larger if sum(self.apply(state, action, seat).state.loads) <= BEARS]
        return fits[-1] if fits else smallest

    def orders_for(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return ()

    def obey(self, state: State, seat: Seat, order: Action) -> Over:
        return Over()


def _without(bundles: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    return tuple(sorted((Counter(bundles) - Counter(gone)).elements()))
