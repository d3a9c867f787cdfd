"""A stand-in: plays a seat sensibly from what it may know.

Everything is weighed in victory points; the weights are rules of thumb that won against weaker ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from games.api import Action, Decision
from games.yunnan.actions import Block, Convert, Take
from games.yunnan.stand_in import bidding, outlook, travelling
from games.yunnan.view import View


def choose(view: View, decision: Decision, random: Random) -> Action:
    """The action that promises most, chosen at random among equals."""
    worth = WORTH[decision.prompt.kind](view, decision)
    options = list(decision.actions)
    random.shuffle(options)
    return max(options, key=worth)


def _taking(view: View, decision: Decision) -> Callable[[Action], float]:
    """The structure of most use; the yard before the temple, so that one's own bridge is not in the way."""

    def worth(action: Action) -> float:
        structure = action.structure if isinstance(action, Take) else None
        return travelling.structure_worth(view, decision.seat, structure) if structure else -1

    return worth


def _blocking(view: View, decision: Decision) -> Callable[[Action], float]:
    """The gorge that opponents have bridged most."""

    def worth(action: Action) -> float:
        gorge = view.edition.gorge_keys.index(action.gorge) if isinstance(action, Block) else 0
        own = gorge in view.players[decision.seat].bridges
        return sum(gorge in player.bridges for player in view.players) - len(view.players) * own

    return worth


def _converting(view: View, decision: Decision) -> Callable[[Action], float]:
    """As much as leaves money for the bids to come; all of it at the end."""
    player = view.players[decision.seat]
    spare = player.money + (player.income or 0) - outlook.purse(view, decision.seat)

    def worth(action: Action) -> float:
        return -abs(action.amount - spare) if isinstance(action, Convert) else 0

    return worth


WORTH: Mapping[str, Callable[[View, Decision], Callable[[Action], float]]] = {
    "placing": bidding.worth,
    "placing-beyond": bidding.worth,
    "taking": _taking,
    "placing-at-once": travelling.worth,
    "placing-guards": travelling.worth,
    "blocking": _blocking,
    "travelling": travelling.worth,
    "converting": _converting,
}
"""By the kind of question, what an answer is worth."""
