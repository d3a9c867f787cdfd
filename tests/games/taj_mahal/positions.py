"""A table of Taj Mahal for tests: any position at the beginning of a visit, played on through the contract alone.

Chance does what the test has planned; where nothing is planned, a generator with a fixed seed decides. After every
action the ordinary cards are counted: there are 96, wherever they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from games.api import Action, Seat, Setup
from games.history import Entry, act, decision_of
from games.registry import GAMES
from games.taj_mahal.actions import Bonuses, Deal, Display, First, Pick, Place, Play, Provinces, Withdraw
from games.taj_mahal.editions import COURTIERS, GOODS, SPECIAL, SUITS, TAJ_MAHAL, Edition
from games.taj_mahal.view import Palace, Player, View

T = TypeVar("T", bound=Action)

A, B, C, D, E = map(Seat, range(5))
TAJ = GAMES["taj_mahal"]
DECK = 96
THATTA = ("sehwan", "umarkot", "nasarpur", "thatta")
"""The cities of the province that positions are in unless another is named; the second and the last are fortresses."""


POINTS_IN_THATTA = {"umarkot": "points", "thatta": "points"}


@dataclass(frozen=True, slots=True)
class Raja:
    """A player of a position, in words with spaces between them; what is not said is empty."""

    hand: str = ""
    played: str = ""
    """Plays of this visit; what is played with a coloured card follows it after a "+"."""
    specials: str = ""
    """Special cards owned, those played included."""
    vp: int = 0
    influence: str = ""
    """Influence tiles, by their courtiers."""
    goods: str = ""
    palaces: str = ""
    crowned: str = ""
    """Cities with a crowned palace of an earlier visit."""

    @property
    def plays(self) -> tuple[tuple[str, ...], ...]:
        """The plays of this visit."""
        return tuple(tuple(play.split("+")) for play in self.played.split())


def crown(city: str) -> Place:
    """The crowned palace, on this city."""
    return Place(city, "crowned")


@dataclass(slots=True)
class Table:
    """A game in progress, with what chance shall do next."""

    state: Any
    visits: Mapping[int, str] = field(default_factory=dict)
    """Provinces by the number of their tile."""
    bonuses: Mapping[str, str] = field(default_factory=dict)
    """Bonus tiles by fortress."""
    first: Seat = A
    draws: list[str] = field(default_factory=list)
    """The next cards dealt from the draw pile into hands."""
    displays: list[tuple[str, ...]] = field(default_factory=list)
    nature: list[Action] = field(default_factory=list)
    """What chance has done."""

    @property
    def edition(self) -> Edition:
        """The figures of the game."""
        edition: Edition = self.state.edition
        return edition

    @property
    def view(self) -> View:
        """What the channel sees."""
        return self.seen_by(None)

    def seen_by(self, viewer: Seat | None) -> View:
        """What a seat sees, or the channel."""
        view: View = TAJ.view(self.state, viewer)
        return view

    def __getitem__(self, seat: Seat) -> Player:
        return self.view.players[seat]

    def hand(self, seat: Seat) -> list[str]:
        """The ordinary cards in a hand as its owner sees them, in alphabetical order."""
        return sorted(card for card in self.held(seat) if card not in self.edition.specials)

    def held(self, seat: Seat) -> list[str]:
        """All cards in a hand as its owner sees them."""
        hand = self.seen_by(seat).hand
        assert hand is not None
        return [held.card for held in hand]

    def palaces(self, seat: Seat) -> list[str]:
        """The cities in which a seat has palaces, in the order of placing, each as often as it has."""
        return [palace.city for palace in self.view.palaces if palace.seat == seat]

    def goods(self, seat: Seat) -> list[str]:
        """The symbols of goods that a seat owns."""
        return [good for good, number in zip(GOODS, self[seat].goods, strict=True) for _ in range(number)]

    def influence(self, seat: Seat) -> list[str]:
        """The influence tiles that a seat owns, by their courtiers."""
        return [person for person, number in zip(COURTIERS, self[seat].influence, strict=True) for _ in range(number)]

    def counts(self, seat: Seat) -> dict[str, int]:
        """The symbols that a seat has played in this visit, without the zeros."""
        return {suit: count for suit, count in zip(SUITS, self[seat].counts, strict=True) if count}

    def plays(self, seat: Seat) -> set[tuple[str, str | None]]:
        """What a seat may play now, each with its extra card."""
        return {(play.card, play.extra) for play in self.offered(seat, Play)}

    @property
    def acting(self) -> Seat:
        """The one seat that must decide now."""
        (decision,) = TAJ.decisions(self.state)
        return decision.seat

    @property
    def over(self) -> bool:
        """Whether nobody, chance included, has anything left to do."""
        return not TAJ.decisions(self.state) and self.chance is None

    @property
    def chance(self) -> Action | None:
        """What chance would do by itself."""
        return TAJ.chance(self.state, Random(0))

    def offered(self, seat: Seat, kind: type[T]) -> list[T]:
        """What a seat may do now, of one type of action."""
        decision = decision_of(TAJ, self.state, seat)
        return [action for action in decision.actions if isinstance(action, kind)] if decision else []

    def cities(self, seat: Seat, palace: str) -> set[str]:
        """Where a seat may place such a palace."""
        return {place.city for place in self.offered(seat, Place) if place.palace == palace}

    def may(self, seat: Seat | None, action: Action) -> bool:
        """Whether a seat, or chance, may do this now; for a seat, offer and objection must agree."""
        allowed = TAJ.objection(self.state, action, seat) is None
        assert seat is None or allowed == (action in self.offered(seat, Action))
        return allowed

    def do(self, seat: Seat | None, action: Action) -> Table:
        """One action, if it is legal, with nothing after it."""
        self.state = act(TAJ, self.state, Entry(action, seat)).state
        assert cards_of(self.state) == DECK
        return self

    def play(self, seat: Seat, *actions: Action) -> Table:
        """A seat acts, once or more, and chance after each."""
        for action in actions:
            assert self.may(seat, action), (seat, action, TAJ.objection(self.state, action, seat))
            self.do(seat, action)
            self.settle()
        return self

    def settle(self) -> Table:
        """Chance acts until a seat must decide or the game is over."""
        return self.settle_until(())

    def settle_until(self, kind: type[Action] | tuple[type[Action], ...]) -> Table:
        """Chance acts until it would do something of this type."""
        while (action := self.chance) is not None and not isinstance(action, kind):
            planned = self._planned(action)
            self.nature.append(planned)
            self.do(None, planned)
        return self

    def _planned(self, action: Action) -> Action:
        match action:
            case Provinces():
                return Provinces(provinces_by(self.edition, self.visits))
            case Bonuses():
                return Bonuses(bonuses_by(self.edition, self.bonuses))
            case First():
                return First(self.first)
            case Deal(seat, cards) if self.draws:
                return Deal(seat, tuple(sorted(self.draws.pop(0) for _ in cards)))
            case Display() if self.displays:
                return Display(self.displays.pop(0))
        return action

    def withdraw(self, seat: Seat, *places: Place, picks: str = "") -> Table:
        """A whole withdrawal; what is not said is the first option."""
        self.play(seat, Withdraw())
        self._finish(seat, Place, list(places))
        assert {Palace(seat, place.city, place.palace == "crowned") for place in places} <= set(self.view.palaces)
        self._finish(seat, Pick, [Pick(card) for card in picks.split()])
        assert not Counter(picks.split()) - Counter(self.hand(seat))
        return self

    def _finish(self, seat: Seat, kind: type[Action], wanted: list[Action] | list[Place] | list[Pick]) -> None:
        while offered := self.offered(seat, kind):
            self.play(seat, wanted.pop(0) if wanted else offered[0])

    def end_visit(self) -> Table:
        """All who are still there withdraw, in turn, and place and pick whatever comes first."""
        visit = self.view.visit
        while TAJ.decisions(self.state) and self.view.visit == visit:
            self.withdraw(self.acting)
        return self


def cards_of(state: Any) -> int:
    """The ordinary cards, wherever they are."""
    specials = state.edition.specials
    played = [card for player in state.players for play in player.played for card in play if card not in specials]
    hands = [card for player in state.players for card in player.hand]
    return sum(map(len, (state.pile, state.discards, state.display, played, hands)))


def provinces_by(edition: Edition, visits: Mapping[int, str]) -> tuple[str, ...]:
    """All provinces in the order of their tiles, those named at their number, the last one last."""
    placed = {len(edition.tiles): edition.last_province} | dict(visits)
    others = iter(province.key for province in edition.provinces if province.key not in placed.values())
    return tuple(placed.get(number) or next(others) for number in range(1, len(edition.provinces) + 1))


def bonuses_by(edition: Edition, named: Mapping[str, str]) -> tuple[str, ...]:
    """The bonus tiles in the order of the fortresses, those named on theirs, and the Taj Mahal's on its own."""
    rest = (Counter(edition.bonuses) - Counter(named.values())).elements()
    placed = {edition.taj_mahal: TAJ_MAHAL} | dict(named)
    return tuple(placed.get(city) or next(rest) for city in edition.fortresses)


