"""Yunnan as a game to host (see `games.api.Game`)."""

from __future__ import annotations

from random import Random

from games.api import Action, Decision, Fact, Obeyed, Score, Seat, Setup, Step
from games.course import asked
from games.tabled import Tabled
from games.yunnan import ending, opening, orders, rules, stand_in, texts
from games.yunnan.actions import NATURE, PLAYERS
from games.yunnan.figures import TABLES
from games.yunnan.model import State
from games.yunnan.view import View, view


class Yunnan(Tabled[State]):
    """Yunnan, by its two editions."""

    key = "yunnan"
    command = "yunnan"
    version = 1
    tables = TABLES
    actions = PLAYERS
    nature = NATURE
    orders = orders.ORDERS
    hands = False

    def colours(self, setup: Setup) -> tuple[int | None, ...]:
        """By seat, the person who plays it; `None` for Dúlì. Raises `SetupError`."""
        return opening.start(setup).colours

    def rules(self, setup: Setup) -> tuple[Fact, ...]:
        """The texts of the rules in force, in the order of play. Raises `SetupError`."""
        return texts.in_force(opening.start(setup).edition)

    def start(self, setup: Setup) -> State:
        """The state before the first order is drawn. Raises `SetupError`."""
        return opening.start(setup)

    def chance(self, state: State, random: Random) -> Action | None:
        """Nature's draw of the first order, and of Dúlì's cards."""
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

    def view(self, state: State, viewer: Seat | None = None) -> View:  # noqa: ARG002 - nothing is hidden
        """What everybody may know."""
        acting = rules.acting(state)
        return view(state, () if acting is None else (acting,), ending.scores(state))

    def known(self, action: Action, viewer: Seat | None = None) -> Action:  # noqa: ARG002 - nothing is hidden
        """The action as it is."""
        return action

    def outlook(self, state: State, action: Action, seat: Seat) -> tuple[Fact, ...]:  # noqa: ARG002 - for other games
        """Nothing beyond what follows at once."""
        return ()

    def scores(self, state: State) -> tuple[Score, ...]:
        """The final scores, best first; empty while the game runs."""
        return ending.scores(state)

    def suggest(self, state: State, seat: Seat, random: Random) -> Action:
        """A sensible legal action for a stand-in. Raises `ValueError` if the seat is not asked."""
        return stand_in.choose(self.view(state, seat), asked(self.decisions(state), seat), random)

    def orders_for(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The standing orders that a seat may give now."""
        return orders.orders_for(state, seat)

    def obey(self, state: State, seat: Seat, order: Action) -> Obeyed:
        """What comes of a seat's standing order now. Raises `ValueError` for what is none of this game."""
        return orders.obey(state, seat, order)


YUNNAN = Yunnan()
