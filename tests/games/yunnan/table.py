"""A table of Yunnan for tests: any position, played on through the contract alone.

Every position is one of the bidding phase, in the bid order A, B, C, ...; what comes later in the round is reached
by playing. So a test knows nothing of the agenda, and the travel order is always ..., C, B, A at first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from games.api import Action, Event, Seat, Setup
from games.registry import GAMES
from games.yunnan.actions import Bank, Bid, Card, Convert, Done, Market, Order, Pass, Take, Travel
from games.yunnan.model import Bid as Standing
from games.yunnan.model import Player, State

A, B, C, D, E = map(Seat, range(5))
YUNNAN = GAMES["yunnan"]
PLACES = ("puer", "yunnan", "sichuan", "kang", "tibet", "qinghai")
GORGES = ("sichuan-qinghai", "yunnan-kang", "kang-qinghai", "yunnan-tibet")
PIECES = ("post", "bridge", "teahouse")

Bids = Mapping[str, int]
"""Spaces by the buildings that a colour stands in."""


@dataclass(frozen=True, slots=True)
class Colour:
    """A player of a position, in names: what differs from a player who has no trader but those named."""

    money: int = 99
    passes: int = 2
    influence: int = 0
    horse: str = "yunnan"
    supply: int = 0
    traders: Mapping[str, int] = field(default_factory=dict)
    posts: tuple[str, ...] = ()
    bridges: tuple[str, ...] = ()
    teahouses: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    """Structures that are gone from the general supply beyond those on the board and in hand, or "guards"."""
    bids: Bids = field(default_factory=dict)
    vp: int = 0
    presents: int = 0
    reserve: int | None = None
    """Traders in the general supply; `None` for all that are nowhere else."""


def new(seats: int = 3, order: Iterable[Seat] | None = None, setup: Setup | None = None) -> Table:
    """A game just begun, with the first bid order drawn: A, B, C, ... unless another is given."""
    state = YUNNAN.start(setup or Setup("second", seats))
    drawn = tuple(order or map(Seat, range(len(state.players))))
    return Table(YUNNAN.apply(state, Order(drawn)).state)


def set_up(edition: str, *options: str, people: int = 3, **figures: Any) -> Setup:
    """A setup; figures are named with two underscores for the dot."""
    return Setup(edition, people, options, {name.replace("__", "."): value for name, value in figures.items()})


NOBODY = Colour()
"""Somebody who earns nothing and is asked nothing."""
IDLE = Colour(traders={"puer": 1})
"""Somebody who is asked, and has an income of 3."""


def table(
    *colours: Colour,
    presents: Mapping[str, int] | None = None,
    bank: tuple[Seat | None, ...] = (),
    setup: Setup | None = None,
) -> Table:
    """A position of the bidding phase, A to act; colours not given have nothing but money, and are asked nothing.

    With a setup of more people than 3, a colour is to be given for each.
    """
    seated = colours + (NOBODY,) * (3 - len(colours))
    state = new(setup=setup or Setup("second", len(seated))).state
    players = tuple(
        _bot_player(state, colour) if seat == state.duli else _player(state, colour)
        for seat, colour in enumerate(seated)
    )
    bids = tuple(
        Standing(Seat(seat), building, space)
        for seat, colour in enumerate(seated)
        for building, space in colour.bids.items()
    )
    left = state.presents if presents is None else _counts(state, presents)
    return Table(replace(state, players=players, bids=bids, presents=left, bank=bank or state.bank))


def travelling(*colours: Colour, presents: Mapping[str, int] | None = None, setup: Setup | None = None) -> Table:
    """The same position after all have passed: the travel phase, the last colour first."""
    position = table(*colours, presents=presents, setup=setup)
    position.pass_all()
    return position


def travelled(*colours: Colour, presents: Mapping[str, int] | None = None, setup: Setup | None = None) -> Table:
    """The same position after all have passed and nobody has travelled; colours not given are idle."""
    position = travelling(*colours, *(IDLE,) * (3 - len(colours)), presents=presents, setup=setup)
    position.done_all()
    return position


def income(*colours: Colour, setup: Setup | None = None) -> int:
    """The income of A in a round in which nobody travels."""
    reckoned = travelled(*colours, setup=setup)[A].income
    assert reckoned is not None
    return reckoned


def explorer(influence: int) -> Colour:
    """Somebody in the market who can go anywhere."""
    return Colour(traders={"puer": 3}, influence=influence, horse="qinghai", passes=6)


def _player(state: State, colour: Colour) -> Player:
    traders, places = _counts(state, colour.traders), state.edition.places
    used = sum(traders) + colour.supply + len(colour.bids)
    reserve = state.edition.traders - used if colour.reserve is None else colour.reserve
    built = {"post": colour.posts, "bridge": colour.bridges, "teahouse": colour.teahouses}
    gone = (*colour.hand, *colour.spent, *(piece for piece, sites in built.items() for _ in sites))
    return replace(
        state.players[0],
        money=colour.money,
        passes=colour.passes,
        influence=colour.influence,
        horse=places.index(colour.horse),
        supply=colour.supply,
        reserve=max(reserve, 0),
        traders=traders,
        posts=_counts(state, {place: colour.posts.count(place) for place in colour.posts}),
        in_hand=_three(colour.hand.count(piece) for piece in PIECES),
        in_general=_three(2 - gone.count(piece) for piece in PIECES),
        bridges=tuple(state.edition.gorge_keys.index(gorge) for gorge in colour.bridges),
        guards=state.edition.guards - gone.count("guards"),
        teahouses=tuple(places.index(place) for place in colour.teahouses),
        vp=colour.vp,
        presents=colour.presents,
    )


def _bot_player(state: State, colour: Colour) -> Player:
    """Dúlì with this influence, these bids and these teahouses; all her other traders are in her supply."""
    return replace(
        state.players[-1],
        influence=colour.influence,
        supply=state.edition.traders - len(colour.bids),
        teahouses=tuple(state.edition.places.index(place) for place in colour.teahouses),
        in_general=(0, 0, 2 - len(colour.teahouses)),
    )


def _counts(state: State, named: Mapping[str, int]) -> tuple[int, ...]:
    assert named.keys() <= set(state.edition.places), named
    return tuple(named.get(place, 0) for place in state.edition.places)


def _three(numbers: Iterable[int]) -> tuple[int, int, int]:
    one, two, three = numbers
    return one, two, three


@dataclass(slots=True)
class Table:
    """A game in progress, with everything that has been told of it."""

    state: Any
    events: list[Event] = field(default_factory=list)

    def __getitem__(self, seat: Seat) -> Player:
        player: Player = self.state.players[seat]
        return player

    def at(self, seat: Seat, place: str) -> int:
        """The traders of a seat in a place."""
        return self[seat].traders[self.places.index(place)]

    @property
    def places(self) -> tuple[str, ...]:
        """The names of the places."""
        places: tuple[str, ...] = self.state.edition.places
        return places

    def where(self, seat: Seat) -> dict[str, int]:
        """The traders of a seat by place, empty places left out."""
        return {place: number for place, number in zip(self.places, self[seat].traders, strict=True) if number}

    def standing(self, building: str) -> dict[Seat, int]:
        """The bids in a building, by seat."""
        return {bid.seat: bid.space for bid in self.state.bids if bid.building == building}

    def bid(self, building: str, space: int) -> bool:
        """Whether the acting seat may bid this from its supply."""
        return self.may(self.acting, Bid(building, space))

    @property
    def acting(self) -> Seat:
        """The one seat that must decide now."""
        (decision,) = YUNNAN.decisions(self.state)
        return decision.seat

    @property
    def phase(self) -> str:
        """The phase, as the channel sees it."""
        phase: str = YUNNAN.view(self.state).phase
        return phase

    @property
    def over(self) -> bool:
        """Whether nobody, nature included, has anything left to do."""
        return not YUNNAN.decisions(self.state) and YUNNAN.chance(self.state, Random(0)) is None

    @property
    def order(self) -> tuple[Seat, ...]:
        """The turn order of the present phase."""
        order: tuple[Seat, ...] = YUNNAN.view(self.state).order
        return order

    def offered(self, seat: Seat) -> tuple[Action, ...]:
        """What a seat may do now."""
        return tuple(
            action for decision in YUNNAN.decisions(self.state) if decision.seat == seat for action in decision.actions
        )

    def may(self, seat: Seat, action: Action) -> bool:
        """Whether a seat may do this now; the offer and the objection must agree."""
        offered = action in self.offered(seat)
        assert offered == (YUNNAN.objection(self.state, action, seat) is None)
        return offered

    def play(self, seat: Seat, *actions: Action) -> Table:
        """A seat acts, once or more; each action must be legal."""
        for action in actions:
            assert self.may(seat, action), (seat, action, YUNNAN.objection(self.state, action, seat))
            step = YUNNAN.apply(self.state, action, seat)
            self.state = step.state
            self.events += step.events
        return self

    def turn(self, number: int) -> Table:
        """Dúlì turns over this card."""
        action = Card(number)
        assert YUNNAN.objection(self.state, action, None) is None
        step = YUNNAN.apply(self.state, action, None)
        self.state = step.state
        self.events += step.events
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The fields of all events of a kind, in order."""
        return [dict(event.fields) for event in self.events if event.kind == kind]

    def why(self, seat: Seat | None, action: Action) -> str | None:
        """The kind of the objection to an action, if there is one."""
        reason = YUNNAN.objection(self.state, action, seat)
        return None if reason is None else reason.kind

    def pass_all(self) -> None:
        """Everybody passes; a trader is taken back wherever there is nothing to choose."""
        self._while_offered(Pass())

    def done_all(self) -> None:
        """Everybody ends the travel turn as it is, and keeps what could be placed at once."""
        self._while_offered(Done())

    def convert_all(self, amount: int = 0) -> None:
        """Everybody turns so much of the income into victory points."""
        self._while_offered(Convert(amount))

    def end_round(self) -> None:
        """The round ends without another trader placed or moved or a point made."""
        self.pass_all()
        self.done_all()
        self.convert_all()

    def _while_offered(self, action: Action) -> None:
        while (decisions := YUNNAN.decisions(self.state)) and action in decisions[0].actions:
            self.play(decisions[0].seat, action)

    def destinations(self, seat: Seat, origin: str) -> set[str]:
        """Where a trader of this seat may travel to from a place."""
        return {move.destination for move in self._travels(seat) if move.origin == origin}

    def displaceable(self, seat: Seat, origin: str, destination: str) -> set[Seat]:
        """Whose traders may be displaced at the end of this journey."""
        moves = (move for move in self._travels(seat) if (move.origin, move.destination) == (origin, destination))
        return {move.displaced for move in moves if move.displaced is not None}

    def _travels(self, seat: Seat) -> Iterable[Travel]:
        return (action for action in self.offered(seat) if isinstance(action, Travel))

    def structures(self, seat: Seat) -> set[str | None]:
        """What the Building Yard offers to a seat."""
        return {
            action.structure
            for action in self.offered(seat)
            if isinstance(action, Take) and action.building == "building_yard"
        }

    def sources(self, seat: Seat) -> set[str]:
        """Where a seat may take a trader from that it places."""
        return {action.source for action in self.offered(seat) if isinstance(action, Bid | Bank | Market)}

    def total(self, seat: Seat) -> dict[str, int]:
        """The lines of a seat's final score."""
        (score,) = (score for score in YUNNAN.scores(self.state) if score.seat == seat)
        return dict(score.lines)

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """The seats by their places at the end."""
        return tuple(score.seat for score in YUNNAN.scores(self.state))
