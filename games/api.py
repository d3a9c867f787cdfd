"""The contract between a game and everything that hosts it.

A game is a set of pure functions over an immutable state. It hands out values, never sentences: questions,
events and objections are `Fact`s, a kind with fields, which the catalogues in `data/locales` turn into words.
Chance is an action of nature, so a log of actions replays to the same state without any generator.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

S = TypeVar("S")
V_co = TypeVar("V_co", covariant=True)


class Seat(int):
    """A colour on the board, counted from 0. Usually each person at the table plays one; see `Game.colours`."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Say that this number is a seat."""
        return f"Seat({int(self)})"


Value: TypeAlias = "str | int | Seat | tuple[Value, ...] | None"
"""What a field holds: a `str` is a term of the catalogue, a `Seat` a person's name, an `int` a number."""


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions: each subclass is a frozen dataclass and one sentence of a player, or of nature.

    Fields are `str`, `int`, `Seat`, tuples of these, or one of them or `None`; a field with a default may be left out.
    """


@dataclass(frozen=True, slots=True)
class Fact:
    """Something to be said: a kind, which names a message of the catalogue, and its fields."""

    kind: str
    fields: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event(Fact):
    """A fact that came about. `to` limits it to one seat; `None` makes it public."""

    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat, with everything that this seat may answer.

    `turn` numbers the turn that the question belongs to: a later question of the same seat and turn continues
    it, so the steps between them are the player's own business until the turn is handed over.
    """

    seat: Seat
    prompt: Fact
    actions: tuple[Action, ...]
    """All that are legal, each once."""
    turn: int


FILLED_IN: Mapping[str, str] = {"word": ""}
"""Metadata of a standing order's field that nobody is asked for: the game fills in what the order takes for granted."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a standing order does now: an action that its seat is offered."""

    action: Action


@dataclass(frozen=True, slots=True)
class Wait:
    """A standing order has nothing to do yet; if its seat is asked now, the person answers."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Something happened that a standing order did not foresee: its person decides again."""

    reason: Fact
    """What happened, in the words of objections."""


@dataclass(frozen=True, slots=True)
class Over:
    """A standing order has done all that it was for, or its time has passed without a surprise."""


Obeyed: TypeAlias = "Act | Wait | Stop | Over"
"""What comes of a standing order in a position; one that has stopped, or is over, is to be obeyed no more."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is started with; `figures` overrides values of the edition's data file."""

    edition: str
    seats: int
    """The number of people at the table."""
    options: tuple[str, ...] = ()
    figures: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Figure:
    """A value that the rules are played by, and its provenance: book, derived, house, open or host."""

    value: Any
    mark: str


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The result of an action: the state after it, and what happened, in order."""

    state: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """The final score of one person: its lines (kind, points) in scoring order, their sum, and its place from 1."""

    seat: Seat
    """The person's first colour."""
    lines: tuple[tuple[str, int], ...]
    """The points of all the person's colours together."""
    place: int
    others: tuple[Seat, ...] = ()
    """The person's other colours."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All colours of the person."""
        return (self.seat, *self.others)

    @property
    def total(self) -> int:
        """All lines together, in victory points."""
        return sum(points for _, points in self.lines)


@dataclass(frozen=True, slots=True)
class Told:
    """The view of a game that has no pictures of its own: what can be seen, told in facts, the most important first.

    The catalogue has a message for each, `board-` and its kind.
    """

    game: str
    """The game's key."""
    board: tuple[Fact, ...]
    """What everybody sees."""
    hand: tuple[Fact, ...] = ()
    """What the viewer alone sees; none for a viewer without a hand."""


class RuleError(Exception):
    """An action that the rules do not allow now; `reason` says why, in the catalogue's terms."""

    def __init__(self, reason: Fact) -> None:
        super().__init__(f"{reason.kind} {dict(reason.fields)}")
        self.reason = reason


class SetupError(ValueError):
    """A game that cannot be started so: unknown edition or option, wrong number of seats, a bad figure."""


class Game(Protocol[S, V_co]):
    """A game to host. Every method is pure."""

    @property
    def key(self) -> str:
        """The name in commands, records and the catalogue: lower case, letters and underscores."""

    @property
    def command(self) -> str:
        """The name of its group of commands."""

    @property
    def version(self) -> int:
        """The version of the rules that new games are played by."""

    @property
    def editions(self) -> tuple[str, ...]:
        """Keys of the editions, the default first."""

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """The action types of the players: each becomes a command."""

    @property
    def nature(self) -> tuple[type[Action], ...]:
        """The action types of nature."""

    @property
    def orders(self) -> tuple[type[Action], ...]:
        """The types of standing orders; where several could act at once, the earlier ones go first."""

    @property
    def hands(self) -> bool:
        """Whether a seat may know more than the channel: cards in a hand of its own."""

    def options(self, edition: str) -> tuple[str, ...]:
        """Keys of the optional rules that the edition knows."""

    def seats(self, edition: str) -> range:
        """The numbers of people that the edition can be played by."""

    def colours(self, setup: Setup) -> tuple[int | None, ...]:
        """For each seat, the person who plays it, counted from 0; `None` for one that the rules play themselves.

        Each person has at least one seat, and the first seats are one for each, in order. Raises `SetupError`.
        """

    def rules(self, setup: Setup) -> tuple[Fact, ...]:
        """The texts of the rules in force, in the order of play, with the figures in them. Raises `SetupError`."""

    def figures(self, setup: Setup) -> Mapping[str, Figure]:
        """The figures in force by their dotted names, in alphabetical order. Raises `SetupError`."""

    def start(self, setup: Setup) -> S:
        """The state before anything has happened. Raises `SetupError`."""

    def chance(self, state: S, random: Random) -> Action | None:
        """Nature's move, if it is nature's turn: the one place that rolls dice."""

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who must decide what now; none at nature's turn and after the end."""

    def apply(self, state: S, action: Action, seat: Seat | None = None) -> Step[S]:
        """Carry out an action of a seat, or of nature (`None`), that is offered now."""

    def objection(self, state: S, action: Action, seat: Seat | None) -> Fact | None:
        """Why this seat, or nature (`None`), may not do this now; `None` exactly for what it may do.

        Takes any action with any field values, for typed input and foreign records; never raises.
        """

    def view(self, state: S, viewer: Seat | None = None) -> V_co:
        """What a seat, or the channel (`None`), may know: a type of its own without the hidden fields."""

    def known(self, action: Action, viewer: Seat | None = None) -> Action:
        """An action of the log as a seat, or the channel (`None`), may know it: without what is secret in it."""

    def outlook(self, state: S, action: Action, seat: Seat) -> tuple[Fact, ...]:
        """What an action offered to a seat would bring it, as far as that seat can know; for its eyes only."""

    def scores(self, state: S) -> tuple[Score, ...]:
        """The final scores, best first; empty while the game runs."""

    def suggest(self, state: S, seat: Seat, random: Random) -> Action:
        """A sensible legal action for a stand-in at this seat, chosen from what the seat may know."""

    def orders_for(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """The standing orders that a seat may give now, asked or not, from what it may know.

        What an order takes for granted (its round, what stands now) is in its fields, see `FILLED_IN`.
        """

    def obey(self, state: S, seat: Seat, order: Action) -> Obeyed:
        """What comes of an order that was offered to the seat in an earlier position of this game, or in this one.

        An order stops on whatever its type does not foresee. Like all of a seat's questions and options, the answer
        depends on nothing that the seat may not know.
        """
