"""Taj Mahal as a game to host (see `games.api.Game`)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.api import Action, Decision, Fact, Obeyed, Score, Seat, Setup, Step
from games.course import asked
from games.tabled import Tabled
from games.taj_mahal import ending, orders, outlook, rules, seeing, setting_up, stand_in, texts
from games.taj_mahal.actions import NATURE, PLAYERS, Deal
from games.taj_mahal.making import TABLES
from games.taj_mahal.model import State
from games.taj_mahal.view import View


class TajMahal(Tabled[State]):
    """Taj Mahal, with hands of cards that only their owners see."""

    key = "taj_mahal"
    command = "taj"
    version = 1
    tables = TABLES
    actions = PLAYERS
    nature = NATURE
    orders = orders.ORDERS
    hands = True

    def colours(self, setup: Setup) -> tuple[int | None, ...]:
        """A seat for each person. Raises `SetupError`."""
        return tuple(range(len(setting_up.start(setup).players)))

    def rules(self, setup: Setup) -> tuple[Fact, ...]:
        """The texts of the rules in force, in the order of play. Raises `SetupError`."""
        return texts.in_force(setting_up.start(setup).edition, setup.seats)

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

    def orders_for(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The standing orders that a seat may give now, as far as that seat can know."""
        return orders.orders_for(state, seat)

    def obey(self, state: State, seat: Seat, order: Action) -> Obeyed:
        """What comes of a seat's standing order now. Raises `ValueError` for what is none of this game."""
        return orders.obey(state, seat, order)


TAJ_MAHAL = TajMahal()
