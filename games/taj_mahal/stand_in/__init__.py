"""A stand-in: plays a seat sensibly from what it may know.

Everything is weighed in victory points; the weights are rules of thumb that won against weaker ones.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.api import Action, Decision, Seat
from games.taj_mahal.actions import Pick, Place
from games.taj_mahal.stand_in import visit
from games.taj_mahal.stand_in.worth import Worth
from games.taj_mahal.view import View

CROWN_ASIDE = 0.6
"""Of a bonus tile that a crowned palace leaves behind: it may yet be won with an ordinary one."""


def choose(view: View, decision: Decision, random: Random) -> Action:
    """The action that promises most, chosen at random among equals."""
    options = list(decision.actions)
    random.shuffle(options)
    return max(options, key=_worth(view, decision))


def _worth(view: View, decision: Decision) -> Callable[[Action], float]:
    match decision.actions[0]:
        case Place():
            return _placing(view, decision.seat)
        case Pick():
            own = Worth(view, decision.seat)
            return lambda action: own.face(action.card) if isinstance(action, Pick) else 0
        case _:
            return visit.worth(view, decision.seat)


def _placing(view: View, seat: Seat) -> Callable[[Action], float]:
    """The provinces reached and the tile gained; the crowned palace goes where no tile is given away."""
    own = Worth(view, seat)

    def worth(action: Action) -> float:
        if not isinstance(action, Place):
            return 0
        tile = own.bonus(action.city)
        roads = sum(action.city in road for road in view.edition.roads)
        return own.reach([action.city]) + (-CROWN_ASIDE * tile if action.palace == "crowned" else tile) + roads / 10

    return worth
