"""What prizes, tiles, palaces and cards are worth to a seat, in victory points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from games.api import Seat
from games.taj_mahal import palaces
from games.taj_mahal.editions import CARD, COLOURS, COURTIERS, GOODS, POINTS, SPECIAL, TAJ_MAHAL, WHITE
from games.taj_mahal.view import Player, View

GOOD_LATER = 0.16
"""What a symbol of a good owned brings in each visit to come."""
SPECIAL_CARD = 1.2
"""What a special card brings in each visit to come."""
HALF_WAY = 0.4
"""The share of a special card that the first of its two influence tiles is worth."""
MORE_PALACES = 1.4
"""What a palace brings beside the first of a visit: reach later, and a choice of fortress."""
LAST_CARD = 0.6
"""What a card is worth once no visit is to come."""
CARD_BASE, CARD_LATER = 0.8, 0.08
"""What a card is worth, and how much more for each visit to come, up to five."""


@dataclass(frozen=True)
class Worth:
    """The weighing of one seat, from what it may know."""

    view: View
    seat: Seat

    @property
    def me(self) -> Player:
        """This seat's player."""
        return self.view.players[self.seat]

    @property
    def later(self) -> int:
        """Visits to come after this one."""
        return len(self.view.provinces) - self.view.visit

    @property
    def card(self) -> float:
        """A card of the hand, or one to be drawn."""
        return CARD_BASE + CARD_LATER * min(self.later, 5) if self.later else LAST_CARD

    @cached_property
    def home(self) -> Mapping[str, str]:
        """The province of each city."""
        return {city: province.key for province in self.view.edition.provinces for city in province.cities}

    @cached_property
    def own(self) -> frozenset[str]:
        """The cities with a palace of this seat."""
        return frozenset(palace.city for palace in self.view.palaces if palace.seat == self.seat)

    def reach(self, cities: Iterable[str]) -> int:
        """The palace points of this visit with these cities besides one's own."""
        province = self.view.province or ""
        return palaces.points(self.home, self.view.edition.roads, self.own.union(cities), province)

    @cached_property
    def sites(self) -> tuple[str, ...]:
        """The cities of the province without an ordinary palace."""
        taken = {palace.city for palace in self.view.palaces if not palace.crowned}
        return tuple(city for city, where in self.home.items() if where == self.view.province and city not in taken)

    @cached_property
    def first_palace(self) -> float:
        """The best palace that could be placed now, its points at once and its tile."""
        return max((self.reach([city]) + 0.8 * self.bonus(city) for city in self.sites), default=0.0)

    def bonus(self, city: str) -> float:
        """The bonus tile on a city."""
        tile = self.view.bonuses.get(city)
        edition = self.view.edition
        worth = {None: 0.0, POINTS: edition.bonus_points, CARD: self.card, TAJ_MAHAL: edition.taj_mahal_points}
        return worth[tile] if tile in worth else self.goods((str(tile),))

    def goods(self, gained: Iterable[str]) -> float:
        """Goods gained: their points at once, and what they add later."""
        owned, worth = list(self.me.goods), 0.0
        for good in gained:
            number = GOODS.index(good)
            worth += self.view.edition.good_points + owned[number] + GOOD_LATER * self.later
            owned[number] += 1
        return worth

    def prize(self, suit: str) -> float:
        """What winning a suit brings besides its palace."""
        if suit in COURTIERS:
            return self.influence(COURTIERS.index(suit))
        return self.goods(self.view.edition.tiles[self.view.visit - 1]) if suit == "elephant" else 0.0

    def influence(self, courtier: int) -> float:
        """One more influence tile of a courtier."""
        special = self.view.edition.specials[courtier]
        if special in self.me.specials:
            return 0.2
        whole = 1 + SPECIAL_CARD * self.later
        return whole * (1 - HALF_WAY) if self.me.influence[courtier] else whole * HALF_WAY * min(1, self.later / 4)

    def won(self, chances: Mapping[str, float]) -> float:
        """What suits bring that are won with these chances, the palaces that come with them included."""
        building = [chance for suit, chance in chances.items() if suit != "elephant"]
        none = 1.0
        for chance in building:
            none *= 1 - chance
        more = sum(building) - (1 - none)
        prizes = sum(chance * self.prize(suit) for suit, chance in chances.items())
        return prizes + (1 - none) * self.first_palace + more * MORE_PALACES

    def face(self, card: str) -> float:
        """A certain card, in or for the hand."""
        about = self.view.edition.cards[card]
        if about.colour == SPECIAL:
            return 0.3
        if about.colour == WHITE:
            return self.card + 0.25
        crown = 0.15 * ("mogul" in about.symbols) + 0.1 * (about.symbols.count("elephant") > 1)
        return self.card * 0.85 + crown + 0.12 * min(self.held[about.colour], 4)

    @cached_property
    def held(self) -> Mapping[str, int]:
        """Cards in the hand by colour."""
        colours = [self.view.edition.cards[held.card].colour for held in self.view.hand or ()]
        return {colour: colours.count(colour) for colour in (*COLOURS, WHITE, SPECIAL)}
