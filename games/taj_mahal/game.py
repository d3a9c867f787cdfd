"""Taj Mahal as a game to host (see `games.api.Game`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from games.api import Action, Decision, Fact, Figure, Obeyed, Option, Score, Seat, Setup, Step
from games.course import asked
from games.taj_mahal import ending, orders, outlook, rules, seeing, setting_up, stand_in, texts
from games.taj_mahal.actions import NATURE, PLAYERS, Deal
from games.taj_mahal.making import TABLES
from games.taj_mahal.making import edition as edition_of
from games.taj_mahal.model import State
from games.taj_mahal.view import View


class TajMahal:
    """Taj Mahal, with hands of cards that only their owners see."""

    key = "taj_mahal"
    command = "taj"
    version = 1
    editions = TABLES.editions
    actions = PLAYERS
    nature = NATURE
    orders = orders.ORDERS
    hands = True

    def options(self, edition: str) -> tuple[str, ...]:
        """Keys of the optional rules that the edition knows. Raises `SetupError`."""
        return TABLES.options(edition)

    def seats(self, edition: str) -> range:
        """The numbers of people that the edition can be played by. Raises `SetupError`."""
        numbers = edition_of(edition).seats
        return range(min(numbers), max(numbers) + 1)

    def colours(self, setup: Setup) -> tuple[int | None, ...]:
        """A seat for each person. Raises `SetupError`."""
        return tuple(range(len(setting_up.start(setup).players)))

    def rules(self, setup: Setup) -> tuple[Fact, ...]:
        """The texts of the rules in force, in the order of play. Raises `SetupError`."""
        return texts.in_force(setting_up.start(setup).edition, setup.seats)

    def figures(self, setup: Setup) -> Mapping[str, Figure]:
        """The figures in force by their dotted names, in alphabetical order. Raises `SetupError`."""
        setting_up.start(setup)
        return dict(sorted(TABLES.figures(setup.edition, setup.figures, setup.options, setup.seats).items()))

    def start(self, setup: Setup) -> State:
        """The state before anything is laid out. Raises `SetupError`."""
        return setting_up.start(setup)

    def chance(self, state: State, random: Random) -> Action | None:
        """What nature lays out, draws and deals."""
        return rules.chance(state, random)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The question to the seat that has the turn; none at nature's turn and after the end."""
        return rules.decisions(state)

    def apply(self, state: State, action: Action, seat: Seat | None = None) -> Step[State]:  # noqa: ARG002 - one acts
        """Carry out an action that is offered now."""
        return rules.apply(state, action)

    def objection(self, state: State, action: Action, seat: Seat | None) -> Fact | None:
        """Why this seat, or nature (`None`), may not do this now; `None` exactly for what it may do."""
        return rules.objection(state, action, seat)

    def view(self, state: State, viewer: Seat | None = None) -> View:
        """What a seat, or the channel (`None`), may know: of the hands, one's own."""
        acting = rules.acting(state)
        return seeing.view(state, viewer, () if acting is None else (acting,), ending.scores(state))

    def known(self, action: Action, viewer: Seat | None = None) -> Action:
        """The action; cards dealt are known to who received them."""
        return replace(action, cards=()) if isinstance(action, Deal) and action.player != viewer else action

    def outlook(self, state: State, action: Action, seat: Seat) -> tuple[Fact, ...]:
        """What an action offered to a seat would bring it, as far as that seat can know."""
        return outlook.of(state, action, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        """The final scores, best first; empty while the game runs."""
        return ending.scores(state)

    def suggest(self, state: State, seat: Seat, random: Random) -> Action:
        """A sensible legal action for a stand-in. Raises `ValueError` if the seat is not asked."""
        return stand_in.choose(self.view(state, seat), asked(self.decisions(state), seat), random)

    def orders_for(self, state: State, seat: Seat) -> tuple[Option, ...]:
        """The standing orders that a seat may give now, as far as that seat can know."""
        return orders.orders_for(state, seat)

    def obey(self, state: State, seat: Seat, order: Action) -> Obeyed:
        """What comes of a seat's standing order now. Raises `ValueError` for what is none of this game."""
        return orders.obey(state, seat, order)


TAJ_MAHAL = TajMahal()
