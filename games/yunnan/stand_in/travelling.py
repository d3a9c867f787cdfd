"""What it is worth to build and to travel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from games.api import Action, Decision, Seat
from games.yunnan.actions import Build, Travel
from games.yunnan.income import income_of
from games.yunnan.model import GUARDS, PUER, STRUCTURES, Player, moved
from games.yunnan.routes import gaps
from games.yunnan.stand_in.outlook import rounds_left
from games.yunnan.view import View

A_BRIDGE = 1.5
"""Victory points that a shortcut is worth."""
PATIENCE = 0.5
"""The part of the best possible yield that a structure must bring to be built while the game is young."""
THE_GUARDS = 0.3
"""What they save of the income that each stronger opponent puts at risk."""
BOTHER = 0.2
"""What it is worth to displace a trader of the bot player."""
FRIEND = 99
"""What it costs to displace a trader of one's own other colour."""
A_PASS = 0.3
"""What a border pass must earn."""


def worth(view: View, decision: Decision) -> Callable[[Action], float]:
    """The worth of each building and journey; ending the turn is worth nothing."""
    return _Weighing(view, decision.seat, rounds_left(view)).worth


def structure_worth(view: View, seat: Seat, structure: str) -> float:
    """What another structure of this kind may bring by the end."""
    weighing, player = _Weighing(view, seat, rounds_left(view)), view.players[seat]
    if structure == GUARDS:
        return THE_GUARDS * player.guards * max(map(weighing.at_risk, weighing.provinces()))
    kind = STRUCTURES.index(structure)
    if not player.in_general[kind]:
        return 0
    waiting = player.in_hand[kind]
    match structure:
        case "teahouse":
            return weighing.best(view.edition.vp_teahouse, weighing.teahouse_sites()) / (1 + waiting)
        case "post":
            return weighing.best(view.edition.post_income, weighing.post_sites()) * weighing.rounds / (2 + waiting)
        case _:
            return A_BRIDGE / (1 + waiting)


@dataclass(frozen=True, slots=True)
class _Weighing:
    view: View
    seat: Seat
    rounds: float

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    def worth(self, action: Action) -> float:
        match action:
            case Travel():
                return self.journey(action)
            case Build("teahouse", site):
                return self.yields(self.view.edition.vp_teahouse, site)
            case Build("post", site):
                return self.yields(self.view.edition.post_income, site)
            case Build("guards", site):
                return self.at_risk(self.view.edition.places.index(site))
            case Build():
                return A_BRIDGE
            case _:
                return 0

    def journey(self, action: Travel) -> float:
        """The income that it adds, the presents it is for, and whom it displaces."""
        places = self.view.edition.places
        origin, destination = places.index(action.origin), places.index(action.destination)
        after = replace(self.player, traders=moved(self.player.traders, origin, destination))
        gain = self.prospect(after) - self.prospect(self.player) - A_PASS * abs(destination - origin)
        return gain if action.displaced is None else gain + self.displacing(action.displaced, destination)

    def prospect(self, player: Player) -> float:
        """What the traders would bring this round if the turn ended so."""
        edition = self.view.edition
        cut_off = gaps(edition, player, self.view.blocked)
        traders = tuple(0 if gap else count for count, gap in zip(player.traders, cut_off, strict=True))
        isolated = sum(player.traders) - sum(traders)
        settled = replace(player, traders=moved(traders, None, PUER, isolated))
        presents = sum(map(min, traders, self.view.presents))
        return income_of(edition, settled, self.view.blocked)[0] + presents * edition.vp_present

    def displacing(self, victim: Seat, place: int) -> float:
        """What it costs the opponent, the more welcome the further ahead."""
        edition, other, person = self.view.edition, self.view.players[victim], self.view.colours[victim]
        if person is None:
            return BOTHER
        if person == self.view.colours[self.seat]:
            return -FRIEND
        after = replace(other, traders=moved(other.traders, place, place - 1))
        loss = income_of(edition, other, self.view.blocked)[0] - income_of(edition, after, self.view.blocked)[0]
        return (loss + 1) / len(self.view.players) + other.vp / 100

    def yields(self, table: tuple[int, ...], site: str) -> float:
        """What a structure brings there, unless a better site may still come within reach."""
        value = table[self.view.edition.places.index(site)]
        awaited = table[-1] * PATIENCE * min(1.0, (self.rounds - 1) / 2)
        return value + 1 if value and value >= awaited else -1

    def best(self, table: tuple[int, ...], sites: tuple[int, ...]) -> int:
        return max((table[place] for place in sites), default=0)

    def post_sites(self) -> tuple[int, ...]:
        """Provinces within reach, or soon, with room for a post."""
        most = self.view.edition.posts_in_a_province
        return tuple(place for place in self.within_reach() if self.player.posts[place] < most)

    def teahouse_sites(self) -> tuple[int, ...]:
        """Provinces within reach, or soon, without a teahouse."""
        taken = {place for player in self.view.players for place in player.teahouses}
        return tuple(place for place in self.within_reach() if place not in taken)

    def at_risk(self, place: int) -> int:
        """The income of traders that could be displaced from here, once for each opponent who could."""
        stronger = sum(other.influence > self.player.influence for other in self.view.players)
        return self.player.traders[place] * self.view.edition.trader_income[place] * stronger

    def provinces(self) -> range:
        return range(PUER + 1, self.view.edition.last + 1)

    def within_reach(self) -> range:
        return range(PUER + 1, min(self.player.horse + 1 + (self.rounds > 2), self.view.edition.last + 1))  # noqa: PLR2004
