"""What it is worth to place a trader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.api import Action, Decision, Seat
from games.yunnan.actions import Bank, Bid, Market
from games.yunnan.editions import SUPPLY, Edition
from games.yunnan.model import GUARDS, STRUCTURES, Player
from games.yunnan.stand_in.outlook import money_worth, rounds_left
from games.yunnan.stand_in.travelling import structure_worth
from games.yunnan.view import View

BLOCKER = 2.0
"""Victory points that a blocked gorge is worth."""


def worth(view: View, decision: Decision) -> Callable[[Action], float]:
    """The worth of each way to place a trader; passing is worth nothing."""
    return _Weighing(view, decision.seat, rounds_left(view), money_worth(view)).worth


@dataclass(frozen=True, slots=True)
class _Weighing:
    view: View
    seat: Seat
    rounds: float
    money: float
    """Victory points for a Yuan."""

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    @property
    def edition(self) -> Edition:
        return self.view.edition

    def worth(self, action: Action) -> float:
        match action:
            case Bid(key, space, source):
                already = sum(bid.seat == self.seat and bid.building == key for bid in self.view.bids)
                progress = self.progress(self.edition.building(key).gives, already)
                return progress - space * self.money - self.stay(source) - self.missing(space)
            case Bank(space, source):
                return self.payout(space) * self.money - self.stay(source) - self.withdrawn()
            case Market(source):
                return -self.stay(source) - 1
            case _:
                return 0

    def stay(self, source: str) -> float:
        """What the trader would earn instead: where it stands, or on its way from the market."""
        if source == SUPPLY:
            return self.usual_income * 0.6
        return self.edition.trader_income[self.edition.places.index(source)] + 2

    @property
    def usual_income(self) -> int:
        """The income of a trader about half-way to where the horse stands."""
        return self.edition.trader_income[(self.player.horse + 1) // 2]

    def withdrawn(self) -> float:
        """What the bids are worth that a visit to the bank gives up."""
        own = [bid for bid in self.view.bids if bid.seat == self.seat]
        gives = [self.edition.building(bid.building).gives for bid in own]
        return sum(self.progress(what) for what in gives) - self.money * self.view.bound(self.seat)

    def payout(self, space: int) -> int:
        total = sum(bid.space for bid in self.view.bids)
        bands = [band for band in self.edition.bank if band.total <= total]
        return max(bands, key=lambda band: band.total).pays[space - 1]

    def missing(self, space: int) -> float:
        """The victory points lost for Yuan that are not there."""
        short = self.view.bound(self.seat) + space - self.player.money
        return max(0, short) * self.edition.penalty_in(self.view.round)

    def progress(self, gives: str, already: int = 0) -> float:
        """What a success brings until the end, in victory points, besides bids that already stand there."""
        edition, player = self.edition, self.player
        traders = player.supply + sum(player.traders)
        match gives:
            case "trader":
                return self.rounds * self.usual_income * 0.9
            case "horse":
                horse = player.horse + already
                return self.rounds * traders * 0.8 + _step(edition.vp_horse, horse) + self.presents_beyond(horse)
            case "pass":
                return self.rounds * 3 + _step(edition.vp_passes, player.passes + already)
            case "influence":
                return self.rounds * 2.5 + _step(edition.vp_influence, player.influence + already)
            case "structure":
                best = max(structure_worth(self.view, self.seat, what) for what in (*STRUCTURES, GUARDS))
                return best / (1 + already)
            case _:
                return BLOCKER

    def presents_beyond(self, horse: int) -> float:
        """Presents in the province that a horse would reach from here."""
        return min(2, self.view.presents[horse + 1]) * self.edition.vp_present / 2


def _step(points: tuple[int, ...], level: int) -> int:
    """The points that the next level adds, and half of the step beyond, which it brings nearer."""
    beyond = points[min(level + 2, len(points) - 1)] - points[level + 1]
    return points[level + 1] - points[level] + beyond // 2