def begin(seats: int = 3, *options: str) -> Table:
    """A game before anything has happened."""
    return Table(TAJ.start(Setup("standard", seats, options)))


def new(seats: int = 3, *options: str, first: Seat = A) -> Table:
    """A game set up, at its first question."""
    game = begin(seats, *options)
    game.first = first
    return game.settle()


def position(
    *rajas: Raja,
    province: str = "thatta",
    visit: int = 1,
    then: str | None = None,
    bonuses: Mapping[str, str] | None = None,
    display: str | None = None,
    pile: str | None = None,
    discards: str | None = "",
    options: tuple[str, ...] = (),
) -> Table:
    """A visit to a province, A to act first; players not given have nothing at all.

    The fortresses of Thatta have tiles of 2 points unless others are named.

    Cards that are nowhere else are in the pile; if that is given, in the discards; if those are given too
    (they are not by default: say `None`), in the last player's hand.
    """
    seated = rajas + (Raja(),) * (3 - len(rajas))
    visits = {visit: province} | ({visit + 1: then} if then else {})
    game = begin(len(seated), *options)
    game.visits, game.bonuses = visits, POINTS_IN_THATTA | dict(bonuses or {})
    game.settle()
    state = replace(game.state, visit=visit, palaces=tuple(_palaces(seated)))
    for seat, raja in enumerate(seated):
        state = state.with_player(Seat(seat), **_player(game.edition, raja))
    game.state = _with_cards(state, display, pile, discards)
    assert cards_of(game.state) == DECK
    return game


def _player(edition: Edition, raja: Raja) -> dict[str, Any]:
    colours = [edition.cards[play[0]].colour for play in raja.plays if "any_colour" not in play]
    return {
        "vp": raja.vp,
        "hand": tuple(sorted(raja.hand.split())),
        "specials": tuple(raja.specials.split()),
        "played": raja.plays,
        "bound": colours[0] if colours else None,
        "influence": tuple(raja.influence.split().count(person) for person in COURTIERS),
        "goods": tuple(raja.goods.split().count(good) for good in GOODS),
    }


def _palaces(rajas: Iterable[Raja]) -> Iterable[Palace]:
    for seat, raja in enumerate(rajas):
        yield from (Palace(Seat(seat), city) for city in raja.palaces.split())
        yield from (Palace(Seat(seat), city, crowned=True) for city in raja.crowned.split())


def _with_cards(state: Any, display: str | None, pile: str | None, discards: str | None) -> Any:
    """The state with the cards not in hands or played laid out as named."""
    hands = [card for player in state.players for card in player.hand]
    played = [card for player in state.players for play in player.played for card in play]
    named = [word for words in (display, pile, discards) if words for word in words.split()]
    rest = _without(state.edition, [*hands, *played, *named])
    size = state.edition.display[len(state.players)]
    shown = rest[:: len(rest) // size][:size] if display is None else display.split()
    rest = _without(state.edition, [*hands, *played, *named, *(shown if display is None else ())])
    piled, thrown, hoard = _spread(rest, pile, discards)
    last = Seat(len(state.players) - 1)
    state = replace(state, display=tuple(shown), pile=tuple(sorted(piled)), discards=tuple(thrown))
    return state.with_player(last, hand=tuple(sorted((*state.players[last].hand, *hoard))))


def _spread(rest: list[str], pile: str | None, discards: str | None) -> tuple[list[str], list[str], list[str]]:
    if pile is None:
        return rest, (discards or "").split(), []
    if discards is None:
        return pile.split(), rest, []
    return pile.split(), discards.split(), rest


def _without(edition: Edition, used: list[str]) -> list[str]:
    """The ordinary cards that are not used, in alphabetical order."""
    deck = Counter({card.key: card.copies for card in edition.cards.values() if card.colour != SPECIAL})
    deck.subtract(card for card in used if card not in edition.specials)
    assert min(deck.values()) >= 0, deck
    return sorted(deck.elements())
